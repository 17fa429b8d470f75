//! What a player wants, ready to be compared with many actions.

use parure_engine::card::CardId;
use parure_engine::tokens::{Color, Tokens};

use super::reach::Reach;
use crate::explain::{Argument, Reason};
use crate::numbers::greater;

/// The most cards a player can want: a full market and a full hand.
const MOST: usize = 27;
/// Cards that lack more than this are no guide for the next take.
const FARTHEST: u8 = 7;

/// A card that is not in reach yet.
struct Want {
    short: Tokens,
    missing: u8,
    /// How much the player is drawn to it.
    worth: f32,
    /// What it is worth once bought.
    value: f32,
}

/// The cards that a player is short of.
pub(super) struct Wants(Vec<Want>);

/// How much nearer some tokens bring what a player wants.
#[derive(Clone, Copy, Default)]
pub(super) struct Gain {
    /// For all cards together.
    pub(super) all: f32,
    /// For the card that gains most.
    pub(super) most: f32,
    /// How many cards come into reach.
    pub(super) reached: u8,
    /// The value of the best of these.
    pub(super) value: f32,
}

impl Wants {
    pub(super) fn new() -> Self {
        Self(Vec::with_capacity(MOST))
    }

    /// Adds a card, if it is short of something and not too far.
    pub(super) fn add(&mut self, reach: &Reach, worth: f32, value: f32) {
        if (1..=FARTHEST).contains(&reach.missing) && self.0.len() < MOST {
            self.0.push(Want { short: reach.short, missing: reach.missing, worth, value });
        }
    }

    pub(super) fn gain(&self, tokens: Tokens) -> Gain {
        let mut gain = Gain::default();
        for want in &self.0 {
            let useful = want.short.min(tokens).total().min(want.missing);
            let progress = want.worth * f32::from(useful);
            gain.all += progress;
            gain.most = greater(gain.most, progress);
            let reached = useful == want.missing;
            gain.reached += u8::from(reached);
            gain.value = greater(gain.value, if reached { want.value } else { 0.0 });
        }
        gain
    }
}

/// For each colour, how much is hoped of the cards that still cost some of it.
pub(super) fn demand<'a>(cards: impl Iterator<Item = (&'a Reach, f32)>) -> [f32; 8] {
    let mut demand = [0.0; 8];
    for (reach, worth) in cards {
        // Every colour, as which of them a card costs is hard to guess.
        for (demand, count) in demand.iter_mut().zip(reach.price.counts()) {
            *demand += if count > 0 { worth } else { 0.0 };
        }
    }
    demand
}

/// How much the loss of a token hurts: in all, and for the most wanted card.
pub(super) fn loss<'a>(cards: impl Iterator<Item = (&'a Reach, f32)>, purse: Tokens, token: Color) -> (f32, f32) {
    let held = purse.get(token);
    let hurt = cards.filter(|(reach, _)| reach.price.get(token) >= held);
    hurt.fold((0.0, 0.0), |(all, most), (_, worth)| (all + worth, greater(most, worth)))
}

/// The card among these, each with how much the player is drawn to it, that some tokens bring nearest; the one that a search
/// aims at, if they bring it nearer at all.
pub(super) fn brings_nearer<'a>(
    cards: impl Iterator<Item = (CardId, &'a Reach, f32)>,
    tokens: Tokens,
    aim: Option<CardId>,
) -> Option<Reason> {
    let useful = |reach: &Reach| reach.short.min(tokens).total().min(reach.missing);
    let reaches = |reach: &Reach| useful(reach) == reach.missing;
    let progress = |(_, reach, worth): &(CardId, &Reach, f32)| {
        worth * f32::from(useful(reach)) * if reaches(reach) { 2.0 } else { 1.0 }
    };
    let nearer = cards.filter(|(_, reach, _)| reach.missing > 0 && useful(reach) > 0);
    let is_aim = |(card, ..): &(CardId, &Reach, f32)| aim == Some(*card);
    let (card, reach, _) = nearer.max_by(|a, b| is_aim(a).cmp(&is_aim(b)).then(progress(a).total_cmp(&progress(b))))?;
    let key = if reaches(reach) { "reason-affords-next" } else { "reason-comes-nearer" };
    Some(Reason::plain(key).with("card", Argument::Card(card)))
}
