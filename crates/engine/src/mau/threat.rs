//! Threats: whom they hit, asking one victim after the other, bearing and answering.

use crate::card::Card;
use crate::mau::calls;
use crate::mau::cheat;
use crate::mau::draw::draw;
use crate::mau::event::{DrawReason, Event, Harm};
use crate::mau::exchange;
use crate::mau::lay::turn_direction;
use crate::mau::legal;
use crate::mau::rules::doc::{AnswerAction, LastThreat, ThreatThen, Victim};
use crate::mau::rules::{Rules, Threat};
use crate::mau::standing::{Standing, next_pending};
use crate::mau::state::{Phase, State};
use crate::mau::turn;
use crate::seat::{Seat, SeatSet};

/// A card of `author` threatens; `count` cards were laid together.
pub(super) fn start(
    rules: &Rules,
    state: &mut State,
    author: Seat,
    rule: u8,
    count: u8,
    sink: &mut impl FnMut(Event),
) {
    let threat = &rules.threats[usize::from(rule)];
    let draw = capped(threat, threat.draw.saturating_mul(count));
    let hit = if threat.draw > 0 { 1 } else { count };
    let pending = victims(state, author, threat.victim, hit);
    let speakers = if threat.moves_hands() { SeatSet::of(author) } else { SeatSet::EMPTY };
    state.threat = Standing {
        rule,
        draw,
        chain: 1,
        author,
        victim: author,
        pending,
        speakers,
        ..Standing::NONE
    };
    match threat.victim {
        Victim::Chosen => {
            state.turn = author;
            choose(rules, state, author, sink);
        }
        Victim::LastOut => {
            if let Some(seat) = state.places.pop() {
                state.playing.add(seat);
                state.threat.pending = SeatSet::of(seat);
                sink(Event::CameBack { seat });
            }
            ask_next(rules, state, author, sink);
        }
        _ => match next_pending(state) {
            Some(victim) if threat.give => give_or_ask(rules, state, author, victim, sink),
            _ => ask_next(rules, state, author, sink),
        },
    }
}

/// The seats hit, as far as they need not be named.
fn victims(state: &State, author: Seat, victim: Victim, count: u8) -> SeatSet {
    let mut seats = SeatSet::EMPTY;
    let mut others = state.playing;
    others.remove(author);
    match victim {
        Victim::Next(n) => {
            let mut seat = author;
            for _ in 0..n.saturating_mul(count).min(others.len() as u8) {
                seat = state.after(seat);
                if seat == author {
                    seat = state.after(seat);
                }
                seats.add(seat);
            }
        }
        Victim::Others => seats = others,
        Victim::Previous => seats.add(state.before(author)),
        Victim::Oneself => seats.add(author),
        Victim::Chosen | Victim::LastOut => {}
    }
    seats
}

/// Lets `chooser` name the victim; without a choice it is named at once.
pub(super) fn choose(
    rules: &Rules,
    state: &mut State,
    chooser: Seat,
    sink: &mut impl FnMut(Event),
) {
    let mut seats = legal::targets(rules, state);
    match seats.len() {
        0 => conclude(rules, state, chooser, sink),
        1 => {
            if let Some(only) = seats.next() {
                aim(rules, state, chooser, only, sink);
            }
        }
        _ => state.phase = Phase::Target,
    }
}

/// `chooser` names the victim.
pub(super) fn aim(
    rules: &Rules,
    state: &mut State,
    chooser: Seat,
    target: Seat,
    sink: &mut impl FnMut(Event),
) {
    sink(Event::Targeted { seat: chooser, target });
    state.threat.pending = SeatSet::of(target);
    give_or_ask(rules, state, chooser, target, sink);
}

/// Before the victim is asked, the author of a gift chooses it (ERF-21).
fn give_or_ask(
    rules: &Rules,
    state: &mut State,
    actor: Seat,
    victim: Seat,
    sink: &mut impl FnMut(Event),
) {
    let author = state.threat.author;
    let threat = &rules.threats[usize::from(state.threat.rule)];
    let kept = exchange::keeps_gift(rules, state, author);
    state.threat.gift = None;
    if kept && threat.only_gives() {
        state.threat.pending = SeatSet::EMPTY;
        return conclude(rules, state, actor, sink);
    }
    if threat.give && !kept && !state.hands[author.index()].is_empty() {
        state.threat.victim = victim;
        state.phase = Phase::Give;
        state.turn = author;
    } else {
        ask_next(rules, state, actor, sink);
    }
}

