//! Personalities: what each is fond of, and what tempts it.

use parure_engine::duel::{Action, Duel, Source};
use parure_engine::seat::Seat;

use super::Prospects;
use crate::personality::Personality;

/// How much a personality likes the state of its seat, -1 to 1.
pub(super) fn taste(game: &Duel, seat: Seat, personality: Personality) -> f32 {
    let (own, other) = (game.open().player(seat), seat.next(2));
    let cards = own.cards.len() as f32;
    let liking = match personality {
        Personality::Balanced => 0.0,
        Personality::EngineBuilder => f32::from(own.bonuses.total()) / 8.0 - 0.5,
        Personality::NobleHunter => f32::from(own.crowns) / 6.0 + own.royals.len() as f32 * 0.3 - 0.4,
        Personality::Rusher => f32::from(own.points) / 10.0 - cards / 8.0,
        Personality::Blocker => {
            let prospects = Prospects::of(game, other);
            let near = prospects.iter().filter(|prospect| prospect.reach.turns <= 1 && !prospect.in_hand);
            let threat = near.map(|prospect| prospect.value).fold(0.0, f32::max);
            game.hand(seat).len() as f32 * 0.25 - threat / 9.0
        }
    };
    liking.clamp(-1.0, 1.0)
}

/// How much more a personality is tempted by an action.
pub(super) fn temptation(game: &Duel, action: Action, personality: Personality) -> f32 {
    match (personality, action) {
        (Personality::EngineBuilder, Action::Buy(card, _)) if Duel::face(card).points == 0 => 1.5,
        (Personality::EngineBuilder, Action::Reserve { .. }) => -1.0,
        (Personality::NobleHunter, Action::Buy(card, _)) => 1.2 * f32::from(Duel::face(card).crowns),
        (Personality::NobleHunter, Action::Reserve { from: Source::Pyramid(card), .. }) => {
            0.5 * f32::from(Duel::face(card).crowns)
        }
        (Personality::Rusher, Action::Buy(card, _)) if Duel::face(card).points > 0 => 1.0,
        (Personality::Rusher, Action::Buy(..)) => -0.7,
        (Personality::Blocker, Action::Reserve { from: Source::Pyramid(card), .. }) => {
            let prospects = Prospects::of(game, game.open().seat.next(2));
            let wanted = prospects.get(card).is_some_and(|prospect| prospect.reach.turns <= 1 && prospect.value >= 2.0);
            if wanted { 2.0 } else { 0.6 }
        }
        _ => 0.0,
    }
}
