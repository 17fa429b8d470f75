//! The fair deal of whole games, and everybody who would cheat.

use std::path::Path;

use parure_client::Device;
use parure_engine::any::GameId;
use parure_engine::chance::SplitMix64;
use parure_engine::seat::Observer;
use parure_server::fair::{Argument, Deal, Finding, Secret, Verdict, nonce_commitment, seating, verify};
use parure_server::game::{LogBuilder, Position};
use parure_server::ids::TableId;
use parure_server::protocol::{
    Proof, ProofOrigin, ProofRound, ProofRoundEnd, ProofUndo, Replay, RoundEnd, Seen, SeenRound, Who,
};
use parure_server::table::{GameName, NotedAction, NotedDraws, PlayerRequest, Stage};
use parure_vocabulary::rules_from_json;
use serde_json::{Map, Value, json};

use crate::support::{Devices, TableHarness, people, person};

/// The proofs of the older method that other programs were given.
const OLD: &str = include_str!("../golden/fair-deal-1.json");

fn drawn_seats(game: GameName, players: usize) -> Value {
    let mut value = people(game, players);
    value["seating"] = json!("random");
    value
}

/// A game of people whose devices look on. It ends by the rules, or after so many moves.
fn played(mut harness: TableHarness, mut devices: Devices, moves: usize) -> (TableHarness, Vec<Seen>) {
    harness.play_watched(moves, &mut SplitMix64::new(11), &mut devices);
    for letter in 'A'..='D' {
        if harness.table.stage() == Stage::Playing {
            let seat = harness.table.held_by(&person(letter)).next().expect("a player");
            harness.ask(letter, PlayerRequest::Resign { seat }).unwrap();
        }
    }
    devices.look(&mut harness);
    let seen = devices.seen();
    (harness, seen)
}

fn finished(game: GameName, players: usize, moves: usize) -> (TableHarness, Vec<Seen>) {
    let (harness, devices) = TableHarness::dealt(drawn_seats(game, players));
    played(harness, devices, moves)
}

/// A game in which `B` commits at one place and then takes another, which leaves two nonces on the device.
fn moved_over() -> (TableHarness, Vec<Seen>) {
    let mut harness = TableHarness::new(drawn_seats(GameName::Splendor, 3));
    let mut devices = Devices::new(['A', 'B', 'C']);
    let sit = |seat| PlayerRequest::Sit { seat, name: None, nonce: None };
    harness.ask('B', sit(1)).unwrap();
    devices.look(&mut harness);
    harness.ask('B', PlayerRequest::Stand { seat: 1 }).unwrap();
    harness.ask('B', sit(2)).unwrap();
    devices.look(&mut harness);
    harness.ask('C', sit(1)).unwrap();
    devices.look(&mut harness);
    played(harness, devices, 30)
}

fn keys(findings: &[Finding]) -> Vec<&'static str> {
    findings.iter().map(|finding| finding.key).collect()
}

fn broken(verdict: &Verdict) -> &'static str {
    verdict.broken.as_ref().map_or("", |finding| finding.key)
}

#[test]
fn every_device_proves_alone_that_a_finished_game_was_fair() {
    for (game, players) in [(GameName::Splendor, 3), (GameName::Marvel, 4), (GameName::Duel, 2)] {
        let (harness, seen) = finished(game, players, 4_000);
        let proof = Proof::of(&harness.folded()).unwrap();
        assert!(seen[0].sights.len() > 40, "{}", seen[0].sights.len());
        for own in &seen {
            let verdict = verify(&proof, std::slice::from_ref(own));
            assert_eq!(verdict.broken, None, "{game:?}");
            let proved = [
                "fair-proved-secret",
                "fair-proved-numbers",
                "fair-proved-seats",
                "fair-proved-draws",
                "fair-proved-end",
                "fair-proved-commitment",
                "fair-proved-own",
                "fair-proved-sights",
            ];
            assert_eq!(keys(&verdict.proved), proved);
            assert_eq!(keys(&verdict.open), ["fair-open-look"]);
        }
        let together = verify(&proof, &seen);
        assert!(together.holds() && keys(&together.proved).contains(&"fair-proved-story"));
        let alone = verify(&proof, &[]);
        assert_eq!(keys(&alone.open), ["fair-open-record", "fair-open-look"]);
        let cut = |length: usize| Proof { steps: proof.steps[..length].to_vec(), ..proof.clone() };
        for length in [0, 1, proof.steps.len() / 2, proof.steps.len() - 1] {
            assert_eq!(broken(&verify(&cut(length), &[])), "fair-broken-cut", "{length}");
            let resigned = Proof { ended: Some("resigned".to_owned()), ..cut(length) };
            assert_ne!(broken(&verify(&resigned, &seen[..1])), "", "{length}");
        }
    }
}

