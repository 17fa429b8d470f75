//! What the page is told about each card is what the rules say.

use std::collections::BTreeSet;

use parure_engine::chance::SplitMix64;
use parure_server::protocol::CardState;
use parure_server::table::GameName;
use serde_json::Value;

use crate::support::{TableHarness, people};

#[test]
fn exactly_the_cards_that_can_be_bought_say_so() {
    for (game, players) in [(GameName::Splendor, 3), (GameName::Marvel, 2), (GameName::Duel, 2)] {
        let mut closed = 0;
        for seed in 0..12 {
            let mut harness = TableHarness::begun(people(game, players));
            let mut luck = SplitMix64::new(seed);
            while harness.table.to_act().is_some() {
                let state = harness.seen(harness.to_act()).state;
                let view: Value = serde_json::from_str(state.view.as_ref().unwrap().get()).unwrap();
                if view["phase"] == "act" {
                    let help = state.help.unwrap();
                    let told = |card: &&parure_server::protocol::CardForesight| {
                        matches!(card.state, CardState::Buy | CardState::Gold)
                    };
                    let told: BTreeSet<String> =
                        help.cards.iter().filter(told).map(|card| serde_json::to_string(&card.card).unwrap()).collect();
                    let legal = harness.legal().into_iter().filter(|action| action["type"] == "buy");
                    let legal: BTreeSet<String> = legal.map(|action| action["card"].to_string()).collect();
                    assert_eq!(told, legal, "{view}");
                    closed += help.cards.iter().filter(|card| card.closed.is_some()).count();
                }
                harness.play_random(1, &mut luck);
            }
        }
        assert_eq!(closed > 0, game == GameName::Duel, "a joker card without a card below it, D-17");
    }
}
