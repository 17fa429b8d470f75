//! States and views of the classic games.

use std::collections::BTreeMap;

use parure_engine::card::Level;
use parure_engine::classic::{Market, Phase, PlayerView, State, View};
use parure_engine::game::Setup;
use parure_engine::seat::{MAX_SEATS, Observer, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::ClassicVocabulary;
use super::module::PhaseModule;
use crate::names::{CardName, ColorWord, TileName};
use crate::pieces::{DeckWords, JokerWords, OwnedWords, ReservedWords, card_set, tile_names, tile_set};
use crate::places::{self, ByLevel, LevelNumber, seat};
use crate::purse::Purse;
use crate::{Form, GameResult, VocabularyError, fields, sound};

/// A position of a classic game as its observer knows it.
#[derive(Serialize, Deserialize)]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS),
    ts(rename = "ClassicView", concrete(R = crate::typescript::AnyRules), bound = "", optional_fields)
)]
#[serde(bound = "", deny_unknown_fields)]
pub(crate) struct PositionWords<R: ClassicVocabulary> {
    phase: PhaseWord,
    seat: usize,
    round: u16,
    bank: Purse<State<R>>,
    market: ByLevel<Row<R>>,
    decks: ByLevel<DeckWords<State<R>>>,
    tiles: Vec<TileName<State<R>>>,
    pub(crate) players: Vec<PlayerWords<R>>,
    passes: u8,
    #[cfg_attr(feature = "typescript", ts(optional = false))]
    trigger: Option<usize>,
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "fields::present")]
    pub(crate) avengers_tile: Option<Option<usize>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    teams: Option<Vec<Vec<usize>>>,
    /// The seats whose coats of arms stand on each trading post.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "Partial<Record<Post, Seat[]>>"))]
    pub(crate) posts: Option<BTreeMap<String, Vec<usize>>>,
    /// In phase `post_gem`, the colour that the gem cannot have, or null.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "fields::present")]
    pub(crate) barred: Option<Option<ColorWord<State<R>>>>,
    /// By level the face-up cards of the Orient.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) orient: Option<ByLevel<Row<R>>>,
    /// By level the undrawn cards of the Orient.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) orient_decks: Option<ByLevel<DeckWords<State<R>>>>,
    /// The cards that have left the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) removed: Option<Vec<CardName<State<R>>>>,
    /// In phase `free`, the level of the card that comes for nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) free_level: Option<LevelNumber>,
    /// The cards with strongholds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "Partial<Record<CardId, CardStrongholds>>"))]
    pub(crate) strongholds: Option<BTreeMap<String, StrongholdsWords>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    result: Option<GameResult>,
}

/// A row of face-up cards.
pub(crate) type Row<R> = Vec<Option<CardName<State<R>>>>;

/// The strongholds on a card.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "CardStrongholds"))]
#[serde(deny_unknown_fields)]
pub(crate) struct StrongholdsWords {
    /// Whose they are.
    pub(crate) seat: usize,
    /// How many.
    pub(crate) count: u8,
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
    PostGem,
    Copy,
    Free,
    SetAside,
    Stronghold,
    Conquer,
}

/// What a player of a classic game has.
#[derive(Serialize, Deserialize)]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS),
    ts(rename = "ClassicPlayer", concrete(R = crate::typescript::AnyRules), bound = "", optional_fields)
)]
#[serde(bound = "", deny_unknown_fields)]
pub(crate) struct PlayerWords<R: ClassicVocabulary> {
    tokens: Purse<State<R>>,
    pub(crate) cards: Vec<OwnedWords<State<R>>>,
    reserved: Vec<ReservedWords<State<R>>>,
    tiles: Vec<TileName<State<R>>>,
    points: u8,
    bonuses: Purse<State<R>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) avengers: Option<u8>,
    /// The nobles that only this player can receive.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) set_aside: Option<Vec<TileName<State<R>>>>,
}

