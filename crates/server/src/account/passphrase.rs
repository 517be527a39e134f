//! Passphrases: hashed with argon2id in the worker pool, away from the threads that answer
//! everybody else, in memory kept for that purpose.

use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::password_hash::{Error, Result as Hashed};
use argon2::{Algorithm, Argon2, Params, Version};
use tokio::sync::OnceCell;
use unicode_normalization::UnicodeNormalization;

use crate::entropy::{self, Entropy};
use crate::limits::{Caller, HASH_MEMORY_KIB, LONGEST_PASSPHRASE, SHORTEST_PASSPHRASE};
use crate::problem::Problem;
use crate::worker_pool::{HashMemory, WorkerPool};

/// A passphrase in the normalised form in which it is hashed (the same keys give the same
/// characters on every system), or `None` if it is too short or too long.
pub(crate) fn passphrase(typed: &str) -> Option<String> {
    if typed.len() > 4 * LONGEST_PASSPHRASE {
        return None;
    }
    let same: String = typed.nfkc().collect();
    (SHORTEST_PASSPHRASE..=LONGEST_PASSPHRASE).contains(&same.chars().count()).then_some(same)
}

/// Hashes and compares passphrases.
#[derive(Default)]
pub(crate) struct Passphrases {
    /// Compared with when nobody has that login, so that the answer takes just as long.
    decoy: OnceCell<String>,
}

impl Passphrases {
    /// The hash of a passphrase, as a string that names its algorithm, its parameters and its salt.
    pub(crate) async fn hash(
        &self,
        (workers, caller): (&WorkerPool, Caller),
        passphrase: String,
        entropy: &dyn Entropy,
    ) -> Result<String, Problem> {
        let salt: [u8; 16] = entropy::bytes(entropy);
        let hash = move |memory: &mut HashMemory| hash(&passphrase, &salt, memory);
        workers.work(caller, hash).await?.map_err(|error| failed(&error))
    }

    /// Whether the passphrase matches the hash. Without a hash the answer is no, and takes just as
    /// long.
    pub(crate) async fn fits(
        &self,
        (workers, caller): (&WorkerPool, Caller),
        passphrase: String,
        hash: Option<String>,
        entropy: &dyn Entropy,
    ) -> Result<bool, Problem> {
        let decoy = || self.hash((workers, caller), String::new(), entropy);
        let decoy = self.decoy.get_or_try_init(decoy).await?;
        let known = hash.is_some();
        let hash = hash.unwrap_or_else(|| decoy.clone());
        let compare = move |memory: &mut HashMemory| fits(&passphrase, &hash, memory);
        let fits = workers.work(caller, compare).await?.map_err(|error| failed(&error))?;
        Ok(known && fits)
    }
}

/// Hashes with this version's parameters.
fn hash(passphrase: &str, salt: &[u8], memory: &mut HashMemory) -> Hashed<String> {
    let (algorithm, version, params) = (Algorithm::default(), Version::default(), Params::DEFAULT);
    let hash = PasswordHash {
        algorithm: algorithm.ident(),
        version: Some(version.into()),
        params: ParamsString::try_from(&params)?,
        salt: Some(Salt::new(salt)?),
        hash: Some(output(passphrase, salt, (algorithm, version, params), memory)?),
    };
    Ok(hash.to_string())
}

/// Hashes with the parameters of the known hash, and compares.
fn fits(passphrase: &str, known: &str, memory: &mut HashMemory) -> Hashed<bool> {
    let known = PasswordHash::new(known)?;
    let algorithm = Algorithm::try_from(known.algorithm.as_str())?;
    let version = known.version.map_or(Ok(Version::default()), Version::try_from)?;
    let params = Params::try_from(&known)?;
    if params.m_cost() > HASH_MEMORY_KIB {
        return Err(Error::ParamsInvalid);
    }
    let (Some(salt), Some(hash)) = (known.salt, known.hash) else { return Err(Error::SaltInvalid) };
    // The comparison takes the same time wherever they differ.
    Ok(output(passphrase, salt.as_ref(), (algorithm, version, params), memory)? == hash)
}

