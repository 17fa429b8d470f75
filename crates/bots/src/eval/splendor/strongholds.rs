//! The Strongholds: a card kept for oneself is as good as reserved, and one that a rival keeps is out of reach.

use parure_engine::card::{CardId, Level};
use parure_engine::classic::{Action, JOKER};
use parure_engine::seat::Seat;
use parure_engine::splendor::strongholds::{STRONGHOLDS_EACH, StrongholdAction, Strongholds, StrongholdsRules};

use super::with_promise;
use crate::eval::classic::ClassicKnowledge;
use crate::eval::classic::actions::kinds;
use crate::eval::weights;
use crate::eval::writer::flag;
use crate::explain::{Argument, Reason};
use crate::knowledge::Sketch;
use crate::sheet::Row;

impl ClassicKnowledge for StrongholdsRules {
    const EXTRA: usize = 18;
    /// Put, move and remove; conquer; decline.
    const OWN_KINDS: &'static [usize] = &[kinds::RESERVE, kinds::RESERVE, kinds::RESERVE, kinds::BUY, kinds::PASS];

    weights!(Strongholds, "../../../weights/strongholds.bin");

    fn points(table: &Strongholds, seat: Seat) -> u8 {
        // A card with all three is bought besides the turn, once it can be paid.
        let conquest = table.extra().conquest(seat).filter(|&card| is_near(table, seat, card));
        let promise = conquest.map_or(0, |card| 1 + Strongholds::face(card).points / 2);
        with_promise(table.player(seat).points, promise, table.options().target)
    }

    fn like(_: &Strongholds, action: StrongholdAction) -> Action<StrongholdAction> {
        match action {
            StrongholdAction::Put(card) | StrongholdAction::Move(_, card) | StrongholdAction::Remove(card, _) => {
                Action::Reserve(card)
            }
            StrongholdAction::Conquer(card, payment) => Action::Buy(card, payment.packed()),
            StrongholdAction::Decline => Action::Pass,
        }
    }

    fn own_kind(action: StrongholdAction) -> usize {
        match action {
            StrongholdAction::Put(_) => 0,
            StrongholdAction::Move(..) => 1,
            StrongholdAction::Remove(..) => 2,
            StrongholdAction::Conquer(..) => 3,
            StrongholdAction::Decline => 4,
        }
    }

    /// A stronghold is moved only where it joins another or none is left to be put; a conquest is paid in one way.
    fn is_worth_a_thought(table: &Strongholds, action: StrongholdAction, legal: &[Action<StrongholdAction>]) -> bool {
        let seat = table.seat();
        match action {
            StrongholdAction::Move(from, to) => {
                let placed = table.extra();
                placed.count(seat, to) > 0 && placed.count(seat, to) >= placed.count(seat, from)
                    || placed.supply(seat) == 0 && placed.count(seat, from) == 1
            }
            StrongholdAction::Conquer(..) => legal.first() == Some(&Action::Module(action)),
            _ => true,
        }
    }

    fn describe(table: &Strongholds, seat: Seat, write: &mut Row<'_>) {
        let placed = table.extra();
        let most = placed.of(seat).max_by_key(|&card| placed.count(seat, card));
        let (together, short) = most.map_or((0, 0), |card| (placed.count(seat, card), missing(table, seat, card)));
        let points = |card: CardId| Strongholds::face(card).points;
        let closed = placed.closed(seat);
        write.mark(placed.supply(seat), 4);
        write.mark(together, 4);
        write.flag(together == STRONGHOLDS_EACH && short <= 3);
        write.flag(together == STRONGHOLDS_EACH && short == 0);
        write.count(placed.of(seat).map(points).max().unwrap_or(0), 5.0);
        write.count(short, 5.0);
        write.mark(closed.len() as u8, 5);
        write.count(closed.iter().map(points).sum(), 10.0);
    }

    fn describe_card(table: &Strongholds, seat: Seat, card: CardId, write: &mut Row<'_>) {
        write.mark(table.extra().count(seat, card), 4);
    }

    /// A card that a rival keeps is no prospect, so what sending the stronghold back would open is told here, as a reserve is.
    fn refine_sketches(table: &Strongholds, actions: &[Action<StrongholdAction>], sketches: &mut [Sketch]) {
        for (sketch, &action) in sketches.iter_mut().zip(actions) {
            let Action::Module(own) = action else { continue };
            if let StrongholdAction::Put(card) | StrongholdAction::Move(_, card) = own {
                sketch.features[10] = f32::from(table.extra().count(table.seat(), card)) / 2.0;
            }
            let StrongholdAction::Remove(card, _) = own else { continue };
            let (points, missing) = (f32::from(Strongholds::face(card).points), missing(table, table.seat(), card));
            let worth = (points + 0.5) / f32::from(1 + missing);
            sketch.features.fill(0.0);
            sketch.features[..3].copy_from_slice(&[1.0, points / 5.0, f32::from(missing) / 5.0]);
            sketch.features[7] = flag(card.level() == Level::Three);
            sketch.features[8] = flag(card.level() == Level::One);
            sketch.features[9] = worth / 3.0;
            sketch.features[11] = if missing == 0 { points / 5.0 } else { 0.0 };
        }
    }

    fn add_reasons(_: &Strongholds, action: Action<StrongholdAction>, reasons: &mut Vec<Reason>) {
        let Action::Module(own) = action else { return };
        let (key, card) = match own {
            StrongholdAction::Put(card) | StrongholdAction::Move(_, card) => ("reason-guards-card", card),
            StrongholdAction::Remove(card, _) => ("reason-frees-card", card),
            StrongholdAction::Conquer(..) | StrongholdAction::Decline => return,
        };
        reasons.push(Reason::plain(key).with("card", Argument::Card(card)));
    }

    fn rule_of_thumb(table: &Strongholds, seat: Seat, common: f32) -> f32 {
        let placed = table.extra();
        let worth = |card: CardId| 0.4 + 0.3 * f32::from(Strongholds::face(card).points);
        let reach = |card: CardId| if is_near(table, seat, card) { 1.0 } else { 0.3 };
        let own: f32 = placed.of(seat).map(|card| worth(card) * reach(card)).sum();
        let closed: f32 = placed.closed(seat).iter().map(|card| worth(card) * reach(card)).sum();
        common + 0.5 * own - 0.5 * closed
    }
}

/// Whether a seat could pay for a card in about a turn.
fn is_near(table: &Strongholds, seat: Seat, card: CardId) -> bool {
    missing(table, seat, card) <= 3
}

/// How many tokens a seat lacks for a card, after jokers have helped.
fn missing(table: &Strongholds, seat: Seat, card: CardId) -> u8 {
    let purse = table.player(seat).tokens;
    table.price(seat, card).saturating_sub(purse).total().saturating_sub(purse.get(JOKER))
}
