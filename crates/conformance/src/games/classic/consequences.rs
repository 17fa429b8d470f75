//! What follows from an action in a classic game, told naively.

use parure_engine::classic::{Action, Event, JOKER, Phase, State};
use parure_engine::seat::Seat;
use parure_engine::tokens::Tokens;

use super::ClassicLawSubject;
use crate::laws::{Law, demand, same};

pub(super) fn audit_step<R: ClassicLawSubject>(
    table: &State<R>,
    action: Action<R::Action>,
    events: &[Event<R::Event>],
    after: &State<R>,
) -> Law {
    let seat = table.seat();
    let took = |tokens: Tokens| {
        let told =
            events.iter().find_map(|event| if let Event::Took { tokens, .. } = event { Some(tokens) } else { None });
        same("the tokens taken", &told.map(|told| told.tokens()), &Some(tokens))
    };
    match action {
        Action::TakeDifferent(gems) => took(gems.iter().fold(Tokens::ZERO, |sum, gem| sum + Tokens::one(gem)))?,
        Action::TakeTwo(gem) => took(Tokens::one(gem) + Tokens::one(gem))?,
        // S-12, M-09: a joker if there is one.
        Action::Reserve(_) | Action::ReserveTop(_) => {
            let with_joker = |event: &Event<R::Event>| matches!(event, Event::Reserved { joker: true, .. });
            same("a joker with the card", &events.iter().any(with_joker), &(table.bank().get(JOKER) > 0))?;
        }
        Action::Return(token) => {
            demand(events.contains(&Event::Returned { seat, token }), || "nothing is returned".to_owned())?;
        }
        Action::Tile(tile) => {
            demand(events.contains(&Event::Received { seat, tile }), || "the tile is not received".to_owned())?;
        }
        Action::Pass => same("the passes", &after.passes(), &(table.passes() + 1))?,
        Action::Buy(..) | Action::Module(_) => {}
    }
    if !matches!(action, Action::Pass | Action::Return(_) | Action::Tile(_)) {
        same("the passes", &after.passes(), &0)?;
    }
    R::audit_own_step(table, action, events, after)?;
    turn_ends(table, events, after)
}

/// S-21, S-23, S-24: a turn ends with at most ten tokens and one tile, if any was reached.
fn turn_ends<R: ClassicLawSubject>(table: &State<R>, events: &[Event<R::Event>], after: &State<R>) -> Law {
    let seat = table.seat();
    let ended = events.contains(&Event::TurnEnded { seat });
    let received = events.iter().filter(|event| matches!(event, Event::Received { .. })).count();
    if matches!(after.phase(), Phase::Module(_)) {
        return demand(!ended && received == 0, || "the turn ends before all that an action brings".to_owned());
    }
    let holds_too_many = after.player(seat).tokens.counts().iter().sum::<u8>() > 10;
    let left = reached(after, seat);
    let must_choose = received == 0 && left > 1;
    same("the end of the turn", &ended, &(!holds_too_many && !must_choose))?;
    demand(received == usize::from(ended && received + left > 0), || format!("{received} tiles came, {left} are left"))
}

/// How many tiles a seat reaches that it could receive.
pub(super) fn reached<R: ClassicLawSubject>(table: &State<R>, seat: Seat) -> usize {
    let mut bonuses = [0u8; 8];
    for ally in R::allies(table, seat).iter() {
        let counts = table.player(ally).bonuses.counts();
        (0..8).for_each(|at| bonuses[at] += counts[at]);
    }
    let tiles = table.tiles().iter().chain(R::own_tiles(table, seat));
    tiles.filter(|&tile| R::reaches(table, seat, bonuses, tile)).count()
}
