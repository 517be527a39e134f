//! Questions about the last card, for bots and clients: which kinds may be the last one.

use crate::card_set::KindSet;
use crate::mau::rules::Rules;

impl Rules {
    /// Kinds that may not be the last card, as far as that is said of them alone.
    #[must_use]
    pub const fn never_last(&self) -> KindSet {
        self.never_last
    }

    /// What alone may be the last card; empty: anything.
    #[must_use]
    pub const fn only_last(&self) -> KindSet {
        self.only_last
    }

    /// The kinds that may be the last card; of a wild one, what it stands for must be one of them.
    #[must_use]
    pub fn may_be_last(&self) -> KindSet {
        let banned = self.never_last;
        let all = if self.only_last.is_empty() { KindSet::ALL } else { self.only_last };
        all.or(self.wild).without(banned)
    }
}
