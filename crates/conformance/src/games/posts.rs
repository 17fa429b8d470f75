//! What is the Trading Posts' own.

use parure_engine::chance::SplitMix64;
use parure_engine::classic::{Action, Event, Phase};
use parure_engine::seat::Seat;
use parure_engine::splendor::posts::{self, ChooseGem, Post, PostGem, Posts, PostsRules};
use parure_engine::tokens::Tokens;

use super::classic::{ClassicLawSubject, Rulebook, from_table};
use super::colors;
use super::expansion::splendor_laws;
use crate::census::{Move, Piece};
use crate::laws::{Law, demand, same};

/// What each post asks for: bonuses in the order of colours, then nobles.
const DEMANDS: [([u8; 5], usize); 5] =
    [([1, 0, 0, 3, 0], 0), ([2, 0, 0, 0, 0], 0), ([0, 3, 0, 0, 1], 0), ([0, 0, 5, 0, 0], 1), ([0, 0, 0, 0, 3], 0)];

impl ClassicLawSubject for PostsRules {
    const RARE: &'static [&'static str] = &["deck_empty"];
    const OWN_KINDS: &'static [&'static str] = &["post_gem"];
    const OWN_PHASES: &'static [&'static str] = &["post_gem"];

    splendor_laws!(target);

    /// C-25.
    fn other_points(table: &Posts, seat: Seat) -> u8 {
        let stands = |post| table.extra().has(seat, post);
        let coats = Post::ALL.into_iter().filter(|&post| stands(post)).count() as u8;
        u8::from(stands(Post::T4)) * 5 + u8::from(stands(Post::T5)) * coats
    }

    /// C-24: for each colour one gold for two, or one for one, or anything between.
    fn jokers_stand_for(table: &Posts, wanting: [u8; 5], jokers: u8) -> bool {
        let most: u8 = wanting.iter().sum();
        let double = table.extra().has(table.seat(), Post::T3);
        let fewest = if double { wanting.iter().map(|want| want / 2 + want % 2).sum() } else { most };
        (fewest..=most).contains(&jokers)
    }

    fn own_candidates(_: &Posts, _: &mut SplitMix64, out: &mut Vec<PostGem>) {
        out.extend(colors().map(PostGem));
    }

    /// C-22, C-23.
    fn own_allows(rules: &Rulebook<'_, Self>, PostGem(color): PostGem) -> bool {
        let Phase::Module(ChooseGem { barred }) = rules.table.phase() else { return false };
        color.index() < 5 && rules.bank[color.index()] > 0 && barred != Some(color)
    }

    /// C-21 to C-23.
    fn audit_own_step(table: &Posts, action: Action<PostGem>, events: &[Event<posts::Event>], after: &Posts) -> Law {
        let seat = table.seat();
        let gems = events.iter().filter(|event| matches!(event, Event::Module(posts::Event::Gem { .. }))).count();
        // The bank after the payment or the take, and what may come from it.
        let brought = match action {
            Action::Buy(_, payment) if table.extra().has(seat, Post::T1) => {
                Some((table.bank() + payment.tokens(), None))
            }
            Action::TakeTwo(gem) if table.extra().has(seat, Post::T2) => {
                Some((table.bank() - Tokens::of(gem, 2), Some(gem)))
            }
            _ => None,
        };
        let choices = brought.map_or(0, |(bank, barred)| {
            (0..5).filter(|&gem| bank.counts()[gem] > 0 && barred.is_none_or(|barred| barred.index() != gem)).count()
        });
        let answered = matches!(action, Action::Module(_));
        same("a gem to choose", &matches!(after.phase(), Phase::Module(_)), &(choices > 1))?;
        same("a gem that came", &gems, &usize::from(answered || choices == 1))?;
        if !events.contains(&Event::TurnEnded { seat }) {
            return same("the posts within a turn", after.extra(), table.extra());
        }
        for player in Seat::all(table.players()) {
            for (post, (bonuses, nobles)) in Post::ALL.into_iter().zip(DEMANDS) {
                let has = after.player(player);
                let met =
                    (0..5).all(|gem| has.bonuses.counts()[gem] >= bonuses[gem]) && has.tiles.iter().count() >= nobles;
                let stands = table.extra().has(player, post) || (player == seat && met);
                demand(after.extra().has(player, post) == stands, || format!("seat {player} at {post:?}"))?;
            }
        }
        Ok(())
    }

    fn own_moves(event: posts::Event) -> Vec<Move> {
        match event {
            posts::Event::Gem { seat, token } => vec![from_table(Piece::Tokens(Tokens::one(token)), seat)],
            posts::Event::Coat { .. } => Vec::new(),
        }
    }

    /// C-02: a gem after a purchase comes before the space is filled.
    fn spaces_wait(phase: ChooseGem) -> bool {
        phase.barred.is_none()
    }

    fn own_kind(_: PostGem) -> &'static str {
        "post_gem"
    }

    fn own_phase(_: ChooseGem) -> &'static str {
        "post_gem"
    }
}
