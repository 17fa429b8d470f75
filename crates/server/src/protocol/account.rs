//! The bodies of requests about accounts.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::account::Password;

/// An account for the guest who asks: their name at the table, their games and seats stay.
#[derive(Clone, Debug, PartialEq, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewAccountRequest {
    /// The name to sign in with: 2 to 64 characters, no spaces. Capitals make no difference.
    pub login: String,
    /// The password: at least 8 characters, at most 200 bytes, not the name.
    #[ts(type = "string")]
    pub password: Password,
}

/// Whose account to sign in to.
#[derive(Clone, Debug, PartialEq, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct SignInRequest {
    /// The name to sign in with.
    pub login: String,
    /// The password.
    #[ts(type = "string")]
    pub password: Password,
    /// Whether the games of the guest who asks become the account's. If not, nobody can go on with them on this device.
    #[serde(default)]
    pub bring_games: bool,
}

/// Another password.
#[derive(Clone, Debug, PartialEq, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct PasswordRequest {
    /// The password until now.
    #[ts(type = "string")]
    pub old: Password,
    /// The password from now on.
    #[ts(type = "string")]
    pub new: Password,
}

/// The end of an account.
#[derive(Clone, Debug, PartialEq, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct DeleteAccountRequest {
    /// The password.
    #[ts(type = "string")]
    pub password: Password,
}

/// A token for a program.
#[derive(Clone, Debug, PartialEq, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct TokenRequest {
    /// What its owner calls it: 1 to 40 characters.
    pub name: String,
}

/// A new token.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct NewToken {
    /// What its owner calls it.
    pub name: String,
    /// What lets the program in, as `Authorization: Bearer` and this. It is shown this once.
    pub token: String,
}

/// What is known of a program's token.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct ProgramToken {
    /// What it is ended by.
    pub id: String,
    /// What its owner calls it.
    pub name: String,
    /// When it was made.
    #[ts(type = "number")]
    pub created_ms: u64,
    /// The last day on which it was used.
    #[ts(type = "number")]
    pub seen_ms: u64,
}
