//! What single ranks and cards do, one line each.

use std::collections::BTreeSet;

use crate::card::Rank;
use crate::mau::rules::Rules;
use crate::mau::rules::doc::{CardRule, HouseRules, PlayUntil, ReverseRule, Text, Which, WithTwo};

use super::grammar::{all_of, capital, line, one_of, text};
use super::names::{in_deck, label, object, reading_order, subject, with};
use super::threat;

pub(super) fn cards(rules: &Rules) -> Vec<Text> {
    let named = named(rules);
    named.iter().filter_map(|which| one(rules, *which, &but(&named, *which))).collect()
}

/// Ranks and cards of the deck that have a function, in reading order.
pub(super) fn named(rules: &Rules) -> Vec<Which> {
    let doc = rules.doc();
    let fit = &doc.fit;
    let listed = fit.anywhere.iter().chain(&fit.on_plain).copied();
    let banned = fit.never_on_own_rank.iter().copied().map(Which::Rank);
    let all: BTreeSet<_> = doc.cards.keys().copied().chain(listed).chain(banned).collect();
    let mut named: Vec<_> = all.into_iter().filter(|which| in_deck(rules, *which)).collect();
    named.sort_by_key(reading_order);
    named
}

/// The single cards of this rank that have a line of their own.
fn but(named: &[Which], which: Which) -> Vec<Which> {
    let Which::Rank(rank) = which else { return Vec::new() };
    let single = |other: &Which| matches!(other, Which::Card(card) if card.rank() == Some(rank));
    named.iter().copied().filter(single).collect()
}

fn one(rules: &Rules, which: Which, but: &[Which]) -> Option<Text> {
    let doc = rules.doc();
    let rule = rule_of(doc, which);
    let mut says = fit(doc, which);
    if let Some(rule) = rule {
        let CardRule { reverse: turns, again, wish_suit, threat: harm } = rule;
        says.extend(turns.as_ref().map(|turns| reverse(doc, turns)));
        if *wish_suit {
            says.push(wish(rules, which));
        }
        says.extend(harm.as_ref().map(|harm| threat::threat(rules, which, harm)));
        if *again {
            says.push(text(
                "Du bist gleich noch einmal am Zug und legst noch eine Karte oder ziehst.",
                "You have another turn at once: lay a further card or draw.",
            ));
        }
    }
    if says.is_empty() {
        // A single card may take a function away from its rank.
        let Which::Card(card) = which else { return None };
        doc.cards.get(&Which::Rank(card.rank()?))?;
        says.push(text("keine besondere Wirkung.", "no special effect."));
    }
    let mut head = capital(&label(which));
    if !but.is_empty() {
        let but: Vec<_> = but.iter().map(|card| with(*card)).collect();
        let but = all_of(&but);
        head = text(
            format!("{} (außer {})", head.de, but.de),
            format!("{} (except {})", head.en, but.en),
        );
    }
    let says = line(&says);
    Some(text(format!("{}: {}", head.de, says.de), format!("{}: {}", head.en, says.en)))
}

/// The rule in force for `which`: a single card's own before its rank's.
pub(super) fn rule_of(doc: &HouseRules, which: Which) -> Option<&CardRule> {
    doc.cards.get(&which).or_else(|| match which {
        Which::Rank(_) => None,
        Which::Card(card) => doc.cards.get(&Which::Rank(card.rank()?)),
    })
}

/// Whether a list of ranks and cards takes in all that `which` means.
fn listed(list: &[Which], which: Which) -> bool {
    match which {
        Which::Rank(_) => list.contains(&which),
        Which::Card(card) => list.iter().any(|known| known.means(card)),
    }
}

fn fit(doc: &HouseRules, which: Which) -> Vec<Text> {
    let never = rank_of(which).filter(|rank| doc.fit.never_on_own_rank.contains(rank));
    let never = never.map(|rank| object(Which::Rank(rank)));
    if listed(&doc.fit.anywhere, which) {
        let but = never.map_or(text("", ""), |rank| {
            text(format!(", nur nicht auf {},", rank.de), format!(" except {},", rank.en))
        });
        let wish = if wishes(doc) {
            text(" und erfüllt jeden Wunsch", " and meets every wish")
        } else {
            text("", "")
        };
        let end = |said: &str| said.trim_end_matches(',').to_owned();
        return vec![text(
            end(&format!("Passt auf jede Karte{}{}", but.de, wish.de)) + ".",
            end(&format!("Fits on every card{}{}", but.en, wish.en)) + ".",
        )];
    }
    let mut says = Vec::new();
    if listed(&doc.fit.on_plain, which) {
        says.push(text(
            "Passt auch auf jede Karte, die selbst keine besondere Funktion hat.",
            "Also fits on every card that has no special function itself.",
        ));
    }
    says.extend(never.map(|rank| {
        text(
            format!("Darf nie auf {} gelegt werden.", rank.de),
            format!("May never be laid on {}.", rank.en),
        )
    }));
    says
}

/// Whether any card lets its player wish.
fn wishes(doc: &HouseRules) -> bool {
    doc.cards.values().any(|rule| rule.wish_suit)
}

fn reverse(doc: &HouseRules, rule: &ReverseRule) -> Text {
    let ReverseRule { with_two } = rule;
    let two = match doc.end.play {
        PlayUntil::FirstOut => text("Zu zweit", "With two players"),
        PlayUntil::OneLeft => text("Sind nur noch zwei im Spiel,", "With only two still in play"),
    };
    let then = match with_two {
        WithTwo::Nothing => text("ändert das nichts", "that changes nothing"),
        WithTwo::OtherMisses => text(
            "setzt stattdessen die andere Person einmal aus",
            "the other misses one turn instead",
        ),
    };
    text(
        format!("Die Richtung wechselt. {} {}.", two.de, then.de),
        format!("The direction changes. {}, {}.", two.en, then.en),
    )
}

fn wish(rules: &Rules, which: Which) -> Text {
    let fit = &rules.doc().fit;
    let own = rank_of(which).filter(|rank| fit.never_on_own_rank.contains(rank));
    let meets = |other: &Which| in_deck(rules, *other) && (own.is_none() || rank_of(*other) != own);
    let mut others: Vec<_> = fit.anywhere.iter().copied().filter(meets).collect();
    others.sort_by_key(reading_order);
    let others: Vec<_> = others.into_iter().map(subject).collect();
    let others = one_of(&others);
    if others.de.is_empty() {
        return text(
            "Du wünschst dir eine Farbe: Die nächste gelegte Karte muss diese Farbe haben, der gleiche \
             Wert genügt dann nicht.",
            "You wish for a suit: the next card laid must be of that suit; having the same rank is not \
             enough then.",
        );
    }
    text(
        format!(
            "Du wünschst dir eine Farbe: Die nächste gelegte Karte muss diese Farbe haben oder {} \
             sein.",
            others.de
        ),
        format!(
            "You wish for a suit: the next card laid must be of that suit or be {}.",
            others.en
        ),
    )
}

fn rank_of(which: Which) -> Option<Rank> {
    match which {
        Which::Rank(rank) => Some(rank),
        Which::Card(card) => card.rank(),
    }
}
