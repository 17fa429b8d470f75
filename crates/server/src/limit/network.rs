//! What one visitor has of addresses.

use std::fmt;
use std::net::{IpAddr, Ipv6Addr};

/// What one visitor has of addresses: one of version 4, or a whole network /64 of version 6.
///
/// An address of version 4 that is written as one of version 6 is the one of version 4.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Network(IpAddr);

impl From<IpAddr> for Network {
    fn from(address: IpAddr) -> Self {
        Self(match address.to_canonical() {
            IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
            address => address,
        })
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_visitor_is_an_address_of_version_4_or_a_network_of_version_6() {
        let network = |text: &str| Network::from(text.parse::<IpAddr>().unwrap());
        assert_eq!(network("2001:db8::1"), network("2001:db8::ffff:1:2:3"));
        assert_ne!(network("2001:db8::1"), network("2001:db8:0:1::1"));
        assert_eq!(network("::ffff:192.0.2.7"), network("192.0.2.7"));
        assert_ne!(network("192.0.2.7"), network("192.0.2.8"));
        assert_ne!(network("::ffff:192.0.2.7"), network("::ffff:192.0.2.8"));
    }
}
