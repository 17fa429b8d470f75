//! The codes of Duel's steps.

use parure_engine::card::{CardId, CardTable, Level};
use parure_engine::duel::{Action, Cell, Duel, GOLD, Source};
use parure_engine::hand::HAND_LIMIT;
use parure_engine::payment::payments;
use parure_engine::tile::TileId;
use parure_engine::tokens::{Color, PackedTokens};

use super::lines::{self, LINES};
use super::{LEVEL_STARTS, SPACES};
use crate::{ActionCode, ActionRange, PAYMENTS};

/// Where a reserved card can come from: a space of the pyramid, or a deck.
const SOURCES: usize = SPACES + Level::ALL.len();

const PRIVILEGE: ActionRange = ActionRange::first("privilege", Cell::COUNT);
const REPLENISH: ActionRange = PRIVILEGE.then("replenish", 1);
const TAKE: ActionRange = REPLENISH.then("take", LINES);
const RESERVE: ActionRange = TAKE.then("reserve", Cell::COUNT * SOURCES);
const BUY_HAND: ActionRange = RESERVE.then("buy_hand", HAND_LIMIT * PAYMENTS);
const BUY: ActionRange = BUY_HAND.then("buy", SPACES * PAYMENTS);
const JOKER: ActionRange = BUY.then("joker", 5);
const TAKE_TOKEN: ActionRange = JOKER.then("take_token", Cell::COUNT);
const STEAL: ActionRange = TAKE_TOKEN.then("steal", 6);
const ROYAL: ActionRange = STEAL.then("royal", 4);
const DISCARD: ActionRange = ROYAL.then("discard", 7);
const CLAIM: ActionRange = DISCARD.then("claim", 1);
const PASS: ActionRange = CLAIM.then("pass", 1);

/// Every kind of action.
pub(super) const RANGES: [ActionRange; 13] =
    [PRIVILEGE, REPLENISH, TAKE, RESERVE, BUY_HAND, BUY, JOKER, TAKE_TOKEN, STEAL, ROYAL, DISCARD, CLAIM, PASS];

/// Where a card to be bought or reserved lies. Small, because a table of them is filled for every list.
#[derive(Clone, Copy)]
enum Spot {
    Hand(u8),
    Space(u8),
}

impl Spot {
    fn of(game: &Duel, card: CardId) -> Option<Self> {
        let place = game.hand(game.open().seat).iter().position(|reserved| reserved.card == card);
        let in_pyramid = || game.open().pyramid.space_of(card).map(|space| Self::space(card.level(), space));
        place.map(|place| Self::Hand(place as u8)).or_else(in_pyramid)
    }

    const fn space(level: Level, space: usize) -> Self {
        Self::Space((LEVEL_STARTS[level.index()] + space) as u8)
    }

    fn card(self, game: &Duel) -> Option<CardId> {
        match self {
            Self::Hand(place) => game.hand(game.open().seat).iter().nth(place.into()).map(|reserved| reserved.card),
            Self::Space(place) => {
                let place = usize::from(place);
                let level = *Level::ALL.iter().rev().find(|level| LEVEL_STARTS[level.index()] <= place)?;
                game.open().pyramid.row(level).get(place - LEVEL_STARTS[level.index()]).copied()?
            }
        }
    }

    const fn reserve(self, gold: Cell) -> Option<ActionCode> {
        match self {
            Self::Hand(_) => None,
            Self::Space(place) => Some(ActionCode::at(&RESERVE, gold.index() * SOURCES + place as usize)),
        }
    }

    const fn buy(self, payment: usize) -> ActionCode {
        match self {
            Self::Hand(place) => ActionCode::at(&BUY_HAND, place as usize * PAYMENTS + payment),
            Self::Space(place) => ActionCode::at(&BUY, place as usize * PAYMENTS + payment),
        }
    }
}

/// The code of an action.
pub(super) fn encode(game: &Duel, action: Action) -> Option<ActionCode> {
    match action {
        Action::Take(cells) => lines::place(cells).map(|place| ActionCode::at(&TAKE, place)),
        Action::Reserve { gold, from: Source::Pyramid(card) } => Spot::of(game, card)?.reserve(gold),
        Action::Buy(card, payment) => {
            let spot = Spot::of(game, card)?;
            let place = payments_for(game, card).position(|listed| listed == payment)?;
            (place < PAYMENTS).then(|| spot.buy(place))
        }
        _ => encode_plain(action),
    }
}

