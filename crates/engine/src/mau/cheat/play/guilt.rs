//! The state before a cheat: recording and restoring it.

use crate::mau::cheat::guilt::Before;
use crate::mau::state::State;

impl Before {
    pub(in crate::mau) fn of(state: &State) -> Self {
        Self {
            phase: state.phase,
            threat: state.threat,
            turn: state.turn,
            direction: state.direction,
            face: state.face,
            wish: state.wish,
            wish_cards: state.wish_cards,
            wish_turns: state.wish_turns,
            covers: state.covers,
            run: state.run,
            misses: state.misses,
            more_misses: state.kept.more_misses,
            points: state.points,
            pot: state.pot,
            factor: state.kept.factor,
            added: state.added,
            switched: state.kept.switched,
            lasting: state.kept.lasting,
            each: state.kept.each,
            barred: state.kept.barred,
            ready: state.kept.ready,
            earlier: state.kept.earlier,
            opened: state.kept.opened,
            turns: state.kept.turns,
            counts: state.kept.counts,
        }
    }

    pub(in crate::mau) fn restore(&self, state: &mut State) {
        state.phase = self.phase;
        state.threat = self.threat;
        state.turn = self.turn;
        state.direction = self.direction;
        state.face = self.face;
        state.wish = self.wish;
        state.wish_cards = self.wish_cards;
        state.wish_turns = self.wish_turns;
        state.covers = self.covers;
        state.run = self.run;
        state.misses = self.misses;
        state.kept.more_misses = self.more_misses;
        state.points = self.points;
        state.pot = self.pot;
        state.kept.factor = self.factor;
        state.added = self.added;
        state.kept.switched = self.switched;
        state.kept.lasting = self.lasting;
        state.kept.each = self.each;
        state.kept.barred = self.barred;
        state.kept.ready = self.ready;
        state.kept.earlier.uncover(&self.earlier);
        state.kept.opened = self.opened;
        state.kept.turns = self.turns;
        state.kept.counts = self.counts;
        state.together = 0;
    }
}
