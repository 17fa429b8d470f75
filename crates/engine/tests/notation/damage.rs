//! Damaged texts: nothing panics, what is accepted is sound, what is wrong is not found too early.

use parure_engine::chance::{Entropy, Sampled, SplitMix64};
use parure_engine::game::Setup;
use parure_engine::notation::{Notation, Record, game_name, parse_action, parse_view, view_text};
use parure_engine::seat::Observer;

use crate::play::{choose, finished_game, observers, random_game};

/// Damages a text a little: letters, words or lines are changed, lost, doubled or swapped.
fn damage(text: &str, stream: &mut SplitMix64) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    if text.trim().is_empty() {
        return damage_letters(text, stream);
    }
    let line = stream.below(lines.len() as u32) as usize;
    match stream.below(12) {
        0 => _ = lines.remove(line),
        1 => lines.insert(line, lines[line].clone()),
        2 => {
            let other = stream.below(lines.len() as u32) as usize;
            lines.swap(line, other);
        }
        3 => lines.truncate(line),
        4..8 => lines[line] = damage_words(&lines[line], text, stream),
        _ => lines[line] = damage_letters(&lines[line], stream),
    }
    lines.join("\n") + "\n"
}

fn damage_words(line: &str, text: &str, stream: &mut SplitMix64) -> String {
    let mut words: Vec<&str> = line.split(' ').collect();
    let all: Vec<&str> = text.split_whitespace().collect();
    let at = stream.below(words.len() as u32) as usize;
    let other = all[stream.below(all.len() as u32) as usize];
    match stream.below(4) {
        0 => _ = words.remove(at),
        1 => words.insert(at, other),
        _ => words[at] = other,
    }
    words.join(" ")
}

fn damage_letters(line: &str, stream: &mut SplitMix64) -> String {
    const LETTERS: &str = "wugrk*SMDNL0123456789-.,;:{}[]()?\"\\ \t#+=ex\u{e9}\u{3000}\u{1f48e}\0";
    let mut letters: Vec<char> = line.chars().collect();
    let at = stream.below(letters.len() as u32 + 1) as usize;
    let other = LETTERS.chars().nth(stream.below(LETTERS.chars().count() as u32) as usize).unwrap_or('w');
    match stream.below(3) {
        0 if at < letters.len() => _ = letters.remove(at),
        1 if at < letters.len() => letters[at] = other,
        _ => letters.insert(at, other),
    }
    letters.into_iter().collect()
}

/// Whatever position is accepted can be played on from, and every position that follows is accepted too.
fn an_accepted_position_is_sound<G: Notation>(setups: &[Setup<G::Options>]) {
    let mut stream = SplitMix64::new(9);
    let (mut accepted, mut refused) = (0, 0);
    for (nth, setup) in setups.iter().enumerate() {
        let mut texts = Vec::new();
        for seed in 0..2 {
            random_game::<G>(setup, 50 * nth as u64 + seed, 600, |writer| {
                texts
                    .extend(observers(setup.players).map(|observer| view_text::<G>(&writer.position().view(observer))));
            });
        }
        for _ in 0..9_000 / setups.len() {
            let mut text = texts[stream.below(texts.len() as u32) as usize].clone();
            for _ in 0..=stream.below(3) {
                text = damage(&text, &mut stream);
            }
            assert!(game_name(&text).is_ok() || parse_view::<G>(&text).is_err());
            match parse_view::<G>(&text) {
                Ok(view) => {
                    accepted += 1;
                    assert_eq!(parse_view::<G>(&view_text::<G>(&view)), Ok(view.clone()), "{text}");
                    play_on::<G>(&view, &text, &mut stream);
                }
                Err(_) => refused += 1,
            }
        }
    }
    assert!(accepted > 300 && refused > 300, "{accepted} {refused}");
}
crate::for_every_game!(an_accepted_position_is_sound);

fn play_on<G: Notation>(view: &G::View, from: &str, stream: &mut SplitMix64) {
    let mut chance = Sampled(stream.clone());
    let mut game = G::determinize(view, &mut chance);
    for _ in 0..40 {
        let referee = game.view(Observer::Referee);
        let text = view_text::<G>(&referee);
        assert_eq!(parse_view::<G>(&text), Ok(referee), "{text}\nfrom\n{from}");
        let Some(action) = choose(&game, true, stream) else { return };
        game.apply(action, &mut chance, &mut ()).unwrap_or_else(|refusal| panic!("{refusal}\n{text}"));
    }
}

/// A damaged record is refused, never before the damage, or what it says now is right as well.
fn a_damaged_record_is_refused_where_it_is_wrong<G: Notation>(setups: &[Setup<G::Options>]) {
    let mut stream = SplitMix64::new(4);
    let (mut accepted, mut unreadable, mut unplayable) = (0, 0, 0);
    for (nth, setup) in setups.iter().enumerate() {
        let whole = finished_game::<G>(setup, 2 * nth as u64 + 1).record().to_string();
        let result_line = 1 + whole.lines().position(|line| line.starts_with("[result")).expect("there is a result");
        for _ in 0..3_000 / setups.len() {
            let text = damage(&whole, &mut stream);
            let same = text.lines().zip(whole.lines()).take_while(|(left, right)| left == right).count();
            let record = match Record::<G>::parse(&text) {
                Ok(record) => record,
                Err(error) => {
                    assert!(error.place.line > same, "{error}\n{text}");
                    unreadable += 1;
                    continue;
                }
            };
            match record.check() {
                Ok(_) => {
                    accepted += 1;
                    let again = Record::<G>::parse(&record.to_string()).expect("what is written can be read");
                    assert_eq!(again, record);
                    assert_eq!(again.check(), record.check());
                }
                Err(error) => {
                    let place = error.place.expect("a record that was read knows its places");
                    assert!(place.line > same || place.line == result_line, "{error}\n{text}");
                    unplayable += 1;
                }
            }
        }
    }
    let least = accepted.min(unreadable).min(unplayable);
    assert!(least >= 30, "{accepted} accepted, {unreadable} unreadable, {unplayable} unplayable");
}
crate::for_every_game!(a_damaged_record_is_refused_where_it_is_wrong);

/// Any text at all is refused without a panic.
fn any_text_is_read_or_refused<G: Notation>(setups: &[Setup<G::Options>]) {
    let mut stream = SplitMix64::new(7);
    let position = G::new(&setups[0], &mut Sampled::from_seed(1)).expect("the setup is allowed");
    let words =
        ["take", "buy", "reserve", "return", "tile", "pass", "seat", "turn", "1", "2", "{", "}", ",", "[", "?3"];
    for _ in 0..20_000 {
        let mut text = String::new();
        for _ in 0..stream.below(8) {
            if stream.below(2) == 0 {
                text += words[stream.below(words.len() as u32) as usize];
            } else {
                text = damage_letters(&text, &mut stream);
            }
            text.push([' ', '\n', '\u{a0}', '\t'][stream.below(8).min(3) as usize]);
        }
        _ = game_name(&text);
        _ = parse_action(&text, Some(&position));
        _ = parse_view::<G>(&text);
        _ = parse_view::<G>(&format!("{} {text}", G::NAME));
        _ = Record::<G>::parse(&text);
    }
}
crate::for_every_game!(any_text_is_read_or_refused);