impl<R: ClassicVocabulary> PositionWords<R> {
    /// What the view's observer knows.
    pub(super) fn of(view: &View<R>, form: Form) -> Self {
        let spaces = R::face_up(&view.options);
        let result = match view.phase {
            Phase::Over(outcome) if form == Form::View => {
                let points = view.seats[..view.players].iter().map(|player| player.points).collect();
                Some(GameResult::new(outcome, points))
            }
            _ => None,
        };
        let mut words = Self {
            phase: PhaseWord::Over,
            seat: view.seat.index(),
            round: view.round,
            bank: Purse::new(view.bank),
            market: ByLevel::from_fn(|level| row(&view.market.row(level)[..spaces])),
            decks: ByLevel::from_fn(|level| match view.observer {
                Observer::Referee => DeckWords::cards(level, view.unseen.level(level).first_deck()),
                Observer::Seat(_) | Observer::Spectator => DeckWords::Count(view.deck_sizes[level.index()]),
            }),
            tiles: tile_names(view.tiles),
            players: Seat::all(view.players)
                .map(|seat| PlayerWords::of(&view.seats[seat.index()], &view.extra))
                .collect(),
            passes: view.passes,
            trigger: view.trigger.map(Seat::index),
            avengers_tile: None,
            teams: teams::<R>(&view.options, view.players),
            posts: None,
            barred: None,
            orient: None,
            orient_decks: None,
            removed: None,
            free_level: None,
            strongholds: None,
            result,
        };
        words.phase = match view.phase {
            Phase::Act => PhaseWord::Act,
            Phase::Return => PhaseWord::Return,
            Phase::Tile => PhaseWord::Tile,
            Phase::Module(phase) => phase.write(&mut words),
            Phase::Over(_) => PhaseWord::Over,
        };
        R::write_own(view, &mut words);
        words
    }

    /// The word of the open choice.
    pub(crate) const fn phase_word(&self) -> PhaseWord {
        self.phase
    }
}

/// A row of face-up cards by their names.
pub(crate) fn row<R: ClassicVocabulary>(spaces: &[Option<parure_engine::card::CardId>]) -> Row<R> {
    spaces.iter().map(|space| space.map(CardName::new)).collect()
}

