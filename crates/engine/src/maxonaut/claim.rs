//! Values and how they are announced: the ladder from 31 to the Maxonaut (MAX-22 to MAX-25).

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A value on the ladder 31, 32, 41, …, 98, 11, 22, …, 99, 21: the greater one is worth more (MAX-25).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MaxClaim", type = "string"))]
pub struct Claim(NonZeroU8);

/// The digits of every value in the order of the ladder.
const LADDER: [u8; Claim::COUNT] = {
    let mut ladder = [0; Claim::COUNT];
    let mut at = 0;
    let mut high = 3;
    while high <= 9 {
        let mut low = 1;
        while low < high {
            ladder[at] = 10 * high + low;
            at += 1;
            low += 1;
        }
        high += 1;
    }
    let mut digit = 1;
    while digit <= 9 {
        ladder[at] = 11 * digit;
        at += 1;
        digit += 1;
    }
    ladder[at] = 21;
    ladder
};

impl Claim {
    /// How many values there are (MAX-25).
    pub const COUNT: usize = 45;
    /// 31.
    pub const LOWEST: Self = Self::at(0);
    /// 11, the lowest pair: every pair beats every mixed value (MAX-23).
    pub const LOWEST_PAIR: Self = Self::at(35);
    /// 21, the Maxonaut (MAX-24).
    pub const MAXONAUT: Self = Self::at(44);

    /// The value at `index` of the ladder, below [`Claim::COUNT`].
    pub(crate) const fn at(index: u8) -> Self {
        assert!(index < Self::COUNT as u8);
        Self(NonZeroU8::MIN.saturating_add(index))
    }

    /// Index on the ladder, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// The value of two digits from 1 to 9, in either order (MAX-22).
    #[must_use]
    pub const fn of_digits(one: u8, other: u8) -> Option<Self> {
        let (high, low) = if one > other { (one, other) } else { (other, one) };
        match (high, low) {
            (10.., _) | (_, 0) => None,
            (2, 1) => Some(Self::MAXONAUT),
            _ if high == low => Some(Self::at(34 + high)),
            // 31 is the first; below `high` there are 1 + 2 + … values, except the 21.
            _ => Some(Self::at((high - 1) * (high - 2) / 2 - 1 + low - 1)),
        }
    }

    /// The two digits as announced: tens and units.
    #[must_use]
    pub const fn digits(self) -> (u8, u8) {
        let number = LADDER[self.index()];
        (number / 10, number % 10)
    }

    /// Whether it is a pair.
    #[must_use]
    pub const fn is_pair(self) -> bool {
        let (tens, units) = self.digits();
        tens == units
    }

    /// All values from the lowest to the highest.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..Self::COUNT as u8).map(Self::at)
    }
}

impl fmt::Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (tens, units) = self.digits();
        write!(f, "{tens}{units}")
    }
}

/// An announcement as it was worded: `54`, or `45` for the same value in the wrong form (MAX-O2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MaxSaid", type = "string"))]
pub struct Said {
    claim: Claim,
    wrong: bool,
}

impl Said {
    /// The value in its right form.
    #[must_use]
    pub const fn right(claim: Claim) -> Self {
        Self { claim, wrong: false }
    }

    /// The value with its digits reversed, the wrong form; none for a pair.
    #[must_use]
    pub const fn wrong(claim: Claim) -> Option<Self> {
        if claim.is_pair() { None } else { Some(Self { claim, wrong: true }) }
    }

    /// The value it counts as.
    #[must_use]
    pub const fn claim(self) -> Claim {
        self.claim
    }

    /// Whether the digits are reversed (MAX-O2).
    #[must_use]
    pub const fn is_wrong(self) -> bool {
        self.wrong
    }
}

impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (tens, units) = self.claim.digits();
        if self.wrong { write!(f, "{units}{tens}") } else { write!(f, "{tens}{units}") }
    }
}

/// The error for text that is not a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a value has two digits from 1 to 9")]
pub struct ParseSaidError;

impl FromStr for Said {
    type Err = ParseSaidError;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let [tens @ b'1'..=b'9', units @ b'1'..=b'9'] = *text.as_bytes() else {
            return Err(ParseSaidError);
        };
        let (tens, units) = (tens - b'0', units - b'0');
        let claim = Claim::of_digits(tens, units).ok_or(ParseSaidError)?;
        Ok(Self { claim, wrong: claim.digits() != (tens, units) })
    }
}

impl FromStr for Claim {
    type Err = ParseSaidError;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let said: Said = text.parse()?;
        if said.wrong { Err(ParseSaidError) } else { Ok(said.claim) }
    }
}

macro_rules! as_text {
    ($($kind:ty),*) => {$(
        impl Serialize for $kind {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $kind {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    )*};
}

as_text!(Claim, Said);

#[cfg(test)]
mod tests {
    use super::*;

    /// The ladder of MAX-22 to MAX-25, written out.
    #[test]
    fn the_ladder_is_that_of_the_rules() {
        let written = "31 32 41 42 43 51 52 53 54 61 62 63 64 65 71 72 73 74 75 76 81 82 83 84 85 86 \
                       87 91 92 93 94 95 96 97 98 11 22 33 44 55 66 77 88 99 21";
        let ladder: Vec<String> = Claim::all().map(|claim| claim.to_string()).collect();
        assert_eq!(ladder.join(" "), written);
        for claim in Claim::all() {
            let (tens, units) = claim.digits();
            assert_eq!(Claim::of_digits(tens, units), Some(claim));
            assert_eq!(Claim::of_digits(units, tens), Some(claim));
            assert_eq!(claim.to_string().parse(), Ok(claim));
        }
    }

    /// MAX-O2
    #[test]
    fn the_wrong_form_counts_as_the_right_one() {
        let said: Said = "45".parse().expect("two digits");
        assert_eq!((said.claim().to_string(), said.is_wrong()), ("54".into(), true));
        assert_eq!(said.to_string(), "45");
        assert_eq!("12".parse::<Said>().map(Said::claim), Ok(Claim::MAXONAUT));
        assert_eq!(Said::wrong(Claim::LOWEST_PAIR), None);
        assert!("45".parse::<Claim>().is_err());
        for bad in ["", "5", "05", "50", "545", "ab", "5 4", "²3"] {
            assert_eq!(bad.parse::<Said>(), Err(ParseSaidError), "{bad}");
        }
    }
}
