//! Splendor with the Orient as numbers: its spaces follow the market's, and ways to pay with cards are counted as they are
//! listed.

use std::sync::LazyLock;

use parure_engine::card::{CardId, CardTable, Level};
use parure_engine::classic::{Action, ModuleAction, Phase, Rules, State, View};
use parure_engine::seat::Seat;
use parure_engine::splendor::orient::{Bazaar, Choice, GoldCards, Kind, OrientAction, OrientRules, ROW, kind};
use parure_engine::splendor::{SplendorOptions, SplendorRules};
use parure_engine::tile::TileId;
use parure_engine::tokens::GEMS;

use super::observation::put_tiles;
use super::rules::{ClassicEncoding, ROW_SCALE, Row, rows};
use crate::tensor::one_hot;
use crate::{ActionCode, ActionRange, Tensor, perspective};

/// The most ways to pay for one card with gold cards: 5 cards, and up to 61 payments with each number of them.
const GOLD_PAYMENTS: usize = 320;
/// The most sets of own cards of one colour that pay for a sacrifice: one or two of 30.
const SACRIFICES: usize = 465;
/// The places of all cards.
const CARDS: usize = 256;

/// The ranges of the game's own actions.
fn ranges(last: ActionRange) -> [ActionRange; 6] {
    let deck = last.then("reserve_orient_deck", Level::ALL.len());
    let copy = deck.then("copy", GEMS.len());
    let aside = copy.then("set_aside", OrientRules::TILES.len());
    let free = aside.then("free", CARDS);
    let sacrifice = free.then("sacrifice", GEMS.len() * SACRIFICES);
    [deck, copy, aside, free, sacrifice, sacrifice.then("buy_gold_cards", HELD * GOLD_PAYMENTS)]
}

/// The cards that can be bought at once: a full market with its Orient rows, and a full hand.
const HELD: usize = 3 * (8 + ROW) + 3;

/// The place of a card among those that can be bought: by its space, or in the hand.
fn spot(table: &State<OrientRules>, card: CardId) -> Option<usize> {
    let in_market = table.market().space_of(card).map(|space| card.level().index() * (8 + ROW) + space);
    let in_row = || {
        let row = table.extra().row(card.level()).iter().position(|&space| space == Some(card));
        row.map(|space| card.level().index() * (8 + ROW) + 8 + space)
    };
    let in_hand = || {
        let hand = table.player(table.seat()).hand.iter().position(|reserved| reserved.card == card);
        hand.map(|place| 3 * (8 + ROW) + place)
    };
    in_hand().or(in_market).or_else(in_row)
}

fn at_spot(table: &State<OrientRules>, spot: usize) -> Option<CardId> {
    if let Some(place) = spot.checked_sub(3 * (8 + ROW)) {
        return table.player(table.seat()).hand.iter().nth(place).map(|reserved| reserved.card);
    }
    let (level, space) = (Level::ALL[spot / (8 + ROW)], spot % (8 + ROW));
    match space.checked_sub(8) {
        None => table.market().row(level)[space],
        Some(space) => table.extra().row(level)[space],
    }
}

/// The legal actions of the game's own for one card that is paid with cards.
fn with_cards(table: &State<OrientRules>, card: CardId) -> Vec<OrientAction> {
    let mut listed = Vec::new();
    let can_pay = !GoldCards::among(&table.player(table.seat()).cards).is_empty()
        || matches!(kind(card), Some(Kind::Sacrifice(_)));
    if matches!(table.phase(), Phase::Act) && can_pay {
        OrientAction::list(table, &mut listed);
    }
    let own = listed.into_iter().filter_map(|action| if let Action::Module(own) = action { Some(own) } else { None });
    own.filter(|own| matches!(own, OrientAction::Buy(other, ..) | OrientAction::Sacrifice(other, ..) if *other == card))
        .collect()
}

/// The place of a sacrifice among the sacrifices, which stand in the order of their ids.
fn sacrifice_place(card: CardId) -> Option<usize> {
    matches!(kind(card), Some(Kind::Sacrifice(_))).then(|| card.index() - CardId::SECOND_DECK)
}

impl ClassicEncoding for OrientRules {
    const ACTIONS: &'static str = "splendor-orient-actions/1";
    const OBSERVATIONS: &'static str = "splendor-orient-observations/1";
    const OWN_SPACES: usize = 3 * ROW;
    const OWN_PHASES: usize = 3;

    fn own_space(bazaar: &Bazaar, place: usize) -> Option<CardId> {
        bazaar.row(Level::ALL[place / ROW])[place % ROW]
    }

    fn own_ranges(last: ActionRange) -> Vec<ActionRange> {
        ranges(last).to_vec()
    }

