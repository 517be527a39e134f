//! Limits on guessing the passphrase of one login: from one address, and from all of them together.
//! An attacker must not lock out the owner: addresses that have logged in to it before are not
//! counted with the others.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::http::StatusCode;
use stammtisch_table::Millis;

use crate::limits::{
    ADDRESSES_OF_LOGIN, Allowance, Bucket, Caller, GUESSES, GUESSES_OF_ALL, MOST_LOGINS,
};
use crate::problem::Problem;

/// Why a passphrase is not even checked, and how long until one may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TooMany {
    /// Too many guesses came from this address.
    Here(Duration),
    /// Too many guesses came from elsewhere.
    Elsewhere(Duration),
}

impl From<TooMany> for Problem {
    fn from(guesses: TooMany) -> Self {
        match guesses {
            TooMany::Here(wait) => Self::too_many(wait),
            TooMany::Elsewhere(wait) => {
                let detail = "somebody guesses passphrases for this name, so each new place has to \
                              wait; where you have logged in before you can, and a passkey or a \
                              link from another device works everywhere";
                Self::new(StatusCode::TOO_MANY_REQUESTS, "login_guessed", detail).after(wait)
            }
        }
    }
}

/// The recent guesses, kept in memory only.
#[derive(Default)]
pub(crate) struct GuessLimits(Mutex<State>);

#[derive(Default)]
struct State {
    /// By login and address; under an empty login, all for which there was no room.
    of_one: HashMap<(String, Option<IpAddr>), Bucket>,
    of_all: HashMap<String, Bucket>,
    /// The addresses from which each login was used successfully, the latest last.
    led_to: HashMap<String, VecDeque<Option<IpAddr>>>,
}

impl GuessLimits {
    /// Counts a guess.
    pub(crate) fn take(&self, login: &str, from: Caller, now: Millis) -> Result<(), TooMany> {
        let login = login.to_lowercase();
        let mut state = self.lock();
        let known =
            state.led_to.get(&login).is_some_and(|from_there| from_there.contains(&from.address()));
        count(&mut state.of_one, (login.clone(), from.address()), GUESSES, now)
            .map_err(TooMany::Here)?;
        if known {
            return Ok(());
        }
        count(&mut state.of_all, login, GUESSES_OF_ALL, now).map_err(TooMany::Elsewhere)
    }

    /// Counts a guess by somebody who is already signed in as this player.
    pub(crate) fn take_own(&self, login: &str, from: Caller, now: Millis) -> Result<(), TooMany> {
        let key = (login.to_lowercase(), from.address());
        count(&mut self.lock().of_one, key, GUESSES, now).map_err(TooMany::Here)
    }

    /// The right passphrase came from this address: its guesses are forgotten.
    pub(crate) fn succeeded(&self, login: &str, from: Caller) {
        let login = login.to_lowercase();
        let mut state = self.lock();
        state.of_one.remove(&(login.clone(), from.address()));
        if state.led_to.len() >= MOST_LOGINS && !state.led_to.contains_key(&login) {
            let any = state.led_to.keys().next().cloned();
            any.and_then(|any| state.led_to.remove(&any));
        }
        let addresses = state.led_to.entry(login).or_default();
        addresses.retain(|known| *known != from.address());
        addresses.push_back(from.address());
        if addresses.len() > ADDRESSES_OF_LOGIN {
            addresses.pop_front();
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Takes a token from one of many buckets, whose number is bounded.
fn count<K: Hash + Eq + Default>(
    buckets: &mut HashMap<K, Bucket>,
    mut key: K,
    allowed: Allowance,
    now: Millis,
) -> Result<(), Duration> {
    if buckets.len() >= MOST_LOGINS && !buckets.contains_key(&key) {
        buckets.retain(|_, bucket| !bucket.is_full(allowed, now));
        if buckets.len() >= MOST_LOGINS {
            key = K::default();
        }
    }
    buckets.entry(key).or_insert_with(|| Bucket::new(allowed, now)).take(allowed, now)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn from(n: u32) -> Caller {
        Caller::from_address(std::net::Ipv4Addr::from_bits(n).into())
    }

    #[test]
    fn guesses_run_out_for_one_login_and_come_back_with_time() {
        let limits = GuessLimits::default();
        let guesses = |login: &str, ms| {
            (0..100).filter(|_| limits.take(login, from(1), Millis(ms)).is_ok()).count()
        };
        assert_eq!((guesses("anna", 0), guesses("ben", 0)), (20, 20));
        assert_eq!(guesses("anna", 60_000), 6);
        limits.succeeded("Anna", from(1));
        assert_eq!(guesses("anna", 60_000), 20);
    }

    #[test]
    fn guesses_from_everywhere_do_not_lock_out_whose_login_it_is() {
        let limits = GuessLimits::default();
        limits.succeeded("anna", from(1));
        let all = (100..1_000).filter(|n| limits.take("Anna", from(*n), Millis(0)).is_ok()).count();
        assert_eq!(all, GUESSES_OF_ALL.burst as usize);
        assert!(matches!(limits.take("anna", from(2), Millis(0)), Err(TooMany::Elsewhere(_))));
        assert_eq!(limits.take("anna", from(1), Millis(0)), Ok(()), "from where she was before");
        assert_eq!(limits.take_own("anna", from(2), Millis(0)), Ok(()), "on a device that is hers");
        let own = (0..100).filter(|_| limits.take("anna", from(1), Millis(0)).is_ok()).count();
        assert_eq!(own, 19);
        assert!(matches!(limits.take("anna", from(1), Millis(0)), Err(TooMany::Here(_))));
    }

    #[test]
    fn made_up_logins_and_addresses_cost_bounded_memory() {
        let limits = GuessLimits::default();
        let took = (0..MOST_LOGINS + 100)
            .filter(|n| limits.take(&n.to_string(), from(1), Millis(0)).is_ok());
        assert_eq!(took.count(), MOST_LOGINS + 20);
        (0..MOST_LOGINS + 100).for_each(|n| limits.succeeded(&n.to_string(), from(1)));
        (0..100).for_each(|n| limits.succeeded("anna", from(n)));
        let state = limits.lock();
        assert!(state.of_one.len() <= MOST_LOGINS + 1 && state.of_all.len() <= MOST_LOGINS + 1);
        assert_eq!(
            (state.led_to.len(), state.led_to["anna"].len()),
            (MOST_LOGINS, ADDRESSES_OF_LOGIN)
        );
    }
}
