//! Parses the events that a script expects, in every game.

use super::error::ScriptError;
use super::event_kinds::Kinds;
use super::game::Scripted;
use super::names::Names;
use super::words::Words;

/// Reads the beginning of an event to look for: its kind and any number of its words.
pub(super) fn read<G: Scripted>(
    words: &mut Words<'_>,
    names: &Names,
) -> Result<String, ScriptError> {
    let Kinds { of_a_seat, others } = G::EVENTS;
    let kind = words.need("the kind of the event")?;
    if !of_a_seat.iter().chain(others).any(|known| *known == kind) {
        let known = [of_a_seat, others].concat().join(", ");
        return Err(words.wrong(format!("there is no event `{kind}`; there are: {known}")));
    }
    let mut text = kind.to_owned();
    if of_a_seat.contains(&kind) && words.peek().is_some() {
        text = format!("{text} {}", names.of(names.seat(words)?));
    }
    while let Some(word) = words.take() {
        text = format!("{text} {word}");
    }
    Ok(text)
}

/// Whether an event in words begins with `wanted`.
pub(super) fn begins(event: &str, wanted: &str) -> bool {
    event.strip_prefix(wanted).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
}
