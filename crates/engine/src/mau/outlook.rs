//! What a seat can do with a card as things stand, for explanations of single cards.

use super::end::last_card_lies;
use super::fit::held_back::left_by_rest;
use super::fit::{Fit, fits};
use super::legal::legal;
use super::moves::{Move, Play};
use super::patterns::goes_with;
use super::phase::Phase;
use super::refusal::Refusal;
use super::rules::Rules;
use super::rules::doc::{AnswerAction, DormantRule, RowBy, Which};
use super::state::State;
use super::wish::Wish;
use super::{check, dormant};
use crate::card::Card;
use crate::card_set::KindSet;
use crate::seat::Seat;

/// What can be done with a card now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Now {
    /// The pile is empty, and the card can be led.
    Leads,
    /// It can be laid on the card on top, or meets the wish.
    Fits {
        /// The card that the top card counts as.
        face: Card,
        /// The reasons why it fits.
        reasons: Vec<Fit>,
    },
    /// It would fit, if it were the viewer's turn.
    WouldFit {
        /// The card that the top card counts as.
        face: Card,
        /// The reasons why it would fit.
        reasons: Vec<Fit>,
    },
    /// It would not fit, if it were the viewer's turn.
    WouldNotFit {
        /// The card that the top card counts as.
        face: Card,
        /// The wish that stands.
        wish: Option<Wish>,
    },
    /// It can be laid out of turn.
    JumpsIn,
    /// It goes with the card just laid.
    GoesWith(RowBy),
    /// It answers the pending threat.
    Answers {
        /// The card whose threat it is.
        threat: Which,
        /// What the answer does to the threat.
        action: AnswerAction,
        /// Whether it ends the round that the author of the threat announced.
        closes: bool,
    },
    /// It answers the threat if it stands for one of these.
    AnswersAs {
        /// The card whose threat it is.
        threat: Which,
        /// The cards it may stand for.
        cards: Vec<Card>,
    },
    /// It can be given away.
    Gives,
    /// It cannot be laid on the viewer's own turn.
    Refused(Refusal),
}

/// What `seat` can do with `card`, which it holds; `rules` are those in force. Only what is allowed
/// without cheating.
pub(super) fn now(rules: &Rules, state: &State, seat: Seat, card: Card) -> Option<Now> {
    if state.phase == Phase::Trial {
        return None;
    }
    if state.phase == Phase::Asked {
        let mut moves = Vec::new();
        legal(rules, state, seat, &mut moves);
        return moves.contains(&Move::Give { card }).then_some(Now::Gives);
    }
    let held = state.hands.get(seat.index()).is_some_and(|hand| hand.has(card));
    if !held || state.is_over() || state.phase == Phase::DealHands {
        return None;
    }
    let mut moves = Vec::new();
    legal(rules, state, seat, &mut moves);
    let lays: Vec<_> = moves.iter().filter_map(|mv| laid_as(*mv, card)).collect();
    let gives = moves.contains(&Move::Give { card });
    if state.turn != seat {
        return of_others_turn(rules, state, seat, card, !lays.is_empty());
    }
    Some(match state.phase {
        _ if gives => Now::Gives,
        _ if last_card_lies(rules, state) => Now::Refused(Refusal::LastCardLies),
        Phase::Threat => answer(rules, state, card, &lays)?,
        Phase::Together if !lays.is_empty() => {
            let mut ways = rules.together.as_ref()?.ways();
            Now::GoesWith(ways.find(|by| goes_with(&rules.doc, *by, card, state.face))?)
        }
        // Anything can be led.
        _ if !lays.is_empty() && state.discard_pile.is_empty() => Now::Leads,
        _ if !lays.is_empty() => {
            Now::Fits { face: state.face, reasons: fit_reasons(rules, state, seat, card) }
        }
        _ => refused(rules, state, seat, card),
    })
}

/// What the card stands for in this move, if the move lays it.
fn laid_as(mv: Move, laid: Card) -> Option<Option<Card>> {
    match mv {
        Move::Play(Play { card, stands_for, .. }) if card == laid => Some(stands_for),
        _ => None,
    }
}

