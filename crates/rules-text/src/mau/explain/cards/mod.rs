//! What single ranks and cards do, one line each.

pub(super) mod effects;
mod wish;

use std::collections::BTreeSet;

use stammtisch_engine::card::Rank;
use stammtisch_engine::mau::rules::Rules;
use stammtisch_engine::mau::rules::doc::{CardRule, HouseRules, Text, Which};

use super::grammar::{all_of, capital, line, one_of, text};
use super::names::{Name, all, in_deck, label, names, object, reading_order, with};
use super::threat;

pub(super) use wish::wished;

pub(super) fn cards(rules: &Rules) -> Vec<Text> {
    let mut named = named(rules);
    // A rank all of whose cards have a line of their own has none.
    let singles = named.clone();
    named.retain(|which| !replaced(rules, *which, &singles));
    let mut lines: Vec<(Vec<Which>, Text)> = Vec::new();
    for which in &named {
        let Some(says) = one(rules, *which) else { continue };
        match lines.iter_mut().find(|(_, known)| *known == says) {
            Some((same, _)) => same.push(*which),
            None => lines.push((vec![*which], says)),
        }
    }
    let own: Vec<_> = lines.iter().flat_map(|(same, _)| same.clone()).collect();
    let mut lines: Vec<_> =
        lines.into_iter().map(|(same, says)| (reading_order(&same[0]), same, says)).collect();
    let defenders: Vec<_> =
        threat::defenders(rules).into_iter().filter(|which| !own.contains(which)).collect();
    for which in &defenders {
        let says = threat::defends(rules, *which);
        // What its rank says already, a single card need not say again.
        let of_rank = rank_of(*which).map(Which::Rank).filter(|rank| rank != which);
        let said = of_rank.filter(|rank| defenders.contains(rank));
        if said.is_none_or(|rank| threat::defends(rules, rank) != says) {
            lines.push((reading_order(which), vec![*which], says));
        }
    }
    lines.sort_by_key(|(order, ..)| *order);
    let lines = lines.into_iter().map(|(_, same, says)| headed(&named, &same, &says));
    lines.chain(threat::need_not_fit(rules)).collect()
}

/// Whether all cards of the deck that a rank means are named by themselves.
pub(super) fn replaced(rules: &Rules, which: Which, named: &[Which]) -> bool {
    let Which::Rank(_) = which else { return false };
    let mut cards = rules.deck().cards().filter(|card| which.means(*card));
    cards.all(|card| named.contains(&Which::Card(card)))
}

/// "7 (außer der Pik-7) und 9: …"
fn headed(named: &[Which], same: &[Which], says: &Text) -> Text {
    let heads: Vec<_> = names(same).into_iter().map(|name| head(name, &but(named, name))).collect();
    let head = capital(&all_of(&heads));
    text(format!("{}: {}", head.de, says.de), format!("{}: {}", head.en, says.en))
}

fn head(name: Name, but: &[Which]) -> Text {
    let head = label(name);
    if but.is_empty() {
        return head;
    }
    let but = all_of(&all(but, with));
    text(format!("{} (außer {})", head.de, but.de), format!("{} (except {})", head.en, but.en))
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
fn but(named: &[Which], name: Name) -> Vec<Which> {
    let Name::Which(Which::Rank(rank)) = name else { return Vec::new() };
    let single = |other: &Which| matches!(other, Which::Card(card) if card.rank() == Some(rank));
    named.iter().copied().filter(single).collect()
}

fn one(rules: &Rules, which: Which) -> Option<Text> {
    let doc = rules.doc();
    let mut says = fit(doc, which);
    if let Some(rule) = rule_of(doc, which) {
        says.extend(does(rules, which, which, rule));
    }
    if says.is_empty() {
        // A single card may take a function away from its rank.
        let Which::Card(card) = which else { return None };
        doc.cards.get(&Which::Rank(card.rank()?))?;
        says.push(nothing());
    }
    Some(line(&says))
}

/// What `rule` makes of `which`; what threatens is called by the name it has in the rules.
pub(super) fn does(rules: &Rules, which: Which, named: Which, rule: &CardRule) -> Vec<Text> {
    let CardRule { reverse, again, lays_on, wish, wild, copies, buys, rotates, threat } = rule;
    let mut says = Vec::new();
    says.extend(wild.then(|| effects::wild(rules, which)));
    says.extend(wish.as_ref().map(|wish| wish::wish(rules, which, wish, *wild)));
    says.extend(copies.then(effects::copies));
    says.extend(buys.then(effects::buys));
    says.extend(rotates.then(|| effects::rotates(rules)));
    says.extend(reverse.as_ref().map(|reverse| effects::reverse(rules, reverse)));
    says.extend(threat.as_ref().map(|threat| threat::threat(rules, Some(named), threat)));
    says.extend(again.then(effects::again));
    says.extend(lays_on.then(effects::lays_on));
    says
}

pub(super) fn nothing() -> Text {
    text("keine besondere Wirkung.", "no special effect.")
}

/// What its player gets by making use of a card that leaves the choice.
pub(super) fn claim(rules: &Rules, rule: &CardRule) -> Option<Text> {
    let buys = rule.buys.then(effects::buys);
    let threat = rule.threat.as_ref().filter(|threat| threat.may);
    let says: Vec<_> =
        buys.into_iter().chain(threat.map(|threat| threat::claimed(rules, threat))).collect();
    (!says.is_empty()).then(|| line(&says))
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

pub(super) fn fit(doc: &HouseRules, which: Which) -> Vec<Text> {
    let never = rank_of(which).filter(|rank| doc.fit.never_on_own_rank.contains(rank));
    let never = never.map(|rank| object(Which::Rank(rank)));
    if listed(&doc.fit.anywhere, which) {
        let bans = doc.fit.never.iter().filter(|(_, laid)| listed(laid, which));
        let mut tops: Vec<_> = bans.map(|(top, _)| *top).collect();
        tops.sort_by_key(reading_order);
        let never: Vec<_> = never.into_iter().chain(all(&tops, object)).collect();
        let but = if never.is_empty() {
            text("", "")
        } else {
            let never = one_of(&never);
            text(format!(", nur nicht auf {},", never.de), format!(" except {},", never.en))
        };
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
            format!("May never be played on {}.", rank.en),
        )
    }));
    says
}

/// Whether any card lets its player wish.
pub(super) fn wishes(doc: &HouseRules) -> bool {
    doc.cards.values().any(|rule| rule.wish.is_some())
}

pub(super) fn rank_of(which: Which) -> Option<Rank> {
    match which {
        Which::Rank(rank) => Some(rank),
        Which::Card(card) => card.rank(),
    }
}
