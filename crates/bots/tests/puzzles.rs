//! Puzzles are what they say: won for certain, in as many turns, by one first move.

use std::time::{SystemTime, UNIX_EPOCH};

use parure_bots::puzzle::{Flaw, Plan, Played, Puzzle, PuzzleError, Solver, parse_puzzles};
use parure_engine::any::{AnyAction, AnyView, GameId};
use parure_engine::chance::{Enumerated, Recorded, Sampled};
use parure_engine::duel::Duel;
use parure_engine::game::ToAct;
use parure_engine::marvel::Marvel;
use parure_engine::notation::parse_view;
use parure_engine::on_any;
use parure_engine::seat::Observer;
use parure_engine::splendor::Splendor;

/// The puzzles of each game, and how many there are at least.
const FILES: [(GameId, &str, usize); 3] = [
    (GameId::Splendor, include_str!("../puzzles/splendor.txt"), 100),
    (GameId::Marvel, include_str!("../puzzles/marvel.txt"), 100),
    (GameId::Duel, include_str!("../puzzles/duel.txt"), 100),
];

/// How many puzzles of each game and length every run proves again.
const PROVED: usize = 3;

/// Within so many days runs prove all of them, a part on each; `parure puzzle verify` proves all at once.
const DAYS: u64 = 30;

/// The puzzles of today.
fn todays() -> impl Iterator<Item = Puzzle> {
    let day = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() / 86_400);
    FILES.into_iter().flat_map(move |(_, text, _)| {
        let puzzles = parse_puzzles(text).unwrap().into_iter();
        puzzles.skip((day % DAYS) as usize).step_by(DAYS as usize)
    })
}

/// Some puzzles of each game and length, spread over the file.
fn sample() -> impl Iterator<Item = Puzzle> {
    FILES.into_iter().flat_map(|(_, text, _)| {
        let puzzles = parse_puzzles(text).unwrap();
        (1..=3).flat_map(move |turns| {
            let mut own: Vec<_> = puzzles.iter().filter(|puzzle| puzzle.turns == turns).cloned().collect();
            let step = (own.len() / PROVED).max(1);
            own.drain(..).step_by(step).take(PROVED).collect::<Vec<_>>()
        })
    })
}

#[test]
fn the_files_are_whole() {
    for (game, text, least) in FILES {
        let puzzles = parse_puzzles(text).unwrap();
        assert!(puzzles.len() >= least, "{game} has {}", puzzles.len());
        let written: Vec<_> = puzzles.iter().map(ToString::to_string).collect();
        assert_eq!(written.join("\n").trim(), text.trim(), "they are written as they are read");
        for puzzle in &puzzles {
            assert_eq!(puzzle.view.id(), game);
            assert!((1..=5).contains(&puzzle.grade()), "{}", puzzle.name);
        }
    }
}

#[test]
fn puzzles_are_proved_again() {
    for puzzle in sample().chain(todays()) {
        assert_eq!(puzzle.verify(), Ok(()), "{}", puzzle.name);
    }
}

#[test]
fn every_other_move_is_refuted_by_a_line_that_can_be_played() {
    for puzzle in sample() {
        let legal = puzzle.view.determinize(&mut Enumerated::new()).legal();
        for &action in legal.iter().filter(|&&action| action != puzzle.solution).take(12) {
            let refutation = puzzle.why_not(action).unwrap().expect("only the solution wins");
            let mut state = refutation.start.clone();
            let ToAct::Seat(seat) = state.to_act() else { panic!("a puzzle has somebody to act") };
            assert_eq!(state.view(Observer::Seat(seat)), puzzle.view, "{}", puzzle.name);
            assert_eq!(refutation.steps[0].action, action);
            for step in &refutation.steps {
                assert_eq!(state.to_act(), ToAct::Seat(step.seat));
                let mut luck = Recorded::new(&step.draws);
                state.play(step.action, &mut luck).unwrap();
                luck.finish().unwrap();
            }
            assert_eq!(state, refutation.end);
            match state.to_act() {
                ToAct::Over(outcome) => assert_ne!(outcome.winners, state.side(seat), "{}: {action}", puzzle.name),
                ToAct::Seat(next) => assert_eq!(next, seat, "{}: {action} has turns left", puzzle.name),
            }
        }
        assert_eq!(puzzle.why_not(puzzle.solution), Ok(None), "{}", puzzle.name);
    }
}

/// Seat 1 has 12 points, is the last of the round, and can pay one card of three points.
const PLAIN: &str = "\
puzzle plain
turns 1
move buy S2-18 gggg**
tempting 0
splendor 2
seen by 1
turn 1 round 20 phase act
1 S1-16 S1-40 S1-35 S1-02
2 S2-03 S2-06 S2-16 S2-18
3 S3-20 S3-10 S3-03 S3-01
tiles SN-02
seat 0 tokens uk cards S1-04 S1-31
seat 1 tokens gggg** cards S3-02 S3-06 S3-07
";

