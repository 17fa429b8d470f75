//! A state of any game.

use std::fmt;
use std::str::FromStr;

use super::record::rules_of_text;
use super::{AnyAction, AnyRefusal, AnySetup, AnyTextError, AnyView, KnownGame, any_of};
use crate::chance::Chance;
use crate::foresight::Foresight;
use crate::game::{Game, SetupError, ToAct};
use crate::notation::{Notation, ParseError, parse_action, parse_position};
use crate::seat::{Observer, Seat, SeatSet};
use crate::{on_any, on_game, with_game};

type StateOf<G> = G;

any_of! {
    /// A state of one of the games. Its text is the position's, with nothing hidden.
    #[derive(Clone, PartialEq, Eq, Hash, Debug)]
    AnyGame, StateOf
}

impl AnyGame {
    /// A new game, laid out by `chance`.
    pub fn new(setup: &AnySetup, mut chance: &mut dyn Chance) -> Result<Self, SetupError> {
        on_any!(AnySetup, setup, G, setup => <G as Game>::new(setup, &mut chance).map(KnownGame::any))
    }

    /// The setup that this game was made from.
    pub fn setup(&self) -> AnySetup {
        fn setup<G: KnownGame>(game: &G) -> AnySetup {
            G::any_setup(game.setup())
        }
        on_game!(self, game => setup(game))
    }

    /// How many play.
    pub fn players(&self) -> usize {
        on_game!(self, game => game.setup().players)
    }

    /// Whose choice is open, or how the game ended.
    pub fn to_act(&self) -> ToAct {
        on_game!(self, game => game.to_act())
    }

    /// The points of a seat: its own, also where partners share them.
    pub fn points(&self, seat: Seat) -> u8 {
        on_game!(self, game => game.points(seat))
    }

    /// The points that end the game; see [`Foresight::target`].
    pub fn target(&self) -> u8 {
        on_game!(self, game => Foresight::target(game))
    }

    /// The seats that win and lose with this one, itself among them.
    pub fn side(&self, seat: Seat) -> SeatSet {
        on_game!(self, game => game.side(seat))
    }

    /// The number of the round, from 1; without meaning once the game is over.
    pub fn round(&self) -> u16 {
        on_game!(self, game => Notation::round(game))
    }

    /// Every legal action in order; none once the game is over.
    pub fn legal(&self) -> Vec<AnyAction> {
        fn legal<G: KnownGame>(game: &G) -> Vec<AnyAction> {
            game.legal().into_iter().map(G::any_action).collect()
        }
        on_game!(self, game => legal(game))
    }

    /// Whether the action is legal, and if not, why.
    pub fn check(&self, action: AnyAction) -> Result<(), AnyRefusal> {
        fn check<G: KnownGame>(game: &G, action: AnyAction) -> Result<(), AnyRefusal> {
            let action = G::known_action(action).ok_or(AnyRefusal::OtherGame)?;
            Game::check(game, action).map_err(G::any_refusal)
        }
        on_game!(self, game => check(game, action))
    }

    /// Checks the action and plays it. A refused action changes nothing and draws nothing.
    pub fn play(&mut self, action: AnyAction, mut chance: &mut dyn Chance) -> Result<(), AnyRefusal> {
        fn play<G: KnownGame>(game: &mut G, action: AnyAction, chance: &mut impl Chance) -> Result<(), AnyRefusal> {
            let action = G::known_action(action).ok_or(AnyRefusal::OtherGame)?;
            game.play(action, chance).map_err(G::any_refusal)
        }
        on_game!(self, game => play(game, action, &mut chance))
    }

    /// What the observer may know.
    pub fn view(&self, observer: Observer) -> AnyView {
        fn view<G: KnownGame>(game: &G, observer: Observer) -> AnyView {
            G::any_view(Game::view(game, observer))
        }
        on_game!(self, game => view(game, observer))
    }

    /// Reads an action typed in this position, which completes what was left out; see [`Notation::read_action`].
    pub fn parse_action(&self, text: &str) -> Result<AnyAction, ParseError> {
        fn parse<G: KnownGame>(game: &G, text: &str) -> Result<AnyAction, ParseError> {
            parse_action(text, Some(game)).map(G::any_action)
        }
        on_game!(self, game => parse(game, text))
    }
}

impl fmt::Display for AnyGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        on_game!(self, game => game.fmt(f))
    }
}

impl FromStr for AnyGame {
    type Err = AnyTextError;

    /// Reads a position with nothing hidden.
    fn from_str(text: &str) -> Result<Self, AnyTextError> {
        let rules = rules_of_text(text)?;
        Ok(with_game!(rules, G => parse_position::<G>(text)?.any()))
    }
}
