//! A network of our own between two programs: it carries, cuts, delays or swallows.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// How much of what somebody said is remembered.
const REMEMBERED: usize = 1 << 20;

/// What the network does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weather {
    /// Carries everything.
    Fair,
    /// Carries everything so much later.
    Slow(Duration),
    /// Ends every connection and takes no new one.
    Cut,
    /// Takes everything and carries nothing: both sides think that the other is silent.
    BlackHole,
    /// Swallows like a black hole, but only connections that have ever said this; others are carried.
    Deaf(&'static [u8]),
}

/// A proxy to one address.
pub struct Proxy {
    address: SocketAddr,
    weather: Arc<watch::Sender<Weather>>,
    accepted: Arc<AtomicUsize>,
    /// How many bytes of answers were swallowed.
    unheard: Arc<watch::Sender<usize>>,
}

impl Proxy {
    /// Opens on a port of its own.
    pub async fn open(to: SocketAddr) -> std::io::Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = listener.local_addr()?;
        let weather = Arc::new(watch::Sender::new(Weather::Fair));
        let accepted = Arc::new(AtomicUsize::new(0));
        let unheard = Arc::new(watch::Sender::new(0));
        let (sky, count, lost) = (weather.clone(), accepted.clone(), unheard.clone());
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                count.fetch_add(1, Ordering::Relaxed);
                tokio::spawn(connect(near, to, sky.clone(), lost.clone()));
            }
        });
        Ok(Self { address, weather, accepted, unheard })
    }

    /// Where it is.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// How many connections were made so far.
    pub fn accepted(&self) -> usize {
        self.accepted.load(Ordering::Relaxed)
    }

    /// Waits until something that the far side said was swallowed.
    pub async fn swallows_an_answer(&self) {
        let mut unheard = self.unheard.subscribe();
        unheard.wait_for(|bytes| *bytes > 0).await.expect("the proxy is there");
    }

    /// Changes the weather, for connections that are open, too. What was swallowed does not come back: a connection that
    /// has lost something stays dead, as if the machine in between had forgotten it.
    pub fn set(&self, weather: Weather) {
        self.weather.send_replace(weather);
    }
}

async fn connect(
    near: TcpStream,
    to: SocketAddr,
    weather: Arc<watch::Sender<Weather>>,
    unheard: Arc<watch::Sender<usize>>,
) {
    if *weather.borrow() == Weather::Cut {
        return;
    }
    let mut fair = weather.subscribe();
    // Whoever connects into a black hole hears nothing until it is gone.
    _ = fair.wait_for(|weather| *weather != Weather::BlackHole).await;
    let Ok(far) = TcpStream::connect(to).await else { return };
    // Answers are short, and each is waited for.
    _ = (near.set_nodelay(true), far.set_nodelay(true));
    let ((near_in, near_out), (far_in, far_out)) = (near.into_split(), far.into_split());
    let said = watch::Sender::new(Vec::new());
    // Whichever way ends takes the other with it.
    tokio::select! {
        () = carry(near_in, far_out, weather.subscribe(), &said, None) => {}
        () = carry(far_in, near_out, weather.subscribe(), &said, Some(&unheard)) => {}
        () = cut(weather.subscribe()) => {}
    }
}

async fn cut(mut weather: watch::Receiver<Weather>) {
    _ = weather.wait_for(|weather| *weather == Weather::Cut).await;
}

/// Carries one way. `said` is what the near side has said so far; what the far side says is counted where it is swallowed.
async fn carry(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    weather: watch::Receiver<Weather>,
    said: &watch::Sender<Vec<u8>>,
    unheard: Option<&watch::Sender<usize>>,
) {
    let mut buffer = vec![0; 16 * 1024];
    let mut dead = false;
    loop {
        let Ok(read @ 1..) = from.read(&mut buffer).await else {
            // A side that ends in a black hole is not heard to do so.
            if dead {
                std::future::pending::<()>().await;
            }
            return;
        };
        if unheard.is_none() && said.borrow().len() < REMEMBERED {
            said.send_modify(|said| said.extend_from_slice(&buffer[..read]));
        }
        let now = *weather.borrow();
        dead = dead
            || match now {
                Weather::BlackHole => true,
                Weather::Deaf(word) => said.borrow().windows(word.len()).any(|part| part == word),
                _ => false,
            };
        if dead {
            if let Some(unheard) = unheard {
                unheard.send_modify(|bytes| *bytes += read);
            }
            continue;
        }
        if let Weather::Slow(late) = now {
            tokio::time::sleep(late).await;
        }
        if to.write_all(&buffer[..read]).await.is_err() {
            return;
        }
    }
}
