//! The codes of the steps of classic games.

use parure_engine::card::{CardId, CardTable, Level};
use parure_engine::classic::{Action, JOKER, MAX_FACE_UP, Rules, State};
use parure_engine::hand::HAND_LIMIT;
use parure_engine::payment::payments;
use parure_engine::tile::TileId;
use parure_engine::tokens::{Color, ColorSet, GEMS, PackedTokens};

use super::{ClassicEncoding, USUAL_SPACES, is_wide};
use crate::{ActionCode, ActionRange, PAYMENTS};

const LEVELS: usize = Level::ALL.len();
const SPACES: usize = LEVELS * USUAL_SPACES;
const WIDE_SPACES: usize = LEVELS * (MAX_FACE_UP - USUAL_SPACES);

const TAKE: ActionRange = ActionRange::first("take", 25);
const TAKE_TWO: ActionRange = TAKE.then("take_two", GEMS.len());
const RESERVE_DECK: ActionRange = TAKE_TWO.then("reserve_deck", LEVELS);
const RETURN: ActionRange = RESERVE_DECK.then("return", GEMS.len() + 1);
const PASS: ActionRange = RETURN.then("pass", 1);
const RESERVE: ActionRange = PASS.then("reserve", SPACES);
const BUY_HAND: ActionRange = RESERVE.then("buy_hand", HAND_LIMIT * PAYMENTS);
const BUY: ActionRange = BUY_HAND.then("buy", SPACES * PAYMENTS);

// The number of tiles is the game's, so the ranges from here on are too.
const fn tile<R: Rules>() -> ActionRange {
    BUY.then("tile", R::TILES.len())
}

const fn reserve_wide<R: Rules>() -> ActionRange {
    tile::<R>().then("reserve_wide", WIDE_SPACES)
}

const fn buy_wide<R: Rules>() -> ActionRange {
    reserve_wide::<R>().then("buy_wide", WIDE_SPACES * PAYMENTS)
}

/// The ranges of a table with so many cards face up; a wide table's begin like any other's.
pub(super) fn ranges<R: Rules>(face_up: usize) -> Vec<ActionRange> {
    let mut ranges = vec![TAKE, TAKE_TWO, RESERVE_DECK, RETURN, PASS, RESERVE, BUY_HAND, BUY, tile::<R>()];
    if face_up > USUAL_SPACES {
        ranges.extend([reserve_wide::<R>(), buy_wide::<R>()]);
    }
    ranges
}

/// Where a card to be bought or reserved lies. Small, because a table of them is filled for every list.
#[derive(Clone, Copy)]
enum Spot {
    Hand(u8),
    Space(u8),
    Wide(u8),
}

impl Spot {
    const fn space(level: Level, space: usize) -> Self {
        if space < USUAL_SPACES {
            Self::Space((level.index() * USUAL_SPACES + space) as u8)
        } else {
            Self::Wide((level.index() * (MAX_FACE_UP - USUAL_SPACES) + space - USUAL_SPACES) as u8)
        }
    }

    fn of<R: Rules>(table: &State<R>, card: CardId) -> Option<Self> {
        let place = table.player(table.seat()).hand.iter().position(|reserved| reserved.card == card);
        let in_market = || table.market().space_of(card).map(|space| Self::space(card.level(), space));
        place.map(|place| Self::Hand(place as u8)).or_else(in_market)
    }

    fn card<R: Rules>(self, table: &State<R>) -> Option<CardId> {
        let (place, per_level, before) = match self {
            Self::Hand(place) => {
                return table.player(table.seat()).hand.iter().nth(place.into()).map(|reserved| reserved.card);
            }
            Self::Space(place) => (usize::from(place), USUAL_SPACES, 0),
            Self::Wide(place) => (usize::from(place), MAX_FACE_UP - USUAL_SPACES, USUAL_SPACES),
        };
        table.market().row(Level::ALL[place / per_level])[before + place % per_level]
    }

    fn reserve<R: Rules>(self) -> Option<ActionCode> {
        match self {
            Self::Hand(_) => None,
            Self::Space(place) => Some(ActionCode::at(&RESERVE, place.into())),
            Self::Wide(place) => Some(ActionCode::at(&reserve_wide::<R>(), place.into())),
        }
    }

    fn buy<R: Rules>(self, payment: usize) -> ActionCode {
        let (range, place) = match self {
            Self::Hand(place) => (BUY_HAND, place),
            Self::Space(place) => (BUY, place),
            Self::Wide(place) => (buy_wide::<R>(), place),
        };
        ActionCode::at(&range, usize::from(place) * PAYMENTS + payment)
    }
}

/// The code of an action.
pub(super) fn encode<R: ClassicEncoding>(table: &State<R>, action: Action) -> Option<ActionCode> {
    match action {
        Action::Reserve(card) => Spot::of(table, card)?.reserve::<R>(),
        Action::Buy(card, payment) => {
            let spot = Spot::of(table, card)?;
            let place = payments_for(table, card).position(|listed| listed == payment)?;
            (place < PAYMENTS).then(|| spot.buy::<R>(place))
        }
        _ => encode_plain::<R>(action),
    }
}

