//! Ports for servers of tests.

use std::net::TcpListener;
use std::sync::atomic::{AtomicU32, Ordering};

/// Below the ports from which systems take one for an outgoing connection: what such a connection holds cannot be listened at.
const PORTS: std::ops::Range<u32> = 20_000..32_000;
/// How far apart processes that follow one another begin.
const STRIDE: u32 = 128;

/// A port of this machine that nobody listens at. No other call of this program gets it, and no connection takes it while
/// its server is away.
pub fn free_port() -> u16 {
    static GIVEN: AtomicU32 = AtomicU32::new(0);
    let first = std::process::id().wrapping_mul(STRIDE);
    let next = || PORTS.start + first.wrapping_add(GIVEN.fetch_add(1, Ordering::Relaxed)) % PORTS.len() as u32;
    let mut ports = PORTS.map(|_| next() as u16);
    ports.find(|&port| TcpListener::bind(("127.0.0.1", port)).is_ok()).expect("a free port")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_port_is_given_once_and_to_no_connection() {
        let mut given: Vec<_> = (0..200).map(|_| free_port()).collect();
        given.sort_unstable();
        given.dedup();
        assert_eq!(given.len(), 200);
        // Where the system says from where it takes those of connections.
        if let Ok(range) = std::fs::read_to_string("/proc/sys/net/ipv4/ip_local_port_range") {
            let ends: Vec<u16> = range.split_whitespace().map(|end| end.parse().expect("a port")).collect();
            assert!(given.iter().all(|port| !(ends[0]..=ends[1]).contains(port)), "{given:?} in {range}");
        }
    }
}
