//! Positions as text: reading line by line.

use std::marker::PhantomData;

use crate::card::{CardId, Level};
use crate::card_set::CardSet;
use crate::game::Setup;
use crate::notation::{
    Fault, HandText, Keys, LineColumn, ParseError, RowText, Word, Words, place_card, read_card, read_level, read_lines,
    read_number, read_observer, read_outcome, read_round, read_seat, read_tile, read_tokens,
};
use crate::seat::{MAX_SEATS, Observer, Seat};
use crate::tile::{TileId, TileSet};
use crate::tokens::Tokens;

use super::super::{Phase, State};
use super::{ClassicNotation, ModuleNotation};

/// A position as its lines say it: each piece has one place and exists, the whole is not looked at yet.
///
/// Words are kept where what is wrong may come to light only in the whole.
pub(super) struct Draft<'a, R: ClassicNotation> {
    pub(super) setup: Setup<R::Options>,
    pub(super) observer: Observer,
    pub(super) turn: TurnText<'a, R::Phase>,
    pub(super) rows: [Option<RowText<'a>>; 3],
    pub(super) tiles: TileSet,
    pub(super) extra: R::Extra,
    /// The lines that only this game has: the key, and the word behind it.
    pub(super) own_lines: Vec<(&'static str, Word<'a>)>,
    pub(super) players: [PlayerText<'a>; MAX_SEATS],
    pub(super) placed: Placed<R>,
    /// Every token that someone holds.
    pub(super) held: Tokens,
    /// Where something that is missing would stand.
    pub(super) end: Word<'a>,
    keys: Keys<'a>,
}

/// The pieces that have their place.
#[derive(Debug)]
pub struct Placed<R> {
    /// How many play.
    pub players: usize,
    /// Every card that has a place.
    pub cards: CardSet,
    tiles: TileSet,
    rules: PhantomData<R>,
}

impl<R: ClassicNotation> Placed<R> {
    /// Reads a card that has its place here.
    pub fn card(&mut self, word: Word<'_>) -> Result<CardId, ParseError> {
        let card = read_card::<State<R>>(word)?;
        place_card(word, card, &mut self.cards)?;
        Ok(card)
    }

    /// Reads a tile that has its place here.
    pub fn tile(&mut self, word: Word<'_>) -> Result<TileId, ParseError> {
        let tile = read_tile::<State<R>>(word)?;
        if self.tiles.contains(tile) {
            return Err(word.wrong(Fault::TileTwice.why("the tile is in two places")));
        }
        if self.tiles.iter().any(|out| R::TILES[out.index()].excludes.contains(tile)) {
            return Err(word.wrong(Fault::OtherSide.why("the other side of this tile is in the game")));
        }
        let most = R::tiles_laid_out(self.players);
        if self.tiles.len() == most {
            let why = format!("only {most} tiles are in the game with {} players", self.players);
            return Err(word.wrong(Fault::TooManyTiles.why(why)));
        }
        self.tiles = self.tiles.with(tile);
        Ok(tile)
    }
}

/// The line `turn`.
pub(super) struct TurnText<'a, M> {
    pub(super) seat: Seat,
    pub(super) round: u16,
    pub(super) phase: Phase<M>,
    pub(super) phase_word: Option<Word<'a>>,
    pub(super) passes: u8,
    pub(super) passes_word: Option<Word<'a>>,
    pub(super) trigger: Option<(Seat, Word<'a>)>,
}

/// A line `seat`.
#[derive(Default)]
pub(super) struct PlayerText<'a> {
    pub(super) number: Option<Word<'a>>,
    pub(super) tokens: Tokens,
    pub(super) tokens_word: Option<Word<'a>>,
    pub(super) cards: CardSet,
    pub(super) hand: HandText<'a>,
    pub(super) tiles: TileSet,
}

impl<'a, R: ClassicNotation> Draft<'a, R> {
    /// Reads the lines of a text.
    pub(super) fn read(text: &'a str) -> Result<Self, ParseError> {
        let (draft, end) = read_lines::<State<R>, _>(text, Self::new, Self::read_line)?;
        Ok(Self { end, ..draft })
    }

    fn new(setup: Setup<R::Options>) -> Self {
        Self {
            setup,
            observer: Observer::Referee,
            turn: TurnText {
                seat: Seat::FIRST,
                round: 1,
                phase: Phase::Act,
                phase_word: None,
                passes: 0,
                passes_word: None,
                trigger: None,
            },
            rows: [None, None, None],
            tiles: TileSet::EMPTY,
            extra: R::Extra::default(),
            own_lines: Vec::new(),
            players: Default::default(),
            placed: Placed { players: setup.players, cards: CardSet::EMPTY, tiles: TileSet::EMPTY, rules: PhantomData },
            held: Tokens::ZERO,
            end: Word { text: "", place: LineColumn::START },
            keys: Keys::default(),
        }
    }

    fn read_line(&mut self, words: &mut Words<'a>) -> Result<(), ParseError> {
        let key = words.require("the key of a line")?;
        if key.is("seat") {
            return self.read_player(words);
        }
        self.keys.once(key)?;
        if key.is("seen") {
            self.observer = read_observer(words, self.setup.players)?;
        } else if key.is("turn") {
            self.read_turn(words)?;
        } else if key.is("tiles") {
            self.tiles = self.read_tiles(words)?;
        } else if let Some(own) = R::LINE_KEYS.iter().find(|own| key.is(own)) {
            self.own_lines.push((own, words.peek().unwrap_or(key)));
            R::read_line(&mut self.extra, key, words, &mut self.placed)?;
        } else if let Ok(level) = read_level(key) {
            self.read_row(level, words)?;
        } else {
            return Err(key.expected(self.line_keys()));
        }
        Ok(())
    }

