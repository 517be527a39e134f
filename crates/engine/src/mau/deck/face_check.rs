//! Static checks of names and looks of cards: fields that do not apply, texts that are too long, and cards
//! that people could not tell apart.

use std::collections::BTreeMap;

use super::compiled::in_deck;
use super::face::{FaceRule, Symbol};
use crate::card::{Rank, Suit};
use crate::mau::rules::doc::{Group, HouseRules, Which};
use crate::rules::{Findings, Lang, Text, text_of};

/// Longest name and longest label, in characters.
const LONGEST_NAME: usize = 30;
const LONGEST_LABEL: usize = 3;

pub(super) fn check(doc: &HouseRules, found: &mut Findings) {
    for (which, face) in &doc.deck.faces {
        let field = format!("deck.faces.{which}");
        of_its_own(*which, face, &field, found);
    }
    for lang in [Lang::De, Lang::En] {
        names(doc, lang, found);
        labels(doc, lang, found);
    }
    symbols(doc, found);
}

/// Checks one face by itself.
pub(super) fn of_its_own(which: Which, face: &FaceRule, field: &str, found: &mut Findings) {
    out_of_place(which, face, field, found);
    texts(face, field, found);
}

/// The kind of thing that a face describes.
#[derive(Clone, Copy, PartialEq)]
enum Of {
    Suit,
    Colour,
    Group,
    Rank,
    Card,
}

impl Of {
    const fn which(which: Which) -> Self {
        match which {
            Which::Group(Group::Suit(_)) => Self::Suit,
            Which::Group(Group::Colour(_)) => Self::Colour,
            Which::Group(_) | Which::Coloured(..) => Self::Group,
            Which::Rank(_) => Self::Rank,
            Which::Card(_) => Self::Card,
        }
    }
}

/// Finds fields that do not apply to what is named.
fn out_of_place(which: Which, face: &FaceRule, field: &str, found: &mut Findings) {
    let FaceRule { name, plural, article, declined, adjective, label, label_en, symbol, ink } =
        face;
    let of = Of::which(which);
    let noun = !matches!(of, Of::Suit | Of::Colour);
    let said = [
        ("name", name.is_some(), of != Of::Colour),
        ("plural", plural.is_some(), noun),
        ("article", article.is_some(), noun),
        ("declined", declined.is_some(), noun),
        ("adjective", adjective.is_some(), matches!(of, Of::Suit | Of::Colour)),
        ("label", label.is_some(), matches!(of, Of::Rank | Of::Card)),
        ("label_en", label_en.is_some(), matches!(of, Of::Rank | Of::Card)),
        ("symbol", symbol.is_some(), matches!(of, Of::Suit | Of::Rank | Of::Card)),
        ("ink", ink.is_some(), matches!(of, Of::Suit | Of::Card)),
    ];
    let right: Vec<_> = said.iter().filter(|(_, _, fits)| *fits).map(|(key, ..)| *key).collect();
    let right = right.join(", ");
    for (key, _, _) in said.into_iter().filter(|(_, there, fits)| *there && !fits) {
        let message = (
            format!("`{key}` sagt über {which} nichts; hier gibt es: {right}"),
            format!("`{key}` says nothing about {which}; here there are: {right}"),
        );
        found.add("bad_face", format!("{field}.{key}"), message);
    }
    let with = [
        ("plural", plural.is_some() && name.is_none(), "name"),
        ("declined", declined.is_some() && name.is_none(), "name"),
        ("label_en", label_en.is_some() && label.is_none(), "label"),
    ];
    for (key, _, other) in with.into_iter().filter(|(_, lacks, _)| *lacks) {
        let message = (
            format!("`{key}` gehört zu `{other}`: schreib `{field}.{other}` dazu"),
            format!("`{key}` goes with `{other}`: write `{field}.{other}` as well"),
        );
        found.add("bad_face", format!("{field}.{key}"), message);
    }
}

