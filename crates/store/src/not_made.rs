//! Why a transfer was not made.

use stammtisch_ids::Account;

/// Why a transfer was not made.
pub(crate) enum NotMade {
    /// The account holds less than it should pay.
    Overdrawn(Account),
    /// It is invalid: of nothing, of too much, or from an account to itself.
    Bad,
}
