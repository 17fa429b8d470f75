//! A table with a pen and paper.

use parure_client::Device;
use parure_engine::chance::{Entropy, SplitMix64};
use parure_server::fair::{Deal, Secret, seating};
use parure_server::game::Position;
use parure_server::ids::{PersonId, TableId};
use parure_server::protocol::{Presence, Seen, Snapshot};
use parure_server::table::{
    AccessRequest, Asker, Bringer, Decision, DeviceGame, GameName, HouseRequest, Origin, PlayerRequest, Refusal,
    Request, SeatHolder, Seating, Stamped, Step, Table, TableConfig, check_config,
};
use serde_json::{Value, json};

/// A table, its steps, and a clock that somebody turns.
pub struct TableHarness {
    pub id: TableId,
    pub secret: Secret,
    pub table: Table,
    pub steps: Vec<Stamped>,
    pub now: u64,
    /// How long messages are under way.
    pub lag: u64,
    requests: u64,
}

/// Somebody by a letter.
pub fn person(letter: char) -> PersonId {
    PersonId::parse(&letter.to_string().repeat(22)).expect("22 letters are an id")
}

/// A config from the words of a client.
pub fn config(value: Value) -> TableConfig {
    serde_json::from_value(value).expect("a config")
}

/// A config for people only: the owner first.
pub fn people(game: GameName, players: usize) -> Value {
    let mut seats = vec![json!({ "who": "me" })];
    seats.resize(players, json!({ "who": "open" }));
    json!({ "game": game, "seats": seats, "seating": "as_set" })
}

/// The table that a game of a device becomes when `Z` brings it, with its steps.
pub fn bring(game: &DeviceGame) -> Result<(Table, Vec<Stamped>), Refusal> {
    let id = TableId::brought(&person('Z'), &game.game);
    let secret = Secret::from_hex(&"7c".repeat(32)).expect("a secret");
    Table::bring(id, secret, Bringer { person: &person('Z'), name: "Zoe" }, game, 9_000_000)
}

/// The devices of the people at a table, each with what it saw.
pub struct Devices(pub Vec<(char, Device)>);

impl Devices {
    /// A device for each letter.
    pub fn new(letters: impl IntoIterator<Item = char>) -> Self {
        Self(letters.into_iter().map(|letter| (letter, Device::new(letter.into()))).collect())
    }

    /// Everybody looks, and does what the fair deal waits for, as long as it waits for something.
    pub fn look(&mut self, harness: &mut TableHarness) {
        let mut waits = true;
        while std::mem::take(&mut waits) {
            for (letter, device) in &mut self.0 {
                for request in device.see(&harness.seen(*letter).state) {
                    harness.ask(*letter, request.clone()).expect("what the deal waits for");
                    device.acked(&request);
                    waits = true;
                }
            }
        }
    }

    /// What each of them saw.
    pub fn seen(&self) -> Vec<Seen> {
        self.0.iter().filter_map(|(_, device)| device.seen().cloned()).collect()
    }
}

impl TableHarness {
    /// A table that `A` has just made.
    pub fn new(value: Value) -> Self {
        Self::with_secret(value, &"5a".repeat(32))
    }

    /// The same with another secret.
    pub fn with_secret(value: Value, secret: &str) -> Self {
        let config = check_config(config(value)).expect("a config that a table can have");
        let (id, secret) =
            (TableId::parse(&"T".repeat(22)).expect("an id"), Secret::from_hex(secret).expect("a secret"));
        let commitment = secret.commitment();
        let step = Step::Made {
            config: Box::new(config),
            owner: person('A'),
            owner_name: "Ada".to_owned(),
            commitment,
            origin: None,
            brought: None,
        };
        let steps = vec![Stamped { seq: 1, time: 1_000, step }];
        let table = Table::fold(id.clone(), secret.clone(), &steps).expect("a table");
        Self { id, secret, table, steps, now: 1_000, lag: 0, requests: 0 }
    }

    /// Makes the table once more, for a game that goes on from another one.
    pub fn make_again(&mut self, from: Option<Box<Origin>>) {
        if let Step::Made { origin, .. } = &mut self.steps[0].step {
            *origin = from;
        }
        self.table = self.folded();
    }

    /// A table at which everybody sits (`A`, `B`, …) and the game has begun, without anybody's part in the fair deal.
    pub fn begun(value: Value) -> Self {
        let mut harness = Self::seated(value);
        harness.ask('A', PlayerRequest::Start {}).expect("a game that can begin");
        harness
    }

    /// The same as a game that began before there were commitments, of which it has the luck. The page's goldens are such
    /// games, so that they stay as they are.
    pub fn begun_openly(value: Value) -> Self {
        let mut harness = Self::seated(value);
        let (config, players) = (harness.table.config(), harness.table.seat_holders().len());
        let deal = Deal::open(&harness.secret, &harness.id, &vec![""; players]);
        let laid = Position::lay_out(harness.table.rules(), players, &config.options, &mut deal.layout());
        let seating = match config.seating {
            Seating::AsSet => (0..players).collect(),
            Seating::Random => seating(players, &mut deal.seats()),
        };
        let step = Step::Begun { seating, layout: laid.expect("a layout").1, round: None, id: None };
        harness.store(step);
        harness
    }

