//! Judging one move: read straight off the house rules, without the compiled tables, so that this
//! and [`super::legal`] are two opinions on the same rules.

use crate::card::{Card, Suit};
use crate::mau::calls;
use crate::mau::moves::{CallIndex, Move};
use crate::mau::refusal::Refusal;
use crate::mau::rules::Rules;
use crate::mau::rules::doc::{
    AnswerAction, AnswerRule, CardRule, DrawThen, DrawWhen, HouseRules, ThreatRule, Which,
};
use crate::mau::state::{Phase, State};
use crate::seat::Seat;

/// Says whether `seat` may make `mv`, and why not.
pub(super) fn check(rules: &Rules, state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
    if seat.0 >= state.seats {
        return Err(Refusal::NoSuchSeat);
    }
    if state.is_over() {
        return Err(Refusal::DealOver);
    }
    match mv {
        Move::Call { call } => check_call(rules, state, seat, call),
        Move::Catch { seat: other, call } => check_catch(rules, state, seat, other, call),
        _ if state.turn != seat || !state.playing.has(seat) => Err(Refusal::NotYourTurn),
        _ if calls::last_card_lies(rules, state) => {
            if mv == Move::Pass {
                Ok(())
            } else {
                Err(Refusal::LastCardLies)
            }
        }
        Move::Play { card, wish } => check_play(rules, state, seat, card, wish),
        Move::Draw => match state.phase {
            Phase::Threat { .. } => Err(Refusal::MustAnswerOrBear),
            Phase::Drawn => Err(Refusal::AlreadyDrawn),
            _ if rules.doc.draw.when == DrawWhen::NothingFits
                && state.hands[seat.index()].cards().any(|card| fits(&rules.doc, state, card)) =>
            {
                Err(Refusal::MustPlay)
            }
            _ => Ok(()),
        },
        Move::Bear => match state.phase {
            Phase::Threat { .. } => Ok(()),
            _ => Err(Refusal::NothingToBear),
        },
        Move::Pass => match state.phase {
            Phase::Drawn => Ok(()),
            Phase::Threat { .. } => Err(Refusal::MustAnswerOrBear),
            _ => Err(Refusal::MustDrawFirst),
        },
    }
}

fn check_play(
    rules: &Rules,
    state: &State,
    seat: Seat,
    card: Card,
    wish: Option<Suit>,
) -> Result<(), Refusal> {
    let doc = &rules.doc;
    if !state.hands[seat.index()].has(card) {
        return Err(Refusal::NotInHand);
    }
    let mut wishes = rule_of(doc, card).is_some_and(|rule| rule.wish_suit);
    if let Phase::Threat { rule, chain, .. } = state.phase {
        let threat = threat_at(doc, rule).ok_or(Refusal::DoesNotAnswer)?;
        let answer = answer_with(threat, card).ok_or(Refusal::DoesNotAnswer)?;
        let too_long =
            (threat.longest > 0 && chain >= threat.longest) || beyond_run(doc, state, card);
        if too_long || (answer.must_fit && !fits(doc, state, card)) {
            return Err(Refusal::DoesNotAnswer);
        }
        wishes &= answer.action != AnswerAction::Cancel;
    } else {
        let only_drawn = doc.draw.then == DrawThen::LayDrawn;
        if state.phase == Phase::Drawn && only_drawn && !state.drawn.has(card) {
            return Err(Refusal::OnlyTheDrawnCard);
        }
        if !fits(doc, state, card) {
            return Err(Refusal::DoesNotFit);
        }
    }
    match wish {
        None if wishes => Err(Refusal::WishMissing),
        Some(_) if !wishes => Err(Refusal::WishNotAllowed),
        _ => Ok(()),
    }
}

fn check_call(rules: &Rules, state: &State, seat: Seat, call: CallIndex) -> Result<(), Refusal> {
    let index = usize::from(call);
    let rule = rules.doc.calls.values().nth(index).ok_or(Refusal::NoSuchCall)?;
    if !state.playing.has(seat) {
        return Err(Refusal::NothingToCall);
    }
    if state.open[index].has(seat) {
        return Ok(());
    }
    if state.announced[index].has(seat) || state.called[index].has(seat) {
        return Err(Refusal::AlreadyCalled);
    }
    let cards = state.hands[seat.index()].cards().count();
    if state.turn == seat && rule.before_laying && cards > usize::from(rule.at) {
        return Ok(());
    }
    Err(Refusal::NothingToCall)
}

fn check_catch(
    rules: &Rules,
    state: &State,
    seat: Seat,
    other: Seat,
    call: CallIndex,
) -> Result<(), Refusal> {
    let index = usize::from(call);
    let rule = rules.doc.calls.values().nth(index).ok_or(Refusal::NoSuchCall)?;
    if other.0 >= state.seats {
        return Err(Refusal::NoSuchSeat);
    }
    let open = seat != other
        && state.playing.has(seat)
        && calls::can_be_caught(rule.enforced)
        && state.open[index].has(other);
    if open { Ok(()) } else { Err(Refusal::NothingToCatch) }
}

/// Whether `card` fits now, read from the document.
fn fits(doc: &HouseRules, state: &State, card: Card) -> bool {
    let top = state.top();
    let same_rank = card.rank().is_some() && card.rank() == top.rank();
    if same_rank && card.rank().is_some_and(|rank| doc.fit.never_on_own_rank.contains(&rank)) {
        return false;
    }
    if beyond_run(doc, state, card) {
        return false;
    }
    if named(&doc.fit.anywhere, card) {
        return true;
    }
    if let Some(suit) = state.wish {
        return card.suit() == Some(suit);
    }
    if top.is_joker() {
        return true;
    }
    (doc.fit.suit && card.suit().is_some() && card.suit() == top.suit())
        || (doc.fit.rank && same_rank)
        || (named(&doc.fit.on_plain, card) && is_plain(doc, top))
}

/// Whether as many cards of this rank lie on one another as may (SCH-10).
fn beyond_run(doc: &HouseRules, state: &State, card: Card) -> bool {
    let top = state.top();
    let Some(rank) = card.rank().filter(|rank| top.rank() == Some(*rank)) else { return false };
    let alone = doc.cards.contains_key(&Which::Card(top));
    let rule = doc.cards.get(&Which::Rank(rank)).filter(|_| !alone);
    let longest = rule.and_then(|rule| rule.threat.as_ref()).map_or(0, |threat| threat.longest);
    longest > 0 && state.run >= longest
}

/// Whether a card has no function in these rules.
fn is_plain(doc: &HouseRules, card: Card) -> bool {
    rule_of(doc, card).is_none_or(|rule| *rule == CardRule::default())
        && !named(&doc.fit.anywhere, card)
        && !named(&doc.fit.on_plain, card)
}

fn named(list: &[Which], card: Card) -> bool {
    list.iter().any(|which| which.means(card))
}

fn rule_of(doc: &HouseRules, card: Card) -> Option<&CardRule> {
    let ranked = || doc.cards.get(&Which::Rank(card.rank()?));
    doc.cards.get(&Which::Card(card)).or_else(ranked)
}

fn answer_with(threat: &ThreatRule, card: Card) -> Option<&AnswerRule> {
    let ranked = || threat.answers.get(&Which::Rank(card.rank()?));
    threat.answers.get(&Which::Card(card)).or_else(ranked)
}

/// Threats are numbered in the order of the document.
fn threat_at(doc: &HouseRules, rule: u8) -> Option<&ThreatRule> {
    doc.cards.values().filter_map(|card| card.threat.as_ref()).nth(usize::from(rule))
}