/// Somebody who watched can say that nothing was changed, and no more.
#[test]
fn a_spectator_has_to_rely_on_one_honest_player() {
    let mut harness = TableHarness::seated(drawn_seats(GameName::Splendor, 2));
    let mut devices = Devices::new(['A', 'B', 'Z']);
    devices.look(&mut harness);
    let (harness, seen) = played(harness, devices, 40);
    let verdict = verify(&Proof::of(&harness.table).unwrap(), &seen[2..]);
    assert_eq!(verdict.broken, None);
    assert!(keys(&verdict.open).contains(&"fair-open-own"));
}

#[test]
fn what_is_not_proved_is_said() {
    let bots = json!({ "game": "splendor", "seating": "as_set",
        "seats": [{ "who": "me" }, { "who": "open" }, { "who": "open" }, { "who": "bot", "level": "level1" }] });
    let mut harness = TableHarness::seated(bots);
    harness.ask('B', PlayerRequest::Nonce { nonce: "0123456789abcdef".to_owned() }).unwrap();
    let mut devices = Devices::new(['A']);
    devices.look(&mut harness);
    harness.ask('A', PlayerRequest::Start {}).unwrap();
    devices.look(&mut harness);
    assert_eq!(harness.table.stage(), Stage::Playing);
    for (letter, seat) in [('A', 0), ('B', 1), ('C', 2)] {
        harness.ask(letter, PlayerRequest::Resign { seat }).unwrap();
    }
    devices.look(&mut harness);
    let verdict = verify(&Proof::of(&harness.table).unwrap(), &devices.seen());
    assert_eq!(verdict.broken, None);
    let open = ["openly", "silent", "bots", "seats", "end", "look"].map(|what| format!("fair-open-{what}"));
    assert_eq!(keys(&verdict.open), open);
}

/// What somebody does to a proof, to what a device saw, or to both, and how it is found out.
struct Cheat {
    name: &'static str,
    proof: Proof,
    seen: Seen,
    broken: &'static str,
}

/// An honest game of two with a round that ended, and what its two devices saw.
fn honest() -> (TableHarness, Vec<Seen>) {
    deal_twice(&"5a".repeat(32), ['A', 'B'])
}

/// The same game with this secret, and devices that draw their nonces by these seeds. `B` stands up once.
fn deal_twice(secret: &str, seeds: [char; 2]) -> (TableHarness, Vec<Seen>) {
    let mut harness = TableHarness::with_secret(drawn_seats(GameName::Splendor, 2), secret);
    harness.seat_all();
    let devices = ['A', 'B'].into_iter().zip(seeds).map(|(letter, seed)| (letter, Device::new(seed.into())));
    let mut devices = Devices(devices.collect());
    // Both commit, both see that it is fixed, one reveals.
    for turn in ['A', 'B', 'A', 'B'] {
        let (letter, device) = devices.0.iter_mut().find(|(letter, _)| *letter == turn).unwrap();
        for request in device.see(&harness.seen(*letter).state) {
            if turn == 'A' || matches!(request, PlayerRequest::Commit { .. }) {
                harness.ask(*letter, request.clone()).unwrap();
                device.acked(&request);
            }
        }
    }
    harness.ask('B', PlayerRequest::Stand { seat: 1 }).unwrap();
    harness.ask('B', PlayerRequest::Sit { seat: 1, name: None, nonce: None }).unwrap();
    devices.look(&mut harness);
    played(harness, devices, 60)
}

fn recommit(proof: &Proof, round: u32, place: usize, nonce: &str) -> Option<String> {
    Some(nonce_commitment(&TableId::parse(&proof.table).unwrap(), round, place, nonce))
}

