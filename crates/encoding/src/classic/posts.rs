//! Splendor with the Trading Posts as numbers.

use parure_engine::card::CardTable;
use parure_engine::classic::State;
use parure_engine::seat::Seat;
use parure_engine::splendor::posts::{ChooseGem, Coats, Post, PostGem, PostsRules};
use parure_engine::splendor::{SplendorOptions, SplendorRules};
use parure_engine::tokens::{Color, GEMS};

use super::rules::{ClassicEncoding, Row};
use crate::tensor::one_hot;
use crate::{ActionCode, ActionRange, Tensor};

const fn post_gem(last: ActionRange) -> ActionRange {
    last.then("post_gem", GEMS.len())
}

impl ClassicEncoding for PostsRules {
    const ACTIONS: &'static str = "splendor-posts-actions/1";
    const OBSERVATIONS: &'static str = "splendor-posts-observations/1";
    // Gold that counts double pays in more ways (C-24); a test counts them.
    const PAYMENTS: usize = 64;
    const OWN_PHASES: usize = 1;

    fn own_ranges(last: ActionRange) -> Vec<ActionRange> {
        vec![post_gem(last)]
    }

    fn encode_own(_: &State<Self>, PostGem(color): PostGem, last: ActionRange) -> Option<ActionCode> {
        GEMS.contains(&color).then(|| ActionCode::at(&post_gem(last), color.index()))
    }

    fn decode_own(_: &State<Self>, code: ActionCode, last: ActionRange) -> Option<PostGem> {
        post_gem(last).place(code).map(|place| PostGem(GEMS[place]))
    }

    fn describe_table(view: &parure_engine::classic::View<Self>, out: &mut impl Tensor) {
        let barred = match view.phase {
            parure_engine::classic::Phase::Module(ChooseGem { barred }) => barred,
            _ => None,
        };
        out.put("barred", &[1], one_hot::<5>(barred.map(Color::index)));
    }

    fn rows() -> &'static CardTable<Row> {
        SplendorRules::rows()
    }

    fn describe_options(options: &SplendorOptions, out: &mut impl Tensor) {
        SplendorRules::describe_options(options, out);
    }

    fn describe_player(coats: &Coats, seat: Seat, out: &mut impl Tensor) {
        out.put("posts", &[1], Post::ALL.map(|post| coats.has(seat, post).into()));
    }
}
