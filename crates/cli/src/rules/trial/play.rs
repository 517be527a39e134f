//! Plays deals, with bots or at random; random players mostly make moves that advance the game, mostly make
//! their calls, and now and then do something irregular.

use stammtisch_bots::lab::{How, Noted};
use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::game::{Opening, Status};
use stammtisch_engine::seat::Seat;

use super::Played;
use super::bar::Bar;
use super::trial_game::{Kind, Tried};

/// Chooses the moves.
pub(super) trait Players<G: Tried> {
    /// The next move, of any seat that may act.
    fn choose(&mut self, rules: &G::Rules, state: &G::State) -> Option<(Seat, G::Move)>;
}

/// Plays deals, match after match, until there are enough of them.
pub(super) fn play<G: Tried>(
    rules: &G::Rules,
    mut players: impl Players<G>,
    seats: u8,
    deals: u64,
    seed: u64,
    bar: &Bar,
) -> Played {
    let mut tally = TrialTally::new::<G>(seats, G::may_block(rules), bar);
    let mut number = 0;
    while tally.played.deals < deals {
        let dealer = Seat((number % u64::from(seats)) as u8);
        let matched = seed.wrapping_mul(1_000_003).wrapping_add(number);
        let opening = Opening { dealer: Some(dealer), ..Opening::new(Seed::from_number(matched)) };
        let mut state = G::start(rules, opening, &mut |event| tally.event::<G>(rules, event));
        while tally.played.deals < deals {
            match G::status(&state) {
                Status::MatchOver => break,
                Status::DealOver => {
                    // This cannot fail: the deal is over and the match is not.
                    let sink = &mut |event| tally.event::<G>(rules, event);
                    let _ = G::next_deal(rules, &mut state, sink);
                }
                Status::Playing => {
                    let Some((seat, mv)) = players.choose(rules, &state) else {
                        tally.note(Noted::Ends(How::Stuck));
                        break;
                    };
                    G::play_unchecked(rules, &mut state, seat, mv, &mut |event| {
                        tally.event::<G>(rules, event);
                    });
                    tally.moves += 1;
                }
            }
        }
        number += 1;
    }
    tally.done()
}

/// Counts what happens in the deals.
struct TrialTally<'a> {
    played: Played,
    may_block: bool,
    bar: &'a Bar,
    first: Seat,
    /// Moves in this deal, and in all.
    moves: u64,
    sum: u64,
}

impl<'a> TrialTally<'a> {
    fn new<G: Tried>(seats: u8, may_block: bool, bar: &'a Bar) -> Self {
        let played = Played::new::<G>(seats);
        Self { played, may_block, bar, first: Seat(0), moves: 0, sum: 0 }
    }

    fn event<G: Tried>(&mut self, rules: &G::Rules, event: G::Event) {
        G::note(rules, &event, &mut |noted| self.note(noted));
    }

    fn note(&mut self, noted: Noted) {
        let played = &mut self.played;
        match noted {
            Noted::Begins(first) => {
                self.first = first;
                self.moves = 0;
            }
            Noted::Share(seat) => {
                let after = (seat.0 + played.seats - self.first.0) % played.seats;
                if let Some(share) = played.shares.get_mut(played.decides) {
                    share[usize::from(after)] += 1;
                }
            }
            Noted::Holds(..) | Noted::Happens(_) => {}
            Noted::Ends(how) => {
                played.deals += 1;
                match how {
                    How::Out => played.out += 1,
                    How::Stuck if self.may_block => played.blocked += 1,
                    How::Stuck => played.stuck += 1,
                    How::Endless => played.endless += 1,
                    How::PileEmpty => played.pile_empty += 1,
                }
                // The move that ended it has not been counted yet.
                self.sum += self.moves + 1;
                played.moves_most = played.moves_most.max(self.moves + 1);
                self.bar.step();
            }
        }
    }

    fn done(mut self) -> Played {
        self.played.moves_mean = self.sum as f64 / self.played.deals.max(1) as f64;
        self.played
    }
}

/// One in this many moves is something other than what the game asks for: a call, a catch, an irregular one.
const ASIDE: u32 = 12;

/// One in this many times a player who could advance the game does something else.
const HOLDS_BACK: u32 = 6;

/// One in this many times a player forgets a call.
const FORGETS: u32 = 3;

/// Players who play at random.
pub(super) struct Along<G: Tried> {
    chance: Chance,
    legal: G::Moves,
    turn: Vec<(Seat, G::Move)>,
    aside: Vec<(Seat, G::Move)>,
    irregular: Vec<G::Move>,
}

impl<G: Tried> Along<G> {
    pub(super) fn new(seed: u64, seats: u8) -> Self {
        Self {
            chance: Chance::stream(&Seed::from_number(seed), u64::from(seats)),
            legal: G::Moves::default(),
            turn: Vec::new(),
            aside: Vec::new(),
            irregular: Vec::new(),
        }
    }

    /// A random move.
    fn any(&mut self, rules: &G::Rules, state: &G::State) -> Option<(Seat, G::Move)> {
        self.turn.clear();
        self.aside.clear();
        for seat in G::to_act(rules, state) {
            G::legal(rules, state, seat, &mut self.legal);
            for mv in self.legal.iter() {
                let on_turn = matches!(G::kind(*mv), Kind::Ahead | Kind::Turn);
                let list = if on_turn { &mut self.turn } else { &mut self.aside };
                list.push((seat, *mv));
            }
        }
        if let Some(call) = self.forgotten_call() {
            return Some(call);
        }
        if self.turn.is_empty() || self.one_in(ASIDE) {
            for seat in G::may_act_irregularly(rules, state) {
                G::irregular(rules, state, seat, &mut self.irregular);
                let tried = self.irregular.iter().filter(|mv| G::is_tried(**mv));
                self.aside.extend(tried.map(|mv| (seat, *mv)));
            }
            if !self.aside.is_empty() {
                return one_of(&mut self.chance, &self.aside);
            }
        }
        let ahead = |(_, mv): &(Seat, G::Move)| G::kind(*mv) == Kind::Ahead;
        if self.turn.iter().any(ahead) && !self.one_in(HOLDS_BACK) {
            self.turn.retain(ahead);
        }
        one_of(&mut self.chance, &self.turn)
    }

    /// A forgotten call that a player can still make up for, and mostly does.
    fn forgotten_call(&mut self) -> Option<(Seat, G::Move)> {
        let on_turn = |seat| self.turn.iter().any(|(other, _)| *other == seat);
        let call = self
            .aside
            .iter()
            .copied()
            .find(|(seat, mv)| G::kind(*mv) == Kind::Call && !on_turn(*seat))?;
        (!self.one_in(FORGETS)).then_some(call)
    }

    fn one_in(&mut self, number: u32) -> bool {
        self.chance.below(number) == 0
    }
}

impl<G: Tried> Players<G> for Along<G> {
    fn choose(&mut self, rules: &G::Rules, state: &G::State) -> Option<(Seat, G::Move)> {
        self.any(rules, state)
    }
}

fn one_of<M: Copy>(chance: &mut Chance, list: &[(Seat, M)]) -> Option<(Seat, M)> {
    let length = u32::try_from(list.len()).ok().filter(|length| *length > 0)?;
    list.get(chance.below(length) as usize).copied()
}
