//! A table as the screen shows it: pieces with their letters, whatever the game.

use parure_engine::card::CardId;
use parure_engine::duel::Cells;

/// A kind of token: a letter and a colour, never the colour alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The letter of the notation.
    pub letter: char,
    /// The colour of the stone.
    pub tint: Tint,
}

/// The colours of stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tint {
    /// Diamonds.
    White,
    /// Sapphires, space.
    Blue,
    /// Emeralds, time.
    Green,
    /// Rubies, reality.
    Red,
    /// Onyx.
    Black,
    /// Gold, mind.
    Yellow,
    /// Soul.
    Orange,
    /// Pearls, power.
    Purple,
    /// S.H.I.E.L.D.
    Gray,
}

/// So many of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chip {
    /// The kind.
    pub mark: Mark,
    /// How many.
    pub count: u8,
}

/// What a player sees of the table.
#[derive(Clone, Debug, Default)]
pub struct Picture {
    /// What the game is played to, for the title.
    pub goal: String,
    /// The tokens that nobody holds.
    pub bank: Vec<Chip>,
    /// The nobles or locations that nobody has.
    pub tiles: Vec<TileCell>,
    /// The trading posts, which stay for everybody.
    pub posts: Vec<TileCell>,
    /// The face-up cards, the dearest level first.
    pub rows: Vec<CardRow>,
    /// The viewer's reserved cards.
    pub hand: Vec<CardCell>,
    /// Duel's board and what lies beside it.
    pub board: Option<BoardPicture>,
    /// The players in the order of the seats.
    pub players: Vec<PlayerPanel>,
    /// The most tokens that a player may keep.
    pub token_limit: u8,
}

/// A level of cards.
#[derive(Clone, Debug)]
pub struct CardRow {
    /// The level in Roman numerals.
    pub level: &'static str,
    /// How many cards the deck has.
    pub deck: u8,
    /// How many cards the second deck of the level has, where it has one.
    pub second_deck: Option<u8>,
    /// The cards; nothing for an empty space.
    pub cards: Vec<Option<CardCell>>,
}

/// A card.
#[derive(Clone, Debug)]
pub struct CardCell {
    /// Which card.
    pub card: CardId,
    /// Its id.
    pub id: String,
    /// Its points.
    pub points: u8,
    /// Its bonuses: none, one, or two of a kind.
    pub bonus: Vec<Mark>,
    /// What stands behind the bonus: a card's tags.
    pub tags: String,
    /// What it costs before bonuses.
    pub cost: Vec<Chip>,
    /// Crowns or an ability, in Duel.
    pub feature: String,
    /// Whether the viewer can have it.
    pub reach: Reach,
}

/// Whether the viewer can have a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reach {
    /// With so many jokers.
    Buy(u8),
    /// Not before having these too.
    Short(Vec<Chip>),
    /// Nobody looks who could buy.
    Unknown,
}

/// A noble, a location, a city or a trading post.
#[derive(Clone, Debug)]
pub struct TileCell {
    /// Its id.
    pub id: &'static str,
    /// The bonuses it asks for.
    pub needs: Vec<Chip>,
    /// How many of them the viewer lacks.
    pub lacks: Option<u8>,
    /// What a city or a post asks for besides.
    pub note: String,
}

/// Duel's board and what lies beside it.
#[derive(Clone, Debug)]
pub struct BoardPicture {
    /// The tokens, row by row.
    pub cells: [[Option<Mark>; 5]; 5],
    /// What lies beside it, a line each.
    pub beside: Vec<String>,
    /// The royals that nobody has.
    pub royals: Vec<&'static str>,
}

/// A player.
#[derive(Clone, Debug)]
pub struct PlayerPanel {
    /// The points.
    pub points: u8,
    /// How many cards are reserved.
    pub reserved: usize,
    /// The tokens of every kind.
    pub tokens: Vec<Chip>,
    /// The bonuses of every kind.
    pub bonuses: Vec<Chip>,
    /// What stands behind the points: a player's tags.
    pub tags: String,
    /// A line more: Duel's crowns, privileges and colour.
    pub goals: Option<String>,
}

/// What a move is about, to be marked on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Touched {
    /// A card.
    pub card: Option<CardId>,
    /// Spaces of Duel's board.
    pub cells: Option<Cells>,
}
