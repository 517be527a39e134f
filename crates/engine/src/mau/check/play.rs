//! Laying a card: on one's own turn, together with others, or out of turn.

use super::fit::same_rank;
use super::{Case, Laid};
use crate::card::Card;
use crate::mau::end::last_card_lies;
use crate::mau::refusal::Refusal;
use crate::mau::rules::doc::{AnswerAction, DrawThen, JumpIn, RowBy};
use crate::mau::state::Phase;

impl Case<'_> {
    /// Laying a card on one's own turn.
    pub(super) fn play(self, laid: Laid) -> Result<(), Refusal> {
        match self.state.phase {
            Phase::Wish | Phase::Target | Phase::Give => Err(Refusal::ChooseFirst),
            Phase::Threat => self.answer(laid).map(|_| ()),
            Phase::Together => self.lay_together(laid),
            _ => self.lay(laid),
        }
    }

    fn lay(self, laid: Laid) -> Result<(), Refusal> {
        self.holds(laid)?;
        if laid.under.is_some() {
            self.cheat(|cheat| cheat.slip)?;
            let noted = &self.state.accusable;
            if noted.seat == Some(self.seat) && noted.slipped.is_some() {
                return Err(Refusal::NoCheating);
            }
            // A wild card, or one that its player makes use of, is laid alone.
            if laid.claim || self.is_wild(laid.card) {
                return Err(Refusal::NoCheating);
            }
        }
        if let Err(refusal) = self.honest(laid.card) {
            // VER-14, ERF-11: any card may be tried.
            self.cheat(|cheat| cheat.lay).map_err(|_| refusal)?;
        }
        self.said(laid)
    }

    /// Whether the honest rules let `card` be laid, last cards apart.
    fn honest(self, card: Card) -> Result<(), Refusal> {
        self.offered(card)?;
        if self.fits(card) { Ok(()) } else { Err(Refusal::DoesNotFit) }
    }

    /// Whether `card` is one of those that may be laid in this part of the turn.
    fn offered(self, card: Card) -> Result<(), Refusal> {
        match self.doc.draw.then {
            _ if self.state.phase != Phase::Drawn => Ok(()),
            DrawThen::LayAny => Ok(()),
            DrawThen::LayDrawn if self.state.drawn.has(card) => Ok(()),
            DrawThen::LayDrawn => Err(Refusal::OnlyTheDrawnCard),
            DrawThen::Nothing => Err(Refusal::AlreadyDrawn),
        }
    }

    /// Whether the seat holds a card that it could lay honestly now.
    pub(super) fn could_lay(self) -> bool {
        self.hand().cards().any(|card| self.honest(card).is_ok() && self.can_be_last(card))
    }

    fn lay_together(self, laid: Laid) -> Result<(), Refusal> {
        self.holds(laid)?;
        self.nothing_under(laid)?;
        let rule = self.doc.lay.together.as_ref().ok_or(Refusal::NotTogether)?;
        let (card, face) = (laid.card, self.state.face);
        let jokers = card.is_joker() || face.is_joker();
        let suits = card.suit().zip(face.suit());
        let in_suit = suits.is_some_and(|(card, face)| card == face);
        let goes_with = match rule.by {
            RowBy::Rank => same_rank(card, face),
            RowBy::Card => card == face,
            RowBy::Suit => in_suit,
            RowBy::Colour => suits.is_some_and(|(card, face)| card.is_red() == face.is_red()),
            RowBy::Up => self.step(face, card) == Some(1),
            RowBy::Down => self.step(face, card) == Some(-1),
            RowBy::Steps => self.step(face, card).is_some_and(|step| step.abs() == 1),
        };
        if jokers
            || !goes_with
            || rule.one_suit && !in_suit
            || self.is_wild(laid.card)
            || self.beyond_run(laid.card)
        {
            return Err(Refusal::NotTogether);
        }
        self.said(laid)
    }

    /// How much higher a card is than another.
    fn step(self, from: Card, to: Card) -> Option<i16> {
        let value = |card: Card| card.rank().and_then(|rank| self.doc.fit.value(rank));
        Some(i16::from(value(to)?) - i16::from(value(from)?))
    }

    /// Laying out of turn.
    pub(super) fn jump_in(self, laid: Laid) -> Result<(), Refusal> {
        let threatened = self.state.phase == Phase::Threat && !self.state.threat.closing;
        let open = threatened || self.state.phase == Phase::Turn;
        let rule = self.doc.lay.jump_in.filter(|_| open).ok_or(Refusal::NotYourTurn)?;
        // The same answer whatever is in the hand, as long as the card could not be laid.
        if !goes_in(rule, self.state.top(), laid.card)
            || self.is_wild(laid.card)
            || self.beyond_run(laid.card)
            || last_card_lies(self.rules, self.state)
        {
            return Err(Refusal::NotYourTurn);
        }
        if threatened {
            return match self.answer(laid)? {
                AnswerAction::PassOn(_) => Ok(()),
                _ => Err(Refusal::NotYourTurn),
            };
        }
        self.holds(laid)?;
        self.nothing_under(laid)?;
        self.said(laid)
    }

    /// Whether the cards are in the hand.
    pub(super) fn holds(self, laid: Laid) -> Result<(), Refusal> {
        let mut hand = self.hand();
        let all = hand.take(laid.card) && laid.under.is_none_or(|under| hand.has(under));
        if all { Ok(()) } else { Err(Refusal::NotInHand) }
    }

    /// Cards are slipped in on one's own turn only (VER-14).
    pub(super) fn nothing_under(self, laid: Laid) -> Result<(), Refusal> {
        if laid.under.is_none() { Ok(()) } else { Err(Refusal::NoCheating) }
    }
}

fn goes_in(rule: JumpIn, top: Card, card: Card) -> bool {
    match rule {
        JumpIn::SameCard => card == top && !card.is_joker(),
        JumpIn::SameRank => same_rank(card, top),
    }
}
