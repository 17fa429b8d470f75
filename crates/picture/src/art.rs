//! The drawings of the page, and the colours that they take from a skin.

use std::collections::HashMap;
use std::sync::LazyLock;

use parure_engine::any::GameId;

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// By lamplight.
    #[default]
    Dark,
    /// By daylight.
    Light,
}

impl Theme {
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Dark => "dark",
            Self::Light => "light",
        }
    }
}

/// A drawing on a box of its own units.
pub(crate) struct Symbol {
    pub view_box: &'static str,
    pub markup: &'static str,
}

type Table<Key, Value> = LazyLock<HashMap<Key, Value>>;
type Text = &'static str;

static SYMBOLS: Table<Text, Symbol> = LazyLock::new(|| {
    let symbol = |[id, view_box, markup]: [Text; 3]| (id, Symbol { view_box, markup });
    rows(include_str!("../art/symbols.tsv")).map(symbol).collect()
});
static CARDS: Table<Text, Text> =
    LazyLock::new(|| rows(include_str!("../art/cards.tsv")).map(|[card, art]| (card, art)).collect());
static STONES: Table<(Text, Text), Text> = LazyLock::new(|| {
    rows(include_str!("../art/stones.tsv")).map(|[game, color, stone]| ((game, color), stone)).collect()
});
static SKINS: Table<String, Text> = LazyLock::new(|| {
    let color = |[skin, theme, name, value]: [Text; 4]| (skin_key(skin, theme, name), value);
    rows(include_str!("../art/skins.tsv")).map(color).collect()
});

fn rows<const FIELDS: usize>(text: Text) -> impl Iterator<Item = [Text; FIELDS]> {
    text.lines().map(|line| {
        let fields: Vec<_> = line.split('\t').collect();
        fields.try_into().expect("the page writes every field of every row")
    })
}

/// The drawing with this name.
pub(crate) fn symbol(id: &str) -> Option<&'static Symbol> {
    SYMBOLS.get(id)
}

/// The name of the drawing on a card.
pub(crate) fn card_art(card: &str) -> Option<&'static str> {
    CARDS.get(card).copied()
}

/// The stone that stands for a colour of the vocabulary.
pub(crate) fn stone(game: GameId, color: &'static str) -> &'static str {
    STONES.get(&(game.name(), color)).copied().unwrap_or(color)
}

/// A colour of a game's skin.
pub(crate) fn color(game: GameId, theme: Theme, name: &str) -> &'static str {
    find_color(game, theme, name).unwrap_or("none")
}

fn find_color(game: GameId, theme: Theme, name: &str) -> Option<&'static str> {
    SKINS.get(&skin_key(game.name(), theme.word(), name)).copied()
}

fn skin_key(skin: &str, theme: &str, name: &str) -> String {
    format!("{skin} {theme} {name}")
}

/// The markup with every colour of the skin put in.
pub(crate) fn colored(markup: &str, game: GameId, theme: Theme) -> String {
    let mut parts = markup.split("var(--");
    let mut colored = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (name, rest) = part.split_once(')').unwrap_or((part, ""));
        colored.push_str(color(game, theme, name));
        colored.push_str(rest);
    }
    colored
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_skin_has_the_colours_that_drawings_ask_for() {
        for game in GameId::ALL {
            for theme in [Theme::Dark, Theme::Light] {
                for Symbol { markup, .. } in SYMBOLS.values() {
                    for name in markup.split("var(--").skip(1).filter_map(|part| part.split_once(')')) {
                        assert!(find_color(game, theme, name.0).is_some(), "{game} {theme:?} {}", name.0);
                    }
                }
            }
        }
    }
}
