//! Positions as text: reading line by line.

use crate::card::{CardId, Level};
use crate::card_set::CardSet;
use crate::game::Outcome;
use crate::notation::{
    Fault, HandText, Keys, LineColumn, ParseError, RowText, Word, Words, place_card, read_card, read_color, read_level,
    read_lines, read_number, read_observer, read_outcome, read_round, read_seat, read_tile, read_tokens,
};
use crate::seat::{Observer, Seat};
use crate::tile::TileSet;
use crate::tokens::{Color, ColorSet, Tokens};

use super::super::components::CARDS;
use super::super::{Board, Bonus, COLORS, Cell, Duel, DuelOptions, PRIVILEGES, SUPPLY};

/// A position as its lines say it: each piece has one place and exists, the whole is not looked at yet.
///
/// Words are kept where what is wrong may come to light only in the whole.
pub(super) struct Draft<'a> {
    pub(super) options: DuelOptions,
    pub(super) observer: Observer,
    pub(super) turn: TurnText<'a>,
    pub(super) board: Option<Board>,
    pub(super) rows: [Option<RowText<'a>>; 3],
    pub(super) players: [PlayerText<'a>; 2],
    /// Every card that has a place.
    pub(super) placed: CardSet,
    /// Every token on the board or with a player.
    pub(super) out_of_bag: Tokens,
    /// Every royal that a player has.
    pub(super) royals_taken: TileSet,
    /// Where something that is missing would stand.
    pub(super) end: Word<'a>,
    keys: Keys<'a>,
}

/// The line `turn`.
pub(super) struct TurnText<'a> {
    pub(super) seat: Seat,
    pub(super) round: u16,
    pub(super) phase: PhaseText,
    pub(super) phase_word: Option<Word<'a>>,
    pub(super) extra: Option<Word<'a>>,
    pub(super) replenished: Option<Word<'a>>,
}

/// A phase as it is written; which joker card is to be placed follows from the cards.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum PhaseText {
    Act,
    Joker,
    TakeToken(Color),
    Steal,
    Royal,
    Discard,
    Over(Outcome),
}

/// A line `seat`.
#[derive(Default)]
pub(super) struct PlayerText<'a> {
    pub(super) number: Option<Word<'a>>,
    pub(super) tokens: Tokens,
    pub(super) tokens_word: Option<Word<'a>>,
    pub(super) cards: CardSet,
    pub(super) jokers: Vec<JokerText<'a>>,
    pub(super) hand: HandText<'a>,
    pub(super) royals: TileSet,
    pub(super) privileges: u8,
    pub(super) privileges_word: Option<Word<'a>>,
    pub(super) stalled: u8,
    pub(super) stalled_word: Option<Word<'a>>,
}

/// A bought joker card with its colour, or none where it is to be placed.
#[derive(Clone, Copy)]
pub(super) struct JokerText<'a> {
    pub(super) card: CardId,
    pub(super) color: Option<Color>,
    pub(super) word: Word<'a>,
}

impl<'a> Draft<'a> {
    /// Reads the lines of a text.
    pub(super) fn read(text: &'a str) -> Result<Self, ParseError> {
        let (draft, end) = read_lines::<Duel, _>(text, |setup| Self::new(setup.options), Self::read_line)?;
        Ok(Self { end, ..draft })
    }

    fn new(options: DuelOptions) -> Self {
        Self {
            options,
            observer: Observer::Referee,
            turn: TurnText {
                seat: Seat::FIRST,
                round: 1,
                phase: PhaseText::Act,
                phase_word: None,
                extra: None,
                replenished: None,
            },
            board: None,
            rows: [None, None, None],
            players: Default::default(),
            placed: CardSet::EMPTY,
            out_of_bag: Tokens::ZERO,
            royals_taken: TileSet::EMPTY,
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
            self.observer = read_observer(words, 2)?;
        } else if key.is("turn") {
            self.read_turn(words)?;
        } else if key.is("board") {
            self.read_board(words.require("the board's rows, as `wugrk/p*.../...../...../.....`")?)?;
        } else if let Ok(level) = read_level(key) {
            self.read_row(level, words)?;
        } else {
            return Err(key.expected("`seen`, `turn`, `board`, `1`, `2`, `3` or `seat`"));
        }
        Ok(())
    }

    fn read_row(&mut self, level: Level, words: &mut Words<'a>) -> Result<(), ParseError> {
        // The pyramid has five, four and three spaces (D-03).
        let spaces = 5 - level.index();
        self.rows[level.index()] = Some(RowText::read::<Duel>(words, level, spaces, &mut self.placed)?);
        Ok(())
    }

    fn read_turn(&mut self, words: &mut Words<'a>) -> Result<(), ParseError> {
        self.turn.seat = read_seat(words.require("the seat whose turn it is")?, 2)?;
        let mut keys = Keys::default();
        while let Some(key) = words.next() {
            keys.once(key)?;
            if key.is("round") {
                self.turn.round = read_round(words)?;
            } else if key.is("phase") {
                self.read_phase(words)?;
            } else if key.is("extra") {
                self.turn.extra = Some(key);
            } else if key.is("replenished") {
                self.turn.replenished = Some(key);
            } else {
                return Err(key.expected("`round`, `phase`, `extra` or `replenished`"));
            }
        }
        Ok(())
    }

