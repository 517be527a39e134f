//! Mistakes that no rules text may contain; all texts are searched for them.

use stammtisch_engine::rules::Lang;

/// Common words of one language that the other does not have.
const GERMAN: &str = "der das und nicht eine einen einem einer Karte Karten wenn dann oder ist bist du ihr \
    Person wird zwei drei vier Runde Farbe Wert legen legst ziehst zieht Zug keine auch nur zum zu";
const ENGLISH: &str = "the and not of if then or is you your player players card cards two three \
    four deal suit rank lay draw draws turn no only to";

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_alphanumeric() && letter != '-')
        .filter(|word| !word.is_empty())
}

/// Finds what is wrong with a text in this language.
pub(super) fn proof_read(text: &str, lang: Lang) -> Result<(), String> {
    let foreign = if lang == Lang::De { ENGLISH } else { GERMAN };
    let foreign: Vec<_> = foreign.split_whitespace().collect();
    if let Some(word) = words(text).find(|word| foreign.contains(word)) {
        return Err(format!("`{word}` is of the other language"));
    }
    for slip in [
        "  ",
        " .",
        " ,",
        ",,",
        "..",
        ",.",
        "{",
        "}",
        " eine Karten",
        " ein Karte",
        "zwei Karte ",
        "one cards",
        "two card ",
        " 1 Punkte",
        " 1 points",
        "eine Bube ",
        "eine König ",
        "ein Dame",
        " a 8",
        " an 7",
        " a ace",
        "()",
        "“ “",
        ": .",
        " oder.",
        " und.",
        " or.",
        " and.",
        "Höchstens eins",
        "einen Strafpunkte",
        "eins Strafpunkt",
        "zwei Strafpunkt ",
        "one penalty points",
        "two penalty point ",
    ] {
        if text.contains(slip) {
            return Err(format!("`{slip}` stands in it"));
        }
    }
    for line in text.lines().filter(|line| !line.is_empty()) {
        match line.strip_prefix("- ") {
            None => {}
            Some(rule) => {
                let begins = rule
                    .chars()
                    .next()
                    .is_some_and(|first| first.is_uppercase() || first.is_numeric());
                if !begins || !rule.ends_with('.') {
                    return Err(format!("no sentence: {rule}"));
                }
            }
        }
    }
    Ok(())
}
