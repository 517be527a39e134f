//! Maxonaut in the lab: a match is one deal, and somebody loses it.

use stammtisch_engine::maxonaut::event::Why;
use stammtisch_engine::maxonaut::{Event, Maxonaut, Rules};
use stammtisch_engine::rules::Text;
use stammtisch_engine::seat::Seat;

use super::arena::Counts;
use crate::arena::{ArenaResult, Measure};
use crate::lab::{Feature, How, LabGame, Noted};

/// The features of a match: key, German, English.
const FEATURES: [(&str, &str, &str); 7] = [
    ("believed", "glauben", "believing"),
    ("caught_lying", "beim Lügen erwischt", "caught lying"),
    ("doubted_in_vain", "umsonst gezweifelt", "doubting in vain"),
    ("virus", "Virus aufgedeckt", "turning up a virus"),
    ("bomb", "Bombe aufgedeckt", "turning up a bomb"),
    ("antidote", "Gegenmittel gezeigt", "showing an antidote"),
    ("reshuffled", "neu mischen", "shuffling anew"),
];

impl LabGame for Maxonaut {
    const DECIDES: &'static str = "lost";
    const DECIDES_WELL: bool = false;
    const SHARE: Measure<Counts> = ArenaResult::<Counts>::loss_of as fn(&_, Seat) -> f64;

    fn note(_: &Rules, event: &Event, tell: &mut impl FnMut(Noted)) {
        let mut happens = |key: &str| {
            if let Some(feature) = FEATURES.iter().position(|(known, ..)| *known == key) {
                tell(Noted::Happens(feature));
            }
        };
        match *event {
            Event::RoundStarted { round: 1, starter } => tell(Noted::Begins(starter)),
            Event::Believed { .. } => happens("believed"),
            Event::Penalty { why: Why::Lie, .. } => happens("caught_lying"),
            Event::Penalty { why: Why::Doubt, .. } => happens("doubted_in_vain"),
            Event::Trapped { virus, bomb, .. } => {
                if virus {
                    happens("virus");
                }
                if bomb {
                    happens("bomb");
                }
            }
            Event::Shown { .. } => happens("antidote"),
            Event::Reshuffled { .. } => happens("reshuffled"),
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

    /// Hands are filled up again each round: the cards dealt first decide nothing.
    fn groups(_: &Rules) -> Vec<Text> {
        Vec::new()
    }

    fn features(_: &Rules) -> Vec<Feature> {
        FEATURES
            .iter()
            .map(|(key, de, en)| Feature { key: (*key).to_owned(), name: (*de, *en).into() })
            .collect()
    }
}
