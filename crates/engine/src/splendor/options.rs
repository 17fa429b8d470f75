//! The house rules of Splendor.

use crate::classic::MAX_FACE_UP;
use crate::game::OptionRange::{Number, Switch, Word};
use crate::game::{option_words, options};

options! {
    /// What a table may agree on. The Quick and Team games are values of these (S-30, S-40).
    pub struct SplendorOptions {
        /// The prestige that ends the game (S-25): 1 to 99.
        target: u8 = 15, Number(1..=99);
        /// How many cards of each level lie face up (S-05): 1 to 8.
        face_up: u8 = 4, Number(1..=MAX_FACE_UP as u8);
        /// Whether a player may take fewer tokens than the bank allows (S-10).
        take_fewer: bool = false, Switch;
        /// How the last round goes (S-25).
        last_round: LastRound = LastRound::EqualTurns, Word(LastRound::WORDS);
        /// Whether two play against two (S-40).
        team: bool = false, Switch;
    }
    presets {
        quick { target: 10, face_up: 3 }
        team { team: true }
    }
}

options! {
    /// What a table may agree on in a game of Cities, which has no target (C-14).
    pub struct CitiesOptions {
        /// How many cards of each level lie face up (S-05): 1 to 8.
        face_up: u8 = 4, Number(1..=MAX_FACE_UP as u8);
        /// Whether a player may take fewer tokens than the bank allows (S-10).
        take_fewer: bool = false, Switch;
        /// How the last round goes (S-25).
        last_round: LastRound = LastRound::EqualTurns, Word(LastRound::WORDS);
        /// Whether two play against two (S-40), which goes with no expansion (C-01).
        team: bool = false, Switch;
    }
    presets {
        team { team: true }
    }
    absent {
        target: "in Cities no prestige ends the game, but a city that is taken (C-01)";
        quick: "the Quick game is one to a target, and in Cities no prestige ends the game (C-01)";
    }
}

option_words! {
    /// Who still plays after someone has reached the target.
    pub enum LastRound {
        /// The round is finished: all have had as many turns.
        EqualTurns = "equal_turns",
        /// Everyone else has one more turn.
        EveryoneElseOnce = "everyone_else_once",
        /// Nobody: the game ends with the turn that reaches it.
        AtOnce = "at_once",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{OptionValue, Options};

    fn refused(key: &str, value: &str) -> String {
        SplendorOptions::default().set(key, value).expect_err("it is refused").to_string()
    }

    #[test]
    fn errors_say_what_is_possible() {
        let known = "`target`, `face_up`, `take_fewer`, `last_round`, `team` and `preset`";
        assert_eq!(refused("goal", "1"), format!("there is no option `goal`; this game has {known}"));
        let allowed = [
            ("target", "100", "a number from 1 to 99"),
            ("face_up", "9", "a number from 1 to 8"),
            ("team", "yes", "`true` or `false`"),
            ("last_round", "EqualTurns", "`equal_turns`, `everyone_else_once` or `at_once`"),
            ("preset", "printed", "`quick` or `team`"),
        ];
        for (key, value, allowed) in allowed {
            assert_eq!(refused(key, value), format!("`{value}` is not a value of `{key}`, which can be {allowed}"));
        }
    }

    #[test]
    fn every_option_can_be_set_to_each_end_of_its_range_and_printed() {
        let mut options = SplendorOptions::default();
        assert!(SplendorOptions::table().iter().map(|entry| (entry.key, entry.default)).eq(options.values()));
        for (key, value) in
            [("target", "99"), ("face_up", "8"), ("take_fewer", "true"), ("last_round", "everyone_else_once")]
        {
            options.set(key, value).expect("it is in the range");
        }
        options.set("preset", "team").expect("there is such a preset");
        let printed: Vec<_> = options.values().into_iter().map(|(key, value)| format!("{key}={value}")).collect();
        assert_eq!(
            printed,
            ["target=99", "face_up=8", "take_fewer=true", "last_round=everyone_else_once", "team=true"]
        );
        assert!(!options.assign("target", OptionValue::Switch(true)) && !options.assign_preset("slow"));
    }
}
