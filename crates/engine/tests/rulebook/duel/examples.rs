//! The examples in the book.

use super::{drawing, duel, line, player, privileges, tokens, verdict};
use crate::support::{after, legal_of};

#[test]
fn e_d1_bonuses_lower_the_price_and_the_tokens_go_into_the_bag() {
    // Bonuses of 3 red, 2 blue and 1 green; D3-01 is white and costs 3 blue, 5 red, 3 black and a pearl.
    let game = duel("3 D3-01 D3-03 D3-05\nseat 0 tokens urrkkkp cards D2-14 D1-16 D2-06 D1-11");
    assert_eq!(player(&game, 0).bonuses, tokens([0, 2, 1, 3, 0, 0, 0]));
    let bag = game.open().bag;
    let bought = drawing(&game, "buy D3-01 urrkkkp", "D3-13");
    assert_eq!(bought.open().bag - bag, tokens([0, 1, 0, 2, 3, 1, 0]));
    assert_eq!(player(&bought, 0).tokens.total(), 0);
    assert!(legal_of(&game, "buy").contains(&"buy D3-01 urrkkkp".to_owned()));
}

#[test]
fn e_d2_neither_gold_nor_a_gap_may_lie_in_a_line() {
    let game = duel("board wug.k/*..../r..../...../.....");
    let cases = [
        ("take a1 b1 c1", Ok(())),
        ("take a1 a2 a3", Err("D-11")),
        ("take a1 a3", Err("D-11")),
        ("take c1 d1 e1", Err("D-11")),
        ("take c1 e1", Err("D-11")),
    ];
    for (action, expected) in cases {
        assert_eq!(verdict(&game, action), expected, "{action}");
    }
}

#[test]
fn e_d3_the_third_crown_brings_a_royal_with_two_points_and_a_privilege() {
    // The white card with a crown, D1-04, costs 3 blue.
    let game = duel("1 D1-04 D1-02 D1-07 D1-12 D1-22\nseat 0 tokens uuu cards D1-19 D1-14");
    let open = drawing(&game, "buy D1-04 uuu", "");
    assert_eq!(line(&open, "turn"), "0 round 1 phase royal");
    let taken = after(&open, &["royal DR-02"]);
    assert_eq!((player(&taken, 0).points, player(&taken, 0).crowns, privileges(&taken)), (2, 3, (1, 0, 2)));
}
