//! What the server really sends, for the page's tests and its gallery.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use parure_engine::chance::{Entropy, SplitMix64};
use parure_engine::seat::Observer;
use parure_server::game::{Acting, Helpers, Position};
use parure_server::protocol::{
    Advice, Brings, LegalAction, Presence, Reason, ReasonArgument, Replay, Review, ReviewMove, ServerMsg, Snapshot,
    Update,
};
use parure_server::table::{GameName, PlayerRequest};
use serde::Serialize;
use serde_json::{Value, json};

use crate::choices::{POSITIONS, read};
use crate::support::{TableHarness, people, person};

/// The files by name.
#[derive(Default)]
struct Goldens(BTreeMap<String, Value>);

impl Goldens {
    fn add(&mut self, name: impl Into<String>, value: &impl Serialize) {
        self.0.insert(name.into(), serde_json::to_value(value).expect("JSON"));
    }
}

/// A game in which everybody buys what they can.
struct Game {
    harness: TableHarness,
    luck: SplitMix64,
}

impl Game {
    fn new(config: Value, seed: u64) -> Self {
        Self { harness: TableHarness::begun_openly(config), luck: SplitMix64::new(seed) }
    }

    /// Plays so many moves.
    fn go_on(mut self, moves: usize) -> Self {
        (0..moves).for_each(|_| self.step());
        self
    }

    /// Plays until it has come to this; nothing if the game ends before.
    fn until(mut self, wanted: &impl Fn(&Self) -> bool) -> Option<Self> {
        while !wanted(&self) {
            self.harness.table.to_act()?;
            self.step();
        }
        Some(self)
    }

    /// The first legal action of which this holds.
    fn legal(&self, wanted: impl Fn(&LegalAction) -> bool) -> Option<Value> {
        self.harness.table.to_act()?;
        let legal = self.acting().state.help?.legal.into_iter().find(wanted)?;
        Some(serde_json::from_str(legal.action.get()).expect("JSON"))
    }

    fn step(&mut self) {
        let mut legal = self.harness.legal();
        let bought: Vec<_> = legal.iter().filter(|action| action["type"] == "buy").cloned().collect();
        if !bought.is_empty() {
            legal = bought;
        }
        let action = legal[self.luck.below(legal.len() as u32) as usize].clone();
        self.harness.now += 4_000;
        self.harness.play(action).expect("a legal action");
    }

    fn phase(&self) -> String {
        let view = self.watched().state.view.expect("the game is on");
        let view: Value = serde_json::from_str(view.get()).expect("JSON");
        view["phase"].as_str().expect("a phase").to_owned()
    }

    fn presence(&self) -> Presence {
        let here = ('A'..).take(self.harness.table.seat_holders().len()).map(person).collect();
        Presence { here, ..Presence::default() }
    }

    /// What a person sees.
    fn seen(&self, letter: char) -> Snapshot {
        Snapshot::of(&self.harness.table, Some(&person(letter)), self.harness.now, &self.presence())
    }

    /// What whoever is to act sees.
    fn acting(&self) -> Snapshot {
        self.seen(self.harness.to_act())
    }

    fn watched(&self) -> Snapshot {
        Snapshot::of(&self.harness.table, None, self.harness.now, &self.presence())
    }
}

/// The first of the games from any seed that comes to this.
fn come(config: &Value, wanted: impl Fn(&Game) -> bool) -> Game {
    (0..500).find_map(|seed| Game::new(config.clone(), seed).until(&wanted)).expect("some game comes to it")
}

/// The same for an open choice.
fn come_to(phase: &str, config: &Value) -> Game {
    come(config, |game| game.phase() == phase)
}

/// A take after which one token has to go back.
fn one_too_many(legal: &LegalAction) -> bool {
    legal.text.starts_with("take") && legal.brings.as_ref().is_some_and(|brings| brings.over == Some(1))
}

/// A take of three that gives the opponent a privilege, and nothing has to go back.
fn generous(legal: &LegalAction) -> bool {
    let gives = |brings: &Brings| brings.gives_privilege.is_some() && brings.over.is_none();
    legal.text.split(' ').count() == 4 && legal.brings.as_ref().is_some_and(gives)
}

fn with(mut config: Value, field: &str, value: Value) -> Value {
    config[field] = value;
    config
}

