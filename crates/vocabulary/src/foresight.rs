//! What can be done and what it brings, so that whoever shows a game needs no rule.

use std::collections::BTreeMap;

use parure_engine::card::Level;
use parure_engine::foresight::{self, Affordability, Foresight, Gain, Price, TileDistance};
use parure_engine::game::Refusal;
use parure_engine::notation::{Notation, action_text};
use parure_engine::seat::{Observer, Seat};
use serde::{Deserialize, Serialize};

use crate::Vocabulary;
use crate::words::{Card, Color, Tile, Tokens, Words, card_word, color_word, tile_word};

/// What the viewer can do, and how things stand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Help {
    /// Every legal action, in the engine's order; empty unless the viewer is to act.
    pub legal: Vec<LegalAction>,
    /// The face-up cards and those of the own hand; empty for spectators and at tables "as printed".
    pub cards: Vec<CardForesight>,
    /// The nobles or locations that lie out; empty at tables "as printed".
    pub tiles: Vec<TileForesight>,
    /// Per seat, the parts of the ways to win in the order they are shown; empty at tables "as printed".
    pub goals: Vec<Vec<Goal>>,
    /// Why no card can be reserved from a deck: the code of the rule that refuses, by level. Decks that can be reserved
    /// from are absent, and all are unless the viewer is to act.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(type = "Partial<Record<LevelKey, string>>"))]
    pub closed_decks: BTreeMap<String, String>,
    /// The same for the decks of the Orient; empty in games without it.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "Partial<Record<LevelKey, string>>"))]
    pub closed_orient_decks: BTreeMap<String, String>,
    /// The trading posts; absent in games without them and at tables "as printed".
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<PostForesight>>"))]
    pub posts: Vec<PostForesight>,
    /// The most tokens a player may keep.
    pub token_limit: u8,
    /// The most cards a player may reserve.
    pub reserve_limit: u8,
    /// What the Avengers tile is worth; absent in games without one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub avengers_points: Option<u8>,
}

/// Whether the observer is to act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Acting {
    /// It is their choice.
    Yes,
    /// It is not.
    No,
}

/// Whether more is told than what is legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Helpers {
    /// Prices, distances and what actions bring.
    On,
    /// The game is "as printed".
    Off,
}

impl Help {
    /// What the observer can do and how things stand.
    pub fn of<G: Vocabulary>(game: &G, observer: Observer, acting: Acting, helpers: Helpers) -> Self {
        let (mut legal, mut closed_decks, mut closed_orient_decks) = (Vec::new(), BTreeMap::new(), BTreeMap::new());
        let module = game.module_foresight();
        if acting == Acting::Yes {
            game.legal_actions(&mut legal);
            let closed = Level::ALL.into_iter().filter_map(|level| Some((level, game.closed_deck(level)?)));
            closed_decks = closed.map(|(level, why)| (level.number().to_string(), why.code().to_owned())).collect();
            let closed = module.closed_second_decks.into_iter();
            closed_orient_decks = closed.map(|(level, code)| (level.number().to_string(), code.to_owned())).collect();
        }
        let (mut cards, mut tiles, mut goals) = (Vec::new(), Vec::new(), Vec::new());
        if helpers == Helpers::On {
            if let Observer::Seat(seat) = observer {
                let prices = game.offers(seat).into_iter().map(|card| game.price_of(seat, card));
                cards = prices.map(|price| CardForesight::of::<G>(&price)).collect();
            }
            tiles = game.tile_distances().iter().map(TileForesight::of::<G>).collect();
            let seats = Seat::all(game.setup().players);
            goals = seats.map(|seat| game.goals(seat).into_iter().map(Goal::of::<G>).collect()).collect();
        }
        Self {
            legal: legal.into_iter().map(|action| LegalAction::of(game, action, helpers)).collect(),
            cards,
            tiles,
            goals,
            closed_decks,
            closed_orient_decks,
            posts: if helpers == Helpers::On { module.posts } else { Vec::new() },
            token_limit: G::TOKEN_LIMIT,
            reserve_limit: G::RESERVE_LIMIT,
            avengers_points: G::AVENGERS_POINTS,
        }
    }
}

