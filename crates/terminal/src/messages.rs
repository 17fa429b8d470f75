//! What the terminal says, in the words of `locales/`.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use parure_bots::BotKind;
use parure_bots::explain::{Argument, Reason};
use parure_engine::card::CardId;
use parure_engine::notation::{Notation, card_name};
use parure_engine::tile::TileId;
use parure_engine::tokens::Color;
use parure_vocabulary::wording;
use unic_langid::LanguageIdentifier;

use crate::language::Language;

/// The messages of one language.
pub struct Messages {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

/// The files of a language: the terms, refusals, findings, house rules and the bots' words that the page has too, and the terminal's own.
const fn files(language: Language) -> [&'static str; 6] {
    macro_rules! of {
        ($folder:literal) => {
            [
                include_str!(concat!("../../../locales/", $folder, "/terms.ftl")),
                include_str!(concat!("../../../locales/", $folder, "/bots.ftl")),
                include_str!(concat!("../../../locales/", $folder, "/refusals.ftl")),
                include_str!(concat!("../../../locales/", $folder, "/fair.ftl")),
                include_str!(concat!("../../../locales/", $folder, "/options.ftl")),
                include_str!(concat!("../../../locales/", $folder, "/terminal.ftl")),
            ]
        };
    }
    match language {
        Language::English => of!("en"),
        Language::TraditionalChinese => of!("zh-Hant"),
        Language::SimplifiedChinese => of!("zh-Hans"),
        Language::Japanese => of!("ja"),
    }
}

impl Messages {
    /// The messages of a language.
    ///
    /// # Panics
    /// If its files are wrong, which a test rules out.
    pub fn new(language: Language) -> Self {
        let id: LanguageIdentifier = language.tag().parse().expect("the tags are right");
        let mut bundle = FluentBundle::new(vec![id]);
        // A terminal has no use for the marks that part text of different directions.
        bundle.set_use_isolating(false);
        for file in files(language) {
            let resource = FluentResource::try_new(file.to_owned()).expect("the messages can be read");
            bundle.add_resource(resource).expect("no message is there twice");
        }
        Self { language, bundle }
    }

    /// Which language.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// A message without arguments.
    pub fn text(&self, key: &str) -> String {
        self.with(key, &[])
    }

    /// A message with arguments. A message that does not exist is its key, which a test rules out.
    pub fn with(&self, key: &str, arguments: &[(&'static str, FluentValue<'_>)]) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            return key.to_owned();
        };
        let mut given = FluentArgs::new();
        arguments.iter().for_each(|(name, value)| given.set(*name, value.clone()));
        let worded = self.bundle.format_pattern(pattern, Some(&given), &mut Vec::new());
        match self.language {
            Language::TraditionalChinese | Language::SimplifiedChinese => wording::close_up(&worded),
            Language::English | Language::Japanese => worded.into_owned(),
        }
    }

    /// Several together: "Ada, Ben and Cy".
    pub fn list(&self, items: &[impl AsRef<str>]) -> String {
        wording::list(items, |key, arguments| {
            let arguments: Vec<_> = arguments.iter().map(|(name, text)| (*name, text.as_str().into())).collect();
            self.with(key, &arguments)
        })
    }

    /// Whether there is such a message.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// What speaks for a move, in words.
    pub fn reason<G: Notation>(&self, reason: &Reason) -> String {
        let arguments: Vec<_> = reason
            .arguments
            .iter()
            .map(|&(name, argument)| match argument {
                Argument::Number(number) => (name, FluentValue::from(number)),
                Argument::Card(card) => (name, card_id::<G>(card).into()),
                Argument::Tile(tile) => (name, tile_id::<G>(tile).into()),
                Argument::Color(color) => (name, self.stone::<G>(color).into()),
            })
            .collect();
        self.with(reason.key, &arguments)
    }

    /// The name of a colour's stone.
    pub fn stone<G: Notation>(&self, color: Color) -> String {
        self.text(&stone_key(G::NAME, G::COLORS[color.index()].word))
    }

    /// What a bot is called at a table, as on the page: by its level, or, where another has that name already, as the first,
    /// second or third such `twin`.
    pub fn bot(&self, kind: &BotKind, twin: Option<usize>) -> String {
        match (kind, twin) {
            (BotKind::External(command), _) => command.clone(),
            (BotKind::Level(level), None) => self.text(&format!("bot-name-{}", level.name())),
            (BotKind::Level(_), Some(0)) => self.text("bot-name-second"),
            (BotKind::Level(_), Some(1)) => self.text("bot-name-third"),
            (BotKind::Level(_), Some(_)) => self.text("bot-name-fourth"),
        }
    }
}

