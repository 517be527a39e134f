//! Passphrases: hashed with argon2id, away from the threads that answer everybody else.

use argon2::Argon2;
use argon2::password_hash::{Error, PasswordHasher, PasswordVerifier};
use tokio::sync::{OnceCell, Semaphore};
use unicode_normalization::UnicodeNormalization;

use crate::entropy::{self, Entropy};
use crate::problem::Problem;

/// In characters. Whoever cannot remember so many takes a passkey.
const SHORTEST: usize = 10;
const LONGEST: usize = 200;

/// Passphrases that are hashed at a time: each takes 19 MiB and a core.
const AT_ONCE: usize = 2;

/// A passphrase in the one form in which it is hashed (the same keys give the same characters on
/// every system), or nothing if it is too short or too long.
pub(crate) fn passphrase(typed: &str) -> Option<String> {
    if typed.len() > 4 * LONGEST {
        return None;
    }
    let same: String = typed.nfkc().collect();
    (SHORTEST..=LONGEST).contains(&same.chars().count()).then_some(same)
}

/// Where passphrases are hashed and compared.
pub(crate) struct Passphrases {
    room: Semaphore,
    /// Compared with when nobody has the login that was named, so that this takes as long.
    decoy: OnceCell<String>,
}

impl Default for Passphrases {
    fn default() -> Self {
        Self { room: Semaphore::new(AT_ONCE), decoy: OnceCell::new() }
    }
}

impl Passphrases {
    /// The hash of a passphrase, as a text that names its algorithm, its costs and its salt.
    pub(crate) async fn hash(
        &self,
        passphrase: String,
        entropy: &dyn Entropy,
    ) -> Result<String, Problem> {
        let salt: [u8; 16] = entropy::bytes(entropy);
        let hashed = self.work(move || {
            let hash = Argon2::default().hash_password_with_salt(passphrase.as_bytes(), &salt);
            hash.map(|hash| hash.to_string())
        });
        hashed.await?.map_err(|error| failed(&error))
    }

    /// Whether this passphrase was hashed. Without a hash the answer is no, and takes as long.
    pub(crate) async fn fits(
        &self,
        passphrase: String,
        hash: Option<String>,
        entropy: &dyn Entropy,
    ) -> Result<bool, Problem> {
        let decoy = self.decoy.get_or_try_init(|| self.hash(String::new(), entropy)).await?;
        let known = hash.is_some();
        let hash = hash.unwrap_or_else(|| decoy.clone());
        let compare = move || Argon2::default().verify_password(passphrase.as_bytes(), &*hash);
        match self.work(compare).await? {
            Ok(()) => Ok(known),
            Err(Error::PasswordInvalid) => Ok(false),
            Err(error) => Err(failed(&error)),
        }
    }

    async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let _place = self.room.acquire().await.map_err(|_| busy())?;
        tokio::task::spawn_blocking(work).await.map_err(|_| busy())
    }
}

fn failed(error: &Error) -> Problem {
    tracing::error!(%error, "a passphrase cannot be hashed");
    busy()
}

fn busy() -> Problem {
    Problem::unavailable("passphrases cannot be checked just now; try again")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::entropy::OsEntropy;

    #[test]
    fn a_passphrase_is_long_enough_and_has_one_form() {
        assert_eq!(passphrase("e\u{301}in langes Wort").as_deref(), Some("éin langes Wort"));
        for text in ["", "neun lang", &"x".repeat(201), &"x".repeat(2_000)] {
            assert_eq!(passphrase(text), None, "{text:?}");
        }
    }

    #[tokio::test]
    async fn only_the_same_passphrase_fits_and_nobody_has_the_decoy() {
        let passphrases = Passphrases::default();
        let hash = passphrases.hash("vier alte Karten".into(), &OsEntropy).await.ok();
        assert!(
            hash.as_ref().is_some_and(|hash| hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"))
        );
        for (typed, hash, fits) in [
            ("vier alte Karten", hash.clone(), true),
            ("vier alte karten", hash, false),
            ("vier alte Karten", None, false),
            ("", None, false),
        ] {
            let answer = passphrases.fits(typed.into(), hash, &OsEntropy).await;
            assert_eq!(answer.ok(), Some(fits), "{typed}");
        }
    }
}
