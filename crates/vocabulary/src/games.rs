//! What each game can be set up as, found by asking the engine.

use parure_engine::any::{GameId, RulesId};
use parure_engine::chance::Recorded;
use parure_engine::game::{Game, OptionEntry, OptionRange, OptionValue, Options, Setup};
use parure_engine::notation::Notation;
use parure_engine::seat::MAX_SEATS;
use parure_engine::with_game;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::{options_to_json, places};

/// Which game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "GameId"))]
#[serde(rename_all = "snake_case")]
pub enum GameName {
    /// Splendor, with Quick and Team.
    Splendor,
    /// Splendor: Marvel.
    Marvel,
    /// Splendor Duel.
    Duel,
}

impl From<GameName> for GameId {
    fn from(name: GameName) -> Self {
        match name {
            GameName::Splendor => Self::Splendor,
            GameName::Marvel => Self::Marvel,
            GameName::Duel => Self::Duel,
        }
    }
}

impl From<GameId> for GameName {
    fn from(id: GameId) -> Self {
        match id {
            GameId::Splendor => Self::Splendor,
            GameId::Marvel => Self::Marvel,
            GameId::Duel => Self::Duel,
        }
    }
}

/// A game and how it can be played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GameInfo {
    /// Which game.
    pub game: GameName,
    /// How many can play.
    pub seats: Vec<usize>,
    /// Ways to play that have a name, the printed game first.
    pub presets: Vec<GamePreset>,
    /// The house rules, in the order they are shown.
    pub options: Vec<GameOption>,
    /// What it can be played with besides, one at a time, as the option `expansion`.
    #[serde(default)]
    pub expansions: Vec<GameExpansion>,
}

/// An expansion of a game, and how the game can be played with it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GameExpansion {
    /// Its word in the option `expansion`.
    pub name: String,
    /// How many can play.
    pub seats: Vec<usize>,
    /// Ways to play that go with it, the printed game first.
    pub presets: Vec<GamePreset>,
    /// The house rules that go with it.
    pub options: Vec<GameOption>,
}

/// A way to play that has a name.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GamePreset {
    /// The name: `printed`, or one of the game's own.
    pub name: String,
    /// With how many players it is played.
    pub seats: Vec<usize>,
    /// Every house rule with its value.
    pub options: HouseRules,
    /// The seats of each side, where it has partners who play together; none where everybody plays alone.
    pub teams: Vec<Vec<usize>>,
}

/// A house rule.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GameOption {
    /// Its name in `options`.
    pub key: String,
    /// With how many players it can be changed from its default.
    pub seats: Vec<usize>,
    /// What it may be.
    #[serde(flatten)]
    pub range: GameOptionRange,
}

/// What a house rule may be.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum GameOptionRange {
    /// On or off.
    Switch {
        /// As printed.
        default: bool,
    },
    /// A number.
    Number {
        /// As printed.
        default: u8,
        /// The least.
        min: u8,
        /// The most.
        max: u8,
    },
    /// One of a few words.
    Word {
        /// As printed.
        default: String,
        /// All of them.
        words: Vec<String>,
    },
}

/// The house rules of a game by name, as `{"target":10}`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Record<string, boolean | number | string>"))]
pub struct HouseRules(pub Map<String, Value>);

/// The name of a game without house rules.
const PRINTED: &str = "printed";

/// Every game with everything that can be agreed on.
pub fn games() -> Vec<GameInfo> {
    let expansions = |id: GameId| {
        let expanded = RulesId::ALL.into_iter().filter(move |rules| rules.game() == id && *rules != id.into());
        expanded.map(|rules| with_game!(rules, G => expansion::<G>())).collect()
    };
    let info = |id: GameId| {
        let GameExpansion { seats, presets, options, .. } = with_game!(RulesId::from(id), G => expansion::<G>());
        GameInfo { game: id.into(), seats, presets, options, expansions: expansions(id) }
    };
    GameId::ALL.into_iter().map(info).collect()
}

fn expansion<G: Notation>() -> GameExpansion {
    let own = G::Options::PRESETS.iter().map(|&name| preset::<G>(name, with::<G>("preset", name)));
    let printed = preset::<G>(PRINTED, Some(G::Options::default()));
    let options = G::Options::table().into_iter().map(|OptionEntry { key, default, range, .. }| GameOption {
        key: key.to_owned(),
        seats: other(&range, default).and_then(|value| with::<G>(key, &value)).map(seats::<G>).unwrap_or_default(),
        range: described(range, default),
    });
    // What goes with no number of players does not go with the expansion at all (C-01).
    GameExpansion {
        name: G::EXPANSION.unwrap_or_default().to_owned(),
        seats: seats::<G>(G::Options::default()),
        presets: std::iter::once(printed).chain(own).filter(|preset| !preset.seats.is_empty()).collect(),
        options: options.filter(|option: &GameOption| !option.seats.is_empty()).collect(),
    }
}

fn preset<G: Notation>(name: &str, options: Option<G::Options>) -> GamePreset {
    let options = options.unwrap_or_default();
    let Value::Object(full) = options_to_json::<G>(options) else { unreachable!("options are an object") };
    let seats = seats::<G>(options);
    let teams = seats.last().map(|&players| teams::<G>(players, options)).unwrap_or_default();
    GamePreset { name: name.to_owned(), seats, options: HouseRules(full), teams }
}