fn plain() -> Puzzle {
    parse_puzzles(PLAIN).unwrap().remove(0)
}

#[test]
fn a_card_that_reaches_the_target_in_the_last_seat_wins_at_once() {
    assert_eq!(plain().verify(), Ok(()));
}

#[test]
fn what_is_wrong_with_a_puzzle_is_told() {
    let flaw = |text: &str| parse_puzzles(text).unwrap().remove(0).verify().unwrap_err();
    assert_eq!(flaw(&PLAIN.replace("turns 1", "turns 2")), Flaw::Shorter(1));
    assert_eq!(flaw(&PLAIN.replace("tempting 0", "tempting 4")), Flaw::Tempting(0));
    assert_eq!(flaw(&PLAIN.replace("seen by 1", "seen by 0")), Flaw::NotToAct);
    let other = flaw(&PLAIN.replace("move buy S2-18 gggg**", "move take wur"));
    assert!(matches!(other, Flaw::Another(action) if action.to_string() == "buy S2-18 gggg**"), "{other}");
    // A seat that follows in the round could still do better: nothing is certain with a target that is out of reach.
    assert_eq!(flaw(&PLAIN.replace("splendor 2", "splendor 2 target=20")), Flaw::NoWin);
}

#[test]
fn the_last_turns_of_the_others_are_counted_in() {
    // Seat 0 reaches 15 first, and seat 1 has a turn left: it can come to 16 only by the card that it has reserved.
    let text = |hand: &str| {
        format!(
            "splendor 2\nseen by 0\nturn 0 round 20 phase act\n1 S1-16 S1-40 S1-35 S1-02\n2 S2-03 S2-06 S2-16 S2-24\n\
             3 S3-20 S3-10 S3-03 S3-01\nseat 0 tokens gggg** cards S3-02 S3-06 S3-07 hand S2-18\n\
             seat 1 tokens kkkk*** cards S3-04 S3-08 S2-29 hand {hand}\n"
        )
    };
    let wins = |hand: &str| {
        let view = parse_view::<Splendor>(&text(hand)).unwrap();
        let mut solver = Solver::<Splendor>::new(parure_engine::Seat::FIRST, 100_000);
        let states = solver.possibilities(&view).unwrap();
        let buy = parure_engine::notation::parse_action("buy S2-18 gggg**", Some(&states[0])).unwrap();
        solver.wins_by(&states, buy, 1).unwrap()
    };
    assert!(wins("S1-03"), "a card without points helps nobody");
    assert!(!wins("S2-30"), "three points for six black, which seat 1 has");
    assert!(wins("?1"), "no hidden card of level 1 has more than a point");
    assert!(!wins("?2"), "one that is hidden may be the one");
}

#[test]
fn a_file_that_cannot_be_read_says_where() {
    let line = |text: &str| parse_puzzles(text).unwrap_err();
    assert_eq!(line("# mine\nsplendor 2\n").line, 2);
    assert_eq!(line(&PLAIN.replace("turns 1", "turns 9")).line, 2);
    assert_eq!(line(&PLAIN.replace("gggg**", "rrrr**")).line, 3);
    assert_eq!(line(&PLAIN.replace("S1-16", "S1-99")).line, 5);
    let PuzzleError { line, words } = line(&format!("{PLAIN}\n{PLAIN}"));
    assert_eq!((line, words.as_str()), (15, "there are two puzzles `plain`"));
    assert_eq!(parse_puzzles(PLAIN).unwrap()[0].to_string(), PLAIN);
    let view: AnyView = plain().view;
    assert_eq!(view.to_string().parse(), Ok(view));
}

