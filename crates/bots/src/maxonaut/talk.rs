//! What bots say alongside the cards: ready phrases and gestures, drawn without looking at the hand, so that
//! they reveal nothing.

use stammtisch_engine::chance::Chance;
use stammtisch_engine::maxonaut::event::Why;
use stammtisch_engine::maxonaut::view::PhaseView;
use stammtisch_engine::maxonaut::{Move, View};

use crate::maxonaut::personas::Character;

/// To be believed, or doubted.
const PERSUADING: [&str; 12] = [
    "believe_me",
    "honestly",
    "would_i_lie",
    "feeling_lucky",
    "doubt_me",
    "wink",
    "poker_face",
    "shrug",
    "sweat",
    "eyebrow",
    "laugh",
    "thumbs_up",
];
/// While judging.
const PONDERING: [&str; 4] = ["thinking", "eyebrow", "poker_face", "shrug"];
/// Along with a doubt.
const DOUBTING: [&str; 3] = ["not_a_chance", "eyebrow", "laugh"];
/// After a point of one's own.
const HURT: [&str; 4] = ["ouch", "shrug", "sweat", "nice_one"];
/// After another player's point that one has caused.
const GLAD: [&str; 4] = ["gotcha", "laugh", "wink", "thanks"];

/// All phrases that bots say, by their ids at the table.
pub const PHRASES: [&[&str]; 5] = [&PERSUADING, &PONDERING, &DOUBTING, &HURT, &GLAD];

/// A bot's remarks.
pub(crate) struct Talk {
    chance: Chance,
    character: Character,
}

impl Talk {
    pub(crate) fn new(character: &Character, chance: Chance) -> Self {
        Self { chance, character: *character }
    }

    /// The phrase to go with `mv`, from what everybody knows once it is made. The same number of random
    /// values is drawn each time, so that nothing said later depends on what was said before.
    pub(crate) fn along(&mut self, view: &View, mv: Move) -> Option<&'static str> {
        let (share, choice) = (self.chance.below(1000), self.chance.below(1 << 16) as usize);
        let Character { persuades, ponders, comments, .. } = self.character;
        let opens = matches!(view.phase, PhaseView::Lay { opening: true });
        let (phrases, likely): (&[&str], u32) = match (&view.phase, mv, after_a_point(view)) {
            (PhaseView::Announce { .. }, ..) => (&PERSUADING, persuades),
            (PhaseView::Judge { .. }, _, Some(reaction)) => (reaction, comments),
            (PhaseView::Judge { .. }, Move::Doubt, None) => (&DOUBTING, ponders),
            (PhaseView::Judge { .. }, ..) => (&PONDERING, ponders),
            (_, _, Some(reaction)) if opens => (reaction, comments),
            _ => return None,
        };
        (share < likely).then(|| phrases[choice % phrases.len()])
    }
}

/// The phrases for the point that ended the last round, if the viewer was involved and has not announced
/// anything since.
fn after_a_point(view: &View) -> Option<&'static [&'static str]> {
    let reveal = view.reveal.as_ref().filter(|reveal| reveal.round + 1 == view.round)?;
    if view.history.iter().any(|one| Some(one.seat) == view.viewer) {
        return None;
    }
    let penalty = reveal.penalty.as_ref().filter(|penalty| penalty.why != Why::Accepted)?;
    let involved = view.viewer == Some(reveal.judge) || view.viewer == Some(reveal.announcer);
    match view.viewer == Some(penalty.seat) {
        true => Some(&HURT),
        false => involved.then_some(&GLAD),
    }
}
