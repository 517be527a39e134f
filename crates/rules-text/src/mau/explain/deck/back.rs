//! Two-sided cards in words: what is on the back of what, and what happens when they are turned over.

use stammtisch_engine::card::{Card, Rank, Suit};
use stammtisch_engine::mau::rules::Rules;
use stammtisch_engine::mau::rules::doc::{BackRule, Group, Piles, Text, Which};

use super::super::grammar::{line, text};
use super::super::names::{in_deck, label, suit_name};

/// "Die Karten haben zwei Seiten. Hinter Rot steht Rosa, …"
pub(super) fn back(rules: &Rules, rule: &BackRule) -> Text {
    // What is on the back is described by its names there.
    let BackRule { shows: _, faces, piles } = rule;
    let pairs = pairs(rules, rule);
    let sides = if pairs.is_empty() && !faces.is_empty() {
        text(
            "Die Karten haben zwei Seiten; auf beiden steht dasselbe, nur sieht es anders aus.",
            "The cards have two sides, which are the same but for their looks.",
        )
    } else if pairs.is_empty() {
        text(
            "Die Karten haben zwei Seiten; auf beiden steht dasselbe.",
            "The cards have two sides, which are the same.",
        )
    } else {
        let pairs = listed(&pairs, " – ");
        text(
            format!("Die Karten haben zwei Seiten (vorn – hinten): {}.", pairs.de),
            format!("The cards have two sides (front – back): {}.", pairs.en),
        )
    };
    let piles = match piles {
        Piles::Whole => text(
            "Umgedreht werden alle Hände, und die Stapel als Ganzes: Was unten lag, liegt danach oben.",
            "All hands are turned over, and the piles as a whole: what lay at the bottom lies on top then.",
        ),
        Piles::Each => text(
            "Umgedreht wird jede Karte da, wo sie ist: Was oben lag, bleibt oben.",
            "Every card is turned over where it is: what lay on top stays there.",
        ),
    };
    let wish = text(
        "Ein Wunsch, der noch steht, ist damit vorbei. Ausgeteilt wird mit der Vorderseite.",
        "A wish that still stands is over then. Cards are dealt with their fronts up.",
    );
    line(&[sides, by_side(rules), piles, wish])
}

/// Names that differ on the back, so that nobody takes them for cards that are not explained.
fn by_side(rules: &Rules) -> Text {
    let turned = rules.turned();
    let ranks = Rank::all().map(Which::Rank);
    let specials = Card::SPECIALS.into_iter().map(Which::Card);
    let there = ranks.chain(specials).filter(|which| in_deck(rules, *which));
    let names = there.map(|which| (label(rules, which), label(turned, which)));
    let renamed: Vec<_> = names.filter(|(front, back)| front != back).collect();
    if renamed.is_empty() {
        return text(
            "Alle Regeln gelten für die Seite, die gerade oben liegt.",
            "All rules go by the side that is up.",
        );
    }
    let renamed = listed(&renamed, " = ");
    text(
        format!(
            "Alle Regeln gelten für die Seite, die gerade oben liegt. Hinten heißt manches anders, und was über das \
             eine gesagt wird, gilt auch für das andere: {}.",
            renamed.de
        ),
        format!(
            "All rules go by the side that is up. Some things have another name on the back, and what is said of the \
             one goes for the other: {}.",
            renamed.en
        ),
    )
}

/// The effect of a state that turns cards over.
pub(in super::super) fn turned_over() -> Text {
    text(
        "Solange es gilt, zeigen alle Karten ihre Rückseite.",
        "While it holds, all cards show their backs.",
    )
}

/// What is on the front and on the back: by suits and ranks, then the cards for which that is not enough.
fn pairs(rules: &Rules, rule: &BackRule) -> Vec<(Text, Text)> {
    let (doc, turned) = (rules.doc(), rules.turned());
    let mut pairs = Vec::new();
    let there = |suit: &Suit| in_deck(rules, Which::Group(Group::Suit(*suit)));
    for suit in Suit::ALL.into_iter().filter(there) {
        pairs.push((suit_name(rules, suit), suit_name(turned, rule.behind_suit(suit))));
    }
    for rank in Rank::all().filter(|rank| in_deck(rules, Which::Rank(*rank))) {
        let back = Which::Rank(rule.behind_rank(rank));
        pairs.push((label(rules, Which::Rank(rank)), label(turned, back)));
    }
    for card in rules.deck().kinds() {
        let Some(back) = doc.behind(card) else { continue };
        if card.is_joker() || Some(back) != rule.usually_behind(card) {
            pairs.push((label(rules, Which::Card(card)), label(turned, Which::Card(back))));
        }
    }
    pairs.retain(|(front, back)| front != back);
    pairs
}

/// "7 – 8, 8 – 7", in both languages.
fn listed(pairs: &[(Text, Text)], between: &str) -> Text {
    let said = |pick: fn(&Text) -> &str| {
        let each =
            pairs.iter().map(|(one, other)| format!("{}{between}{}", pick(one), pick(other)));
        each.collect::<Vec<_>>().join(", ")
    };
    text(said(|name| &name.de), said(|name| &name.en))
}
