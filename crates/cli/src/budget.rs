//! Budgets on the command line.

use parure_bots::{BotSpec, Budget};

/// Reads a budget as it stands behind a bot's name: `300ms`, `2s`, `2000it`, several of them parted by `:`.
pub fn read(text: &str) -> Result<Budget, String> {
    let spec = BotSpec::parse(&format!("strongest:{text}"));
    spec.map(|spec| spec.budget)
        .ok()
        .filter(|budget| *budget != Budget::UNLIMITED)
        .ok_or_else(|| "a budget is written as `300ms`, `2s` or `2000it`".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_budget_is_a_time_or_a_number_of_iterations() {
        assert_eq!(read("2000it"), Ok(Budget::iterations(2000)));
        assert_eq!(read("2s"), Ok(Budget::time(std::time::Duration::from_secs(2))));
        for wrong in ["", "fast", "rusher", "0ms", "300"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
