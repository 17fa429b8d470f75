//! Marvel as numbers.

use std::sync::LazyLock;

use parure_engine::card::CardTable;
use parure_engine::classic::Rules;
use parure_engine::marvel::{Avengers, MarvelOptions, MarvelRules, tags};
use parure_engine::seat::Seat;

use super::rules::{ClassicEncoding, Row, rows};
use crate::Tensor;

impl ClassicEncoding for MarvelRules {
    const ACTIONS: &'static str = "marvel-actions/1";
    const OBSERVATIONS: &'static str = "marvel-observations/1";

    fn rows() -> &'static CardTable<Row> {
        static ROWS: LazyLock<CardTable<Row>> = LazyLock::new(|| rows(MarvelRules::CARDS, tags));
        &ROWS
    }

    fn describe_options(options: &MarvelOptions, out: &mut impl Tensor) {
        out.put("options", &[1], [options.take_fewer.into()]);
    }

    fn describe_player(avengers: &Avengers, seat: Seat, out: &mut impl Tensor) {
        out.put("avengers", &[5], [avengers.tags[seat.index()]]);
        out.put("avengers_tile", &[1], [(avengers.holder == Some(seat)).into()]);
    }
}