fn snapshots(goldens: &mut Goldens) {
    let splendor = |players| people(GameName::Splendor, players);
    let marvel = |players| people(GameName::Marvel, players);
    let duel = people(GameName::Duel, 2);
    let team = with(splendor(4), "options", json!({ "team": true, "target": 5 }));
    let printed = with(splendor(2), "helpers", json!(false));
    let timed = with(splendor(2), "clock", json!({ "kind": "per_game", "seconds": 600, "increment": 5 }));
    let short = with(splendor(2), "options", json!({ "target": 3 }));

    let mut waiting = TableHarness::new(with(splendor(3), "chat", json!("free")));
    waiting.ask('B', PlayerRequest::Sit { seat: 1, name: None, nonce: None }).expect("a free seat");
    goldens.add("waiting", &waiting.seen('A'));
    goldens.add("waiting-guest", &waiting.watched());

    let mut start = Game::new(splendor(2), 1);
    goldens.add("splendor-2-start", &start.seen('A'));
    goldens.add("splendor-2-start-waits", &start.seen('B'));
    start.harness.play_some(|action| action["type"] == "take");
    goldens.add("splendor-2-turn", &start.seen('B'));
    let game = Game::new(timed, 3).go_on(24);
    let (to_act, other) = if game.harness.to_act() == 'A' { ('A', 'B') } else { ('B', 'A') };
    goldens.add("splendor-2", &game.seen(to_act));
    goldens.add("splendor-2-waits", &game.seen(other));
    goldens.add("splendor-2-spectator", &game.watched());
    goldens.add("splendor-2-printed", &Game::new(printed, 3).go_on(24).acting());
    let mut full = come(&splendor(2), |game| game.legal(one_too_many).is_some());
    goldens.add("splendor-2-full", &full.acting());
    let take = full.legal(one_too_many).expect("a take");
    full.harness.play(take).expect("a legal action");
    goldens.add("splendor-2-return", &full.acting());
    goldens.add("splendor-2-over", &come_to("over", &short).seen('A'));
    goldens.add("splendor-3", &Game::new(splendor(3), 5).go_on(30).acting());
    goldens.add("splendor-4", &Game::new(splendor(4), 6).go_on(36).acting());
    goldens.add("team-4", &Game::new(team.clone(), 7).go_on(20).acting());
    goldens.add("team-4-over", &come_to("over", &team).seen('A'));
    goldens.add("marvel-2", &Game::new(marvel(2), 8).go_on(24).acting());
    goldens.add("marvel-2-return", &come_to("return", &marvel(2)).acting());
    goldens.add("marvel-3", &Game::new(marvel(3), 9).go_on(30).acting());
    goldens.add("marvel-4", &Game::new(marvel(4), 10).go_on(36).acting());
    goldens.add("duel-start", &Game::new(duel.clone(), 1).acting());
    goldens.add("duel", &Game::new(duel.clone(), 11).go_on(24).acting());
    goldens.add("duel-line", &come(&duel, |game| game.legal(generous).is_some()).acting());
    goldens.add("duel-discard", &come_to("discard", &duel).acting());
    goldens.add("duel-over", &come_to("over", &duel).seen('A'));
}

/// With each module of Cities of Splendor, in the middle of a game and where it asks for something of its own.
fn modules(goldens: &mut Goldens) {
    let module = |players, name: &str| {
        with(people(GameName::Splendor, players), "options", json!({ "expansion": name, "face_up": 4 }))
    };
    let legal = |wanted: &'static str| move |game: &Game| game.legal(|legal| legal.text.contains(wanted)).is_some();
    goldens.add("cities-2", &Game::new(module(2, "cities"), 1).go_on(40).acting());
    goldens.add("cities-4", &Game::new(module(4, "cities"), 2).go_on(60).acting());
    goldens.add("cities-over", &come_to("over", &module(2, "cities")).seen('A'));
    goldens.add("posts-3", &Game::new(module(3, "posts"), 3).go_on(75).acting());
    goldens.add("posts-gem", &come_to("post_gem", &module(2, "posts")).acting());
    goldens.add("orient-2", &Game::new(module(2, "orient"), 4).go_on(44).acting());
    goldens.add("orient-4", &Game::new(module(4, "orient"), 5).go_on(60).acting());
    for phase in ["copy", "free", "set_aside"] {
        goldens.add(format!("orient-{phase}"), &come_to(phase, &module(2, "orient")).acting());
    }
    let sacrifice = |legal: &LegalAction| legal.action.get().contains("sacrifice");
    goldens.add("orient-sacrifice", &come(&module(2, "orient"), |game| game.legal(sacrifice).is_some()).acting());
    let gold_cards = |legal: &LegalAction| legal.action.get().contains("gold_cards");
    goldens.add("orient-gold", &come(&module(2, "orient"), |game| game.legal(gold_cards).is_some()).acting());
    goldens.add("strongholds-3", &Game::new(module(3, "strongholds"), 6).go_on(60).acting());
    goldens.add("strongholds-use", &come(&module(2, "strongholds"), legal("remove")).acting());
    goldens.add("strongholds-conquer", &come_to("conquer", &module(2, "strongholds")).acting());
}

