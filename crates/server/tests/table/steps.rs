//! The format of stored steps: what one version of the program has written, every later one reads.

use std::collections::BTreeSet;

use parure_server::table::Step;

/// A step of every kind, as it is stored. Lines are added, never changed: they lie in people's databases.
const GOLDEN: &str = include_str!("../golden/steps.jsonl");

/// Names every kind of step, to the compiler and to the test.
macro_rules! kinds {
    ($($Kind:ident)*) => {
        const KINDS: &[&str] = &[$(stringify!($Kind)),*];

        fn kind(step: &Step) -> &'static str {
            match step {
                $(Step::$Kind { .. } => stringify!($Kind),)*
            }
        }
    };
}

kinds!(
    Made Sat Nonce Committed Fixed Revealed RoundEnded Stood Swapped Renamed BotSet Begun Moved Undone Resigned TimedOut Paused Left Resumed Ended Said
    Linked Unlinked Claimed SeatsMerged WantsRematch Next Barred Closed
);

#[test]
fn every_kind_of_step_is_read_and_written_as_it_is_stored() {
    let mut found = BTreeSet::new();
    for line in GOLDEN.lines() {
        let step: Step = serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"));
        assert_eq!(serde_json::to_string(&step).expect("JSON"), line);
        found.insert(kind(&step));
    }
    let missing: Vec<_> = KINDS.iter().filter(|kind| !found.contains(*kind)).collect();
    assert!(missing.is_empty(), "tests/golden/steps.jsonl has no step of these kinds: {missing:?}");
}
