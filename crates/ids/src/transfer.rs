//! Transfers of credits between accounts, and what each is for.

use crate::account::Account;

/// What a transfer is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TransferKind {
    /// The credits that everybody starts with.
    Welcome,
    /// The daily gift of the house to players with few credits.
    Daily,
    /// A stake, paid into the pot.
    Stake,
    /// A pot, or a share of it, paid out.
    Pot,
    /// The house's share of a pot.
    Share,
    /// A stake refunded.
    Refund,
}

impl TransferKind {
    const ALL: [Self; 6] =
        [Self::Welcome, Self::Daily, Self::Stake, Self::Pot, Self::Share, Self::Refund];

    /// The stored form: `welcome`, `daily`, `stake`, `pot`, `share` or `refund`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Welcome => "welcome",
            Self::Daily => "daily",
            Self::Stake => "stake",
            Self::Pot => "pot",
            Self::Share => "share",
            Self::Refund => "refund",
        }
    }

    /// Reads the stored form; `None` for anything else.
    pub fn from_stored(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.as_str() == text)
    }
}

/// A transfer of credits from one account to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Transfer {
    /// The account that pays.
    pub from: Account,
    /// The account that is paid; a different one.
    pub to: Account,
    /// The amount, in hundredths of a credit; never 0. The ledger limits how much one transfer may move.
    pub amount: u64,
    /// The purpose.
    pub kind: TransferKind,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_kind_is_read_back_and_nothing_else() {
        for kind in TransferKind::ALL {
            assert_eq!(TransferKind::from_stored(kind.as_str()), Some(kind));
        }
        assert_eq!(TransferKind::from_stored("loan"), None);
    }
}
