//! Judging one move straight from the house rules, without the compiled tables, so that this and
//! [`super::legal`] are two independent readings of the same rules.
//!
//! `fit` is what fits on what, `naming` what has to be said with a card, `play` laying on one's own turn,
//! `together` further cards in it, `threat` answering and accepting, `draw` drawing and handing over, `calls`
//! what others may say meanwhile, `charges` what they charge each other with.

mod asked;
mod calls;
mod charges;
mod draw;
mod fit;
mod naming;
mod play;
mod rest;
mod standing;
mod threat;
mod together;

use crate::card_set::CardSet;
use crate::mau::end::last_card_lies;
use crate::mau::moves::Move;
use crate::mau::phase::Phase;
use crate::mau::refusal::Refusal;
use crate::mau::rules::Rules;
use crate::mau::rules::doc::{CheatRule, HouseRules};
use crate::mau::state::State;
use crate::seat::Seat;

/// Checks whether `seat` may make `mv`, and if not, why. `rules` are those in force in this deal.
pub(super) fn check(rules: &Rules, state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
    if seat.0 >= state.seats {
        return Err(Refusal::NoSuchSeat);
    }
    if state.is_over() {
        return Err(Refusal::DealOver);
    }
    let case = Case { rules, doc: rules.doc(), state, seat };
    if state.phase == Phase::DealHands {
        return case.before_the_deal(mv);
    }
    if state.phase == Phase::Trial {
        return case.during_trial(mv);
    }
    if state.phase == Phase::Asked {
        return case.asked(mv);
    }
    match mv {
        Move::Call { call } => case.call(call),
        Move::Catch { seat: other, call } => case.catch(other, call),
        Move::Accuse { seat: other } => case.accuse(other),
        Move::Charge { seat: other, charge } => case.charge(other, charge),
        Move::React { .. } => Err(Refusal::NothingToChoose),
        _ if !state.playing.has(seat) => Err(Refusal::NotYourTurn),
        _ if state.turn != seat => match mv {
            Move::Play(play) => case.jump_in(play),
            _ => Err(Refusal::NotYourTurn),
        },
        _ if last_card_lies(rules, state) => {
            if mv == Move::Pass {
                Ok(())
            } else {
                Err(Refusal::LastCardLies)
            }
        }
        _ => case.turn_move(mv),
    }
}

/// A seat that wants to move, and the state of the game.
#[derive(Clone, Copy)]
struct Case<'a> {
    rules: &'a Rules,
    doc: &'a HouseRules,
    state: &'a State,
    seat: Seat,
}

impl Case<'_> {
    /// A step of one's own turn.
    fn turn_move(self, mv: Move) -> Result<(), Refusal> {
        match mv {
            Move::Play(play) => self.play(play),
            Move::Draw => self.draw(),
            Move::Accept => self.accept(),
            Move::DrawShort { missing } => self.draw_short(missing),
            Move::Pass => self.pass(),
            Move::Target { seat } => self.target(seat),
            Move::Give { card } => self.give(card),
            Move::Wish { wish } => self.wish_first(wish),
            // The cards are dealt already, and the others are no steps of a turn.
            Move::DealHands { .. }
            | Move::Call { .. }
            | Move::Catch { .. }
            | Move::Accuse { .. }
            | Move::Charge { .. }
            | Move::Judge { .. }
            | Move::AddRule { .. }
            | Move::React { .. } => Err(Refusal::NothingToChoose),
        }
    }

    /// Before the dealer has chosen the hand size, nothing else is allowed (ERF-02).
    fn before_the_deal(self, mv: Move) -> Result<(), Refusal> {
        if self.state.turn != self.seat {
            return Err(Refusal::NotYourTurn);
        }
        let Move::DealHands { cards } = mv else { return Err(Refusal::ChooseHandFirst) };
        let choice = self.doc.deal.hand_choice.as_ref().ok_or(Refusal::NothingToChoose)?;
        let seats =
            Seat::first(self.state.seats).filter(|seat| !self.state.knocked_out.has(*seat)).count();
        // One card is turned up and one is left to draw.
        let enough = usize::from(cards) * seats + 2 <= self.rules.deck().cards().count();
        if (choice.min..=choice.max).contains(&cards) && enough {
            Ok(())
        } else {
            Err(Refusal::NotSoMany)
        }
    }

    fn hand(self) -> CardSet {
        self.state.hands[self.seat.index()]
    }

    fn cheat(self, allowed: impl Fn(&CheatRule) -> bool) -> Result<(), Refusal> {
        if self.doc.cheat.as_ref().is_some_and(allowed) { Ok(()) } else { Err(Refusal::NoCheating) }
    }
}
