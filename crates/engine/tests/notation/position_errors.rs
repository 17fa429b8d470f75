//! Positions that cannot be: each is refused at the word that is wrong.

use parure_engine::marvel::Marvel;
use parure_engine::notation::{Notation, parse_position, parse_view};
use parure_engine::splendor::Splendor;

const SPLENDOR: &str = "splendor 2 face_up=2
seen by 1
turn 0 round 3 phase act
1 S1-03 S1-20
2 S2-01 S2-02
3 S3-01 S3-02
tiles SN-01
seat 0 tokens wwug* cards S1-02 S1-05 hand S2-04 ?2 tiles SN-02
seat 1 tokens r hand (S2-03)
";

const MARVEL: &str = "marvel 3
1 M1-01 M1-03 M1-05 M1-04
2 M2-01 M2-02 M2-03 M2-04
3 M3-01 M3-02 M3-03 M3-04
tiles ML1A ML2B
avengers 1
seat 0 cards M1-02 M1-06
seat 1 tokens yg cards M1-07 M1-10 M3-05
";

/// With the line of this number replaced, the text is refused so.
fn check<G: Notation>(base: &str, line: usize, text: &str, expected: &str) {
    let lines = base.lines().enumerate().map(|(nth, kept)| if nth + 1 == line { text } else { kept });
    let changed: Vec<_> = lines.collect();
    let error = parse_view::<G>(&changed.join("\n")).expect_err(text);
    assert_eq!(error.to_string(), format!("line {expected}"), "{text}");
}

fn check_all<G: Notation>(base: &str, cases: &[(usize, &str, &str)]) {
    parse_view::<G>(base).unwrap_or_else(|error| panic!("{error}"));
    for (line, text, expected) in cases {
        check::<G>(base, *line, text, expected);
    }
}

#[test]
fn the_first_line() {
    check_all::<Splendor>(
        SPLENDOR,
        &[
            (1, "marvel 2", "1, column 1: expected `splendor`, found `marvel`"),
            (1, "splendor", "1, column 9: expected the number of players, found nothing more"),
            (1, "splendor two", "1, column 10: expected the number of players, found `two`"),
            (1, "splendor 5", "1, column 10: `5`: this game is for 2 to 4 players, not 5"),
            (1, "splendor 0", "1, column 10: `0`: this game is for 2 to 4 players, not 0"),
            (
                1,
                "splendor 99999999999999999999",
                "1, column 10: expected the number of players, found `99999999999999999999`",
            ),
            (1, "splendor 2 face_up", "1, column 12: expected an option such as `key=value`, found `face_up`"),
            (
                1,
                "splendor 2 face_up=9",
                "1, column 12: `face_up=9`: `9` is not a value of `face_up`, which can be a number from 1 to 8",
            ),
            (
                1,
                "splendor 2 speed=9",
                "1, column 12: `speed=9`: there is no option `speed`; this game has `target`, `face_up`, `take_fewer`, \
                 `last_round`, `team` and `preset`",
            ),
            (1, "splendor 2 team=true", "1, column 10: `2`: the Team game is for exactly 4 players (S-40)"),
        ],
    );
    let error = parse_view::<Splendor>("# nothing\n\n").expect_err("there is no first line");
    assert_eq!(error.to_string(), "line 1, column 1: expected `splendor`, found nothing more");
}

