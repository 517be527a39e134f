//! Single patches applied to rules one at a time, for texts that explain what each changes.

use crate::mau::rules::check::sound;
use crate::mau::rules::doc::{HouseRules, SeatsRule, WhenRule};
use crate::mau::rules::tables::Rules;
use crate::mau::teams;
use crate::mau::when::{Base, holds};
use crate::rules::typed_again;

/// Rules as written, for one number of seats.
#[derive(Debug)]
pub struct Single {
    base: Base,
    /// All patches, in their order.
    when: Vec<WhenRule>,
    /// The rules that hold in all deals with this number of seats.
    always: HouseRules,
    seats: u8,
}

impl Single {
    /// From rules as written ([`Rules::written`]). If they are not sound for other numbers of
    /// seats, the result is for this number alone. None if this number cannot play.
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

    /// The rules without the patches for some rounds, deals or moments.
    #[must_use]
    pub fn rules(&self) -> Rules {
        Rules::tables(&self.always, self.seats)
    }

    /// The same, restricted to this number of seats.
    #[must_use]
    pub fn alone(&self) -> Rules {
        Rules::tables(&alone(&self.always, self.seats), self.seats)
    }

    /// The rules with the patch at index `place` as well, whatever its conditions, applied in its
    /// turn among the others; none if the result is not sound.
    #[must_use]
    pub fn with(&self, place: usize) -> Option<Rules> {
        let all = self.when.iter().enumerate();
        let held = all.filter(|(at, rule)| *at == place || holds(rule, self.seats, None));
        let doc: HouseRules = typed_again(&self.base.with(held.map(|(_, rule)| rule))).ok()?;
        sound(&doc, &[self.seats]).then(|| Rules::tables(&doc, self.seats))
    }
}

impl Rules {
    /// The rules as written, before the patches for this number of seats were applied.
    #[must_use]
    pub fn written(&self) -> &HouseRules {
        self.written.as_deref().unwrap_or(&self.doc)
    }

    pub(in crate::mau) fn keep_written(&mut self, doc: &HouseRules) {
        self.doc.when.clone_from(&doc.when);
        let laid = doc.when.iter().any(|rule| holds(rule, self.seats, None));
        self.written = laid.then(|| Box::new(doc.clone()));
    }

    /// The rules at this table recompiled for another number of seats alone, sound or not: to
    /// compare with the rules that hold there.
    #[must_use]
    pub fn taken_to(&self, seats: u8) -> Self {
        Self::tables(&alone(&self.doc, seats), seats)
    }
}

fn alone(doc: &HouseRules, seats: u8) -> HouseRules {
    let seats = SeatsRule { min: seats, max: seats, recommended: seats };
    HouseRules { seats, when: Vec::new(), ..doc.clone() }
}
