//! Why a transfer was not made.

use stammtisch_ids::Account;

/// Why a transfer is not made.
pub(crate) enum NotMade {
    /// The account has less than it should pay.
    Overdrawn(Account),
    /// It is none: of nothing, of too much, or from an account to itself.
    Bad,
}
