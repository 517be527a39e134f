//! In how many ways a card is laid, and which: what is wished with it, and whether its player claims
//! what it leaves open. A bit for each wish, so that ways are counted without being written out.

use crate::bits::without_lowest_bits;
use crate::card::Card;
use crate::card_set::KindSet;
use crate::mau::moves::Move;
use crate::mau::rules::doc::WishOf;
use crate::mau::wish::Wish;

/// The ways to lay a card: bit 0 is to wish nothing, those above are wishes by [`Wish::index`]; each
/// of these with a claim besides where the highest bit says so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Forms(u32);

const CLAIMS: u32 = 1 << 31;

const _: () = assert!(Wish::COUNT < 31);

impl Default for Forms {
    fn default() -> Self {
        Self::PLAIN
    }
}

impl Forms {
    /// There is nothing to say.
    pub(crate) const PLAIN: Self = Self(1);

    /// A card that lets its player wish one of these kinds, from a pack with cards of `pack`.
    pub(crate) fn wishing(of: WishOf, pack: KindSet) -> Self {
        let may_be_wished = |wish: &Wish| match (of, wish) {
            (WishOf::Suit, Wish::Suit(_))
            | (WishOf::Colour, Wish::Colour { .. })
            | (WishOf::Rank, Wish::Rank(_)) => {
                let mut pack = pack;
                pack.any(|card| wish.means(card))
            }
            _ => false,
        };
        let wishes = Wish::all().filter(may_be_wished);
        Self(wishes.fold(0, |bits, wish| bits | 2 << wish.index()))
    }

    /// Whether there is none.
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// These, and wishing nothing.
    pub(crate) const fn or_plain(self) -> Self {
        Self(self.0 | 1)
    }

    /// These with and without a claim.
    pub(crate) const fn claiming(self) -> Self {
        Self(self.0 | CLAIMS)
    }

    /// These without a claim.
    pub(crate) const fn unclaimed(self) -> Self {
        Self(self.0 & !CLAIMS)
    }

    /// All that may be wished, without a claim.
    pub(crate) fn wishes(self) -> impl Iterator<Item = Wish> {
        let ways = self.unclaimed();
        (0..ways.len()).filter_map(move |index| ways.nth(index).0)
    }

    /// How many ways there are.
    #[inline]
    pub(crate) const fn len(self) -> u32 {
        (self.0 & !CLAIMS).count_ones() << (self.0 >> 31)
    }

    /// What is wished in the way at `index`, and whether it is claimed. Claims come second.
    #[inline]
    pub(crate) fn nth(self, index: u32) -> (Option<Wish>, bool) {
        let doubled = self.0 >> 31;
        let bits = without_lowest_bits(u64::from(self.0 & !CLAIMS), index >> doubled);
        let wish = bits.trailing_zeros().checked_sub(1).and_then(|index| Wish::at(index as u8));
        (wish, index & doubled == 1)
    }
}

/// Kinds that are all laid in the same ways, one after the other.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lays {
    /// The card that is laid, where it stands for one of `kinds`; else that kind itself is.
    pub(crate) wild: Option<Card>,
    pub(crate) kinds: KindSet,
    pub(crate) forms: Forms,
}

impl Lays {
    /// How many moves these are.
    #[inline]
    pub(crate) const fn len(&self) -> u32 {
        self.kinds.len() * self.forms.len()
    }

    /// The move at `index`: kind by kind, each in all its forms.
    #[inline]
    pub(crate) fn nth(&self, index: u32) -> Option<Move> {
        if self.wild.is_none() && self.forms == Forms::PLAIN {
            return self.kinds.nth_kind(index).map(Move::lay);
        }
        let forms = self.forms.len();
        let kind = self.kinds.nth_kind(index / forms)?;
        Some(self.laid(kind, self.forms.nth(index % forms)))
    }

    /// Tells every move in order.
    #[inline]
    pub(crate) fn each(&self, mut tell: impl FnMut(Move)) {
        if self.wild.is_none() && self.forms == Forms::PLAIN {
            return self.kinds.for_each(|card| tell(Move::lay(card)));
        }
        for kind in self.kinds {
            (0..self.forms.len()).for_each(|form| tell(self.laid(kind, self.forms.nth(form))));
        }
    }

    #[inline]
    fn laid(&self, kind: Card, (wish, claim): (Option<Wish>, bool)) -> Move {
        let (card, stands_for) = self.wild.map_or((kind, None), |card| (card, Some(kind)));
        Move::Play { card, stands_for, wish, claim, under: None }
    }
}