#[test]
fn lines_and_who_looks() {
    let keys = "`seen`, `turn`, `1`, `2`, `3`, `tiles` or `seat`";
    check_all::<Splendor>(
        SPLENDOR,
        &[
            (2, "watched by 1", &format!("2, column 1: expected {keys}, found `watched`")),
            (2, "avengers 1", &format!("2, column 1: expected {keys}, found `avengers`")),
            (2, "4 S1-01", &format!("2, column 1: expected {keys}, found `4`")),
            (2, "seen 1", "2, column 6: expected `by`, found `1`"),
            (2, "seen by", "2, column 8: expected a seat or `spectator`, found nothing more"),
            (2, "seen by 2", "2, column 9: expected a seat from `0` to `1`, found `2`"),
            (2, "seen by 1 2", "2, column 11: expected nothing more, found `2`"),
            (2, "seen by 1\nseen by 1", "3, column 1: `seen`: this is said twice"),
            (2, "", "8, column 50: `?2`: nothing in this hand is hidden here"),
            (2, "seen by 0", "8, column 50: `?2`: nothing in this hand is hidden here"),
            (
                2,
                "seen by spectator",
                "9, column 22: `(S2-03)`: only its owner knows a card that was drawn unseen; write `?` and its level",
            ),
        ],
    );
    let error = parse_position::<Splendor>(SPLENDOR).expect_err("something is hidden");
    assert_eq!(
        error.to_string(),
        "line 2, column 1: `seen`: this position is what one observer knows; here one with nothing hidden is needed"
    );
}

#[test]
fn the_turn() {
    check_all::<Splendor>(
        SPLENDOR,
        &[
            (3, "turn", "3, column 5: expected the seat whose turn it is, found nothing more"),
            (3, "turn 2", "3, column 6: expected a seat from `0` to `1`, found `2`"),
            (3, "turn 0 round 0", "3, column 14: expected the round, a number from 1 to 60000, found `0`"),
            (3, "turn 0 round 60001", "3, column 14: expected the round, a number from 1 to 60000, found `60001`"),
            (3, "turn 0 year 1", "3, column 8: expected `round`, `phase`, `passes` or `trigger`, found `year`"),
            (3, "turn 0 round 1 round 1", "3, column 16: `round`: this is said twice"),
            (3, "turn 0\nturn 0", "4, column 1: `turn`: this is said twice"),
            (3, "turn 0 phase buy", "3, column 14: expected a phase (`act`, `return`, `tile` or `over`), found `buy`"),
            (
                3,
                "turn 0 passes 3",
                "3, column 15: expected the number of passes in a row, a number from 0 to 2, found `3`",
            ),
            (3, "turn 0 passes 2", "3, column 15: `2`: in this phase the number of passes in a row is at most 1"),
            (
                3,
                "turn 0 phase return",
                "3, column 14: `return`: seat 0 holds no more than ten tokens, so none is returned",
            ),
            (3, "turn 0 phase tile", "3, column 14: `tile`: seat 0 does not reach two tiles to choose from"),
            (3, "turn 1 trigger 0", "3, column 16: `0`: this seat has not reached the target (S-25)"),
            (3, "turn 1 trigger 2", "3, column 16: expected a seat from `0` to `1`, found `2`"),
            (3, "turn 0 phase over", "3, column 18: expected `winners`, found nothing more"),
            (3, "turn 0 phase over winners 0+0", "3, column 29: `0`: the seat is named twice"),
            (3, "turn 0 phase over winners 0+2", "3, column 29: expected a seat from `0` to `1`, found `2`"),
            (
                3,
                "turn 0 phase over winners 0 reason",
                "3, column 35: expected a reason (`prestige`, `gauntlet`, `points20`, `crowns10`, `color10`, `claim`, `deadlock`, `city`), found nothing more",
            ),
        ],
    );
}

#[test]
fn the_market() {
    check_all::<Splendor>(
        SPLENDOR,
        &[
            (4, "1 S1-03", "4, column 8: expected the card in space 2 of 2, or `-`, found nothing more"),
            (4, "1 S1-03 S1-20 S1-21", "4, column 15: `S1-21`: this level has only 2 spaces"),
            (4, "1 S1-03 S1-03", "4, column 9: `S1-03`: the card is in two places"),
            (4, "1 S1-03 S2-20", "4, column 9: `S2-20`: this card is not of level 1"),
            (4, "1 S1-03 S1-41", "4, column 9: `S1-41`: the game has no such card"),
            (4, "1 S1-03 -", "4, column 9: `-`: the space cannot be empty: 37 cards are left to fill it"),
            (4, "1 S1-03 S1-02", "8, column 27: `S1-02`: the card is in two places"),
            (4, "", "10, column 1: expected the line `1` with the face-up cards, found nothing more"),
            (4, "1 S1-03 S1-20\n1 S1-03 S1-20", "5, column 1: `1`: this is said twice"),
        ],
    );
}

