//! States and views of Splendor Duel.

use parure_engine::card::Level;
use parure_engine::chance::Recorded;
use parure_engine::duel::{Board, Cell, Duel, DuelOptions, PRIVILEGES, Phase, Player, PublicState, Pyramid, View};
use parure_engine::game::{Game, Setup};
use parure_engine::hand::HandView;
use parure_engine::seat::{Observer, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::player::PlayerWords;
use crate::names::{CardName, ColorWord, TileName};
use crate::pieces::{DeckWords, tile_names, tile_set};
use crate::places::{ByLevel, seat};
use crate::purse::Purse;
use crate::{Form, GameResult, VocabularyError, fields, sound};

/// How many rows and columns the board has.
const SIDE: usize = 5;

/// A position of Splendor Duel as its observer knows it.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "DuelView"))]
#[serde(deny_unknown_fields)]
pub(crate) struct PositionWords {
    phase: PhaseWord,
    seat: usize,
    round: u16,
    board: [[Option<ColorWord<Duel>>; SIDE]; SIDE],
    bag: Purse<Duel>,
    privileges: PrivilegeWords,
    market: ByLevel<Vec<Option<CardName<Duel>>>>,
    decks: ByLevel<DeckWords<Duel>>,
    royals: Vec<TileName<Duel>>,
    players: [PlayerWords; 2],
    stalled: [u8; 2],
    extra_turn: bool,
    replenished: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    token: Option<ColorWord<Duel>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    result: Option<GameResult>,
}

/// Which choice is open in Splendor Duel.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "DuelPhase"))]
#[serde(rename_all = "snake_case")]
pub(crate) enum PhaseWord {
    Act,
    Joker,
    TakeToken,
    Steal,
    Royal,
    Discard,
    Over,
}

/// Where the privileges lie.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "Privileges"))]
#[serde(deny_unknown_fields)]
pub(crate) struct PrivilegeWords {
    table: u8,
    players: [u8; 2],
}

impl PrivilegeWords {
    /// Refuses more or fewer privileges than there are (D-01).
    fn check(&self) -> Result<(), VocabularyError> {
        let all = [self.table, self.players[0], self.players[1]];
        let few = all.iter().all(|&number| number <= PRIVILEGES);
        if few && all.iter().sum::<u8>() == PRIVILEGES {
            return Ok(());
        }
        Err(VocabularyError::at("privileges", format_args!("there are {PRIVILEGES} in all")))
    }
}

impl PositionWords {
    /// What the view's observer knows.
    pub(super) fn of(view: &View, form: Form) -> Self {
        let open = &view.open;
        let players = &open.players;
        let (phase, token, result) = match open.phase {
            Phase::Act => (PhaseWord::Act, None, None),
            Phase::Joker(_) => (PhaseWord::Joker, None, None),
            Phase::TakeToken(color) => (PhaseWord::TakeToken, Some(ColorWord::new(color)), None),
            Phase::Steal => (PhaseWord::Steal, None, None),
            Phase::Royal => (PhaseWord::Royal, None, None),
            Phase::Discard => (PhaseWord::Discard, None, None),
            Phase::Over(outcome) => {
                let points = players.iter().map(|player| player.points).collect();
                (PhaseWord::Over, None, Some(GameResult::new(outcome, points)))
            }
        };
        Self {
            phase,
            seat: open.seat.index(),
            round: open.round,
            board: std::array::from_fn(|row| {
                std::array::from_fn(|col| Cell::new(row, col).and_then(|cell| open.board.color_at(cell)))
                    .map(|color| color.map(ColorWord::new))
            }),
            bag: Purse::new(open.bag),
            privileges: PrivilegeWords {
                table: open.privileges(),
                players: players.each_ref().map(|player| player.privileges),
            },
            market: ByLevel::from_fn(|level| {
                open.pyramid.row(level).iter().map(|space| space.map(CardName::new)).collect()
            }),
            decks: ByLevel::from_fn(|level| match view.observer {
                Observer::Referee => DeckWords::cards(level, view.unseen.level(level)),
                Observer::Seat(_) | Observer::Spectator => DeckWords::Count(view.deck_sizes[level.index()]),
            }),
            royals: tile_names(open.royals),
            players: [0, 1].map(|index| PlayerWords::of(&players[index], &view.hands[index])),
            stalled: players.each_ref().map(|player| player.stalled),
            extra_turn: open.extra_turn,
            replenished: open.replenished,
            token: token.filter(|_| form == Form::View),
            result: result.filter(|_| form == Form::View),
        }
    }

    fn phase(&self, seat: Seat) -> Result<Phase, VocabularyError> {
        if !matches!(self.phase, PhaseWord::Over) {
            sound::check_running(self.result.as_ref())?;
        }
        Ok(match (self.phase, self.token) {
            (PhaseWord::TakeToken, Some(color)) => Phase::TakeToken(color.it),
            (PhaseWord::TakeToken, None) => {
                let problem = "in phase `take_token` a view names the colour of the token that is due";
                return Err(VocabularyError::at("token", problem));
            }
            (_, Some(_)) => return Err(VocabularyError::at("token", "a token is due only in phase `take_token`")),
            (PhaseWord::Act, None) => Phase::Act,
            (PhaseWord::Joker, None) => {
                Phase::Joker(self.players[seat.index() & 1].unplaced_joker().ok_or_else(|| {
                    let problem = "in phase `joker` the card to place is among the cards with `\"as\":null`";
                    VocabularyError::at(format!("players[{seat}].cards"), problem)
                })?)
            }
            (PhaseWord::Steal, None) => Phase::Steal,
            (PhaseWord::Royal, None) => Phase::Royal,
            (PhaseWord::Discard, None) => Phase::Discard,
            (PhaseWord::Over, None) => {
                let points = self.players.each_ref().map(PlayerWords::points);
                Phase::Over(sound::outcome(self.result.as_ref(), &points)?)
            }
        })
    }

    /// What a player has, and what is known of their hand.
    fn player(&self, index: usize) -> Result<(Player, HandView), VocabularyError> {
        let words = &self.players[index];
        let player = words.player(self.privileges.players[index], self.stalled[index]);
        player
            .and_then(|player| Ok((player, words.hand()?)))
            .map_err(|error| error.within(format_args!("players[{index}]")))
    }

    fn board(&self) -> Board {
        let mut board = Board::default();
        for cell in Cell::all() {
            let color = self.board[cell.row()][cell.col()];
            color.into_iter().for_each(|color| board.place(cell, color.it));
        }
        board
    }

    fn pyramid(&self) -> Result<Pyramid, VocabularyError> {
        let mut pyramid = Pyramid::default();
        for level in Level::ALL {
            let row = self.market.get(level);
            sound::check_row("market", row, level, pyramid.row(level).len())?;
            let cards = row.iter().enumerate().filter_map(|(space, card)| card.map(|card| (space, card.it)));
            cards.for_each(|(space, card)| pyramid.put(space, card));
        }
        Ok(pyramid)
    }
}

/// Reads a view.
pub(super) fn read(value: &Value, setup: &Setup<DuelOptions>, observer: Observer) -> Result<View, VocabularyError> {
    // The layout does not matter: this only asks whether the game can be set up so.
    Duel::new(setup, &mut Recorded::new(&[])).map_err(VocabularyError::new)?;
    let words: PositionWords = fields::read(value)?;
    words.privileges.check()?;
    let [first, second] = [0, 1].map(|index| words.player(index));
    let ((first, first_hand), (second, second_hand)) = (first?, second?);
    let (players, hands) = ([first, second], [first_hand, second_hand]);
    let pyramid = words.pyramid()?;
    let unseen = Duel::cards().filter(|card| {
        let owned = players.iter().any(|player| player.cards.contains(card));
        let reserved = hands.iter().any(|hand| hand.known.contains(card));
        !owned && !reserved && !pyramid.cards().contains(card)
    });
    let seat = seat("seat", words.seat, 2)?;
    let open = PublicState {
        options: setup.options,
        board: words.board(),
        bag: words.bag.tokens,
        pyramid,
        royals: tile_set(&words.royals),
        players,
        phase: words.phase(seat)?,
        seat,
        round: words.round,
        extra_turn: words.extra_turn,
        replenished: words.replenished,
    };
    let deck_sizes = sound::deck_sizes("decks", &words.decks, |level| unseen.level(level), observer)?;
    sound::check::<Duel>(View { observer, open, hands, unseen, deck_sizes })
}
