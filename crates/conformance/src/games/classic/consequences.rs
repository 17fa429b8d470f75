//! What follows from an action in a classic game, told naively.

use parure_engine::classic::{Action, Event, JOKER, State};
use parure_engine::tokens::Tokens;

use super::ClassicLawSubject;
use crate::laws::{Law, demand, same};

pub(super) fn audit_step<R: ClassicLawSubject>(
    table: &State<R>,
    action: Action,
    events: &[Event],
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
            let with_joker = |event: &Event| matches!(event, Event::Reserved { joker: true, .. });
            same("a joker with the card", &events.iter().any(with_joker), &(table.bank().get(JOKER) > 0))?;
        }
        Action::Return(token) => {
            demand(events.contains(&Event::Returned { seat, token }), || "nothing is returned".to_owned())?;
        }
        Action::Tile(tile) => {
            demand(events.contains(&Event::Received { seat, tile }), || "the tile is not received".to_owned())?;
        }
        Action::Pass => same("the passes", &after.passes(), &(table.passes() + 1))?,
        Action::Buy(..) => {}
    }
    if !matches!(action, Action::Pass | Action::Return(_) | Action::Tile(_)) {
        same("the passes", &after.passes(), &0)?;
    }
    purchase_brings(table, action, events)?;
    turn_ends(table, events, after)
}

/// M-12, M-13.
fn purchase_brings<R: ClassicLawSubject>(table: &State<R>, action: Action, events: &[Event]) -> Law {
    let (token, tile) = if let Action::Buy(card, _) = action { R::brings(table, card) } else { (false, None) };
    same("a token gained", &events.iter().any(|event| matches!(event, Event::Gained { .. })), &token)?;
    let assembled = events.iter().find_map(|event| match event {
        Event::Assembled { seat, from } if *seat == table.seat() => Some(*from),
        _ => None,
    });
    same("the tile for tags", &assembled, &tile)
}

/// S-21, S-23, S-24: a turn ends with at most ten tokens and one tile, if any was reached.
fn turn_ends<R: ClassicLawSubject>(table: &State<R>, events: &[Event], after: &State<R>) -> Law {
    let seat = table.seat();
    let ended = events.contains(&Event::TurnEnded { seat });
    let received = events.iter().filter(|event| matches!(event, Event::Received { .. })).count();
    let holds_too_many = after.player(seat).tokens.counts().iter().sum::<u8>() > 10;
    let side = R::side(after, seat);
    let bonus = |gem: usize| side.iter().map(|seat| after.player(seat).bonuses.counts()[gem]).sum::<u8>();
    let reached = |needs: Tokens| (0..5).all(|gem| bonus(gem) >= needs.counts()[gem]);
    let left = after.tiles().iter().filter(|tile| reached(R::TILES[tile.index()].needs)).count();
    let must_choose = received == 0 && left > 1;
    same("the end of the turn", &ended, &(!holds_too_many && !must_choose))?;
    demand(received == usize::from(ended && received + left > 0), || format!("{received} tiles came, {left} are left"))
}
