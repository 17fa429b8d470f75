//! Action text.

use std::collections::HashSet;

use parure_engine::card::{CardId, Level};
use parure_engine::classic::Action;
use parure_engine::game::Setup;
use parure_engine::marvel::Marvel;
use parure_engine::notation::{Notation, action_text, parse_action};
use parure_engine::splendor::Splendor;
use parure_engine::tile::TileId;
use parure_engine::tokens::{Color, ColorSet, PackedTokens, Tokens};

use crate::play::random_game;

/// Every legal action of random games is read as it was written, in whatever case, by its whole verb.
fn every_legal_action_comes_back<G: Notation>(setups: &[Setup<G::Options>]) {
    let mut verbs = HashSet::new();
    for (nth, setup) in setups.iter().enumerate() {
        for seed in 0..4 {
            random_game::<G>(setup, seed + 10 * nth as u64, 400, |writer| {
                let mut legal = Vec::new();
                writer.position().legal_actions(&mut legal);
                for &action in &legal {
                    let text = action_text::<G>(action);
                    assert_eq!(parse_action::<G>(&text, None), Ok(action), "{text}");
                    assert_eq!(parse_action::<G>(&text.to_uppercase(), Some(writer.position())), Ok(action), "{text}");
                    verbs.extend(text.split(' ').next().map(str::to_owned));
                }
                check_left_out_payments(writer.position(), &legal);
            });
        }
    }
    assert!(verbs.len() >= 6, "{verbs:?}");
}
crate::for_every_game!(every_legal_action_comes_back);

/// A purchase without its payment means the first legal one, which has the fewest jokers.
fn check_left_out_payments<G: Notation>(position: &G, legal: &[G::Action]) {
    let mut seen = HashSet::new();
    for &action in legal {
        let text = action_text::<G>(action);
        let Some(purchase) = text.strip_prefix("buy ") else { continue };
        if purchase.contains("sacrifice") {
            // Which cards leave the game is not for anybody else to choose.
            continue;
        }
        let card = purchase.split(' ').next().unwrap_or_default().to_owned();
        if seen.insert(card.clone()) {
            assert_eq!(parse_action(&format!("b {card}"), Some(position)), Ok(action), "{text}");
        }
    }
}

fn colors(places: &[usize]) -> ColorSet {
    places.iter().map(|&place| Color::at(place)).collect()
}

fn pay(counts: [u8; 8]) -> PackedTokens {
    PackedTokens::new(Tokens::from_counts(counts)).expect("few tokens")
}

#[test]
fn what_a_person_may_type() {
    let card = CardId::new(Level::One, 2);
    let cases = [
        ("take wug", Action::TakeDifferent(colors(&[0, 1, 2]))),
        ("t gwu", Action::TakeDifferent(colors(&[0, 1, 2]))),
        ("TAKE K", Action::TakeDifferent(colors(&[4]))),
        ("take wugr", Action::TakeDifferent(colors(&[0, 1, 2, 3]))),
        ("take *", Action::TakeDifferent(colors(&[5]))),
        ("take ww", Action::TakeTwo(Color::at(0))),
        ("  t\tRR ", Action::TakeTwo(Color::at(3))),
        ("reserve S1-03", Action::Reserve(card)),
        ("r s1-3", Action::Reserve(card)),
        ("reserve 2", Action::ReserveTop(Level::Two)),
        ("buy S1-03 wwg*", Action::Buy(card, pay([2, 0, 1, 0, 0, 1, 0, 0]))),
        ("b S1-03 *gww", Action::Buy(card, pay([2, 0, 1, 0, 0, 1, 0, 0]))),
        ("buy S1-03 -", Action::Buy(card, PackedTokens::FREE)),
        ("return w", Action::Return(Color::at(0))),
        ("x *", Action::Return(Color::at(5))),
        ("return gold", Action::Return(Color::at(5))),
        ("tile SN-02", Action::Tile(TileId::new(1))),
        ("n sn-10", Action::Tile(TileId::new(9))),
        ("pass", Action::Pass),
    ];
    for (text, action) in cases {
        assert_eq!(parse_action::<Splendor>(text, None), Ok(action), "{text}");
    }
    let cases = [
        ("take yop", Action::TakeDifferent(colors(&[0, 2, 4]))),
        ("return g", Action::Return(Color::at(6))),
        ("tile ml3b", Action::Tile(TileId::new(5))),
        ("reserve M1-03", Action::Reserve(card)),
    ];
    for (text, action) in cases {
        assert_eq!(parse_action::<Marvel>(text, None), Ok(action), "{text}");
    }
}

#[test]
fn what_cannot_be_read_says_where_and_why() {
    let verbs = "an action (`take`, `reserve`, `buy`, `return`, `tile`, `pass`)";
    let letters = "a colour (`w` white, `u` blue, `g` green, `r` red, `k` black, `*` gold)";
    let takes = "tokens that are all of different colours, or two of one colour";
    let cases = [
        ("", format!("1: expected {verbs}, found nothing more")),
        ("   ", format!("4: expected {verbs}, found nothing more")),
        ("steal w", format!("1: expected {verbs}, found `steal`")),
        ("p", format!("1: expected {verbs}, found `p`")),
        ("take", "5: expected the tokens to take, as `wug` or `ww`, found nothing more".into()),
        ("take wwu", format!("6: expected {takes}, found `wwu`")),
        ("take www", format!("6: expected {takes}, found `www`")),
        ("take -", format!("6: expected {takes}, found `-`")),
        ("take wxg", format!("7: expected {letters}, found `x`")),
        ("take wug r", "10: expected nothing more, found `r`".into()),
        ("reserve", "8: expected the card to reserve, or the level of a deck, found nothing more".into()),
        ("reserve 4", "9: expected a card such as `S1-03`, found `4`".into()),
        ("reserve M1-03", "9: expected a card such as `S1-03`, found `M1-03`".into()),
        ("reserve S1-41", "9: `S1-41`: the game has no such card".into()),
        ("reserve S1-00", "9: expected a card such as `S1-03`, found `S1-00`".into()),
        ("reserve S1-003", "9: expected a card such as `S1-03`, found `S1-003`".into()),
        ("reserve S4-01", "9: expected a card such as `S1-03`, found `S4-01`".into()),
        ("reserve S257-01", "9: expected a card such as `S1-03`, found `S257-01`".into()),
        ("reserve É1-03", "9: expected a card such as `S1-03`, found `É1-03`".into()),
        ("buy S1-03", "10: expected the tokens to pay, `-` for none, found nothing more".into()),
        ("buy S1-03 w,", format!("12: expected {letters}, found `,`")),
        ("buy S1-03 wwwwwwwwwwwwwwww", "11: `wwwwwwwwwwwwwwww`: nobody can hold so many tokens of one colour".into()),
        ("return", "7: expected the token to return, found nothing more".into()),
        ("return ww", format!("8: expected {letters}, found `ww`")),
        ("tile SN-11", "6: expected a tile such as `SN-01`, found `SN-11`".into()),
        ("pass now", "6: expected nothing more, found `now`".into()),
    ];
    for (text, expected) in cases {
        let error = parse_action::<Splendor>(text, None).expect_err(text);
        assert_eq!(error.to_string(), format!("line 1, column {expected}"), "{text}");
    }
    let long = format!("take {}", "w".repeat(100_000));
    assert!(parse_action::<Splendor>(&long, None).is_err());
}
