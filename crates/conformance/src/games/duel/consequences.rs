//! What follows from an action in Duel, told naively.

use parure_engine::duel::{Ability, Action, Cell, Duel, Event, GOLD, PEARL, Phase};
use parure_engine::seat::Seat;
use parure_engine::tokens::Color;

use crate::laws::{Law, demand, same};

pub(super) fn audit_step(duel: &Duel, action: Action, events: &[Event], after: &Duel) -> Law {
    privileges(duel, action, events)?;
    abilities(duel, action, events, after)?;
    replenished(duel, action, events)?;
    turn_ends(duel, action, events, after)
}

/// The abilities that come with an action and what it forces: of the card bought, and of the royals taken (D-21).
fn due(action: Action, events: &[Event]) -> impl Iterator<Item = (Ability, Option<Color>)> {
    let bought = if let Action::Buy(card, _) = action { Some(card) } else { None };
    let of_card = bought.and_then(|card| {
        let face = Duel::face(card);
        let color = if let parure_engine::duel::Bonus::Gem { color, .. } = face.bonus { Some(color) } else { None };
        face.ability.map(|ability| (ability, color))
    });
    let royals =
        events.iter().filter_map(|event| if let Event::TookRoyal { royal, .. } = event { Some(royal) } else { None });
    let of_royals = royals.filter_map(|royal| Duel::royals()[royal.index()].ability.map(|ability| (ability, None)));
    of_card.into_iter().chain(of_royals)
}

/// D-07, D-09, D-12, D-19: who takes a privilege, and where from.
fn privileges(duel: &Duel, action: Action, events: &[Event]) -> Law {
    let (seat, opponent) = (duel.open().seat, duel.open().seat.next(2));
    let mut held = Seat::all(2).map(|seat| duel.open().player(seat).privileges).collect::<Vec<_>>();
    held[seat.index()] -= u8::from(matches!(action, Action::Privilege(_)));
    let mut takers = Vec::new();
    match action {
        Action::Replenish => takers.push(opponent),
        Action::Take(cells) => {
            let colors: Vec<_> = cells.iter().filter_map(|cell| duel.open().board.color_at(cell)).collect();
            let three = colors.len() == 3 && colors.iter().all(|&color| color == colors[0]);
            let pearls = colors.iter().filter(|&&color| color == PEARL).count() == 2;
            takers.extend((three || pearls).then_some(opponent));
        }
        _ => takers.extend(due(action, events).filter(|&(ability, _)| ability == Ability::TakePrivilege).map(|_| seat)),
    }
    let mut expected = Vec::new();
    for taker in takers {
        if held[taker.index()] == 3 {
            continue;
        }
        let from = (held[0] + held[1] == 3).then(|| taker.next(2));
        from.into_iter().for_each(|from| held[from.index()] -= 1);
        held[taker.index()] += 1;
        expected.push(Event::TookPrivilege { seat: taker, from });
    }
    let told: Vec<_> = events.iter().copied().filter(|event| matches!(event, Event::TookPrivilege { .. })).collect();
    same("the privileges taken", &told, &expected)
}

/// D-16, D-18, D-20: an ability is carried out, or open as a choice, or there is nothing to carry it out on.
fn abilities(duel: &Duel, action: Action, events: &[Event], after: &Duel) -> Law {
    for (ability, color) in due(action, events) {
        let done = match ability {
            Ability::ExtraTurn => {
                let ended = events.iter().any(|event| matches!(event, Event::TurnEnded { extra_turn: true, .. }));
                ended || after.open().extra_turn
            }
            Ability::TakePrivilege => true,
            Ability::TakeToken => {
                let cells = Cell::all().filter(|&cell| duel.open().board.color_at(cell) == color).count();
                let took = events.iter().any(|event| matches!(event, Event::TookToken { .. }));
                let is_open = matches!(after.open().phase, Phase::TakeToken(_));
                (took, is_open) == (cells == 1, cells > 1)
            }
            Ability::Steal => {
                let tokens = duel.open().opponent().tokens.counts();
                let kinds = tokens.iter().enumerate().filter(|&(at, &count)| at != GOLD.index() && count > 0).count();
                let stole = events.iter().any(|event| matches!(event, Event::Stole { .. }));
                let is_open = after.open().phase == Phase::Steal;
                // A stolen token that leaves the opponent one kind less matters only to a second theft, of a royal.
                matches!((stole, is_open), (true, _) | (_, true)) || kinds == 0
            }
        };
        demand(done, || format!("{ability:?} is not carried out: {events:?}"))?;
    }
    Ok(())
}

