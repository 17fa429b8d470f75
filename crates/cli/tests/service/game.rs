//! People who play on whatever happens, and what they and the database know in the end.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use parure_client::{Client, Player, PlayerEvent};
use parure_server::ids::TableId;
use parure_server::protocol::{ClientMsg, PlayerRequest, Presence, ServerMsg, Snapshot, TableMsg, View};
use parure_server::store::Store;
use parure_server::table::{Step, Table, TableConfig};
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::house::House;

/// The longest that anything may take on a busy machine.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// A game whose players live until they are told to stop.
pub struct Game {
    pub kind: &'static str,
    pub table: String,
    lives: Vec<JoinHandle<Memory>>,
    stop: watch::Sender<bool>,
    acked: Arc<AtomicU64>,
}

impl Game {
    /// A game of so many people who have just sat down.
    pub async fn begin(address: SocketAddr, kind: (&'static str, usize), seed: u64) -> Self {
        Self::begin_by(address, address, kind, seed).await
    }

    /// The same, for people who go on by another address.
    pub async fn begin_by(
        address: SocketAddr,
        other: SocketAddr,
        (kind, players): (&'static str, usize),
        seed: u64,
    ) -> Self {
        let (table, players) = seat_players(address, kind, players, seed).await;
        Self::of(kind, table, players, other, Duration::ZERO)
    }

    /// The game of these players, who go on by an address and think so long about what they do next.
    pub fn of(
        kind: &'static str,
        table: String,
        mut players: Vec<Player>,
        other: SocketAddr,
        thinking: Duration,
    ) -> Self {
        for player in &mut players {
            player.move_to(player.client().at(other));
        }
        let (stop, stopped) = watch::channel(false);
        let acked = Arc::new(AtomicU64::new(0));
        let life = |player| tokio::spawn(live(player, thinking, stopped.clone(), acked.clone()));
        let lives = players.into_iter().map(life).collect();
        Self { kind, table, lives, stop, acked }
    }

    /// Whether it was played to its end.
    pub fn is_done(&self) -> bool {
        self.lives.iter().all(JoinHandle::is_finished)
    }

    /// Waits until more requests are acknowledged than now, or the game is over.
    pub async fn goes_on(&self) {
        self.goes_on_by(1).await;
    }

    /// Waits until so many more requests are acknowledged, or the game is over.
    pub async fn goes_on_by(&self, more: u64) {
        let enough = self.acked.load(Ordering::Relaxed) + more;
        let on = async {
            while self.acked.load(Ordering::Relaxed) < enough && !self.is_done() {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        tokio::time::timeout(PATIENCE, on).await.unwrap_or_else(|_| panic!("{} {} is stuck", self.kind, self.table));
    }

    /// Ends the players' lives.
    pub async fn end(self) -> Vec<Memory> {
        self.stop.send_replace(true);
        let mut memories = Vec::new();
        for life in self.lives {
            memories.push(life.await.expect("a player who did not panic"));
        }
        memories
    }
}

/// A table of people, all of them players.
pub async fn seat_players(address: SocketAddr, game: &str, players: usize, seed: u64) -> (String, Vec<Player>) {
    seat_players_with(address, json!({ "game": game }), players, seed).await
}

/// The same, with more that was agreed on.
pub async fn seat_players_with(
    address: SocketAddr,
    mut config: Value,
    players: usize,
    seed: u64,
) -> (String, Vec<Player>) {
    let mut seats = vec![json!({ "who": "me" })];
    seats.resize(players, json!({ "who": "open" }));
    config["seats"] = seats.into();
    let config: TableConfig = serde_json::from_value(config).expect("a config");
    let owner = Client::enter(address, "Ada").await.expect("a guest");
    let table = owner.make_table(&config).await.expect("a table");
    let mut all = vec![Player::new(owner, &table, seed)];
    for seat in 1..players {
        let client = Client::enter(address, &format!("P{seat}")).await.expect("a guest");
        let mut socket = client.at_table(&table, None).await.expect("a socket");
        let sit = PlayerRequest::Sit { seat, name: None, nonce: None };
        socket.send(&ClientMsg::request(&format!("sit {seat}"), sit)).await.expect("a connection");
        while !matches!(socket.next().await.expect("an answer"), ServerMsg::Ack { .. }) {}
        all.push(Player::new(client, &table, seed * 31 + seat as u64));
    }
    (table, all)
}

/// A player's life: plays until told to stop, and remembers every acknowledged request and every view by its version.
async fn live(mut player: Player, thinking: Duration, stop: watch::Receiver<bool>, acked: Arc<AtomicU64>) -> Memory {
    let mut memory = Memory::default();
    while !*stop.borrow() && !player.is_done() {
        match player.step(Duration::from_millis(200)).await {
            Some(PlayerEvent::Acked { request, version }) => {
                memory.acked.push((request, version));
                acked.fetch_add(1, Ordering::Relaxed);
                tokio::time::sleep(thinking).await;
            }
            Some(PlayerEvent::Changed) => {
                if let Some(state) = player.state() {
                    memory.views.push((state.version, state.view.clone()));
                }
            }
            Some(PlayerEvent::Refused(code)) => memory.refused.push(code),
            Some(PlayerEvent::Lost) => memory.lost += 1,
            _ => {}
        }
    }
    memory.cookie = player.client().cookie().unwrap_or_default().to_owned();
    memory
}

/// What a player remembers.
#[derive(Debug, Default)]
pub struct Memory {
    pub acked: Vec<(ClientMsg, u64)>,
    pub views: Vec<(u64, Option<View>)>,
    pub refused: Vec<String>,
    pub lost: u32,
    pub cookie: String,
}

/// How much was compared.
pub struct Compared {
    pub acked: usize,
    pub views: usize,
}

/// What is stored is what was acknowledged, and what is stored folds to what everybody saw.
pub async fn compare(store: &Store, house: &House, table: &str, memories: &[Memory]) -> Compared {
    let id = TableId::parse(table).expect("an id");
    let stored = store.game(&id).await.expect("the database").expect("the table");
    let (mut acked, mut views) = (0, 0);
    for (seq, step) in (1..).zip(&stored.steps) {
        assert_eq!(step.seq, seq, "no gap, no fork");
    }
    for memory in memories {
        for (request, version) in &memory.acked {
            let id = request.id().expect("requests have ids");
            let own = format!("/{id}");
            let same = stored.steps.iter().filter(|step| step.step.id().is_some_and(|stored| stored.ends_with(&own)));
            let places: Vec<u64> = same.map(|step| step.seq).collect();
            assert_eq!(places, [*version], "{table}: {request:?} was acknowledged as {version}");
            if let ClientMsg::Table(TableMsg { request: PlayerRequest::Move { .. }, .. }) = request {
                assert!(matches!(stored.steps[*version as usize - 1].step, Step::Moved { .. }));
            }
            acked += 1;
        }
        assert!(memory.acked.windows(2).all(|two| two[0].1 < two[1].1), "acknowledged in order");
        for code in &memory.refused {
            assert!(["stale", "storage", "not_known", "busy", "shutting_down"].contains(&code.as_str()), "{code}");
        }
    }
    // The fold, as each player saw it at each version.
    for memory in memories {
        let token = Client::cookie_token(&memory.cookie).expect("a token");
        let person = store.person(&token.hash(), stored.steps[0].time).await.expect("the database");
        let person = person.expect("a guest").id;
        let mut folded = Table::fold(id.clone(), stored.secret.clone(), &stored.steps[..1]).expect("a table");
        let mut seen: Vec<_> = memory.views.iter().collect();
        seen.sort_by_key(|(version, _)| *version);
        for (version, view) in seen {
            for step in &stored.steps[folded.version() as usize..*version as usize] {
                folded.apply(step).expect("a step that fits");
            }
            let state = Snapshot::of(&folded, Some(&person), 0, &Presence::default()).state;
            assert_eq!(*view, state.view, "{table}, version {version}");
            views += 1;
        }
    }
    // And the running server says the same as the fold.
    let mut watcher = Client::new(house.address()).at_table(table, None).await.expect("a socket");
    let mut live = match watcher.next_within(PATIENCE).await.expect("a snapshot") {
        ServerMsg::Snapshot(snapshot) => snapshot.state,
        other => panic!("not a snapshot: {other:?}"),
    };
    // Bots and clocks go on while this is looked at: the database catches up with what was seen, or the other way round.
    loop {
        let stored = store.game(&id).await.expect("the database").expect("the table");
        let folded = Table::fold(id.clone(), stored.secret, &stored.steps).expect("a table");
        let expected = Snapshot::of(&folded, None, 0, &Presence::default()).state;
        if live.version == expected.version {
            assert_eq!(live.view, expected.view);
            return Compared { acked, views };
        }
        if let ServerMsg::Update(update) = watcher.next_within(PATIENCE).await.expect("an update") {
            live = update.state;
        }
    }
}
