//! Positions as text: reading line by line.

use crate::card::Level;
use crate::card_set::CardSet;
use crate::game::Setup;
use crate::notation::{
    HandText, Keys, LineColumn, Lines, ParseError, RowText, Word, Words, place_card, read_card, read_level,
    read_number, read_observer, read_outcome, read_seat, read_setup, read_tile, read_tokens,
};
use crate::seat::{MAX_SEATS, Observer, Seat};
use crate::tile::TileSet;
use crate::tokens::Tokens;

use super::super::{Phase, State};
use super::{ClassicNotation, ModuleNotation};

/// The highest round that is read. Play can go on from it for longer than any game lasts.
const LAST_ROUND: usize = 60_000;

/// A position as its lines say it: each piece has one place and exists, the whole is not looked at yet.
///
/// Words are kept where what is wrong may come to light only in the whole.
pub(super) struct Draft<'a, R: ClassicNotation> {
    pub(super) setup: Setup<R::Options>,
    pub(super) observer: Observer,
    pub(super) turn: TurnText<'a, R::Phase>,
    pub(super) rows: [Option<RowText<'a>>; 3],
    pub(super) tiles: TileSet,
    pub(super) holder: Option<(Seat, Word<'a>)>,
    pub(super) players: [PlayerText<'a>; MAX_SEATS],
    /// Every card that has a place.
    pub(super) placed: CardSet,
    /// Every token that someone holds.
    pub(super) held: Tokens,
    /// Where something that is missing would stand.
    pub(super) end: LineColumn,
    /// Every tile that has a place.
    tiles_out: TileSet,
    keys: Keys<'a>,
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
        let mut lines = Lines::new(text);
        let mut first = lines.next().unwrap_or(Words::new(""));
        let mut draft = Self::new(read_setup::<State<R>>(&mut first)?);
        for mut line in lines.by_ref() {
            draft.read_line(&mut line)?;
            line.end()?;
        }
        draft.end = lines.place();
        Ok(draft)
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
            holder: None,
            players: Default::default(),
            placed: CardSet::EMPTY,
            held: Tokens::ZERO,
            end: LineColumn::START,
            tiles_out: TileSet::EMPTY,
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
        } else if R::HOLDER_KEY.is_some_and(|holder| key.is(holder)) {
            let word = words.require("the seat that holds the tile")?;
            self.holder = Some((read_seat(word, self.setup.players)?, word));
        } else if let Ok(level) = read_level(key) {
            self.read_row(level, words)?;
        } else {
            return Err(key.expected(self.line_keys()));
        }
        Ok(())
    }

    fn line_keys(&self) -> String {
        let holder = R::HOLDER_KEY.map(|key| format!(", `{key}`")).unwrap_or_default();
        format!("`seen`, `turn`, `1`, `2`, `3`, `tiles`{holder} or `seat`")
    }

    fn read_row(&mut self, level: Level, words: &mut Words<'a>) -> Result<(), ParseError> {
        let spaces = R::face_up(&self.setup.options);
        self.rows[level.index()] = Some(RowText::read::<State<R>>(words, level, spaces, &mut self.placed)?);
        Ok(())
    }

    fn read_turn(&mut self, words: &mut Words<'a>) -> Result<(), ParseError> {
        let players = self.setup.players;
        self.turn.seat = read_seat(words.require("the seat whose turn it is")?, players)?;
        let mut keys = Keys::default();
        while let Some(key) = words.next() {
            keys.once(key)?;
            if key.is("round") {
                let round = read_number(words.require("the round")?, "the round", 1..=LAST_ROUND)?;
                self.turn.round = round as u16;
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
                while let Some(word) = words.next_if(|word| !is_player_key(word)) {
                    let card = read_card::<State<R>>(word)?;
                    place_card(word, card, &mut self.placed)?;
                    player.cards.insert(card);
                }
            } else if key.is("hand") {
                while let Some(word) = words.next_if(|word| !is_player_key(word)) {
                    player.hand.read::<State<R>>(word, &mut self.placed)?;
                }
            } else if key.is("tiles") {
                player.tiles = self.read_tiles(words)?;
            } else {
                return Err(key.expected("`tokens`, `cards`, `hand` or `tiles`"));
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
            return Err(word.wrong(format!("the players hold more {name} tokens than the {there} there are")));
        }
        self.held += tokens;
        Ok(tokens)
    }

    fn read_tiles(&mut self, words: &mut Words<'a>) -> Result<TileSet, ParseError> {
        let mut tiles = TileSet::EMPTY;
        while let Some(word) = words.next_if(|word| !is_player_key(word)) {
            let tile = read_tile::<State<R>>(word)?;
            if self.tiles_out.contains(tile) {
                return Err(word.wrong("the tile is in two places"));
            }
            if self.tiles_out.iter().any(|out| R::TILES[out.index()].excludes.contains(tile)) {
                return Err(word.wrong("the other side of this tile is in the game"));
            }
            let most = R::tiles_laid_out(self.setup.players);
            if self.tiles_out.len() == most {
                return Err(
                    word.wrong(format!("only {most} tiles are in the game with {} players", self.setup.players))
                );
            }
            self.tiles_out = self.tiles_out.with(tile);
            tiles = tiles.with(tile);
        }
        Ok(tiles)
    }
}

fn is_player_key(word: Word<'_>) -> bool {
    ["tokens", "cards", "hand", "tiles"].iter().any(|key| word.is(key))
}
