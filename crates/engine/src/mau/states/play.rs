//! What a step makes of it.

use super::compiled::Switch;
use crate::limits::MAX_STATES;
use crate::mau::event::Event;
use crate::mau::sink::Sink;
use crate::mau::step::Step;

impl<S: Sink> Step<'_, S> {
    /// States are switched, and everybody is told of those that change.
    #[cold]
    pub(in crate::mau) fn switch(&mut self, switch: Switch) {
        let before = self.state.kept.switched;
        self.state.kept.switched = switch.of(before);
        self.tell_states(before);
    }

    /// Tells everybody which states are not as they were when `before` had been switched.
    pub(in crate::mau) fn tell_states(&mut self, before: u8) {
        let changed = before ^ self.state.kept.switched;
        if changed == 0 {
            return;
        }
        let first = (self.rules.patterns.len() + self.rules.triggers.len()) as u8;
        let held = self.rules.states_that_hold(self.state.kept.switched);
        for place in (0..MAX_STATES as u8).filter(|place| changed >> place & 1 == 1) {
            let rule = first + place;
            self.emit(Event::Switched { rule, on: held.contains(&rule) });
        }
    }
}
