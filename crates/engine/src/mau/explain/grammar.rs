//! Small grammar: numbers, plurals and lists, in both languages at once.

use crate::mau::rules::doc::Text;

/// The same in German and in English.
pub(super) fn text(de: impl Into<String>, en: impl Into<String>) -> Text {
    Text { de: de.into(), en: en.into() }
}

/// Sentences on one line.
pub(super) fn line(sentences: &[Text]) -> Text {
    let join = |pick: fn(&Text) -> &str| {
        let said: Vec<_> = sentences.iter().map(pick).filter(|said| !said.is_empty()).collect();
        said.join(" ")
    };
    text(join(|said| &said.de), join(|said| &said.en))
}

const DE: [&str; 13] = [
    "null", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn",
    "elf", "zwölf",
];
const EN: [&str; 13] = [
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve",
];

fn word(words: &[&str], count: u32) -> String {
    let known = usize::try_from(count).ok().and_then(|index| words.get(index));
    known.map_or_else(|| count.to_string(), |known| (*known).to_owned())
}

/// A bare number: "vier", "four"; digits above twelve.
pub(super) fn number(count: u32) -> Text {
    let de = if count == 1 { "eins".into() } else { word(&DE, count) };
    let en = if count == 0 { "zero".into() } else { word(&EN, count) };
    text(de, en)
}

/// "keine Karte", "eine Karte", "zwei Karten".
pub(super) fn cards(count: u32) -> Text {
    let de = match count {
        0 => "keine Karte".into(),
        1 => "eine Karte".into(),
        _ => format!("{} Karten", word(&DE, count)),
    };
    text(de, format!("{} {}", word(&EN, count), if count == 1 { "card" } else { "cards" }))
}

/// How often: "einmal", "dreimal".
pub(super) fn times(count: u32) -> Text {
    let de = format!("{}mal", word(&DE, count));
    match count {
        1 => text(de, "once"),
        2 => text(de, "twice"),
        _ => text(de, format!("{} times", word(&EN, count))),
    }
}

/// Which one in a row: "erste", "zweite", "13."; "first", "second", "13th".
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

/// So many times a value: "das Doppelte", "das Fünffache"; "twice", "five times".
pub(super) fn fold(count: u32) -> Text {
    let de = match count {
        2 => "das Doppelte".to_owned(),
        _ => format!("das {}fache", capital_letter(&word(&DE, count))),
    };
    text(de, times(count).en)
}

/// That part of a value: "die Hälfte", "ein Fünftel"; "a half", "a fifth".
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

/// How many more: "mit einer Karte mehr", "mit zwei Karten mehr".
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
        text(format!("{} Durchgänge", word(&DE, count)), format!("{} rounds", word(&EN, count)))
    }
}

/// "eine Runde", "vier Runden"; "one deal", "four deals".
pub(super) fn deals(count: u32) -> Text {
    if count == 1 {
        text("eine Runde", "one deal")
    } else {
        text(format!("{} Runden", word(&DE, count)), format!("{} deals", word(&EN, count)))
    }
}

/// How many sit together: "zu viert", "with four players".
pub(super) fn together(seats: u8) -> Text {
    let de = match seats {
        2 => "zu zweit",
        3 => "zu dritt",
        4 => "zu viert",
        5 => "zu fünft",
        6 => "zu sechst",
        7 => "zu siebt",
        8 => "zu acht",
        9 => "zu neunt",
        _ => "zu zehnt",
    };
    text(de, format!("with {} players", word(&EN, u32::from(seats))))
}

/// "a, b und c"; "a, b and c".
pub(super) fn all_of(items: &[Text]) -> Text {
    joined(items, "und", "and")
}

/// "a, b oder c"; "a, b or c".
pub(super) fn one_of(items: &[Text]) -> Text {
    joined(items, "oder", "or")
}

fn joined(items: &[Text], de: &str, en: &str) -> Text {
    let join = |pick: fn(&Text) -> &str, word: &str| match items {
        [] => String::new(),
        [only] => pick(only).to_owned(),
        [first @ .., last] => {
            let first: Vec<_> = first.iter().map(pick).collect();
            format!("{} {word} {}", first.join(", "), pick(last))
        }
    };
    text(join(|item| &item.de, de), join(|item| &item.en, en))
}

/// With a capital letter at the front.
pub(super) fn capital(said: &Text) -> Text {
    text(capital_letter(&said.de), capital_letter(&said.en))
}

fn capital_letter(said: &str) -> String {
    let mut letters = said.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
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
