//! What the texts of the Trading Posts have of their own: `post_gem`, and the posts of a seat.

use std::fmt;

use crate::classic::{ClassicNotation, Misfit, ModuleNotation, Placed, View};
use crate::notation::{ParseError, Word, Words, color_name, read_color, write_list};
use crate::seat::Seat;
use crate::splendor::SplendorRules;
use crate::splendor::end::check_prestige_trigger;

use super::{ChooseGem, Coats, Post, PostGem, Posts, PostsRules};

const GEM: &str = "post_gem";

impl ModuleNotation for PostGem {
    fn write(self, out: &mut impl fmt::Write) -> fmt::Result {
        write!(out, "{GEM} {}", color_name::<Posts>(self.0))
    }

    fn read(words: &mut Words<'_>) -> Option<Result<Self, ParseError>> {
        words.next_if(|word| word.is(GEM) || word.is("p"))?;
        Some(words.require("the gem to take").and_then(read_color::<Posts>).map(Self))
    }
}

impl ModuleNotation for ChooseGem {
    fn write(self, out: &mut impl fmt::Write) -> fmt::Result {
        out.write_str(GEM)?;
        write_list("", self.barred.into_iter().map(color_name::<Posts>), out)
    }

    fn read(words: &mut Words<'_>) -> Option<Result<Self, ParseError>> {
        words.next_if(|word| word.is(GEM))?;
        let barred = words.peek().and_then(|word| read_color::<Posts>(word).ok());
        if barred.is_some() {
            words.next();
        }
        Some(Ok(Self { barred }))
    }
}

impl ClassicNotation for PostsRules {
    const NAME: &'static str = SplendorRules::NAME;
    const EXPANSION: Option<&'static str> = Some("posts");
    const SEAT_KEYS: &'static [&'static str] = &["posts"];

    fn write_seat(view: &View<Self>, seat: Seat, out: &mut impl fmt::Write) -> fmt::Result {
        write_list(" posts", view.extra.of(seat).iter().map(Post::id), out)
    }

    fn read_seat(
        extra: &mut Coats,
        seat: Seat,
        _: &str,
        word: Word<'_>,
        _: &mut Placed<Self>,
    ) -> Result<(), ParseError> {
        let post = Post::ALL.into_iter().find(|post| word.is(post.id()));
        let post = post.ok_or_else(|| word.expected("a post (`T1` to `T5`)"))?;
        if extra.has(seat, post) {
            return Err(word.wrong("this is said twice"));
        }
        extra.put(seat, post);
        Ok(())
    }

    fn complete(view: &mut View<Self>) -> Result<(), Misfit> {
        for seat in Seat::all(view.players) {
            view.seats[seat.index()].points += view.extra.of(seat).points();
        }
        Ok(())
    }

    fn check_trigger(state: &Posts, trigger: Seat) -> Result<(), &'static str> {
        check_prestige_trigger(state, trigger, state.player(trigger).points)
    }
}
