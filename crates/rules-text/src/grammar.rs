//! Small grammar of generated texts: numbers, plurals and lists, in both languages at once.

use stammtisch_engine::rules::{SeatsRule, Text};

/// A text in German and in English.
pub(crate) fn text(de: impl Into<String>, en: impl Into<String>) -> Text {
    Text { de: de.into(), en: en.into() }
}

/// Joins sentences into one line.
pub(crate) fn line(sentences: &[Text]) -> Text {
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

/// A bare number: "vier", "four"; in digits above twelve.
pub(crate) fn number(count: u32) -> Text {
    let de = if count == 1 { "eins".into() } else { word(&DE, count) };
    let en = if count == 0 { "zero".into() } else { word(&EN, count) };
    text(de, en)
}

/// "keine Karte", "eine Karte", "zwei Karten".
pub(crate) fn cards(count: u32) -> Text {
    let de = match count {
        0 => "keine Karte".into(),
        1 => "eine Karte".into(),
        _ => format!("{} Karten", word(&DE, count)),
    };
    text(de, format!("{} {}", word(&EN, count), if count == 1 { "card" } else { "cards" }))
}

/// A number of cards decided by lot: "so viele Karten, wie das Los sagt, eine bis sechs".
pub(crate) fn by_lot(least: u8, most: u8) -> Text {
    let [least_de, most_de] = [least, most].map(|count| match count {
        1 => "eine".to_owned(),
        _ => word(&DE, u32::from(count)),
    });
    let [least_en, most_en] = [least, most].map(|count| word(&EN, u32::from(count)).to_string());
    text(
        format!("so viele Karten, wie das Los sagt, {least_de} bis {most_de}"),
        format!("as many cards as the lot says, {least_en} to {most_en}"),
    )
}

/// A number of times: "einmal", "dreimal".
pub(crate) fn times(count: u32) -> Text {
    let de = format!("{}mal", word(&DE, count));
    match count {
        1 => text(de, "once"),
        2 => text(de, "twice"),
        _ => text(de, format!("{} times", word(&EN, count))),
    }
}

/// The number of players: "zu viert", "with four players".
pub(crate) fn together(seats: u8) -> Text {
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

/// The number of players here, and the possible numbers: those that `can` accepts.
pub(crate) fn who_plays(here: u8, seats: &SeatsRule, can: impl Fn(u8) -> bool) -> Text {
    let SeatsRule { min, max, recommended } = seats;
    let here = together(here);
    let each: Vec<_> = (*min..=*max).filter(|seats| can(*seats)).collect();
    let many = match each.as_slice() {
        [first, .., last] if usize::from(last - first) + 1 == each.len() => {
            let [first, last] = [*first, *last].map(|seats| number(u32::from(seats)));
            text(format!("{} bis {}", first.de, last.de), format!("{} to {}", first.en, last.en))
        }
        _ => one_of(&each.iter().map(|seats| number(u32::from(*seats))).collect::<Vec<_>>()),
    };
    let best = together(*recommended);
    if each.len() < 2 {
        return text(
            format!("Gespielt wird {}.", here.de),
            format!("The game is played {}.", here.en),
        );
    }
    text(
        format!(
            "So spielt ihr {}. Mitspielen können {} Personen; am schönsten ist es {}.",
            here.de, many.de, best.de
        ),
        format!(
            "This is how to play {}. {} can play; it is best {}.",
            here.en,
            capital(&many).en,
            best.en
        ),
    )
}

/// "a, b und c"; "a, b and c".
pub(crate) fn all_of(items: &[Text]) -> Text {
    joined(items, "und", "and")
}

/// "a, b oder c"; "a, b or c".
pub(crate) fn one_of(items: &[Text]) -> Text {
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

/// With a capital first letter.
pub(crate) fn capital(said: &Text) -> Text {
    text(capital_letter(&said.de), capital_letter(&said.en))
}

fn capital_letter(said: &str) -> String {
    let mut letters = said.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
