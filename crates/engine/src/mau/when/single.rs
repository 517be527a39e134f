//! Single patches laid over rules, one at a time: what a text needs that says what each changes.

use crate::mau::rules::check::sound;
use crate::mau::rules::doc::{HouseRules, SeatsRule, WhenRule};
use crate::mau::rules::tables::Rules;
use crate::mau::teams;
use crate::mau::when::{Base, holds};
use crate::rules::typed_again;

/// Rules as they were written, for one number of seats.
#[derive(Debug)]
pub struct Single {
    base: Base,
    /// All patches, in their order.
    when: Vec<WhenRule>,
    /// What holds in all deals for so many seats.
    always: HouseRules,
    seats: u8,
}

impl Single {
    /// Of rules as they were written ([`Rules::written`]). Rules that are sound for so many seats
    /// need not be so for others: then they are for these alone. None where so many cannot play.
    #[must_use]
    pub fn of(written: &HouseRules, seats: u8) -> Option<Self> {
        let laid = |doc: &HouseRules| {
            let base = Base::of(doc).ok()?;
            let always = base.patched(written, |rule| holds(rule, seats, None)).ok()?;
            Some((base, always))
        };
        let (mut base, mut always) = laid(written)?;
        teams::admit(&always, seats).ok()?;
        let all = always.seats.min..=always.seats.max;
        let others: Vec<_> = all.filter(|other| *other != seats).collect();
        if !others.is_empty() && !sound(&always, &others) {
            (base, always) = laid(&alone(written, seats))?;
        }
        Some(Self { base, when: written.when.clone(), always, seats })
    }

    /// The rules without the patches of some rounds, deals or moments.
    #[must_use]
    pub fn rules(&self) -> Rules {
        Rules::tables(&self.always, self.seats)
    }

    /// The same for this number of seats alone.
    #[must_use]
    pub fn alone(&self) -> Rules {
        Rules::tables(&alone(&self.always, self.seats), self.seats)
    }

    /// The rules with the patch at this place as well, whatever its conditions, laid over the others
    /// where its turn comes; none if they are not sound.
    #[must_use]
    pub fn with(&self, place: usize) -> Option<Rules> {
        let all = self.when.iter().enumerate();
        let held = all.filter(|(at, rule)| *at == place || holds(rule, self.seats, None));
        let doc: HouseRules = typed_again(&self.base.with(held.map(|(_, rule)| rule))).ok()?;
        sound(&doc, &[self.seats]).then(|| Rules::tables(&doc, self.seats))
    }
}

impl Rules {
    /// What was written, before anything was laid over it for this number of seats.
    #[must_use]
    pub fn written(&self) -> &HouseRules {
        self.written.as_deref().unwrap_or(&self.doc)
    }

    pub(in crate::mau) fn keep_written(&mut self, doc: &HouseRules) {
        self.doc.when.clone_from(&doc.when);
        let laid = doc.when.iter().any(|rule| holds(rule, self.seats, None));
        self.written = laid.then(|| Box::new(doc.clone()));
    }

    /// What holds at this table, for another number of seats and those alone, sound or not: to be
    /// held against what holds there.
    #[must_use]
    pub fn taken_to(&self, seats: u8) -> Self {
        Self::tables(&alone(&self.doc, seats), seats)
    }
}

fn alone(doc: &HouseRules, seats: u8) -> HouseRules {
    let seats = SeatsRule { min: seats, max: seats, recommended: seats };
    HouseRules { seats, when: Vec::new(), ..doc.clone() }
}
