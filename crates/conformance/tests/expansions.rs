//! Every module of Cities of Splendor keeps the laws, for every number of players.

use parure_conformance::{Effort, LawSubject, check};
use parure_engine::game::Setup;
use parure_engine::splendor::{Cities, Orient, Posts, Strongholds};

fn keeps_the_laws<G: LawSubject>(players: usize, options: &[(&str, &str)]) {
    let setup = Setup::with_options(players, options).expect("the options exist");
    let met = check::<G>(&setup, Effort::scaled(40, 1));
    println!("{players} players, {options:?}: {met:#?}");
}

const AT_ONCE: [(&str, &str); 1] = [("last_round", "at_once")];
const HOUSE_RULES: [(&str, &str); 3] = [("take_fewer", "true"), ("last_round", "everyone_else_once"), ("face_up", "2")];

macro_rules! laws {
    ($($module:ident: $Game:ty { $($test:ident($players:literal, $options:expr))* })*) => {$(
        mod $module {
            use super::*;

            $(#[test]
            fn $test() {
                keeps_the_laws::<$Game>($players, $options);
            })*
        }
    )*};
}

laws! {
    cities: Cities {
        two_players(2, &[]) three_players(3, &[]) four_players(4, &[]) house_rules(3, &HOUSE_RULES)
        at_once(2, &AT_ONCE)
    }
    orient: Orient {
        two_players(2, &[]) three_players(3, &[]) four_players(4, &[]) house_rules(3, &HOUSE_RULES)
        at_once(2, &AT_ONCE)
        quick(2, &[("preset", "quick")])
    }
    posts: Posts {
        two_players(2, &[]) three_players(3, &[]) four_players(4, &[]) house_rules(3, &HOUSE_RULES)
        at_once(2, &AT_ONCE)
        quick(2, &[("preset", "quick")])
    }
    strongholds: Strongholds {
        two_players(2, &[]) three_players(3, &[]) four_players(4, &[]) house_rules(3, &HOUSE_RULES)
        at_once(2, &AT_ONCE)
        quick(2, &[("preset", "quick")])
    }
}
