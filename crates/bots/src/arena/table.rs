//! A table for bots: who thinks faster acts first, as among people.

use stammtisch_engine::chance::Chance;
use stammtisch_engine::game::{Game, Opening, Status};
use stammtisch_engine::limits::MAX_SEATS;
use stammtisch_engine::mau::{Mau, Move, Rules, State};
use stammtisch_engine::seat::Seat;

use super::result::{Fault, MatchResult};
use crate::Bot;
use crate::habits::has_turn;

/// A move that a bot is about to make.
#[derive(Clone, Copy)]
struct Intention {
    due: u64,
    /// Who comes first at the same time is drawn.
    lot: u32,
    mv: Move,
    /// Whether it is a cheat.
    cheats: bool,
}

/// A match in progress.
struct Table<'a> {
    rules: &'a Rules,
    bots: &'a mut [Box<dyn Bot>],
    chance: Chance,
    now: u64,
    intentions: [Option<Intention>; MAX_SEATS],
    result: MatchResult,
}

/// Lets `bots`, one for each seat, play a match. `chance` decides between bots that are equally
/// quick.
///
/// # Errors
/// The first bot that makes an illegal move, or none when it has the turn.
pub fn play_match(
    rules: &Rules,
    opening: Opening,
    bots: &mut [Box<dyn Bot>],
    chance: Chance,
) -> Result<MatchResult, Fault> {
    if bots.len() != usize::from(rules.seats()) {
        return Err(Fault::Seats { bots: bots.len(), seats: usize::from(rules.seats()) });
    }
    let (intentions, result) = ([None; MAX_SEATS], MatchResult::default());
    let mut table = Table { rules, bots, chance, now: 0, intentions, result };
    let mut state = Mau::start(rules, opening, &mut |event| table.result.note(event));
    loop {
        match Mau::status(&state) {
            Status::MatchOver => return Ok(table.result),
            Status::DealOver => table.next_deal(&mut state),
            Status::Playing => table.step(&mut state)?,
        }
    }
}

impl Table<'_> {
    fn next_deal(&mut self, state: &mut State) {
        self.intentions = [None; MAX_SEATS];
        // It cannot fail: the deal is over and the match is not.
        let _ = Mau::next_deal(self.rules, state, &mut |event| self.result.note(event));
    }

    /// Asks who may act and has no intention yet, then lets the quickest make its move.
    fn step(&mut self, state: &mut State) -> Result<(), Fault> {
        for seat in Mau::to_act(self.rules, state).or(Mau::may_dare(self.rules, state)) {
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
        self.result.cheats[seat.index()] += u32::from(intention.cheats);
        Mau::play_unchecked(self.rules, state, seat, intention.mv, &mut |event| {
            self.result.note(event);
        });
        self.drop_what_is_void(state);
        Ok(())
    }

    fn ask(&mut self, state: &State, seat: Seat) -> Result<(), Fault> {
        if self.intentions[seat.index()].is_some() {
            return Ok(());
        }
        let view = Mau::view(self.rules, state, Some(seat));
        let Some(thought) = self.bots[seat.index()].choose(self.rules, &view) else {
            return if has_turn(&view) { Err(Fault::Silent { seat }) } else { Ok(()) };
        };
        let mv = thought.mv;
        Mau::check(self.rules, state, seat, mv).map_err(|refusal| Fault::Illegal {
            seat,
            mv,
            refusal,
        })?;
        let cheats = mv.is_turn_move() && view.daring.contains(&mv);
        let due = self.now + u64::from(thought.think_ms);
        let lot = self.chance.below(u32::MAX);
        self.intentions[seat.index()] = Some(Intention { due, lot, mv, cheats });
        Ok(())
    }

    /// A catch thought of survives what others do as long as it can still be made.
    fn drop_what_is_void(&mut self, state: &State) {
        for (index, slot) in self.intentions.iter_mut().enumerate() {
            let holds = |intention: &Intention| {
                Mau::check(self.rules, state, Seat(index as u8), intention.mv).is_ok()
            };
            *slot = slot.filter(holds);
        }
    }
}