/// Positions that games seldom come to, at a table that has just begun.
fn choices(goldens: &mut Goldens) {
    for (name, text) in POSITIONS {
        let game = text.split(' ').next().expect("a position begins with its game");
        let config: Value = with(people(GameName::Splendor, 2), "game", json!(game));
        let mut snapshot = Game::new(config, 1).seen('A');
        let position = Position::from(read(text));
        let observer = Observer::Seat(position.to_act().expect("somebody is to choose"));
        snapshot.state.view = Some(position.view(observer, false));
        snapshot.state.help = Some(position.help(observer, Acting::Yes, Helpers::On));
        goldens.add(format!("choice-{name}"), &snapshot);
    }
}

fn update(goldens: &mut Goldens) {
    let game = Game::new(people(GameName::Splendor, 2), 3).go_on(24);
    let since = game.harness.table.version();
    let game = game.go_on(2);
    let update = Update::since(&game.harness.table, Some(&person('A')), since, game.harness.now, &game.presence());
    goldens.add("splendor-2-update", &update.expect("a version that was seen"));
}

/// The first of these actions, as if a bot had thought of them; its chances are made up.
fn advice(legal: &[LegalAction], count: usize) -> Vec<Advice> {
    let told = legal.iter().take(count).enumerate().map(|(nth, legal)| Advice {
        action: legal.action.clone(),
        text: legal.text.clone(),
        brings: legal.brings.clone(),
        win: 0.5 - 0.0625 * nth as f32,
        share: 0.5 / (nth + 1) as f32,
        reasons: vec![Reason {
            key: "reason-scores".to_owned(),
            arguments: vec![ReasonArgument::Number { name: "points".to_owned(), number: 1 }],
        }],
    });
    told.collect()
}

fn looked_back(goldens: &mut Goldens) {
    let splendor = with(people(GameName::Splendor, 2), "options", json!({ "target": 1 }));
    for (name, config, moves) in [("splendor", splendor, 200), ("duel", people(GameName::Duel, 2), 12)] {
        let mut game = Game::new(config, 2);
        let mut reviewed = Vec::new();
        for _ in 0..moves {
            let Some(seat) = game.harness.table.to_act() else { break };
            let legal = game.acting().state.help.expect("the game is on").legal;
            let best = advice(&legal, 2);
            reviewed.push(ReviewMove {
                seat: seat.index(),
                win: 0.4375,
                given_away: 0.0625,
                chances: vec![0.4375, 0.5625],
                best,
            });
            game.step();
        }
        if game.harness.table.to_act().is_some() {
            game.harness.ask('A', PlayerRequest::Resign { seat: 0 }).expect("A plays");
        }
        goldens.add(
            format!("replay-{name}"),
            &Replay::of(&game.harness.table, Some(&person('A')), None).expect("the game is over"),
        );
        let review = Review { table: game.harness.id.to_string(), moves: reviewed };
        goldens.add(format!("review-{name}"), &review);
    }
    let game = Game::new(people(GameName::Splendor, 2), 3).go_on(24);
    let legal = game.acting().state.help.expect("the game is on").legal;
    let hint = ServerMsg::Hint { id: "h".to_owned(), version: game.harness.table.version(), advice: advice(&legal, 3) };
    goldens.add("hint", &hint);
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/testing/goldens")
}

/// The files that lie in the folder.
fn files(folder: &Path) -> BTreeSet<String> {
    let entries = std::fs::read_dir(folder).into_iter().flatten();
    entries.map(|entry| entry.expect("a file").file_name().to_string_lossy().into_owned()).collect()
}

/// Fails when a file is not what the server sends; `PARURE_UPDATE=1` writes them all.
#[test]
fn the_goldens_of_the_page_are_up_to_date() {
    let mut goldens = Goldens::default();
    snapshots(&mut goldens);
    choices(&mut goldens);
    modules(&mut goldens);
    update(&mut goldens);
    looked_back(&mut goldens);
    let folder = folder();
    let texts = goldens.0.iter().map(|(name, value)| (format!("{name}.json"), format!("{value}\n")));
    let texts: BTreeMap<String, String> = texts.collect();
    let size: usize = texts.values().map(String::len).sum();
    assert!(size < 600_000, "{size} bytes are much for a page's tests");
    if std::env::var_os("PARURE_UPDATE").is_some() {
        std::fs::create_dir_all(&folder).expect("a folder");
        files(&folder).iter().for_each(|name| std::fs::remove_file(folder.join(name)).expect("an old file"));
        texts.iter().for_each(|(name, text)| std::fs::write(folder.join(name), text).expect("a new file"));
    }
    assert!(files(&folder).iter().eq(texts.keys()), "{}: set PARURE_UPDATE=1", folder.display());
    for (name, text) in texts {
        let written = std::fs::read_to_string(folder.join(&name)).unwrap_or_default();
        assert!(written == text, "{name} is stale: set PARURE_UPDATE=1");
    }
}
