//! Noticing that somebody cheats, from what can be seen at the table, and saying so.
//!
//! What is noticed is decided once, when it happens; just after that somebody suspicious may see what
//! was not there.

use stammtisch_engine::chance::Chance;
use stammtisch_engine::mau::{Move, Rules, View};
use stammtisch_engine::seat::Seat;

use crate::mau::personas::Character;
use crate::mau::snapshot::Snapshot;
use crate::mau::tricks::Trick;

/// So many acts after a cheat that could be seen, noticed or not, the air is thick: only then is
/// somebody honest accused. Where nobody cheats, nobody is, unless what fits can be hidden: that nobody
/// sees, so whoever lays nothing is suspected now and then.
const WARY: u32 = 3;

/// A pair of eyes.
pub(crate) struct Watch {
    chance: Chance,
    character: Character,
    before: Option<Snapshot>,
    /// Acts left in which somebody suspicious looks twice, since a cheat has been seen.
    wary: u32,
    /// Who is to be accused, and how the table looked when that was decided.
    against: Option<(Seat, Snapshot)>,
}

impl Watch {
    pub(crate) fn new(character: &Character, chance: Chance) -> Self {
        Self { chance, character: *character, before: None, wary: 0, against: None }
    }

    /// Looks at what has happened since the last look.
    pub(crate) fn look(&mut self, rules: &Rules, view: &View) {
        if !rules.cheating() {
            return;
        }
        let accusable = accusable(view);
        let now = Snapshot::of(view);
        let past = |(seat, then): &(Seat, Snapshot)| {
            accusable != Some(*seat) || then.has_been_settled(&now, *seat)
        };
        if self.against.as_ref().is_some_and(past) {
            self.against = None;
        }
        if let (Some(before), Some(seat)) = (&self.before, accusable)
            && before.has_acted(&now, seat)
        {
            let wary = self.wary;
            self.wary = wary.saturating_sub(1);
            let share = match before.deed(rules, &now, view, seat) {
                Some(trick) => {
                    self.wary = WARY;
                    self.character.watch * clearness(trick) / 100
                }
                None if wary > 0 => self.character.suspicion,
                None if rules.withholding() && before.has_not_laid(&now) => {
                    self.character.suspicion / 4
                }
                None => 0,
            };
            if self.chance.below(1000) < share {
                self.against = Some((seat, now.clone()));
            }
        }
        self.before = Some(now);
    }

    /// The accusation to be made now.
    pub(crate) fn accusation(&self, view: &View) -> Option<Move> {
        let (seat, _) = self.against.as_ref()?;
        (accusable(view) == Some(*seat)).then_some(Move::Accuse { seat: *seat })
    }

    /// Lets what has been seen pass: one's own turn goes on.
    pub(crate) fn let_pass(&mut self) {
        self.against = None;
    }
}

/// How much of what can be seen meets the eye, in hundredths: a wrong card lies there for all to
/// see, cards in a hand have to be counted.
const fn clearness(trick: Trick) -> u32 {
    match trick {
        Trick::WrongCard => 100,
        Trick::SecondCard => 70,
        Trick::TooFew => 60,
        // Nobody sees it: that is for whoever is suspicious.
        Trick::Withholding => 0,
    }
}

/// The seat that the viewer may accuse.
fn accusable(view: &View) -> Option<Seat> {
    view.irregular.iter().find_map(|mv| match mv {
        Move::Accuse { seat } => Some(*seat),
        _ => None,
    })
}
