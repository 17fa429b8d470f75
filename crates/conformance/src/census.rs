//! Where every piece lies, and how pieces move.

use std::collections::BTreeMap;
use std::fmt::Debug;

use parure_engine::card::{CardId, Level};
use parure_engine::seat::Seat;
use parure_engine::tile::TileId;
use parure_engine::tokens::Tokens;

/// A place where pieces lie.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Place {
    /// A deck, the bank, the side of the board: where pieces lie that nobody has.
    Table,
    /// The bag.
    Bag,
    /// A space with a face-up card.
    Space(Level, u8),
    /// A space of a board, by its number.
    Cell(u8),
    /// Between two places: what was lifted and is not put down yet.
    Between,
    /// In front of a player.
    Player(Seat),
    /// In a player's hand, known to all.
    Hand(Seat),
    /// In a player's hand, known to that player only.
    Secret(Seat),
    /// Set aside for a player.
    Aside(Seat),
    /// Out of the game.
    Removed,
}

/// Every piece and its place; two censuses are equal if every piece lies at the same place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Census {
    cards: [[Option<Place>; CardId::PER_LEVEL]; 3],
    tiles: [Option<Place>; TileId::MAX],
    // A place without any is not listed.
    tokens: BTreeMap<Place, Tokens>,
    privileges: BTreeMap<Place, u8>,
}

impl Default for Census {
    fn default() -> Self {
        Self {
            cards: [[None; CardId::PER_LEVEL]; 3],
            tiles: [None; TileId::MAX],
            tokens: BTreeMap::new(),
            privileges: BTreeMap::new(),
        }
    }
}

/// A piece that goes from one place to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Move {
    /// What goes.
    pub piece: Piece,
    /// Where it was.
    pub from: Place,
    /// Where it is then.
    pub to: Place,
}

/// What can go from place to place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece {
    /// A card.
    Card(CardId),
    /// A tile.
    Tile(TileId),
    /// Some tokens.
    Tokens(Tokens),
    /// All tokens that lie there.
    AllTokens,
    /// A privilege.
    Privilege,
}

impl Census {
    /// Notes that a card lies here, which it can do only once.
    pub fn card(&mut self, card: CardId, place: Place) -> Result<(), String> {
        once(card, self.card_mut(card).replace(place), place)
    }

    /// Notes that a tile lies here, which it can do only once.
    pub fn tile(&mut self, tile: TileId, place: Place) -> Result<(), String> {
        once(tile, self.tiles[tile.index()].replace(place), place)
    }

    /// Notes that tokens lie here.
    pub fn tokens(&mut self, tokens: Tokens, place: Place) {
        if !tokens.is_empty() {
            *self.tokens.entry(place).or_default() += tokens;
        }
    }

    /// Notes that privileges lie here.
    pub fn privileges(&mut self, count: u8, place: Place) {
        if count > 0 {
            *self.privileges.entry(place).or_default() += count;
        }
    }

    /// All tokens of the game.
    pub fn all_tokens(&self) -> Tokens {
        self.tokens.values().fold(Tokens::ZERO, |sum, &tokens| sum + tokens)
    }

    /// Every card of the game with its place, in the order of ids.
    pub fn cards(&self) -> impl Iterator<Item = (CardId, Place)> {
        let level = |level: Level| (0..CardId::PER_LEVEL).map(move |index| CardId::new(level, index));
        let named = Level::ALL.into_iter().flat_map(level);
        named.filter_map(|card| Some((card, self.place_of(card)?)))
    }

    /// How many tiles the game has.
    pub fn tiles(&self) -> usize {
        self.tiles.iter().flatten().count()
    }

    /// The first piece that lies elsewhere in another census, in words.
    pub fn difference(&self, other: &Self) -> Option<String> {
        let mut cards = self.cards().chain(other.cards()).map(|(card, _)| card);
        if let Some(card) = cards.find(|&card| self.place_of(card) != other.place_of(card)) {
            return Some(format!("{card:?} at {:?}, not {:?}", self.place_of(card), other.place_of(card)));
        }
        let rest = |it: &Self| (it.tiles, it.tokens.clone(), it.privileges.clone());
        (rest(self) != rest(other)).then(|| format!("{:?}, not {:?}", rest(self), rest(other)))
    }

    fn place_of(&self, card: CardId) -> Option<Place> {
        self.cards[card.level().index()][card.index()]
    }

    fn card_mut(&mut self, card: CardId) -> &mut Option<Place> {
        &mut self.cards[card.level().index()][card.index()]
    }

    /// Lets a piece go from its place to another.
    pub fn go(&mut self, step: Move) -> Result<(), String> {
        let Move { piece, from, to } = step;
        match piece {
            Piece::Card(card) => went(card, self.card_mut(card).replace(to), from),
            Piece::Tile(tile) => {
                let lay = self.tiles[tile.index()].replace(to);
                // One that was set aside comes to its owner, wherever the event says that it lay.
                let own = matches!((lay, to), (Some(Place::Aside(owner)), Place::Player(seat)) if owner == seat);
                if own { Ok(()) } else { went(tile, lay, from) }
            }
            Piece::Tokens(tokens) => {
                let held = self.tokens.remove(&from).unwrap_or_default();
                if !held.covers(tokens) {
                    return Err(format!("{tokens:?} left {from:?}, where {held:?} lay"));
                }
                self.tokens(held - tokens, from);
                self.tokens(tokens, to);
                Ok(())
            }
            Piece::AllTokens => {
                let tokens = self.tokens.remove(&from).ok_or(format!("no token lay at {from:?}"))?;
                self.tokens(tokens, to);
                Ok(())
            }
            Piece::Privilege => {
                let held = self.privileges.remove(&from).ok_or(format!("no privilege lay at {from:?}"))?;
                self.privileges(held - 1, from);
                self.privileges(1, to);
                Ok(())
            }
        }
    }
}

fn once<T: Debug>(piece: T, before: Option<Place>, place: Place) -> Result<(), String> {
    match before {
        None => Ok(()),
        Some(other) => Err(format!("{piece:?} lies both at {other:?} and at {place:?}")),
    }
}

fn went<T: Debug>(piece: T, lay: Option<Place>, from: Place) -> Result<(), String> {
    // A card that leaves a hand is shown: the event need not say whether it was secret.
    let shown = matches!((lay, from), (Some(Place::Secret(owner)), Place::Hand(seat)) if owner == seat);
    if shown || lay == Some(from) { Ok(()) } else { Err(format!("{piece:?} left {from:?}, but lay at {lay:?}")) }
}
