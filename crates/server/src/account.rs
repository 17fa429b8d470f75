//! Accounts: what somebody signs in with, and what keeps others from doing so.

mod attempts;
mod hashing;
mod login;
mod password;

pub use attempts::Attempts;
pub use hashing::Hashing;
pub use login::Login;
pub use password::Password;
