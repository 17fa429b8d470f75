//! Tables at work: one task per table that is in use, and the hub that finds them.

mod bring;
mod elsewhere;
mod hub;
mod outbox;
mod runner;
mod sockets;
mod vigil;

pub use hub::{Hub, SignedOut};
pub use outbox::{Outbox, Outgoing, SocketId, text};
pub use runner::{OWNER_GONE, RoomMsg, refused};
pub use sockets::Join;
pub use vigil::TICK;
