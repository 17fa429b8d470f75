//! The Trading Posts: powers that are worth some prestige before they bring any.

use parure_engine::classic::{Action, JOKER};
use parure_engine::seat::Seat;
use parure_engine::splendor::posts::{Post, PostGem, Posts, PostsRules};
use parure_engine::tokens::{ColorSet, Tokens};

use super::with_promise;
use crate::eval::classic::ClassicKnowledge;
use crate::eval::classic::actions::kinds;
use crate::eval::weights;
use crate::explain::Reason;
use crate::sheet::Row;

impl ClassicKnowledge for PostsRules {
    const EXTRA: usize = 36;
    const OWN_KINDS: &'static [usize] = &[kinds::TAKE];

    weights!(Posts, "../../../weights/posts.bin");

    fn points(table: &Posts, seat: Seat) -> u8 {
        let promise = Post::ALL.into_iter().map(|post| promise(table, seat, post)).sum();
        with_promise(table.player(seat).points, promise, table.options().target)
    }

    /// T3: each gold is nearly two.
    fn purse(table: &Posts, seat: Seat) -> Tokens {
        let tokens = table.player(seat).tokens;
        let more = if table.extra().has(seat, Post::T3) { tokens.get(JOKER) } else { 0 };
        tokens + Tokens::of(JOKER, more)
    }

    fn like(_: &Posts, PostGem(color): PostGem) -> Action<PostGem> {
        Action::TakeDifferent(ColorSet::EMPTY.with(color))
    }

    fn describe(table: &Posts, seat: Seat, write: &mut Row<'_>) {
        for post in Post::ALL {
            let far = if table.extra().has(seat, post) { 0 } else { 1 + lacking(table, seat, post) };
            write.mark(far, 7);
        }
        write.count(table.player(seat).points, 15.0);
    }

    fn add_reasons(table: &Posts, action: Action<PostGem>, reasons: &mut Vec<Reason>) {
        let Action::Buy(card, _) = action else { return };
        let (seat, gem) = (table.seat(), Tokens::one(Posts::face(card).bonus));
        let player = table.player(seat);
        let is_earned = |&post: &Post| {
            let lacking = post.bonuses().saturating_sub(player.bonuses);
            usize::from(post.nobles()) <= player.tiles.len() && lacking == gem
        };
        if Post::ALL.iter().any(is_earned) {
            reasons.insert(0, Reason::plain("reason-earns-post"));
        }
    }

    fn rule_of_thumb(table: &Posts, seat: Seat, common: f32) -> f32 {
        let posts = table.extra().of(seat).len() as f32;
        let nearness: f32 = Post::ALL
            .into_iter()
            .filter(|&post| !table.extra().has(seat, post))
            .map(|post| 1.0 / f32::from(1 + lacking(table, seat, post)))
            .sum();
        common + 2.0 * posts + nearness
    }
}

/// What a post is worth to a seat beyond the prestige that it has brought: its power while the game lasts, and the
/// prestige that is a card away.
fn promise(table: &Posts, seat: Seat, post: Post) -> u8 {
    let early = table.player(seat).points < table.options().target / 2;
    match (table.extra().has(seat, post), post) {
        (true, Post::T1) => 1 + u8::from(early),
        (true, Post::T2 | Post::T3) => 1,
        (true, Post::T4 | Post::T5) => 0,
        (false, Post::T4) => u8::from(lacking(table, seat, post) <= 1) * 2,
        (false, _) => u8::from(lacking(table, seat, post) <= 1),
    }
}

/// How many bonuses and nobles a seat lacks for a post.
fn lacking(table: &Posts, seat: Seat, post: Post) -> u8 {
    let player = table.player(seat);
    post.bonuses().saturating_sub(player.bonuses).total() + post.nobles().saturating_sub(player.tiles.len() as u8)
}
