//! What speaks for an action, in words.

use parure_engine::card::CardId;
use parure_engine::classic::{Action, JOKER, State};
use parure_engine::foresight::Foresight;
use parure_engine::seat::Seat;
use parure_engine::tokens::{ColorSet, GEMS, Tokens};

use super::{ClassicKnowledge, Prospects, of_color, opponents, tile_points};
use crate::explain::{Argument, Reason};

/// What can be said for an action of the seat to act, the weightiest first.
pub(super) fn reasons<R: ClassicKnowledge>(table: &State<R>, action: Action<R::Action>) -> Vec<Reason> {
    let seat = table.seat();
    // A purchase speaks for itself in whichever way it is paid; what an expansion asks for is the search's to weigh.
    let action = match action {
        Action::Module(own) if matches!(R::like(table, own), Action::Buy(..)) => R::like(table, own),
        action => action,
    };
    let mut reasons = match action {
        Action::Buy(card, payment) => purchase(table, seat, card, payment.tokens()),
        Action::TakeDifferent(gems) => take(table, seat, gems.one_each()),
        Action::TakeTwo(gem) => take(table, seat, Tokens::of(gem, 2)),
        Action::Reserve(card) => reserve(table, seat, card),
        Action::ReserveTop(_) => {
            let joker = (table.bank().get(JOKER) > 0).then(|| Reason::plain("reason-takes-joker"));
            joker.into_iter().chain([Reason::plain("reason-looks-for-a-card")]).collect()
        }
        Action::Return(token) => vec![Reason::plain("reason-needs-least").with("color", Argument::Color(token))],
        Action::Tile(tile) => vec![Reason::plain("reason-chooses-tile").with("tile", Argument::Tile(tile))],
        Action::Pass => vec![Reason::plain("reason-nothing-else")],
        Action::Module(_) => Vec::new(),
    };
    if reasons.is_empty() {
        reasons.push(Reason::plain("reason-best-by-search"));
    }
    reasons
}

fn purchase<R: ClassicKnowledge>(table: &State<R>, seat: Seat, card: CardId, paid: Tokens) -> Vec<Reason> {
    let face = State::<R>::face(card);
    let bonuses = table.bonuses(seat);
    let prospects = Prospects::of(table, seat);
    let visit = of_color(&tile_points(table, seat, bonuses), face.bonus);
    let extra = R::extra_points(table, seat, card);
    let mut reasons = Vec::new();
    if R::points(table, seat) + face.points + visit + extra >= table.target() && R::lacking(table, seat) <= 1 {
        reasons.push(Reason::plain("reason-reaches-target").with("points", Argument::Number(table.target())));
    }
    let after = bonuses + Tokens::one(face.bonus);
    let distance =
        |tile: parure_engine::tile::TileId, with: Tokens| R::TILES[tile.index()].needs.saturating_sub(with).total();
    for tile in table.tiles().iter() {
        match (distance(tile, bonuses), distance(tile, after)) {
            (1, 0) => reasons.push(Reason::plain("reason-earns-tile").with("tile", Argument::Tile(tile))),
            (2, 1) => reasons.push(Reason::plain("reason-one-from-tile").with("tile", Argument::Tile(tile))),
            _ => {}
        }
    }
    if extra > 0 {
        reasons.push(Reason::plain("reason-assembles").with("points", Argument::Number(extra)));
    }
    if face.points > 0 {
        reasons.push(Reason::plain("reason-scores").with("points", Argument::Number(face.points)));
    }
    if let Some(denied) = threat(table, seat, card) {
        reasons.push(Reason::plain("reason-denies-card").with("points", Argument::Number(denied)));
    }
    let helped = prospects.iter().filter(|other| other.card != card && other.reach.price.get(face.bonus) > 0).count();
    if helped > 1 {
        let helped = Reason::plain("reason-makes-cheaper").with("cards", Argument::Number(helped as u8));
        reasons.push(helped.with("color", Argument::Color(face.bonus)));
    }
    if paid.is_empty() {
        reasons.push(Reason::plain("reason-free"));
    }
    reasons
}

fn take<R: ClassicKnowledge>(table: &State<R>, seat: Seat, tokens: Tokens) -> Vec<Reason> {
    let prospects = Prospects::of(table, seat);
    let useful = |prospect: &super::Prospect| prospect.reach.short.min(tokens).total().min(prospect.reach.missing);
    let nearer = prospects.iter().filter(|prospect| prospect.reach.missing > 0 && useful(prospect) > 0);
    let best = nearer.max_by(|a, b| {
        let progress = |prospect: &super::Prospect| {
            let reached = useful(prospect) == prospect.reach.missing;
            prospect.worth() * f32::from(useful(prospect)) * if reached { 2.0 } else { 1.0 }
        };
        progress(a).total_cmp(&progress(b))
    });
    let mut reasons = Vec::new();
    if let Some(prospect) = best {
        let reached = useful(prospect) == prospect.reach.missing;
        let key = if reached { "reason-affords-next" } else { "reason-comes-nearer" };
        reasons.push(Reason::plain(key).with("card", Argument::Card(prospect.card)));
    }
    let emptied = table.bank().saturating_sub(tokens);
    let emptied = tokens.colors().without(emptied.colors()).and(ColorSet::GEMS);
    for other in opponents(table, seat) {
        let wanted = Prospects::of(table, other);
        let wants = |gem| {
            wanted
                .iter()
                .any(|prospect| prospect.points > 0 && prospect.reach.missing <= 2 && prospect.reach.short.get(gem) > 0)
        };
        if let Some(gem) = GEMS.into_iter().find(|&gem| emptied.contains(gem) && wants(gem)) {
            reasons.push(Reason::plain("reason-denies-color").with("color", Argument::Color(gem)));
            break;
        }
    }
    reasons
}

fn reserve<R: ClassicKnowledge>(table: &State<R>, seat: Seat, card: CardId) -> Vec<Reason> {
    let mut reasons = Vec::new();
    if let Some(points) = threat(table, seat, card) {
        reasons.push(Reason::plain("reason-blocks-card").with("points", Argument::Number(points)));
    }
    if table.bank().get(JOKER) > 0 {
        let prospects = Prospects::of(table, seat);
        let reached = prospects.get(card).is_some_and(|prospect| prospect.reach.missing <= 1);
        let key = if reached { "reason-joker-affords" } else { "reason-takes-joker" };
        reasons.push(Reason::plain(key).with("card", Argument::Card(card)));
    }
    reasons.push(Reason::plain("reason-keeps-card").with("card", Argument::Card(card)));
    reasons
}

/// The points that the card would bring an opponent who can have it at once.
fn threat<R: ClassicKnowledge>(table: &State<R>, seat: Seat, card: CardId) -> Option<u8> {
    let wanted = opponents(table, seat).filter_map(|other| {
        let prospects = Prospects::of(table, other);
        prospects
            .get(card)
            .filter(|prospect| !prospect.in_hand && prospect.reach.turns == 0)
            .map(|prospect| prospect.points)
    });
    wanted.max().filter(|&points| points > 0)
}
