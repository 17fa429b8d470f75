//! Positions in which something has to be chosen, as the page's own tests need them.

use parure_engine::any::AnyGame;

pub const POSITIONS: [(&str, &str); 9] = [
    (
        "noble",
        "splendor 2\n\
         turn 0 round 20 phase tile\n\
         1 S1-01 S1-02 S1-03 S1-04\n\
         2 S2-01 S2-02 S2-03 S2-04\n\
         3 S3-01 S3-02 S3-03 S3-04\n\
         tiles SN-02 SN-05 SN-07\n\
         seat 0 tokens wrk cards S1-09 S1-10 S1-11 S1-12 S1-17 S1-18 S1-19 S1-20 S1-25 S1-26 S1-27\n\
         seat 1 tokens uu",
    ),
    (
        "location",
        "marvel 2\n\
         turn 0 round 20 phase tile\n\
         1 M1-05 M1-06 M1-07 M1-08\n\
         2 M2-01 M2-02 M2-03 M2-04\n\
         3 M3-01 M3-02 M3-03 M3-04\n\
         tiles ML1A ML2A\n\
         avengers 0\n\
         seat 0 tokens yrp cards M1-01 M1-02 M1-03 M1-04 M1-17 M1-18 M1-19 M1-20 M1-33 M1-34 M1-35\n\
         seat 1 tokens uu",
    ),
    ("time_stone", include_str!("../../../engine/tests/positions/time_stone_in_reach.txt")),
    (
        "duel",
        "duel 2\n\
         turn 0 round 12 phase act\n\
         board wu*gr/k*wug/rkpw*/ugrk./wug..\n\
         1 D1-01 D1-03 D1-04 D1-06 D1-07\n\
         2 D2-01 D2-02 D2-03 D2-04\n\
         3 D3-01 D3-02 D3-03\n\
         seat 0 cards D1-02 D1-05 D1-17 privileges 1\n\
         seat 1 tokens r privileges 1",
    ),
    ("closed", include_str!("../../../engine/tests/positions/card_closed_by_a_rule.txt")),
    (
        "joker",
        "duel 2\n\
         turn 0 round 12 phase joker\n\
         board wu*gr/k*wug/rkpw*/ugrk./wug..\n\
         1 D1-01 D1-03 D1-04 D1-06 D1-07\n\
         2 D2-01 D2-02 D2-03 D2-04\n\
         3 D3-01 D3-02 D3-03\n\
         seat 0 cards D1-02 D1-05 D1-17 D1-26=?\n\
         seat 1 tokens r privileges 1",
    ),
    (
        "royal",
        "duel 2\n\
         turn 0 round 12 phase royal\n\
         board wu*gr/k*wug/rkpw*/ugrk./wug..\n\
         1 D1-01 D1-03 D1-06 D1-07 D1-08\n\
         2 D2-01 D2-02 D2-03 D2-04\n\
         3 D3-01 D3-02 D3-03\n\
         seat 0 cards D1-02 D1-05 D1-17 D1-04 D1-09 D1-14\n\
         seat 1 tokens r privileges 1",
    ),
    (
        "steal",
        "duel 2\n\
         turn 0 round 12 phase steal\n\
         board wu*gr/k*wug/rkpw*/ugrk./wug..\n\
         1 D1-01 D1-03 D1-04 D1-06 D1-07\n\
         2 D2-02 D2-03 D2-04 D2-05\n\
         3 D3-01 D3-02 D3-03\n\
         seat 0 cards D1-02 D1-05 D1-17 D2-01\n\
         seat 1 tokens rk privileges 1",
    ),
    (
        "take_token",
        "duel 2\n\
         turn 0 round 12 phase take_token w\n\
         board wu*gr/k*wug/rkpw*/ugrk./wug..\n\
         1 D1-03 D1-04 D1-06 D1-07 D1-08\n\
         2 D2-01 D2-02 D2-03 D2-04\n\
         3 D3-01 D3-02 D3-03\n\
         seat 0 cards D1-02 D1-05 D1-17 D1-01\n\
         seat 1 tokens r privileges 1",
    ),
];

pub fn read(text: &str) -> AnyGame {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}