    /// A table at which everybody sits, and every device has done its part in the fair deal.
    pub fn dealt(value: Value) -> (Self, Devices) {
        let mut harness = Self::seated(value);
        let people = ('A'..='D').filter(|&letter| harness.table.held_by(&person(letter)).next().is_some());
        let mut devices = Devices::new(people.collect::<Vec<_>>());
        devices.look(&mut harness);
        (harness, devices)
    }

    /// A table at which everybody sits.
    pub fn seated(value: Value) -> Self {
        let mut harness = Self::new(value);
        harness.seat_all();
        harness
    }

    /// Everybody sits down.
    pub fn seat_all(&mut self) {
        let free = |(seat, holder): (usize, &SeatHolder)| holder.is_free().then_some(seat);
        let free: Vec<usize> = self.table.seat_holders().iter().enumerate().filter_map(free).collect();
        for seat in free {
            let letter = char::from(b'A' + seat as u8);
            self.ask(letter, PlayerRequest::Sit { seat, name: None, nonce: None }).expect("a free seat");
        }
    }

    /// Decides without storing.
    pub fn decide(&self, id: Option<&str>, request: Request) -> Result<Decision, Refusal> {
        self.table.decide(self.now, id, request)
    }

    /// Decides, stores and applies.
    pub fn ask(&mut self, letter: char, request: PlayerRequest) -> Result<Decision, Refusal> {
        self.requests += 1;
        let id = format!("request {}", self.requests);
        let request = self.by(letter, request);
        self.carry_out(Some(&id), request)
    }

    /// A message of somebody.
    pub fn by(&self, letter: char, request: PlayerRequest) -> Request {
        let asker = Asker { person: person(letter), name: format!("P{letter}"), lag: self.lag };
        Request::Player(asker, request)
    }

    /// The same for somebody with a link.
    pub fn access(&mut self, letter: char, request: AccessRequest) -> Result<Decision, Refusal> {
        self.carry_out(None, Request::Access(person(letter), request))
    }

    /// The same for the house.
    pub fn house(&mut self, request: HouseRequest) -> Result<Decision, Refusal> {
        self.carry_out(None, Request::House(request))
    }

    /// The same for anybody.
    pub fn carry_out(&mut self, id: Option<&str>, request: Request) -> Result<Decision, Refusal> {
        let decision = self.decide(id, request)?;
        decision.steps.iter().for_each(|step| self.store(step.clone()));
        Ok(decision)
    }

    fn store(&mut self, step: Step) {
        let stamped = Stamped { seq: self.table.version() + 1, time: self.now, step };
        self.table.apply(&stamped).expect("what was decided fits");
        self.steps.push(stamped);
    }

    /// The letter of whoever holds the seat to act.
    pub fn to_act(&self) -> char {
        let seat = self.table.to_act().expect("the game is on").index();
        let holds = |letter: &char| self.table.seat_holders()[seat].is_held_by(&person(*letter));
        ('A'..='D').find(holds).expect("a person is to act")
    }

    /// What a person sees.
    pub fn seen(&self, letter: char) -> Snapshot {
        Snapshot::of(&self.table, Some(&person(letter)), self.now, &Presence::default())
    }

    /// What somebody without a seat sees.
    pub fn watched(&self) -> Snapshot {
        Snapshot::of(&self.table, None, self.now, &Presence::default())
    }

    /// The legal actions of whoever is to act.
    pub fn legal(&self) -> Vec<Value> {
        let help = self.seen(self.to_act()).state.help.expect("the game is on");
        help.legal.iter().map(|legal| serde_json::from_str(legal.action.get()).expect("JSON")).collect()
    }

    /// A move of whoever is to act.
    pub fn play(&mut self, action: Value) -> Result<Decision, Refusal> {
        let request = PlayerRequest::Move { expected_version: self.table.version(), action };
        self.ask(self.to_act(), request)
    }

    /// The first legal action that `wanted` likes.
    pub fn play_some(&mut self, wanted: impl Fn(&Value) -> bool) {
        let action = self.legal().into_iter().find(wanted).expect("such an action is legal");
        self.play(action).expect("a legal action");
    }

    /// So many random moves, as long as the game is on.
    pub fn play_random(&mut self, moves: usize, luck: &mut SplitMix64) {
        for _ in 0..moves {
            if self.table.to_act().is_none() {
                return;
            }
            if let Some(turn) = self.table.needs().bot {
                let legal = self.table.play().expect("the game is on").position().any().legal();
                let action = legal[luck.below(legal.len() as u32) as usize];
                let request = Request::House(HouseRequest::BotMove { version: turn.version, seat: turn.seat, action });
                self.carry_out(None, request).expect("a legal action");
                continue;
            }
            let legal = self.legal();
            self.play(legal[luck.below(legal.len() as u32) as usize].clone()).expect("a legal action");
        }
    }

    /// The same while everybody looks on.
    pub fn play_watched(&mut self, moves: usize, luck: &mut SplitMix64, devices: &mut Devices) {
        for _ in 0..moves {
            self.play_random(1, luck);
            devices.look(self);
        }
    }

    /// The table as its stored steps make it.
    pub fn folded(&self) -> Table {
        Table::fold(self.id.clone(), self.secret.clone(), &self.steps).expect("stored steps make a table")
    }
}
