//! Whole games.

use parure_client::{Guest, Player};
use parure_server::fair::verify;
use parure_server::protocol::{Proof, ProofOrigin, Stage};
use parure_server::world::World;

use crate::support::{DATABASES, against_bots, guest, people, play_out, sit, start};

#[tokio::test(flavor = "multi_thread")]
async fn people_play_every_game_to_its_end() {
    for database in DATABASES {
        let fresh = database.fresh();
        let service = start(&fresh.url).await;
        for (game, players) in [("splendor", 2), ("marvel", 3), ("duel", 2)] {
            let owner = guest(&service, "Ada").await;
            let table = owner.make_table(&people(game, players)).await.unwrap();
            let mut all = vec![Player::new(owner.clone(), &table, 1)];
            for seat in 1..players {
                let client = guest(&service, &format!("Guest {seat}")).await;
                let mut socket = client.at_table(&table, None).await.unwrap();
                socket.send(&sit(seat)).await.unwrap();
                while !matches!(socket.next().await.unwrap(), parure_server::protocol::ServerMsg::Ack { .. }) {}
                all.push(Player::new(client, &table, seat as u64 + 1));
            }
            let acked = play_out(&mut all).await;
            assert!(acked.len() > 20, "{game}: {}", acked.len());
            let proof = archive(&owner, &table).await;
            for player in &all {
                let seen = player.device().seen().expect("it has looked").clone();
                let verdict = verify(&proof, &[seen]);
                assert_eq!(verdict.broken, None, "{game}");
                assert!(verdict.proved.iter().any(|finding| finding.key == "fair-proved-own"), "{verdict:?}");
            }
        }
        service.shut_down().await;
    }
}

