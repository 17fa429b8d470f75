//! Databases of every released version: their games are the same games for ever.

use parure_engine::seat::Observer;
use parure_server::ids::{TableId, hex};
use parure_server::protocol::{Presence, SeatState};
use parure_server::store::Store;
use parure_server::world::{Clock, Random, World};
use sha2::{Digest, Sha256};

use crate::support::{DATABASES, execute, start};

/// A released version's database as SQL, and the hash of each game in it. Once released, neither is changed.
const RELEASED: [(&str, &str); 1] = [(include_str!("../golden/0.1.0.sql"), include_str!("../golden/0.1.0.txt"))];

#[tokio::test(flavor = "multi_thread")]
async fn games_of_every_released_version_fold_to_the_same_hashes() {
    for (dump, hashes) in RELEASED {
        for database in DATABASES {
            let fresh = database.fresh();
            execute(&fresh.url, dump).await;
            let store = Store::open(&fresh.url, &World::real()).await.expect("an old database is brought up to date");
            let mut found = String::new();
            for line in hashes.lines() {
                let id = line.split(' ').next().expect("an id");
                found.push_str(&format!("{id} {}\n", hash(&store, id).await));
            }
            assert!(found.lines().count() > 5);
            assert_eq!(found, hashes, "{database:?}");
        }
    }
}

/// A clock that stands still, soon after the released databases were stored.
struct Then;

impl Clock for Then {
    fn now(&self) -> u64 {
        1_794_800_000_000
    }
}

struct NoLuck;

impl Random for NoLuck {
    fn fill(&self, bytes: &mut [u8]) {
        bytes.fill(7);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn guests_of_every_released_version_are_let_in_as_before() {
    for (dump, _) in RELEASED {
        for database in DATABASES {
            let fresh = database.fresh();
            execute(&fresh.url, dump).await;
            let store = Store::open(&fresh.url, &World::new(Then, NoLuck)).await.expect("it is brought up to date");
            let mut guests = 0;
            for line in dump.lines().filter_map(|line| line.strip_prefix("insert into person values (")) {
                let mut fields = line.split(", ").map(|field| field.trim_matches('\''));
                let mut field = || fields.next().expect("a field");
                let (id, name, token_hash) = (field(), field(), field());
                let person = store.person(token_hash, Then.now()).await.unwrap().expect("they are let in");
                assert_eq!((person.id.as_str(), person.name.as_str()), (id, name));
                assert!(store.account_of(&person.id).await.unwrap().is_none());
                guests += usize::from(!store.tables_of(&person.id, 10).await.unwrap().is_empty());
                let later = Then.now() + 400 * 24 * 60 * 60 * 1000;
                assert_eq!(store.person(token_hash, later).await.unwrap(), None, "not for ever");
            }
            assert!(guests > 10, "who find their games");
        }
    }
}

/// What a game was: its position, whose names sat there, and its record once it is over.
async fn hash(store: &Store, id: &str) -> String {
    let id = TableId::parse(id).expect("an id");
    let table = store.table(&id).await.expect("steps that fit").expect("a table");
    let mut hash = Sha256::new();
    hash.update(table.version().to_be_bytes());
    if let Some(play) = table.play() {
        hash.update(play.position().view(Observer::Referee, false).get());
        let result = play.result().map(|result| (&result.winners, &result.points, &result.reason));
        hash.update(format!("{result:?}"));
    }
    for seat in SeatState::all(&table, &Presence::default()) {
        hash.update(format!("{:?} {} {:?} {}", seat.who, seat.name, seat.bot.map(|bot| bot.level), seat.lost));
    }
    hash.update(without_later_options(&table.record().unwrap_or_default()));
    hex(&hash.finalize())
}

/// A record as it was written before these options came, which now it names too.
fn without_later_options(record: &str) -> String {
    let later = match record.lines().nth(1) {
        Some("[game \"marvel\"]") => "[option last_round \"equal_turns\"]\n",
        Some("[game \"duel\"]") => "[option refill \"end_of_turn\"]\n",
        _ => return record.to_owned(),
    };
    assert_eq!(record.matches(later).count(), 1, "it is named, and as it always was");
    record.replace(later, "")
}

#[tokio::test(flavor = "multi_thread")]
async fn finished_games_of_every_released_version_are_still_there() {
    for (dump, hashes) in RELEASED {
        let fresh = crate::support::Database::Sqlite.fresh();
        execute(&fresh.url, dump).await;
        let service = start(&fresh.url).await;
        let visitor = parure_client::Client::new(service.address());
        let mut over = 0;
        for id in hashes.lines().filter_map(|line| line.split(' ').next()) {
            let summary = visitor.get(&format!("/api/tables/{id}")).await.unwrap().json();
            let proof = visitor.get(&format!("/api/tables/{id}/proof")).await.unwrap();
            if summary["stage"] == "over" {
                let proof = serde_json::from_slice(&proof.body).unwrap();
                let verdict = parure_server::fair::verify(&proof, &[]);
                assert_eq!(verdict.broken, None, "its luck is what was promised");
                assert!(verdict.open.iter().any(|finding| finding.key == "fair-open-method"), "as it was then");
                over += 1;
            } else {
                assert_eq!(proof.json()["code"], "not_over");
            }
        }
        assert!(over > 3);
        service.shut_down().await;
    }
}
