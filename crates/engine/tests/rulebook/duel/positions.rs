//! Positions that cannot be are refused, so that the other tests do not start from one.

use parure_engine::duel::Duel;
use parure_engine::notation::parse_view;

use super::text;

#[test]
fn what_cannot_be_is_refused() {
    let cases = [
        // Pieces.
        ("board wwwww/...../...../...../.....", "more white tokens than the 4 there are"),
        ("seat 0 tokens pp\nseat 1 tokens p", "more pearl tokens than the 2 there are"),
        ("board wu*/...../...../...../.....", "five rows of five spaces"),
        ("seat 0 cards D1-02", "the card is in two places"),
        ("seat 0 hand D1-30\nseat 1 hand D1-30", "in two places"),
        ("seat 0 cards D1-31", "no such card"),
        ("seat 0 privileges 2\nseat 1 privileges 2", "only three privileges"),
        ("1 D1-02 - D1-12 D1-17 D1-22", "cannot be empty: 26 cards are left"),
        ("1 D1-02 D1-07 D1-12 D1-17 D2-01", "not of level 1"),
        // Joker cards.
        ("seat 0 cards D1-01 D1-27", "expected the colour of this joker card"),
        ("seat 0 cards D1-01 D1-27=u", "no card of that colour for it to lie on"),
        ("seat 0 cards D1-30 D1-27=w", "no card of that colour for it to lie on"),
        ("seat 0 cards D1-01 D1-27=p", "no card has this colour"),
        ("seat 0 cards D1-01=w", "only a joker card is given a colour"),
        ("seat 0 cards D1-01 D1-16 D1-27=?", "only in phase `joker`"),
        ("turn 0 phase joker\nseat 0 cards D1-01 D1-16", "needs the colour `?`"),
        ("turn 0 phase joker\nseat 0 cards D1-01 D1-27=?", "not two colours to choose from"),
        // Choices that are none.
        ("turn 0 phase take_token w\nboard w..../...../...../...../.....", "not two tokens to choose from"),
        ("turn 0 phase steal\nseat 1 tokens ww*", "not two kinds of token to choose from"),
        ("turn 0 phase royal\nseat 0 cards D1-04", "no royal has been earned"),
        ("turn 0 phase discard\nseat 0 tokens wwwwuuuugg", "ten tokens or fewer may be kept"),
        // Limits.
        ("seat 1 tokens wwwwuuuuggg", "at most 10 tokens"),
        ("seat 0 tokens wwwwuuuuggggrr", "at most 13 tokens"),
        ("seat 0 cards D1-04 D1-09 D1-14", "the third and the sixth crown bring a royal each"),
        ("seat 0 cards D1-04 royals DR-01", "the third and the sixth crown bring a royal each"),
        ("seat 1 cards D3-13 D3-02 D3-04 D3-06 D2-24", "has won already"),
        ("seat 1 stalled 2 tokens pp***\nturn 1", "ok"),
        ("seat 1 stalled 2 tokens p***\nturn 1", "only who holds all gold and pearls stalls"),
        // The turn.
        ("turn 0 phase act extra", "earns an extra turn"),
        ("turn 0 phase act replenished", "the bag cannot hold tokens"),
        ("turn 0 phase over winners 0 reason points20", "the game does not end here"),
        ("turn 0 phase over winners 1 reason claim\nseat 1 stalled 3", "who wins is the player whose turn it is"),
        ("turn 0 phase over winners 0 reason crowns10\nseat 1 stalled 3", "the reason is `claim`"),
        ("turn 0 phase over winners 0 reason claim\nseat 1 stalled 3", "ok"),
        ("turn 0 round 1 round 2", "said twice"),
    ];
    for (lines, expected) in cases {
        let found = parse_view::<Duel>(&text("", lines)).map_or_else(|error| error.to_string(), |_| "ok".to_owned());
        assert!(found.contains(expected), "{lines}: {found}");
    }
}

#[test]
fn who_sees_what_is_checked() {
    let cases = [
        ("seen by 0\nseat 0 hand (D1-30)\nseat 1 hand ?1 ?3", "ok"),
        ("seen by 1\nseat 0 hand (D1-30)", "only its owner knows"),
        ("seen by 0\nseat 0 hand ?1", "nothing in this hand is hidden here"),
        ("seat 0 hand ?1", "nothing in this hand is hidden here"),
        ("seen by 2", "expected a seat from `0` to `1`"),
    ];
    for (lines, expected) in cases {
        let found = parse_view::<Duel>(&text("", lines)).map_or_else(|error| error.to_string(), |_| "ok".to_owned());
        assert!(found.contains(expected), "{lines}: {found}");
    }
}
