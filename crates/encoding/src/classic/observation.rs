//! Views of classic games as numbers.

use parure_engine::card::{CardTable, Level};
use parure_engine::classic::{MAX_FACE_UP, Phase, PlayerView, Rules, View};
use parure_engine::hand::{HAND_LIMIT, HandView};
use parure_engine::seat::Seat;
use parure_engine::tile::TileSet;
use parure_engine::tokens::{MAX_COLORS, Tokens};

use super::rules::{LEVEL, ROW_SCALE, Row, SECOND_DECK, TAGS, UNSEEN};
use super::{ClassicEncoding, USUAL_SPACES, is_wide};
use crate::tensor::{byte, distance, first, members, one_hot};
use crate::{Tensor, perspective};

/// Writes a view, from the observer's seat.
pub(super) fn describe<R: ClassicEncoding>(view: &View<R>, out: &mut impl Tensor) {
    let own = perspective(view.observer);
    let behind = |seat: Seat| distance(own, seat, view.players);
    let phase = view.phase;
    let phase = match phase {
        Phase::Act => Some(0),
        Phase::Return => Some(1),
        Phase::Tile => Some(2),
        Phase::Module(own) => Some(3 + R::own_phase(own)),
        Phase::Over(_) => None,
    };
    match R::OWN_PHASES {
        0 => out.put("phase", &[1], one_hot::<3>(phase)),
        1 => out.put("phase", &[1], one_hot::<4>(phase)),
        2 => out.put("phase", &[1], one_hot::<5>(phase)),
        _ => out.put("phase", &[1], one_hot::<6>(phase)),
    }
    out.put("to_act", &[1], one_hot::<4>(phase.map(|_| behind(view.seat))));
    out.put("seat", &[1], one_hot::<4>(Some(own.index())));
    out.put("trigger", &[1], one_hot::<4>(view.trigger.map(behind)));
    out.put("passes", &[4], [view.passes]);
    out.put("round", &[100], [byte(view.round)]);
    R::describe_options(&view.options, out);
    put_tokens::<R>("bank", view.bank, out);
    out.put("decks", &[40, 30, 20], view.deck_sizes);
    put_tiles::<R>("tiles", view.tiles, out);
    let rows = R::rows();
    describe_market(view, rows, 0..USUAL_SPACES, "market", out);
    out.put("unseen", &[1], members::<40>(view.unseen.level(Level::One)));
    out.put("unseen", &[1], members::<30>(view.unseen.level(Level::Two)));
    out.put("unseen", &[1], members::<20>(view.unseen.level(Level::Three)));
    R::describe_table(view, out);
    let mut seat = own;
    for place in 0..view.players {
        out.player(place);
        describe_player::<R>(&view.seats[seat.index()], rows, out);
        R::describe_player(&view.extra, seat, out);
        seat = seat.next(view.players);
    }
    out.table();
    if is_wide::<R>(&view.options) {
        describe_market(view, rows, USUAL_SPACES..MAX_FACE_UP, "market_wide", out);
    }
}

/// One flag for each tile that the game has: ten nobles or eight sides of locations in ten places, fourteen sides of cities.
pub(super) fn put_tiles<R: Rules>(name: &'static str, tiles: TileSet, out: &mut impl Tensor) {
    if R::TILES.len() > 10 {
        out.put(name, &[1], flags::<14>(tiles));
    } else {
        out.put(name, &[1], flags::<10>(tiles));
    }
}

fn flags<const N: usize>(tiles: TileSet) -> [u8; N] {
    let mut flags = [0; N];
    tiles.iter().filter_map(|tile| flags.get_mut(tile.index()).map(|flag| *flag = 1)).for_each(drop);
    flags
}

fn describe_market<R: Rules>(
    view: &View<R>,
    rows: &CardTable<Row>,
    spaces: std::ops::Range<usize>,
    name: &'static str,
    out: &mut impl Tensor,
) {
    for level in Level::ALL {
        for card in &view.market.row(level)[spaces.clone()] {
            out.put(name, &ROW_SCALE, card.map_or([0; 16], |card| rows[card]));
        }
    }
}

fn describe_player<R: Rules>(player: &PlayerView, rows: &CardTable<Row>, out: &mut impl Tensor) {
    put_tokens::<R>("tokens", player.tokens, out);
    out.put("bonuses", &[7], first::<5>(player.bonuses.counts()));
    out.put("points", &[15], [player.points]);
    out.put("cards", &[15], [player.cards.len() as u8]);
    out.put("tiles", &[5], [player.tiles.len() as u8]);
    describe_hand(&player.hand, rows, out);
}

/// The known cards first, in the order of their ids, then the level of each hidden one.
fn describe_hand(hand: &HandView, rows: &CardTable<Row>, out: &mut impl Tensor) {
    let mut cards = [[0; 16]; HAND_LIMIT];
    let mut places = cards.iter_mut();
    for (reserved, place) in hand.known.iter().zip(&mut places) {
        *place = rows[reserved.card];
        place[UNSEEN] = reserved.blind.into();
    }
    // Most hands hide nothing, and none of a second deck.
    if hand.hidden != [0; 3] {
        hand.hidden_levels().zip(&mut places).for_each(|(level, place)| *place = hidden_row(level));
    }
    if hand.hidden_second != [0; 3] {
        for (level, place) in hand.hidden_second_levels().zip(&mut places) {
            *place = hidden_row(level);
            place[TAGS] = SECOND_DECK;
        }
    }
    cards.into_iter().for_each(|card| out.put("hand", &ROW_SCALE, card));
}

fn hidden_row(level: Level) -> Row {
    let mut row = [0; 16];
    row[LEVEL + level.index()] = 1;
    row[UNSEEN] = 1;
    row
}

fn put_tokens<R: Rules>(name: &'static str, tokens: Tokens, out: &mut impl Tensor) {
    let counts: [u8; MAX_COLORS] = tokens.counts();
    match R::COLORS.len() {
        7 => out.put(name, &[7], first::<7>(counts)),
        _ => out.put(name, &[7], first::<6>(counts)),
    }
}