/// An action that can be played, how it is written, and what it brings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LegalAction {
    /// The action.
    #[cfg_attr(feature = "typescript", ts(type = "Action"))]
    pub action: Words,
    /// The same in notation.
    pub text: String,
    /// What it brings beyond what it names; absent where that is nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub brings: Option<Brings>,
}

impl LegalAction {
    /// A legal action of the game. Without helpers, only what has to be done at once is told of what it brings.
    pub fn of<G: Vocabulary>(game: &G, action: G::Action, helpers: Helpers) -> Self {
        let mut gain = game.gain(action);
        if helpers == Helpers::Off {
            let Gain { tokens, over, returnable, .. } = gain;
            gain = Gain { tokens, over, returnable, ..Gain::default() };
        }
        Self {
            action: Words::of(&G::action_words(action)),
            text: action_text::<G>(action),
            brings: Brings::of::<G>(&gain),
        }
    }
}

/// What an action would bring, beyond its own words.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
#[serde(default)]
pub struct Brings {
    /// Tokens that come besides those that the action names: the joker of a reservation, the time stone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gains: Option<Tokens>,
    /// How many tokens would have to go back.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub over: Option<u8>,
    /// Which ones may.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub returnable: Option<Tokens>,
    /// Whether the opponent takes a privilege.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gives_privilege: Option<bool>,
    /// Whether a privilege comes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gains_privilege: Option<bool>,
    /// Whether another turn follows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub extra_turn: Option<bool>,
    /// The points it brings, tiles included.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<u8>,
    /// The nobles, locations or royals that would come, or be to choose from.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tiles: Option<Vec<Tile>>,
    /// Cards that would become affordable.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reach: Option<Vec<Card>>,
}

impl Brings {
    /// A gain in words; nothing if nothing is gained.
    pub fn of<G: Notation>(gain: &Gain) -> Option<Self> {
        let some = |count: u8| (count > 0).then_some(count);
        let brings = Self {
            gains: Tokens::some::<G>(gain.tokens),
            over: some(gain.over),
            returnable: Tokens::some::<G>(gain.returnable),
            gives_privilege: gain.gives_privilege.then_some(true),
            gains_privilege: gain.gains_privilege.then_some(true),
            extra_turn: gain.extra_turn.then_some(true),
            points: some(gain.points),
            tiles: (!gain.tiles.is_empty()).then(|| gain.tiles.iter().map(tile_word::<G>).collect()),
            reach: (!gain.reach.is_empty()).then(|| gain.reach.iter().copied().map(card_word::<G>).collect()),
        };
        (brings != Self::default()).then_some(brings)
    }
}

/// How a card stands to the viewer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CardForesight {
    /// Which card.
    pub card: Card,
    /// Cost less the own bonuses.
    pub price: Tokens,
    /// Whether it can be paid.
    pub state: CardState,
    /// The payment with the fewest jokers, jokers included; for `short` what could be paid towards it.
    pub pay: Tokens,
    /// Jokers within `pay`.
    pub gold: u8,
    /// How many gold cards are discarded besides `pay` (Orient); absent where there is none.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<u8>"))]
    pub gold_cards: u8,
    /// Colours lacking before any joker is spent.
    pub missing: Tokens,
    /// For `short`, how many tokens are lacking after jokers and gold cards have helped; absent otherwise.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<u8>"))]
    pub short_by: u8,
    /// For `closed`, the code of the rule.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub closed: Option<String>,
}

/// Whether a card can be paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum CardState {
    /// With what is held.
    Buy,
    /// With jokers.
    Gold,
    /// Not yet.
    Short,
    /// With what is held, but a rule stands in the way.
    Closed,
}

