//! A client of the service, for its tests and for measurements. It knows the protocol and no rules.

mod device;
mod guest;
mod http;
pub mod load;
mod player;
mod port;
mod proxy;
mod socket;

pub use device::Device;
pub use guest::{BOUND, Guest, acts};
pub use http::{Client, Reply};
pub use player::{Player, PlayerEvent};
pub use port::free_port;
pub use proxy::{Proxy, Weather};
pub use socket::{Socket, SocketError};
