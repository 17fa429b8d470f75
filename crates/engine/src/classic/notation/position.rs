//! Positions as text: writing.

use std::fmt;

use crate::card::Level;
use crate::game::Setup;
use crate::notation::{
    card_name, tile_name, tokens_name, write_hand, write_list, write_observer, write_outcome, write_row, write_setup,
};
use crate::seat::Seat;

use super::super::{Phase, State, View};
use super::{ClassicNotation, ModuleNotation};

/// Writes a position as its observer knows it.
pub(super) fn write<R: ClassicNotation>(view: &View<R>, out: &mut impl fmt::Write) -> fmt::Result {
    write_setup::<State<R>>(&Setup { players: view.players, options: view.options }, out)?;
    write_observer(view.observer, out)?;
    write_turn(view, out)?;
    for level in Level::ALL {
        let spaces = view.market.row(level).iter().take(R::face_up(&view.options)).copied();
        write_row::<State<R>>(level, &spaces.collect::<Vec<_>>(), out)?;
    }
    if !view.tiles.is_empty() {
        write_list("tiles", view.tiles.iter().map(tile_name::<State<R>>), out)?;
        out.write_char('\n')?;
    }
    R::write_lines(view, out)?;
    for seat in Seat::all(view.players) {
        write!(out, "seat {seat}")?;
        write_player(view, seat, out)?;
        out.write_char('\n')?;
    }
    Ok(())
}

fn write_turn<R: ClassicNotation>(view: &View<R>, out: &mut impl fmt::Write) -> fmt::Result {
    write!(out, "turn {} round {}", view.seat, view.round)?;
    out.write_str(match view.phase {
        Phase::Act => " phase act",
        Phase::Return => " phase return",
        Phase::Tile => " phase tile",
        Phase::Module(_) => " phase ",
        Phase::Over(_) => " phase over ",
    })?;
    match view.phase {
        Phase::Over(outcome) => write_outcome(outcome, out)?,
        Phase::Module(phase) => phase.write(out)?,
        Phase::Act | Phase::Return | Phase::Tile => {}
    }
    if view.passes > 0 {
        write!(out, " passes {}", view.passes)?;
    }
    if let Some(trigger) = view.trigger {
        write!(out, " trigger {trigger}")?;
    }
    out.write_char('\n')
}

fn write_player<R: ClassicNotation>(view: &View<R>, seat: Seat, out: &mut impl fmt::Write) -> fmt::Result {
    let player = &view.seats[seat.index()];
    if !player.tokens.is_empty() {
        write!(out, " tokens {}", tokens_name::<State<R>>(player.tokens))?;
    }
    let card = |card| {
        fmt::from_fn(move |out| {
            write!(out, "{}", card_name::<State<R>>(card))?;
            R::write_note(&view.extra, card, out)
        })
    };
    write_list(" cards", player.cards.iter().map(card), out)?;
    write_hand::<State<R>>(&player.hand, out)?;
    write_list(" tiles", player.tiles.iter().map(tile_name::<State<R>>), out)?;
    R::write_seat(view, seat, out)
}
