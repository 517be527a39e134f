//! The rate limit on phrases, a token bucket for each seat. It is not logged: old phrases limit nobody.

use std::collections::BTreeMap;

use stammtisch_engine::seat::Seat;

use crate::limits::{TALK_AT_ONCE, TALK_EVERY_MS};
use crate::time::Millis;

/// Until when each seat has used up its allowance: every phrase moves that time on.
#[derive(Clone, Debug, Default)]
pub(crate) struct Talk(BTreeMap<Seat, Millis>);

impl Talk {
    pub(crate) fn may_speak(&self, seat: Seat, now: Millis) -> bool {
        let used_up_to = self.0.get(&seat).copied().unwrap_or_default();
        used_up_to <= now.plus((TALK_AT_ONCE - 1) * TALK_EVERY_MS)
    }

    pub(crate) fn spoke(&mut self, seat: Seat, now: Millis) {
        let used_up_to = self.0.entry(seat).or_default();
        *used_up_to = now.max(*used_up_to).plus(TALK_EVERY_MS);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words_at(talk: &mut Talk, seat: Seat, now: u64) -> usize {
        let mut count = 0;
        while talk.may_speak(seat, Millis(now)) {
            talk.spoke(seat, Millis(now));
            count += 1;
        }
        count
    }

    #[test]
    fn some_words_at_once_and_then_one_after_the_other() {
        let mut talk = Talk::default();
        assert_eq!(words_at(&mut talk, Seat(0), 0), 4);
        assert_eq!(words_at(&mut talk, Seat(1), 0), 4, "each seat for itself");
        for (now, count) in [(2_999, 0), (3_000, 1), (5_000, 0), (9_000, 2), (60_000, 4)] {
            assert_eq!(words_at(&mut talk, Seat(0), now), count, "{now}");
        }
    }
}