#[test]
fn players_and_tiles() {
    check_all::<Splendor>(
        SPLENDOR,
        &[
            (7, "tiles SN-01 SN-01", "7, column 13: `SN-01`: the tile is in two places"),
            (7, "tiles SN-02", "8, column 59: `SN-02`: the tile is in two places"),
            (7, "tiles SN-01 SN-03 SN-04", "8, column 59: `SN-02`: only 3 tiles are in the game with 2 players"),
            (7, "tiles ML1A", "7, column 7: expected a tile such as `SN-01`, found `ML1A`"),
            (8, "seat 2", "8, column 6: expected a seat from `0` to `1`, found `2`"),
            (8, "seat 1", "9, column 6: `1`: the seat has a line already"),
            (8, "seat 0 gems w", "8, column 8: expected `tokens`, `cards`, `hand` or `tiles`, found `gems`"),
            (8, "seat 0 tokens", "8, column 14: expected the tokens' letters, `-` for none, found nothing more"),
            (8, "seat 0 tokens w tokens u", "8, column 17: `tokens`: this is said twice"),
            (
                8,
                "seat 0 tokens wwwww",
                "8, column 15: `wwwww`: the players hold more white tokens than the 4 there are",
            ),
            (8, "seat 0 tokens rrrr", "9, column 15: `r`: the players hold more red tokens than the 4 there are"),
            (
                8,
                "seat 0 tokens wwwwuuuuggg",
                "8, column 15: `wwwwuuuuggg`: more than ten tokens are held only by the player who returns some",
            ),
            (8, "seat 0 cards S1-03", "8, column 14: `S1-03`: the card is in two places"),
            (8, "seat 0 cards S1-01 ?2", "8, column 20: expected a card such as `S1-03`, found `?2`"),
            (8, "seat 0 hand ?4", "8, column 14: expected a level (`1`, `2` or `3`), found `4`"),
            (8, "seat 0 hand (S2-04", "8, column 13: expected a card such as `S1-03`, found `(S2-04`"),
            (8, "seat 0 hand ?1 ?1 ?2 S1-01", "8, column 22: `S1-01`: there are at most three cards in a hand"),
            (9, "seat 1 hand ?1", "9, column 13: `?1`: nothing in this hand is hidden here"),
        ],
    );
}

#[test]
fn a_player_over_the_limit_is_the_one_who_returns() {
    let with = |tokens: &str| SPLENDOR.replace("phase act", "phase return").replace("wwug*", tokens);
    let read = |tokens: &str| parse_view::<Splendor>(&with(tokens)).map_err(|error| error.to_string());
    assert!(read("wwwwuuuuggg").is_ok() && read("wwwwuuuuggggk").is_ok());
    assert_eq!(
        read("wwwwuuuuggggkk"),
        Err("line 8, column 15: `wwwwuuuuggggkk`: no turn brings a player to more than 13 tokens".into())
    );
    assert!(read("wwwwuuuugg").is_err());
}

