//! Splendor as numbers.

use std::sync::LazyLock;

use parure_engine::card::CardTable;
use parure_engine::classic::Rules;
use parure_engine::splendor::{LastRound, SplendorOptions, SplendorRules};

use super::rules::{ClassicEncoding, Row, rows};
use crate::Tensor;

impl ClassicEncoding for SplendorRules {
    const ACTIONS: &'static str = "splendor-actions/1";
    const OBSERVATIONS: &'static str = "splendor-observations/1";

    fn rows() -> &'static CardTable<Row> {
        static ROWS: LazyLock<CardTable<Row>> = LazyLock::new(|| rows(SplendorRules::CARDS, |_| 0));
        &ROWS
    }

    fn describe_options(options: &SplendorOptions, out: &mut impl Tensor) {
        let SplendorOptions { target, face_up, take_fewer, last_round, team } = *options;
        let last_round = number(last_round);
        out.put("options", &[15, 4, 1, 1, 1], [target, face_up, take_fewer.into(), last_round, team.into()]);
    }
}

/// The last round as a number.
pub(super) const fn number(last_round: LastRound) -> u8 {
    match last_round {
        LastRound::EqualTurns => 0,
        LastRound::EveryoneElseOnce => 1,
        LastRound::AtOnce => 2,
    }
}