impl<R: ClassicVocabulary> PlayerWords<R> {
    fn of(player: &PlayerView, extra: &R::Extra) -> Self {
        let owned = |card| {
            let name = CardName::new(card);
            R::color_of(extra, card).map_or(OwnedWords::Plain(name), |color| {
                OwnedWords::Joker(JokerWords { card: name, r#as: color.map(ColorWord::new) })
            })
        };
        Self {
            tokens: Purse::new(player.tokens),
            cards: player.cards.iter().map(owned).collect(),
            reserved: ReservedWords::of_hand(&player.hand),
            tiles: tile_names(player.tiles),
            points: player.points,
            bonuses: Purse::new(player.bonuses),
            avengers: None,
            set_aside: None,
        }
    }

    fn player(&self) -> Result<PlayerView, VocabularyError> {
        Ok(PlayerView {
            tokens: self.tokens.tokens,
            bonuses: self.bonuses.tokens,
            cards: card_set(self.cards.iter().map(OwnedWords::card)).map_err(|error| error.within("cards"))?,
            hand: ReservedWords::hand(&self.reserved).map_err(|error| error.within("reserved"))?,
            tiles: tile_set(&self.tiles),
            points: self.points,
        })
    }
}

/// The seats of each side, where partners play together (S-40).
fn teams<R: ClassicVocabulary>(options: &R::Options, players: usize) -> Option<Vec<Vec<usize>>> {
    Some(places::teams(players, |seat| R::side(options, seat))).filter(|teams| !teams.is_empty())
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
    for (index, player) in words.players.iter().enumerate() {
        seats[index] = player.player().map_err(|error| error.within(format_args!("players[{index}]")))?;
    }
    words.check_game(setup)?;
    let market = read_market(&words, R::face_up(&setup.options))?;
    let elsewhere = R::own_cards(&words)?;
    let unseen = R::CARDS.all().filter(|card| {
        let seen = seats.iter().any(|player| player.cards.contains(card) || player.hand.known.contains(card));
        !seen && !market.cards().contains(card) && !elsewhere.contains(card)
    });
    let undrawn = |level| unseen.level(level).first_deck();
    let view = View {
        observer,
        options: setup.options,
        players,
        bank: words.bank.tokens,
        market,
        unseen,
        deck_sizes: sound::deck_sizes("decks", &words.decks, undrawn, observer)?,
        tiles: tile_set(&words.tiles),
        seats,
        phase: words.phase()?,
        seat: seat("seat", words.seat, players)?,
        round: words.round,
        passes: words.passes,
        trigger: words.trigger.map(|index| seat("trigger", index, players)).transpose()?,
        extra: R::read_own(&words, players)?,
    };
    R::check_own(&words, &view)?;
    sound::check::<State<R>>(view)
}

impl<R: ClassicVocabulary> PositionWords<R> {
    /// Refuses words that another game or setup has.
    fn check_game(&self, setup: &Setup<R::Options>) -> Result<(), VocabularyError> {
        self.check_fields()?;
        match (&self.teams, teams::<R>(&setup.options, setup.players)) {
            (Some(_), None) => Err(VocabularyError::at("teams", "this is no Team game")),
            (Some(told), Some(teams)) if *told != teams => {
                Err(VocabularyError::at("teams", "the teams are [[0,2],[1,3]]"))
            }
            _ => Ok(()),
        }
    }

    /// Refuses fields that only other games have.
    fn check_fields(&self) -> Result<(), VocabularyError> {
        let colored = |owned: &OwnedWords<State<R>>| matches!(owned, OwnedWords::Joker(_));
        let own = [
            ("avengers_tile", "Avengers", self.avengers_tile.is_some()),
            ("posts", "Trading Posts", self.posts.is_some()),
            ("barred", "Trading Posts", self.barred.is_some()),
            ("orient", "Orient", self.orient.is_some()),
            ("orient_decks", "Orient", self.orient_decks.is_some()),
            ("removed", "Orient", self.removed.is_some()),
            ("free_level", "Orient", self.free_level.is_some()),
            ("strongholds", "Strongholds", self.strongholds.is_some()),
        ];
        let players = self.players.iter().enumerate().flat_map(|(seat, player)| {
            [
                ("avengers", "Avengers", player.avengers.is_some()),
                ("set_aside", "Orient", player.set_aside.is_some()),
                ("cards", "Orient", player.cards.iter().any(colored)),
            ]
            .map(|(field, of, there)| (field, format!("players[{seat}].{field}"), of, there))
        });
        let own = own.into_iter().map(|(field, of, there)| (field, field.to_owned(), of, there));
        for (field, path, of, there) in own.chain(players) {
            if there && !R::FIELDS.contains(&field) {
                return Err(VocabularyError::at(path, format_args!("this game has no {of}")));
            }
        }
        let phase_only = [
            ("barred", "post_gem", self.barred.is_some() && !matches!(self.phase, PhaseWord::PostGem)),
            ("free_level", "free", self.free_level.is_some() && !matches!(self.phase, PhaseWord::Free)),
        ];
        match phase_only.into_iter().find(|(.., wrong)| *wrong) {
            Some((field, phase, _)) => Err(VocabularyError::at(field, format_args!("only phase `{phase}` has this"))),
            None => Ok(()),
        }
    }

    fn phase(&self) -> Result<Phase<R::Phase>, VocabularyError> {
        let points: Vec<_> = self.players.iter().map(|player| player.points).collect();
        if let PhaseWord::Over = self.phase {
            return Ok(Phase::Over(sound::outcome(self.result.as_ref(), &points)?));
        }
        sound::check_running(self.result.as_ref())?;
        Ok(match self.phase {
            PhaseWord::Act => Phase::Act,
            PhaseWord::Return => Phase::Return,
            PhaseWord::Tile => Phase::Tile,
            _ => match R::Phase::read(self)? {
                Some(phase) => Phase::Module(phase),
                None => return Err(VocabularyError::at("phase", "this game has no such phase")),
            },
        })
    }
}

/// A field that this game has and that must be there.
pub(crate) fn required<'a, T>(field: &'a Option<T>, name: &str) -> Result<&'a T, VocabularyError> {
    field.as_ref().ok_or_else(|| VocabularyError::at(name, "the field is missing"))
}

fn read_market<R: ClassicVocabulary>(words: &PositionWords<R>, spaces: usize) -> Result<Market, VocabularyError> {
    let mut market = Market::default();
    for level in Level::ALL {
        let row = words.market.get(level);
        sound::check_row("market", row, level, spaces)?;
        row.iter().enumerate().for_each(|(space, card)| market.put(level, space, card.map(|card| card.it)));
    }
    Ok(market)
}
