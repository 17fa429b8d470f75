//! A network that loses, delays, tears and cuts.

use std::net::SocketAddr;
use std::time::Duration;

use parure_engine::chance::{Entropy, SplitMix64};
use parure_server::store::Store;
use parure_server::world::World;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};

use crate::game::{Game, compare};
use crate::house::House;

/// Connections made through here are as good as a train ride.
async fn bad_network(to: SocketAddr, seed: u64) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    tokio::spawn(async move {
        let mut luck = SplitMix64::new(seed);
        while let Ok((near, _)) = listener.accept().await {
            let (there, back) = (SplitMix64::new(luck.next_u64()), SplitMix64::new(luck.next_u64()));
            tokio::spawn(async move {
                let Ok(far) = TcpStream::connect(to).await else { return };
                let ((near_in, near_out), (far_in, far_out)) = (near.into_split(), far.into_split());
                // Whichever way is cut first takes the other with it.
                tokio::select! {
                    () = carry(near_in, far_out, there) => {}
                    () = carry(far_in, near_out, back) => {}
                }
            });
        }
    });
    address
}

/// Carries bytes one way: in pieces, late, and now and then no more. A lost packet is a delay that TCP makes up for; a
/// lost connection first swallows what is sent and then ends.
async fn carry(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, mut luck: SplitMix64) {
    let mut buffer = [0; 4096];
    loop {
        let room = 1 + luck.below(buffer.len() as u32) as usize;
        let Ok(read @ 1..) = from.read(&mut buffer[..room]).await else { return };
        if luck.below(40) == 0 {
            let late = Duration::from_millis(200);
            while let Ok(Ok(1..)) = tokio::time::timeout(late, from.read(&mut buffer)).await {}
            return;
        }
        let lost = luck.below(20) == 0;
        tokio::time::sleep(Duration::from_millis(u64::from(luck.below(if lost { 120 } else { 6 })))).await;
        if to.write_all(&buffer[..read]).await.is_err() {
            return;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bad_network_loses_and_doubles_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = format!("sqlite:{}", folder.path().join("network.db").display());
    let house = House::open(&database);
    let mut games = Vec::new();
    for (nth, kind) in [("splendor", 2), ("marvel", 3), ("duel", 2)].into_iter().enumerate() {
        // People sit down by a good network and travel afterwards.
        let network = bad_network(house.address(), nth as u64).await;
        games.push(Game::begin_by(house.address(), network, kind, 20 + nth as u64).await);
    }
    let store = Store::open(&database, &World::real()).await.expect("the database");
    let mut lost = 0;
    for game in games {
        game.goes_on_by(25).await;
        let table = game.table.clone();
        let memories = game.end().await;
        assert!(compare(&store, &house, &table, &memories).await.acked > 20);
        lost += memories.iter().map(|memory| memory.lost).sum::<u32>();
    }
    assert!(lost > 3, "connections were lost ({lost}), or this shows nothing");
    house.close();
}