/// D-07: the bag's tokens lie on the empty spaces from the centre along the spiral.
fn replenished(duel: &Duel, action: Action, events: &[Event]) -> Law {
    let placed =
        events.iter().filter_map(|event| if let Event::Placed { cell, .. } = event { Some(*cell) } else { None });
    let bag = duel.open().bag.counts().iter().map(|&count| usize::from(count)).sum::<usize>();
    let empty = spiral().into_iter().filter(|&cell| duel.open().board.color_at(cell).is_none());
    let expected = empty.take(if action == Action::Replenish { bag } else { 0 });
    same("the spaces filled", &placed.collect::<Vec<_>>(), &expected.collect::<Vec<_>>())
}

/// D-04: from the centre, clockwise, the first step down, to the bottom right corner.
fn spiral() -> Vec<Cell> {
    let (mut row, mut col) = (2usize, 2usize);
    let mut cells = vec![(row, col)];
    let ways = [(1, 0), (0, -1), (-1, 0), (0, 1)].into_iter().cycle();
    for ((down, right), steps) in ways.zip([1, 1, 2, 2, 3, 3, 4, 4, 4]) {
        for _ in 0..steps {
            (row, col) = (row.wrapping_add_signed(down), col.wrapping_add_signed(right));
            cells.push((row, col));
        }
    }
    cells.into_iter().filter_map(|(row, col)| Cell::new(row, col)).collect()
}

/// D-08, D-22: optional actions leave the turn open, all others end it once nothing is left to choose.
fn turn_ends(duel: &Duel, action: Action, events: &[Event], after: &Duel) -> Law {
    let is_over = matches!(after.open().phase, Phase::Over(_));
    if action == Action::Claim {
        return demand(is_over, || "a claim ends the game".to_owned());
    }
    let ended = events.iter().any(|event| matches!(event, Event::TurnEnded { .. }));
    let is_optional = matches!(action, Action::Privilege(_) | Action::Replenish);
    same("the end of the turn", &ended, &(!is_optional && (is_over || after.open().phase == Phase::Act)))?;
    let begun = (ended && !is_over).then_some(after.open().seat);
    Seat::all(2).try_for_each(|seat| stalled(duel, action, after, seat, ended, begun))
}

/// D-26: counted at the start of an own turn with all gold and pearls; a purchase, or an own turn that does not end
/// with them, sets the count to 0.
fn stalled(duel: &Duel, action: Action, after: &Duel, seat: Seat, ended: bool, begun: Option<Seat>) -> Law {
    let (player, is_own) = (after.open().player(seat), duel.open().seat == seat);
    let hoards = player.tokens.get(GOLD) == 3 && player.tokens.get(PEARL) == 2;
    let mut expected = duel.open().player(seat).stalled;
    if is_own && (matches!(action, Action::Buy(..)) || (ended && !hoards)) {
        expected = 0;
    }
    if begun == Some(seat) {
        expected = if hoards && duel.open().options.stalling { expected + 1 } else { 0 };
    }
    // Once the game is over nobody counts any more.
    demand(player.stalled == expected || begun.is_none() && ended, || {
        format!("seat {seat} has stalled {} turns, not {expected}", player.stalled)
    })
}
