//! Position text of positions that games come to.

use std::collections::HashSet;

use parure_engine::game::Setup;
use parure_engine::notation::{Notation, game_name, parse_position, parse_view, position_text, view_text};
use parure_engine::seat::Observer;
use parure_engine::splendor::Splendor;

use crate::play::{observers, random_game};

/// Every view of every position is read as it was written, and written as it was read.
fn every_view_comes_back<G: Notation>(setups: &[Setup<G::Options>]) {
    let mut phases = HashSet::new();
    let mut hidden = 0;
    for (nth, setup) in setups.iter().enumerate() {
        for seed in 0..10 {
            random_game::<G>(setup, seed + 100 * nth as u64, 600, |writer| {
                let position = writer.position();
                for observer in observers(setup.players) {
                    let view = position.view(observer);
                    let text = view_text::<G>(&view);
                    assert_eq!(parse_view::<G>(&text).as_ref(), Ok(&view), "{text}");
                    assert_eq!(game_name(&text), Ok(G::NAME));
                    hidden += usize::from(text.contains('?'));
                    let phase = text.split_once("phase ").and_then(|(_, rest)| rest.split_whitespace().next());
                    phases.extend(phase.map(str::to_owned));
                    match observer {
                        Observer::Referee => assert_eq!(parse_position::<G>(&text).as_ref(), Ok(position), "{text}"),
                        _ => assert!(parse_position::<G>(&text).is_err()),
                    }
                }
            });
        }
    }
    assert!(phases.len() >= 4, "{phases:?}");
    assert!(hidden > 1_000, "{hidden}");
}
crate::for_every_game!(every_view_comes_back);

#[test]
fn what_is_left_out_has_its_natural_value() {
    let whole = "splendor 2 face_up=1
turn 0 round 1 phase act
1 S1-03
2 S2-01
3 S3-01
seat 0
seat 1
";
    let position: Splendor = parse_position(whole).expect("the text is right");
    assert_eq!(position_text(&position), whole);
    let same = [
        "splendor 2 face_up=1\n1 S1-03\n2 S2-01\n3 S3-01",
        "# by hand\n\nsplendor 2 face_up=1 # small\n3 S3-01#\n1 S1-03\n2 S2-01\n\n#",
        "SPLENDOR 2 face_up=1\r\nSeat 1 Tokens -\r\ntiles\r\n1 s1-3\r\n2 S2-01\r\n3 S3-01\r\nturn 0\r\n",
        "splendor 2 face_up=1\nseat 0 tiles hand cards\n1 S1-03\n2 S2-01\n3 S3-01\nturn 0 phase act passes 0",
    ];
    for text in same {
        assert_eq!(parse_position::<Splendor>(text), Ok(position), "{text}");
    }
}