fn cheats() -> (Proof, Vec<Seen>, Vec<Cheat>) {
    let (harness, seen) = honest();
    let proof = Proof::of(&harness.table).unwrap();
    assert_eq!(proof.rounds.len(), 2);
    let mut cheats = Vec::new();
    let mut cheat = |name, broken, change: &dyn Fn(&mut Proof, &mut Seen)| {
        let (mut proof, mut seen) = (proof.clone(), seen[0].clone());
        change(&mut proof, &mut seen);
        cheats.push(Cheat { name, proof, seen, broken });
    };
    let other = "cd".repeat(32);
    let drawing = proof.steps.iter().position(|step| step.draws.contains('-')).unwrap();

    // The server, after it has seen the nonces.
    let ground = Proof::of(&deal_twice(&"5b".repeat(32), ['A', 'B']).0.table).unwrap();
    cheat("the server takes another secret and deals by it", "fair-broken-commitment", &|proof, _| {
        *proof = ground.clone();
    });
    cheat("the server takes another secret and keeps the commitment", "fair-broken-secret", &|proof, _| {
        proof.secret = "5b".repeat(32);
    });
    // The last player, together with the server.
    let chosen = Proof::of(&deal_twice(&"5a".repeat(32), ['A', 'X']).0.table).unwrap();
    cheat(
        "the last player chooses a nonce after the others, and all is made to fit",
        "fair-broken-promises",
        &|proof, _| {
            *proof = chosen.clone();
        },
    );
    cheat("the last player chooses a nonce and keeps the commitment", "fair-broken-nonce", &|proof, _| {
        proof.rounds[1].parts[1].nonce = Some(other.clone());
    });
    cheat("a nonce is not revealed, and the game goes on", "fair-broken-missing", &|proof, _| {
        proof.rounds[1].parts[1].nonce = None;
    });
    cheat("my nonce is left out", "fair-broken-promises", &|proof, seen| {
        proof.rounds[1].parts[0].nonce = None;
        proof.rounds[1].parts[0].commitment = None;
        *proof = redealt(proof);
        seen.sights.clear();
        seen.seats.clear();
    });
    cheat("my nonce is exchanged", "fair-broken-promises", &|proof, seen| {
        proof.rounds[1].parts[0].nonce = Some(other.clone());
        proof.rounds[1].parts[0].commitment = recommit(proof, 1, 0, &other);
        *proof = redealt(proof);
        seen.sights.clear();
        seen.seats.clear();
    });
    cheat("the commitments change places", "fair-broken-nonce", &|proof, _| proof.rounds[1].parts.swap(0, 1));
    cheat("a commitment of another round is used again", "fair-broken-nonce", &|proof, _| {
        proof.rounds[1].parts[0] = proof.rounds[0].parts[0].clone();
    });
    cheat("a commitment was copied", "fair-broken-nonce", &|proof, _| {
        proof.rounds[1].parts[1] = proof.rounds[1].parts[0].clone();
    });
    cheat("a bot adds a nonce", "fair-broken-field", &|proof, _| proof.rounds[1].parts[1].who = Who::Bot);
    cheat("the round that ended is left out", "fair-broken-nonce", &|proof, _| drop(proof.rounds.remove(0)));
    cheat("the round that ended is left out, and all is made to fit", "fair-broken-promises", &|proof, seen| {
        proof.rounds.remove(0);
        for place in 0..2 {
            let nonce = proof.rounds[0].parts[place].nonce.clone().unwrap();
            proof.rounds[0].parts[place].commitment = recommit(proof, 0, place, &nonce);
        }
        *proof = redealt(proof);
        seen.sights.clear();
        seen.seats.clear();
    });
    cheat("the last round that I saw is left out", "fair-broken-rounds", &|proof, seen| {
        let commitments = vec![None, Some(other.clone())];
        seen.rounds.push(SeenRound { round: 2, nonces: Vec::new(), commitments });
        proof.undone.clear();
    });
    cheat("I am said not to have revealed", "fair-broken-own", &|proof, _| {
        proof.rounds[0].parts[0].nonce = None;
        let end = proof.rounds[0].end.as_mut().unwrap();
        (end.why, end.places) = (RoundEnd::NotRevealed, vec![0, 1]);
    });
    cheat("nobody is said to have ended the round", "fair-broken-field", &|proof, _| proof.rounds[0].end = None);
    cheat("a round is invented", "fair-broken-nonce", &|proof, _| {
        let invented = ProofRound {
            end: Some(ProofRoundEnd { places: vec![1], why: RoundEnd::Stood, version: 2 }),
            fixed: 1,
            ..proof.rounds[0].clone()
        };
        proof.rounds.insert(0, invented);
    });
    cheat("things happened in another order", "fair-broken-field", &|proof, _| {
        proof.rounds[1].fixed = proof.steps[0].version.unwrap();
    });

    // What lay on the table.
    cheat("the layout is invented", "fair-broken-layout", &|proof, _| {
        let cards: Vec<&str> = proof.layout.split(' ').collect();
        let swapped = cards.iter().enumerate().map(|(nth, card)| match nth {
            0 => cards[1],
            1 => cards[0],
            _ => card,
        });
        proof.layout = swapped.collect::<Vec<_>>().join(" ");
    });
    cheat("the layout is said to come from another table", "fair-broken-origin", &|proof, _| {
        let layout = std::mem::take(&mut proof.layout);
        proof.origin = Some(ProofOrigin { table: "U".repeat(22), layout, steps: Vec::new(), proof: None });
    });
    cheat("the seats are not drawn", "fair-broken-seats", &|proof, _| proof.seating.reverse());
    cheat("the seats are said to have been set", "fair-broken-terms", &|proof, _| {
        (proof.seats_drawn, proof.seating) = (false, vec![0, 1]);
    });
    cheat("I was led to another seat", "fair-broken-seats", &|_, seen| seen.seats = vec![1 - seen.seats[0]]);
    cheat("another card was drawn", "fair-broken-draw", &|proof, _| {
        let level = proof.steps[drawing].draws[..3].to_owned();
        let later = proof.steps[drawing + 1..].iter().find(|step| step.draws.starts_with(&level)).unwrap();
        proof.steps[drawing].draws = later.draws.clone();
    });
    cheat("a draw is left out", "fair-broken-draw", &|proof, _| proof.steps[drawing].draws = String::new());
    cheat("another card was shown", "fair-broken-sight", &|proof, seen| {
        let undrawn = undrawn(proof);
        let sight = seen.sights.last_mut().unwrap();
        sight.market["1"][0] = json!(undrawn);
    });
    cheat(
        "another card was shown, and the move is said to have been taken back",
        "fair-broken-sight",
        &|proof, seen| {
            let undrawn = undrawn(proof);
            let sight = &mut seen.sights[20];
            sight.market["1"][0] = json!(undrawn);
            proof.undone.push(ProofUndo { made: sight.version, undone: sight.version + 1 });
        },
    );
    cheat("the proof is cut in half", "fair-broken-sight", &|proof, _| proof.steps.truncate(proof.steps.len() / 2));
    cheat("the proof is cut in half, and nobody is said to have gone on", "fair-broken-sight", &|proof, seen| {
        proof.steps.truncate(proof.steps.len() / 2);
        seen.ended = None;
    });
    cheat("the end is another one", "fair-broken-cut", &|proof, _| proof.ended = Some("closed".to_owned()));
    cheat("the end is not told", "fair-broken-cut", &|proof, _| proof.ended = None);

    // What was agreed on.
    cheat("it is another table", "fair-broken-nonce", &|proof, _| proof.table = "B".repeat(22));
    cheat("the method is unknown", "fair-broken-field", &|proof, _| proof.format = "parure-fair-deal/9".to_owned());
    cheat("the older method is said to have been used", "fair-broken-field", &|proof, _| {
        proof.format = "parure-fair-deal/1".to_owned();
    });
    cheat("another deal was shown to the others", "fair-broken-promises", &|_, seen| {
        seen.rounds[1].commitments[1] = Some(other.clone());
    });
    cheat("the others have heard of another secret", "fair-broken-commitment", &|_, seen| {
        seen.commitment = Secret::from_hex(&other).unwrap().commitment();
    });
    cheat("other rules were agreed on", "fair-broken-terms", &|_, seen| seen.options["target"] = json!(16));
    (proof, seen, cheats)
}

