//! Actions in words.

mod common;

use common::{each_position, setup};
use parure_engine::duel::Duel;
use parure_engine::marvel::Marvel;
use parure_engine::notation::parse_action;
use parure_engine::splendor::{Cities, Orient, Posts, Splendor, Strongholds};
use parure_vocabulary::Vocabulary;
use serde_json::Value;

/// An action in notation is this JSON, and the other way round.
fn check<G: Vocabulary>(text: &str, json: &str) {
    let action = parse_action::<G>(text, None).unwrap_or_else(|error| panic!("{text}: {error}"));
    let value: Value = serde_json::from_str(json).unwrap();
    assert_eq!(G::action_to_json(action), value, "{text}");
    assert_eq!(G::action_from_json(&value).as_ref(), Ok(&action), "{json}");
    // Written as a line, the fields stand in this very order.
    assert_eq!(serde_json::to_string(&G::action_words(action)).unwrap(), json);
}

#[test]
fn splendor() {
    check::<Splendor>("take wug", r#"{"type":"take","tokens":{"white":1,"blue":1,"green":1}}"#);
    check::<Splendor>("take k", r#"{"type":"take","tokens":{"black":1}}"#);
    check::<Splendor>("take rr", r#"{"type":"take","tokens":{"red":2}}"#);
    check::<Splendor>("reserve S1-03", r#"{"type":"reserve","card":"S1-03"}"#);
    check::<Splendor>("reserve 2", r#"{"type":"reserve","deck":2}"#);
    check::<Splendor>("buy S1-03 ww*", r#"{"type":"buy","card":"S1-03","pay":{"white":2,"gold":1}}"#);
    check::<Splendor>("buy S3-20 -", r#"{"type":"buy","card":"S3-20","pay":{}}"#);
    check::<Splendor>("return *", r#"{"type":"return","token":"gold"}"#);
    check::<Splendor>("tile SN-02", r#"{"type":"tile","tile":"SN-02"}"#);
    check::<Splendor>("pass", r#"{"type":"pass"}"#);
}

#[test]
fn marvel() {
    check::<Marvel>("take yop", r#"{"type":"take","tokens":{"yellow":1,"orange":1,"purple":1}}"#);
    check::<Marvel>("reserve M2-11", r#"{"type":"reserve","card":"M2-11"}"#);
    check::<Marvel>("buy M3-05 yu*", r#"{"type":"buy","card":"M3-05","pay":{"yellow":1,"blue":1,"shield":1}}"#);
    check::<Marvel>("return g", r#"{"type":"return","token":"green"}"#);
    check::<Marvel>("tile ML3B", r#"{"type":"tile","tile":"ML3B"}"#);
}

#[test]
fn duel() {
    check::<Duel>("privilege a2", r#"{"type":"privilege","cell":[1,0]}"#);
    check::<Duel>("replenish", r#"{"type":"replenish"}"#);
    check::<Duel>("take c1 b2 a3", r#"{"type":"take","cells":[[0,2],[1,1],[2,0]]}"#);
    check::<Duel>("reserve D2-04 e5", r#"{"type":"reserve","gold":[4,4],"card":"D2-04"}"#);
    check::<Duel>("reserve 1 e5", r#"{"type":"reserve","gold":[4,4],"deck":1}"#);
    check::<Duel>("buy D1-26 wwwwp", r#"{"type":"buy","card":"D1-26","pay":{"white":4,"pearl":1}}"#);
    check::<Duel>("joker r", r#"{"type":"joker","color":"red"}"#);
    check::<Duel>("take_token c3", r#"{"type":"take_token","cell":[2,2]}"#);
    check::<Duel>("steal u", r#"{"type":"steal","token":"blue"}"#);
    check::<Duel>("royal DR-01", r#"{"type":"royal","royal":"DR-01"}"#);
    check::<Duel>("discard p", r#"{"type":"discard","token":"pearl"}"#);
    check::<Duel>("claim", r#"{"type":"claim"}"#);
    check::<Duel>("pass", r#"{"type":"pass"}"#);
}

#[test]
fn modules() {
    check::<Cities>("tile C3A", r#"{"type":"tile","tile":"C3A"}"#);
    check::<Posts>("post_gem r", r#"{"type":"post_gem","token":"red"}"#);
    check::<Orient>("reserve O2", r#"{"type":"reserve","deck":2,"orient":true}"#);
    check::<Orient>("reserve 2", r#"{"type":"reserve","deck":2}"#);
    check::<Orient>("reserve O1-03", r#"{"type":"reserve","card":"O1-03"}"#);
    check::<Orient>("buy S2-11 w", r#"{"type":"buy","card":"S2-11","pay":{"white":1}}"#);
    check::<Orient>("buy S2-11 w O1-02", r#"{"type":"buy","card":"S2-11","pay":{"white":1},"gold_cards":["O1-02"]}"#);
    check::<Orient>(
        "buy O3-02 sacrifice S1-03 S1-07",
        r#"{"type":"buy","card":"O3-02","sacrifice":["S1-03","S1-07"]}"#,
    );
    // Listed by id, whatever the level: the cards of the Orient are `O`, those of the base game `S`.
    check::<Orient>(
        "buy O3-02 sacrifice S1-07 O1-06",
        r#"{"type":"buy","card":"O3-02","sacrifice":["O1-06","S1-07"]}"#,
    );
    check::<Orient>("copy r", r#"{"type":"copy","color":"red"}"#);
    check::<Orient>("free O1-03", r#"{"type":"free","card":"O1-03"}"#);
    check::<Orient>("set_aside SN-02", r#"{"type":"set_aside","tile":"SN-02"}"#);
    check::<Strongholds>("stronghold put S2-11", r#"{"type":"stronghold","put":"S2-11"}"#);
    check::<Strongholds>("stronghold move S1-03 S2-11", r#"{"type":"stronghold","from":"S1-03","put":"S2-11"}"#);
    check::<Strongholds>("stronghold remove S2-11 1", r#"{"type":"stronghold","remove":"S2-11","of":1}"#);
    check::<Strongholds>("conquer S3-02 kk*", r#"{"type":"conquer","card":"S3-02","pay":{"black":2,"gold":1}}"#);
    check::<Strongholds>("decline", r#"{"type":"decline"}"#);
}

/// Absent and empty are the same, and the order of a set says nothing.
#[test]
fn sets_of_cards_are_sets() {
    let same = [
        (r#"{"type":"buy","card":"S2-11","pay":{},"gold_cards":[],"sacrifice":[]}"#, "buy S2-11 -"),
        (r#"{"type":"buy","card":"S2-11","pay":{},"gold_cards":["O1-04","O1-02"]}"#, "buy S2-11 - O1-02 O1-04"),
        (r#"{"type":"buy","card":"O3-02","sacrifice":["S1-07","S1-03"]}"#, "buy O3-02 sacrifice S1-03 S1-07"),
        (r#"{"type":"reserve","deck":2,"orient":false}"#, "reserve 2"),
    ];
    for (json, text) in same {
        let action = Orient::action_from_json(&serde_json::from_str(json).unwrap());
        assert_eq!(action, Ok(parse_action::<Orient>(text, None).unwrap()), "{json}");
    }
}

#[test]
fn order_zeros_and_what_may_be_absent_do_not_matter() {
    let same = [
        (r#"{"tokens":{"green":1,"red":0,"white":1},"type":"take"}"#, "take wg"),
        (r#"{"pay":{"gold":0},"card":"S1-01","type":"buy"}"#, "buy S1-01 -"),
    ];
    for (json, text) in same {
        let action = Splendor::action_from_json(&serde_json::from_str(json).unwrap());
        assert_eq!(action, Ok(parse_action::<Splendor>(text, None).unwrap()));
    }
    let cells = serde_json::json!({ "type": "take", "cells": [[2, 2], [1, 1]] });
    assert_eq!(Duel::action_from_json(&cells), Ok(parse_action::<Duel>("take b2 c3", None).unwrap()));
}

fn refuse<G: Vocabulary>(json: &str, message: &str)
where
    G::Action: PartialEq,
{
    let error = G::action_from_json(&serde_json::from_str(json).unwrap()).expect_err(json);
    assert_eq!(error.to_string(), message, "{json}");
}

#[test]
fn what_is_wrong_is_said_with_the_field_and_what_is_allowed() {
    refuse::<Splendor>("[]", "an action is a JSON object");
    refuse::<Splendor>("{}", "`type`: the field is missing");
    refuse::<Splendor>(r#"{"type":3}"#, "`type`: a text belongs here");
    refuse::<Splendor>(
        r#"{"type":"steal"}"#,
        "`type`: `steal` is no action; there are `take`, `reserve`, `buy`, `return`, `tile`, `pass`",
    );
    refuse::<Splendor>(r#"{"type":"buy","card":"S1-01"}"#, "`pay`: the field is missing");
    refuse::<Splendor>(
        r#"{"type":"buy","card":"S1-41","pay":{}}"#,
        "`card`: invalid value: string \"S1-41\", expected the id of a card of this game, such as `S1-03`",
    );
    refuse::<Splendor>(
        r#"{"type":"reserve","card":"s1-1"}"#,
        "`card`: invalid value: string \"s1-1\", expected the id of a card of this game, such as `S1-03`",
    );
    refuse::<Splendor>(
        r#"{"type":"tile","tile":"ML3B"}"#,
        "`tile`: invalid value: string \"ML3B\", expected the id of a tile of this game, such as `SN-01`",
    );
    refuse::<Splendor>(
        r#"{"type":"return","token":"pearl"}"#,
        "`token`: invalid value: string \"pearl\", expected a colour: `white`, `blue`, `green`, `red`, `black`, `gold`",
    );
    refuse::<Splendor>(
        r#"{"type":"take","tokens":{"white":3}}"#,
        "`tokens`: take tokens of different colours, or two of one colour",
    );
    refuse::<Splendor>(
        r#"{"type":"take","tokens":["white"]}"#,
        "`tokens`: invalid type: sequence, expected a number of tokens for each colour, such as {\"white\":2}",
    );
    refuse::<Splendor>(r#"{"type":"take","tokens":{"white":1000}}"#, "`tokens`: there cannot be 1000 white tokens");
    refuse::<Splendor>(r#"{"type":"take","tokens":{"white":-1}}"#, "`tokens`: there cannot be -1 white tokens");
    refuse::<Splendor>(r#"{"type":"buy","card":"S1-01","pay":{"white":16}}"#, "`pay`: nobody can hold so many tokens");
    refuse::<Splendor>(r#"{"type":"reserve","deck":4}"#, "`deck`: 4 is no level; there are 1, 2 and 3");
    let either = "a reserve names either a `card` or the level of a `deck`";
    refuse::<Splendor>(r#"{"type":"reserve"}"#, either);
    refuse::<Splendor>(r#"{"type":"reserve","deck":1,"card":"S1-01"}"#, either);
    refuse::<Splendor>(r#"{"type":"pass","card":"S1-01"}"#, "`card`: there is no such field here; there are `type`");
    refuse::<Duel>(
        r#"{"type":"privilege","cell":[5,0]}"#,
        "`cell`: [5,0] is no cell; rows and columns count from 0 to 4",
    );
    refuse::<Duel>(r#"{"type":"take","cells":[[0,0],[0,0]]}"#, "`cells`: a cell is named twice");
    refuse::<Duel>(
        r#"{"type":"take","cells":[[0,0],[0,9]]}"#,
        "`cells[1]`: [0,9] is no cell; rows and columns count from 0 to 4",
    );
    refuse::<Duel>(r#"{"type":"reserve","card":"D1-01"}"#, "`gold`: the field is missing");
}

#[test]
fn what_is_wrong_in_a_module_is_said() {
    refuse::<Posts>(
        r#"{"type":"steal"}"#,
        "`type`: `steal` is no action; there are `take`, `reserve`, `buy`, `return`, `tile`, `pass`, `post_gem`",
    );
    refuse::<Splendor>(
        r#"{"type":"reserve","deck":2,"orient":true}"#,
        "`orient`: there is no such field here; there are `type`, `card`, `deck`",
    );
    refuse::<Cities>(
        r#"{"type":"tile","tile":"SN-02"}"#,
        "`tile`: invalid value: string \"SN-02\", expected the id of a tile of this game, such as `C1A`",
    );
    refuse::<Orient>(
        r#"{"type":"buy","card":"S1-01","pay":{},"gold_cards":["O1-06"]}"#,
        "`gold_cards`: the gold cards are `O1-01` to `O1-05` (C-31)",
    );
    refuse::<Orient>(
        r#"{"type":"buy","card":"O3-02","pay":{},"sacrifice":["S1-03"]}"#,
        "`pay`: there is no such field here; there are `type`, `sacrifice`, `gold_cards`, `card`",
    );
    refuse::<Orient>(
        r#"{"type":"buy","card":"O3-02","sacrifice":["S1-03","S1-04","S1-05"]}"#,
        "`sacrifice`: a sacrifice is of one card or two (C-38)",
    );
    refuse::<Orient>(
        r#"{"type":"buy","card":"S1-01","pay":{},"gold_cards":["O1-01","O1-01"]}"#,
        "`gold_cards`: `O1-01` is named twice",
    );
    let forms = "a stronghold is `put`, moved `from` one card and `put` on another, or `remove` names one `of` a seat";
    refuse::<Strongholds>(r#"{"type":"stronghold","remove":"S2-11"}"#, forms);
    refuse::<Strongholds>(r#"{"type":"stronghold","put":"S2-11","of":1}"#, forms);
    refuse::<Strongholds>(
        r#"{"type":"stronghold","remove":"S2-11","of":4}"#,
        "`of`: 4 is no seat here; there are 0 to 3",
    );
}

/// How many legal actions went into JSON and came back the same.
fn round_trips<G: Vocabulary>(players: usize, options: &[&str], games: u64) -> usize {
    let mut count = 0;
    each_position::<G>(&setup(players, options), 0..games, |_, legal| {
        for &action in legal {
            assert_eq!(G::action_from_json(&G::action_to_json(action)), Ok(action));
        }
        count += legal.len();
    });
    count
}

#[test]
fn every_legal_action_comes_back_the_same() {
    for players in 2..=4 {
        assert!(round_trips::<Splendor>(players, &["take_fewer=true"], 20) > 20_000);
        assert!(round_trips::<Marvel>(players, &[], 20) > 20_000);
        assert!(round_trips::<Cities>(players, &[], 5) > 1_000);
        assert!(round_trips::<Posts>(players, &[], 5) > 1_000);
        assert!(round_trips::<Orient>(players, &[], 5) > 1_000);
        assert!(round_trips::<Strongholds>(players, &[], 5) > 1_000);
    }
    assert!(round_trips::<Splendor>(4, &["preset=team", "face_up=8"], 10) > 10_000);
    assert!(round_trips::<Duel>(2, &[], 40) > 20_000);
}