    fn encode_own(table: &State<Self>, action: OrientAction, last: ActionRange) -> Option<ActionCode> {
        let [deck, copy, aside, free, sacrifice, buy] = ranges(last);
        let nth = |card: CardId| with_cards(table, card).iter().position(|&listed| listed == action);
        Some(match action {
            OrientAction::ReserveTop(level) => ActionCode::at(&deck, level.index()),
            OrientAction::Copy(color) if GEMS.contains(&color) => ActionCode::at(&copy, color.index()),
            OrientAction::Copy(_) => return None,
            OrientAction::SetAside(tile) => ActionCode::at(&aside, tile.index()),
            OrientAction::Free(card) => ActionCode::at(&free, CardTable::<Row>::place(card)),
            OrientAction::Sacrifice(card, ..) => {
                let nth = nth(card).filter(|&nth| nth < SACRIFICES)?;
                ActionCode::at(&sacrifice, sacrifice_place(card)? * SACRIFICES + nth)
            }
            OrientAction::Buy(card, ..) => {
                let nth = nth(card).filter(|&nth| nth < GOLD_PAYMENTS)?;
                ActionCode::at(&buy, spot(table, card)? * GOLD_PAYMENTS + nth)
            }
        })
    }

    /// Ways to pay for one card follow each other in the list, so they are counted as they come.
    fn encode_next_own(
        table: &State<Self>,
        action: OrientAction,
        last: ActionRange,
        before: Option<(OrientAction, ActionCode)>,
    ) -> Option<ActionCode> {
        match (before, action) {
            (Some((OrientAction::Buy(one, ..), code)), OrientAction::Buy(other, ..))
            | (Some((OrientAction::Sacrifice(one, ..), code)), OrientAction::Sacrifice(other, ..))
                if one == other =>
            {
                ActionCode::new(code.index() + 1)
            }
            _ => Self::encode_own(table, action, last),
        }
    }

    fn decode_own(table: &State<Self>, code: ActionCode, last: ActionRange) -> Option<OrientAction> {
        let [deck, copy, aside, free, sacrifice, buy] = ranges(last);
        if let Some(place) = deck.place(code) {
            Some(OrientAction::ReserveTop(Level::ALL[place]))
        } else if let Some(place) = copy.place(code) {
            Some(OrientAction::Copy(GEMS[place]))
        } else if let Some(place) = aside.place(code) {
            Some(OrientAction::SetAside(TileId::new(place)))
        } else if let Some(place) = free.place(code) {
            let face_up = OrientRules::face_up_cards(table);
            let card = face_up.iter().find(|&card| CardTable::<Row>::place(card) == place);
            card.map(OrientAction::Free)
        } else if let Some(place) = sacrifice.place(code) {
            let card = CardId::new(Level::Three, CardId::SECOND_DECK + place / SACRIFICES);
            with_cards(table, card).get(place % SACRIFICES).copied()
        } else {
            let place = buy.place(code)?;
            let card = at_spot(table, place / GOLD_PAYMENTS)?;
            let listed = with_cards(table, card).get(place % GOLD_PAYMENTS).copied();
            listed.filter(|action| matches!(action, OrientAction::Buy(..)))
        }
    }

    fn own_phase(choice: Choice) -> usize {
        match choice {
            Choice::Copy => 0,
            Choice::Free(_) => 1,
            Choice::SetAside => 2,
        }
    }

    fn rows() -> &'static CardTable<Row> {
        static ROWS: LazyLock<CardTable<Row>> = LazyLock::new(|| rows(OrientRules::CARDS, kind_number));
        &ROWS
    }

    fn describe_options(options: &SplendorOptions, out: &mut impl Tensor) {
        SplendorRules::describe_options(options, out);
    }

    /// The rows of the Orient with what each card does, its decks, what is unseen of them, and the level of a free card.
    fn describe_table(view: &View<Self>, out: &mut impl Tensor) {
        let cards = || (0..Self::OWN_SPACES).map(|place| Self::own_space(&view.extra, place));
        cards().for_each(|card| out.put("orient", &ROW_SCALE, card.map_or([0; 16], |card| Self::rows()[card])));
        cards().for_each(|card| out.put("orient_kinds", &[1], one_hot::<7>(card.and_then(kind).map(kind_place))));
        out.put("orient_decks", &[10], view.orient_deck_sizes());
        for level in Level::ALL {
            let unseen = view.unseen.level(level);
            let flags: [u8; 10] = std::array::from_fn(|at| unseen.contains(CardId::SECOND_DECK + at).into());
            out.put("orient_unseen", &[1], flags);
        }
        // Who owns how many gold cards, from the observer on.
        let mut seat = perspective(view.observer);
        let mut gold = [0; 4];
        for owned in &mut gold[..view.players] {
            *owned = GoldCards::among(&view.seats[seat.index()].cards).len();
            seat = seat.next(view.players);
        }
        out.put("gold_cards", &[5], gold);
        let free = if let Phase::Module(Choice::Free(level)) = view.phase { Some(level.index()) } else { None };
        out.put("free_level", &[1], one_hot::<3>(free));
    }

    fn describe_player(bazaar: &Bazaar, seat: Seat, out: &mut impl Tensor) {
        put_tiles::<Self>("set_aside", bazaar.set_aside(seat), out);
    }
}

/// What a card does, from 1; 0 for a card of the base game.
fn kind_number(card: CardId) -> u8 {
    kind(card).map_or(0, |kind| 1 + kind_place(kind) as u8)
}

const fn kind_place(kind: Kind) -> usize {
    match kind {
        Kind::Gold => 0,
        Kind::Copy => 1,
        Kind::Double => 2,
        Kind::ReserveNoble => 3,
        Kind::CopyTake => 4,
        Kind::Sacrifice(_) => 5,
        Kind::Take => 6,
    }
}
