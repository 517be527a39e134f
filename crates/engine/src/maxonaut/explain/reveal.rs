//! What follows a doubt.

use crate::grammar::{all_of, text};
use crate::maxonaut::rules::Rules;
use crate::maxonaut::rules::doc::NextRound;
use crate::rules::Text;

use super::names::{name, traps};

pub(super) fn reveal(rules: &Rules, next_round: NextRound) -> Vec<Text> {
    let traps: Vec<_> = traps(rules).into_iter().map(name).collect();
    let mut lines = vec![text(
        "Ist die Ansage gelogen, bekommt einen Strafpunkt, wer sie gemacht hat. Ist sie wahr, bekommt \
         ihn, wer gezweifelt hat.",
        "If the announcement is a lie, whoever made it gets a penalty point. If it is true, whoever \
         doubted it gets the point.",
    )];
    let names = all_of(&traps);
    match traps.as_slice() {
        [] => {}
        [_] => lines.push(text(
            format!("{} geht vor; siehe Sonderkarten.", names.de),
            format!("The {} comes first; see the special cards.", names.en),
        )),
        _ => lines.push(text(
            format!("{} gehen vor; siehe Sonderkarten.", names.de),
            format!("The {} come first; see the special cards.", names.en),
        )),
    }
    lines.push(if traps.is_empty() {
        text(
            "Die aufgedeckten Karten kommen unter den Ablagestapel. Eure Handkarten behaltet ihr.",
            "The cards turned up go below the discard pile. You all keep your hands.",
        )
    } else {
        text(
            "Alle aufgedeckten und gezeigten Karten kommen unter den Ablagestapel. Eure übrigen \
             Handkarten behaltet ihr.",
            "All cards turned up or shown go below the discard pile. You all keep the rest of your \
             hands.",
        )
    });
    let starter = starter(next_round);
    lines.push(text(
        format!(
            "Die nächste Runde beginnt, {}; angesagt werden darf dann wieder jeder Wert.",
            starter.de
        ),
        format!("The next round begins with {}, and any value may be announced again.", starter.en),
    ));
    lines
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
