//! The habits of people at Mau-Mau, laid over how well they play.

use crate::personas::{self, PEOPLE, Person};

/// Persona of a person at the table. They say how attentive and how bold somebody is, not how well
/// the cards are chosen. Shares are in thousandths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Character {
    /// Whose habits these are.
    pub person: Person,
    /// How likely somebody else's omission is noticed at all.
    pub attention: u32,
    /// How likely a player remembers their own call in time.
    pub memory: u32,
    /// How likely it is made before laying, not just after.
    pub talk: u32,
    /// How likely it is made in haste, before knowing whether the card will come.
    pub haste: u32,
    /// How likely a card that does not fit is laid where that helps and may be tried (VER-14).
    pub wrong_card: u32,
    /// How likely a second card is slipped in below the first.
    pub second_card: u32,
    /// How likely fewer cards are drawn than are due.
    pub too_few: u32,
    /// How likely the cheating of others is noticed, if it lies open for all to see.
    pub watch: u32,
    /// How likely somebody honest is accused who acts just after somebody was seen to cheat.
    pub suspicion: u32,
    /// How likely there is a word at the right moment.
    pub chatter: u32,
}

/// A person: attention, memory, talk, haste; how readily a wrong card, a second card, too few
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

/// Who plays when nobody in particular does.
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

/// The habits of a person of the house.
#[must_use]
pub fn person(name: &str) -> Option<&'static Character> {
    CHARACTERS.iter().find(|character| character.person.name == name)
}
