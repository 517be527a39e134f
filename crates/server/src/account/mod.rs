//! What lasts longer than one evening: ways to prove that one is the same person again.

mod login;
mod passphrase;
mod tries;

pub(crate) use login::login;
pub(crate) use passphrase::{Passphrases, passphrase};
pub(crate) use tries::Tries;
