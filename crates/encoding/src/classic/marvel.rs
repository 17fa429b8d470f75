//! Marvel as numbers.

use std::sync::LazyLock;

use parure_engine::card::CardTable;
use parure_engine::classic::Rules;
use parure_engine::marvel::{Avengers, LastRound, MarvelOptions, MarvelRules, tags};
use parure_engine::seat::Seat;

use super::rules::{ClassicEncoding, Row, rows};
use crate::Tensor;

impl ClassicEncoding for MarvelRules {
    const ACTIONS: &'static str = "marvel-actions/1";
    const OBSERVATIONS: &'static str = "marvel-observations/2";

    fn rows() -> &'static CardTable<Row> {
        static ROWS: LazyLock<CardTable<Row>> = LazyLock::new(|| rows(MarvelRules::CARDS, tags));
        &ROWS
    }

    fn describe_options(options: &MarvelOptions, out: &mut impl Tensor) {
        let MarvelOptions { take_fewer, last_round } = *options;
        out.put("options", &[1, 1], [take_fewer.into(), (last_round == LastRound::AtOnce).into()]);
    }

    fn describe_player(avengers: &Avengers, seat: Seat, out: &mut impl Tensor) {
        out.put("avengers", &[5], [avengers.tags[seat.index()]]);
        out.put("avengers_tile", &[1], [(avengers.holder == Some(seat)).into()]);
    }
}
