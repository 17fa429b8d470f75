//! Where Splendor and Marvel differ.

use std::sync::LazyLock;

use parure_engine::card::{CardId, CardTable};
use parure_engine::classic::{Cards, Rules};
use parure_engine::marvel::{Avengers, MarvelOptions, MarvelRules, tags};
use parure_engine::splendor::{LastRound, SplendorOptions, SplendorRules};

use crate::Tensor;
use crate::tensor::{first, one_hot};

/// A card as numbers: cost, bonus, points, Avengers tags, level, and whether its owner drew it unseen.
pub type Row = [u8; 16];

/// What counts as much in each place of a [`Row`].
pub(super) const FULL_ROW: Row = [7, 7, 7, 7, 7, 1, 1, 1, 1, 1, 5, 2, 1, 1, 1, 1];

/// Where a row says that the card was drawn unseen.
pub(super) const UNSEEN: usize = 15;

/// The place of the first level's flag.
pub(super) const LEVEL: usize = 12;

/// What a game of this kind supplies to be encoded.
pub trait ClassicEncoding: Rules {
    /// The name of the encoding of actions.
    const ACTIONS: &'static str;
    /// The name of the encoding of views.
    const OBSERVATIONS: &'static str;

    /// Every card as numbers.
    fn rows() -> &'static CardTable<Row>;

    /// Writes the house rules.
    fn describe_options(options: &Self::Options, out: &mut impl Tensor);

    /// Who has how many Avengers tags, in a game with them.
    fn avengers(extra: &Self::Extra) -> Option<Avengers>;

    /// Whether two play against two.
    fn is_team(options: &Self::Options) -> bool;
}

impl ClassicEncoding for SplendorRules {
    const ACTIONS: &'static str = "splendor-actions/1";
    const OBSERVATIONS: &'static str = "splendor-observations/1";

    fn rows() -> &'static CardTable<Row> {
        static ROWS: LazyLock<CardTable<Row>> = LazyLock::new(|| rows(SplendorRules::CARDS, |_| 0));
        &ROWS
    }

    fn describe_options(options: &SplendorOptions, out: &mut impl Tensor) {
        let SplendorOptions { target, face_up, take_fewer, last_round, team } = *options;
        let once_more = last_round == LastRound::EveryoneElseOnce;
        out.put("options", &[15, 4, 1, 1, 1], [target, face_up, take_fewer.into(), once_more.into(), team.into()]);
    }

    fn avengers((): &()) -> Option<Avengers> {
        None
    }

    fn is_team(options: &SplendorOptions) -> bool {
        options.team
    }
}

impl ClassicEncoding for MarvelRules {
    const ACTIONS: &'static str = "marvel-actions/1";
    const OBSERVATIONS: &'static str = "marvel-observations/1";

    fn rows() -> &'static CardTable<Row> {
        static ROWS: LazyLock<CardTable<Row>> = LazyLock::new(|| rows(MarvelRules::CARDS, tags));
        &ROWS
    }

    fn describe_options(options: &MarvelOptions, out: &mut impl Tensor) {
        out.put("options", &[1], [options.take_fewer.into()]);
    }

    fn avengers(extra: &Avengers) -> Option<Avengers> {
        Some(*extra)
    }

    fn is_team(_: &MarvelOptions) -> bool {
        false
    }
}

fn rows(cards: &Cards, tags: impl Fn(CardId) -> u8) -> CardTable<Row> {
    let mut rows = [[0; 16]; 256];
    for card in cards.all().iter() {
        let face = cards.face(card);
        let row = &mut rows[CardTable::<Row>::place(card)];
        row[..5].copy_from_slice(&first::<5>(face.cost.counts()));
        row[5..10].copy_from_slice(&one_hot::<5>(Some(face.bonus.index())));
        (row[10], row[11]) = (face.points, tags(card));
        row[LEVEL + card.level().index()] = 1;
    }
    CardTable::new(rows)
}
