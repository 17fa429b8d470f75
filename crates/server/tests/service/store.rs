//! What is stored is stored whole, and once.

use parure_server::fair::Secret;
use parure_server::ids::{PersonId, TableId, Token};
use parure_server::store::{AppendError, Catalogue, Members, Person, Store};
use parure_server::table::{Stamped, Step};
use parure_server::world::World;

use crate::support::{Database, people};

async fn guest(store: &Store, world: &World, name: &str) -> Person {
    let person = Person { id: PersonId::random(world), name: name.to_owned() };
    let token = Token::random(world);
    store.make_person(&person, &token, world.now()).await.unwrap();
    assert_eq!(store.person(&token.hash(), world.now()).await.unwrap().as_ref(), Some(&person));
    person
}

async fn table(store: &Store, world: &World, owner: &Person) -> TableId {
    let (id, secret, config) = (TableId::random(world), Secret::random(world), people("splendor", 2));
    let step = Step::Made {
        config: Box::new(config.clone()),
        owner: owner.id.clone(),
        owner_name: owner.name.clone(),
        commitment: secret.commitment(),
        origin: None,
        brought: None,
    };
    let first = Stamped { seq: 1, time: world.now(), step };
    store.make_table(&id, &secret, owner, &config, &first).await.unwrap();
    id
}

/// Steps that free the second seat, with these numbers.
fn stood(numbers: std::ops::RangeInclusive<u64>, who: &str) -> Vec<Stamped> {
    numbers.map(|seq| Stamped { seq, time: 0, step: Step::Stood { seat: 1, id: Some(who.to_owned()) } }).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_second_stores_nothing_at_all() {
    for database in [Database::Sqlite, Database::Postgres] {
        let (fresh, world) = (database.fresh(), World::real());
        let (one, two) =
            (Store::open(&fresh.url, &world).await.unwrap(), Store::open(&fresh.url, &world).await.unwrap());
        let owner = guest(&one, &world, "Ada").await;
        let id = table(&one, &world, &owner).await;
        one.append(&id, &stood(2..=2, "one"), None, &Members::default()).await.unwrap();
        // The second writer's later steps have numbers that nobody has used; without its first they mean nothing.
        let late = two
            .append(&id, &stood(2..=4, "two"), None, &Members { came: vec![owner.id.clone()], gone: Vec::new() })
            .await;
        assert_eq!(late, Err(AppendError::Conflict));
        assert_eq!(two.steps_after(&id, 1).await.unwrap(), stood(2..=2, "one"));
        two.append(&id, &stood(3..=5, "two"), None, &Members::default()).await.unwrap();
        assert_eq!(one.steps_after(&id, 2).await.unwrap(), stood(3..=5, "two"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn guests_and_tables_that_come_together_are_all_stored() {
    for database in [Database::Sqlite, Database::Postgres] {
        let (fresh, world) = (database.fresh(), World::real());
        let store = Store::open(&fresh.url, &world).await.unwrap();
        let coming = (0..100).map(|nth| {
            let (store, world) = (store.clone(), world.clone());
            tokio::spawn(async move {
                let owner = guest(&store, &world, &format!("Guest {nth}")).await;
                let id = table(&store, &world, &owner).await;
                store.append(&id, &stood(2..=3, &owner.name), None, &Members::default()).await.unwrap();
                assert_eq!(store.steps_after(&id, 1).await.unwrap(), stood(2..=3, &owner.name));
                assert_eq!(store.live_tables_of(&owner.id).await.unwrap(), 1);
            })
        });
        for guest in coming.collect::<Vec<_>>() {
            guest.await.unwrap();
        }
        assert_eq!(store.open_tables(1000).await.unwrap().len(), 0, "tables by link are not listed");
    }
}

/// Nobody has to be at a table for its deal to be broken off in time.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_whose_nonces_are_overdue_is_found() {
    for database in [Database::Sqlite, Database::Postgres] {
        let (fresh, world) = (database.fresh(), World::real());
        let store = Store::open(&fresh.url, &world).await.unwrap();
        let owner = guest(&store, &world, "Ada").await;
        let id = table(&store, &world, &owner).await;
        let sat = Step::Sat { seat: 1, person: owner.id.clone(), name: "Bo".to_owned(), nonce: None, id: None };
        let commit = |seat| Step::Committed { seat, commitment: "ab".repeat(32), id: None };
        let steps = [sat, commit(0), commit(1), Step::Fixed { id: None }];
        let steps: Vec<Stamped> =
            steps.into_iter().zip(2..).map(|(step, seq)| Stamped { seq, time: 1_000, step }).collect();
        let mut table = store.table(&id).await.unwrap().unwrap();
        steps.iter().for_each(|step| table.apply(step).unwrap());
        store.append(&id, &steps, Some(&Catalogue::of(&table)), &Members::default()).await.unwrap();
        let due = table.needs().wake.unwrap();
        assert_eq!(store.due_tables(due - 1, 10).await.unwrap(), []);
        assert_eq!(store.due_tables(due, 10).await.unwrap(), [id]);
    }
}
