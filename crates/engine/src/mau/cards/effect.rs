//! What a card does when laid, and what may be wished.

use crate::card_set::KindSet;
use crate::mau::forms::Forms;
use crate::mau::rules::compile::kinds;
use crate::mau::rules::doc::{Way, WishOf, WishRule, WithTwo};

/// What a card does when laid.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Effect {
    pub(crate) reverse: Option<WithTwo>,
    pub(crate) again: bool,
    pub(crate) lays_on: bool,
    pub(crate) covered: bool,
    pub(crate) wish: Option<Wishes>,
    /// The ways in which it can be laid on one's own turn.
    pub(crate) forms: Forms,
    pub(crate) copies: bool,
    pub(crate) buys: bool,
    /// Which way all hands go round.
    pub(crate) rotates: Option<Way>,
    /// Position in [`crate::mau::rules::Rules::threats`].
    pub(crate) threat: Option<u8>,
    /// Whether its player decides if the threat counts.
    pub(crate) threat_may: bool,
}

impl Effect {
    /// This effect with another on top of it. Only one of them can say who acts next: a threat or another
    /// turn of `other` replaces both.
    pub(in crate::mau) const fn with(self, other: &Self) -> Self {
        let decides = other.threat.is_some() || other.again;
        Self {
            reverse: if other.reverse.is_some() { other.reverse } else { self.reverse },
            again: if decides { other.again } else { self.again },
            lays_on: self.lays_on && !decides,
            covered: self.covered && !decides,
            rotates: if other.rotates.is_some() { other.rotates } else { self.rotates },
            threat: if decides { other.threat } else { self.threat },
            threat_may: self.threat_may && !decides,
            ..self
        }
    }

    /// Whether the card does anything when it is laid, apart from a wish, a name or a purchase.
    pub(crate) const fn is_active(&self) -> bool {
        self.reverse.is_some()
            || self.again
            || self.lays_on
            || self.covered
            || self.rotates.is_some()
            || self.threat.is_some()
    }
}

/// What may be wished.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Wishes {
    pub(crate) of: WishOf,
    pub(crate) may: bool,
    pub(crate) forms: Forms,
    pub(crate) cards: u8,
    pub(crate) turns: u8,
    pub(crate) laps: u8,
    pub(crate) oneself: bool,
    pub(crate) other: bool,
}

impl Wishes {
    /// Compiles what may be wished with the cards of a pack.
    pub(in crate::mau) fn compile(wish: &WishRule, pack: KindSet) -> Self {
        let &WishRule { of, may, cards, turns, laps, oneself, other, .. } = wish;
        Self { of, may, forms: wishing(wish, pack), cards, turns, laps, oneself, other }
    }
}

/// The wishes possible with the cards of a pack.
pub(in crate::mau) fn wishing(wish: &WishRule, pack: KindSet) -> Forms {
    let meant = if wish.only.is_empty() { pack } else { pack.and(kinds(&wish.only)) };
    Forms::wishing(wish.of, meant)
}
