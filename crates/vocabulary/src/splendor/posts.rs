//! The Trading Posts in words: coats of arms, and the gem that a post gives.

use std::collections::BTreeMap;

use parure_engine::classic::{State, View};
use parure_engine::seat::Seat;
use parure_engine::splendor::posts::{ChooseGem, Coats, Event, Post, PostGem, Posts, PostsRules};

use crate::classic::ClassicVocabulary;
use crate::classic::action::ActionWords;
use crate::classic::module::{ActionModule, PhaseModule};
use crate::classic::position::{PhaseWord, PositionWords, required};
use crate::fields::Fields;
use crate::foresight::PostForesight;
use crate::log::LogBuilder;
use crate::names::ColorWord;
use crate::places::seat;
use crate::words::{Tokens, color_word};
use crate::{GameEvent, VocabularyError};

impl ClassicVocabulary for PostsRules {
    const FIELDS: &'static [&'static str] = &["posts", "barred"];

    fn write_own(view: &View<Self>, words: &mut PositionWords<Self>) {
        let mut posts = BTreeMap::new();
        for post in Post::ALL {
            let seats: Vec<_> = Seat::all(view.players).filter(|&seat| view.extra.has(seat, post)).collect();
            if !seats.is_empty() {
                posts.insert(post.id().to_owned(), seats.into_iter().map(Seat::index).collect());
            }
        }
        words.posts = Some(posts);
    }

    fn read_own(words: &PositionWords<Self>, players: usize) -> Result<Coats, VocabularyError> {
        let mut coats = Coats::default();
        for (id, seats) in required(&words.posts, "posts")? {
            let path = format!("posts.{id}");
            let post = Post::ALL.into_iter().find(|post| post.id() == id);
            let post = post.ok_or_else(|| VocabularyError::at(&path, "there are the posts `T1` to `T5`"))?;
            for &index in seats {
                coats.put(seat(&path, index, players)?, post);
            }
        }
        Ok(coats)
    }

    fn posts(table: &Posts) -> Vec<PostForesight> {
        let distances = table.post_distances().into_iter();
        distances
            .map(|distance| PostForesight {
                post: distance.post.id().to_owned(),
                needs: Tokens::of::<Posts>(distance.post.bonuses()),
                needs_nobles: distance.post.nobles(),
                lacking: distance.lacking.into_iter().map(Tokens::of::<Posts>).collect(),
                lacking_nobles: distance.nobles,
            })
            .collect()
    }

    fn describe_own(_: &Posts, event: Event, _: &mut LogBuilder) -> Option<GameEvent> {
        Some(match event {
            Event::Gem { seat, token } => GameEvent::PostGem { seat: seat.index(), token: color_word::<Posts>(token) },
            Event::Coat { seat, post } => GameEvent::CoatOfArms { seat: seat.index(), post: post.id().to_owned() },
        })
    }
}

impl ActionModule<PostsRules> for PostGem {
    const TYPES: &'static [&'static str] = &["post_gem"];

    fn words(self) -> ActionWords<PostsRules> {
        ActionWords::PostGem { token: ColorWord::new(self.0) }
    }

    fn read(kind: &str, fields: &mut Fields<'_>) -> Result<Option<Self>, VocabularyError> {
        if kind != "post_gem" {
            return Ok(None);
        }
        Ok(Some(Self(fields.get::<ColorWord<State<PostsRules>>>("token")?.it)))
    }
}

impl PhaseModule<PostsRules> for ChooseGem {
    fn write(self, words: &mut PositionWords<PostsRules>) -> PhaseWord {
        words.barred = Some(self.barred.map(ColorWord::new));
        PhaseWord::PostGem
    }

    fn read(words: &PositionWords<PostsRules>) -> Result<Option<Self>, VocabularyError> {
        if !matches!(words.phase_word(), PhaseWord::PostGem) {
            return Ok(None);
        }
        let barred = required(&words.barred, "barred")?;
        Ok(Some(Self { barred: barred.map(|color| color.it) }))
    }
}