/// What is left of a finished game is there for everybody with the link.
async fn archive(client: &parure_client::Client, table: &str) -> Proof {
    let stranger = parure_client::Client::new(client.address());
    let proof = stranger.get(&format!("/api/tables/{table}/proof")).await.unwrap();
    let proof: Proof = serde_json::from_slice(&proof.body).unwrap();
    assert_eq!(verify(&proof, &[]).broken, None);
    let record = stranger.get(&format!("/api/tables/{table}/record")).await.unwrap();
    assert!(record.text().starts_with("[format \"parure-record/1\"]"), "{}", record.text());
    let replay = stranger.get(&format!("/api/tables/{table}/replay")).await.unwrap().json();
    assert_eq!(replay["steps"].as_array().unwrap().len(), proof.steps.len());
    assert_eq!(replay["steps"].as_array().unwrap().last().unwrap()["view"]["phase"], "over");
    let drawn = stranger.get(&format!("/api/tables/{table}/picture.svg?theme=light")).await.unwrap();
    assert!(drawn.status == 200 && drawn.text().starts_with("<svg "), "{}", drawn.status);
    let painted = stranger.get(&format!("/api/tables/{table}/picture.png")).await.unwrap();
    assert!(painted.status == 200 && painted.body.starts_with(b"\x89PNG"), "{}", painted.status);
    proof
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_against_bots_begins_by_itself_and_ends() {
    let fresh = crate::support::Database::Sqlite.fresh();
    let service = start(&fresh.url).await;
    for (game, players, level) in [("splendor", 4, "level3"), ("marvel", 2, "greedy"), ("duel", 2, "level4")] {
        let client = guest(&service, "Ada").await;
        let table = client.make_table(&against_bots(game, players, level)).await.unwrap();
        let mut player = [Player::new(client, &table, 5)];
        play_out(&mut player).await;
        let state = player[0].state().unwrap();
        assert_eq!(state.stage, Stage::Over, "{game}");
        assert!(state.result.is_some());
    }
    service.shut_down().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_expansion_is_played_against_bots_to_its_end() {
    let fresh = crate::support::Database::Sqlite.fresh();
    let service = start(&fresh.url).await;
    for (expansion, players) in [("cities", 2), ("posts", 3), ("orient", 2), ("strongholds", 4)] {
        let client = guest(&service, "Ada").await;
        let mut config = against_bots("splendor", players, "greedy");
        config.options.insert("expansion".to_owned(), expansion.into());
        let table = client.make_table(&config).await.unwrap();
        let mut player = [Player::new(client.clone(), &table, 5)];
        play_out(&mut player).await;
        assert!(player[0].state().unwrap().result.is_some(), "{expansion}");
        archive(&client, &table).await;
    }
    service.shut_down().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_goes_on_from_any_step_with_new_luck() {
    let fresh = crate::support::Database::Sqlite.fresh();
    let service = start(&fresh.url).await;
    for (game, players) in [("splendor", 3), ("marvel", 2), ("duel", 2)] {
        let ada = guest(&service, "Ada").await;
        let seats = |plan: serde_json::Value| serde_json::json!(vec![plan; players]);
        let all = seats(serde_json::json!({ "who": "me" }));
        let config = serde_json::json!({ "game": game, "seats": all, "seating": "as_set" });
        let first = ada.make_table(&crate::support::table(config)).await.unwrap();
        let go_on = format!("/api/tables/{first}/continue");
        let request = |step: usize| serde_json::json!({ "step": step, "seats": all });
        assert_eq!(ada.post(&go_on, &request(3)).await.unwrap().json()["code"], "not_over");
        play_out(&mut [Player::new(ada.clone(), &first, 7)]).await;
        let replay = ada.get(&format!("/api/tables/{first}/replay")).await.unwrap().json();
        let steps = replay["steps"].as_array().unwrap();
        for beyond in [steps.len(), steps.len() + 1] {
            assert_eq!(ada.post(&go_on, &request(beyond)).await.unwrap().json()["code"], "bad_config");
        }
        let few = serde_json::json!({ "step": 1, "seats": [{ "who": "me" }] });
        assert_eq!(ada.post(&go_on, &few).await.unwrap().json()["code"], "bad_config");
        let step = steps.len() / 2;
        let mut played = Vec::new();
        for seed in [1, 2] {
            let next = ada.post(&go_on, &request(step)).await.unwrap().json()["table"].as_str().unwrap().to_owned();
            let mut eve = Guest::at(ada.clone(), &next).await;
            eve.done(serde_json::json!({ "type": "nonce", "nonce": "0".repeat(16) })).await;
            eve.until(|state| state.view.is_some()).await;
            drop(eve);
            play_out(&mut [Player::new(ada.clone(), &next, seed)]).await;
            let proof = archive(&ada, &next).await;
            let without = Proof { origin: proof.origin.map(|origin| ProofOrigin { proof: None, ..origin }), ..proof };
            let broken = verify(&without, &[]).broken.expect("what came before is missing");
            assert_eq!(broken.key, "fair-broken-origin");
            let again = ada.get(&format!("/api/tables/{next}/replay")).await.unwrap().json();
            assert_eq!(again["start"], steps[step - 1]["view"], "{game}: it begins where the other one was");
            let proof = ada.get(&format!("/api/tables/{next}/proof")).await.unwrap().json();
            let draws: Vec<_> = proof["steps"].as_array().unwrap().iter().map(|step| step["draws"].clone()).collect();
            played.push(draws);
        }
        assert_ne!(played[0], played[1], "{game}: nobody can know what comes from having seen it");
    }
    service.shut_down().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_and_a_review_come_with_reasons() {
    let fresh = crate::support::Database::Sqlite.fresh();
    let service = start(&fresh.url).await;
    let client = guest(&service, "Ada").await;
    let table = client.make_table(&against_bots("splendor", 2, "level1")).await.unwrap();
    let mut ada = Guest::at(client.clone(), &table).await;
    ada.done(serde_json::json!({ "type": "start" })).await;
    ada.until(|state| state.view.is_some()).await;
    match ada.ask(serde_json::json!({ "type": "hint" })).await {
        parure_server::protocol::ServerMsg::Hint { advice, .. } => {
            assert!(!advice.is_empty() && !advice[0].reasons.is_empty());
        }
        other => panic!("no hint: {other:?}"),
    }
    let review = client.get(&format!("/api/tables/{table}/review")).await.unwrap();
    assert_eq!((review.status, review.json()["code"].as_str()), (409, Some("not_over")));
    ada.play("take").await;
    ada.done(serde_json::json!({ "type": "resign", "seat": 0 })).await;
    let review = client.get(&format!("/api/tables/{table}/review")).await.unwrap();
    assert!(!review.json()["moves"].as_array().unwrap().is_empty(), "{}", review.text());
    assert!(World::real().now() > 0);
    service.shut_down().await;
}
