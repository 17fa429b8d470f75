//! Transcripts as the command prints them.

use std::process::Command;

use serde_json::Value;

/// One game.
pub struct Transcript {
    pub opening: Value,
    pub steps: Vec<Value>,
    pub result: Value,
}

/// Runs `parure transcript` and cuts what it prints into games.
pub fn transcripts(args: &str) -> Vec<Transcript> {
    let output = Command::new(env!("CARGO_BIN_EXE_parure")).arg("transcript").args(args.split_whitespace()).output();
    let output = output.expect("the command runs");
    assert!(output.status.success(), "{args}: {}", String::from_utf8_lossy(&output.stderr));
    let mut games: Vec<Transcript> = Vec::new();
    for line in output.stdout.split(|&byte| byte == b'\n').filter(|line| !line.is_empty()) {
        let line: Value = serde_json::from_slice(line).expect("every line is JSON");
        if line.get("format").is_some() {
            assert_eq!(line["format"], "parure-transcript/1");
            games.push(Transcript { opening: line, steps: Vec::new(), result: Value::Null });
        } else if line.get("result").is_some() {
            games.last_mut().unwrap().result = line["result"].clone();
        } else {
            games.last_mut().unwrap().steps.push(line);
        }
    }
    assert!(games.iter().all(|game| game.result.is_object()));
    games
}

/// The text of a value with the keys of objects in order, however the value keeps them.
pub fn canonical(value: &Value) -> String {
    match value {
        Value::Object(fields) => {
            let mut fields: Vec<_> = fields.iter().collect();
            fields.sort_unstable_by_key(|&(key, _)| key);
            let fields: Vec<_> = fields.iter().map(|(key, value)| format!("\"{key}\":{}", canonical(value))).collect();
            format!("{{{}}}", fields.join(","))
        }
        Value::Array(items) => format!("[{}]", items.iter().map(canonical).collect::<Vec<_>>().join(",")),
        plain => plain.to_string(),
    }
}
