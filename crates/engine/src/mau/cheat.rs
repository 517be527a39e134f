//! Cheating and being caught at it (VER-14, ERF-11): what the seat that acted last may be accused
//! of, and taking it back.

use crate::card_set::CardSet;
use crate::mau::draw::{draw, over_limit};
use crate::mau::event::{DrawReason, Event};
use crate::mau::hands;
use crate::mau::legal::{layable, layable_drawn};
use crate::mau::moment::{Before, Moment, Moved};
use crate::mau::moves::Move;
use crate::mau::rules::Rules;
use crate::mau::rules::doc::{CheatThen, CheatWindow, MovedHands};
use crate::mau::state::{Phase, State};
use crate::mau::turn;
use crate::seat::{Seat, SeatSet};

/// Notes a step of a turn before it is made: who may be accused from now on, and of what.
pub(super) fn note(rules: &Rules, state: &mut State, seat: Seat, mv: Move, lets_stand: bool) {
    let Some(cheat) = &rules.cheat else { return };
    if state.moment.seat != Some(seat) {
        let closes = match cheat.until {
            CheatWindow::NextMove => true,
            CheatWindow::NextCard => lets_stand || closes_window(rules, state, mv),
        };
        if state.moment.seat.is_some() && !closes {
            return;
        }
        state.moment.begin(seat);
    }
    if lets_stand {
        return;
    }
    if matches!(mv, Move::Play { .. } | Move::Draw | Move::DrawShort { .. } | Move::Bear) {
        // Whoever was wrong before may be right now.
        state.moment.accusers = SeatSet::EMPTY;
    }
    if matches!(mv, Move::Play { .. }) {
        state.moment.lying = state.moment.lying.saturating_add(1);
    }
    let cheats = match mv {
        Move::Play { card, under, .. } => {
            let honest = match state.phase {
                Phase::Turn | Phase::Further if state.turn == seat => {
                    layable(rules, state, seat).has(card)
                }
                Phase::Drawn => layable_drawn(rules, state, seat).has(card),
                _ => true,
            };
            state.moment.slipped = under.or(state.moment.slipped);
            !honest || under.is_some()
        }
        Move::DrawShort { missing } => {
            state.moment.short = state.moment.short.saturating_add(missing);
            state.moment.borne = state.phase == Phase::Threat;
            true
        }
        _ => false,
    };
    if cheats && !state.moment.guilty {
        state.moment.guilty = true;
        state.moment.before = Before::of(state);
    }
    if state.moment.guilty && matches!(mv, Move::Play { .. }) {
        state.moment.laid = state.moment.laid.saturating_add(1);
    }
}

/// Whether another seat's move ends the time in which a cheat can be noticed, where that lasts
/// until a card is laid.
fn closes_window(rules: &Rules, state: &State, mv: Move) -> bool {
    match mv {
        Move::Play { .. } => true,
        Move::Bear => {
            let stand =
                rules.cheat.as_ref().is_none_or(|cheat| cheat.moved_hands == MovedHands::Stand);
            stand && rules.threats[usize::from(state.threat.rule)].moves_hands()
        }
        _ => false,
    }
}

/// Notes what two seats are about to give each other because of a cheat, so that it can go back
/// (ERF-50).
pub(super) fn note_moved(rules: &Rules, state: &mut State, seats: [Seat; 2], gave: [CardSet; 2]) {
    let goes_back = rules.cheat.as_ref().is_some_and(|it| it.moved_hands == MovedHands::GoBack);
    if goes_back && state.moment.guilty && state.moment.laid > 0 {
        let moved = &mut state.moment.moved;
        moved.rotate_right(1);
        moved[0] = Moved { seats, gave };
    }
}

/// What went from hand to hand goes back, as far as it is still where it went (ERF-50).
fn move_back(state: &mut State, moved: &Moved, sink: &mut impl FnMut(Event)) {
    let ([one, other], [given, got]) = (moved.seats, moved.gave);
    let mut take = |from: Seat, cards: CardSet| -> CardSet {
        cards.cards().filter(|card| state.hands[from.index()].take(*card)).collect()
    };
    let (back, returned) = (take(other, given), take(one, got));
    for (seat, cards) in [(one, back), (other, returned)] {
        state.hands[seat.index()] = state.hands[seat.index()].plus(cards);
    }
    if got.is_empty() {
        let told = |card| sink(Event::Gave { from: other, to: one, card });
        back.cards().for_each(told);
    } else {
        let hands = moved.seats.map(|seat| state.hands[seat.index()]);
        sink(Event::Swapped { seats: moved.seats, hands });
    }
}

