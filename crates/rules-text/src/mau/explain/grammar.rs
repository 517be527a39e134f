//! Small grammar of Mau-Mau texts: cards, turns and points, counted in German and English at once.

pub(super) use crate::grammar::{
    all_of, by_lot, capital, cards, line, number, one_of, text, times, together, who_plays,
};
use stammtisch_engine::rules::Text;

/// An ordinal: "erste", "zweite", "13."; "first", "second", "13th".
pub(super) fn ordinal(place: usize) -> Text {
    const NAMES: [(&str, &str); 10] = [
        ("erste", "first"),
        ("zweite", "second"),
        ("dritte", "third"),
        ("vierte", "fourth"),
        ("fünfte", "fifth"),
        ("sechste", "sixth"),
        ("siebte", "seventh"),
        ("achte", "eighth"),
        ("neunte", "ninth"),
        ("zehnte", "tenth"),
    ];
    let known = place.checked_sub(1).and_then(|index| NAMES.get(index));
    let ending = match (place % 10, place % 100) {
        (_, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    };
    known.map_or_else(
        || text(format!("{place}."), format!("{place}{ending}")),
        |(de, en)| text(*de, *en),
    )
}

/// A multiple of a value: "das Doppelte", "das Fünffache"; "twice", "five times".
pub(super) fn fold(count: u32) -> Text {
    let de = match count {
        2 => "das Doppelte".to_owned(),
        _ => format!("das {}fache", capital(&number(count)).de),
    };
    text(de, times(count).en)
}

/// A fraction of a value: "die Hälfte", "ein Fünftel"; "a half", "a fifth".
pub(super) fn part(count: u32) -> Text {
    const PARTS: [(&str, &str); 11] = [
        ("die Hälfte", "a half"),
        ("ein Drittel", "a third"),
        ("ein Viertel", "a quarter"),
        ("ein Fünftel", "a fifth"),
        ("ein Sechstel", "a sixth"),
        ("ein Siebtel", "a seventh"),
        ("ein Achtel", "an eighth"),
        ("ein Neuntel", "a ninth"),
        ("ein Zehntel", "a tenth"),
        ("ein Elftel", "an eleventh"),
        ("ein Zwölftel", "a twelfth"),
    ];
    let known = usize::try_from(count).ok().and_then(|count| PARTS.get(count.checked_sub(2)?));
    known.map_or_else(
        || text(format!("ein {count}tel"), format!("a {count}th")),
        |(de, en)| text(*de, *en),
    )
}

/// "einen Zug", "drei Züge": turns missed, or how long something lasts.
pub(super) fn turns(count: u32) -> Text {
    if count == 1 {
        return text("einen Zug", "one turn");
    }
    let count = number(count);
    text(format!("{} Züge", count.de), format!("{} turns", count.en))
}

/// A number of additional cards: "mit einer Karte mehr", "mit zwei Karten mehr".
pub(super) fn more_cards(count: u32) -> Text {
    let cards = cards(count);
    let de = if count == 1 { "einer Karte".to_owned() } else { cards.de };
    text(format!("mit {de} mehr"), format!("with {} more", cards.en))
}

/// "eine Strafkarte", "zwei Strafkarten".
pub(super) fn penalty_cards(count: u32) -> Text {
    let cards = cards(count);
    text(cards.de.replace("Karte", "Strafkarte"), cards.en.replace("card", "penalty card"))
}

/// "ein Punkt", "25 Punkte"; "no points".
pub(super) fn points(count: i32) -> Text {
    let one = count.unsigned_abs() == 1;
    let signed = count.to_string().replace('-', "−");
    match count {
        0 => text("keinen Punkt", "no points"),
        1 => text("einen Punkt", "one point"),
        _ => text(
            format!("{signed} {}", if one { "Punkt" } else { "Punkte" }),
            format!("{signed} {}", if one { "point" } else { "points" }),
        ),
    }
}

/// "einen Durchgang", "vier Durchgänge"; "one round", "four rounds".
pub(super) fn rounds(count: u32) -> Text {
    if count == 1 {
        text("einen Durchgang", "one round")
    } else {
        text(format!("{} Durchgänge", number(count).de), format!("{} rounds", number(count).en))
    }
}

/// "eine Runde", "vier Runden"; "one deal", "four deals".
pub(super) fn deals(count: u32) -> Text {
    if count == 1 {
        text("eine Runde", "one deal")
    } else {
        text(format!("{} Runden", number(count).de), format!("{} deals", number(count).en))
    }
}

/// "5 Cent", "1,50 €".
pub(super) fn money(cents: u32) -> Text {
    if cents < 100 {
        return text(format!("{cents} Cent"), format!("{cents} cent{}", plural(cents)));
    }
    let (euros, rest) = (cents / 100, cents % 100);
    if rest == 0 {
        return text(format!("{euros}\u{a0}€"), format!("€{euros}"));
    }
    text(format!("{euros},{rest:02}\u{a0}€"), format!("€{euros}.{rest:02}"))
}

const fn plural(count: u32) -> &'static str {
    if count == 1 { "" } else { "s" }
}
