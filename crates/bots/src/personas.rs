//! The people that bots play as: first names and pace. How they play is each game's business.

use stammtisch_engine::chance::{Chance, Seed};

/// A person that a bot can play as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Person {
    /// The first name that the table shows.
    pub name: &'static str,
    /// How long everything takes this person, in percent of the usual time.
    pub pace: u32,
}

const fn someone(name: &'static str, pace: u32) -> Person {
    Person { name, pace }
}

/// The default person, which the arena measures with.
pub(crate) const ANYBODY: Person = someone("Stammgast", 100);

/// All people that bots play as.
pub const PEOPLE: [Person; 12] = [
    someone("Greta", 90),
    someone("Emil", 75),
    someone("Frieda", 105),
    someone("Otto", 145),
    someone("Lotte", 70),
    someone("Karl", 125),
    someone("Ida", 100),
    someone("Anton", 85),
    someone("Hanna", 95),
    someone("Paul", 65),
    someone("Wilma", 130),
    someone("Bruno", 115),
];

/// The first names of all people in an order drawn from `seed`, for the seats of a table.
#[must_use]
pub fn people_names(seed: Seed) -> Vec<&'static str> {
    let mut names = PEOPLE.map(|person| person.name);
    let mut chance = Chance::stream(&seed, 0);
    for last in (1..names.len()).rev() {
        names.swap(last, chance.below(last as u32 + 1) as usize);
    }
    names.to_vec()
}
