//! Numbers in sentences: how many are left, which turn, which deal.

use stammtisch_engine::mau::rules::doc::{Span, Text};

use super::grammar::cards;
use crate::mau::explain::grammar::{number, ordinal, text};

/// "genau 15", "mindestens 15".
pub(super) fn amount(span: Span) -> Text {
    match span {
        Span::Between(from, to) if from == to => {
            text(format!("genau {from}"), format!("exactly {from}"))
        }
        Span::Between(from, u16::MAX) => {
            text(format!("mindestens {from}"), format!("at least {from}"))
        }
        Span::Between(0 | 1, to) => text(format!("höchstens {to}"), format!("at most {to}")),
        Span::Between(from, to) => text(format!("{from} bis {to}"), format!("{from} to {to}")),
        Span::Every(step) => {
            let [two, three] = [2, 3].map(|times| u32::from(step) * times);
            text(format!("{step}, {two}, {three} …"), format!("{step}, {two}, {three} …"))
        }
        // The rule checker refuses that.
        Span::Last => text("alles", "all"),
    }
}

/// The number of cards left: "keine Karte mehr", "noch genau eine Karte".
pub(super) fn left_over(span: Span) -> Text {
    match span {
        Span::Between(0, 0) => text("keine Karte mehr", "no card"),
        _ => {
            let count = counted(span);
            text(format!("noch {}", count.de), count.en)
        }
    }
}

/// The number of cards required: "genau drei Karten", "mindestens drei Karten".
pub(super) fn counted(span: Span) -> Text {
    counted_of(span, |count| cards(u32::from(count)))
}

/// The same for what `of` counts.
pub(super) fn counted_of(span: Span, of: impl Fn(u16) -> Text) -> Text {
    match span {
        Span::Between(from, to) if from == to => {
            let one = of(from);
            text(format!("genau {}", one.de), format!("exactly {}", one.en))
        }
        Span::Between(from, u16::MAX) => {
            let from = of(from);
            text(format!("mindestens {}", from.de), format!("at least {}", from.en))
        }
        Span::Between(0, to) => {
            let to = of(to);
            text(format!("höchstens {}", to.de), format!("at most {}", to.en))
        }
        Span::Between(from, to) => {
            let (next, to) = (from + 1 == to, of(to));
            let figures = to.de.starts_with(|first: char| first.is_ascii_digit());
            let from = match from {
                _ if figures => text(from.to_string(), from.to_string()),
                1 => text("eine", "one"),
                _ => number(u32::from(from)),
            };
            let (de, en) = if next { ("oder", "or") } else { ("bis", "to") };
            text(format!("{} {de} {}", from.de, to.de), format!("{} {en} {}", from.en, to.en))
        }
        // A hand or a pile has no last number of cards: the rule checker refuses that.
        Span::Last => text("alle Karten", "all cards"),
        Span::Every(step) => {
            let third = of(step.saturating_mul(3));
            let (de, en) = (third.de.split_once(' '), third.en.split_once(' '));
            let [de, en] = [de, en].map(|words| words.map_or("", |(_, rest)| rest));
            let [two, three] = [2, 3].map(|times| u32::from(step) * times);
            text(format!("{step}, {two}, {three} … {de}"), format!("{step}, {two}, {three} … {en}"))
        }
    }
}

/// "im ersten eigenen Zug".
pub(super) fn in_turns(span: Span) -> Text {
    let of = |place: u16| ordinal(usize::from(place));
    match span {
        Span::Between(from, to) if from == to => {
            let place = of(from);
            text(
                format!("im {} eigenen Zug", weak(&place.de)),
                format!("on a player's {} turn", place.en),
            )
        }
        Span::Between(from, u16::MAX) => {
            let place = of(from);
            text(
                format!("vom {} eigenen Zug an", weak(&place.de)),
                format!("from a player's {} turn on", place.en),
            )
        }
        Span::Between(0 | 1, to) => {
            let turns = number(u32::from(to));
            text(
                format!("in den ersten {} eigenen Zügen", turns.de),
                format!("on a player's first {} turns", turns.en),
            )
        }
        Span::Between(from, to) => {
            let (from, to) = (of(from), of(to));
            text(
                format!("vom {} bis zum {} eigenen Zug", weak(&from.de), weak(&to.de)),
                format!("from a player's {} turn to the {}", from.en, to.en),
            )
        }
        Span::Every(step) => {
            let place = of(step);
            text(
                format!("in jedem {} eigenen Zug", weak(&place.de)),
                format!("on every {} turn of a player", place.en),
            )
        }
        // The rule checker refuses that.
        Span::Last => text("im letzten eigenen Zug", "on a player's last turn"),
    }
}

/// "in der dritten Runde".
pub(in super::super) fn in_deals(span: Span) -> Text {
    match span {
        Span::Between(from, to) if from == to => {
            let place = ordinal(usize::from(from));
            text(format!("in der {} Runde", weak(&place.de)), format!("in the {} deal", place.en))
        }
        Span::Between(from, u16::MAX) => {
            let place = ordinal(usize::from(from));
            text(
                format!("ab der {} Runde", weak(&place.de)),
                format!("from the {} deal on", place.en),
            )
        }
        Span::Between(0, 1) => in_deals(Span::Between(1, 1)),
        Span::Between(0 | 1, to) => {
            let count = number(u32::from(to));
            text(
                format!("in den ersten {} Runden", count.de),
                format!("in the first {} deals", count.en),
            )
        }
        Span::Between(from, to) => {
            let (from, to) = (ordinal(usize::from(from)), ordinal(usize::from(to)));
            text(
                format!("von der {} bis zur {} Runde", weak(&from.de), weak(&to.de)),
                format!("from the {} to the {} deal", from.en, to.en),
            )
        }
        Span::Last => text("in der letzten Runde", "in the last deal"),
        Span::Every(1) => text("in jeder Runde", "in every deal"),
        Span::Every(step) => {
            let place = ordinal(usize::from(step));
            text(
                format!("in jeder {} Runde", weak(&place.de)),
                format!("in every {} deal", place.en),
            )
        }
    }
}

/// "dritten" for "dritte"; digits stay as they are.
pub(in super::super) fn weak(place: &str) -> String {
    if place.ends_with('.') { place.to_owned() } else { format!("{place}n") }
}