    fn read_phase(&mut self, words: &mut Words<'a>) -> Result<(), ParseError> {
        let what = "a phase (`act`, `joker`, `take_token`, `steal`, `royal`, `discard` or `over`)";
        let word = words.require(what)?;
        self.turn.phase = match word.text.to_ascii_lowercase().as_str() {
            "act" => PhaseText::Act,
            "joker" => PhaseText::Joker,
            "take_token" => PhaseText::TakeToken(read_gem(words.require("the colour of the token to take")?)?),
            "steal" => PhaseText::Steal,
            "royal" => PhaseText::Royal,
            "discard" => PhaseText::Discard,
            "over" => PhaseText::Over(read_outcome(words, 2)?),
            _ => return Err(word.expected(what)),
        };
        self.turn.phase_word = Some(word);
        Ok(())
    }

    fn read_board(&mut self, word: Word<'a>) -> Result<(), ParseError> {
        let misshapen = || word.expected("five rows of five spaces, parted by `/`");
        let mut board = Board::default();
        let mut letters = word.letters();
        for cell in Cell::all() {
            if cell.col() == 0 && cell.row() > 0 {
                letters.next().filter(|&(letter, _)| letter == '/').ok_or_else(misshapen)?;
            }
            let (letter, place) = letters.next().filter(|&(letter, _)| letter != '/').ok_or_else(misshapen)?;
            if letter != '.' {
                let color = read_color::<Duel>(place)?;
                self.bring_out(Tokens::one(color), place)?;
                board.place(cell, color);
            }
        }
        if letters.next().is_some() {
            return Err(misshapen());
        }
        self.board = Some(board);
        Ok(())
    }

    fn read_player(&mut self, words: &mut Words<'a>) -> Result<(), ParseError> {
        let number = words.require("the number of the seat")?;
        let seat = read_seat(number, 2)?;
        if self.players[seat.index()].number.is_some() {
            return Err(number.wrong("the seat has a line already"));
        }
        let mut player = PlayerText { number: Some(number), ..PlayerText::default() };
        let mut keys = Keys::default();
        while let Some(key) = words.next() {
            keys.once(key)?;
            if key.is("tokens") {
                let word = words.require("the tokens' letters, `-` for none")?;
                player.tokens = read_tokens::<Duel>(word)?;
                player.tokens_word = Some(word);
                self.bring_out(player.tokens, word)?;
            } else if key.is("cards") {
                while let Some(word) = words.next_if(|word| !is_player_key(word)) {
                    self.read_bought(word, &mut player)?;
                }
            } else if key.is("hand") {
                while let Some(word) = words.next_if(|word| !is_player_key(word)) {
                    player.hand.read::<Duel>(word, &mut self.placed)?;
                }
            } else if key.is("royals") {
                while let Some(word) = words.next_if(|word| !is_player_key(word)) {
                    let royal = read_tile::<Duel>(word)?;
                    if self.royals_taken.contains(royal) {
                        return Err(word.wrong(Fault::TileTwice.why("this is in two places")));
                    }
                    self.royals_taken = self.royals_taken.with(royal);
                    player.royals = player.royals.with(royal);
                }
            } else if key.is("privileges") {
                let word = words.require("the number of privileges")?;
                player.privileges = read_number(word, "the number of privileges", 0..=PRIVILEGES.into())? as u8;
                player.privileges_word = Some(word);
            } else if key.is("stalled") {
                let word = words.require("the number of stalled turns")?;
                player.stalled = read_number(word, "the number of stalled turns", 0..=u8::MAX.into())? as u8;
                player.stalled_word = Some(word);
            } else {
                return Err(key.expected("`tokens`, `cards`, `hand`, `royals`, `privileges` or `stalled`"));
            }
        }
        self.players[seat.index()] = player;
        Ok(())
    }

    /// Reads a bought card, a joker card with the colour it has: `D1-26=r`, or `D1-26=?` while it has none.
    fn read_bought(&mut self, word: Word<'a>, player: &mut PlayerText<'a>) -> Result<(), ParseError> {
        let (name, color) = word.split('=').map_or((word, None), |(name, color)| (name, Some(color)));
        let card = read_card::<Duel>(name)?;
        match (CARDS[card].bonus, color) {
            (Bonus::Joker, Some(color)) => {
                let color = if color.text == "?" { None } else { Some(read_gem(color)?) };
                player.jokers.push(JokerText { card, color, word });
            }
            (Bonus::Joker, None) => return Err(word.expected("the colour of this joker card, as `D1-26=r`")),
            (_, Some(_)) => return Err(word.wrong(Fault::NotAJoker.why("only a joker card is given a colour"))),
            (_, None) => {}
        }
        place_card(word, card, &mut self.placed)?;
        player.cards.insert(card);
        Ok(())
    }

    fn bring_out(&mut self, tokens: Tokens, word: Word<'_>) -> Result<(), ParseError> {
        let excess = (self.out_of_bag + tokens).saturating_sub(SUPPLY).colors().iter().next();
        if let Some(color) = excess {
            let (name, there) = (COLORS[color.index()].word, SUPPLY.get(color));
            let why = format!("that makes more {name} tokens than the {there} there are");
            return Err(word.wrong(Fault::TooManyOfColor.why(why)));
        }
        self.out_of_bag += tokens;
        Ok(())
    }
}

fn read_gem(word: Word<'_>) -> Result<Color, ParseError> {
    let color = read_color::<Duel>(word)?;
    if ColorSet::GEMS.contains(color) {
        Ok(color)
    } else {
        Err(word.wrong(Fault::NoSuchBonus.why("no card has this colour")))
    }
}

fn is_player_key(word: Word<'_>) -> bool {
    ["tokens", "cards", "hand", "royals", "privileges", "stalled"].iter().any(|key| word.is(key))
}
