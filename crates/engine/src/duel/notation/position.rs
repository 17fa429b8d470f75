//! Positions as text: writing.

use std::fmt;

use crate::card::Level;
use crate::game::Setup;
use crate::hand::HandView;
use crate::notation::{
    card_name, color_name, tile_name, tokens_name, write_hand, write_list, write_observer, write_outcome, write_row,
    write_setup,
};
use crate::seat::Seat;

use super::super::components::CARDS;
use super::super::{Board, Bonus, Cell, Duel, Phase, Player, PublicState, View};

/// Writes a position as its observer knows it. Bag, decks and the royals left follow from the rest.
pub(super) fn write(view: &View, out: &mut impl fmt::Write) -> fmt::Result {
    let open = &view.open;
    write_setup::<Duel>(&Setup { players: 2, options: open.options }, out)?;
    write_observer(view.observer, out)?;
    write_turn(open, out)?;
    write_board(&open.board, out)?;
    for level in Level::ALL {
        write_row::<Duel>(level, open.pyramid.row(level), out)?;
    }
    for seat in Seat::all(2) {
        write!(out, "seat {seat}")?;
        write_player(open.player(seat), &view.hands[seat.index()], out)?;
        out.write_char('\n')?;
    }
    Ok(())
}

fn write_turn(open: &PublicState, out: &mut impl fmt::Write) -> fmt::Result {
    write!(out, "turn {} round {} phase ", open.seat, open.round)?;
    match open.phase {
        Phase::Act => out.write_str("act")?,
        Phase::Joker(_) => out.write_str("joker")?,
        Phase::TakeToken(color) => write!(out, "take_token {}", color_name::<Duel>(color))?,
        Phase::Steal => out.write_str("steal")?,
        Phase::Royal => out.write_str("royal")?,
        Phase::Discard => out.write_str("discard")?,
        Phase::Over(outcome) => {
            out.write_str("over ")?;
            write_outcome(outcome, out)?;
        }
    }
    out.write_str(if open.extra_turn { " extra" } else { "" })?;
    out.write_str(if open.replenished { " replenished" } else { "" })?;
    out.write_char('\n')
}

fn write_board(board: &Board, out: &mut impl fmt::Write) -> fmt::Result {
    out.write_str("board ")?;
    for cell in Cell::all() {
        if cell.col() == 0 && cell.row() > 0 {
            out.write_char('/')?;
        }
        match board.color_at(cell) {
            Some(color) => write!(out, "{}", color_name::<Duel>(color))?,
            None => out.write_char('.')?,
        }
    }
    out.write_char('\n')
}

fn write_player(player: &Player, hand: &HandView, out: &mut impl fmt::Write) -> fmt::Result {
    if !player.tokens.is_empty() {
        write!(out, " tokens {}", tokens_name::<Duel>(player.tokens))?;
    }
    let card = |card| {
        fmt::from_fn(move |out| {
            write!(out, "{}", card_name::<Duel>(card))?;
            match (CARDS[card].bonus, player.jokers.get(card)) {
                (Bonus::Joker, Some(color)) => write!(out, "={}", color_name::<Duel>(color)),
                (Bonus::Joker, None) => out.write_str("=?"),
                _ => Ok(()),
            }
        })
    };
    write_list(" cards", player.cards.iter().map(card), out)?;
    write_hand::<Duel>(hand, out)?;
    write_list(" royals", player.royals.iter().map(tile_name::<Duel>), out)?;
    if player.privileges > 0 {
        write!(out, " privileges {}", player.privileges)?;
    }
    if player.stalled > 0 {
        write!(out, " stalled {}", player.stalled)?;
    }
    Ok(())
}
