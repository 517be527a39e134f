//! Laying a card: on one's own turn, together with others, or out of turn.

use super::Case;
use super::fit::{named, same_rank, worth};
use crate::card::Card;
use crate::mau::end::last_card_lies;
use crate::mau::moves::Play;
use crate::mau::phase::Phase;
use crate::mau::refusal::Refusal;
use crate::mau::rules::doc::{
    AnswerAction, CheatRule, DrawThen, RowBy, ThrowInRule, ThrowThen, ThrowUntil, Thrower, Which,
};
use crate::mau::wish::Wish;

impl Case<'_> {
    /// Laying a card on one's own turn.
    pub(super) fn play(self, laid: Play) -> Result<(), Refusal> {
        match self.state.phase {
            Phase::Wish | Phase::Target | Phase::Give => Err(Refusal::ChooseFirst),
            Phase::Threat => self.answer(laid).map(|_| ()),
            Phase::Together => self.lay_together(laid),
            _ => self.lay(laid),
        }
    }

    fn lay(self, laid: Play) -> Result<(), Refusal> {
        self.holds(laid)?;
        if laid.under.is_some() {
            self.cheat(|cheat| cheat.slip)?;
            let noted = &self.state.accusable;
            if noted.seat == Some(self.seat) && noted.slipped().is_some() {
                return Err(Refusal::NoCheating);
            }
            // A wild card, or one with a claim, is laid without another below.
            if laid.claim || self.is_wild(laid.card) {
                return Err(Refusal::NoCheating);
            }
        }
        if let Err(refusal) = self.honest(laid.card) {
            // VER-14, ERF-11: any card may be tried.
            let may = |cheat: &CheatRule| {
                cheat.lay && (cheat.cards.is_empty() || named(&cheat.cards, laid.card))
            };
            self.cheat(may).map_err(|_| refusal)?;
        }
        self.said(laid)
    }

    /// Whether the honest rules let `card` be laid, leaving last cards aside.
    fn honest(self, card: Card) -> Result<(), Refusal> {
        self.offered(card)?;
        let fits = self.fits(card) && self.nothing_else(card) && !self.is_shut_out(card);
        if fits { Ok(()) } else { Err(Refusal::DoesNotFit) }
    }

    /// Whether `card` is one of those that may be laid in this part of the turn.
    fn offered(self, card: Card) -> Result<(), Refusal> {
        match self.doc.draw.then {
            _ if self.state.phase != Phase::Drawn || self.state.covers => Ok(()),
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

    /// Whether `card` goes with the one below it.
    pub(super) fn go_together(self, by: RowBy, below: Card, card: Card) -> bool {
        let suits = card.suit().zip(below.suit());
        match by {
            RowBy::Rank => same_rank(card, below),
            RowBy::Card => card == below,
            RowBy::Suit => suits.is_some_and(|(card, below)| card == below),
            RowBy::Colour => suits.is_some_and(|(card, below)| card.like(below)),
            RowBy::Up => self.step(below, card) == Some(1),
            RowBy::Down => self.step(below, card) == Some(-1),
            RowBy::Steps => self.step(below, card).is_some_and(|step| step.abs() == 1),
        }
    }

    /// By how much `to` is higher than `from`.
    fn step(self, from: Card, to: Card) -> Option<i16> {
        let value = |card: Card| worth(&self.doc.fit, card);
        Some(i16::from(value(to)?) - i16::from(value(from)?))
    }

    /// Laying out of turn.
    pub(super) fn jump_in(self, laid: Play) -> Result<(), Refusal> {
        let rule = self.doc.lay.out_of_turn().ok_or(Refusal::NotYourTurn)?;
        let asked_anew = self.state.threat.closing || self.state.threat.spent;
        let threatened = self.state.phase == Phase::Threat && !asked_anew;
        let drawn = self.state.phase == Phase::Drawn && rule.until == ThrowUntil::Lays;
        let counts = rule.then == ThrowThen::FromThere;
        let open =
            (threatened && rule.under_threat && counts) || drawn || self.state.phase == Phase::Turn;
        let before = self.seat == self.state.before(self.state.turn);
        let may = match rule.who {
            Thrower::Anyone => true,
            Thrower::Previous => before,
            Thrower::NotPrevious => !before,
        };
        let meets = |wish: Wish| {
            let anywhere = named(&self.doc.fit.anywhere, laid.card);
            (wish.means(laid.card) || anywhere) && !self.barred(laid.card)
        };
        let goes = |by: &RowBy| {
            let heeds = !rule.heeds_wish(*by) || self.state.wish.is_none_or(meets);
            heeds && self.go_together(*by, self.state.top(), laid.card)
        };
        let goes = std::iter::once(&rule.by).chain(&rule.or).any(goes);
        // The refusal must not depend on the hand while the card could not be laid anyway.
        if !(open && may && goes && self.goes_in(&rule, laid.card))
            || self.is_wild(laid.card)
            || self.beyond_run(laid.card)
            || self.is_shut_out(laid.card)
            || last_card_lies(self.rules, self.state)
        {
            return Err(Refusal::NotYourTurn);
        }
        if threatened {
            return match self.answer(laid)? {
                AnswerAction::PassOn(_) if self.hand().len() > 1 || rule.may_be_last => Ok(()),
                AnswerAction::PassOn(_) => Err(Refusal::NotAsLast),
                _ => Err(Refusal::NotYourTurn),
            };
        }
        self.holds(laid)?;
        self.nothing_under(laid)?;
        if self.hand().len() == 1 && !rule.may_be_last {
            return Err(Refusal::NotAsLast);
        }
        if counts { self.said(laid) } else { self.laid_in_silence(laid) }
    }

    /// A card thrown in without effect: nothing may be said with it.
    fn laid_in_silence(self, laid: Play) -> Result<(), Refusal> {
        match laid {
            Play { stands_for: Some(_), .. } => Err(Refusal::StandsForNothing),
            Play { wish: Some(_), .. } => Err(Refusal::WishNotAllowed),
            Play { claim: true, .. } => Err(Refusal::NothingToClaim),
            _ => self.may_be_last(laid.card, None),
        }
    }

    /// Whether `card` is one that may be thrown in on the top card.
    fn goes_in(self, rule: &ThrowInRule, card: Card) -> bool {
        let top = self.state.top();
        let meant = |list: &[Which], card| list.is_empty() || named(list, card);
        !card.is_joker() && !top.is_joker() && meant(&rule.cards, card) && meant(&rule.onto, top)
    }

    /// Whether the cards laid are in the hand.
    pub(super) fn holds(self, laid: Play) -> Result<(), Refusal> {
        let mut hand = self.hand();
        let all = hand.take(laid.card) && laid.under.is_none_or(|under| hand.has(under));
        if all { Ok(()) } else { Err(Refusal::NotInHand) }
    }

    /// Cards may be slipped in only on one's own turn (VER-14).
    pub(super) fn nothing_under(self, laid: Play) -> Result<(), Refusal> {
        if laid.under.is_none() { Ok(()) } else { Err(Refusal::NoCheating) }
    }
}
