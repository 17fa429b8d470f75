//! The codes of the steps of classic games.

use parure_engine::card::{CardId, CardTable, Level};
use parure_engine::classic::{Action, MAX_FACE_UP, State};
use parure_engine::hand::HAND_LIMIT;
use parure_engine::tile::TileId;
use parure_engine::tokens::{Color, ColorSet, GEMS, PackedTokens};

use super::{ClassicEncoding, USUAL_SPACES, is_wide};
use crate::{ActionCode, ActionRange};

const LEVELS: usize = Level::ALL.len();
const SPACES: usize = LEVELS * USUAL_SPACES;
const WIDE_SPACES: usize = LEVELS * (MAX_FACE_UP - USUAL_SPACES);

const TAKE: ActionRange = ActionRange::first("take", 25);
const TAKE_TWO: ActionRange = TAKE.then("take_two", GEMS.len());
const RESERVE_DECK: ActionRange = TAKE_TWO.then("reserve_deck", LEVELS);
const RETURN: ActionRange = RESERVE_DECK.then("return", GEMS.len() + 1);
const PASS: ActionRange = RETURN.then("pass", 1);
const RESERVE: ActionRange = PASS.then("reserve", SPACES);

// The number of payments and of tiles is the game's, so the ranges from here on are too.
const fn buy_hand<R: ClassicEncoding>() -> ActionRange {
    RESERVE.then("buy_hand", HAND_LIMIT * R::PAYMENTS)
}

const fn buy_market<R: ClassicEncoding>() -> ActionRange {
    buy_hand::<R>().then("buy", SPACES * R::PAYMENTS)
}

const fn tile<R: ClassicEncoding>() -> ActionRange {
    buy_market::<R>().then("tile", R::TILES.len())
}

const fn reserve_own<R: ClassicEncoding>() -> ActionRange {
    tile::<R>().then("reserve_own", R::OWN_SPACES)
}

const fn buy_own<R: ClassicEncoding>() -> ActionRange {
    reserve_own::<R>().then("buy_own", R::OWN_SPACES * R::PAYMENTS)
}

/// The last range before what only a wide table has.
fn last_own<R: ClassicEncoding>() -> ActionRange {
    R::own_ranges(buy_own::<R>()).last().copied().unwrap_or(buy_own::<R>())
}

fn reserve_wide<R: ClassicEncoding>() -> ActionRange {
    last_own::<R>().then("reserve_wide", WIDE_SPACES)
}

fn buy_wide<R: ClassicEncoding>() -> ActionRange {
    reserve_wide::<R>().then("buy_wide", WIDE_SPACES * R::PAYMENTS)
}

/// The ranges of a table with so many cards face up; a wide table's begin like any other's.
pub(super) fn ranges<R: ClassicEncoding>(face_up: usize) -> Vec<ActionRange> {
    let shared = [TAKE, TAKE_TWO, RESERVE_DECK, RETURN, PASS, RESERVE, buy_hand::<R>(), buy_market::<R>(), tile::<R>()];
    let mut ranges = shared.to_vec();
    if R::OWN_SPACES > 0 {
        ranges.extend([reserve_own::<R>(), buy_own::<R>()]);
    }
    ranges.extend(R::own_ranges(buy_own::<R>()));
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
    /// A space that only this game has.
    Own(u8),
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

    fn of<R: ClassicEncoding>(table: &State<R>, card: CardId) -> Option<Self> {
        let place = table.player(table.seat()).hand.iter().position(|reserved| reserved.card == card);
        let in_market = || table.market().space_of(card).map(|space| Self::space(card.level(), space));
        let in_own = || (0..R::OWN_SPACES).find(|&place| R::own_space(table.extra(), place) == Some(card));
        let in_own = || in_own().map(|place| Self::Own(place as u8));
        place.map(|place| Self::Hand(place as u8)).or_else(in_market).or_else(in_own)
    }

    fn card<R: ClassicEncoding>(self, table: &State<R>) -> Option<CardId> {
        let (place, per_level, before) = match self {
            Self::Hand(place) => {
                return table.player(table.seat()).hand.iter().nth(place.into()).map(|reserved| reserved.card);
            }
            Self::Own(place) => return R::own_space(table.extra(), place.into()),
            Self::Space(place) => (usize::from(place), USUAL_SPACES, 0),
            Self::Wide(place) => (usize::from(place), MAX_FACE_UP - USUAL_SPACES, USUAL_SPACES),
        };
        table.market().row(Level::ALL[place / per_level])[before + place % per_level]
    }

    fn reserve<R: ClassicEncoding>(self) -> Option<ActionCode> {
        match self {
            Self::Hand(_) => None,
            Self::Space(place) => Some(ActionCode::at(&RESERVE, place.into())),
            Self::Own(place) => Some(ActionCode::at(&reserve_own::<R>(), place.into())),
            Self::Wide(place) => Some(ActionCode::at(&reserve_wide::<R>(), place.into())),
        }
    }

    fn buy<R: ClassicEncoding>(self, payment: usize) -> ActionCode {
        let (range, place) = match self {
            Self::Hand(place) => (buy_hand::<R>(), place),
            Self::Space(place) => (buy_market::<R>(), place),
            Self::Own(place) => (buy_own::<R>(), place),
            Self::Wide(place) => (buy_wide::<R>(), place),
        };
        ActionCode::at(&range, usize::from(place) * R::PAYMENTS + payment)
    }
}

