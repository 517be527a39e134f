//! Doubting in words: who gets the points when cards are turned up.

use crate::grammar::{one_of, text};
use stammtisch_engine::maxonaut::rules::Rules;
use stammtisch_engine::maxonaut::rules::doc::NextRound;
use stammtisch_engine::rules::Text;

use super::names::{a, traps};

pub(super) fn reveal(rules: &Rules, limit: u8, next_round: NextRound) -> Vec<Text> {
    let traps = traps(rules);
    let mut lines = vec![text(
        "Ist die Ansage gelogen, bekommt einen Strafpunkt, wer sie gemacht hat. Ist sie wahr, bekommt \
         ihn, wer gezweifelt hat.",
        "If the announcement is a lie, whoever made it gets a penalty point. If it is true, whoever \
         doubted it gets the point.",
    )];
    if !traps.is_empty() {
        let names = one_of(&traps.iter().copied().map(a).collect::<Vec<_>>());
        lines.push(text(
            format!(
                "Liegt {} da, kommt es nicht auf die Ansage an, sondern darauf, ob du etwas dagegen \
                 zeigst.",
                names.de
            ),
            format!(
                "If {} is turned over, it does not matter what was announced, but whether you show \
                 something against it.",
                names.en
            ),
        ));
    }
    // If the first point ends the match, nothing follows.
    if limit > 1 {
        lines.push(put_below(traps.is_empty()));
        let starter = starter(next_round);
        lines.push(text(
            format!(
                "Die nächste Runde beginnt, {}; angesagt werden darf dann wieder jeder Wert.",
                starter.de
            ),
            format!(
                "The next round begins with {}, and any value may be announced again.",
                starter.en
            ),
        ));
    }
    lines
}

/// Where the turned-up cards go (MAX-12, MAX-29).
fn put_below(nothing_shown: bool) -> Text {
    if nothing_shown {
        return text(
            "Die aufgedeckten Karten kommen unter den Ablagestapel. Eure Handkarten behaltet ihr.",
            "The cards turned over go under the discard pile. You all keep your hands.",
        );
    }
    text(
        "Alle aufgedeckten und gezeigten Karten kommen unter den Ablagestapel. Eure übrigen \
         Handkarten behaltet ihr.",
        "All cards turned over or shown go under the discard pile. You all keep the rest of your \
         hands.",
    )
}

/// Who begins after a doubt (MAX-11).
fn starter(next_round: NextRound) -> Text {
    match next_round {
        NextRound::Penalised => {
            text("wer den Strafpunkt bekommen hat", "whoever got the penalty point")
        }
        NextRound::Judge => text("wer gezweifelt hat", "whoever doubted"),
        NextRound::Announcer => text("wer angesagt hat", "whoever made the announcement"),
    }
}