/// The code of an action that names no card.
fn encode_plain<R: Rules>(action: Action) -> Option<ActionCode> {
    match action {
        Action::TakeDifferent(gems) => TAKES.code(gems),
        Action::TakeTwo(gem) => within(&TAKE_TWO, gem.index()),
        Action::ReserveTop(level) => within(&RESERVE_DECK, level.index()),
        Action::Return(token) => within(&RETURN, token.index()),
        Action::Tile(tile_id) => within(&tile::<R>(), tile_id.index()),
        Action::Pass => within(&PASS, 0),
        Action::Reserve(_) | Action::Buy(..) => None,
    }
}

fn within(range: &ActionRange, place: usize) -> Option<ActionCode> {
    (place < range.len).then(|| ActionCode::at(range, place))
}

/// The codes of the legal list. Payments for one card follow each other in it, so they are counted as they come.
pub(super) fn encode_list<R: ClassicEncoding>(table: &State<R>, legal: &[Action], mut out: impl FnMut(ActionCode)) {
    let mut spots = [Spot::Hand(0); 256];
    for level in Level::ALL {
        for (space, card) in table.market().row(level).iter().enumerate() {
            if let Some(card) = card {
                spots[CardTable::<Spot>::place(*card)] = Spot::space(level, space);
            }
        }
    }
    for (place, reserved) in table.player(table.seat()).hand.iter().enumerate() {
        spots[CardTable::<Spot>::place(reserved.card)] = Spot::Hand(place as u8);
    }
    let spot = |card| spots[CardTable::<Spot>::place(card)];
    let (mut last, mut paid) = (None, 0);
    for &action in legal {
        let code = match action {
            Action::Reserve(card) => spot(card).reserve::<R>(),
            Action::Buy(card, _) => {
                paid = if last == Some(card) { paid + 1 } else { 0 };
                last = Some(card);
                (paid < PAYMENTS).then(|| spot(card).buy::<R>(paid))
            }
            _ => encode_plain::<R>(action),
        };
        code.into_iter().for_each(&mut out);
    }
}

/// The action of a code.
pub(super) fn decode<R: ClassicEncoding>(table: &State<R>, code: ActionCode) -> Option<Action> {
    let wide = |range: ActionRange| if is_wide::<R>(table.options()) { range.place(code) } else { None };
    let buy = |spot: fn(u8) -> Spot, place: usize| {
        let card = spot((place / PAYMENTS) as u8).card(table)?;
        payments_for(table, card).nth(place % PAYMENTS).map(|payment| Action::Buy(card, payment))
    };
    if let Some(place) = TAKE.place(code) {
        Some(Action::TakeDifferent(TAKES.sets[place]))
    } else if let Some(place) = TAKE_TWO.place(code) {
        Some(Action::TakeTwo(GEMS[place]))
    } else if let Some(place) = RESERVE_DECK.place(code) {
        Some(Action::ReserveTop(Level::ALL[place]))
    } else if let Some(place) = RETURN.place(code) {
        Some(Action::Return(Color::at(place)))
    } else if PASS.place(code).is_some() {
        Some(Action::Pass)
    } else if let Some(place) = RESERVE.place(code) {
        Spot::Space(place as u8).card(table).map(Action::Reserve)
    } else if let Some(place) = BUY_HAND.place(code) {
        buy(Spot::Hand, place)
    } else if let Some(place) = BUY.place(code) {
        buy(Spot::Space, place)
    } else if let Some(place) = tile::<R>().place(code) {
        Some(Action::Tile(TileId::new(place)))
    } else if let Some(place) = wide(reserve_wide::<R>()) {
        Spot::Wide(place as u8).card(table).map(Action::Reserve)
    } else {
        wide(buy_wide::<R>()).and_then(|place| buy(Spot::Wide, place))
    }
}

/// Every way in which the player to act can pay for a card, the fewest jokers first.
fn payments_for<R: Rules>(table: &State<R>, card: CardId) -> impl Iterator<Item = PackedTokens> {
    let mut list = [PackedTokens::FREE; PAYMENTS];
    let mut count = 0;
    let (seat, purse) = (table.seat(), table.player(table.seat()).tokens);
    payments(table.price(seat, card), purse, JOKER, |payment| {
        if let Some(place) = list.get_mut(count) {
            *place = payment;
            count += 1;
        }
    });
    list.into_iter().take(count)
}

/// The takes of one to three different colours and their places.
struct Takes {
    sets: [ColorSet; TAKE.len],
    places: [u8; 32],
}

static TAKES: Takes = {
    let mut takes = Takes { sets: [ColorSet::EMPTY; TAKE.len], places: [u8::MAX; 32] };
    let (mut bits, mut place) = (1u8, 0);
    while bits < 32 {
        if bits.count_ones() <= 3 {
            takes.sets[place] = ColorSet::from_bits(bits);
            takes.places[bits as usize] = place as u8;
            place += 1;
        }
        bits += 1;
    }
    takes
};

impl Takes {
    fn code(&self, gems: ColorSet) -> Option<ActionCode> {
        let place = *self.places.get(usize::from(gems.bits()))?;
        within(&TAKE, place.into())
    }
}
