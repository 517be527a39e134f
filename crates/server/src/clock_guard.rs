//! Guards against a wrong clock: if the calendar suddenly jumps far ahead, everything that expires
//! would expire at once; so nothing does until the clock has stayed there for a day.

use std::sync::{Mutex, MutexGuard, PoisonError};

use stammtisch_store::{LookedAfter, Store, StoreError, UnixMillis};
use stammtisch_table::Millis;

use crate::clock::Clock;
use crate::limits::{CALENDAR_AHEAD_MS, CALENDAR_AWAY_MS, CALENDAR_DOUBTED_FOR_MS};

/// What is known of the calendar.
#[derive(Default)]
pub(crate) struct ClockGuard(Mutex<State>);

#[derive(Default)]
struct State {
    /// When this process last looked, by the calendar and by its monotonic clock.
    looked: Option<(UnixMillis, Millis)>,
    doubts: bool,
}

impl ClockGuard {
    /// Whether the calendar is not trusted at present.
    pub(crate) fn is_doubted(&self) -> bool {
        self.lock().doubts
    }

    /// Compares the calendar with what is known. Returns whether to trust it.
    pub(crate) async fn look(
        &self,
        store: &dyn Store,
        clock: &dyn Clock,
    ) -> Result<bool, StoreError> {
        let (now, counted) = (clock.unix(), clock.now());
        let known = store.looked_after().await?;
        let last = self.lock().looked;
        let doubted = doubted(known, last, now, counted);
        if doubted == Some(now) && known.is_some() {
            tracing::warn!(
                "the clock is far from where it was; nothing ends by itself for a day, so that it \
                 can be set right"
            );
        }
        *self.lock() = State { looked: Some((now, counted)), doubts: doubted.is_some() };
        store.note_looked_after(LookedAfter { at: now, doubted }).await?;
        Ok(doubted.is_none())
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Since when the calendar is doubted, if it is.
fn doubted(
    known: Option<LookedAfter>,
    looked: Option<(UnixMillis, Millis)>,
    now: UnixMillis,
    counted: Millis,
) -> Option<UnixMillis> {
    // A house that was never looked after has nothing to compare with.
    let known = known.unwrap_or(LookedAfter { at: now, doubted: Some(now) });
    let passed = now.0 - known.at.0;
    let jumps = looked.is_some_and(|(then, count)| {
        let counted = i64::try_from(counted.0.saturating_sub(count.0)).unwrap_or(i64::MAX);
        (now.0 - then.0).abs_diff(counted) > CALENDAR_AHEAD_MS.unsigned_abs()
    });
    let away = looked.is_none() && passed.abs() > CALENDAR_AWAY_MS;
    if jumps || away {
        return Some(now);
    }
    known.doubted.filter(|since| (now.0 - since.0).abs() < CALENDAR_DOUBTED_FOR_MS)
}

#[cfg(test)]
mod tests {
    use stammtisch_store::Day;

    use super::*;

    const NOW: i64 = 1_800_000_000_000;

    /// Whether it doubts, given the last look (days, and since when it was doubted) and the days
    /// that this process has counted since.
    fn doubts(last: Option<(i64, Option<i64>)>, counted: Option<f64>, now: f64) -> Option<i64> {
        let at = |days: f64| UnixMillis(NOW + (days * Day::LENGTH_MS as f64) as i64);
        let known = last.map(|(days, doubted)| LookedAfter {
            at: at(days as f64),
            doubted: doubted.map(|days| at(days as f64)),
        });
        let looked = counted.and_then(|_| Some((known?.at, Millis(0))));
        let counted = Millis((counted.unwrap_or(0.0) * Day::LENGTH_MS as f64) as u64);
        let since = doubted(known, looked, at(now), counted)?;
        Some((since.0 - NOW) / Day::LENGTH_MS)
    }

    #[test]
    fn a_calendar_that_jumps_is_believed_after_a_day() {
        assert_eq!(doubts(None, None, 0.0), Some(0), "nothing to compare with");
        assert_eq!(doubts(Some((0, Some(0))), Some(0.5), 0.5), Some(0));
        assert_eq!(doubts(Some((0, Some(0))), Some(1.0), 1.0), None, "a day has passed");
        assert_eq!(doubts(Some((0, None)), Some(0.04), 0.04), None, "an hour later");
        assert_eq!(doubts(Some((0, None)), Some(0.04), 400.0), Some(400), "a year in an hour");
        assert_eq!(doubts(Some((400, Some(400))), Some(1.0), 401.0), None, "and there it stays");
        assert_eq!(doubts(Some((400, Some(400))), Some(0.5), 0.0), Some(0), "or is set right");
    }

    #[test]
    fn a_house_that_was_closed_for_long_waits_a_day_however_often_it_is_started() {
        assert_eq!(doubts(Some((0, None)), None, 2.0), None, "a weekend");
        assert_eq!(doubts(Some((0, None)), None, 400.0), Some(400));
        assert_eq!(doubts(Some((400, Some(400))), None, 400.5), Some(400), "started again");
        assert_eq!(doubts(Some((400, Some(400))), None, 401.0), None);
    }
}
