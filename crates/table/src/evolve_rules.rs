//! Applying a change of rules or seats: what was played is over, and people gather anew.

use stammtisch_engine::seat::{Seat, SeatSet};

use crate::chair::Chair;
use crate::evolve::Broken;
use crate::game::{Course, Sheet};
use crate::history::Happened;
use crate::in_force::TableRules;
use crate::table::Table;
use crate::talk::Talk;

impl Table {
    pub(crate) fn change_rules(
        &mut self,
        by: &TableRules,
        stay: &[Seat],
        happened: &mut Vec<Happened>,
    ) -> Result<(), Broken> {
        let seq = self.seq;
        let rules = self.rules_cache.rules(by).map_err(|error| Broken::Rules(seq, error))?;
        let rises = stay.windows(2).all(|two| matches!(two, [one, next] if one < next));
        let fits = stay.len() <= usize::from(by.seats);
        if !rises || !fits || !self.seats_are_open() || self.is_pot_open() {
            return Err(Broken::Seat(seq));
        }
        let mut before = std::mem::take(&mut self.chairs.0);
        let mut chairs = Vec::with_capacity(usize::from(by.seats));
        for seat in stay {
            let chair = before.get_mut(seat.index()).ok_or(Broken::Seat(seq))?;
            chairs.push(std::mem::replace(chair, Chair::Free));
        }
        if !before.iter().all(Chair::is_free) {
            return Err(Broken::Seat(seq));
        }
        chairs.resize(usize::from(by.seats), Chair::Free);
        self.chairs.0 = chairs;
        for sitting in self.chairs.0.iter_mut().filter_map(Chair::person_mut) {
            // The seat of this number may have been somebody else's before.
            sitting.since = seq;
            sitting.stand_in = None;
            sitting.ready = false;
        }
        happened.push(Happened::RulesSet(Box::new(rules.changed_from(&self.rules))));
        self.rules = rules;
        self.rules_seq = seq;
        self.gather_anew();
        Ok(())
    }

    /// No match has begun; what follows from seats and their game is void.
    fn gather_anew(&mut self) {
        self.game = None;
        self.course = Course::default();
        self.sheet = Sheet::default();
        self.sheet_seq = self.seq;
        self.withdrawn = SeatSet::EMPTY;
        self.conceded = None;
        self.pot = None;
        self.reserve_used.clear();
        self.acted.clear();
        self.votes.clear();
        self.thoughts.clear();
        self.talk = Talk::default();
        self.watchers.offers.clear();
        if self.manner.stake > 0 {
            // Nobody is sat down to pay under rules that were not there to be seen.
            self.watchers.asking.clear();
        }
        self.game_seq = self.seq;
        self.turn_seq = self.seq;
        // What happened in another game could not be told by the rules of this one.
        self.history.forget_games();
    }
}
