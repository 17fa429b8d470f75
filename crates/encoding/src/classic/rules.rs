//! What a classic game supplies to be encoded.

use parure_engine::card::{CardId, CardTable};
use parure_engine::classic::{Cards, Rules, State, View};
use parure_engine::seat::Seat;

use crate::tensor::{first, one_hot};
use crate::{ActionCode, ActionRange, PAYMENTS, Tensor};

/// A card as numbers: cost, bonus, points, tags, level, and whether its owner drew it unseen.
pub type Row = [u8; 16];

/// What counts as 1 in each place of a [`Row`].
pub(super) const ROW_SCALE: Row = [7, 7, 7, 7, 7, 1, 1, 1, 1, 1, 5, 2, 1, 1, 1, 1];

/// Where a row says that the card was drawn unseen.
pub(super) const UNSEEN: usize = 15;

/// Where a row says which tags a card has, or what a card of the Orient does.
pub(super) const TAGS: usize = 11;

/// What stands there for a hidden card of a second deck.
pub(super) const SECOND_DECK: u8 = 8;

/// The place of the first level's flag.
pub(super) const LEVEL: usize = 12;

/// What a game of this kind supplies to be encoded.
pub trait ClassicEncoding: Rules {
    /// The name of the encoding of actions.
    const ACTIONS: &'static str;
    /// The name of the encoding of views.
    const OBSERVATIONS: &'static str;

    /// How many codes a purchase has.
    const PAYMENTS: usize = PAYMENTS;
    /// How many face-up spaces only this game has.
    const OWN_SPACES: usize = 0;

    /// The card that lies in one of the game's own spaces.
    fn own_space(_: &Self::Extra, _: usize) -> Option<CardId> {
        None
    }

    /// The codes of what only this game has, behind `last`.
    fn own_ranges(_last: ActionRange) -> Vec<ActionRange> {
        Vec::new()
    }

    /// The code of one of the game's own actions, whose ranges stand behind `last`.
    fn encode_own(_: &State<Self>, _: Self::Action, _last: ActionRange) -> Option<ActionCode> {
        None
    }

    /// The same within a legal list, where the own action before it and its code may save looking for the place.
    fn encode_next_own(
        table: &State<Self>,
        action: Self::Action,
        last: ActionRange,
        _before: Option<(Self::Action, ActionCode)>,
    ) -> Option<ActionCode> {
        Self::encode_own(table, action, last)
    }

    /// The game's own action of a code.
    fn decode_own(_: &State<Self>, _: ActionCode, _last: ActionRange) -> Option<Self::Action> {
        None
    }

    /// Which of the game's own phases is open, and how many it has.
    const OWN_PHASES: usize = 0;

    /// The place of a phase among the game's own.
    fn own_phase(_: Self::Phase) -> usize {
        0
    }

    /// Writes what only this game knows of the table.
    fn describe_table(_: &View<Self>, _: &mut impl Tensor) {}

    /// Every card as numbers.
    fn rows() -> &'static CardTable<Row>;

    /// Writes the house rules.
    fn describe_options(options: &Self::Options, out: &mut impl Tensor);

    /// Writes what only this game knows of a player.
    fn describe_player(_: &Self::Extra, _: Seat, _: &mut impl Tensor) {}
}

/// Every card of a game as numbers, with the tags of each.
pub(super) fn rows(cards: &Cards, tags: impl Fn(CardId) -> u8) -> CardTable<Row> {
    let mut rows = [[0; 16]; 256];
    for card in cards.all().iter() {
        let face = cards.face(card);
        let row = &mut rows[CardTable::<Row>::place(card)];
        row[..5].copy_from_slice(&first::<5>(face.cost.counts()));
        row[5..10].copy_from_slice(&one_hot::<5>(Some(face.bonus.index())));
        (row[10], row[TAGS]) = (face.points, tags(card));
        row[LEVEL + card.level().index()] = 1;
    }
    CardTable::new(rows)
}
