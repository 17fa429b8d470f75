//! How long, and on how many devices, somebody is let in.

use parure_server::account::Login;
use parure_server::ids::{PersonId, Token};
use parure_server::store::{Claimed, Person, Store};
use parure_server::world::World;

use crate::support::DATABASES;

const DAY: u64 = 24 * 60 * 60 * 1000;

/// A guest of the first of January 2026.
async fn guest(store: &Store, world: &World) -> (Person, Token, u64) {
    let (person, token, now) =
        (Person { id: PersonId::random(world), name: "Ada".to_owned() }, Token::random(world), 1_767_225_600_000);
    store.make_person(&person, &token, now).await.unwrap();
    (person, token, now)
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_now_and_then_is_let_in_for_ever() {
    for database in DATABASES {
        let (fresh, world) = (database.fresh(), World::real());
        let store = Store::open(&fresh.url, &world).await.unwrap();
        let (person, token, now) = guest(&store, &world).await;
        let found = async |now| store.person(&token.hash(), now).await.unwrap();
        assert!(!store.see(&token, now + DAY / 2).await.unwrap(), "noted once a day");
        assert!(store.see(&token, now + 300 * DAY).await.unwrap());
        assert!(!store.see(&token, now + 300 * DAY + 1).await.unwrap());
        assert_eq!(found(now + 600 * DAY).await, Some(person));
        assert_eq!(found(now + 666 * DAY).await, None);
        store.forget_tokens(now + 600 * DAY).await.unwrap();
        assert!(found(now + 600 * DAY).await.is_some());
        store.forget_tokens(now + 666 * DAY).await.unwrap();
        assert_eq!(found(now + 600 * DAY).await, None);
        assert!(!store.see(&Token::random(&world), now).await.unwrap(), "nobody");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_is_open_on_fifty_devices_and_by_one_password() {
    for database in DATABASES {
        let (fresh, world) = (database.fresh(), World::real());
        let store = Store::open(&fresh.url, &world).await.unwrap();
        let (person, _, now) = guest(&store, &world).await;
        let first = Token::random(&world);
        let login = Login::parse("ada").unwrap();
        assert_eq!(store.make_account(&person.id, &login, "hash", &first, now).await.unwrap(), Claimed::Yes);
        let account = store.account_named(&login).await.unwrap().unwrap();
        let found = async |token: &Token| store.person(&token.hash(), now).await.unwrap().is_some();
        let mut tokens = vec![first];
        for nth in 1..=50 {
            let token = Token::random(&world);
            assert!(store.sign_in(&account, &token, now + nth).await.unwrap());
            tokens.push(token);
        }
        assert!(!found(&tokens[0]).await, "the one not seen for the longest time");
        assert!(found(&tokens[1]).await && found(&tokens[50]).await);
        // Whoever has held the old password against its hash when it is changed comes too late.
        let (changed, late) = (Token::random(&world), Token::random(&world));
        assert!(store.change_password(&account, "other", &changed, now).await.unwrap());
        assert!(!store.sign_in(&account, &late, now).await.unwrap());
        assert!(!store.change_password(&account, "third", &late, now).await.unwrap());
        assert!(!store.delete_account(&account, &late, now).await.unwrap());
        assert!(found(&changed).await && !found(&late).await && !found(&tokens[50]).await);
    }
}
