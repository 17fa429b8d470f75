//! Personalities: what each is fond of, and what tempts it.

use parure_engine::card::Level;
use parure_engine::classic::{Action, State};
use parure_engine::seat::Seat;

use super::{ClassicKnowledge, Prospects, opponents};
use crate::personality::Personality;

/// How much a personality likes the state of its seat, -1 to 1.
pub(super) fn taste<R: ClassicKnowledge>(table: &State<R>, seat: Seat, personality: Personality) -> f32 {
    let player = table.player(seat);
    let cards = player.cards.len() as f32;
    let points = f32::from(R::points(table, seat));
    let liking = match personality {
        Personality::Balanced => 0.0,
        Personality::EngineBuilder => cards / 10.0 - 0.5,
        Personality::NobleHunter => {
            let bonuses = table.bonuses(seat);
            let distances =
                table.tiles().iter().map(|tile| R::TILES[tile.index()].needs.saturating_sub(bonuses).total());
            let nearest = f32::from(distances.min().unwrap_or(9));
            player.tiles.len() as f32 * 1.2 + (0.6 - nearest / 5.0)
        }
        Personality::Rusher => points / 12.0 - cards / 12.0,
        Personality::Blocker => {
            let threats = opponents(table, seat).flat_map(|other| {
                let prospects = Prospects::of(table, other);
                prospects.iter().filter(|prospect| prospect.reach.turns <= 1).map(|prospect| prospect.points).max()
            });
            player.hand.len() as f32 * 0.25 - f32::from(threats.max().unwrap_or(0)) / 6.0
        }
    };
    liking.clamp(-1.0, 1.0)
}

/// How much more a personality is tempted by an action.
pub(super) fn temptation<R: ClassicKnowledge>(
    table: &State<R>,
    action: Action<R::Action>,
    personality: Personality,
) -> f32 {
    let seat = table.seat();
    match (personality, action) {
        (Personality::EngineBuilder, Action::Buy(card, _)) if card.level() == Level::One => 1.0,
        (Personality::EngineBuilder, Action::Reserve(_) | Action::ReserveTop(_)) => -1.0,
        (Personality::NobleHunter, Action::Buy(card, _)) => {
            let (bonuses, gem) = (table.bonuses(seat), State::<R>::face(card).bonus);
            let needs = table.tiles().iter().map(|tile| R::TILES[tile.index()].needs.saturating_sub(bonuses));
            needs.filter(|needs| needs.get(gem) > 0).map(|needs| 3.0 / f32::from(needs.total())).sum()
        }
        (Personality::Rusher, Action::Buy(card, _)) if State::<R>::face(card).points > 0 => 1.0,
        (Personality::Rusher, Action::Buy(..)) => -0.7,
        (Personality::Rusher, Action::Reserve(card)) if State::<R>::face(card).points > 2 => 0.7,
        (Personality::Rusher, Action::Reserve(_)) => -0.5,
        (Personality::Blocker, Action::Reserve(card)) => {
            let wanted = opponents(table, seat).any(|other| {
                Prospects::of(table, other)
                    .get(card)
                    .is_some_and(|prospect| prospect.reach.turns <= 1 && prospect.points > 0)
            });
            if wanted { 2.0 } else { 0.6 }
        }
        _ => 0.0,
    }
}