#[test]
fn hidden_cards_are_among_the_unseen() {
    let cards: Vec<_> = (1..=20).map(|number| format!("S3-{number:02}")).collect();
    let text = |hand: &str, left: usize, space: &str| {
        let [bought, market] = [&cards[..19 - left], &cards[19 - left..20 - left]];
        let (bought, market) = (bought.join(" "), if space == "-" { "-" } else { &market[0] });
        format!("splendor 2 face_up=1\nseen by 0\n1 S1-01\n2 S2-01\n3 {market}\nseat 1 cards {bought} hand {hand}")
    };
    assert!(parse_view::<Splendor>(&text("?3 ?3", 2, "")).is_ok());
    let error = parse_view::<Splendor>(&text("?3 ?3 ?3", 2, "")).expect_err("three of two");
    assert!(error.to_string().ends_with("`?3`: more cards of this level are hidden than are unseen"), "{error}");
    // With the card of the space unseen as well, one is left for it.
    let error = parse_view::<Splendor>(&text("?3 ?3", 2, "-")).expect_err("the deck is not empty");
    assert_eq!(error.to_string(), "line 5, column 3: `-`: the space cannot be empty: 1 card is left to fill it");
    assert!(parse_view::<Splendor>(&text("?3 ?3 ?3", 2, "-")).is_ok());
}

#[test]
fn marvel() {
    let stone = "with a level 3 character comes the time stone, so `g` is among the tokens (M-12)";
    check_all::<Marvel>(
        MARVEL,
        &[
            (5, "tiles ML1A ML1B", "5, column 12: `ML1B`: the other side of this tile is in the game"),
            (6, "", "8, column 6: `1`: this seat has 3 Avengers tags, so `avengers` says who has the tile (M-13)"),
            (6, "avengers 0", "6, column 10: `0`: the tile needs three Avengers tags, and this seat has 1 (M-13)"),
            (6, "avengers 3", "6, column 10: expected a seat from `0` to `2`, found `3`"),
            (6, "avengers", "6, column 9: expected the seat that holds the tile, found nothing more"),
            (8, "seat 1 tokens y cards M1-07 M1-10 M3-05", &format!("8, column 6: `1`: {stone}")),
            (
                8,
                "seat 1 tokens ygg cards M1-09 M3-05",
                "8, column 15: `ygg`: nobody has more than one time stone (M-12)",
            ),
            (
                8,
                "seat 1 tokens yg cards M1-09",
                "8, column 15: `yg`: the time stone comes with a level 3 character (M-12)",
            ),
            (
                4,
                "3 M3-01 M3-02 M3-03 M3-04\nturn 0 trigger 0",
                "5, column 16: `0`: the round would be over, and with it the last round (M-17)",
            ),
        ],
    );
}

#[test]
fn a_game_is_over_only_as_its_rules_end_it() {
    let over = |turn: &str| {
        let text = format!(
            "splendor 2 target=3 face_up=1\n{turn}\n1 S1-01\n2 S2-01\n3 S3-01\nseat 0 cards S3-02\nseat 1 hand (S3-04)"
        );
        parse_view::<Splendor>(&text).map(|_| ()).map_err(|error| error.to_string())
    };
    assert_eq!(over("turn 1 phase over winners 0 reason prestige trigger 0"), Ok(()));
    assert_eq!(over("seen by 0\nturn 1 phase over winners 0 reason prestige trigger 0"), Ok(()));
    let ends = |words| Err(format!("line 2, column 14: `over`: by the rules this ends with {words}"));
    let prestige = "winners 0 reason prestige, and `trigger` is who set it off";
    assert_eq!(over("turn 1 phase over winners 1 reason prestige trigger 0"), ends(prestige));
    assert_eq!(over("turn 1 phase over winners 0 reason deadlock trigger 0"), ends(prestige));
    let goes_on = Err("line 2, column 14: `over`: by the rules the game does not end here".to_owned());
    assert_eq!(over("turn 1 phase over winners 0 reason prestige"), goes_on);
    assert_eq!(over("turn 0 phase over winners 0 reason prestige trigger 0"), goes_on);
    assert_eq!(over("turn 1 trigger 0 phase act"), Ok(()));
    let ended = "line 2, column 16: `0`: the round would be over: the game has ended (S-25)";
    assert_eq!(over("turn 0 trigger 0"), Err(ended.to_owned()));
}