#[test]
fn the_solution_wins_against_the_strongest_resistance() {
    for puzzle in sample() {
        let name = &puzzle.name;
        let mut attempt = puzzle.attempt().unwrap();
        let (seat, mut action, mut turns) = (attempt.seat(), puzzle.solution, puzzle.turns);
        let end = loop {
            let before = attempt.position();
            let played = attempt.play(action).unwrap().unwrap_or_else(|| panic!("{name}: {action} wins"));
            assert_eq!(played[0].step.action, action);
            let mut seen = before.view(Observer::Seat(seat));
            for Played { before, step } in &played {
                assert_eq!(before.view(Observer::Seat(seat)), seen, "{name}: what the player knows goes on");
                let (mut state, mut luck) = (before.clone(), Recorded::new(&step.draws));
                assert_eq!(state.to_act(), ToAct::Seat(step.seat));
                state.play(step.action, &mut luck).unwrap();
                luck.finish().unwrap();
                seen = state.view(Observer::Seat(seat));
            }
            let after = attempt.position();
            assert_eq!(after.view(Observer::Seat(seat)), seen);
            match after.to_act() {
                ToAct::Over(outcome) => break (after, outcome),
                ToAct::Seat(next) => assert_eq!(next, seat, "{name}: the player is asked again"),
            }
            assert!((1..=turns).contains(&attempt.turns()), "{name}");
            turns = attempt.turns();
            let wins = |action: &AnyAction| attempt.why_not(*action).unwrap().is_none();
            action = after.legal().into_iter().find(wins).unwrap_or_else(|| panic!("{name}: something wins"));
        };
        assert_eq!(end.1.winners, end.0.side(seat), "{name}");
    }
}

#[test]
fn a_wrong_move_changes_nothing_and_an_illegal_one_is_refused() {
    let puzzle = plain();
    let mut attempt = puzzle.attempt().unwrap();
    let before = attempt.position();
    let take = before.parse_action("take wur").unwrap();
    assert_eq!(attempt.play(take), Ok(None));
    assert_eq!((attempt.position(), attempt.turns()), (before, 1));
    let refuted = attempt.why_not(take).unwrap().unwrap();
    assert_eq!(refuted.steps[0].action, take);
    let illegal = attempt.position().parse_action("buy S3-20 gggg**").unwrap();
    assert_eq!(attempt.play(illegal), Err(Flaw::NotLegal));
    assert_eq!(attempt.play(puzzle.solution).unwrap().map(|steps| steps.len()), Some(1));
    assert_eq!(attempt.play(puzzle.solution), Err(Flaw::NotLegal), "the game is over");
}

/// How often verdicts were compared: those that win, and those that do not.
type Compared = (u32, u32);

/// Compares the verdicts of the solver with those of one that tries everything out, as far as that one gets.
fn compare<G: Plan>(state: &G, (won, lost): &mut Compared) {
    let ToAct::Seat(seat) = state.to_act() else { return };
    let (mut solver, mut exhaustive) = (Solver::<G>::new(seat, 0), Solver::<G>::exhaustive(seat, 1_000));
    let Ok(states) = exhaustive.possibilities(&state.view(Observer::Seat(seat))) else { return };
    for turns in 1..=2 {
        for action in state.legal().into_iter().take(30) {
            exhaustive.allow(4_000);
            let Ok(expected) = exhaustive.wins_by(&states, action, turns) else { continue };
            solver.allow(200_000);
            let Ok(told) = solver.wins_by(&states, action, turns) else { continue };
            assert_eq!(told, expected, "{action:?} in {state:?}");
            *(if expected { &mut *won } else { &mut *lost }) += 1;
        }
    }
}

/// The last turns of a random game, in which whoever can buy buys.
fn last_turns<G: Plan>(players: usize, seed: u64) -> Vec<G> {
    let mut chance = Sampled::from_seed(seed);
    let mut state = G::start(players, &mut chance).unwrap();
    let mut turns = Vec::new();
    while let ToAct::Seat(_) = state.to_act() {
        turns.push(state.clone());
        let legal = state.legal();
        let is_purchase = |&action: &G::Action| G::any_action(action).to_string().starts_with("buy");
        let buys: Vec<_> = legal.iter().copied().filter(is_purchase).collect();
        let action = chance.pick(if buys.is_empty() { &legal } else { &buys }).unwrap();
        state.play(action, &mut chance).unwrap();
    }
    turns.split_off(turns.len().saturating_sub(8))
}

#[test]
fn plans_and_bounds_come_to_the_verdicts_of_a_search_that_tries_everything() {
    for (game, text, _) in FILES {
        let mut compared = (0, 0);
        for puzzle in parse_puzzles(text).unwrap().iter().step_by(5) {
            let state = puzzle.view.determinize(&mut Enumerated::new());
            on_any!(AnyGame, &state, state => compare(state, &mut compared));
        }
        assert!(compared.0 > 15 && compared.1 > 300, "{game}: {compared:?}");
    }
    let mut compared = (0, 0);
    last_turns::<Splendor>(2, 1).iter().for_each(|state| compare(state, &mut compared));
    last_turns::<Splendor>(3, 2).iter().for_each(|state| compare(state, &mut compared));
    last_turns::<Marvel>(2, 3).iter().for_each(|state| compare(state, &mut compared));
    last_turns::<Duel>(2, 4).iter().for_each(|state| compare(state, &mut compared));
    assert!(compared.1 > 300, "{compared:?}");
}
