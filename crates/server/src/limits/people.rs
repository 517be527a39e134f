//! Bounds of people: names, passphrases, devices, and how long a browser is known.

use argon2::Params;

use super::bucket::Allowance;

/// Shortest login, in characters: of shorter ones there are too few for everybody.
pub(crate) const SHORTEST_LOGIN: usize = 3;

/// Shortest passphrase, in characters. Whoever cannot remember so many takes a passkey.
pub(crate) const SHORTEST_PASSPHRASE: usize = 10;

/// Longest passphrase, in characters: more nobody types.
pub(crate) const LONGEST_PASSPHRASE: usize = 200;

/// Most memory that a hash may ask for, in KiB: what is kept for it stays small.
pub(crate) const HASH_MEMORY_KIB: u32 = Params::DEFAULT_M_COST;

/// Longest name, in characters that take room of their own: more fit no seat.
pub(crate) const LONGEST_NAME: usize = 24;

/// Longest name in bytes, whatever the characters.
pub(crate) const LONGEST_NAME_BYTES: usize = 96;

/// Passkeys of one player: nobody has so many devices.
pub(crate) const PASSKEYS_OF_ONE: usize = 20;

/// Questions to devices that are kept of each kind; each is some 50 bytes and lives five minutes.
pub(crate) const PASSKEY_QUESTIONS_KEPT: usize = 20_000;

/// How many days a browser keeps the cookie by which it is recognised: none keeps one for longer.
pub(crate) const COOKIE_LASTS_DAYS: i64 = 400;

/// A session is noted as used at most this often, in milliseconds: each time is a write.
pub(crate) const SESSION_NOTED_EVERY_MS: i64 = 3_600_000;

/// How many milliseconds a link for another device can be used: as long as it takes to reach for the other device.
pub(crate) const DEVICE_LINK_LASTS_MS: u32 = 5 * 60_000;

/// Movements of credits in the document of all that is kept of a player: more than one can make in
/// years.
pub(crate) const MOVEMENTS_EXPORTED: u32 = 100_000;

/// Passphrases guessed for one login from one address. A person mistypes a few times.
pub(crate) const GUESSES: Allowance = Allowance::new(20, 6);

/// Passphrases guessed for one login from all addresses together that never logged in to it: 8,640 a
/// day find no passphrase of ten characters.
pub(crate) const GUESSES_OF_ALL: Allowance = Allowance::new(60, 6);

/// Logins that guesses are counted for; all beyond share one bucket.
pub(crate) const MOST_LOGINS: usize = 10_000;

/// Addresses that are remembered for a login that they led to.
pub(crate) const ADDRESSES_OF_LOGIN: usize = 8;
