//! Judging threats: answering them, accepting them, and naming whom or what they hit.

use super::Case;
use super::fit::{entry, named, worth};
use crate::card::Card;
use crate::mau::moves::Play;
use crate::mau::phase::Phase;
use crate::mau::refusal::Refusal;
use crate::mau::rules::doc::{AnswerAction, AnswerMust, AnswerRule, ThreatRule, Victim};
use crate::seat::Seat;

impl<'a> Case<'a> {
    /// The rule of the threat in force: threats are numbered in the order of the document.
    fn threat(self) -> Option<&'a ThreatRule> {
        self.doc.threats().nth(usize::from(self.state.threat.rule))
    }

    /// Whether a card answers the threat in force, and what that does.
    pub(super) fn answer(self, laid: Play) -> Result<AnswerAction, Refusal> {
        self.holds(laid)?;
        self.nothing_under(laid)?;
        let threat = self.threat().ok_or(Refusal::DoesNotAnswer)?;
        let standing = &self.state.threat;
        if standing.spent && !self.state.drawn.has(laid.card) {
            return Err(Refusal::OnlyTheDrawnCard);
        }
        let (shown, rule) = self.answering(threat, laid)?;
        if !(standing.closing || self.is_open(threat, rule.action))
            || self.beyond_run(shown)
            || self.is_shut_out(laid.card)
            || !self.is_what_it_must_be(rule.must, shown)
            || !(rule.onto.is_empty() || named(&rule.onto, self.state.face))
        {
            return Err(Refusal::DoesNotAnswer);
        }
        self.may_be_last(laid.card, laid.stands_for)?;
        if standing.closing && self.hand().len() == 1 && !may_close_as_last(threat) {
            return Err(Refusal::NotAsLast);
        }
        // Any other effect of an answering card does not count; a wish is passed on with the threat.
        let speaks = rule.acts || matches!(rule.action, AnswerAction::PassOn(_));
        let goes_on = speaks && !standing.closing;
        match laid.wish {
            wish if goes_on => self.wished(self.own_rule(laid), wish)?,
            Some(_) => return Err(Refusal::WishNotAllowed),
            None => {}
        }
        if laid.claim { Err(Refusal::NothingToClaim) } else { Ok(rule.action) }
    }

    /// The card that counts as the answer, and the rule for it: the card itself if it answers, else
    /// what a wild card stands for (ERF-44).
    fn answering(self, threat: &ThreatRule, laid: Play) -> Result<(Card, &AnswerRule), Refusal> {
        if let Some(rule) = entry(&threat.answers, laid.card) {
            return match laid.stands_for {
                None => Ok((laid.card, rule)),
                Some(_) => Err(Refusal::StandsForNothing),
            };
        }
        if !self.is_wild(laid.card) {
            return Err(Refusal::DoesNotAnswer);
        }
        let kind = laid.stands_for.ok_or(Refusal::StandsForMissing)?;
        if !self.in_pack(kind) {
            return Err(Refusal::StandsForNothing);
        }
        entry(&threat.answers, kind).map(|rule| (kind, rule)).ok_or(Refusal::DoesNotAnswer)
    }

    /// Whether `card`, standing for itself, passes on the threat in force.
    pub(super) fn passes_on(self, card: Card) -> bool {
        let Some(threat) = self.threat() else { return false };
        entry(&threat.answers, card).is_some_and(|rule| {
            matches!(rule.action, AnswerAction::PassOn(_))
                && self.is_open(threat, rule.action)
                && !self.beyond_run(card)
                && self.is_what_it_must_be(rule.must, card)
        })
    }

    /// Whether the threat can still be answered in this way.
    fn is_open(self, threat: &ThreatRule, action: AnswerAction) -> bool {
        // A seat that comes back into the deal by the threat accepts it.
        if threat.victim == Victim::LastOut {
            return false;
        }
        match action {
            AnswerAction::TakeOff(_)
            | AnswerAction::Cancel
            | AnswerAction::CancelAll
            | AnswerAction::Meet
            | AnswerAction::TurnOn => true,
            // Only what sends the threat on makes the chain longer (SCH-10).
            AnswerAction::PassOn(_) | AnswerAction::SendBack(_) => self.has_room(threat),
            AnswerAction::SendTo(_) => self.has_room(threat) && self.anybody_to_name(threat),
        }
    }

    fn has_room(self, threat: &ThreatRule) -> bool {
        threat.longest == 0 || self.state.threat.chain < threat.longest
    }

    /// Whether an answering card, or what it stands for, is what the rule requires of it.
    fn is_what_it_must_be(self, must: AnswerMust, card: Card) -> bool {
        let face = self.state.face;
        match must {
            AnswerMust::Anything => true,
            AnswerMust::Fit => self.fits(card),
            AnswerMust::Suit => match self.state.wish {
                Some(wish) => {
                    let meets = wish.means(card) || named(&self.doc.fit.anywhere, card);
                    meets && !self.barred(card)
                }
                None => card.suit().is_some() && card.suit() == face.suit(),
            },
            AnswerMust::SameCard => card == face,
            AnswerMust::Colour => {
                let suits = card.suit().zip(face.suit());
                suits.is_some_and(|(card, there)| card.like(there))
            }
            AnswerMust::NotLower => self.compared(card).is_some_and(|(card, there)| card >= there),
            AnswerMust::Lower => self.compared(card).is_some_and(|(card, there)| card < there),
            AnswerMust::Higher => self.compared(card).is_some_and(|(card, there)| card > there),
        }
    }

    /// The value of a card, and of the one that lies there.
    fn compared(self, card: Card) -> Option<(u8, u8)> {
        worth(&self.doc.fit, card).zip(worth(&self.doc.fit, self.state.face))
    }

    pub(super) fn accept(self) -> Result<(), Refusal> {
        match self.state.phase {
            Phase::Threat => Ok(()),
            Phase::Wish | Phase::Target | Phase::Give => Err(Refusal::ChooseFirst),
            _ => Err(Refusal::NothingToAccept),
        }
    }

    /// Cards that the accepting seat has to draw.
    pub(super) fn due(self) -> u8 {
        let standing = &self.state.threat;
        if !standing.closing {
            return if standing.spent { 0 } else { standing.draw };
        }
        let closing = self.threat().and_then(|threat| threat.closing.as_ref());
        closing.map_or(0, |closing| closing.draw)
    }

    /// Naming the victim (ERF-15).
    pub(super) fn target(self, other: Seat) -> Result<(), Refusal> {
        if self.state.phase != Phase::Target {
            return Err(Refusal::NothingToChoose);
        }
        if other.0 >= self.state.seats {
            return Err(Refusal::NoSuchSeat);
        }
        let can = self.threat().is_some_and(|threat| self.can_be_named(threat, other));
        if can { Ok(()) } else { Err(Refusal::NotThatSeat) }
    }

    /// Choosing the card to give away (ERF-21).
    pub(super) fn give(self, card: Card) -> Result<(), Refusal> {
        if self.state.phase != Phase::Give {
            return Err(Refusal::NothingToChoose);
        }
        if self.hand().has(card) { Ok(()) } else { Err(Refusal::NotInHand) }
    }

    /// Whether the threat in force is this seat's and moves cards between hands.
    pub(super) fn moves_own_hand(self) -> bool {
        let moves = self.threat().is_some_and(|threat| threat.swap || threat.give || threat.take);
        moves && self.state.threat.author == self.seat
    }

    /// Whether `other` is a partner whom this seat's threats spare.
    fn spares(self, other: Seat) -> bool {
        let spared = self.doc.teams.as_ref().is_some_and(|teams| teams.spared);
        spared && self.rules.partners(self.seat).has(other)
    }

    fn anybody_to_name(self, threat: &ThreatRule) -> bool {
        Seat::first(self.state.seats).any(|seat| self.can_be_named(threat, seat))
    }

    fn can_be_named(self, threat: &ThreatRule, other: Seat) -> bool {
        // Nobody swaps with, gives to or takes from itself.
        let moves_cards = threat.swap || threat.give || threat.take;
        self.state.playing.has(other)
            && other != self.seat
            && !self.spares(other)
            && !(threat.spares_waiting && self.state.misses.has(other))
            && !(moves_cards && other == self.state.threat.author)
    }
}

/// Whether the card that ends a round announced by its player may be the last (ERF-40).
fn may_close_as_last(threat: &ThreatRule) -> bool {
    threat.closing.as_ref().is_some_and(|closing| closing.may_be_last)
}
