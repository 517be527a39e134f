//! Prints one position of a replay: how everything lay after a step.

use stammtisch_engine::rules::Lang;
use stammtisch_table::film::Replay;
use stammtisch_table::wire::{Film, FilmPosition};

use super::course::{printed, sentences, table};
use super::games::{Felt, felt};
use super::words;

/// The position as text.
pub(super) fn text(
    replay: &Replay,
    film: &Film,
    position: &FilmPosition,
    names: &[String],
    lang: Lang,
) -> String {
    let german = lang == Lang::De;
    let index = usize::try_from(position.step).unwrap_or(usize::MAX);
    let Some(step) = film.steps.get(index) else { return String::new() };
    let (number, time) = (position.step, words::time(step.ms));
    let mut text = if german {
        format!("Schritt {number} von {}, Spiel {}, {time}\n", film.steps.len() - 1, step.deal)
    } else {
        format!("Step {number} of {}, deal {}, {time}\n", film.steps.len() - 1, step.deal)
    };
    for line in sentences(replay, step, (&position.events, position.mv), names, lang) {
        text += &format!("  {line}\n");
    }
    let Some(game) = &position.now.game else { return text };
    let known = felt(replay.rules(), game, position.open.as_ref(), lang);
    let Some(Felt { middle, hands }) = known else { return text };
    let standing = replay.standing(position.step);
    let mut rows = table(&["", ""], &[]);
    let turn = standing.turn.map(|seat| words::of(names, seat)).unwrap_or_else(|| "-".into());
    rows.add_row([if german { "dran" } else { "turn" }, &turn]);
    for (what, how) in &middle {
        rows.add_row([*what, how]);
    }
    text += &format!("\n{}\n", printed(&rows));
    let head = if german {
        ["Sitz", "Name", "Punkte", "Karten", ""]
    } else {
        ["seat", "name", "points", "cards", ""]
    };
    let mut rows = table(&head, &[0, 2, 3]);
    for (at, (name, (count, cards))) in names.iter().zip(hands).enumerate() {
        let points = standing.points.get(at).map(ToString::to_string).unwrap_or_default();
        let cards = cards.unwrap_or_default();
        rows.add_row([(at + 1).to_string(), name.clone(), points, count.to_string(), cards]);
    }
    text + &printed(&rows)
}
