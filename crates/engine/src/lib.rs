#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

pub mod any;
mod bits;
pub mod card;
pub mod card_set;
pub mod chance;
pub mod classic;
pub mod cover;
mod csv;
pub mod duel;
pub mod foresight;
pub mod game;
pub mod hand;
pub mod marvel;
mod never;
pub mod notation;
pub mod payment;
pub mod seat;
pub mod splendor;
pub mod tile;
pub mod tokens;

pub use any::{AnyAction, AnyGame, AnyRecord, AnySetup, GameId, RulesId};
pub use card::{CardId, CardOrigin, Level};
pub use card_set::CardSet;
pub use chance::{Chance, Draw, Entropy, Recorded, Sampled};
pub use duel::Duel;
pub use foresight::Foresight;
pub use game::{Game, Options, Outcome, Reason, Refusal, Setup, SetupError, ToAct};
pub use marvel::Marvel;
pub use never::Never;
pub use notation::{Notation, Record, RecordWriter};
pub use seat::{Observer, Seat};
pub use splendor::Splendor;
pub use tile::TileId;
pub use tokens::{Color, ColorSet, Tokens};
