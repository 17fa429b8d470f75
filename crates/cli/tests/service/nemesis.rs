//! Other things that happen to servers: standing still, half-open connections, a polite end.

use std::time::Duration;

use parure_server::client::{Client, Player};
use parure_server::protocol::ServerMsg;
use tokio::io::AsyncWriteExt;

use crate::house::{House, live, seat_players};

fn database(folder: &tempfile::TempDir) -> String {
    format!("sqlite:{}", folder.path().join("nemesis.db").display())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_stands_still_goes_on_where_it_was() {
    let folder = tempfile::tempdir().expect("a folder");
    let house = House::open(&database(&folder));
    let (_, players) = seat_players(house.address(), "duel", 2, 3).await;
    let (stop, stopped) = tokio::sync::watch::channel(false);
    let lives: Vec<_> = players.into_iter().map(|player| tokio::spawn(live(player, stopped.clone()))).collect();
    for _ in 0..3 {
        tokio::time::sleep(Duration::from_millis(150)).await;
        house.signal("STOP");
        tokio::time::sleep(Duration::from_millis(700)).await;
        house.signal("CONT");
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
    stop.send_replace(true);
    for life in lives {
        let memory = life.await.expect("a player who did not panic");
        assert!(memory.acked.len() > 3 && memory.refused.is_empty(), "{:?}", memory.refused);
    }
    house.close();
}

#[tokio::test(flavor = "multi_thread")]
async fn half_open_and_half_closed_connections_hinder_nobody() {
    let folder = tempfile::tempdir().expect("a folder");
    let house = House::open(&database(&folder));
    // Connections that say half a request, or shake hands and fall silent.
    let mut silent = Vec::new();
    for nth in 0..50 {
        let mut stream = tokio::net::TcpStream::connect(house.address()).await.expect("a connection");
        if nth % 2 == 0 {
            stream.write_all(b"GET /api/socket HTTP/1.1\r\nhost: x\r\n").await.expect("half a request");
        }
        silent.push(stream);
    }
    let (table, players) = seat_players(house.address(), "splendor", 2, 4).await;
    let mut mute = Vec::new();
    for _ in 0..20 {
        mute.push(Client::new(house.address()).at_table(&table, None).await.expect("a socket"));
    }
    let mut players = players;
    let mut moves = 0;
    while moves < 20 {
        for player in &mut players {
            while let Some(event) = player.step(Duration::from_millis(20)).await {
                moves += u32::from(matches!(event, parure_server::client::PlayerEvent::Acked { .. }));
            }
        }
    }
    assert!(players.iter().all(|player: &Player| player.seen().is_some()));
    drop((silent, mute));
    house.close();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_polite_end_says_goodbye_and_is_quick() {
    let folder = tempfile::tempdir().expect("a folder");
    let house = House::open(&database(&folder));
    let (table, _players) = seat_players(house.address(), "marvel", 2, 5).await;
    let mut watcher = Client::new(house.address()).at_table(&table, None).await.expect("a socket");
    watcher.next().await.expect("a snapshot");
    let farewell = tokio::spawn(async move {
        loop {
            match watcher.next().await {
                Ok(ServerMsg::Bye { code, retry }) => return (code, retry),
                Ok(_) => {}
                Err(error) => panic!("no goodbye: {error}"),
            }
        }
    });
    let took = tokio::task::spawn_blocking(move || house.close()).await.expect("an end");
    assert!(took < Duration::from_secs(10), "{took:?}");
    assert_eq!(farewell.await.expect("a goodbye"), ("shutting_down".to_owned(), true));
}
