//! The TypeScript of the vocabulary.

use parure_engine::any::RulesId;
use parure_engine::classic::State;
use parure_engine::foresight::Measure;
use parure_engine::game::{Game, Reason};
use parure_engine::notation::NO_EXPANSION;
use parure_engine::splendor::SplendorRules;
use parure_engine::splendor::posts::Post;
use parure_engine::with_game;
use ts_rs::{Config, TS};

use crate::foresight::{
    Brings, CardForesight, CardState, Goal, GoalKind, Help, LegalAction, MoreLacking, PostForesight, TileForesight,
};
use crate::names::{CardName, ColorWord, TileName};
use crate::pieces::{DeckWords, JokerWords, OwnedWords, ReservedWords};
use crate::places::{ByLevel, CellPlace, LevelNumber};
use crate::purse::Purse;
use crate::{
    Forfeit, GameEvent, GameExpansion, GameInfo, GameName, GameOption, GameOptionRange, GamePreset, GameResult,
    HouseRules, RESIGNED, SeatForfeit, TIMEOUT, TURN_CAP, Tokens, classic, duel,
};

/// Stands for the rules of every game of the classic kind: their words have the same TypeScript.
pub(crate) type AnyRules = SplendorRules;
/// Stands for every game of the classic kind.
pub(crate) type AnyClassic = State<AnyRules>;

/// How the types are written.
pub fn config() -> Config {
    // Rows of a board and the two players of a duel are lists like all others.
    Config::new().with_large_int("number").with_array_tuple_limit(0)
}

/// Appends the declaration of a type, with its comment.
pub fn declare<T: TS>(config: &Config, text: &mut String) {
    text.push('\n');
    text.push_str(&T::docs().unwrap_or_default());
    text.push_str("export ");
    text.push_str(&T::decl(config));
    text.push('\n');
}

/// Every type of the vocabulary.
pub fn declarations(config: &Config) -> String {
    let mut text = String::new();
    let mut alias = |docs: &str, name: &str, of: &str| {
        text.push_str(&format!("\n/** {docs} */\nexport type {name} = {of};\n"));
    };
    alias("A colour of any game.", "Color", &union(colors()));
    alias("A level of cards.", "Level", "1 | 2 | 3");
    alias("A level as the key of a record.", "LevelKey", &union(["1", "2", "3"]));
    alias("The id of a card, as `S1-03`.", "CardId", "string");
    alias("The id of a noble, location or royal, as `SN-02`.", "TileId", "string");
    alias("Seats count from 0 in play order.", "Seat", "number");
    alias("A trading post.", "Post", &union(Post::ALL.map(Post::id)));
    let expansions = RulesId::ALL.into_iter().filter_map(RulesId::expansion).filter(|&word| word != NO_EXPANSION);
    alias("An expansion by its word in the option `expansion`.", "ExpansionId", &union(expansions));
    alias("A cell of Duel's board: row and column.", "Cell", "[number, number]");
    let reasons = Reason::ALL.map(Reason::word).into_iter().chain([TURN_CAP, RESIGNED, TIMEOUT]);
    alias("What decided a game.", "Reason", &union(reasons));
    let ties = Measure::ALL.into_iter().filter(|&measure| measure != Measure::Points).map(Measure::word);
    alias("What decides between seats with the same points.", "TieBreak", &union(ties));
    alias("A step of a turn.", "Action", "ClassicAction | DuelAction");
    alias("A position as its observer knows it.", "View", "ClassicView | DuelView");
    alias("What a player has.", "Player", "ClassicPlayer | DuelPlayer");
    alias("Which choice is open.", "Phase", "ClassicPhase | DuelPhase");
    macro_rules! declare {
        ($($Type:ty),* $(,)?) => { $(declare::<$Type>(config, &mut text);)* };
    }
    declare!(
        Tokens,
        classic::action::ActionWords<AnyRules>,
        duel::action::ActionWords,
        classic::position::PositionWords<AnyRules>,
        classic::position::PlayerWords<AnyRules>,
        classic::position::PhaseWord,
        duel::position::PositionWords,
        duel::player::PlayerWords,
        OwnedWords<AnyClassic>,
        JokerWords<AnyClassic>,
        classic::position::StrongholdsWords,
        duel::position::PrivilegeWords,
        duel::position::PhaseWord,
        ByLevel<u8>,
        DeckWords<AnyClassic>,
        ReservedWords<AnyClassic>,
        GameResult,
        SeatForfeit,
        Forfeit,
        GameEvent,
        Help,
        LegalAction,
        Brings,
        CardForesight,
        CardState,
        TileForesight,
        MoreLacking,
        PostForesight,
        Goal,
        GoalKind,
        GameName,
        GameInfo,
        GameExpansion,
        GamePreset,
        GameOption,
        GameOptionRange,
        HouseRules,
    );
    text
}

/// The words of all colours, each once.
fn colors() -> Vec<&'static str> {
    let mut words = Vec::new();
    for color in RulesId::ALL.into_iter().flat_map(|rules| with_game!(rules, G => <G as Game>::COLORS)) {
        if !words.contains(&color.word) {
            words.push(color.word);
        }
    }
    words
}

/// A union of texts.
fn union<'a>(words: impl IntoIterator<Item = &'a str>) -> String {
    words.into_iter().map(|word| format!("\"{word}\"")).collect::<Vec<_>>().join(" | ")
}

/// Types that go by a name that is declared otherwise.
macro_rules! named {
    ($([$($G:ident)?] $Type:ty => $name:literal),* $(,)?) => {$(
        impl$(<$G>)? TS for $Type {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(_: &Config) -> String {
                $name.to_owned()
            }

            fn inline(config: &Config) -> String {
                Self::name(config)
            }
        }
    )*};
}

named!(
    [G] CardName<G> => "CardId",
    [G] TileName<G> => "TileId",
    [G] ColorWord<G> => "Color",
    [G] Purse<G> => "Tokens",
    [] LevelNumber => "Level",
    [] CellPlace => "Cell",
);
