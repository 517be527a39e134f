//! A table for bots: whoever thinks faster acts first, as among people.

use stammtisch_engine::chance::Chance;
use stammtisch_engine::game::{Game, GameView, Opening, Status};
use stammtisch_engine::limits::MAX_SEATS;
use stammtisch_engine::seat::Seat;

use super::game::ArenaGame;
use super::result::{ArenaResult, Fault};
use crate::Bot;

/// The fault of a bot at this game.
pub type FaultOf<G> = Fault<<G as Game>::Move, <G as Game>::Refusal>;

/// A move that a bot is about to make.
#[derive(Clone, Copy)]
struct Intention<M> {
    due: u64,
    /// Decides who comes first among intentions due at the same time.
    lot: u32,
    mv: M,
}

/// The moment of an event in a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MatchMoment {
    /// Milliseconds since the match began, at the pace at which people think.
    pub now_ms: u64,
    /// Moves made so far, including the one that caused the event.
    pub moves: u64,
}

/// A match in progress.
struct Table<'a, G: ArenaGame> {
    rules: &'a G::Rules,
    bots: &'a mut [Box<dyn Bot<G>>],
    chance: Chance,
    now: u64,
    intentions: [Option<Intention<G::Move>>; MAX_SEATS],
    result: ArenaResult<G::Counts>,
    watch: &'a mut dyn FnMut(MatchMoment, &G::Event),
}

/// Lets `bots`, one for each seat, play a match. `chance` decides between equally quick bots.
///
/// # Errors
/// The first bot that makes an illegal move, or makes none when it has the turn.
pub fn play_match<G: ArenaGame>(
    rules: &G::Rules,
    opening: Opening,
    bots: &mut [Box<dyn Bot<G>>],
    chance: Chance,
) -> Result<ArenaResult<G::Counts>, FaultOf<G>> {
    play_watched(rules, opening, bots, chance, u64::MAX, &mut |_, _| {})
}

/// Like [`play_match`], but reports every event to `watch`, and breaks off after `most` moves with no winner
/// and no loser.
///
/// # Errors
/// As for [`play_match`].
pub fn play_watched<G: ArenaGame>(
    rules: &G::Rules,
    opening: Opening,
    bots: &mut [Box<dyn Bot<G>>],
    chance: Chance,
    most: u64,
    watch: &mut dyn FnMut(MatchMoment, &G::Event),
) -> Result<ArenaResult<G::Counts>, FaultOf<G>> {
    let seats = usize::from(G::seats(rules));
    if bots.len() != seats {
        return Err(Fault::Seats { bots: bots.len(), seats });
    }
    let (intentions, result) = ([None; MAX_SEATS], ArenaResult::default());
    let mut table = Table::<G> { rules, bots, chance, now: 0, intentions, result, watch };
    let mut state = G::start(rules, opening, &mut |event| table.note(event));
    table.play_out(&mut state, most)?;
    Ok(table.result)
}

/// Lets `bots` play a match that has begun to its end, or for at most `most` moves, and returns how many
/// moves it took. `state` is left at the position reached.
///
/// # Errors
/// As [`play_match`].
pub(crate) fn play_on<G: ArenaGame>(
    rules: &G::Rules,
    state: &mut G::State,
    bots: &mut [Box<dyn Bot<G>>],
    chance: Chance,
    most: u64,
) -> Result<u64, FaultOf<G>> {
    let (intentions, result) = ([None; MAX_SEATS], ArenaResult::default());
    let watch = &mut |_: MatchMoment, _: &G::Event| {};
    let mut table = Table::<G> { rules, bots, chance, now: 0, intentions, result, watch };
    table.play_out(state, most)?;
    Ok(table.result.moves)
}

impl<G: ArenaGame> Table<'_, G> {
    fn play_out(&mut self, state: &mut G::State, most: u64) -> Result<(), FaultOf<G>> {
        loop {
            match G::status(state) {
                Status::MatchOver => return Ok(()),
                Status::DealOver => self.next_deal(state),
                Status::Playing if self.result.moves >= most => return Ok(()),
                Status::Playing => self.step(state)?,
            }
        }
    }

    fn next_deal(&mut self, state: &mut G::State) {
        self.intentions = [None; MAX_SEATS];
        // This cannot fail: the deal is over and the match is not.
        let rules = self.rules;
        let _ = G::next_deal(rules, state, &mut |event| self.note(event));
    }

    fn note(&mut self, event: G::Event) {
        (self.watch)(MatchMoment { now_ms: self.now, moves: self.result.moves }, &event);
        G::note_event(event, &mut self.result);
    }

    /// Asks every seat that may act and has no intention yet, then lets the quickest make its move.
    fn step(&mut self, state: &mut G::State) -> Result<(), FaultOf<G>> {
        for seat in G::to_act(self.rules, state).or(G::may_act_irregularly(self.rules, state)) {
            self.ask(state, seat)?;
        }
        let quickest = (0..MAX_SEATS as u8)
            .map(Seat)
            .filter_map(|seat| self.intentions[seat.index()].map(|intention| (seat, intention)));
        let first = quickest.min_by_key(|(_, intention)| (intention.due, intention.lot));
        let Some((seat, intention)) = first else { return Ok(()) };
        self.intentions[seat.index()] = None;
        self.now = intention.due;
        self.result.moves += 1;
        G::note_move(self.rules, state, seat, intention.mv, &mut self.result.counts);
        let rules = self.rules;
        G::play_unchecked(rules, state, seat, intention.mv, &mut |event| self.note(event));
        self.drop_what_is_void(state);
        Ok(())
    }

    fn ask(&mut self, state: &G::State, seat: Seat) -> Result<(), FaultOf<G>> {
        if self.intentions[seat.index()].is_some() {
            return Ok(());
        }
        let view = G::view(self.rules, state, Some(seat));
        let Some(thought) = self.bots[seat.index()].choose(self.rules, &view) else {
            return if view.has_turn() { Err(Fault::Silent { seat }) } else { Ok(()) };
        };
        let mv = thought.mv;
        G::check(self.rules, state, seat, mv).map_err(|refusal| Fault::Illegal {
            seat,
            mv,
            refusal,
        })?;
        let due = self.now + u64::from(thought.think_ms);
        let lot = self.chance.below(u32::MAX);
        self.intentions[seat.index()] = Some(Intention { due, lot, mv });
        Ok(())
    }

    /// Drops intentions that no longer hold. An intended catch survives other seats' moves as long as it can
    /// still be made.
    fn drop_what_is_void(&mut self, state: &G::State) {
        for (index, slot) in self.intentions.iter_mut().enumerate() {
            let holds = |intention: &Intention<G::Move>| {
                G::holds(self.rules, state, Seat(index as u8), intention.mv)
            };
            *slot = slot.filter(holds);
        }
    }
}
