//! Who sits there: the habits of people, laid over how well they play.

use stammtisch_engine::chance::{Chance, Seed};

/// Habits of a person at the table. They say how attentive, how quick and how bold somebody is, not
/// how well the cards are chosen. Shares are in thousandths.
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
    /// How likely a card that does not fit is laid where that helps and may be tried (VER-14).
    pub wrong_card: u32,
    /// How likely a second card is slipped in below the first.
    pub second_card: u32,
    /// How likely fewer cards are drawn than are due.
    pub too_few: u32,
    /// How likely the cheating of others is noticed, if it lies open for all to see.
    pub watch: u32,
    /// How likely somebody honest is accused.
    pub suspicion: u32,
}

/// A person: pace; attention, memory, talk, haste; how readily a wrong card, a second card, too few
/// cards; watch, suspicion.
const fn someone(
    name: &'static str,
    pace: u32,
    [attention, memory, talk, haste]: [u32; 4],
    [wrong_card, second_card, too_few]: [u32; 3],
    [watch, suspicion]: [u32; 2],
) -> Character {
    Character {
        name,
        attention,
        memory,
        talk,
        haste,
        pace,
        wrong_card,
        second_card,
        too_few,
        watch,
        suspicion,
    }
}

/// Who plays when nobody in particular does: the measure for the arena.
pub(crate) const ANYBODY: Character =
    someone("Stammgast", 100, [700, 970, 900, 0], [30, 30, 40], [450, 1]);

/// The people of the house.
pub const PEOPLE: [Character; 12] = [
    someone("Greta", 90, [900, 990, 950, 0], [0, 0, 0], [700, 1]),
    someone("Emil", 75, [550, 930, 700, 10], [90, 70, 110], [300, 3]),
    someone("Frieda", 105, [750, 970, 980, 5], [15, 10, 20], [550, 0]),
    someone("Otto", 145, [400, 900, 500, 0], [20, 40, 60], [200, 0]),
    someone("Lotte", 70, [650, 960, 990, 15], [60, 90, 80], [450, 5]),
    someone("Karl", 125, [600, 950, 600, 0], [0, 0, 30], [400, 0]),
    someone("Ida", 100, [850, 985, 800, 0], [5, 5, 10], [650, 2]),
    someone("Anton", 85, [500, 940, 850, 10], [120, 60, 90], [350, 1]),
    someone("Hanna", 95, [700, 975, 900, 0], [30, 40, 40], [500, 0]),
    someone("Paul", 65, [450, 920, 750, 20], [150, 120, 160], [250, 4]),
    someone("Wilma", 130, [950, 990, 400, 0], [0, 0, 0], [800, 6]),
    someone("Bruno", 115, [350, 910, 900, 5], [40, 30, 70], [250, 0]),
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
