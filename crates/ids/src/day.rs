//! Calendar days in UTC (`Day`).

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// The text is not a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a day is written as 2026-11-25")]
pub struct BadDay;

/// A day in UTC, counted from 1 January 1970. Written as `2026-11-25`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(pub i32);

impl Day {
    /// Milliseconds of a day: Unix time has no leap seconds.
    pub const LENGTH_MS: i64 = 86_400_000;

    /// The first and the last day that can be written.
    const WRITTEN: std::ops::RangeInclusive<i32> = -719_162..=2_932_896;

    /// The day of a point in time, in milliseconds since 1970; clamped to days that can be written.
    #[must_use]
    pub fn at(unix_ms: i64) -> Self {
        let (first, last) = (i64::from(*Self::WRITTEN.start()), i64::from(*Self::WRITTEN.end()));
        let days = unix_ms.div_euclid(Self::LENGTH_MS).clamp(first, last);
        Self(i32::try_from(days).unwrap_or_default())
    }

    /// Its first moment, in milliseconds since 1970.
    #[must_use]
    pub fn begins_ms(self) -> i64 {
        i64::from(self.0) * Self::LENGTH_MS
    }

    /// The day this many days later.
    #[must_use]
    pub const fn plus(self, days: i32) -> Self {
        Self(self.0.saturating_add(days))
    }

    /// Year, month and day of the month, in the Gregorian calendar.
    #[must_use]
    pub fn date(self) -> (i32, u32, u32) {
        // Years that begin in March have their leap day last; 400 of them are 146,097 days.
        let days = i64::from(self.0) + 719_468;
        let (era, in_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
        let year = (in_era - in_era / 1_460 + in_era / 36_524 - in_era / 146_096) / 365;
        let in_year = in_era - (365 * year + year / 4 - year / 100);
        let march = (5 * in_year + 2) / 153;
        let day = in_year - (153 * march + 2) / 5 + 1;
        let month = if march < 10 { march + 3 } else { march - 9 };
        let year = era * 400 + year + i64::from(month <= 2);
        let number = |value: i64| u32::try_from(value).unwrap_or_default();
        (i32::try_from(year).unwrap_or_default(), number(month), number(day))
    }

    fn of(year: i32, month: u32, day: u32) -> Self {
        let (month, day) = (i64::from(month), i64::from(day));
        let year = i64::from(year) - i64::from(month <= 2);
        let (era, in_era) = (year.div_euclid(400), year.rem_euclid(400));
        let march = if month > 2 { month - 3 } else { month + 9 };
        let in_year = (153 * march + 2) / 5 + day - 1;
        let days = era * 146_097 + in_era * 365 + in_era / 4 - in_era / 100 + in_year - 719_468;
        Self(i32::try_from(days).unwrap_or_default())
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.date();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

/// Accepts only the written form: a day has one spelling.
impl FromStr for Day {
    type Err = BadDay;

    fn from_str(text: &str) -> Result<Self, BadDay> {
        let mut parts = text.splitn(3, '-');
        let mut number = || parts.next().and_then(|part| part.parse().ok()).ok_or(BadDay);
        let (year, month, day): (u32, u32, u32) = (number()?, number()?, number()?);
        let year = i32::try_from(year).map_err(|_| BadDay)?;
        if !(1..=9999).contains(&year) || !(1..=12).contains(&month) || !(1..=31).contains(&day) {
            return Err(BadDay);
        }
        let read = Self::of(year, month, day);
        if read.to_string() == text { Ok(read) } else { Err(BadDay) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_counted_as_the_calendar_does() {
        for (text, count) in [
            ("1970-01-01", 0),
            ("1969-12-31", -1),
            ("2000-02-29", 11_016),
            ("2026-11-25", 20_782),
            ("2100-03-01", 47_541),
        ] {
            assert_eq!(text.parse(), Ok(Day(count)), "{text}");
            assert_eq!(Day(count).to_string(), text);
        }
        for count in (-719_162..2_932_896).step_by(997) {
            assert_eq!(Day(count).to_string().parse(), Ok(Day(count)));
        }
    }

    #[test]
    fn what_is_no_day_is_none() {
        for bad in [
            "",
            "2026",
            "2026-11",
            "2026-1-01",
            "2026-02-29",
            "2026-13-01",
            "2026-11-31",
            "+026-11-01",
            "2026-11-25x",
            "0000-01-01",
        ] {
            assert_eq!(bad.parse::<Day>(), Err(BadDay), "{bad}");
        }
    }

    #[test]
    fn a_day_begins_at_midnight_by_universal_time() {
        let day = Day(20_782);
        assert_eq!(Day::at(day.begins_ms()), day);
        assert_eq!(Day::at(day.begins_ms() - 1), day.plus(-1));
        assert_eq!(Day::at(day.plus(1).begins_ms() - 1), day);
        assert_eq!(Day::at(i64::MIN).to_string(), "0001-01-01");
    }
}
