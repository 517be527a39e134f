//! People's habits at Mau-Mau, independent of how well they play.

use crate::personas::{self, PEOPLE, Person};

/// The habits of a person at the table: how attentive and how bold, not how good at choosing cards.
/// Probabilities are in thousandths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Character {
    /// The person whose habits these are.
    pub person: Person,
    /// How likely a player notices somebody else's omission at all.
    pub attention: u32,
    /// How likely a player remembers their own call in time.
    pub memory: u32,
    /// How likely the call is made before laying, not just after.
    pub talk: u32,
    /// How likely the call is made too early, before knowing whether the card will come.
    pub haste: u32,
    /// How likely a player lays a card that does not fit, where that helps and may be tried (VER-14).
    pub wrong_card: u32,
    /// How likely a player slips in a second card below the first.
    pub second_card: u32,
    /// How likely a player draws fewer cards than are due.
    pub too_few: u32,
    /// How likely a player notices other players' cheating that all can see.
    pub watch: u32,
    /// How likely a player accuses an honest player who acts just after somebody was seen to cheat.
    pub suspicion: u32,
    /// How likely a player makes a remark at the right moment.
    pub chatter: u32,
}

/// A person's attention, memory, talk, haste; how readily they try a wrong card, a second card, too few
/// cards; watch, suspicion, chatter.
const fn habits(
    person: Person,
    [attention, memory, talk, haste]: [u32; 4],
    [wrong_card, second_card, too_few]: [u32; 3],
    [watch, suspicion, chatter]: [u32; 3],
) -> Character {
    Character {
        person,
        attention,
        memory,
        talk,
        haste,
        wrong_card,
        second_card,
        too_few,
        watch,
        suspicion,
        chatter,
    }
}

/// The default habits.
pub(crate) const ANYBODY: Character =
    habits(personas::ANYBODY, [700, 970, 900, 0], [30, 30, 40], [450, 1, 200]);

/// In the order of [`PEOPLE`].
const CHARACTERS: [Character; PEOPLE.len()] = [
    habits(PEOPLE[0], [900, 990, 950, 0], [0, 0, 0], [700, 1, 250]),
    habits(PEOPLE[1], [550, 930, 700, 10], [90, 70, 110], [300, 3, 400]),
    habits(PEOPLE[2], [750, 970, 980, 5], [15, 10, 20], [550, 0, 200]),
    habits(PEOPLE[3], [400, 900, 500, 0], [20, 40, 60], [200, 0, 80]),
    habits(PEOPLE[4], [650, 960, 990, 15], [60, 90, 80], [450, 5, 450]),
    habits(PEOPLE[5], [600, 950, 600, 0], [0, 0, 30], [400, 0, 100]),
    habits(PEOPLE[6], [850, 985, 800, 0], [5, 5, 10], [650, 2, 150]),
    habits(PEOPLE[7], [500, 940, 850, 10], [120, 60, 90], [350, 1, 350]),
    habits(PEOPLE[8], [700, 975, 900, 0], [30, 40, 40], [500, 0, 200]),
    habits(PEOPLE[9], [450, 920, 750, 20], [150, 120, 160], [250, 4, 500]),
    habits(PEOPLE[10], [950, 990, 400, 0], [0, 0, 0], [800, 6, 50]),
    habits(PEOPLE[11], [350, 910, 900, 5], [40, 30, 70], [250, 0, 250]),
];

/// The habits of the person of this name.
#[must_use]
pub fn person(name: &str) -> Option<&'static Character> {
    CHARACTERS.iter().find(|character| character.person.name == name)
}
