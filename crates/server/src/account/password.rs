//! A password on its way from a request to its hash.

use std::fmt;

use serde::Deserialize;
use unicode_normalization::UnicodeNormalization;

use super::Login;
use super::login::fold;
use crate::error::Error;

/// The fewest characters.
const LEAST: usize = 8;
/// The most bytes.
const MOST: usize = 200;

/// A password on its way from a request to its hash. It can be neither printed nor written.
#[derive(Clone, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub struct Password(String);

impl Password {
    /// Refuses a new password that is too short, too long, or the name itself. What it is made of is its owner's business.
    pub fn check_new(&self, login: &Login) -> Result<(), Error> {
        let long_enough = self.0.nfkc().count() >= LEAST;
        let fits = long_enough && self.0.len() <= MOST && fold(self.0.trim()) != login.folded();
        if fits { Ok(()) } else { Err(Error::WeakPassword) }
    }

    /// What is hashed: the same for every keyboard that can write the password.
    pub(super) fn normalized(&self) -> String {
        self.0.nfkc().collect()
    }
}

impl From<&str> for Password {
    fn from(text: &str) -> Self {
        Self(text.to_owned())
    }
}

impl fmt::Debug for Password {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Password(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_new_password_is_long_enough_and_not_the_name() {
        let login = Login::parse("Countess-Ada").unwrap();
        let good = ["12345678", "correct horse battery staple", "宝石と象牙の首飾り", &"x".repeat(200)];
        for text in good {
            assert!(Password::from(text).check_new(&login).is_ok(), "{text}");
        }
        let weak = ["", "1234567", "ガガガ", "countess-ada", " COUNTESS-ADA ", &"x".repeat(201), &"宝".repeat(67)];
        for text in weak {
            assert!(matches!(Password::from(text).check_new(&login), Err(Error::WeakPassword)), "{text}");
        }
    }

    #[test]
    fn a_password_is_not_printed() {
        assert_eq!(format!("{:?}", Password::from("hunter22")), "Password(…)");
    }
}
