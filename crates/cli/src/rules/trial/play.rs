//! Random deals: whoever can lay mostly lays, calls are mostly made, and now and then somebody dares.

use std::cell::Cell;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::game::{Game, Opening, Status};
use stammtisch_engine::mau::event::Ending;
use stammtisch_engine::mau::{Event, Mau, Move, MoveList, Rules, State};
use stammtisch_engine::seat::Seat;

use super::Played;

/// Plays deals, match after match, until there are enough of them.
pub(super) fn play(rules: &Rules, deals: u64, seed: u64, bar: &Bar) -> Played {
    let seats = rules.seats();
    let mut tally = Tally::new(seats);
    let mut players = Players::new(seed, seats);
    let mut number = 0;
    while tally.played.deals < deals {
        let dealer = Seat((number % u64::from(seats)) as u8);
        let matched = seed.wrapping_mul(1_000_003).wrapping_add(number);
        let opening = Opening { dealer: Some(dealer), ..Opening::new(Seed::from_number(matched)) };
        let mut state = Mau::start(rules, opening, &mut |event| tally.note(event));
        while tally.played.deals < deals {
            match Mau::status(&state) {
                Status::MatchOver => break,
                Status::DealOver => {
                    // It cannot fail: the deal is over and the match is not.
                    let _ = Mau::next_deal(rules, &mut state, &mut |event| tally.note(event));
                    bar.step();
                }
                Status::Playing => {
                    let Some((seat, mv)) = players.choose(rules, &state) else { break };
                    Mau::play_unchecked(rules, &mut state, seat, mv, &mut |event| {
                        tally.note(event);
                    });
                    tally.moves += 1;
                }
            }
        }
        number += 1;
    }
    tally.done()
}

/// What happens in the deals.
struct Tally {
    played: Played,
    dealer: Seat,
    /// Moves in this deal, and in all.
    moves: u64,
    sum: u64,
}

impl Tally {
    fn new(seats: u8) -> Self {
        let played = Played {
            seats,
            deals: 0,
            out: 0,
            stuck: 0,
            endless: 0,
            pile_empty: 0,
            moves_mean: 0.0,
            moves_most: 0,
            first_out: vec![0; usize::from(seats)],
        };
        Self { played, dealer: Seat(0), moves: 0, sum: 0 }
    }

    fn note(&mut self, event: Event) {
        match event {
            Event::DealStarted { dealer, .. } => {
                self.dealer = dealer;
                self.moves = 0;
            }
            Event::WentOut { seat, place: 1 } => {
                let seats = self.played.seats;
                let after = (seat.0 + seats - self.dealer.0) % seats;
                self.played.first_out[usize::from(after)] += 1;
            }
            Event::DealEnded { ending, .. } => {
                let played = &mut self.played;
                played.deals += 1;
                match ending {
                    Ending::Out => played.out += 1,
                    Ending::Stuck => played.stuck += 1,
                    Ending::Capped => played.endless += 1,
                    Ending::PileEmpty => played.pile_empty += 1,
                }
                // The move that ended it is not counted yet.
                self.sum += self.moves + 1;
                played.moves_most = played.moves_most.max(self.moves + 1);
            }
            _ => {}
        }
    }

    fn done(mut self) -> Played {
        self.played.moves_mean = self.sum as f64 / self.played.deals.max(1) as f64;
        self.played
    }
}

/// One in so many moves is something else than the game asks for: a call, a catch, a dare.
const ASIDE: u32 = 12;

/// One in so many times a player who could lay does something else.
const HOLDS_BACK: u32 = 6;

/// One in so many times a player forgets a call.
const FORGETS: u32 = 3;

struct Players {
    chance: Chance,
    legal: MoveList,
    turn: Vec<(Seat, Move)>,
    aside: Vec<(Seat, Move)>,
    daring: Vec<Move>,
}

impl Players {
    fn new(seed: u64, seats: u8) -> Self {
        Self {
            chance: Chance::stream(&Seed::from_number(seed), u64::from(seats)),
            legal: MoveList::new(),
            turn: Vec::new(),
            aside: Vec::new(),
            daring: Vec::new(),
        }
    }

    /// A move that somebody may make.
    fn choose(&mut self, rules: &Rules, state: &State) -> Option<(Seat, Move)> {
        self.turn.clear();
        self.aside.clear();
        for seat in Mau::to_act(rules, state) {
            Mau::legal(rules, state, seat, &mut self.legal);
            for mv in self.legal.iter() {
                let list = if mv.is_turn_move() { &mut self.turn } else { &mut self.aside };
                list.push((seat, *mv));
            }
        }
        if let Some(call) = self.forgotten_call() {
            return Some(call);
        }
        if self.turn.is_empty() || self.one_in(ASIDE) {
            for seat in Mau::may_dare(rules, state) {
                Mau::daring(rules, state, seat, &mut self.daring);
                self.aside.extend(self.daring.iter().map(|mv| (seat, *mv)));
            }
            if !self.aside.is_empty() {
                return one_of(&mut self.chance, &self.aside);
            }
        }
        let lays = |(_, mv): &(Seat, Move)| matches!(mv, Move::Play { .. });
        if self.turn.iter().any(lays) && !self.one_in(HOLDS_BACK) {
            self.turn.retain(lays);
        }
        one_of(&mut self.chance, &self.turn)
    }

    /// A call that somebody may still make up for, and mostly does.
    fn forgotten_call(&mut self) -> Option<(Seat, Move)> {
        let on_turn = |seat| self.turn.iter().any(|(other, _)| *other == seat);
        let call = self
            .aside
            .iter()
            .copied()
            .find(|(seat, mv)| matches!(mv, Move::Call { .. }) && !on_turn(*seat))?;
        (!self.one_in(FORGETS)).then_some(call)
    }

    fn one_in(&mut self, number: u32) -> bool {
        self.chance.below(number) == 0
    }
}

fn one_of(chance: &mut Chance, list: &[(Seat, Move)]) -> Option<(Seat, Move)> {
    let length = u32::try_from(list.len()).ok().filter(|length| *length > 0)?;
    list.get(chance.below(length) as usize).copied()
}

/// A bar on the standard error output, once it takes longer than people like to wait.
pub(super) struct Bar {
    bar: ProgressBar,
    begun: Instant,
    shown: Cell<bool>,
}

impl Bar {
    const PATIENCE: Duration = Duration::from_secs(2);

    pub(super) fn new(deals: u64) -> Self {
        let style =
            ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} deals, {eta} left");
        let bar = ProgressBar::with_draw_target(Some(deals), ProgressDrawTarget::hidden());
        let bar = bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        Self { bar, begun: Instant::now(), shown: Cell::new(false) }
    }

    fn step(&self) {
        self.bar.inc(1);
        if !self.shown.get() && self.begun.elapsed() > Self::PATIENCE {
            self.shown.set(true);
            self.bar.set_draw_target(ProgressDrawTarget::stderr_with_hz(5));
        }
    }

    pub(super) fn finish(&self) {
        self.bar.finish_and_clear();
    }
}