/// The sides of more than one.
fn teams<G: Game>(players: usize, options: G::Options) -> Vec<Vec<usize>> {
    let game = G::new(&Setup { players, options }, &mut Recorded::new(&[]));
    game.map(|game| places::teams(players, |seat| game.side(seat))).unwrap_or_default()
}

fn with<G: Game>(key: &str, value: &str) -> Option<G::Options> {
    let mut options = G::Options::default();
    options.set(key, value).ok().map(|()| options)
}

/// With how many players the game can be set up so.
fn seats<G: Game>(options: G::Options) -> Vec<usize> {
    let fits = |players: &usize| G::new(&Setup { players: *players, options }, &mut Recorded::new(&[])).is_ok();
    (1..=MAX_SEATS).filter(fits).collect()
}

/// A value that is not the default.
fn other(range: &OptionRange, default: OptionValue) -> Option<String> {
    range.values().into_iter().find(|&value| value != default).map(|value| value.to_string())
}

fn described(range: OptionRange, default: OptionValue) -> GameOptionRange {
    match (range, default) {
        (OptionRange::Number(range), OptionValue::Number(default)) => {
            GameOptionRange::Number { default, min: *range.start(), max: *range.end() }
        }
        (OptionRange::Word(words), default) => GameOptionRange::Word {
            default: default.to_string(),
            words: words.iter().map(|&word| word.to_owned()).collect(),
        },
        (_, default) => GameOptionRange::Switch { default: default == OptionValue::Switch(true) },
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn seats_presets_and_options_are_those_of_the_rules() {
        let offered = serde_json::to_value(games()).unwrap();
        let [splendor, marvel, duel] = [0, 1, 2].map(|nth| &offered[nth]);
        assert_eq!((&splendor["seats"], &marvel["seats"]), (&json!([2, 3, 4]), &json!([2, 3, 4])));
        assert_eq!(duel["seats"], json!([2]));
        let names = |game: &Value| -> Vec<String> {
            game["presets"].as_array().unwrap().iter().map(|preset| preset["name"].to_string()).collect()
        };
        assert_eq!(names(splendor), ["\"printed\"", "\"quick\"", "\"team\""]);
        assert_eq!(names(duel), ["\"printed\""]);
        assert_eq!(splendor["presets"][2]["seats"], json!([4]), "two play against two");
        assert_eq!(splendor["presets"][2]["teams"], json!([[0, 2], [1, 3]]), "partners sit opposite");
        assert_eq!(splendor["presets"][1]["teams"], json!([]));
        assert_eq!(
            (&splendor["presets"][1]["options"]["target"], &splendor["presets"][1]["seats"]),
            (&json!(10), &json!([2, 3, 4]))
        );
        let target =
            json!({ "key": "target", "seats": [2, 3, 4], "kind": "number", "default": 15, "min": 1, "max": 99 });
        assert_eq!(splendor["options"][0], target);
        assert_eq!(splendor["options"][4], json!({ "key": "team", "seats": [4], "kind": "switch", "default": false }));
    }

    /// C-01: what goes with an expansion is what is offered.
    #[test]
    fn expansions_offer_what_goes_with_them() {
        let offered = games();
        let [splendor, marvel, duel] = &offered[..] else { panic!("three games") };
        assert!(marvel.expansions.is_empty() && duel.expansions.is_empty());
        let names: Vec<_> = splendor.expansions.iter().map(|expansion| expansion.name.as_str()).collect();
        assert_eq!(names, ["cities", "posts", "orient", "strongholds"]);
        for expansion in &splendor.expansions {
            let presets: Vec<_> = expansion.presets.iter().map(|preset| preset.name.as_str()).collect();
            let cities = expansion.name == "cities";
            assert_eq!(presets, if cities { vec!["printed"] } else { vec!["printed", "quick"] });
            assert_eq!(expansion.options.iter().any(|option| option.key == "target"), !cities);
            assert!(expansion.options.iter().all(|option| option.key != "team"), "teams go with none of them");
            assert_eq!(expansion.seats, [2, 3, 4]);
            assert_eq!(expansion.presets[0].options.0["expansion"], expansion.name.as_str());
        }
    }

    /// Each end of a range must be taken, and nothing beyond.
    #[test]
    fn every_range_is_what_can_be_set() {
        for id in RulesId::ALL {
            with_game!(id, G => {
                for OptionEntry { key, range, .. } in <G as Game>::Options::table() {
                    let (good, bad): (Vec<String>, Vec<String>) = match range {
                        OptionRange::Switch => (vec!["true".into(), "false".into()], vec!["2".into()]),
                        OptionRange::Number(range) => {
                            let (low, high) = (u16::from(*range.start()), u16::from(*range.end()));
                            (vec![low.to_string(), high.to_string()], vec![(low - 1).to_string(), (high + 1).to_string()])
                        }
                        OptionRange::Word(words) => (words.iter().map(|&word| word.into()).collect(), vec!["?".into()]),
                    };
                    assert!(good.iter().all(|value| with::<G>(key, value).is_some()), "{id:?} {key}");
                    assert!(bad.iter().all(|value| with::<G>(key, value).is_none()), "{id:?} {key}");
                }
                assert!(<G as Game>::Options::PRESETS.iter().all(|name| with::<G>("preset", name).is_some()), "{id:?}");
            });
        }
    }
}
