//! Names that cannot be guessed: of tables, people, sessions and seat links.

use std::fmt;

use data_encoding::{BASE64URL_NOPAD, HEXLOWER, HEXLOWER_PERMISSIVE};
use sha2::{Digest, Sha256};

use crate::world::World;

/// Bytes as text that needs no escaping in links.
fn encode(bytes: &[u8]) -> String {
    BASE64URL_NOPAD.encode(bytes)
}

/// Whether a text has the length and the letters of one that was encoded; the bytes are of no interest.
fn is_encoded(text: &str, length: usize) -> bool {
    text.len() == length && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_'))
}

macro_rules! id {
    ($(#[$doc:meta])* $Id:ident) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
        #[serde(transparent)]
        pub struct $Id(String);

        impl $Id {
            /// A new one, of 128 random bits.
            pub fn random(world: &World) -> Self {
                Self(encode(&world.bytes::<16>()))
            }

            /// The id with this text, if it can be one.
            pub fn parse(text: &str) -> Option<Self> {
                is_encoded(text, 22).then(|| Self(text.to_owned()))
            }

            /// The text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $Id {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
    };
}

id!(
    /// A table. Whoever has it, has the link to the table.
    TableId
);
id!(
    /// A person. It never leaves the server.
    PersonId
);

impl TableId {
    /// The table of this one's rematch. It has only one, whoever sets it up and however often: whoever has the link to this
    /// one is told the other anyway.
    #[must_use]
    pub fn rematch(&self) -> Self {
        Self::derived(&format!("parure rematch {self}"))
    }

    /// The table of a game that somebody brings from a device, where it has this name: one, however often it is brought.
    /// Nobody else can know it, since a person's id is known to none.
    pub fn brought(person: &PersonId, game: &str) -> Self {
        Self::derived(&format!("parure brought {person} {game}"))
    }

    fn derived(text: &str) -> Self {
        Self(encode(&Sha256::digest(text)[..16]))
    }
}

/// A secret of 256 bits that lets its holder in: a session cookie, a seat link. The database has only its hash.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    /// A new one.
    pub fn random(world: &World) -> Self {
        Self(encode(&world.bytes::<32>()))
    }

    /// The token with this text, if it can be one.
    pub fn parse(text: &str) -> Option<Self> {
        is_encoded(text, 43).then(|| Self(text.to_owned()))
    }

    /// The text, to be given to its holder and nobody else.
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// What is stored of it.
    pub fn hash(&self) -> String {
        hex(&Sha256::digest(self.0.as_bytes()))
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

/// Bytes as hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    HEXLOWER.encode(bytes)
}

/// The bytes that hexadecimal digits stand for.
pub fn from_hex(text: &str) -> Option<Vec<u8>> {
    HEXLOWER_PERMISSIVE.decode(text.as_bytes()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_read_as_they_are_written_and_nothing_else_is() {
        let world = World::real();
        let id = TableId::random(&world);
        assert_eq!(TableId::parse(id.as_str()), Some(id.clone()));
        assert_ne!(id, TableId::random(&world));
        for text in ["", "short", "../../etc/passwd/abcdef", "'; drop table step; --", "AAAAAAAAAAAAAAAAAAAAA\u{e9}"] {
            assert_eq!(TableId::parse(text), None, "{text}");
        }
    }

    #[test]
    fn hexadecimal_digits_go_both_ways() {
        assert_eq!(from_hex(&hex(&[0, 15, 255])), Some(vec![0, 15, 255]));
        assert_eq!(from_hex("0fFF"), Some(vec![15, 255]));
        assert_eq!((from_hex("abc"), from_hex("zz")), (None, None));
    }

    #[test]
    fn a_token_is_not_shown_by_accident() {
        let token = Token::random(&World::real());
        assert!(!format!("{token:?}").contains(token.reveal()));
        assert_eq!(token.hash().len(), 64);
    }
}
