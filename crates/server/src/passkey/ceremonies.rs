//! Open passkey ceremonies: challenges that were sent and not answered yet.

use std::sync::{Mutex, MutexGuard, PoisonError};

use webauthn_rp::request::{FixedCapHashSet, InsertResult};
use webauthn_rp::{DiscoverableAuthenticationServerState, RegistrationServerState};

use crate::limits::PASSKEY_QUESTIONS_KEPT;
use crate::problem::Problem;

/// Length of the user handle by which a device knows a player: the bytes of the id.
pub(super) const HANDLE: usize = 16;

/// The open challenges.
pub(crate) struct Passkeys {
    registrations: Mutex<FixedCapHashSet<RegistrationServerState<HANDLE>>>,
    logins: Mutex<FixedCapHashSet<DiscoverableAuthenticationServerState>>,
}

impl Default for Passkeys {
    fn default() -> Self {
        Self {
            registrations: Mutex::new(FixedCapHashSet::new(PASSKEY_QUESTIONS_KEPT)),
            logins: Mutex::new(FixedCapHashSet::new(PASSKEY_QUESTIONS_KEPT)),
        }
    }
}

impl Passkeys {
    pub(super) fn registrations(
        &self,
    ) -> MutexGuard<'_, FixedCapHashSet<RegistrationServerState<HANDLE>>> {
        self.registrations.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn logins(
        &self,
    ) -> MutexGuard<'_, FixedCapHashSet<DiscoverableAuthenticationServerState>> {
        self.logins.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Turns the result of storing a challenge into an error, if there was no room.
pub(super) fn kept(result: InsertResult) -> Result<(), Problem> {
    match result {
        InsertResult::Success => Ok(()),
        InsertResult::Duplicate | InsertResult::CapacityFull => {
            Err(Problem::unavailable("too many people use passkeys just now; try again"))
        }
    }
}
