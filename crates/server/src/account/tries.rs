//! How often a passphrase may be guessed for one login, from wherever the guesses come.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use stammtisch_table::Millis;

use crate::limits::{Allowance, Bucket};

/// A person mistypes a few times; 8,640 guesses a day find no passphrase of ten characters.
const ALLOWED: Allowance = Allowance::new(20, 6);

/// Logins that are remembered; all beyond share one bucket.
const MOST_LOGINS: usize = 10_000;

/// The guesses of late.
#[derive(Default)]
pub(crate) struct Tries(Mutex<HashMap<String, Bucket>>);

impl Tries {
    /// Counts a guess; if there were too many, says after how many milliseconds to try again.
    pub(crate) fn take(&self, login: &str, now: Millis) -> Result<(), u64> {
        let mut buckets = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let mut login = login.to_lowercase();
        if buckets.len() >= MOST_LOGINS && !buckets.contains_key(&login) {
            buckets.retain(|_, bucket| !bucket.is_full(ALLOWED, now));
            if buckets.len() >= MOST_LOGINS {
                login.clear();
            }
        }
        let bucket = buckets.entry(login).or_insert_with(|| Bucket::new(ALLOWED, now));
        bucket.take(ALLOWED, now)
    }

    /// Forgets the guesses for a login: the right one came.
    pub(crate) fn forget(&self, login: &str) {
        let mut buckets = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        buckets.remove(&login.to_lowercase());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn guesses_run_out_for_one_login_and_come_back_with_time() {
        let tries = Tries::default();
        let guesses =
            |login: &str, ms| (0..100).filter(|_| tries.take(login, Millis(ms)).is_ok()).count();
        assert_eq!((guesses("anna", 0), guesses("ben", 0)), (20, 20));
        assert_eq!(guesses("anna", 60_000), 6);
        tries.forget("Anna");
        assert_eq!(guesses("anna", 60_000), 20);
    }

    #[test]
    fn made_up_logins_cost_bounded_memory() {
        let tries = Tries::default();
        let took = (0..MOST_LOGINS + 100).filter(|n| tries.take(&n.to_string(), Millis(0)).is_ok());
        assert_eq!(took.count(), MOST_LOGINS + 20);
    }
}
