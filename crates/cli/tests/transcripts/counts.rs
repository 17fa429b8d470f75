//! Numbers of things by name.

use std::collections::BTreeMap;

use serde::Deserialize;

/// A number for each name; what is absent is 0.
#[derive(Clone, Default, Debug, Deserialize)]
pub struct Counts(BTreeMap<String, i64>);

impl PartialEq for Counts {
    fn eq(&self, other: &Self) -> bool {
        self.0.keys().chain(other.0.keys()).all(|name| self.get(name) == other.get(name))
    }
}

impl Counts {
    pub fn of<'a>(counts: impl IntoIterator<Item = (&'a str, i64)>) -> Self {
        Self(counts.into_iter().map(|(name, count)| (name.to_owned(), count)).collect())
    }

    pub fn get(&self, name: &str) -> i64 {
        self.0.get(name).copied().unwrap_or(0)
    }

    /// Adds, and refuses to go below 0.
    pub fn add(&mut self, name: &str, count: i64) {
        let sum = self.0.entry(name.to_owned()).or_default();
        *sum += count;
        assert!(*sum >= 0, "{name} goes below 0");
    }

    pub fn add_all(&mut self, other: &Self) {
        other.iter().for_each(|(name, count)| self.add(name, count));
    }

    pub fn take_all(&mut self, other: &Self) {
        other.iter().for_each(|(name, count)| self.add(name, -count));
    }

    pub fn total(&self) -> i64 {
        self.0.values().sum()
    }

    /// What is there at least once.
    pub fn iter(&self) -> impl Iterator<Item = (&str, i64)> {
        self.0.iter().map(|(name, &count)| (name.as_str(), count)).filter(|&(_, count)| count != 0)
    }

    pub fn covers(&self, other: &Self) -> bool {
        other.iter().all(|(name, count)| self.get(name) >= count)
    }

    /// What is left of a price after a discount.
    pub fn less(&self, discount: &Self) -> Self {
        Self(self.iter().map(|(name, count)| (name.to_owned(), (count - discount.get(name)).max(0))).collect())
    }

    /// The JSON text, with zeros left out and names in order.
    pub fn text(&self) -> String {
        let parts: Vec<_> = self.iter().map(|(name, count)| format!("\"{name}\":{count}")).collect();
        format!("{{{}}}", parts.join(","))
    }
}

/// Every exact payment of a price out of a purse, where the joker stands for anything.
pub fn payments(price: &Counts, purse: &Counts, joker: &str) -> Vec<Counts> {
    let mut parts = vec![(Counts::default(), 0)];
    for (name, asked) in price.iter() {
        let mut longer = Vec::new();
        for (part, jokers) in &parts {
            for plain in 0..=asked.min(purse.get(name)) {
                let mut next = part.clone();
                next.add(name, plain);
                longer.push((next, jokers + asked - plain));
            }
        }
        parts = longer;
    }
    parts.retain(|(_, jokers)| *jokers <= purse.get(joker));
    parts
        .into_iter()
        .map(|(mut part, jokers)| {
            part.add(joker, jokers);
            part
        })
        .collect()
}
