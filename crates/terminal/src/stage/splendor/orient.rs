//! The Orient in the terminal.

use parure_engine::card::{CardId, Level};
use parure_engine::classic::{Action, Rules, View};
use parure_engine::seat::Seat;
use parure_engine::splendor::orient::{Bazaar, Choice, Event, Kind, Orient, OrientAction, OrientRules, kind};
use parure_engine::tokens::Tokens;

use super::super::Group;
use super::super::classic::ClassicStage;
use crate::messages::{Messages, card_id, tile_id};

impl ClassicStage for OrientRules {
    /// What a card does: pays as two gold, takes a colour, sets a noble aside, brings a card of a level, or costs two bonuses.
    fn card_tags(_: &Bazaar, card: CardId) -> String {
        match kind(card) {
            Some(Kind::Gold) => "**".to_owned(),
            Some(Kind::Copy) => "=?".to_owned(),
            Some(Kind::ReserveNoble) => "SN".to_owned(),
            Some(Kind::CopyTake) => "=?>1".to_owned(),
            Some(Kind::Take) => ">2".to_owned(),
            Some(Kind::Sacrifice(color)) => format!("-2{}", Self::COLORS[color.index()].letter),
            Some(Kind::Double) | None => String::new(),
        }
    }

    fn card_bonus(bazaar: &Bazaar, card: CardId) -> Tokens {
        bazaar.bonus(card)
    }

    fn player_tags(view: &View<Self>, seat: Seat) -> String {
        match view.extra.set_aside(seat).len() {
            0 => String::new(),
            aside => format!("SN{aside}"),
        }
    }

    fn second_row(view: &View<Self>, level: Level) -> Option<(Vec<Option<CardId>>, u8)> {
        Some((view.extra.row(level).to_vec(), view.orient_deck_sizes()[level.index()]))
    }

    fn own_question(choice: Choice) -> &'static str {
        match choice {
            Choice::Copy => "terminal-question-copy",
            Choice::Free(_) => "terminal-question-free",
            Choice::SetAside => "terminal-question-set_aside",
        }
    }

    fn own_group(action: OrientAction) -> Group {
        match action {
            OrientAction::ReserveTop(_) => Group::Reserve,
            OrientAction::Buy(..) | OrientAction::Sacrifice(..) | OrientAction::Free(_) => Group::Buy,
            OrientAction::Copy(_) | OrientAction::SetAside(_) => Group::Other,
        }
    }

    fn own_touched(action: OrientAction) -> Option<CardId> {
        match action {
            OrientAction::Buy(card, ..) | OrientAction::Sacrifice(card, ..) | OrientAction::Free(card) => Some(card),
            OrientAction::ReserveTop(_) | OrientAction::Copy(_) | OrientAction::SetAside(_) => None,
        }
    }

    /// The moves of the base game come first, so a purchase with gold cards stands apart from one without.
    fn is_own_variant(before: Action<OrientAction>, action: OrientAction) -> bool {
        match (before, action) {
            (Action::Module(OrientAction::Buy(one, ..)), OrientAction::Buy(other, ..)) => one == other,
            _ => false,
        }
    }

    fn own_details(view: &View<Self>, seat: Seat) -> Vec<String> {
        let aside: Vec<_> = view.extra.set_aside(seat).iter().map(tile_id::<Orient>).collect();
        if aside.is_empty() { Vec::new() } else { vec![format!("SN: {}", aside.join(" "))] }
    }

    fn own_event_text(event: Event, messages: &Messages) -> Option<String> {
        match event {
            Event::Removed { card, .. } => {
                Some(messages.with("terminal-log-removed", &[("card", card_id::<Orient>(card).into())]))
            }
            Event::Copied { card, color, .. } => {
                let (card, stone) = (card_id::<Orient>(card), messages.stone::<Orient>(color));
                Some(messages.with("terminal-log-copied", &[("card", card.into()), ("stone", stone.into())]))
            }
            Event::Freed { card, .. } => {
                Some(messages.with("terminal-log-freed", &[("card", card_id::<Orient>(card).into())]))
            }
            Event::SetAside { tile, .. } => {
                Some(messages.with("terminal-log-set-aside", &[("tile", tile_id::<Orient>(tile).into())]))
            }
        }
    }
}