/// The key of a colour's stone; Marvel's stones have names of their own.
fn stone_key(game: &str, word: &str) -> String {
    let stone = match (game, word) {
        ("marvel", "yellow") => "mind",
        ("marvel", "blue") => "space",
        ("marvel", "orange") => "soul",
        ("marvel", "red") => "reality",
        ("marvel", "purple") => "power",
        ("marvel", "green") => "time",
        _ => word,
    };
    format!("stone-{stone}")
}

/// A card by its id.
pub fn card_id<G: Notation>(card: CardId) -> String {
    card_name::<G>(card).to_string()
}

/// A tile by its id.
pub fn tile_id<G: Notation>(tile: TileId) -> &'static str {
    G::tile_id(tile).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::Path;

    use super::*;

    fn keys(file: &str) -> BTreeSet<&str> {
        let lines = file.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase()));
        lines.filter_map(|line| line.split_once(" =")).map(|(key, _)| key).collect()
    }

    #[test]
    fn the_four_languages_have_the_same_keys() {
        let english = files(Language::English).map(keys);
        for language in Language::ALL {
            assert_eq!(files(language).map(keys), english, "{}", language.tag());
        }
    }

    /// The keys that sources put together.
    fn made_keys() -> BTreeSet<String> {
        let verbs = "take reserve buy return tile privilege replenish joker take_token steal royal discard claim post_gem \
                     copy free set_aside stronghold conquer decline pass";
        let verbs = verbs.split_whitespace().map(|verb| format!("terminal-verb-{verb}"));
        let reasons = parure_engine::game::Reason::ALL.map(|reason| format!("terminal-reason-{}", reason.word()));
        let abilities = parure_engine::duel::Ability::ALL.map(|ability| format!("terminal-ability-{}", ability.word()));
        verbs.chain(reasons).chain(abilities).collect()
    }

    /// The keys in sources: every literal that begins as the terminal's keys do.
    fn used_keys(folder: &Path, keys: &mut BTreeSet<String>) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                used_keys(&path, keys);
            } else {
                let text = std::fs::read_to_string(&path).unwrap();
                let literals = text.split('"').filter(|part| part.starts_with("terminal-"));
                keys.extend(literals.filter(|key| !key.contains(['{', ' '])).map(str::to_owned));
            }
        }
    }

    #[test]
    fn every_key_in_the_source_has_words_and_all_words_are_used() {
        let mut used = made_keys();
        let own = Path::new(env!("CARGO_MANIFEST_DIR"));
        // The command says the rest.
        ["src", "../cli/src"].into_iter().for_each(|folder| used_keys(&own.join(folder), &mut used));
        used.remove("terminal-");
        let [.., terminal] = files(Language::English).map(keys);
        let written: BTreeSet<_> = terminal.into_iter().map(str::to_owned).collect();
        assert_eq!(used, written);
    }

    #[test]
    fn people_are_listed_as_each_language_does_it() {
        let list = |language| Messages::new(language).list(&["Ada", "馬可", "安娜"]);
        assert_eq!(list(Language::English), "Ada, 馬可 and 安娜");
        assert_eq!(list(Language::TraditionalChinese), "Ada、馬可和安娜");
        assert_eq!(list(Language::Japanese), "Ada、馬可、安娜");
        let you = Messages::new(Language::English).with("terminal-winner", &[("names", "You".into())]);
        assert_eq!(you, "You win");
    }

    #[test]
    fn stones_have_names() {
        for language in Language::ALL {
            let messages = Messages::new(language);
            for (game, words) in [("splendor", "white blue green red black gold"), ("marvel", "yellow green shield")] {
                words.split(' ').for_each(|word| assert!(messages.has(&stone_key(game, word)), "{word}"));
            }
        }
    }
}
