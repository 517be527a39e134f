//! People's habits at Maxonaut, independent of how well they play.

use crate::personas::{self, PEOPLE, Person};

/// The habits of a person at the table: how talkative, not how good at bluffing. Probabilities are in
/// thousandths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Character {
    /// The person whose habits these are.
    pub person: Person,
    /// How likely an announcement comes with a phrase or a gesture.
    pub persuades: u32,
    /// How likely the player says something while judging.
    pub ponders: u32,
    /// How likely the player says something after a point.
    pub comments: u32,
}

const fn habits(person: Person, [persuades, ponders, comments]: [u32; 3]) -> Character {
    Character { person, persuades, ponders, comments }
}

/// The default habits.
pub(crate) const ANYBODY: Character = habits(personas::ANYBODY, [150, 60, 150]);

/// In the order of [`PEOPLE`].
const CHARACTERS: [Character; PEOPLE.len()] = [
    habits(PEOPLE[0], [200, 80, 250]),
    habits(PEOPLE[1], [350, 120, 300]),
    habits(PEOPLE[2], [150, 60, 200]),
    habits(PEOPLE[3], [60, 150, 100]),
    habits(PEOPLE[4], [400, 100, 400]),
    habits(PEOPLE[5], [80, 40, 120]),
    habits(PEOPLE[6], [120, 80, 150]),
    habits(PEOPLE[7], [300, 60, 250]),
    habits(PEOPLE[8], [180, 90, 220]),
    habits(PEOPLE[9], [450, 150, 350]),
    habits(PEOPLE[10], [40, 60, 60]),
    habits(PEOPLE[11], [220, 180, 300]),
];

/// The habits of the person of this name.
#[must_use]
pub fn person(name: &str) -> Option<&'static Character> {
    CHARACTERS.iter().find(|character| character.person.name == name)
}
