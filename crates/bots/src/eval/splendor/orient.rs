//! The Orient: gold cards pay like gold, doubles and copies are bonuses, and some cards bring others.

use parure_engine::card::{CardId, Level};
use parure_engine::classic::{Action, JOKER, Rules, State};
use parure_engine::seat::Seat;
use parure_engine::splendor::orient::{GoldCards, Kind, Orient, OrientAction, OrientRules, kind};
use parure_engine::tile::TileId;
use parure_engine::tokens::{PackedTokens, Tokens};

use super::with_promise;
use crate::eval::classic::ClassicKnowledge;
use crate::eval::classic::actions::kinds;
use crate::eval::reach::share;
use crate::eval::weights;
use crate::eval::writer::flag;
use crate::explain::{Argument, Reason};
use crate::knowledge::Sketch;
use crate::sheet::Row;

impl ClassicKnowledge for OrientRules {
    const EXTRA: usize = 8;
    /// Reserves of an Orient deck; purchases with gold cards, by sacrifice, for nothing; nobles set aside; copies.
    const OWN_KINDS: &'static [usize] =
        &[kinds::RESERVE_TOP, kinds::BUY, kinds::BUY, kinds::BUY, kinds::BUY, kinds::BUY];

    weights!(Orient, "../../../weights/orient.bin");

    fn points(table: &Orient, seat: Seat) -> u8 {
        let gold = GoldCards::among(&table.player(seat).cards).len();
        with_promise(table.player(seat).points, gold / 2, table.options().target)
    }

    /// C-31.
    fn purse(table: &Orient, seat: Seat) -> Tokens {
        let player = table.player(seat);
        player.tokens + Tokens::of(JOKER, 2 * GoldCards::among(&player.cards).len())
    }

    /// What the card brings for nothing: about the points of the best card in sight.
    fn extra_points(table: &Orient, seat: Seat, card: CardId) -> u8 {
        let best = |level: Level| {
            let cards = OrientRules::face_up_cards(table);
            let level = cards.iter().filter(|other| other.level() == level && *other != card);
            level.map(|other| State::<Self>::face(other).points).max().unwrap_or(0)
        };
        match kind(card) {
            Some(Kind::Take) => best(Level::Two) + 1,
            Some(Kind::CopyTake) => 1,
            Some(Kind::Double) => 1,
            Some(Kind::ReserveNoble) => {
                let bonuses = table.bonuses(seat);
                let distance = |tile: TileId| OrientRules::TILES[tile.index()].needs.saturating_sub(bonuses).total();
                u8::from(table.tiles().iter().any(|tile| distance(tile) <= 3))
            }
            _ => 0,
        }
    }

    fn like(_: &Orient, action: OrientAction) -> Action<OrientAction> {
        match action {
            OrientAction::ReserveTop(level) => Action::ReserveTop(level),
            OrientAction::Buy(card, _, payment) => Action::Buy(card, payment.packed()),
            OrientAction::Sacrifice(card, ..) | OrientAction::Free(card) => Action::Buy(card, PackedTokens::FREE),
            OrientAction::SetAside(tile) => Action::Tile(tile),
            OrientAction::Copy(_) => Action::Pass,
        }
    }

    fn own_kind(action: OrientAction) -> usize {
        match action {
            OrientAction::ReserveTop(_) => 0,
            OrientAction::Buy(..) => 1,
            OrientAction::Sacrifice(..) => 2,
            OrientAction::Free(_) => 3,
            OrientAction::SetAside(_) => 4,
            OrientAction::Copy(_) => 5,
        }
    }

    fn describe(table: &Orient, seat: Seat, write: &mut Row<'_>) {
        let (player, aside) = (table.player(seat), table.extra().set_aside(seat));
        let distance = |tile: TileId| OrientRules::TILES[tile.index()].needs.saturating_sub(player.bonuses).total();
        write.mark(GoldCards::among(&player.cards).len(), 4);
        write.count(aside.len() as u8, 2.0);
        write.put(aside.iter().map(distance).min().map_or(0.0, share));
        write.count(player.bonuses.total(), 15.0);
        write.count(player.points, 15.0);
    }

