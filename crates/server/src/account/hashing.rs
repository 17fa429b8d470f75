//! Argon2id, off the asynchronous threads and only so many at once.

use std::sync::Arc;
use std::time::Duration;

use argon2::password_hash::{Error as HashError, PasswordHasher, PasswordVerifier};
use argon2::{Algorithm, Argon2, Params, Version};
use tokio::sync::Semaphore;

use super::Password;
use crate::error::Error;
use crate::world::World;

/// What a guess costs: 19 MiB, two passes.
const PARAMS: Params = Params::DEFAULT;
/// A hash that no password has, for names that nobody has: looking at it takes as long as at a real one.
const DECOY: &str = "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
/// How long somebody waits for their turn.
const PATIENCE: Duration = Duration::from_secs(10);

/// Turns passwords into hashes and holds them against each other.
#[derive(Clone)]
pub struct Hashing {
    threads: Arc<Semaphore>,
    patience: Duration,
}

impl Hashing {
    /// On so many threads.
    pub fn new(threads: usize) -> Self {
        Self { threads: Arc::new(Semaphore::new(threads)), patience: PATIENCE }
    }

    /// What is stored of a password, salted anew.
    pub async fn hash(&self, password: Password, world: &World) -> Result<String, Error> {
        let salt = world.bytes::<16>();
        let hashed = self.run(move || argon2().hash_password_with_salt(password.normalized().as_bytes(), &salt));
        Ok(hashed.await?.map_err(broken)?.to_string())
    }

    /// Whether a password has this hash. Without a hash the answer is no, after as much work.
    pub async fn verify(&self, password: Password, hash: Option<&str>) -> Result<bool, Error> {
        let (known, hash) = (hash.is_some(), hash.unwrap_or(DECOY).to_owned());
        let verify = move || argon2().verify_password(password.normalized().as_bytes(), hash.as_str());
        match self.run(verify).await? {
            Ok(()) => Ok(known),
            Err(HashError::PasswordInvalid) => Ok(false),
            Err(error) => Err(broken(error)),
        }
    }

    async fn run<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Error> {
        let turn = tokio::time::timeout(self.patience, self.threads.clone().acquire_owned()).await;
        let permit = turn.map_err(|_| Error::Busy)?.map_err(|_| Error::ShuttingDown)?;
        // The permit goes along: whoever does not wait for the end any more makes room for nobody.
        let done = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            work()
        });
        done.await.map_err(broken)
    }
}

fn argon2() -> Argon2<'static> {
    Argon2::new(Algorithm::Argon2id, Version::V0x13, PARAMS)
}

fn broken(error: impl std::fmt::Display) -> Error {
    tracing::error!(%error, "a password could not be hashed");
    Error::Internal
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_has_its_own_hash_and_no_other() {
        let (hashing, world) = (Hashing::new(1), World::real());
        let hash = hashing.hash("correct horse".into(), &world).await.unwrap();
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        assert!(hashing.verify("correct horse".into(), Some(&hash)).await.unwrap());
        assert!(hashing.verify("ｃｏｒｒｅｃｔ horse".into(), Some(&hash)).await.unwrap(), "in full width");
        assert!(!hashing.verify("correct  horse".into(), Some(&hash)).await.unwrap());
        assert_ne!(hashing.hash("correct horse".into(), &world).await.unwrap(), hash, "salted");
    }

    #[tokio::test]
    async fn nobody_signs_in_without_a_hash_but_the_work_is_done() {
        let (hashing, world) = (Hashing::new(1), World::real());
        assert!(!hashing.verify("correct horse".into(), None).await.unwrap());
        let hash = hashing.hash("correct horse".into(), &world).await.unwrap();
        let shape = |hash: &str| hash.split('$').map(|part| (part.len(), part.contains('='))).collect::<Vec<_>>();
        assert_eq!(shape(DECOY), shape(&hash));
        assert_eq!(DECOY.split('$').nth(3), hash.split('$').nth(3), "the same cost");
        assert!(hashing.verify("correct horse".into(), Some("no hash")).await.is_err());
    }

    #[tokio::test]
    async fn whoever_is_not_let_in_within_reason_hears_that_it_is_busy() {
        let hashing = Hashing { patience: Duration::ZERO, ..Hashing::new(1) };
        let _taken = hashing.threads.acquire().await.unwrap();
        assert!(matches!(hashing.verify("correct horse".into(), None).await, Err(Error::Busy)));
    }
}
