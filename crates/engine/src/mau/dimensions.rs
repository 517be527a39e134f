//! The dimensions of the rules, and what is asked of each of them.
//!
//! What is asked of each does not compile without an answer from all of them.

use crate::mau::rules::check::Scope;
use crate::mau::rules::doc::{HouseRules, MatchRule};
use crate::mau::{
    beside, calls, cards, charges, cheat, deal, deck, dormant, draw, end, fit, lay, matches,
    patterns, points, states, teams, threat, triggers,
};
use crate::rules::Findings;

/// Names every dimension once: the type, and the list of all.
macro_rules! dimensions {
    ($($name:ident),* $(,)?) => {
        /// A question that house rules can answer; in the order in which mistakes are told.
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
    /// Adds what can be proved wrong about it in rules as they are in force.
    pub(in crate::mau) fn check(self, doc: &HouseRules, scope: &Scope<'_>, found: &mut Findings) {
        match self {
            Self::Deck => deck::check(doc, found),
            Self::Deal => deal::check(doc, scope, found),
            Self::Fit => fit::check(doc, found),
            Self::Draw => draw::check(doc, scope, found),
            Self::Lay => lay::check(doc, found),
            Self::Cards => cards::check(doc, found),
            Self::Dormant => dormant::check(doc, found),
            // Each is checked with the card or pattern that threatens.
            Self::Threats => {}
            Self::Patterns => patterns::check(doc, found),
            Self::Triggers => triggers::check(doc, found),
            Self::Calls => calls::check(doc, found),
            Self::Charges => charges::check(doc, found),
            Self::Cheat => cheat::check(doc, found),
            Self::Beside => beside::check(doc, found),
            Self::End => end::check(doc, found),
            Self::Points => points::check(doc, found),
            Self::Match => matches::check(doc, scope, found),
            Self::Teams => teams::check(doc, scope, found),
            Self::States => states::check(doc, found),
        }
    }

    /// Adds what of it has no effect in sound rules.
    pub(in crate::mau) fn warn(self, doc: &HouseRules, found: &mut Findings) {
        match self {
            // What it says always holds.
            Self::Deck => deck::warn(doc, found),
            Self::Deal => deal::warn(doc, found),
            Self::Fit => fit::warn(doc, found),
            Self::Draw => draw::warn(doc, found),
            Self::Lay => lay::warn(doc, found),
            Self::Cards => cards::warn(doc, found),
            Self::Dormant => dormant::warn(doc, found),
            Self::Threats => threat::warn(doc, found),
            Self::Patterns => patterns::warn(doc, found),
            Self::Triggers => triggers::warn(doc, found),
            Self::Calls => calls::warn(doc, found),
            Self::Charges => charges::warn(doc, found),
            Self::Cheat => cheat::warn(doc, found),
            Self::Beside => beside::warn(doc, found),
            Self::End => end::warn(doc, found),
            Self::Points => points::warn(doc, found),
            Self::Match => matches::warn(doc, found),
            Self::Teams => teams::warn(doc, found),
            Self::States => states::warn(doc, found),
        }
    }

    /// Whether these rules say anything of it beyond what every game needs.
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

/// The dimensions that rules make use of: what is not used costs play one test.
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