    fn describe_card(_: &Orient, _: Seat, card: CardId, write: &mut Row<'_>) {
        let kind = kind(card);
        write.flag(kind == Some(Kind::Gold));
        write.flag(kind == Some(Kind::Double));
        write.flag(matches!(kind, Some(Kind::Take | Kind::CopyTake)));
        write.flag(kind == Some(Kind::ReserveNoble));
    }

    /// One way to pay with gold cards for a card is enough, the first of the fewest; and a sacrifice gives up as few points
    /// as it can.
    fn is_worth_a_thought(table: &Orient, action: OrientAction, legal: &[Action<OrientAction>]) -> bool {
        match action {
            OrientAction::Buy(card, ..) => {
                let paid = legal.iter().any(|other| matches!(other, Action::Buy(other, _) if *other == card));
                let first = legal
                    .iter()
                    .find(|other| matches!(other, Action::Module(OrientAction::Buy(other, ..)) if *other == card));
                !paid && first == Some(&Action::Module(action))
            }
            OrientAction::Sacrifice(card, ..) => {
                let same = |other: &&Action<OrientAction>| matches!(other, Action::Module(OrientAction::Sacrifice(other, ..)) if *other == card);
                let least = legal.iter().filter(same).min_by_key(|other| loss(other));
                least == Some(&Action::Module(action)) && loss(&Action::Module(action)) < gain(table, card)
                    || legal.len() == 1
            }
            _ => true,
        }
    }

    /// Which colour a copy takes and which noble is set aside is weighed as the bonus of a purchase is.
    fn refine_sketches(table: &Orient, actions: &[Action<OrientAction>], sketches: &mut [Sketch]) {
        let bonuses = table.bonuses(table.seat());
        for (sketch, &action) in sketches.iter_mut().zip(actions) {
            match action {
                Action::Module(OrientAction::Copy(color)) => {
                    let wanted = OrientRules::tiles_for(table, table.seat())
                        .iter()
                        .filter(|tile| OrientRules::TILES[tile.index()].needs.saturating_sub(bonuses).get(color) > 0);
                    let asked = OrientRules::face_up_cards(table)
                        .iter()
                        .filter(|&card| State::<Self>::face(card).cost.saturating_sub(bonuses).get(color) > 0);
                    sketch.features.fill(0.0);
                    sketch.features[6] = asked.count() as f32 / 10.0;
                    sketch.features[11] = wanted.count() as f32 / 3.0;
                }
                Action::Module(OrientAction::SetAside(tile)) => {
                    let lacking = OrientRules::TILES[tile.index()].needs.saturating_sub(bonuses).total();
                    sketch.features.fill(0.0);
                    sketch.features[1] = 1.0 / f32::from(1 + lacking);
                    sketch.features[9] = flag(lacking == 0);
                }
                // Such a card is no prospect, since no tokens pay for it.
                Action::Module(OrientAction::Sacrifice(card, ..)) => {
                    sketch.features[..2].copy_from_slice(&[1.0, f32::from(State::<Self>::face(card).points) / 5.0]);
                    sketch.features[4] = f32::from(loss(&action)) / 7.0;
                }
                _ => {}
            }
        }
    }

    fn add_reasons(_: &Orient, action: Action<OrientAction>, reasons: &mut Vec<Reason>) {
        if let Action::Module(OrientAction::Copy(color)) = action {
            reasons.push(Reason::plain("reason-joker-color").with("color", Argument::Color(color)));
        }
    }

    fn rule_of_thumb(table: &Orient, seat: Seat, common: f32) -> f32 {
        let player = table.player(seat);
        // Bonuses are what a beginner counts cards for; gold cards have none, doubles two.
        let bonuses = f32::from(player.bonuses.total()) - player.cards.len() as f32;
        let gold = f32::from(GoldCards::among(&player.cards).len());
        common + 1.5 * bonuses + 0.5 * gold + 0.7 * table.extra().set_aside(seat).len() as f32
    }
}

/// What a sacrifice gives up, in points and bonuses.
fn loss(action: &Action<OrientAction>) -> u8 {
    let Action::Module(OrientAction::Sacrifice(_, first, second)) = *action else { return 0 };
    [Some(first), second].into_iter().flatten().map(|card| Orient::face(card).points + 1).sum()
}

/// What a sacrifice brings, in the same measure.
fn gain(_: &Orient, card: CardId) -> u8 {
    Orient::face(card).points + 1
}