impl CardForesight {
    /// A price in words.
    pub fn of<G: Foresight + Notation>(price: &Price<G::Refusal>) -> Self {
        let (state, closed) = match price.affordability {
            Affordability::Held => (CardState::Buy, None),
            Affordability::WithJokers => (CardState::Gold, None),
            Affordability::Short => (CardState::Short, None),
            Affordability::Closed(refusal) => (CardState::Closed, Some(refusal.code().to_owned())),
        };
        Self {
            card: card_word::<G>(price.card),
            price: Tokens::of::<G>(price.price),
            state,
            pay: Tokens::of::<G>(price.pay),
            gold: price.jokers,
            gold_cards: price.gold_cards,
            missing: Tokens::of::<G>(price.missing),
            short_by: if state == CardState::Short { price.short_by() } else { 0 },
            closed,
        }
    }
}

/// How near each seat is to a noble or location.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TileForesight {
    /// Which tile.
    pub tile: Tile,
    /// Per seat, the bonuses still needed; none means that it would come.
    pub lacking: Vec<Tokens>,
    /// Per seat, what a city asks for besides; absent for other tiles.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<MoreLacking>>"))]
    pub more: Vec<MoreLacking>,
}

/// What a seat still needs for a city besides bonuses of the colours that it names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct MoreLacking {
    /// Prestige.
    pub points: u8,
    /// Bonuses of one colour that the city does not name.
    pub other: u8,
}

impl TileForesight {
    /// A distance in words.
    pub fn of<G: Notation>(distance: &TileDistance) -> Self {
        let lacking = distance.lacking.iter().copied().map(Tokens::of::<G>).collect();
        // What is lacking besides is told in the one game where something can be.
        let asks_more = G::EXPANSION == Some("cities");
        let more = distance.more.iter().map(|more| MoreLacking { points: more.points, other: more.other });
        let more = if asks_more { more.collect() } else { Vec::new() };
        Self { tile: tile_word::<G>(distance.tile), lacking, more }
    }
}

/// What a trading post asks for, and how near each seat is to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PostForesight {
    /// Which post, `T1` to `T5`.
    #[cfg_attr(feature = "typescript", ts(type = "Post"))]
    pub post: String,
    /// The bonuses that it asks for.
    pub needs: Tokens,
    /// The nobles that it asks for.
    pub needs_nobles: u8,
    /// Per seat, the bonuses still needed.
    pub lacking: Vec<Tokens>,
    /// Per seat, the nobles still needed.
    pub lacking_nobles: Vec<u8>,
}

/// What only games with an expansion foresee.
#[derive(Clone, Debug, Default)]
pub struct ModuleForesight {
    /// How near each seat is to each trading post.
    pub posts: Vec<PostForesight>,
    /// Why the seat to act cannot reserve from the second deck of a level, by the code of the rule.
    pub closed_second_decks: Vec<(Level, &'static str)>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference")]
const fn is_zero(count: &u8) -> bool {
    *count == 0
}

/// One part of a way to win, for one seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Goal {
    /// Which part.
    pub goal: GoalKind,
    /// How much there is.
    pub have: u8,
    /// How much it takes.
    pub need: u8,
    /// For `color`, the colour with the most points.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "Color"))]
    pub color: Option<Color>,
    /// For `colors`, those still lacking.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "Color[]"))]
    pub lacking: Option<Vec<Color>>,
}

/// A part of a way to win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum GoalKind {
    /// Points in all.
    Prestige,
    /// Bonuses of each colour (M-16).
    Colors,
    /// The time stone (M-16).
    Time,
    /// Crowns (D-23).
    Crowns,
    /// Points in one colour (D-23).
    Color,
}

impl Goal {
    /// A goal in words.
    pub fn of<G: Notation>(goal: foresight::Goal) -> Self {
        let (kind, color, lacking) = match goal.kind {
            foresight::GoalKind::Points => (GoalKind::Prestige, None, None),
            foresight::GoalKind::Colors { lacking } => {
                (GoalKind::Colors, None, Some(lacking.iter().map(color_word::<G>).collect()))
            }
            foresight::GoalKind::Time => (GoalKind::Time, None, None),
            foresight::GoalKind::Crowns => (GoalKind::Crowns, None, None),
            foresight::GoalKind::ColorPoints { color } => (GoalKind::Color, color.map(color_word::<G>), None),
        };
        Self { goal: kind, have: goal.have, need: goal.need, color, lacking }
    }
}
