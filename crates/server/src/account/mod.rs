//! Accounts: login names and passphrases, and limits on guessing passphrases.

mod login;
mod passphrase;
mod tries;

pub(crate) use login::login;
pub(crate) use passphrase::{Passphrases, passphrase};
pub(crate) use tries::Tries;
