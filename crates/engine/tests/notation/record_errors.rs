//! Records that are wrong: each is refused at the first thing that is.

use parure_engine::notation::{ParseError, Record, ReplayError, ReplayProblem};
use parure_engine::splendor::Splendor;

const RECORD: &str = "[format \"parure-record/1\"]
[game \"splendor\"]
[players \"2\"]
[option face_up \"1\"]
[seat 0 \"Ada\"]
[result \"*\"]

{S1-03 S2-01 S3-01 SN-01 SN-02 SN-03}
1.0 take wug
1.1 reserve S1-03 {S1-04} ; why not
2.0 reserve 2 {S2-09}
2.1 take rr
";

fn with(line: usize, text: &str) -> String {
    let lines = RECORD.lines().enumerate().map(|(nth, kept)| if nth + 1 == line { text } else { kept });
    lines.collect::<Vec<_>>().join("\n")
}

fn parse(text: &str) -> Result<Record<Splendor>, ParseError> {
    Record::parse(text)
}

#[test]
fn what_cannot_be_read_says_where_and_why() {
    parse(RECORD).unwrap_or_else(|error| panic!("{error}"));
    let tag = "a tag such as `[date \"2026-11-15\"]`";
    let layout = "a tag in `[…]`, or the draws of the layout in `{…}`";
    let cases = [
        (1, "[format \"parure-record/2\"]", "1, column 10: expected the format `parure-record/1`, found `parure-record/2`".into()),
        (1, "", "2, column 2: expected `format \"parure-record/1\"` as the first tag, found `game`".into()),
        (2, "[game \"marvel\"]", "2, column 8: expected the game `splendor`, found `marvel`".into()),
        (2, "", "8, column 1: expected the tag `[game \"…\"]` before the layout, found `{`".into()),
        (3, "", "8, column 1: expected the tag `[players \"…\"]` before the layout, found `{`".into()),
        (3, "[players \"5\"]", "3, column 11: `5`: this game is for 2 to 4 players, not 5".into()),
        (3, "[players \"-1\"]", "3, column 11: expected the number of players, found `-1`".into()),
        (4, "[option face_up \"one\"]", "4, column 18: `one`: `one` is not a value of `face_up`, which can be a number from 1 to 8".into()),
        (4, "[option \"1\"]", "4, column 2: `option`: this tag follows from the game and cannot be set".into()),
        (5, "[seat 2 \"Eve\"]", "5, column 7: expected a seat from `0` to `1`, found `2`".into()),
        (5, "[game \"splendor\"]", "5, column 2: `game`: this tag is there twice".into()),
        (5, "[seat 0 Ada]", format!("5, column 2: expected {tag}, found `seat`")),
        (5, "[]", format!("5, column 2: expected {tag}, found `]`")),
        (5, "[ \"x\"]", "5, column 3: expected a tag's key, then its value in quotes, found nothing more".into()),
        (5, "[a b c \"x\"]", "5, column 6: expected nothing more, found `c`".into()),
        (5, "[seat 0 \"Ada]", "5, column 14: expected the closing quote of the value, found nothing more".into()),
        (5, "[seat 0 \"A\\da\"]", "5, column 11: expected `\\\"`, `\\\\` or `\\n`, found `\\`".into()),
        (5, "[seat 0 \"Ada\"", "5, column 14: expected `]`, found nothing more".into()),
        (5, "[seat 0 \"Ada\"] Eve", "5, column 16: expected nothing more, found `Eve`".into()),
        (6, "[result \"\"]", "6, column 10: expected `*`, or winners, reason and points as `0 prestige 15-12`, found nothing more".into()),
        (6, "[result \"2 prestige 1-2\"]", "6, column 10: expected a seat from `0` to `1`, found `2`".into()),
        (6, "[result \"0 Because 1-2\"]", "6, column 12: expected a reason in small letters, as `prestige` or `turn_cap`, found `Because`".into()),
        (6, "[result \"0 prestige 1-2-3\"]", "6, column 21: expected the points of 2 seats, found `1-2-3`".into()),
        (6, "[result \"0 prestige 1-999\"]", "6, column 21: expected points, a number from 0 to 255, found `999`".into()),
        (8, "", format!("9, column 1: expected {layout}, found `1.0`")),
        (8, "{S1-03 S2-01", "8, column 13: expected `}`, found nothing more".into()),
        (8, "{S1-03 S2-01} S3-01", "8, column 15: expected nothing more, found `S3-01`".into()),
        (8, "{S1-03 S2-99}", "8, column 8: `S2-99`: the game has no such card".into()),
        (9, "{S1-03}", "9, column 1: expected a turn such as `3.0`: round, seat, found `{S1-03}`".into()),
        (9, "[date \"2026\"]", "9, column 1: expected a turn such as `3.0`: round, seat, found `[date`".into()),
        (9, "1 take wug", "9, column 1: expected a turn such as `3.0`: round, seat, found `1`".into()),
        (9, "0.0 take wug", "9, column 1: expected the round, a number from 1 to 65535, found `0`".into()),
        (9, "1.2 take wug", "9, column 3: expected a seat from `0` to `1`, found `2`".into()),
        (9, "1.0", "9, column 4: expected an action (`take`, `reserve`, `buy`, `return`, `tile`, `pass`), found nothing more".into()),
        (9, "1.0 take wug,", "9, column 14: expected an action (`take`, `reserve`, `buy`, `return`, `tile`, `pass`), found nothing more".into()),
        (9, "1.0 take wug return w", "9, column 14: expected nothing more, found `return`".into()),
        (9, "1.0 buy S1-03 {S1-04}", "9, column 15: expected the tokens to pay, `-` for none, found nothing more".into()),
        (10, "1.1 reserve S1-03 {S1-04", "10, column 25: expected `}`, found nothing more".into()),
        (10, "1.1 reserve S1-03 {S1-04} x, pass", "10, column 27: expected nothing more, found `x`".into()),
        (10, "1.1 reserve S1-03 {S1-04 {}", "10, column 26: expected a colour (`w` white, `u` blue, `g` green, `r` red, `k` black, `*` gold), found `{`".into()),
    ];
    for (line, text, expected) in cases {
        let error = parse(&with(line, text)).expect_err(text);
        assert_eq!(error.to_string(), format!("line {expected}"), "{text}");
    }
    let error = parse("").expect_err("there is nothing");
    assert_eq!(error.to_string(), "line 1, column 1: expected the draws of the layout in `{…}`, found nothing more");
}

fn replay(line: usize, text: &str) -> Result<Splendor, ReplayError> {
    parse(&with(line, text)).unwrap_or_else(|error| panic!("{error}")).check()
}

#[test]
fn what_cannot_be_played_is_refused_at_the_first_wrong_move() {
    assert!(replay(1, "[format \"parure-record/1\"]").is_ok());
    let few = "the move draws more than the";
    let pair = "two alike can be taken only where four of the colour are in the bank (S-11)";
    let cases = [
        (8, "{S1-03 S2-01 S3-01 SN-01 SN-02}", format!("8, column 31: {few} 5 recorded")),
        (8, "{S1-03 S2-01 S3-01 SN-01 SN-02 SN-02}", "8, column 32: draw 6 cannot come up here".into()),
        (8, "{S2-01 S1-03 S3-01 SN-01 SN-02 SN-03}", "8, column 2: draw 1 cannot come up here".into()),
        (8, "{S1-03 S2-01 S3-01 SN-01 SN-02 SN-03 wu}", "8, column 38: the move draws only 6, more are recorded".into()),
        (12, "2.1 take ww", "12, column 5: turn 2.1: `take ww`: ".to_owned() + pair),
        (9, "1.1 take wug", "9, column 1: turn 1.1: this is turn 1.0".into()),
        (9, "2.0 take wug", "9, column 1: turn 2.0: this is turn 1.0".into()),
        (9, "", "10, column 1: turn 1.1: this is turn 1.0".into()),
        (9, "1.0 take wug {S1-04}", "9, column 15: turn 1.0: the move draws only 0, more are recorded".into()),
        (9, "1.0 take wug, return w", "9, column 15: turn 1.0: the turn has ended; the next one has a line of its own".into()),
        (10, "1.1 reserve S1-03 ; x", format!("10, column 19: turn 1.1: {few} 0 recorded")),
        (10, "1.1 reserve S1-03 {}", format!("10, column 20: turn 1.1: {few} 0 recorded")),
        (10, "1.1 reserve S1-03 {S1-03}", "10, column 20: turn 1.1: draw 1 cannot come up here".into()),
        (10, "1.1 reserve S1-03 {w}", "10, column 20: turn 1.1: draw 1 cannot come up here".into()),
        (10, "1.1 reserve S1-03 {S1-04 S1-05}", "10, column 26: turn 1.1: the move draws only 1, more are recorded".into()),
        (10, "1.1 reserve S1-04 {S1-05}", "10, column 5: turn 1.1: `reserve S1-04`: only a face-up card can be reserved; name a level to reserve from its deck (S-12)".into()),
        (10, "1.1 pass", "10, column 5: turn 1.1: `pass`: nobody may pass while another action is legal (S-08)".into()),
        (6, "[result \"0 prestige 15-12\"]", "6, column 10: by the moves the result is `*`".into()),
        (6, "[result \"- turn_cap 0-1\"]", "6, column 10: by the moves the result is `*`".into()),
    ];
    for (line, text, expected) in cases {
        let error = replay(line, text).expect_err(text);
        assert_eq!(error.to_string(), format!("line {expected}"), "{text}");
    }
}

#[test]
fn a_refusal_names_its_rule() {
    let error = replay(12, "2.1 take uu").expect_err("three blue are left");
    let ReplayProblem::Refused { action, code, rule, .. } = error.problem else { panic!("{error}") };
    assert_eq!((action.as_str(), code, rule), ("take uu", "pair_needs_four", "S-11"));
}

#[test]
fn a_turn_goes_on_until_it_has_ended() {
    let head = RECORD.split_inclusive('\n').take(8).collect::<String>();
    let ten =
        "1.0 take wug\n1.1 take wug\n2.0 take urk\n2.1 take urk\n3.0 take grk\n3.1 take grk\n4.0 reserve 1 {S1-01}\n";
    let last = "4.1 reserve 1 {S1-02}\n5.0 reserve 1 {S1-04}";
    let check = |rest: &str| {
        let record = parse(&format!("{head}{ten}{last}{rest}\n")).unwrap_or_else(|error| panic!("{error}"));
        record.check().map(|_| ()).map_err(|error| error.to_string())
    };
    assert_eq!(check(""), Ok(()), "the last turn may be open");
    let next = "\n5.1 reserve 1 {S1-05}, return k";
    let open = "line 18, column 1: turn 5.1: the turn before has not ended: seat 0 has to act";
    assert_eq!(check(next), Err(open.into()));
    assert_eq!(check(&format!(", return *{next}")), Ok(()));
    let ended = "line 17, column 34: turn 5.0: the turn has ended; the next one has a line of its own";
    assert_eq!(check(&format!(", return *, return k{next}")), Err(ended.into()));
}