fn output(
    passphrase: &str,
    salt: &[u8],
    (algorithm, version, params): (Algorithm, Version, Params),
    memory: &mut HashMemory,
) -> Hashed<Output> {
    let length = params.output_len().unwrap_or(Params::DEFAULT_OUTPUT_LEN);
    let mut out = [0; Output::MAX_LENGTH];
    let out = out.get_mut(..length).ok_or(Error::OutputSize)?;
    let blocks = memory.blocks(params.block_count());
    let argon2 = Argon2::new(algorithm, version, params);
    argon2.hash_password_into_with_memory(passphrase.as_bytes(), salt, out, blocks)?;
    Ok(Output::new(out)?)
}

fn failed(error: &Error) -> Problem {
    tracing::error!(%error, "a passphrase cannot be hashed");
    Problem::unavailable("passphrases cannot be checked just now; try again")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::entropy::OsEntropy;
    use crate::limits::WORKER_POOL_THREADS;

    #[test]
    fn a_passphrase_is_long_enough_and_has_one_form() {
        assert_eq!(passphrase("e\u{301}in langes Wort").as_deref(), Some("éin langes Wort"));
        for text in ["", "neun lang", &"x".repeat(201), &"x".repeat(2_000)] {
            assert_eq!(passphrase(text), None, "{text:?}");
        }
    }

    #[tokio::test]
    async fn only_the_same_passphrase_fits_and_nobody_has_the_decoy() {
        let (passphrases, workers) = (Passphrases::default(), WorkerPool::default());
        let at = (&workers, Caller::from_address([192, 168, 1, 1].into()));
        let hash = passphrases.hash(at, "vier alte Karten".into(), &OsEntropy).await.ok();
        assert!(
            hash.as_ref().is_some_and(|hash| hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"))
        );
        for (typed, hash, fits) in [
            ("vier alte Karten", hash.clone(), true),
            ("vier alte karten", hash, false),
            ("vier alte Karten", None, false),
            ("", None, false),
        ] {
            let answer = passphrases.fits(at, typed.into(), hash, &OsEntropy).await;
            assert_eq!(answer.ok(), Some(fits), "{typed}");
        }
    }

    /// Hashes made before memory was kept for hashing still match.
    #[test]
    fn what_the_library_hashes_by_itself_fits() {
        use argon2::password_hash::PasswordHasher;
        let mut memory = HashMemory::default();
        let salt = b"sixteen bytes ok";
        let theirs = Argon2::default().hash_password_with_salt(b"vier alte Karten", salt);
        let theirs = theirs.map(|hash| hash.to_string()).expect("a hash");
        assert_eq!(hash("vier alte Karten", salt, &mut memory).as_deref(), Ok(&*theirs));
        assert_eq!(fits("vier alte Karten", &theirs, &mut memory), Ok(true));
        assert_eq!(fits("vier neue Karten", &theirs, &mut memory), Ok(false));
        let greedy = theirs.replace("m=19456", "m=9999999");
        assert!(fits("vier alte Karten", &greedy, &mut memory).is_err());
    }

    #[tokio::test]
    async fn wrong_guesses_leave_no_more_memory_than_there_are_threads() {
        let (passphrases, workers) = (Passphrases::default(), WorkerPool::default());
        let guess = |number: u8| {
            let at = (&workers, Caller::from_address([10, 0, number % 8, 1].into()));
            passphrases.fits(at, format!("falsches Wort {number}"), None, &OsEntropy)
        };
        for number in 0..20 {
            let some = [guess(number), guess(number + 100), guess(number + 200)];
            let answers = futures_util::future::join_all(some).await;
            assert!(answers.iter().all(|fits| *fits == Ok(false)), "{answers:?}");
        }
        assert!(
            (1..=WORKER_POOL_THREADS).contains(&workers.hash_memory_allocations()),
            "{}",
            workers.hash_memory_allocations()
        );
    }
}