/// The author has chosen the card; it stays in the hand until the victim bears the threat.
pub(super) fn set_aside(
    rules: &Rules,
    state: &mut State,
    card: Card,
    sink: &mut impl FnMut(Event),
) {
    state.threat.gift = Some(card);
    let author = state.threat.author;
    ask_next(rules, state, author, sink);
}

/// What the standing threat does to its victim.
pub(super) fn harm(rules: &Rules, standing: &Standing) -> Harm {
    let threat = &rules.threats[usize::from(standing.rule)];
    if standing.closing {
        let draw = threat.closing.as_ref().map_or(0, |closing| closing.draw);
        return Harm { draw, closing: true, ..Harm::default() };
    }
    Harm {
        draw: standing.draw,
        miss: threat.then == ThreatThen::Misses,
        swap: threat.swap,
        give: threat.give,
        take: threat.take,
        closing: false,
    }
}

/// Asks the next victim, then the author where it has to end the round, and lets the turn go on
/// when nobody is left. `actor` is who has just acted.
pub(super) fn ask_next(
    rules: &Rules,
    state: &mut State,
    actor: Seat,
    sink: &mut impl FnMut(Event),
) {
    let threat = &rules.threats[usize::from(state.threat.rule)];
    while let Some(victim) = next_pending(state) {
        state.threat.pending.remove(victim);
        state.threat.victim = victim;
        let harmless = state.threat.draw == 0 && !threat.moves_hands();
        if harmless && threat.open_answers(state.threat.chain).is_empty() {
            suffer(rules, state, victim, sink);
            continue;
        }
        return ask(rules, state, actor, sink);
    }
    let author = state.threat.author;
    let there = state.playing.has(author) && !state.hands[author.index()].is_empty();
    if threat.closing.is_some() && !state.threat.closing && there {
        state.threat.closing = true;
        state.threat.victim = author;
        return ask(rules, state, actor, sink);
    }
    conclude(rules, state, actor, sink);
}

fn ask(rules: &Rules, state: &mut State, actor: Seat, sink: &mut impl FnMut(Event)) {
    state.phase = Phase::Threat;
    state.turn = state.threat.victim;
    // What a last card threatens with comes only after it has been let stand (VER-28).
    if !calls::last_card_lies(rules, state) {
        announce(rules, state, sink);
    }
    turn::begin(rules, state, actor);
}

/// Tells everybody whom the threat is against, and what it does.
pub(super) fn announce(rules: &Rules, state: &State, sink: &mut impl FnMut(Event)) {
    let Standing { victim, author, .. } = state.threat;
    let harm = harm(rules, &state.threat);
    sink(Event::Threatened { seat: victim, from: author, harm });
}

/// All have been asked: the turn goes on.
fn conclude(rules: &Rules, state: &mut State, actor: Seat, sink: &mut impl FnMut(Event)) {
    state.phase = Phase::Turn;
    let Standing { author, resume, speakers, .. } = state.threat;
    state.threat = Standing::NONE;
    for seat in speakers {
        calls::check_those_left(rules, state, seat, sink);
    }
    let next = resume.unwrap_or_else(|| state.after(author));
    turn::advance_to(rules, state, next, actor, sink);
}

/// What follows for the turn of a victim that has borne the threat.
fn suffer(rules: &Rules, state: &mut State, victim: Seat, sink: &mut impl FnMut(Event)) {
    let threat = &rules.threats[usize::from(state.threat.rule)];
    match threat.then {
        ThreatThen::Plays if !threat.hits_several() => state.threat.resume = Some(victim),
        ThreatThen::Misses if threat.victim == Victim::Next(1) => {
            // Whoever was to miss this turn anyway misses it once (ERF-25).
            state.misses.remove(victim);
            sink(Event::Missed { seat: victim });
            state.threat.resume = Some(state.after(victim));
        }
        ThreatThen::Misses => state.misses.add(victim),
        ThreatThen::Plays | ThreatThen::Nothing => {}
    }
}

