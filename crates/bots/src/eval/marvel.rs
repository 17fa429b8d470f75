//! Marvel: points alone do not win; the gauntlet also asks for five colours and the time stone.

use std::sync::Arc;

use parure_engine::card::{CardId, Level};
use parure_engine::classic::{Action, State};
use parure_engine::marvel::{GAUNTLET_POINTS, Marvel, MarvelRules, TIME, tags};
use parure_engine::seat::Seat;
use parure_engine::tokens::{ColorSet, GEMS};

use super::Embedded;
use super::classic::{self, Race};
use crate::explain::{Argument, Reason};
use crate::knowledge::{Knowledge, Sketch};
use crate::model::Model;
use crate::personality::Personality;

static MODEL: Embedded = Embedded::new::<Marvel>(include_bytes!("../../weights/marvel.bin"));

/// The points of the Avengers tile (M-13).
const ASSEMBLE_POINTS: u8 = 3;

/// How many tags take the Avengers tile from whoever has it, if anyone (M-13).
fn tags_needed(table: &Marvel) -> u8 {
    let avengers = table.extra();
    avengers.holder.map_or(3, |holder| avengers.tags[holder.index()] + 1)
}

impl Race for MarvelRules {
    const EXTRA: usize = 10;

    fn target(_: &Marvel) -> u8 {
        GAUNTLET_POINTS
    }

    fn points(table: &Marvel, seat: Seat) -> u8 {
        table.player(seat).points
    }

    fn partner(_: &Marvel, _: Seat) -> Option<Seat> {
        None
    }

    fn extra_points(table: &Marvel, seat: Seat, card: CardId) -> u8 {
        let avengers = table.extra();
        let assembles = avengers.holder != Some(seat) && avengers.tags[seat.index()] + tags(card) >= tags_needed(table);
        if assembles { ASSEMBLE_POINTS } else { 0 }
    }

    fn lacking(table: &Marvel, seat: Seat) -> u8 {
        let player = table.player(seat);
        let colors = 5 - player.bonuses.colors().and(ColorSet::GEMS).len() as u8;
        colors + u8::from(player.tokens.get(TIME) == 0)
    }

    fn describe(table: &Marvel, seat: Seat, out: &mut [f32]) {
        let player = table.player(seat);
        let avengers = table.extra();
        let own = avengers.tags[seat.index()];
        let holds = avengers.holder == Some(seat);
        let missing = ColorSet::GEMS.without(player.bonuses.colors());
        // The cheapest way to each missing colour, and to a first level 3 character.
        let dearest = missing.iter().map(|gem| {
            let cards = table.market().cards();
            let cards = cards.iter().chain(player.hand.iter().map(|reserved| reserved.card));
            let offered = cards.filter(|&card| State::<Self>::face(card).bonus == gem);
            offered.map(|card| table.price(seat, card).total()).min().unwrap_or(7)
        });
        let dearest = dearest.max().unwrap_or(0);
        let time = player.tokens.get(TIME) > 0;
        let lacking = Self::lacking(table, seat);
        out.copy_from_slice(&[
            f32::from(own) / 4.0,
            f32::from(u8::from(holds)),
            f32::from(u8::from(avengers.holder.is_some() && !holds)),
            (f32::from(tags_needed(table)) - f32::from(own)).clamp(-2.0, 4.0) / 4.0,
            f32::from(u8::from(time)),
            missing.len() as f32 / 5.0,
            f32::from(u8::from(missing.is_empty())),
            f32::from(dearest) / 7.0,
            f32::from(u8::from(lacking == 0)),
            f32::from(player.points.min(GAUNTLET_POINTS)) / 16.0 * f32::from(lacking),
        ]);
    }
}

impl Knowledge for Marvel {
    const SEAT_INPUTS: usize = classic::SEAT_INPUTS + MarvelRules::EXTRA;
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
        seat
    }

    fn is_quiet(&self) -> bool {
        classic::is_quiet(self)
    }

    fn narrow(&self, actions: &mut Vec<Action>) {
        classic::narrow(self, actions);
    }

    fn sketch(&self, actions: &[Action], out: &mut Vec<Sketch>) {
        classic::sketch(self, actions, out);
        let bonuses = self.bonuses(self.seat());
        let time = self.player(self.seat()).tokens.get(TIME) > 0;
        // Two features of a purchase mean something else here: a colour that the gauntlet lacks, and the time stone.
        for (sketch, &action) in out.iter_mut().rev().zip(actions.iter().rev()) {
            if let Action::Buy(card, _) = action {
                let face = Self::face(card);
                sketch.features[2] = f32::from(u8::from(bonuses.get(face.bonus) == 0));
                sketch.features[9] = f32::from(u8::from(card.level() == Level::Three && !time));
            }
        }
    }

    fn rule_of_thumb(&self, seat: Seat) -> f32 {
        let colors = GEMS.iter().filter(|&&gem| self.bonuses(seat).get(gem) > 0).count();
        let time = f32::from(self.player(seat).tokens.get(TIME));
        classic::rule_of_thumb(self, seat)
            + colors as f32
            + 2.0 * time
            + 0.4 * f32::from(self.extra().tags[seat.index()])
    }

    fn taste(&self, seat: Seat, personality: Personality) -> f32 {
        let avengers = match personality {
            Personality::NobleHunter => {
                f32::from(self.extra().tags[seat.index()]) / 10.0
                    + if self.extra().holder == Some(seat) { 0.4 } else { 0.0 }
            }
            _ => 0.0,
        };
        (classic::taste(self, seat, personality) + avengers).clamp(-1.0, 1.0)
    }

    fn temptation(&self, action: Action, personality: Personality) -> f32 {
        let tagged = match (personality, action) {
            (Personality::NobleHunter, Action::Buy(card, _)) => 0.5 * f32::from(tags(card)),
            _ => 0.0,
        };
        classic::temptation(self, action, personality) + tagged
    }

    fn reasons(&self, action: Action) -> Vec<Reason> {
        let mut reasons = classic::reasons(self, action);
        if let Action::Buy(card, _) = action {
            let face = Self::face(card);
            if card.level() == Level::Three && self.player(self.seat()).tokens.get(TIME) == 0 {
                reasons.insert(0, Reason::plain("reason-takes-time-stone"));
            }
            if self.bonuses(self.seat()).get(face.bonus) == 0 {
                reasons.insert(0, Reason::plain("reason-new-color").with("color", Argument::Color(face.bonus)));
            }
        }
        reasons
    }
}
