//! Questions about the last card, for bots and clients: which kinds may be the last one.

use crate::card_set::KindSet;
use crate::mau::rules::Rules;

impl Rules {
    /// Kinds that may not be the last card by `never_last` alone.
    #[must_use]
    pub const fn never_last(&self) -> KindSet {
        self.never_last
    }

    /// The only kinds that may be the last card; empty: any.
    #[must_use]
    pub const fn only_last(&self) -> KindSet {
        self.only_last
    }

    /// The kinds that may be the last card; what a wild one stands for must be one of them.
    #[must_use]
    pub fn may_be_last(&self) -> KindSet {
        let banned = self.never_last;
        let all = if self.only_last.is_empty() { KindSet::ALL } else { self.only_last };
        all.or(self.wild).without(banned)
    }
}
