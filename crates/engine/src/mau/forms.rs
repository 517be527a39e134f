//! The ways to lay a card: what is wished with it, and whether its player claims what it leaves open. Kept as
//! a bit for each wish and a set of kinds for wishes of single cards, so that ways are counted without being
//! written out.

use crate::bits::without_lowest_bits;
use crate::card::Card;
use crate::card_set::KindSet;
use crate::mau::moves::{Move, Play};
use crate::mau::rules::doc::WishOf;
use crate::mau::wish::Wish;

/// The ways to lay a card; with the highest bit set, each of them with a claim as well.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Forms {
    /// Bit 0 is no wish, those above are wishes that mean several cards, by [`Wish::index`].
    pub(in crate::mau) ways: u32,
    /// Single cards that may be wished: they come after the others.
    pub(in crate::mau) cards: KindSet,
}

pub(in crate::mau) const CLAIMS: u32 = 1 << 31;

const _: () = assert!(Wish::GENERAL < 31);

impl Default for Forms {
    fn default() -> Self {
        Self::PLAIN
    }
}

impl Forms {
    /// Laying with nothing to say.
    pub(crate) const PLAIN: Self = Self { ways: 1, cards: KindSet::EMPTY };

    /// The ways to lay a card that lets its player wish something of kind `of`, with the cards of `pack`.
    pub(crate) fn wishing(of: WishOf, pack: KindSet) -> Self {
        if of == WishOf::Card {
            return Self { ways: 0, cards: pack };
        }
        let may_be_wished = |wish: &Wish| match (of, wish) {
            (WishOf::Suit | WishOf::SuitOrRank, Wish::Suit(_))
            | (WishOf::Colour, Wish::Colour { .. })
            | (WishOf::Rank | WishOf::SuitOrRank, Wish::Rank(_)) => {
                let mut pack = pack;
                pack.any(|card| wish.means(card))
            }
            _ => false,
        };
        let wishes = Wish::all().take(Wish::GENERAL).filter(may_be_wished);
        let ways = wishes.fold(0, |bits, wish| bits | 2 << wish.index());
        Self { ways, cards: KindSet::EMPTY }
    }

    /// Whether there is no way.
    pub(crate) const fn is_empty(self) -> bool {
        self.ways == 0 && self.cards.is_empty()
    }

    /// These ways, and wishing nothing.
    pub(crate) const fn or_plain(self) -> Self {
        Self { ways: self.ways | 1, cards: self.cards }
    }

    /// These with and without a claim.
    pub(crate) const fn claiming(self) -> Self {
        Self { ways: self.ways | CLAIMS, cards: self.cards }
    }

    /// These without a claim.
    pub(crate) const fn unclaimed(self) -> Self {
        Self { ways: self.ways & !CLAIMS, cards: self.cards }
    }

    /// All that may be wished, without a claim.
    pub(crate) fn wishes(self) -> impl Iterator<Item = Wish> {
        let ways = self.unclaimed();
        (0..ways.len()).filter_map(move |index| ways.nth(index).0)
    }

    /// The number of ways.
    #[inline]
    pub(crate) const fn len(self) -> u32 {
        ((self.ways & !CLAIMS).count_ones() + self.cards.len()) << (self.ways >> 31)
    }

    /// The wish of the way at `index`, and whether it has a claim. The one with the claim comes second.
    #[inline]
    pub(crate) fn nth(self, index: u32) -> (Option<Wish>, bool) {
        let (doubled, ways) = (self.ways >> 31, self.ways & !CLAIMS);
        let way = index >> doubled;
        let wish = if way < ways.count_ones() {
            let bits = without_lowest_bits(u64::from(ways), way);
            bits.trailing_zeros().checked_sub(1).and_then(|index| Wish::at(index as u8))
        } else {
            self.cards.nth_kind(way - ways.count_ones()).map(Wish::Card)
        };
        (wish, index & doubled == 1)
    }
}

/// Kinds that are all laid in the same ways, one after the other.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lays {
    /// The wild card that is laid and stands for each of `kinds`; none: those kinds are laid themselves.
    pub(crate) wild: Option<Card>,
    pub(crate) kinds: KindSet,
    pub(crate) forms: Forms,
}

impl Lays {
    /// The number of these moves.
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

    /// Calls `tell` with every move in order.
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
        Move::Play(Play { card, stands_for, wish, claim, under: None })
    }
}
