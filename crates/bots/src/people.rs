//! Who sits there: the habits of people, laid over how well they play.

use stammtisch_engine::chance::{Chance, Seed};

/// Habits of a person at the table. They say how attentive and how quick somebody is, not how well
/// the cards are chosen. Shares are in thousandths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Character {
    /// A first name, for the table to show.
    pub name: &'static str,
    /// How likely somebody else's omission is noticed at all.
    pub attention: u32,
    /// How likely the own call comes to mind in time.
    pub memory: u32,
    /// How likely it is made before laying, not just after.
    pub talk: u32,
    /// How likely it is made in haste, before knowing whether the card will come.
    pub haste: u32,
    /// How long everything takes, in hundredths of the usual.
    pub pace: u32,
}

/// Who plays when nobody in particular does: the measure for the arena.
pub(crate) const ANYBODY: Character =
    Character { name: "Stammgast", attention: 700, memory: 970, talk: 900, haste: 0, pace: 100 };

/// The people of the house.
pub const PEOPLE: [Character; 12] = [
    Character { name: "Greta", attention: 900, memory: 990, talk: 950, haste: 0, pace: 90 },
    Character { name: "Emil", attention: 550, memory: 930, talk: 700, haste: 10, pace: 75 },
    Character { name: "Frieda", attention: 750, memory: 970, talk: 980, haste: 5, pace: 105 },
    Character { name: "Otto", attention: 400, memory: 900, talk: 500, haste: 0, pace: 145 },
    Character { name: "Lotte", attention: 650, memory: 960, talk: 990, haste: 15, pace: 70 },
    Character { name: "Karl", attention: 600, memory: 950, talk: 600, haste: 0, pace: 125 },
    Character { name: "Ida", attention: 850, memory: 985, talk: 800, haste: 0, pace: 100 },
    Character { name: "Anton", attention: 500, memory: 940, talk: 850, haste: 10, pace: 85 },
    Character { name: "Hanna", attention: 700, memory: 975, talk: 900, haste: 0, pace: 95 },
    Character { name: "Paul", attention: 450, memory: 920, talk: 750, haste: 20, pace: 65 },
    Character { name: "Wilma", attention: 950, memory: 990, talk: 400, haste: 0, pace: 130 },
    Character { name: "Bruno", attention: 350, memory: 910, talk: 900, haste: 5, pace: 115 },
];

/// The first names of the house in an order drawn from `seed`, for the seats of a table.
#[must_use]
pub fn people_names(seed: Seed) -> Vec<&'static str> {
    let mut names = PEOPLE.map(|person| person.name);
    let mut chance = Chance::stream(&seed, 0);
    for last in (1..names.len()).rev() {
        names.swap(last, chance.below(last as u32 + 1) as usize);
    }
    names.to_vec()
}

/// The character of a person of the house.
#[must_use]
pub fn person(name: &str) -> Option<&'static Character> {
    PEOPLE.iter().find(|person| person.name == name)
}
