//! The types of rules: each game, and Splendor with each expansion.

use super::GameId;
use crate::game::OptionError;
use crate::notation::{EXPANSION, NO_EXPANSION, Notation};
use crate::{all_rules, with_game};

macro_rules! rules_id {
    (@each {} $($Rules:ident, $Of:ident, $Type:ty, $what:literal;)*) => {
        /// Which rules a game is played by. Outward a game with an expansion is the same game with an option (C-01).
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum RulesId {
            $(
                #[doc = $what]
                $Rules,
            )*
        }

        impl RulesId {
            /// All of them, those of a game together and the ones without an expansion first.
            pub const ALL: [Self; [$(Self::$Rules),*].len()] = [$(Self::$Rules),*];

            /// The game that they are the rules of.
            pub const fn game(self) -> GameId {
                match self {
                    $(Self::$Rules => GameId::$Of,)*
                }
            }
        }
    };
}

all_rules! { [rules_id] }

impl RulesId {
    /// The expansion's word, `none` where there could be one; nothing in a game without expansions.
    pub fn expansion(self) -> Option<&'static str> {
        with_game!(self, G => G::EXPANSION)
    }

    /// A word that no other rules have: the expansion's, or the game's where there is none.
    pub fn word(self) -> &'static str {
        self.expansion().filter(|&word| word != NO_EXPANSION).unwrap_or(self.game().name())
    }

    /// The rules of a game with the expansion of this name, or why there are none.
    pub fn find(game: GameId, expansion: &str) -> Result<Self, OptionError> {
        let of_game = || Self::ALL.into_iter().filter(|rules| rules.game() == game);
        let named = of_game().find(|rules| rules.expansion().unwrap_or(NO_EXPANSION) == expansion);
        named.ok_or_else(|| {
            let words: Vec<_> = of_game().filter_map(Self::expansion).collect();
            OptionError::bad_word(EXPANSION, expansion, &words)
        })
    }

    /// The rules that these options of a game ask for; whether the other options go with them is not looked at. In a game
    /// without expansions the option is as unknown as any other.
    pub fn chosen(game: GameId, named: &[(impl AsRef<str>, impl AsRef<str>)]) -> Result<Self, OptionError> {
        let last = named.iter().rfind(|(key, _)| key.as_ref() == EXPANSION);
        match last {
            Some((_, word)) if Self::from(game).expansion().is_some() => Self::find(game, word.as_ref()),
            _ => Ok(game.into()),
        }
    }
}

/// The rules of a game without an expansion.
impl From<GameId> for RulesId {
    fn from(game: GameId) -> Self {
        match game {
            GameId::Splendor => Self::Splendor,
            GameId::Marvel => Self::Marvel,
            GameId::Duel => Self::Duel,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_found_by_game_and_expansion() {
        for rules in RulesId::ALL {
            assert_eq!(RulesId::find(rules.game(), rules.expansion().unwrap_or("none")), Ok(rules));
            assert_eq!(RulesId::ALL.into_iter().find(|other| other.word() == rules.word()), Some(rules));
        }
        let error = RulesId::find(GameId::Splendor, "moats").unwrap_err().to_string();
        let known = "`none`, `cities`, `posts`, `orient` or `strongholds`";
        assert_eq!(error, format!("`moats` is not a value of `expansion`, which can be {known}"));
        assert_eq!(RulesId::chosen(GameId::Duel, &[("expansion", "posts")]), Ok(RulesId::Duel));
        let twice = [("expansion", "posts"), ("target", "9"), ("expansion", "cities")];
        assert_eq!(RulesId::chosen(GameId::Splendor, &twice), Ok(RulesId::Cities));
    }
}
