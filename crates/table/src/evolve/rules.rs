//! Applying a change of rules or seats: the last match is over, and players gather again.

use stammtisch_engine::seat::Seat;

use super::Broken;
use crate::publish::history::Happened;
use crate::rules::TableRules;
use crate::state::TableState;
use crate::state::seats::Occupancy;
use crate::wire::ChosenRules;

impl TableState {
    pub(super) fn rules_set(
        &mut self,
        (chosen, text, seats): (&ChosenRules, &str, u8),
        stay: &[Seat],
        happened: &mut Vec<Happened>,
    ) -> Result<(), Broken> {
        let seq = self.seq;
        let by = TableRules { chosen: chosen.clone(), text: text.to_owned(), seats, lesson: None };
        let rules = self.rules_cache.rules(&by).map_err(|error| Broken::Rules(seq, error))?;
        if !self.seats_are_open() || self.is_pot_open() {
            return Err(Broken::Seat(seq));
        }
        self.renumber(seats, stay)?;
        happened.push(Happened::RulesSet(Box::new(rules.changed_from(&self.rules))));
        self.rules = rules;
        self.rules_seq = seq;
        self.sheet_seq = seq;
        self.game = None;
        self.shuffle.gather_anew();
        // The new rules could not describe what happened in another game.
        self.history.forget_games();
        Ok(())
    }

    /// Renumbers the seats that stay from 0, followed by free ones. Nobody sits on a seat that is removed.
    fn renumber(&mut self, count: u8, stay: &[Seat]) -> Result<(), Broken> {
        let broken = Broken::Seat(self.seq);
        let count = usize::from(count);
        let rises = stay.windows(2).all(|two| matches!(two, [one, next] if one < next));
        if !rises || stay.len() > count {
            return Err(broken);
        }
        let mut before = std::mem::take(&mut self.seats.0);
        let mut seats = Vec::with_capacity(count);
        for seat in stay {
            let occupancy = before.get_mut(seat.index()).ok_or(Broken::Seat(self.seq))?;
            seats.push(std::mem::replace(occupancy, Occupancy::Free));
        }
        if !before.iter().all(Occupancy::is_free) {
            return Err(broken);
        }
        seats.resize(count, Occupancy::Free);
        for sitting in seats.iter_mut().filter_map(Occupancy::person_mut) {
            // The seat with this number may have been somebody else's before.
            sitting.since = self.seq;
            sitting.stand_in = None;
            sitting.ready = false;
        }
        self.seats.0 = seats;
        Ok(())
    }
}
