//! Accounts: login names and passphrases, and limits on guessing passphrases.

mod guess_limits;
mod login;
mod passphrase;

pub(crate) use guess_limits::GuessLimits;
pub(crate) use login::login;
pub(crate) use passphrase::{Passphrases, passphrase};
