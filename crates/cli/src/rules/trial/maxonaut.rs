//! What trying out means in Maxonaut: somebody reaches the limit of penalty points.

use stammtisch_engine::maxonaut::{Event, Maxonaut, Move, Rules};

use super::tried::{How, Kind, Noted, Tried, Words};

impl Tried for Maxonaut {
    const WORDS: &'static Words = &Words {
        share: "lost",
        deals: ["Partien", "matches"],
        deal: ["eine Partie", "a match"],
        out: ["zu Ende", "ended"],
        shares: ["verliert: beginnt, links …", "loses: starter, left …"],
        first: ["wer beginnt", "the starter"],
        comes: ["verliert", "loses"],
        comes_de_after: "",
    };

    fn note(event: Event, tell: &mut impl FnMut(Noted)) {
        match event {
            Event::RoundStarted { round: 1, starter } => tell(Noted::Begins(starter)),
            Event::MatchEnded { loser, .. } => {
                tell(Noted::Share(loser));
                tell(Noted::Ends(How::Out));
            }
            _ => {}
        }
    }

    fn may_block(_: &Rules) -> bool {
        false
    }

    fn kind(_: Move) -> Kind {
        Kind::Turn
    }

    fn is_tried(_: Move) -> bool {
        true
    }
}