fn of_others_turn(
    rules: &Rules,
    state: &State,
    seat: Seat,
    card: Card,
    jumps_in: bool,
) -> Option<Now> {
    if jumps_in {
        return Some(Now::JumpsIn);
    }
    if !matches!(state.phase, Phase::Turn | Phase::Drawn) || last_card_lies(rules, state) {
        return None;
    }
    // Other rules may hold on the viewer's own turn.
    if rules.changes {
        return None;
    }
    // A card that will be barred then neither fits nor fails to fit.
    if rules.bars_cards && dormant::barred_next(rules, state, seat).has(card) {
        return None;
    }
    // It is not known yet whether it will fit anywhere by then.
    let ordinary =
        |rule: &DormantRule| rule.ordinary && rule.cards.iter().any(|which| which.means(card));
    if rules.plain_fit.is_some() && rules.doc.dormant.values().any(ordinary) {
        return None;
    }
    let reasons = fit_reasons(rules, state, seat, card);
    Some(if reasons.is_empty() || !left(rules, state, seat, card) {
        Now::WouldNotFit { face: state.face, wish: state.wish }
    } else {
        Now::WouldFit { face: state.face, reasons }
    })
}

/// Whether the card may be laid: it is not barred now, nor a last resort while others in the hand fit.
fn left(rules: &Rules, state: &State, seat: Seat, card: Card) -> bool {
    let barred = dormant::barred(rules, state, seat).or(dormant::unfit(rules, state, seat));
    let hand = state.hands[seat.index()];
    !left_by_rest(rules, state, hand, KindSet::of(card), barred).is_empty() && !barred.has(card)
}

/// The reasons why the card fits, none where too many of its rank already lie on one another.
fn fit_reasons(rules: &Rules, state: &State, seat: Seat, card: Card) -> Vec<Fit> {
    let longest = rules.longest_run[state.face.index()];
    let same_rank = card.rank().is_some() && card.rank() == state.face.rank();
    if longest > 0 && same_rank && state.run >= longest {
        return Vec::new();
    }
    let mut reasons = fits(&rules.doc, state.face, state.wish, card);
    if dormant::ordinary(rules, state, seat).has(card) {
        reasons.retain(|reason| *reason != Fit::Anywhere);
    }
    reasons
}

fn answer(rules: &Rules, state: &State, card: Card, lays: &[Option<Card>]) -> Option<Now> {
    let standing = &state.threat;
    if standing.spent && !state.drawn.has(card) {
        return Some(Now::Refused(Refusal::OnlyTheDrawnCard));
    }
    let mut threats = rules.doc.cards.iter().filter(|(_, rule)| rule.threat.is_some());
    let of_card = threats.nth(usize::from(standing.rule)).map(|(which, _)| *which);
    // A pattern's threat is named after the card on top.
    let threat = of_card.unwrap_or(Which::Card(state.face));
    let mut cards: Vec<Card> = lays.iter().copied().flatten().collect();
    cards.dedup();
    Some(if lays.is_empty() {
        Now::Refused(Refusal::DoesNotAnswer)
    } else if cards.is_empty() {
        let answer = rules.threats.get(usize::from(standing.rule))?.answer[card.index()];
        Now::Answers { threat, action: answer.action, closes: standing.closing }
    } else {
        Now::AnswersAs { threat, cards }
    })
}

/// Why the card cannot honestly be laid on one's own turn.
fn refused(rules: &Rules, state: &State, seat: Seat, card: Card) -> Now {
    let in_turn = matches!(state.phase, Phase::Turn | Phase::Drawn);
    let fits = !fit_reasons(rules, state, seat, card).is_empty() && left(rules, state, seat, card);
    if in_turn && !fits {
        return Now::Refused(Refusal::DoesNotFit);
    }
    // `check` may allow it as a cheat: then the honest reason is given.
    let drawn = state.phase == Phase::Drawn && !state.drawn.has(card);
    let refusal = check::check(rules, state, seat, Move::lay(card)).err();
    let honest = if drawn { Refusal::OnlyTheDrawnCard } else { Refusal::DoesNotFit };
    Now::Refused(refusal.unwrap_or(honest))
}
