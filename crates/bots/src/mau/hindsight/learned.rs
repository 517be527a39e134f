//! Fits the logit model to the rules of one match: bots play a few matches by them, and the parameters are
//! those of maximum likelihood.

use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::game::{Game, MoveKind, Opening, Status};
use stammtisch_engine::mau::info_set::InfoSet;
use stammtisch_engine::mau::{Mau, Move, Play, Rules, State};
use stammtisch_engine::seat::Seat;

use super::choosing::{COUNT, leaving, of_card};
use super::fitted::NUMBERS;
use super::situation;
use crate::BotGame;
use crate::hindsight::logit::{Choice, likeliest};

/// Choices that the parameters are fitted to.
const CHOICES: usize = 3_000;

/// Most steps played to collect them.
const STEPS: u32 = 20_000;

/// The parameters for these rules. They follow from the rules alone.
pub(super) fn numbers(rules: &Rules) -> [f64; COUNT] {
    likeliest(&chosen(rules, CHOICES), &NUMBERS)
}

/// `count` choices that bots made by these rules; fewer if they take too many steps.
pub(super) fn chosen(rules: &Rules, count: usize) -> Vec<Choice> {
    let (mut choices, mut steps) = (Vec::new(), 0);
    for number in 9_000_000.. {
        if choices.len() >= count || steps >= STEPS {
            break;
        }
        play(rules, number, &mut |before, seat, mv| {
            choices.extend(choice(rules, before, seat, mv));
            steps += 1;
            steps < STEPS
        });
        steps += 1;
    }
    choices
}

/// The options of a seat and its choice, where it could lay something.
fn choice(rules: &Rules, before: &State, seat: Seat, mv: Move) -> Option<Choice> {
    let situation = situation(rules, before, seat)?;
    let hand = Mau::view(rules, before, Some(seat)).hand;
    let rules = InfoSet::rules_in_force(rules, before);
    let cards: Vec<_> = hand.kinds().and(situation.kinds).into_iter().collect();
    let at = |card| cards.iter().position(|of| *of == card);
    let chosen = match mv {
        Move::Play(Play { card, .. }) => at(card)?,
        Move::Draw | Move::Accept | Move::Pass => cards.len(),
        _ => return None,
    };
    let of = |card: &_| {
        let (mut all, mut rest) = (Vec::new(), hand);
        rest.take(*card);
        let add = &mut |at, much| all.push((at, much));
        leaving(rules, &situation.reach, *card, rest, add);
        of_card(rules, situation.short, *card, add);
        all
    };
    let mut options: Vec<_> = cards.iter().map(of).collect();
    options.push(vec![(situation.instead.feature(), 1.0)]);
    (!cards.is_empty()).then_some(Choice { options, chosen })
}

/// Plays a match of bots, step by step, until `step` returns false.
fn play(rules: &Rules, number: u64, step: &mut dyn FnMut(&State, Seat, Move) -> bool) {
    let seed = |seat: u8| Seed::from_number(number * 16 + u64::from(seat));
    let mut bots: Vec<_> =
        (0..rules.seats()).filter_map(|seat| Mau::bot("regel", seed(seat))).collect();
    let mut state = Mau::start(rules, Opening::new(Seed::from_number(number)), &mut |_| {});
    let mut lots = Chance::stream(&Seed::from_number(number), 77);
    while Mau::status(&state) != Status::MatchOver {
        if Mau::status(&state) == Status::DealOver {
            if Mau::next_deal(rules, &mut state, &mut |_| {}).is_err() {
                return;
            }
            continue;
        }
        let mut seats: Vec<_> =
            Mau::to_act(rules, &state).or(Mau::may_act_irregularly(rules, &state)).collect();
        lots.shuffle(&mut seats);
        let mut thoughts = seats.into_iter().filter_map(|seat| {
            let view = Mau::view(rules, &state, Some(seat));
            Some((seat, bots.get_mut(seat.index())?.choose(rules, &view)?.mv))
        });
        // Calls and catches come first.
        let mut turn = None;
        let call = thoughts.find(|thought| {
            let is_turn = MoveKind::from(thought.1) == MoveKind::Turn;
            turn = turn.or(is_turn.then_some(*thought));
            !is_turn
        });
        let Some((seat, mv)) = call.or(turn) else { return };
        if !step(&state, seat, mv) || Mau::play(rules, &mut state, seat, mv, &mut |_| {}).is_err() {
            return;
        }
    }
}
