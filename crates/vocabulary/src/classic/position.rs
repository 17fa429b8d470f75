//! States and views of the classic games.

use parure_engine::card::Level;
use parure_engine::classic::{Market, Phase, PlayerView, State, View};
use parure_engine::game::Setup;
use parure_engine::marvel::Avengers;
use parure_engine::seat::{MAX_SEATS, Observer, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::ClassicVocabulary;
use crate::names::{CardName, TileName};
use crate::pieces::{DeckWords, ReservedWords, card_names, card_set, tile_names, tile_set};
use crate::places::{ByLevel, seat};
use crate::purse::Purse;
use crate::{Form, GameResult, VocabularyError, fields, sound};

/// A position of a classic game as its observer knows it.
#[derive(Serialize, Deserialize)]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS),
    ts(rename = "ClassicView", concrete(R = crate::typescript::AnyRules), bound = "")
)]
#[serde(bound = "", deny_unknown_fields)]
pub(crate) struct PositionWords<R: ClassicVocabulary> {
    phase: PhaseWord,
    seat: usize,
    round: u16,
    bank: Purse<State<R>>,
    market: ByLevel<Vec<Option<CardName<State<R>>>>>,
    decks: ByLevel<DeckWords<State<R>>>,
    tiles: Vec<TileName<State<R>>>,
    players: Vec<PlayerWords<R>>,
    passes: u8,
    trigger: Option<usize>,
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "fields::present")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    avengers_tile: Option<Option<usize>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    teams: Option<Vec<Vec<usize>>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    result: Option<GameResult>,
}

/// Which choice is open in a classic game.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "ClassicPhase"))]
#[serde(rename_all = "snake_case")]
pub(crate) enum PhaseWord {
    Act,
    Return,
    Tile,
    Over,
}

/// What a player of a classic game has.
#[derive(Serialize, Deserialize)]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS),
    ts(rename = "ClassicPlayer", concrete(R = crate::typescript::AnyRules), bound = "")
)]
#[serde(bound = "", deny_unknown_fields)]
pub(crate) struct PlayerWords<R: ClassicVocabulary> {
    tokens: Purse<State<R>>,
    cards: Vec<CardName<State<R>>>,
    reserved: Vec<ReservedWords<State<R>>>,
    tiles: Vec<TileName<State<R>>>,
    points: u8,
    bonuses: Purse<State<R>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    avengers: Option<u8>,
}

impl<R: ClassicVocabulary> PositionWords<R> {
    /// What the view's observer knows.
    pub(super) fn of(view: &View<R>, form: Form) -> Self {
        let spaces = R::face_up(&view.options);
        let avengers = R::avengers(&view.extra);
        let phase = view.phase;
        let result = match phase {
            Phase::Over(outcome) if form == Form::View => {
                let points = view.seats[..view.players].iter().map(|player| player.points).collect();
                Some(GameResult::new(outcome, points))
            }
            Phase::Over(_) | Phase::Act | Phase::Return | Phase::Tile => None,
        };
        Self {
            phase: match phase {
                Phase::Act => PhaseWord::Act,
                Phase::Return => PhaseWord::Return,
                Phase::Tile => PhaseWord::Tile,
                Phase::Over(_) => PhaseWord::Over,
            },
            seat: view.seat.index(),
            round: view.round,
            bank: Purse::new(view.bank),
            market: ByLevel::from_fn(|level| {
                view.market.row(level)[..spaces].iter().map(|space| space.map(CardName::new)).collect()
            }),
            decks: ByLevel::from_fn(|level| match view.observer {
                Observer::Referee => DeckWords::cards(level, &view.unseen),
                Observer::Seat(_) | Observer::Spectator => DeckWords::Count(view.deck_sizes[level.index()]),
            }),
            tiles: tile_names(view.tiles),
            players: Seat::all(view.players)
                .map(|seat| {
                    let tags = avengers.map(|avengers| avengers.tags[seat.index()]);
                    PlayerWords::of(&view.seats[seat.index()], tags)
                })
                .collect(),
            passes: view.passes,
            trigger: view.trigger.map(Seat::index),
            avengers_tile: avengers.map(|avengers| avengers.holder.map(Seat::index)),
            teams: teams::<R>(&view.options, view.players),
            result,
        }
    }
}

impl<R: ClassicVocabulary> PlayerWords<R> {
    fn of(player: &PlayerView, avengers: Option<u8>) -> Self {
        Self {
            tokens: Purse::new(player.tokens),
            cards: card_names(&player.cards),
            reserved: ReservedWords::of_hand(&player.hand),
            tiles: tile_names(player.tiles),
            points: player.points,
            bonuses: Purse::new(player.bonuses),
            avengers,
        }
    }