/// A card of the first level that the whole game never drew.
fn undrawn(proof: &Proof) -> String {
    let drawn: Vec<&str> =
        proof.steps.iter().flat_map(|step| step.draws.split(' ')).chain(proof.layout.split(' ')).collect();
    (1..=40).map(|nth| format!("S1-{nth:02}")).find(|card| !drawn.contains(&card.as_str())).unwrap()
}

/// The proof as a server would forge it that draws the seats and the layout by other nonces, and nobody moved.
fn redealt(proof: &Proof) -> Proof {
    let nonces: Vec<&str> =
        proof.rounds.last().unwrap().parts.iter().map(|part| part.nonce.as_deref().unwrap_or_default()).collect();
    let (secret, table) = (Secret::from_hex(&proof.secret).unwrap(), TableId::parse(&proof.table).unwrap());
    let deal = Deal::new(&secret, &table, proof.rounds.len() as u32 - 1, &nonces);
    let options = proof.options.as_object().unwrap();
    let (_, layout) = Position::lay_out(GameId::from(proof.game).into(), 2, options, &mut deal.layout()).unwrap();
    Proof { seating: seating(2, &mut deal.seats()), layout, steps: Vec::new(), ..proof.clone() }
}

#[test]
fn whoever_cheats_is_found_out() {
    let (proof, seen, cheats) = cheats();
    assert!(verify(&proof, &seen).holds());
    for Cheat { name, proof, seen, broken: expected } in cheats {
        assert_eq!(broken(&verify(&proof, &[seen])), expected, "{name}");
    }
}