/// Finds texts that are empty or too long.
fn texts(face: &FaceRule, field: &str, found: &mut Findings) {
    let declined = face.declined.as_ref().map(|text| Text::from((text.as_str(), text.as_str())));
    let all = [
        ("name", &face.name),
        ("plural", &face.plural),
        ("adjective", &face.adjective),
        ("declined", &declined),
    ];
    for (key, text) in all {
        let wrong =
            text.as_ref().map(|text| text_of(&format!("{field}.{key}"), text, LONGEST_NAME));
        found.0.extend(wrong.into_iter().flatten().map(|mut wrong| {
            if key == "declined" {
                wrong.field = format!("{field}.{key}");
            }
            wrong
        }));
    }
    let bad = |text: &String| {
        let length = text.chars().count();
        !(1..=LONGEST_LABEL).contains(&length)
            || text.chars().any(|sign| sign.is_control() || sign.is_whitespace())
    };
    for (key, label) in [("label", &face.label), ("label_en", &face.label_en)] {
        if label.as_ref().is_some_and(bad) {
            let message = (
                format!("schreib 1 bis {LONGEST_LABEL} Zeichen ohne Leerzeichen, etwa \"+2\""),
                format!("write 1 to {LONGEST_LABEL} characters without spaces, as in \"+2\""),
            );
            found.add("bad_face", format!("{field}.{key}"), message);
        }
    }
}

/// Finds suits or ranks of the deck that share a name.
fn names(doc: &HouseRules, lang: Lang, found: &mut Findings) {
    let mut known: BTreeMap<(bool, String), Which> = BTreeMap::new();
    for (which, face) in &doc.deck.faces {
        let suit = Of::which(*which) == Of::Suit;
        let Some(name) = face.name.as_ref().filter(|_| suit || Of::which(*which) == Of::Rank)
        else {
            continue;
        };
        let key = (suit, lang.pick(name).to_lowercase());
        twice(doc, *which, lang, "name", known.insert(key, *which), found);
    }
}

/// Finds ranks of the deck that share a label.
fn labels(doc: &HouseRules, lang: Lang, found: &mut Findings) {
    let mut known: BTreeMap<String, Which> = BTreeMap::new();
    for which in Rank::all().map(Which::Rank).filter(|which| in_deck(doc, *which)) {
        let own = doc.face(which).and_then(FaceRule::labels);
        let usual = match (which.to_string().as_str(), lang) {
            ("J", Lang::De) => "B".to_owned(),
            ("Q", Lang::De) => "D".to_owned(),
            (usual, _) => usual.to_owned(),
        };
        let label = own.map_or(usual, |label| lang.pick(&label).to_owned());
        twice(doc, which, lang, "label", known.insert(label, which), found);
    }
}

/// Reports that `which` and `other` have the same name or label, if there is an `other`.
fn twice(
    doc: &HouseRules,
    which: Which,
    lang: Lang,
    key: &str,
    other: Option<Which>,
    found: &mut Findings,
) {
    let Some(other) = other else { return };
    // It is reported where the name or label is set.
    let (which, other) = if doc.face(which).is_some() { (which, other) } else { (other, which) };
    let (in_de, in_en) = match lang {
        Lang::De => ("auf Deutsch", "in German"),
        Lang::En => ("auf Englisch", "in English"),
    };
    let field = format!("deck.faces.{which}.{key}");
    if found.0.iter().any(|known| known.field == field) {
        return;
    }
    let message = (
        format!(
            "{which} und {other} sind {in_de} nicht zu unterscheiden: gib ihnen zweierlei `{key}`"
        ),
        format!("{which} and {other} cannot be told apart {in_en}: give them two kinds of `{key}`"),
    );
    found.add("bad_face", field, message);
}

/// Finds suits that only their colour tells apart: not everybody can see it.
fn symbols(doc: &HouseRules, found: &mut Findings) {
    let mut known: BTreeMap<Symbol, Which> = BTreeMap::new();
    for suit in Suit::ALL {
        let which = Which::Group(Group::Suit(suit));
        if !in_deck(doc, which) {
            continue;
        }
        let own = doc.face(which).and_then(|face| face.symbol);
        if let Some(other) = known.insert(own.unwrap_or(Symbol::of(suit)), which) {
            let (which, other) = if own.is_some() { (which, other) } else { (other, which) };
            let message = (
                format!(
                    "{which} und {other} haben dasselbe Zeichen: Wer Farben nicht unterscheidet, kann \
                     sie nicht auseinanderhalten"
                ),
                format!(
                    "{which} and {other} have one symbol: whoever does not see colours cannot tell \
                     them apart"
                ),
            );
            found.add("bad_face", format!("deck.faces.{which}.symbol"), message);
        }
    }
}