    fn player(&self) -> Result<PlayerView, VocabularyError> {
        Ok(PlayerView {
            tokens: self.tokens.tokens,
            bonuses: self.bonuses.tokens,
            cards: card_set(self.cards.iter().copied()).map_err(|error| error.within("cards"))?,
            hand: ReservedWords::hand(&self.reserved).map_err(|error| error.within("reserved"))?,
            tiles: tile_set(&self.tiles),
            points: self.points,
        })
    }
}

/// The seats of each side, where partners play together (S-40).
fn teams<R: ClassicVocabulary>(options: &R::Options, players: usize) -> Option<Vec<Vec<usize>>> {
    let sides = Seat::all(players).map(|seat| (seat, R::side(options, seat)));
    let first = sides.filter(|(seat, side)| side.len() > 1 && side.iter().next() == Some(*seat));
    let teams: Vec<Vec<usize>> = first.map(|(_, side)| side.iter().map(Seat::index).collect()).collect();
    (!teams.is_empty()).then_some(teams)
}

/// Reads a view.
pub(super) fn read<R: ClassicVocabulary>(
    value: &Value,
    setup: &Setup<R::Options>,
    observer: Observer,
) -> Result<View<R>, VocabularyError> {
    R::check_setup(setup).map_err(VocabularyError::new)?;
    let words: PositionWords<R> = fields::read(value)?;
    let players = setup.players;
    if words.players.len() != players {
        return Err(VocabularyError::at("players", format_args!("there are {players} players")));
    }
    let mut seats = [PlayerView::default(); MAX_SEATS];
    let mut avengers = Avengers::default();
    for (index, player) in words.players.iter().enumerate() {
        seats[index] = player.player().map_err(|error| error.within(format_args!("players[{index}]")))?;
        avengers.tags[index] = player.avengers.unwrap_or(0);
    }
    words.check_game(setup)?;
    let holder = words.avengers_tile.flatten();
    avengers.holder = holder.map(|index| seat("avengers_tile", index, players)).transpose()?;
    let market = read_market(&words, R::face_up(&setup.options))?;
    let unseen = R::CARDS.all().filter(|card| {
        let seen = seats.iter().any(|player| player.cards.contains(card) || player.hand.known.contains(card));
        !seen && !market.cards().contains(card)
    });
    let view = View {
        observer,
        options: setup.options,
        players,
        bank: words.bank.tokens,
        market,
        unseen,
        deck_sizes: sound::deck_sizes(&words.decks, &unseen, observer)?,
        tiles: tile_set(&words.tiles),
        seats,
        phase: words.phase()?,
        seat: seat("seat", words.seat, players)?,
        round: words.round,
        passes: words.passes,
        trigger: words.trigger.map(|index| seat("trigger", index, players)).transpose()?,
        extra: R::from_avengers(avengers),
    };
    sound::check::<State<R>>(view)
}

impl<R: ClassicVocabulary> PositionWords<R> {
    /// Refuses words that another game or setup has.
    fn check_game(&self, setup: &Setup<R::Options>) -> Result<(), VocabularyError> {
        if R::avengers(&R::Extra::default()).is_none() {
            let tags = self.players.iter().position(|player| player.avengers.is_some());
            if let Some(seat) = tags {
                return Err(VocabularyError::at(format!("players[{seat}].avengers"), "this game has no Avengers"));
            }
            if self.avengers_tile.is_some() {
                return Err(VocabularyError::at("avengers_tile", "this game has no Avengers"));
            }
        }
        match (&self.teams, teams::<R>(&setup.options, setup.players)) {
            (Some(_), None) => Err(VocabularyError::at("teams", "this is no Team game")),
            (Some(told), Some(teams)) if *told != teams => {
                Err(VocabularyError::at("teams", "the teams are [[0,2],[1,3]]"))
            }
            _ => Ok(()),
        }
    }

    fn phase(&self) -> Result<Phase, VocabularyError> {
        let points: Vec<_> = self.players.iter().map(|player| player.points).collect();
        let running = || sound::check_running(self.result.as_ref());
        Ok(match self.phase {
            PhaseWord::Act => running().map(|()| Phase::Act)?,
            PhaseWord::Return => running().map(|()| Phase::Return)?,
            PhaseWord::Tile => running().map(|()| Phase::Tile)?,
            PhaseWord::Over => Phase::Over(sound::outcome(self.result.as_ref(), &points)?),
        })
    }
}

fn read_market<R: ClassicVocabulary>(words: &PositionWords<R>, spaces: usize) -> Result<Market, VocabularyError> {
    let mut market = Market::default();
    for level in Level::ALL {
        let row = words.market.get(level);
        sound::check_row(row, level, spaces)?;
        row.iter().enumerate().for_each(|(space, card)| market.put(level, space, card.map(|card| card.it)));
    }
    Ok(market)
}
