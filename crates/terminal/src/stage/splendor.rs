//! Splendor and its expansions in the terminal.

mod orient;

use parure_engine::card::CardId;
use parure_engine::classic::{Action, ClassicForesight, View};
use parure_engine::foresight::Foresight;
use parure_engine::seat::Seat;
use parure_engine::splendor::cities::{Cities, CitiesRules, city};
use parure_engine::splendor::posts::{self, ChooseGem, PostDistance, Posts, PostsRules};
use parure_engine::splendor::strongholds::{self, Choice, Placed, StrongholdAction, Strongholds, StrongholdsRules};
use parure_engine::splendor::{Splendor, SplendorRules};
use parure_engine::tile::TileId;

use super::classic::ClassicStage;
use super::{Group, chips};
use crate::messages::{Messages, card_id};
use crate::picture::TileCell;

impl ClassicStage for SplendorRules {
    fn goal(table: &Splendor, messages: &Messages) -> String {
        let key = if table.options().team { "terminal-goal-team" } else { "terminal-goal" };
        messages.with(key, &[("points", table.target().into())])
    }
}

impl ClassicStage for CitiesRules {
    fn goal(_: &Cities, messages: &Messages) -> String {
        messages.text("terminal-goal-cities")
    }

    fn tile_note(table: &Cities, viewer: Option<Seat>, tile: TileId) -> (String, u8) {
        let city = city(tile);
        let other = if city.other > 0 { format!(" {}?", city.other) } else { String::new() };
        let lacking = viewer.map(|seat| Self::lacking_besides(table, seat, tile));
        (format!("{}P{other}", city.prestige), lacking.map_or(0, |more| more.points + more.other))
    }
}

impl ClassicStage for PostsRules {
    fn posts(table: &Posts, viewer: Option<Seat>) -> Vec<TileCell> {
        let cell = |PostDistance { post, lacking, nobles }: PostDistance| TileCell {
            id: post.id(),
            needs: chips::<Posts>(post.bonuses()),
            lacks: viewer.map(Seat::index).map(|seat| lacking[seat].total() + nobles[seat]),
            // As the ids of nobles begin.
            note: "SN".repeat(post.nobles().into()),
        };
        table.post_distances().into_iter().map(cell).collect()
    }

    fn player_tags(view: &View<Self>, seat: Seat) -> String {
        // The numbers of the posts, `T` once for all.
        let posts: String = view.extra.of(seat).iter().filter_map(|post| post.id().chars().nth(1)).collect();
        if posts.is_empty() { posts } else { format!("T{posts}") }
    }

    fn own_question(_: ChooseGem) -> &'static str {
        "terminal-question-post_gem"
    }

    fn own_event_text(event: posts::Event, messages: &Messages) -> Option<String> {
        Some(match event {
            posts::Event::Gem { token, .. } => {
                messages.with("terminal-log-gained", &[("stone", messages.stone::<Posts>(token).into())])
            }
            posts::Event::Coat { post, .. } => messages.with("terminal-log-coat", &[("post", post.id().into())]),
        })
    }
}

impl ClassicStage for StrongholdsRules {
    fn card_tags(placed: &Placed, card: CardId) -> String {
        // Whose, by the number of the seat as the panels count it, and how many.
        let owner = placed.owner(card);
        owner
            .map(|seat| format!("{}{}", seat.index() + 1, "^".repeat(placed.count(seat, card).into())))
            .unwrap_or_default()
    }

    fn player_tags(view: &View<Self>, seat: Seat) -> String {
        "^".repeat(view.extra.supply(seat).into())
    }

    fn own_question(choice: Choice) -> &'static str {
        match choice {
            Choice::Use => "terminal-question-stronghold",
            Choice::Conquer => "terminal-question-conquer",
        }
    }

    fn own_group(action: StrongholdAction) -> Group {
        if matches!(action, StrongholdAction::Conquer(..)) { Group::Buy } else { Group::Other }
    }

    fn own_touched(action: StrongholdAction) -> Option<CardId> {
        match action {
            StrongholdAction::Put(card)
            | StrongholdAction::Move(_, card)
            | StrongholdAction::Remove(card, _)
            | StrongholdAction::Conquer(card, _) => Some(card),
            StrongholdAction::Decline => None,
        }
    }

    fn is_own_variant(before: Action<StrongholdAction>, action: StrongholdAction) -> bool {
        let Action::Module(before) = before else { return false };
        matches!((before, action), (StrongholdAction::Conquer(..), StrongholdAction::Conquer(..)))
    }

    fn own_event_text(event: strongholds::Event, messages: &Messages) -> Option<String> {
        let on = |key: &str, card: CardId| messages.with(key, &[("card", card_id::<Strongholds>(card).into())]);
        match event {
            strongholds::Event::Returned { card, .. } => Some(on("terminal-log-strongholds-return", card)),
            // These are told by the move itself.
            strongholds::Event::Put { .. }
            | strongholds::Event::Moved { .. }
            | strongholds::Event::Removed { .. }
            | strongholds::Event::Conquered { .. }
            | strongholds::Event::Declined { .. } => None,
        }
    }
}
