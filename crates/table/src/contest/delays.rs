//! How long messages travel to a player and back.

use std::collections::{BTreeMap, VecDeque};

use crate::id::Line;

/// The longest round trip that is made up for, in milliseconds. Nobody waits longer for somebody
/// else's command, and nobody gains more by pretending to a slow line.
pub const LONGEST_DELAY: u64 = 500;

/// Of so many measurements the one in the middle counts: a single one that came late, because a
/// phone slept, is none.
const MEASUREMENTS: usize = 9;

/// Round trips of the open lines, as measured lately.
#[derive(Clone, Debug, Default)]
pub(super) struct Delays(BTreeMap<Line, VecDeque<u64>>);

impl Delays {
    /// Notes a measurement in milliseconds.
    pub(super) fn note(&mut self, line: Line, millis: u64) {
        let lately = self.0.entry(line).or_default();
        if lately.len() == MEASUREMENTS {
            lately.pop_front();
        }
        lately.push_back(millis.min(LONGEST_DELAY));
    }

    /// The round trip of a line in milliseconds; 0 before it was measured.
    pub(super) fn of(&self, line: Line) -> u64 {
        let mut lately: Vec<_> = self.0.get(&line).into_iter().flatten().copied().collect();
        lately.sort_unstable();
        lately.get(lately.len().saturating_sub(1) / 2).copied().unwrap_or(0)
    }

    /// Forgets a line that was closed.
    pub(super) fn forget(&mut self, line: Line) {
        self.0.remove(&line);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: Line = Line(1);

    fn measured(samples: &[u64]) -> u64 {
        let mut delays = Delays::default();
        samples.iter().for_each(|millis| delays.note(LINE, *millis));
        delays.of(LINE)
    }

    #[test]
    fn the_middle_of_the_latest_measurements_counts() {
        assert_eq!(measured(&[]), 0);
        assert_eq!(measured(&[80]), 80);
        assert_eq!(measured(&[80, 4_000]), 80, "one that came late is none");
        assert_eq!(measured(&[70, 90, 4_000, 80, 60]), 80);
        let moved = [[40; 9], [200; 9]].concat();
        assert_eq!(measured(&moved[..13]), 40);
        assert_eq!(measured(&moved[..14]), 200, "another network is believed after a while");
    }

    #[test]
    fn no_line_is_slower_than_the_longest_delay() {
        assert_eq!(measured(&[u64::MAX; 3]), LONGEST_DELAY);
    }

    #[test]
    fn a_closed_line_is_forgotten() {
        let mut delays = Delays::default();
        delays.note(LINE, 90);
        delays.forget(LINE);
        assert_eq!(delays.of(LINE), 0);
    }
}