/// The code of an action.
pub(super) fn encode<R: ClassicEncoding>(table: &State<R>, action: Action<R::Action>) -> Option<ActionCode> {
    match action {
        Action::Reserve(card) => Spot::of(table, card)?.reserve::<R>(),
        Action::Buy(card, payment) => {
            let spot = Spot::of(table, card)?;
            let place = payments_for(table, card).position(|listed| listed == payment)?;
            (place < R::PAYMENTS).then(|| spot.buy::<R>(place))
        }
        Action::Module(own) => R::encode_own(table, own, buy_own::<R>()),
        _ => encode_plain::<R>(action),
    }
}

/// The code of an action that names no card.
fn encode_plain<R: ClassicEncoding>(action: Action<R::Action>) -> Option<ActionCode> {
    match action {
        Action::TakeDifferent(gems) => TAKES.code(gems),
        Action::TakeTwo(gem) => within(&TAKE_TWO, gem.index()),
        Action::ReserveTop(level) => within(&RESERVE_DECK, level.index()),
        Action::Return(token) => within(&RETURN, token.index()),
        Action::Tile(tile_id) => within(&tile::<R>(), tile_id.index()),
        Action::Pass => within(&PASS, 0),
        Action::Reserve(_) | Action::Buy(..) | Action::Module(_) => None,
    }
}

fn within(range: &ActionRange, place: usize) -> Option<ActionCode> {
    (place < range.len).then(|| ActionCode::at(range, place))
}

/// The codes of the legal list. Payments for one card follow each other in it, so they are counted as they come.
pub(super) fn encode_list<R: ClassicEncoding>(
    table: &State<R>,
    legal: &[Action<R::Action>],
    mut out: impl FnMut(ActionCode),
) {
    let mut spots = [Spot::Hand(0); 256];
    for level in Level::ALL {
        for (space, card) in table.market().row(level).iter().enumerate() {
            if let Some(card) = card {
                spots[CardTable::<Spot>::place(*card)] = Spot::space(level, space);
            }
        }
    }
    for place in 0..R::OWN_SPACES {
        if let Some(card) = R::own_space(table.extra(), place) {
            spots[CardTable::<Spot>::place(card)] = Spot::Own(place as u8);
        }
    }
    for (place, reserved) in table.player(table.seat()).hand.iter().enumerate() {
        spots[CardTable::<Spot>::place(reserved.card)] = Spot::Hand(place as u8);
    }
    let spot = |card| spots[CardTable::<Spot>::place(card)];
    let (mut last, mut paid, mut before) = (None, 0, None);
    for &action in legal {
        let code = match action {
            Action::Reserve(card) => spot(card).reserve::<R>(),
            Action::Buy(card, _) => {
                paid = if last == Some(card) { paid + 1 } else { 0 };
                last = Some(card);
                (paid < R::PAYMENTS).then(|| spot(card).buy::<R>(paid))
            }
            Action::Module(own) => {
                let code = R::encode_next_own(table, own, buy_own::<R>(), before);
                before = code.map(|code| (own, code));
                code
            }
            _ => encode_plain::<R>(action),
        };
        code.into_iter().for_each(&mut out);
    }
}

/// The action of a code.
pub(super) fn decode<R: ClassicEncoding>(table: &State<R>, code: ActionCode) -> Option<Action<R::Action>> {
    let wide = |range: ActionRange| if is_wide::<R>(table.options()) { range.place(code) } else { None };
    let buy = |spot: fn(u8) -> Spot, place: usize| {
        let card = spot((place / R::PAYMENTS) as u8).card(table)?;
        payments_for(table, card).nth(place % R::PAYMENTS).map(|payment| Action::Buy(card, payment))
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
    } else if let Some(place) = buy_hand::<R>().place(code) {
        buy(Spot::Hand, place)
    } else if let Some(place) = buy_market::<R>().place(code) {
        buy(Spot::Space, place)
    } else if let Some(place) = tile::<R>().place(code) {
        Some(Action::Tile(TileId::new(place)))
    } else if let Some(place) = reserve_own::<R>().place(code) {
        Spot::Own(place as u8).card(table).map(Action::Reserve)
    } else if let Some(place) = buy_own::<R>().place(code) {
        buy(Spot::Own, place)
    } else if let Some(own) = R::decode_own(table, code, buy_own::<R>()) {
        Some(Action::Module(own))
    } else if let Some(place) = wide(reserve_wide::<R>()) {
        Spot::Wide(place as u8).card(table).map(Action::Reserve)
    } else {
        wide(buy_wide::<R>()).and_then(|place| buy(Spot::Wide, place))
    }
}

/// The most codes that a purchase has in any game.
const MOST_PAYMENTS: usize = 64;

/// Every way in which the player to act can pay for a card, the fewest jokers first.
fn payments_for<R: ClassicEncoding>(table: &State<R>, card: CardId) -> impl Iterator<Item = PackedTokens> {
    let mut list = [PackedTokens::FREE; MOST_PAYMENTS];
    let mut count = 0;
    let (seat, purse) = (table.seat(), table.player(table.seat()).tokens);
    R::payments(table, seat, purse, table.price(seat, card), |payment| {
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
