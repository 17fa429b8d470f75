//! What client and server say to each other beyond what a table says: accounts, and all of it as TypeScript.
//!
//! `docs/protocol.md` describes the conversation.

mod account;
pub mod typescript;

pub use account::{
    DeleteAccountRequest, NewAccountRequest, NewToken, PasswordRequest, ProgramToken, SignInRequest, TokenRequest,
};
pub use parure_table::protocol::*;
