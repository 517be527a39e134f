//! The dimensions of house rules, and which of them a set of rules uses.

use crate::mau::rules::doc::{HouseRules, MatchRule};

/// Declares the type and the list of all dimensions from one list of names.
macro_rules! dimensions {
    ($($name:ident),* $(,)?) => {
        /// A dimension of house rules; in the order in which mistakes are reported.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(in crate::mau) enum Dimension {
            $($name),*
        }

        impl Dimension {
            pub(in crate::mau) const ALL: &[Self] = &[$(Self::$name),*];
        }
    };
}

dimensions! {
    Deck, Deal, Fit, Draw, Lay, Cards, Dormant, Threats, Patterns, Triggers, Calls, Charges, Cheat, Beside, End, Points, Match,
    Teams, States,
}

impl Dimension {
    /// Whether these rules use it beyond what every game needs.
    fn is_used(self, doc: &HouseRules) -> bool {
        match self {
            Self::Deck | Self::Deal | Self::Fit | Self::Draw | Self::End | Self::Points => true,
            Self::Lay => !doc.lay.is_plain(),
            Self::Cards => !doc.cards.is_empty(),
            Self::Dormant => !doc.dormant.is_empty(),
            Self::Threats => doc.threats().next().is_some(),
            Self::Patterns => !doc.patterns.is_empty(),
            Self::Triggers => !doc.triggers.is_empty(),
            Self::Calls => !doc.calls.is_empty(),
            Self::Charges => !doc.charges.is_empty(),
            Self::Cheat => doc.cheat.is_some(),
            Self::Beside => doc.beside.is_some(),
            Self::Teams => doc.teams.is_some(),
            Self::States => !doc.states.is_empty(),
            Self::Match => doc.matches != MatchRule::Single,
        }
    }
}

/// The dimensions that rules use, as bits: one that is not used costs one test in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Uses(u32);

impl Uses {
    pub(in crate::mau) fn of(doc: &HouseRules) -> Self {
        let used = Dimension::ALL.iter().filter(|dimension| dimension.is_used(doc));
        Self(used.fold(0, |bits, dimension| bits | 1 << *dimension as u32))
    }

    #[inline]
    pub(in crate::mau) const fn has(self, dimension: Dimension) -> bool {
        self.0 >> dimension as u32 & 1 == 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mau::rules::{RulesFile, preset};

    fn preset(id: &str) -> HouseRules {
        let text = preset::text(id).expect("a preset");
        RulesFile::read(text).expect("sound").resolve(&Default::default()).expect("sound")
    }

    #[test]
    fn rules_say_what_they_use() {
        let used = |id: &str| {
            let doc = preset(id);
            let uses = Uses::of(&doc);
            [Dimension::Calls, Dimension::Cheat, Dimension::Patterns, Dimension::Threats]
                .map(|dimension| uses.has(dimension))
        };
        assert_eq!(used("plain"), [false, false, false, false]);
        assert_eq!(used("live"), [true, false, false, true]);
        assert_eq!(used("verschaerft"), [true, true, false, true]);
    }
}
