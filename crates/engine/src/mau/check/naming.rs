//! Judging what has to be said with a card: what it stands for, what is wished, what is claimed; and which
//! cards may be the last one.

use super::Case;
use super::fit::{named, rule_of};
use crate::card::Card;
use crate::mau::moves::Play;
use crate::mau::phase::Phase;
use crate::mau::refusal::Refusal;
use crate::mau::rules::doc::{CardRule, WishOf, WishRule};
use crate::mau::wish::Wish;

impl<'a> Case<'a> {
    /// Judges all that is said with a card that has its effect.
    pub(super) fn said(self, laid: Play) -> Result<(), Refusal> {
        self.named_as(laid)?;
        // A card slipped in below leaves the hand as well.
        if self.hand().len() == if laid.under.is_some() { 2 } else { 1 } {
            self.as_last(laid.card, laid.stands_for)?;
        }
        let rule = self.acting_rule(laid);
        self.wished(rule, laid.wish)?;
        let lies = !self.state.discard_pile.is_empty();
        let open = rule.is_some_and(|rule| {
            (rule.buys && lies) || rule.threat.as_ref().is_some_and(|threat| threat.may)
        });
        if laid.claim && !open { Err(Refusal::NothingToClaim) } else { Ok(()) }
    }

    /// Whether what a card stands for is named correctly (ERF-41, ERF-42).
    fn named_as(self, laid: Play) -> Result<(), Refusal> {
        let rule = rule_of(self.doc, laid.card).filter(|rule| rule.wild);
        match (rule, laid.stands_for) {
            (None, None) => Ok(()),
            (Some(_), Some(kind)) if self.in_pack(kind) => Ok(()),
            (_, Some(_)) => Err(Refusal::StandsForNothing),
            (Some(rule), None) if rule.wish.is_some() && laid.wish.is_some() => Ok(()),
            (Some(_), None) => Err(Refusal::StandsForMissing),
        }
    }

    /// Whether the wish is one that the card allows, and is made where the card requires one.
    pub(super) fn wished(self, rule: Option<&CardRule>, wish: Option<Wish>) -> Result<(), Refusal> {
        self.wished_by(rule.and_then(|rule| rule.wish.as_ref()), wish)
    }

    /// The same where something other than a card asks for the wish.
    pub(super) fn wished_by(
        self,
        rule: Option<&WishRule>,
        wish: Option<Wish>,
    ) -> Result<(), Refusal> {
        match (rule, wish) {
            (Some(rule), None) if !rule.may && self.can_wish(rule) => Err(Refusal::WishMissing),
            (_, None) => Ok(()),
            (Some(rule), Some(wish)) if self.can_be_wished(rule, wish) => Ok(()),
            (_, Some(_)) => Err(Refusal::WishNotAllowed),
        }
    }

    /// Making the wish of the card turned up (SCH-14).
    pub(super) fn wish_first(self, wish: Option<Wish>) -> Result<(), Refusal> {
        if self.state.phase != Phase::Wish {
            return Err(Refusal::NothingToChoose);
        }
        self.wished(rule_of(self.doc, self.state.top()), wish)
    }

    fn can_be_wished(self, rule: &WishRule, wish: Wish) -> bool {
        let asked = match wish {
            Wish::Suit(_) => matches!(rule.of, WishOf::Suit | WishOf::SuitOrRank),
            Wish::Colour { .. } => rule.of == WishOf::Colour,
            Wish::Rank(_) => matches!(rule.of, WishOf::Rank | WishOf::SuitOrRank),
            Wish::Card(_) => rule.of == WishOf::Card,
        };
        if let Wish::Card(card) = wish
            && !self.in_pack(card)
        {
            return false;
        }
        if rule.other && self.counts_already(wish) {
            return false;
        }
        let meant = |card| rule.only.is_empty() || named(&rule.only, card);
        asked && self.rules.deck().cards().any(|card| wish.means(card) && meant(card))
    }

    /// Whether anything is left to wish.
    fn can_wish(self, rule: &WishRule) -> bool {
        !rule.other || Wish::all().any(|wish| self.can_be_wished(rule, wish))
    }

    /// Whether the next card has to be that anyway: by the wish in force, else by the top card.
    fn counts_already(self, wish: Wish) -> bool {
        match self.state.wish {
            Some(stands) => stands == wish,
            None => !self.state.discard_pile.is_empty() && wish.means(self.state.face),
        }
    }

    /// Whether `card`, standing for another or for itself, may be laid if it is the last in the hand.
    pub(super) fn may_be_last(self, card: Card, stands_for: Option<Card>) -> Result<(), Refusal> {
        if self.hand().len() == 1 { self.as_last(card, stands_for) } else { Ok(()) }
    }

    /// Whether `card`, standing for another or for itself, may be laid as the last (ERF-18).
    fn as_last(self, card: Card, stands_for: Option<Card>) -> Result<(), Refusal> {
        let unsaid = self.doc.end.last_call.is_some() && !self.state.kept.ready.has(self.seat);
        if unsaid || self.state.kept.barred[self.seat.index()] > 0 {
            return Err(Refusal::Barred);
        }
        let end = &self.doc.end;
        // ERF-44: a wild card follows the card it stands for.
        let listed = |list| named(list, card) || stands_for.is_some_and(|kind| named(list, kind));
        let left_out = !end.only_last.is_empty() && !listed(&end.only_last);
        if listed(&end.never_last) || left_out { Err(Refusal::NotAsLast) } else { Ok(()) }
    }

    /// Whether `card` may be laid as far as last cards are concerned, whatever it can stand for.
    pub(super) fn can_be_last(self, card: Card) -> bool {
        let may = |stands_for| self.may_be_last(card, stands_for).is_ok();
        match rule_of(self.doc, card).filter(|rule| rule.wild) {
            None => may(None),
            Some(rule) => {
                let kinds = || Card::all().filter(|kind| self.in_pack(*kind));
                (rule.wish.is_some() && may(None)) || kinds().any(|kind| may(Some(kind)))
            }
        }
    }

    fn acting_rule(self, laid: Play) -> Option<&'a CardRule> {
        let acting = self.acting(laid.card, laid.stands_for)?;
        let shown = laid.face();
        let asleep = self.is_asleep(shown) || self.is_asleep(acting);
        rule_of(self.doc, acting).filter(|_| !asleep)
    }

    pub(super) fn is_wild(self, card: Card) -> bool {
        rule_of(self.doc, card).is_some_and(|rule| rule.wild)
    }

    /// The rule of the card laid or of what it stands for: in an answer, no card copies another.
    pub(super) fn own_rule(self, laid: Play) -> Option<&'a CardRule> {
        rule_of(self.doc, laid.face())
    }

    /// Whether a wild card can stand for this kind.
    pub(super) fn in_pack(self, kind: Card) -> bool {
        !kind.is_joker() && self.rules.deck().has(kind)
    }
}