    fn line_keys(&self) -> String {
        let own: String = R::LINE_KEYS.iter().map(|key| format!(", `{key}`")).collect();
        format!("`seen`, `turn`, `1`, `2`, `3`, `tiles`{own} or `seat`")
    }

    fn read_row(&mut self, level: Level, words: &mut Words<'a>) -> Result<(), ParseError> {
        let spaces = R::face_up(&self.setup.options);
        self.rows[level.index()] = Some(RowText::read::<State<R>>(words, level, spaces, &mut self.placed.cards)?);
        Ok(())
    }

    fn read_turn(&mut self, words: &mut Words<'a>) -> Result<(), ParseError> {
        let players = self.setup.players;
        self.turn.seat = read_seat(words.require("the seat whose turn it is")?, players)?;
        let mut keys = Keys::default();
        while let Some(key) = words.next() {
            keys.once(key)?;
            if key.is("round") {
                self.turn.round = read_round(words)?;
            } else if key.is("phase") {
                self.read_phase(words)?;
            } else if key.is("passes") {
                let word = words.require("the number of passes in a row")?;
                self.turn.passes = read_number(word, "the number of passes in a row", 0..=players)? as u8;
                self.turn.passes_word = Some(word);
            } else if key.is("trigger") {
                let word = words.require("the seat that set off the last round")?;
                self.turn.trigger = Some((read_seat(word, players)?, word));
            } else {
                return Err(key.expected("`round`, `phase`, `passes` or `trigger`"));
            }
        }
        Ok(())
    }

    fn read_phase(&mut self, words: &mut Words<'a>) -> Result<(), ParseError> {
        let what = "a phase (`act`, `return`, `tile` or `over`)";
        let own = (words.peek(), R::Phase::read(words));
        if let (word @ Some(_), Some(phase)) = own {
            (self.turn.phase, self.turn.phase_word) = (Phase::Module(phase?), word);
            return Ok(());
        }
        let word = words.require(what)?;
        self.turn.phase = match word.text.to_ascii_lowercase().as_str() {
            "act" => Phase::Act,
            "return" => Phase::Return,
            "tile" => Phase::Tile,
            "over" => Phase::Over(read_outcome(words, self.setup.players)?),
            _ => return Err(word.expected(what)),
        };
        self.turn.phase_word = Some(word);
        Ok(())
    }

    fn read_player(&mut self, words: &mut Words<'a>) -> Result<(), ParseError> {
        let number = words.require("the number of the seat")?;
        let seat = read_seat(number, self.setup.players)?;
        if self.players[seat.index()].number.is_some() {
            return Err(number.wrong("the seat has a line already"));
        }
        let mut player = PlayerText { number: Some(number), ..PlayerText::default() };
        let mut keys = Keys::default();
        while let Some(key) = words.next() {
            keys.once(key)?;
            if key.is("tokens") {
                let word = words.require("the tokens' letters, `-` for none")?;
                player.tokens = self.read_held(word)?;
                player.tokens_word = Some(word);
            } else if key.is("cards") {
                while let Some(word) = words.next_if(|word| !is_player_key::<R>(word)) {
                    let (name, note) = word.split('=').map_or((word, None), |(name, note)| (name, Some(note)));
                    let card = self.placed.card(name)?;
                    R::read_note(&mut self.extra, card, note)?;
                    player.cards.insert(card);
                }
            } else if key.is("hand") {
                while let Some(word) = words.next_if(|word| !is_player_key::<R>(word)) {
                    player.hand.read::<State<R>>(word, &mut self.placed.cards)?;
                }
            } else if key.is("tiles") {
                player.tiles = self.read_tiles(words)?;
            } else if let Some(own) = R::SEAT_KEYS.iter().find(|own| key.is(own)) {
                while let Some(word) = words.next_if(|word| !is_player_key::<R>(word)) {
                    R::read_seat(&mut self.extra, seat, own, word, &mut self.placed)?;
                }
            } else {
                let own: String = R::SEAT_KEYS.iter().map(|key| format!(", `{key}`")).collect();
                return Err(key.expected(format!("`tokens`, `cards`, `hand`{own} or `tiles`")));
            }
        }
        self.players[seat.index()] = player;
        Ok(())
    }

    fn read_held(&mut self, word: Word<'a>) -> Result<Tokens, ParseError> {
        let (tokens, supply) = (read_tokens::<State<R>>(word)?, R::supply(self.setup.players));
        let excess = (self.held + tokens).saturating_sub(supply).colors().iter().next();
        if let Some(color) = excess {
            let (name, there) = (R::COLORS[color.index()].word, supply.get(color));
            let why = format!("the players hold more {name} tokens than the {there} there are");
            return Err(word.wrong(Fault::TooManyOfColor.why(why)));
        }
        self.held += tokens;
        Ok(tokens)
    }

    fn read_tiles(&mut self, words: &mut Words<'a>) -> Result<TileSet, ParseError> {
        let mut tiles = TileSet::EMPTY;
        while let Some(word) = words.next_if(|word| !is_player_key::<R>(word)) {
            tiles = tiles.with(self.placed.tile(word)?);
        }
        Ok(tiles)
    }
}

fn is_player_key<R: ClassicNotation>(word: Word<'_>) -> bool {
    ["tokens", "cards", "hand", "tiles"].iter().chain(R::SEAT_KEYS).any(|key| word.is(key))
}
