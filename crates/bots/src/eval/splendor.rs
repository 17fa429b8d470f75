//! Splendor: prestige and nobles, for two to four and for teams.

use std::sync::Arc;

use parure_engine::card::CardId;
use parure_engine::classic::Action;
use parure_engine::seat::Seat;
use parure_engine::splendor::{Splendor, SplendorRules, partner};

use super::Embedded;
use super::classic::{self, Race};
use crate::explain::Reason;
use crate::knowledge::{Knowledge, Sketch};
use crate::model::Model;
use crate::personality::Personality;

static MODEL: Embedded = Embedded::new::<Splendor>(include_bytes!("../../weights/splendor.bin"));

impl Race for SplendorRules {
    const EXTRA: usize = 0;

    fn target(table: &Splendor) -> u8 {
        table.options().target
    }

    fn points(table: &Splendor, seat: Seat) -> u8 {
        table.standing(seat).prestige
    }

    fn partner(table: &Splendor, seat: Seat) -> Option<Seat> {
        table.options().team.then(|| partner(seat))
    }

    fn extra_points(_: &Splendor, _: Seat, _: CardId) -> u8 {
        0
    }

    fn lacking(_: &Splendor, _: Seat) -> u8 {
        0
    }

    fn describe(_: &Splendor, _: Seat, _: &mut [f32]) {}
}

impl Knowledge for Splendor {
    const SEAT_INPUTS: usize = classic::SEAT_INPUTS;
    const TABLE_INPUTS: usize = classic::TABLE_INPUTS;
    const KINDS: usize = classic::KINDS;

    fn model(&self) -> Arc<Model> {
        MODEL.get::<Self>()
    }

    fn describe_seat(&self, seat: Seat, out: &mut [f32]) {
        classic::describe_seat(self, seat, out);
    }

    fn describe_table(&self, seat: Seat, out: &mut [f32]) {
        classic::describe_table(self, seat, out);
    }

    fn side(&self, seat: Seat) -> Seat {
        classic::side(self, seat)
    }

    fn is_quiet(&self) -> bool {
        classic::is_quiet(self)
    }

    fn narrow(&self, actions: &mut Vec<Action>) {
        classic::narrow(self, actions);
    }

    fn sketch(&self, actions: &[Action], out: &mut Vec<Sketch>) {
        classic::sketch(self, actions, out);
    }

    fn rule_of_thumb(&self, seat: Seat) -> f32 {
        classic::rule_of_thumb(self, seat)
    }

    fn taste(&self, seat: Seat, personality: Personality) -> f32 {
        classic::taste(self, seat, personality)
    }

    fn temptation(&self, action: Action, personality: Personality) -> f32 {
        classic::temptation(self, action, personality)
    }

    fn reasons(&self, action: Action) -> Vec<Reason> {
        classic::reasons(self, action)
    }
}
