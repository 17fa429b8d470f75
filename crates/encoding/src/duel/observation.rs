//! Views of Duel as numbers.

use parure_engine::card::{CardTable, Level};
use parure_engine::duel::{Board, Cell, DuelOptions, Phase, Player, Refill, View};
use parure_engine::hand::{HAND_LIMIT, HandView};
use parure_engine::tokens::Color;

use super::rows::{BLANK, LEVEL, ROW_SCALE, Row, UNSEEN, rows};
use crate::tensor::{byte, distance, first, flags, members, one_hot};
use crate::{Tensor, perspective};

/// Writes a view, from the observer's seat.
pub(super) fn describe(view: &View, out: &mut impl Tensor) {
    let (own, open, rows) = (perspective(view.observer), &view.open, rows());
    let phase = match open.phase {
        Phase::Act => Some(0),
        Phase::Joker(_) => Some(1),
        Phase::TakeToken(_) => Some(2),
        Phase::Steal => Some(3),
        Phase::Royal => Some(4),
        Phase::Discard => Some(5),
        Phase::Over(_) => None,
    };
    let (joker, due) = match open.phase {
        Phase::Joker(card) => (rows[card], None),
        Phase::TakeToken(color) => (BLANK, Some(color.index())),
        _ => (BLANK, None),
    };
    out.put("phase", &[1], one_hot::<6>(phase));
    out.put("joker", &ROW_SCALE, joker);
    out.put("token_due", &[1], one_hot::<5>(due));
    out.put("to_act", &[1], one_hot::<2>(phase.map(|_| distance(own, open.seat, 2))));
    out.put("seat", &[1], one_hot::<2>(Some(own.index())));
    out.put("extra_turn", &[1], [open.extra_turn.into()]);
    out.put("replenished", &[1], [open.replenished.into()]);
    out.put("round", &[100], [byte(open.round)]);
    let DuelOptions { stalling, refill } = open.options;
    out.put("options", &[1, 1], [stalling.into(), (refill == Refill::AtOnce).into()]);
    put_board(&open.board, out);
    out.put("bag", &[4, 4, 4, 4, 4, 2, 3], first::<7>(open.bag.counts()));
    out.put("privileges", &[3], [open.privileges()]);
    out.put(
        "royals",
        &[1],
        std::array::from_fn::<u8, 4, _>(|index| open.royals.contains(parure_engine::tile::TileId::new(index)).into()),
    );
    out.put("decks", &[30, 24, 13], view.deck_sizes);
    for level in Level::ALL {
        for card in open.pyramid.row(level) {
            out.put("pyramid", &ROW_SCALE, card.map_or(BLANK, |card| rows[card]));
        }
    }
    out.put("unseen", &[1], members::<30>(view.unseen.level(Level::One)));
    out.put("unseen", &[1], members::<24>(view.unseen.level(Level::Two)));
    out.put("unseen", &[1], members::<13>(view.unseen.level(Level::Three)));
    for (place, seat) in [own, own.next(2)].into_iter().enumerate() {
        out.player(place);
        put_player(open.player(seat), out);
        put_hand(&view.hands[seat.index() & 1], rows, out);
    }
    out.table();
}

/// Seven planes of 25 cells, one for each colour.
fn put_board(board: &Board, out: &mut impl Tensor) {
    for color in (0..7).map(Color::at) {
        out.put("board", &[1], flags::<{ Cell::COUNT }>(board.of(color).bits().into()));
    }
}

fn put_player(player: &Player, out: &mut impl Tensor) {
    out.put("tokens", &[4, 4, 4, 4, 4, 2, 3], first::<7>(player.tokens.counts()));
    out.put("bonuses", &[7], first::<5>(player.bonuses.counts()));
    out.put("color_points", &[10], first::<5>(player.color_points.counts()));
    out.put("points", &[20], [player.points]);
    out.put("crowns", &[10], [player.crowns]);
    out.put("privileges", &[3], [player.privileges]);
    out.put("royals", &[2], [player.royals.len() as u8]);
    out.put("cards", &[15], [player.cards.len() as u8]);
    out.put("stalled", &[3], [player.stalled]);
}

/// The known cards first, in the order of their ids, then the level of each hidden one.
fn put_hand(hand: &HandView, rows: &CardTable<Row>, out: &mut impl Tensor) {
    let mut cards = [BLANK; HAND_LIMIT];
    let mut places = cards.iter_mut();
    for (reserved, place) in hand.known.iter().zip(&mut places) {
        *place = rows[reserved.card];
        place[UNSEEN] = reserved.blind.into();
    }
    // Most hands hide nothing.
    if hand.hidden != [0; 3] {
        for (level, place) in hand.hidden_levels().zip(&mut places) {
            place[LEVEL + level.index()] = 1;
            place[UNSEEN] = 1;
        }
    }
    cards.into_iter().for_each(|card| out.put("hand", &ROW_SCALE, card));
}
