//! What speaks for an action, in words.

use parure_engine::card::CardId;
use parure_engine::chance::Recorded;
use parure_engine::classic::{Action, JOKER, State};
use parure_engine::foresight::{Foresight, GoalKind};
use parure_engine::game::Game;
use parure_engine::seat::Seat;
use parure_engine::tile::TileSet;
use parure_engine::tokens::{ColorSet, GEMS, Tokens};

use super::{ClassicKnowledge, Prospects, opponents};
use crate::eval::wants::brings_nearer;
use crate::explain::{Argument, Reason};

/// What can be said for an action of the seat to act, the weightiest first, before what only one game knows.
pub(super) fn reasons<R: ClassicKnowledge>(
    table: &State<R>,
    action: Action<R::Action>,
    aim: Option<CardId>,
) -> Vec<Reason> {
    let seat = table.seat();
    // What an expansion's own action brings is what the one brings that it is like; but where that is a reserve or a pass
    // only the expansion can say what it is for.
    let like = match action {
        Action::Module(own) => match R::like(table, own) {
            Action::Reserve(_) | Action::Pass => action,
            like => like,
        },
        action => action,
    };
    match like {
        Action::Buy(card, payment) => purchase(table, seat, action, card, payment.tokens()),
        Action::TakeDifferent(gems) => take(table, seat, gems.one_each(), aim),
        Action::TakeTwo(gem) => take(table, seat, Tokens::of(gem, 2), aim),
        Action::Reserve(card) => reserve(table, seat, card),
        Action::ReserveTop(_) => {
            let joker = (table.bank().get(JOKER) > 0).then(|| Reason::plain("reason-takes-joker"));
            joker.into_iter().chain([Reason::plain("reason-looks-for-a-card")]).collect()
        }
        Action::Return(token) => vec![Reason::plain("reason-needs-least").with("color", Argument::Color(token))],
        Action::Tile(tile) => vec![Reason::plain("reason-chooses-tile").with("tile", Argument::Tile(tile))],
        Action::Pass => vec![Reason::plain("reason-nothing-else")],
        Action::Module(_) => Vec::new(),
    }
}

/// What speaks for buying a card, which an action does.
fn purchase<R: ClassicKnowledge>(
    table: &State<R>,
    seat: Seat,
    action: Action<R::Action>,
    card: CardId,
    paid: Tokens,
) -> Vec<Reason> {
    let face = State::<R>::face(card);
    let prospects = Prospects::of(table, seat);
    let mut after = *table;
    // What is turned up changes neither points nor bonuses.
    after.apply_unchecked(action, &mut Recorded::new(&[]), &mut ());
    let earned = table.gain(action).tiles;
    let mut reasons = Vec::new();
    if let Some(points) = target_reached(table, &after, seat, earned) {
        reasons.push(Reason::plain("reason-reaches-target").with("points", Argument::Number(points)));
    }
    for tile in R::tiles_for(table, seat).iter() {
        let lacking = |state: &State<R>| R::lacking_besides(state, seat, tile);
        let bonuses = |state: &State<R>| {
            R::TILES[tile.index()].needs.saturating_sub(state.bonuses(seat)).total() + lacking(state).other
        };
        if earned.contains(tile) {
            reasons.push(Reason::plain("reason-earns-tile").with("tile", Argument::Tile(tile)));
        } else if bonuses(table) > 1 && bonuses(&after) == 1 && lacking(&after).points == 0 {
            reasons.push(Reason::plain("reason-one-from-tile").with("tile", Argument::Tile(tile)));
        }
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

/// The points that end the game, if a seat has them after its action with those of a tile that it may choose then, and lacks
/// nothing else.
fn target_reached<R: ClassicKnowledge>(before: &State<R>, after: &State<R>, seat: Seat, earned: TileSet) -> Option<u8> {
    let is_chosen = after.player(seat).tiles.len() > before.player(seat).tiles.len();
    let tiles = earned.iter().map(|tile| R::TILES[tile.index()].points).max().filter(|_| !is_chosen);
    let goals = R::goals(after, seat);
    let points = goals.iter().find(|goal| goal.kind == GoalKind::Points)?;
    (points.have + tiles.unwrap_or(0) >= points.need && R::lacking(after, seat) == 0).then_some(points.need)
}

fn take<R: ClassicKnowledge>(table: &State<R>, seat: Seat, tokens: Tokens, aim: Option<CardId>) -> Vec<Reason> {
    let prospects = Prospects::of(table, seat);
    let cards = prospects.iter().map(|prospect| (prospect.card, &prospect.reach, prospect.worth()));
    let mut reasons: Vec<_> = brings_nearer(cards, tokens, aim).into_iter().collect();
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