/// The attack that the older method could not withstand: with the server's secret, the last player tries nonces until the
/// deal is to their liking. Now the commitments are fixed before, and every other nonce is refused.
#[test]
fn the_last_player_cannot_choose_the_deal() {
    let (harness, seen) = honest();
    let mut last = TableHarness::with_secret(drawn_seats(GameName::Splendor, 2), &harness.secret.reveal());
    last.seat_all();
    let mut devices = Devices::new(['A', 'B']);
    for (letter, device) in &mut devices.0 {
        for request in device.see(&last.seen(*letter).state) {
            last.ask(*letter, request).unwrap();
        }
    }
    let table = last.id.clone();
    for guess in 0..50u8 {
        let nonce = format!("{guess:02x}").repeat(32);
        let refused = last.ask('B', PlayerRequest::Reveal { round: 0, seat: 1, nonce: nonce.clone() });
        assert_eq!(refused.unwrap_err().code(), "wrong_nonce");
        let commitment = nonce_commitment(&table, 0, 1, &nonce);
        let late = last.ask('B', PlayerRequest::Commit { round: 0, seat: 1, commitment });
        assert_eq!(late.unwrap_err().code(), "fixed");
    }
    // A server that helps can only make up another story, and each device has written down the first one.
    let forged = Proof::of(&deal_twice(&harness.secret.reveal(), ['A', 'X']).0.table).unwrap();
    assert!(verify(&forged, &[]).holds(), "made up without a flaw");
    assert_eq!(broken(&verify(&forged, &seen[..1])), "fair-broken-promises");
}

