//! Noticing that somebody cheats, from what can be seen at the table, and accusing them.
//!
//! What is noticed is decided once, when it happens; shortly after a cheat, a suspicious player may see one
//! where there is none.

use stammtisch_engine::chance::Chance;
use stammtisch_engine::mau::{Move, Rules, View};
use stammtisch_engine::seat::Seat;

use crate::mau::cheating::Trick;
use crate::mau::personas::Character;
use crate::mau::snapshot::Snapshot;

/// For this many actions after a cheat that could be seen, noticed or not, players are wary: only then is an
/// honest player accused. Where nobody cheats nobody is accused, unless the rules let players withhold a card
/// that fits: nobody can see that, so a player who lays nothing is suspected now and then.
const WARY: u32 = 3;

/// A bot's watch on the other players.
pub(crate) struct Watch {
    chance: Chance,
    character: Character,
    before: Option<Snapshot>,
    /// Actions left during which a suspicious player is wary, since a cheat has been seen.
    wary: u32,
    /// The seat to accuse, and how the table looked when that was decided.
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

    /// The accusation to make now.
    pub(crate) fn accusation(&self, view: &View) -> Option<Move> {
        let (seat, _) = self.against.as_ref()?;
        (accusable(view) == Some(*seat)).then_some(Move::Accuse { seat: *seat })
    }

    /// Drops the accusation: one's own turn goes on.
    pub(crate) fn let_pass(&mut self) {
        self.against = None;
    }
}

/// How much of a trick is visible, in percent: a wrong card lies there for all to see, cards in a hand have
/// to be counted.
const fn clearness(trick: Trick) -> u32 {
    match trick {
        Trick::WrongCard => 100,
        Trick::SecondCard => 70,
        Trick::TooFew => 60,
        // Nobody can see it: it is only suspected.
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
