//! Accounts: ways to prove that one is the same person again (passphrases, links to devices).

mod login;
mod passphrase;
mod tries;

pub(crate) use login::login;
pub(crate) use passphrase::{Passphrases, passphrase};
pub(crate) use tries::Tries;