/// The games and cheats with which other programs are tested: what they must prove, and what they must not let pass.
/// Fails when the file is not what the games give; `PARURE_UPDATE=1` writes it.
#[test]
fn the_examples_for_other_programs_are_up_to_date() {
    let mut lines = Vec::new();
    let mut example = |name: String, harness: &TableHarness, seen: &Seen| {
        let proof = Proof::of(&harness.table).unwrap();
        let verdict = verify(&proof, std::slice::from_ref(seen));
        assert_eq!(verdict.broken, None, "{name}");
        let draws = verdict.proved.iter().find(|finding| finding.key == "fair-proved-draws").unwrap();
        let draws = match draws.arguments[0].1 {
            Argument::Number(draws) => draws,
            Argument::Text(_) | Argument::Names(_) => unreachable!("a number"),
        };
        lines
            .push(json!({ "name": name, "draws": draws, "proof": proof, "seen": seen, "views": views(&proof).unwrap(),
            "proved": keys(&verdict.proved), "open": keys(&verdict.open) }));
    };
    for (game, players) in [(GameName::Splendor, 3), (GameName::Marvel, 4), (GameName::Duel, 2)] {
        let (harness, seen) = finished(game, players, 70);
        example(format!("{players} play {}", GameId::from(game).name()), &harness, &seen[1]);
    }
    let (harness, seen) = moved_over();
    assert_eq!(seen[1].rounds[0].nonces.len(), 2);
    example("somebody took another place".to_owned(), &harness, &seen[1]);
    let (harness, seen) = honest();
    example("a round ended before".to_owned(), &harness, &seen[0]);
    let (proof, seen, cheats) = cheats();
    let changed = |before: &Value, after: &Value| -> Map<String, Value> {
        let fields = after.as_object().unwrap().iter().filter(|(key, value)| before.get(key) != Some(value));
        let gone = before.as_object().unwrap().keys().filter(|key| after.get(key).is_none());
        fields
            .map(|(key, value)| (key.clone(), value.clone()))
            .chain(gone.map(|key| (key.clone(), Value::Null)))
            .collect()
    };
    let (proof, seen) = (serde_json::to_value(proof).unwrap(), serde_json::to_value(&seen[0]).unwrap());
    let honest = views(&serde_json::from_value(proof.clone()).unwrap()).unwrap();
    for cheat in cheats {
        let mut line = json!({ "cheat": cheat.name, "broken": cheat.broken,
            "proof": changed(&proof, &serde_json::to_value(&cheat.proof).unwrap()),
            "seen": changed(&seen, &serde_json::to_value(&cheat.seen).unwrap()) });
        // Whoever forges a proof forges the replay with it.
        if let Some(views) = views(&cheat.proof).filter(|views| !honest.starts_with(views)) {
            line["views"] = json!(views);
        }
        lines.push(line);
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/fair-deal-2.json");
    let lines: Vec<String> = lines.iter().map(Value::to_string).collect();
    let text = format!("[\n{}\n]\n", lines.join(",\n"));
    if std::env::var_os("PARURE_UPDATE").is_some() {
        std::fs::write(&path, &text).unwrap();
    }
    let fresh = std::fs::read_to_string(&path).unwrap_or_default() == text;
    assert!(fresh, "{} is stale: set PARURE_UPDATE=1", path.display());
}

/// The positions that a server shows beside a proof, as much of them as a page needs; none if the moves cannot be played.
fn views(proof: &Proof) -> Option<Vec<Value>> {
    let (rules, options) =
        (rules_from_json(GameId::from(proof.game), &proof.options).ok()?, proof.options.as_object()?);
    let mut position = Position::lay_out_again(rules, proof.players, options, &proof.layout).ok()?;
    let mut views = vec![short_view(&position)];
    for step in &proof.steps {
        let (action, draws) = (NotedAction::from(step.action.clone()), NotedDraws::from(step.draws.clone()));
        position.play(action.read(rules).ok()?, &draws.read(rules).ok()?, &mut LogBuilder::default()).ok()?;
        views.push(short_view(&position));
    }
    Some(views)
}

fn short_view(position: &Position) -> Value {
    let view: Value = serde_json::from_str(position.view(Observer::Referee, false).get()).unwrap();
    let mut short = Map::new();
    for field in ["phase", "round", "seat", "market", "tiles", "royals", "board", "bag", "result"] {
        short.extend(view.get(field).map(|value| (field.to_owned(), value.clone())));
    }
    let left = |level: &str| view["decks"][level].as_array().unwrap().len();
    short.insert("decks".to_owned(), json!({ "1": left("1"), "2": left("2"), "3": left("3") }));
    let player = |player: &Value| json!({ "points": player["points"], "reserved": player["reserved"] });
    short.insert("players".to_owned(), view["players"].as_array().unwrap().iter().map(player).collect());
    Value::Object(short)
}

/// Games of before are checked as they were dealt, and the weakness of it is named.
#[test]
fn games_of_the_older_method_are_still_checked() {
    let examples: Vec<Value> = serde_json::from_str(OLD).unwrap();
    assert_eq!(examples.len(), 3);
    for example in examples {
        let proof: Proof = serde_json::from_value(example["proof"].clone()).unwrap();
        assert_eq!(broken(&verify(&proof, &[])), "fair-broken-cut", "it does not say how the game ended");
        let proof = Proof { ended: Some("resigned".to_owned()), ..proof };
        let verdict = verify(&proof, &[]);
        assert_eq!(verdict.broken, None);
        assert!(keys(&verdict.open).contains(&"fair-open-method"));
        assert!(!keys(&verdict.proved).contains(&"fair-proved-numbers"));
        for (change, expected) in [
            (Proof { secret: "00".repeat(32), ..proof.clone() }, "fair-broken-secret"),
            (
                Proof { nonces: vec!["ab".to_owned(); proof.players], seats_drawn: false, ..proof.clone() },
                "fair-broken-seats",
            ),
            (
                Proof {
                    table: "B".repeat(22),
                    seats_drawn: false,
                    seating: (0..proof.players).collect(),
                    ..proof.clone()
                },
                "fair-broken-layout",
            ),
        ] {
            assert_eq!(broken(&verify(&change, &[])), expected);
        }
    }
}

#[test]
fn nothing_is_told_of_a_running_game() {
    let mut harness = TableHarness::begun(people(GameName::Splendor, 2));
    let secret = harness.secret.reveal();
    assert!(
        Proof::of(&harness.table).is_err()
            && harness.table.record().is_err()
            && Replay::of(&harness.table, None, None).is_err()
    );
    assert!(!serde_json::to_string(&harness.seen('A')).unwrap().contains(&secret));
    harness.ask('A', PlayerRequest::Resign { seat: 0 }).unwrap();
    assert!(serde_json::to_string(&harness.seen('B')).unwrap().contains(&secret));
    assert!(harness.table.record().unwrap().contains("resigned"));
}
