//! What is deleted, and what is kept.

use parure_client::{Guest, Player};
use parure_server::store::{Deleted, Retention, Store};
use parure_server::world::World;
use serde_json::json;

use crate::accounts::claim;
use crate::support::{DATABASES, guest, pair, people, play_out, start};

#[tokio::test(flavor = "multi_thread")]
async fn closed_tables_and_empty_guests_are_deleted_and_finished_games_kept() {
    for database in DATABASES {
        let fresh = database.fresh();
        let service = start(&fresh.url).await;
        // A finished game, one that is on, one that waits, and one that was closed.
        let (ada, bo, finished) = pair(&service, &people("duel", 2)).await;
        play_out(&mut [Player::new(ada.client.clone(), &finished, 1), Player::new(bo.client.clone(), &finished, 2)])
            .await;
        let (_cy, _di, running) = pair(&service, &people("splendor", 2)).await;
        let waiting = ada.client.make_table(&people("splendor", 2)).await.unwrap();
        let lone = guest(&service, "Lone").await;
        let closed = lone.make_table(&people("splendor", 2)).await.unwrap();
        Guest::at(lone.clone(), &closed).await.done(json!({ "type": "close" })).await;
        let _nobody = guest(&service, "Nobody").await;
        let account = claim(&guest(&service, "Rich").await, "rich", "a necklace of rubies").await;
        service.shut_down().await;

        let world = World::real();
        let store = Store::open(&fresh.url, &world).await.unwrap();
        let (now, day) = (world.now(), 24 * 60 * 60 * 1_000);
        let young = Retention { closed: now - day, guests: now - day };
        assert_eq!(store.delete_old(young, now).await.unwrap(), Deleted::default(), "nothing is old enough");
        let all = Retention { closed: now + day, guests: now + day };
        let deleted = store.delete_old(all, now).await.unwrap();
        assert_eq!(deleted, Deleted { tables: 1, guests: 2 }, "{database:?}: the closed table, Lone and Nobody");
        assert_eq!(store.delete_old(all, now).await.unwrap(), Deleted::default());
        store.close().await;

        let service = start(&fresh.url).await;
        for (id, status) in [(&finished, 200), (&running, 200), (&waiting, 200), (&closed, 404)] {
            let found = ada.client.at(service.address()).get(&format!("/api/tables/{id}")).await.unwrap();
            assert_eq!(found.status, status, "{}", found.text());
        }
        let replay = ada.client.at(service.address()).get(&format!("/api/tables/{finished}/replay")).await.unwrap();
        assert_eq!(replay.status, 200);
        assert_eq!(lone.at(service.address()).get("/api/me").await.unwrap().status, 204, "forgotten");
        assert_eq!(account.at(service.address()).get("/api/me").await.unwrap().json()["account"], "rich");
        service.shut_down().await;
    }
}
