//! Marvel in the terminal.

use parure_engine::card::CardId;
use parure_engine::classic::View;
use parure_engine::marvel::{Avengers, Event, GAUNTLET_POINTS, Marvel, MarvelRules, character_name, tags};
use parure_engine::seat::Seat;

use super::classic::ClassicStage;
use crate::messages::Messages;

impl ClassicStage for MarvelRules {
    fn goal(_: &Marvel, messages: &Messages) -> String {
        messages.with("terminal-goal-marvel", &[("points", GAUNTLET_POINTS.into())])
    }

    fn card_tags(_: &Avengers, card: CardId) -> String {
        if tags(card) > 0 { format!("A{}", tags(card)) } else { String::new() }
    }

    fn player_tags(view: &View<Self>, seat: Seat) -> String {
        let holds = view.extra.holder == Some(seat);
        format!("A{}{}", view.extra.tags[seat.index()], if holds { "+" } else { "" })
    }

    fn card_name(card: CardId) -> Option<&'static str> {
        Some(character_name(card))
    }

    fn own_event_text(event: Event, messages: &Messages) -> Option<String> {
        Some(match event {
            Event::Gained { token, .. } => {
                messages.with("terminal-log-gained", &[("stone", messages.stone::<Marvel>(token).into())])
            }
            Event::Assembled { .. } => messages.text("terminal-log-assembled"),
        })
    }
}
