//! What speaks for an action, in words.

use parure_engine::card::CardId;
use parure_engine::duel::{
    Ability, Action, Bonus, Cells, Duel, PEARL, Source, WINNING_COLOR_POINTS, WINNING_CROWNS, WINNING_POINTS,
};
use parure_engine::tokens::Tokens;

use super::Prospects;
use super::actions::hands_privilege;
use crate::eval::wants::brings_nearer;
use crate::explain::{Argument, Reason, add_aim};

/// What can be said for an action of the seat to act, the weightiest first.
pub(super) fn reasons(game: &Duel, action: Action, aim: Option<CardId>) -> Vec<Reason> {
    let open = game.open();
    let aim = aim.filter(|&card| Prospects::of(game, open.seat).get(card).is_some());
    let take = |tokens| take(game, tokens, aim);
    let mut reasons = match action {
        Action::Privilege(cell) => take(open.board.tokens(Cells::of(cell))),
        Action::Replenish => vec![Reason::plain("reason-replenishes")],
        Action::Take(cells) => take(open.board.tokens(cells)),
        Action::Reserve { from, .. } => reserve(game, from),
        Action::Buy(card, payment) => purchase(game, card, payment.tokens()),
        Action::Joker(color) => vec![Reason::plain("reason-joker-color").with("color", Argument::Color(color))],
        Action::TakeToken(cell) => take(open.board.tokens(Cells::of(cell))),
        Action::Steal(token) => {
            let wanted = Prospects::of(game, open.seat.next(2));
            let hurts = wanted.iter().any(|prospect| prospect.reach.turns == 0 && prospect.reach.price.get(token) > 0);
            let key = if hurts { "reason-steals-needed" } else { "reason-steals" };
            let mut reasons = vec![Reason::plain(key).with("color", Argument::Color(token))];
            reasons.extend(take(Tokens::one(token)));
            reasons
        }
        Action::Royal(royal) => vec![Reason::plain("reason-chooses-tile").with("tile", Argument::Tile(royal))],
        Action::Discard(token) => vec![Reason::plain("reason-needs-least").with("color", Argument::Color(token))],
        Action::Claim => vec![Reason::plain("reason-claims")],
        Action::Pass => vec![Reason::plain("reason-nothing-else")],
    };
    add_aim(&mut reasons, aim);
    if reasons.is_empty() {
        reasons.push(Reason::plain("reason-best-by-search"));
    }
    reasons
}

fn purchase(game: &Duel, card: CardId, paid: Tokens) -> Vec<Reason> {
    let player = game.open().current();
    let prospects = Prospects::of(game, game.open().seat);
    let Some(own) = prospects.get(card) else { return Vec::new() };
    let mut reasons = Vec::new();
    let number = |key, value| Reason::plain(key).with("points", Argument::Number(value));
    if player.points + own.face.points + 2 * own.royals >= WINNING_POINTS {
        reasons.push(number("reason-reaches-target", WINNING_POINTS));
    }
    if player.crowns + own.face.crowns >= WINNING_CROWNS {
        reasons.push(Reason::plain("reason-wins-crowns").with("crowns", Argument::Number(WINNING_CROWNS)));
    }
    if own.color_points >= WINNING_COLOR_POINTS {
        reasons.push(number("reason-wins-color", WINNING_COLOR_POINTS));
    }
    if own.royals > 0 {
        reasons.push(Reason::plain("reason-earns-royal"));
    }
    match own.face.ability {
        Some(Ability::ExtraTurn) => reasons.push(Reason::plain("reason-extra-turn")),
        Some(Ability::Steal) => reasons.push(Reason::plain("reason-steals-token")),
        Some(Ability::TakePrivilege) => reasons.push(Reason::plain("reason-takes-privilege")),
        Some(Ability::TakeToken) => reasons.push(Reason::plain("reason-takes-token")),
        None => {}
    }
    if own.face.points > 0 {
        reasons.push(number("reason-scores", own.face.points));
    }
    if own.face.crowns > 0 && own.royals == 0 {
        reasons.push(Reason::plain("reason-adds-crowns").with("crowns", Argument::Number(own.face.crowns)));
    }
    if threat(game, card) {
        reasons.push(number("reason-denies-card", own.face.points));
    }
    if let Bonus::Gem { color, .. } = own.face.bonus {
        let helped = prospects.iter().filter(|other| other.card != card && other.reach.price.get(color) > 0).count();
        if helped > 1 {
            let helped = Reason::plain("reason-makes-cheaper").with("cards", Argument::Number(helped as u8));
            reasons.push(helped.with("color", Argument::Color(color)));
        }
    }
    if paid.is_empty() {
        reasons.push(Reason::plain("reason-free"));
    }
    reasons
}

fn take(game: &Duel, tokens: Tokens, aim: Option<CardId>) -> Vec<Reason> {
    let prospects = Prospects::of(game, game.open().seat);
    let cards = prospects.iter().map(|prospect| (prospect.card, &prospect.reach, prospect.worth()));
    let mut reasons: Vec<_> = brings_nearer(cards, tokens, aim).into_iter().collect();
    if tokens.get(PEARL) > 0 {
        reasons.push(Reason::plain("reason-takes-pearl"));
    }
    if hands_privilege(tokens) {
        reasons.push(Reason::plain("reason-hands-privilege"));
    }
    reasons
}

fn reserve(game: &Duel, from: Source) -> Vec<Reason> {
    let mut reasons = Vec::new();
    match from {
        Source::Pyramid(card) => {
            if threat(game, card) {
                let points = Argument::Number(Duel::face(card).points);
                reasons.push(Reason::plain("reason-blocks-card").with("points", points));
            }
            reasons.push(Reason::plain("reason-keeps-card").with("card", Argument::Card(card)));
            reasons.push(Reason::plain("reason-takes-joker").with("card", Argument::Card(card)));
        }
        Source::Deck(_) => {
            reasons.push(Reason::plain("reason-takes-joker"));
            reasons.push(Reason::plain("reason-looks-for-a-card"));
        }
    }
    reasons
}

/// Whether the opponent could buy the card at once and would like to.
fn threat(game: &Duel, card: CardId) -> bool {
    let prospects = Prospects::of(game, game.open().seat.next(2));
    prospects.get(card).is_some_and(|prospect| !prospect.in_hand && prospect.reach.turns == 0 && prospect.value >= 2.0)
}
