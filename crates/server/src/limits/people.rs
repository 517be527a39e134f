//! Bounds for people: names, passphrases, passkeys, and how long a browser is recognised.

use argon2::Params;

use super::bucket::Allowance;

/// Shortest login, in characters: there are too few shorter ones for everybody.
pub(crate) const SHORTEST_LOGIN: usize = 3;

/// Shortest passphrase, in characters. Those who cannot remember one this long take a passkey.
pub(crate) const SHORTEST_PASSPHRASE: usize = 10;

/// Longest passphrase, in characters: nobody types a longer one.
pub(crate) const LONGEST_PASSPHRASE: usize = 200;

/// Most memory that a stored hash may ask for, in KiB: it bounds what each worker thread keeps for
/// hashing.
pub(crate) const HASH_MEMORY_KIB: u32 = Params::DEFAULT_M_COST;

/// Longest name, in characters that take up width: a longer one fits no seat.
pub(crate) const LONGEST_NAME: usize = 24;

/// Longest name in bytes, whatever its characters.
pub(crate) const LONGEST_NAME_BYTES: usize = 96;

/// Passkeys of one player: nobody has more devices.
pub(crate) const PASSKEYS_OF_ONE: usize = 20;

/// Open passkey challenges of each kind (registration, login); each takes some 50 bytes and lives
/// five minutes.
pub(crate) const PASSKEY_QUESTIONS_KEPT: usize = 20_000;

/// Lifetime in days of the cookie by which a browser is recognised: no browser keeps one for
/// longer.
pub(crate) const COOKIE_LASTS_DAYS: i64 = 400;

/// How often at most a session is noted as used, in milliseconds: each time is a write.
pub(crate) const SESSION_NOTED_EVERY_MS: i64 = 3_600_000;

/// How long a link for another device is valid, in milliseconds: the time it takes to pick up that
/// device.
pub(crate) const DEVICE_LINK_LASTS_MS: u32 = 5 * 60_000;

/// Movements of credits in an export of personal data: more than anyone can make in years.
pub(crate) const MOVEMENTS_EXPORTED: u32 = 100_000;

/// Passphrases guessed for one login from one address. People mistype a few times.
pub(crate) const GUESSES: Allowance = Allowance::new(20, 6);

/// Passphrases guessed for one login from all addresses together that have never logged in to it:
/// 8,640 a day find no passphrase of ten characters.
pub(crate) const GUESSES_OF_ALL: Allowance = Allowance::new(60, 6);

/// Logins for which guesses are counted; all beyond share one bucket.
pub(crate) const MOST_LOGINS: usize = 10_000;

/// Addresses remembered for a login because somebody has logged in to it from there.
pub(crate) const ADDRESSES_OF_LOGIN: usize = 8;
