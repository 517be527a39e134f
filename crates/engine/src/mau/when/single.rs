//! Single patches laid over rules, one at a time: what a text needs that says what each changes.

use crate::mau::rules::check::sound;
use crate::mau::rules::compile::Rules;
use crate::mau::rules::doc::{HouseRules, SeatsRule, WhenRule};
use crate::mau::when::Base;

/// Rules for one number of seats, written down once for all patches.
#[derive(Debug)]
pub struct Single {
    base: Base,
    seats: u8,
}

impl Single {
    /// Of rules whose patches for so many seats have been laid over them. Rules that are sound for
    /// so many seats need not be so for others: then they are for these alone.
    #[must_use]
    pub fn of(doc: &HouseRules, seats: u8) -> Option<Self> {
        let mut base = Base::of(doc).ok()?;
        let all = doc.seats.min..=doc.seats.max;
        let others: Vec<_> = all.filter(|other| *other != seats).collect();
        if !others.is_empty() && !sound(&base.plain, &others) {
            let narrow = SeatsRule { min: seats, max: seats, recommended: seats };
            base = Base::of(&HouseRules { seats: narrow, ..base.plain }).ok()?;
        }
        Some(Self { base, seats })
    }

    /// The rules without a patch, where they are narrowed to this one number of seats.
    #[must_use]
    pub fn narrowed(&self) -> Option<Rules> {
        let SeatsRule { min, max, .. } = self.base.plain.seats;
        (min == max).then(|| Rules::tables(&self.base.plain, self.seats))
    }

    /// The rules with this patch, whatever its conditions; none if they are not sound.
    #[must_use]
    pub fn with(&self, rule: &WhenRule) -> Option<Rules> {
        let doc: HouseRules = self.base.with([rule]).try_into().ok()?;
        sound(&doc, &[self.seats]).then(|| Rules::tables(&doc, self.seats))
    }
}
