//! The components, read from the data files.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use super::counts::Counts;

/// A card, a tile or a royal by its columns.
#[derive(Clone, Debug)]
pub struct Face(BTreeMap<String, String>);

impl Face {
    pub fn word(&self, column: &str) -> &str {
        &self.0[column]
    }

    pub fn number(&self, column: &str) -> i64 {
        self.0.get(column).map_or(0, |text| text.parse().unwrap())
    }

    /// The columns named like these colours.
    pub fn counts(&self, colors: &[&str]) -> Counts {
        Counts::of(colors.iter().map(|color| (*color, self.number(color))))
    }
}

/// Reads a file of the engine's data folder, by id.
pub fn faces(file: &str) -> BTreeMap<String, Face> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../engine/data").join(file);
    let text = fs::read_to_string(path).unwrap();
    let mut lines = text.lines().map(fields);
    let columns = lines.next().unwrap();
    lines
        .map(|line| {
            let face = columns.iter().cloned().zip(line).collect::<BTreeMap<_, _>>();
            (face[&columns[0]].clone(), Face(face))
        })
        .collect()
}

fn fields(line: &str) -> Vec<String> {
    let mut fields = vec![String::new()];
    let mut quoted = false;
    for letter in line.chars() {
        match letter {
            '"' => quoted = !quoted,
            ',' if !quoted => fields.push(String::new()),
            _ => fields.last_mut().unwrap().push(letter),
        }
    }
    fields
}
