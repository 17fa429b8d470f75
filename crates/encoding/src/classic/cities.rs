//! Splendor with the Cities as numbers: the nobles' places are the fourteen sides of the cities.

use parure_engine::card::CardTable;
use parure_engine::splendor::cities::CitiesRules;
use parure_engine::splendor::{CitiesOptions, SplendorRules};

use super::rules::{ClassicEncoding, Row};
use super::splendor::number;
use crate::Tensor;

impl ClassicEncoding for CitiesRules {
    const ACTIONS: &'static str = "splendor-cities-actions/1";
    const OBSERVATIONS: &'static str = "splendor-cities-observations/1";

    fn rows() -> &'static CardTable<Row> {
        SplendorRules::rows()
    }

    fn describe_options(options: &CitiesOptions, out: &mut impl Tensor) {
        let CitiesOptions { face_up, take_fewer, last_round, team: _ } = *options;
        out.put("options", &[4, 1, 1], [face_up, take_fewer.into(), number(last_round)]);
    }
}