/// The code of an action that names neither cells nor a card.
fn encode_plain(action: Action) -> Option<ActionCode> {
    let (range, place) = match action {
        Action::Privilege(cell) => (PRIVILEGE, cell.index()),
        Action::Replenish => (REPLENISH, 0),
        Action::Reserve { gold, from: Source::Deck(level) } => {
            (RESERVE, gold.index() * SOURCES + SPACES + level.index())
        }
        Action::Joker(color) => (JOKER, color.index()),
        Action::TakeToken(cell) => (TAKE_TOKEN, cell.index()),
        Action::Steal(token) => (STEAL, token.index()),
        Action::Royal(royal) => (ROYAL, royal.index()),
        Action::Discard(token) => (DISCARD, token.index()),
        Action::Claim => (CLAIM, 0),
        Action::Pass => (PASS, 0),
        Action::Take(_) | Action::Reserve { from: Source::Pyramid(_), .. } | Action::Buy(..) => return None,
    };
    (place < range.len).then(|| ActionCode::at(&range, place))
}

/// The codes of the legal list.
///
/// Takes come in the order of all lines, and payments for one card follow each other: both are counted as they come.
pub(super) fn encode_list(game: &Duel, legal: &[Action], mut out: impl FnMut(ActionCode)) {
    let spots = spots(game);
    let spot = |card| spots[CardTable::<Spot>::place(card)];
    let mut lines = lines::all().iter().enumerate();
    let (mut last, mut paid) = (None, 0);
    for &action in legal {
        let code = match action {
            Action::Take(cells) => {
                lines.find(|&(_, &line)| line == cells).map(|(place, _)| ActionCode::at(&TAKE, place))
            }
            Action::Reserve { gold, from: Source::Pyramid(card) } => spot(card).reserve(gold),
            Action::Buy(card, _) => {
                paid = if last == Some(card) { paid + 1 } else { 0 };
                last = Some(card);
                (paid < PAYMENTS).then(|| spot(card).buy(paid))
            }
            _ => encode_plain(action),
        };
        code.into_iter().for_each(&mut out);
    }
}

fn spots(game: &Duel) -> [Spot; 256] {
    let mut spots = [Spot::Hand(0); 256];
    for level in Level::ALL {
        for (space, card) in game.open().pyramid.row(level).iter().enumerate() {
            if let Some(card) = card {
                spots[CardTable::<Spot>::place(*card)] = Spot::space(level, space);
            }
        }
    }
    for (place, reserved) in game.hand(game.open().seat).iter().enumerate() {
        spots[CardTable::<Spot>::place(reserved.card)] = Spot::Hand(place as u8);
    }
    spots
}

/// The action of a code.
pub(super) fn decode(game: &Duel, code: ActionCode) -> Option<Action> {
    let range = RANGES.iter().find(|range| code.index() < range.end())?;
    let place = range.place(code)?;
    let cell = |place: usize| Cell::new(place / 5, place % 5);
    let buy = |spot: Spot| {
        let card = spot.card(game)?;
        payments_for(game, card).nth(place % PAYMENTS).map(|payment| Action::Buy(card, payment))
    };
    match *range {
        PRIVILEGE => cell(place).map(Action::Privilege),
        REPLENISH => Some(Action::Replenish),
        TAKE => lines::all().get(place).copied().map(Action::Take),
        RESERVE => {
            let (gold, source) = (cell(place / SOURCES)?, place % SOURCES);
            let from = match source.checked_sub(SPACES) {
                Some(level) => Source::Deck(Level::ALL[level]),
                None => Source::Pyramid(Spot::Space(source as u8).card(game)?),
            };
            Some(Action::Reserve { gold, from })
        }
        BUY_HAND => buy(Spot::Hand((place / PAYMENTS) as u8)),
        BUY => buy(Spot::Space((place / PAYMENTS) as u8)),
        JOKER => Some(Action::Joker(Color::at(place))),
        TAKE_TOKEN => cell(place).map(Action::TakeToken),
        STEAL => Some(Action::Steal(Color::at(place))),
        ROYAL => Some(Action::Royal(TileId::new(place))),
        DISCARD => Some(Action::Discard(Color::at(place))),
        CLAIM => Some(Action::Claim),
        _ => Some(Action::Pass),
    }
}

/// Every way in which the player to act can pay for a card, the fewest gold first.
fn payments_for(game: &Duel, card: CardId) -> impl Iterator<Item = PackedTokens> {
    let mut list = [PackedTokens::FREE; PAYMENTS];
    let mut count = 0;
    let player = game.open().current();
    payments(player.price(card), player.tokens, GOLD, |payment| {
        if let Some(place) = list.get_mut(count) {
            *place = payment;
            count += 1;
        }
    });
    list.into_iter().take(count)
}