/// Suffers the threat, taking `missing` cards fewer than due.
pub(super) fn bear(
    rules: &Rules,
    state: &mut State,
    seat: Seat,
    missing: u8,
    sink: &mut impl FnMut(Event),
) {
    let standing = state.threat;
    let threat = &rules.threats[usize::from(standing.rule)];
    let reason = if standing.closing { DrawReason::Closing } else { DrawReason::Threat };
    let due = harm(rules, &standing).draw;
    if due > 0 {
        let cards = draw(rules, state, seat, due.saturating_sub(missing), reason, sink);
        if state.moment.guilty && state.moment.laid > 0 {
            let drew = &mut state.moment.drew[seat.index()];
            *drew = drew.plus(cards);
        }
    }
    if threat.moves_hands() && !standing.closing && state.playing.has(standing.author) {
        exchange::move_hands(rules, state, threat, sink);
    }
    if threat.victim == Victim::LastOut && state.hands[seat.index()].is_empty() {
        state.waiting.push(seat);
    }
    state.phase = Phase::Turn;
    // Seats that waited for this threat are out now, before the turn goes on.
    turn::settle(rules, state, sink);
    if state.is_over() {
        return;
    }
    if standing.closing {
        turn::end(rules, state, seat, sink);
        if threat.closing.as_ref().is_some_and(|closing| closing.again) {
            state.threat.closing = false;
            state.threat.pending = victims(state, seat, threat.victim, 1);
        }
    } else {
        let misses = threat.then == ThreatThen::Misses;
        if misses {
            turn::end(rules, state, seat, sink);
        }
        if state.playing.has(seat) {
            suffer(rules, state, seat, sink);
        }
    }
    ask_next(rules, state, seat, sink);
    cheat::after_bearing(state, seat);
}

/// A card laid in answer, acting as `card`.
pub(super) fn answer(
    rules: &Rules,
    state: &mut State,
    seat: Seat,
    card: Card,
    sink: &mut impl FnMut(Event),
) {
    let threat = &rules.threats[usize::from(state.threat.rule)];
    let answer = threat.answer[card.index()];
    let more =
        |draw: u8, n: u8| capped(threat, draw.saturating_mul(answer.times).saturating_add(n));
    if state.threat.closing {
        turn::end(rules, state, seat, sink);
        return conclude(rules, state, seat, sink);
    }
    let author = state.threat.author;
    let draw = state.threat.draw;
    state.threat.chain = state.threat.chain.saturating_add(1);
    match answer.action {
        AnswerAction::PassOn(n) => {
            turn_direction(rules, state, card, sink);
            turn::end(rules, state, seat, sink);
            state.threat.draw = more(draw, n);
            if !matches!(threat.victim, Victim::Next(_)) {
                state.threat.resume = state.threat.resume.or(Some(state.after(author)));
            }
            state.threat.author = seat;
            let on = if threat.victim == Victim::Previous {
                state.before(seat)
            } else {
                state.after(seat)
            };
            state.threat.pending = SeatSet::of(on);
            ask_next(rules, state, seat, sink);
        }
        AnswerAction::SendBack(n) => {
            turn::end(rules, state, seat, sink);
            state.threat.draw = more(draw, n);
            state.threat.author = seat;
            let there = state.playing.has(author) && author != seat;
            let back = if there { author } else { state.before(seat) };
            state.threat.pending = SeatSet::of(back);
            ask_next(rules, state, seat, sink);
        }
        AnswerAction::SendTo(n) => {
            turn::end(rules, state, seat, sink);
            state.threat.draw = more(draw, n);
            if !threat.moves_hands() {
                state.threat.resume = state.threat.resume.or(Some(state.after(author)));
                state.threat.author = seat;
            }
            let out = state.hands[seat.index()].is_empty();
            if out && rules.last_threat == LastThreat::Ignored {
                conclude(rules, state, seat, sink);
            } else {
                choose(rules, state, seat, sink);
            }
        }
        AnswerAction::TurnOn => {
            turn::end_before(rules, state, seat, threat.moves_hands(), sink);
            if threat.moves_hands() {
                state.threat.speakers.add(seat);
            }
            // It was the author's turn: an answer is none.
            state.threat.resume = state.threat.resume.or(Some(state.after(author)));
            state.threat.author = seat;
            state.threat.pending = SeatSet::of(author);
            give_or_ask(rules, state, seat, author, sink);
        }
        AnswerAction::Cancel | AnswerAction::CancelAll => {
            sink(Event::Cancelled { seat });
            turn::end(rules, state, seat, sink);
            let several = threat.hits_several();
            match (answer.plays, several) {
                (true, false) => state.threat.resume = Some(seat),
                (false, false) if threat.victim == Victim::Next(1) => {
                    state.threat.resume = Some(state.after(seat));
                }
                (false, true) => state.misses.add(seat),
                _ => {}
            }
            if answer.action == AnswerAction::CancelAll {
                state.threat.pending = SeatSet::EMPTY;
            }
            ask_next(rules, state, seat, sink);
        }
        AnswerAction::Meet => {
            turn::end(rules, state, seat, sink);
            ask_next(rules, state, seat, sink);
        }
    }
}

fn capped(threat: &Threat, draw: u8) -> u8 {
    if threat.at_most > 0 { draw.min(threat.at_most) } else { draw }
}