/// Whether another seat may still be accused, so that nobody can draw short without covering that
/// up: one cheat at a time.
pub(super) fn watches_another(rules: &Rules, state: &State, seat: Seat) -> bool {
    let until_card = rules.cheat.as_ref().is_some_and(|cheat| cheat.until == CheatWindow::NextCard);
    until_card && state.moment.seat.is_some_and(|other| other != seat)
}

/// What was done short in bearing a threat is undone to the state after bearing it in full.
pub(super) fn after_bearing(state: &mut State, seat: Seat) {
    let moment = &state.moment;
    if moment.seat == Some(seat) && moment.borne && moment.laid == 0 {
        state.moment.before = Before::of(state);
    }
}

/// `by` accuses `seat`.
pub(super) fn accuse(
    rules: &Rules,
    state: &mut State,
    seat: Seat,
    by: Seat,
    sink: &mut impl FnMut(Event),
) {
    let Some(cheat) = &rules.cheat else { return };
    let guilty = state.moment.guilty;
    sink(Event::Accused { seat, by, guilty });
    if !guilty {
        state.moment.accusers.add(by);
        draw(rules, state, by, cheat.false_penalty, DrawReason::FalseAccusation, sink);
        return;
    }
    let moment = state.moment;
    state.moment = Moment { found_out: true, ..Moment::NONE };
    take_back(rules, state, &moment, seat, sink);
    let due = moment.short.saturating_add(cheat.penalty);
    draw(rules, state, seat, due, DrawReason::Cheating, sink);
    if moment.borne && moment.laid == 0 {
        return;
    }
    (state.draws, state.dry) = (0, false);
    state.drawn = Default::default();
    state.phase = Phase::Turn;
    match cheat.then {
        CheatThen::TurnOver => turn::hand_over(rules, state, seat, sink),
        CheatThen::Plays => {
            let from = state.turn;
            state.turn = seat;
            turn::begin(rules, state, from);
        }
    }
}

/// Undoes everything since the first cheat.
fn take_back(
    rules: &Rules,
    state: &mut State,
    moment: &Moment,
    seat: Seat,
    sink: &mut impl FnMut(Event),
) {
    if moment.rotated {
        hands::go_round(state, moment.before.direction.reversed());
        sink(Event::Rotated { hands: state.hands });
    }
    let mut left = moment.laid;
    while left > 0 {
        // A card always lies there: at least the one that was bought.
        let bought = moment.bought.is_some_and(|card| state.hands[seat.index()].has(card));
        if state.discard_pile.len() < 2 && !bought {
            break;
        }
        let Some(card) = state.discard_pile.pop() else { break };
        left -= 1;
        state.hands[seat.index()].add(card);
        sink(Event::TakenBack { seat, card });
    }
    if let Some(card) = moment.bought
        && state.hands[seat.index()].take(card)
    {
        state.discard_pile.push(card);
    }
    if let Some(card) = moment.slipped
        && state.slipped.take(card)
    {
        state.hands[seat.index()].add(card);
        sink(Event::SlippedBack { seat });
    }
    for moved in moment.moved.iter().filter(|moved| !moved.is_nothing()) {
        move_back(state, moved, sink);
    }
    put_away(rules, state, moment, sink);
    if moment.laid > 0 || !moment.borne {
        moment.before.restore(state);
    }
    if left > 0 {
        // What lay below has been drawn since: the card stays, as itself.
        state.face = state.top();
    }
    for index in 0..rules.calls.len() {
        state.announced[index].remove(seat);
    }
    for player in state.playing {
        hands::changed(rules, state, player);
    }
}

/// What was drawn because of the card goes back to the draw pile, as far as still held.
fn put_away(rules: &Rules, state: &mut State, moment: &Moment, sink: &mut impl FnMut(Event)) {
    for seat in Seat::first(rules.seats) {
        let mut back = CardSet::EMPTY;
        for card in moment.drew[seat.index()].cards() {
            if state.hands[seat.index()].take(card) {
                state.draw_pile.push(card);
                back.add(card);
            }
        }
        if !back.is_empty() {
            sink(Event::PutAway { seat, cards: back });
            // Whom these cards had cost the deal plays on.
            if state.lost.has(seat) && !over_limit(rules, state, seat) {
                state.lost.remove(seat);
                state.playing.add(seat);
                sink(Event::CameBack { seat });
            }
        }
    }
}
