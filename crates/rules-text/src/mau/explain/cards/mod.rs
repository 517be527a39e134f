//! Single ranks and cards in words: what they do, one line each.

pub(super) mod effects;
pub(super) mod lookup;
mod wish;

use crate::mau::explain::cards::lookup::{replaced, rule_of};
use std::collections::BTreeSet;

use stammtisch_engine::mau::rules::Rules;
use stammtisch_engine::mau::rules::doc::{CardRule, Group, HouseRules, Text, Which};

use super::grammar::{all_of, capital, line, one_of, text};
use super::names::{Name, all, in_deck, label, names, object, reading_order, with};
use super::threat;

pub(super) use wish::wish_of;
pub(in crate::mau) use wish::wished;

/// Names that share a text, each with its exceptions.
type Heads = Vec<(Which, Vec<Which>)>;

pub(super) fn cards(rules: &Rules) -> Vec<Text> {
    let mut named = named(rules);
    // A rank gets no line if all its cards have lines of their own.
    let singles = named.clone();
    named.retain(|which| is_group(*which) || !replaced(rules, *which, &singles));
    let mut lines: Vec<(Heads, Text)> = Vec::new();
    for which in &named {
        for (but, says) in told(rules, *which, &named) {
            match lines.iter_mut().find(|(_, known)| *known == says) {
                // What holds for a whole group need not be repeated for one of its cards.
                Some((same, _))
                    if but.is_empty() && same.iter().any(|one| takes_in(one, *which)) => {}
                Some((same, _)) => {
                    let group = (*which, but);
                    same.retain(|(one, but)| !but.is_empty() || !takes_in(&group, *one));
                    same.push(group);
                }
                None => lines.push((vec![(*which, but)], says)),
            }
        }
    }
    let own: Vec<_> =
        lines.iter().flat_map(|(same, _)| same.iter().map(|(which, _)| *which)).collect();
    let keys: Vec<_> = rules.doc().cards.keys().copied().collect();
    let told = |which: &Which| own.contains(which) || replaced(rules, *which, &keys);
    let defenders: Vec<_> =
        threat::defenders(rules).into_iter().filter(|which| !told(which)).collect();
    for which in &defenders {
        let says = threat::defends(rules, *which);
        // A single card need not repeat what its rank says.
        let of_rank = which.rank().map(Which::Rank).filter(|rank| rank != which);
        let said = of_rank.filter(|rank| defenders.contains(rank));
        if said.is_none_or(|rank| threat::defends(rules, rank) != says) {
            lines.push((vec![(*which, but(&named, *which))], says));
        }
    }
    lines.sort_by_key(|(same, _)| reading_order(&same[0].0));
    let lines = under_one_head(lines);
    let lines = lines.into_iter().map(|(same, says)| headed(rules, &same, &says));
    lines.chain(threat::need_not_fit(rules)).chain(threat::worth(rules)).collect()
}

/// Joins the texts of exactly the same cards into one line.
fn under_one_head(lines: Vec<(Heads, Text)>) -> Vec<(Heads, Text)> {
    let mut told: Vec<(Heads, Text)> = Vec::new();
    for (heads, says) in lines {
        match told.iter_mut().find(|(known, _)| *known == heads) {
            Some((_, known)) => *known = line(&[known.clone(), says]),
            None => told.push((heads, says)),
        }
    }
    told
}

/// Whether a text for a whole group of cards covers `which`.
fn takes_in((group, but): &(Which, Vec<Which>), which: Which) -> bool {
    is_group(*group) && but.is_empty() && which.kinds().without(group.kinds()).is_empty()
}

/// Whether several ranks are meant: what such a group fits on holds for all its cards, but what it does only
/// for those without a more specific rule.
const fn is_group(which: Which) -> bool {
    matches!(which, Which::Group(_))
}

/// The texts for `which`, each with its exceptions.
fn told(rules: &Rules, which: Which, named: &[Which]) -> Vec<(Vec<Which>, Text)> {
    if !is_group(which) {
        return one(rules, which).map(|says| (but(named, which), says)).into_iter().collect();
    }
    let doc = rules.doc();
    let fits = if all_fits(doc) { Vec::new() } else { fit(doc, which) };
    let mut told = Vec::new();
    if !fits.is_empty() {
        told.push((Vec::new(), line(&fits)));
    }
    let keys: Vec<_> = doc.cards.keys().copied().filter(|other| in_deck(rules, *other)).collect();
    if let Some(rule) = doc.cards.get(&which).filter(|_| !replaced(rules, which, &keys)) {
        let mut says = does(rules, which, which, rule);
        if says.is_empty() && keys.iter().any(|other| other.gives_way_to(which)) {
            says.push(nothing());
        }
        let special: Vec<_> =
            keys.iter().copied().filter(|other| which.gives_way_to(*other)).collect();
        let within = |one: Which, other: Which| {
            one != other && one.kinds().without(other.kinds()).is_empty()
        };
        let mut but: Vec<_> = special.clone();
        but.retain(|one| !special.iter().any(|other| within(*one, *other)));
        but.sort_by_key(reading_order);
        if !says.is_empty() {
            told.push((but, line(&says)));
        }
    }
    told
}

/// "7 (außer der Pik-7) und 9: …"
fn headed(rules: &Rules, same: &Heads, says: &Text) -> Text {
    let cards: Vec<_> = same.iter().map(|(which, _)| *which).collect();
    let but = |name: Name| {
        let known = same.iter().find(|(which, _)| name == Name::Which(*which));
        known.map_or(&[][..], |(_, but)| but)
    };
    let heads = names(rules, &cards).into_iter().map(|name| head(rules, name, but(name)));
    let heads: Vec<_> = heads.collect();
    let head = capital(&all_of(&heads));
    text(format!("{}: {}", head.de, says.de), format!("{}: {}", head.en, says.en))
}

fn head(rules: &Rules, name: Name, but: &[Which]) -> Text {
    let head = label(rules, name);
    if but.is_empty() {
        return head;
    }
    let but = all_of(&all(rules, but, with));
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

/// The more specific names within this rank that have lines of their own.
fn but(named: &[Which], which: Which) -> Vec<Which> {
    if is_group(which) {
        return Vec::new();
    }
    named.iter().copied().filter(|other| which.gives_way_to(*other)).collect()
}

fn one(rules: &Rules, which: Which) -> Option<Text> {
    let doc = rules.doc();
    let mut says = if all_fits(doc) { Vec::new() } else { fit(doc, which) };
    // A single card need not repeat what its group says before it.
    let of_group =
        |group: &Which| is_group(*group) && group.covers(which) && fit(doc, *group) == says;
    if matches!(which, Which::Card(_)) && named(rules).iter().any(of_group) {
        says.clear();
    }
    if let Some(rule) = rule_of(doc, which) {
        says.extend(does(rules, which, which, rule));
    }
    if says.is_empty() {
        // A single card may remove a function of its rank, a rank one of its group.
        doc.cards.keys().find(|less| less.gives_way_to(which))?;
        says.push(nothing());
    }
    Some(line(&says))
}

/// The effects of `rule` on `which`; a threatening card is called by its name in the rules.
pub(super) fn does(rules: &Rules, which: Which, named: Which, rule: &CardRule) -> Vec<Text> {
    let CardRule {
        reverse,
        again,
        lays_on,
        covered,
        wish,
        wild,
        copies,
        see_through,
        buys,
        rotates,
        rotates_to,
        threat,
    } = rule;
    let mut says = Vec::new();
    says.extend(wild.then(|| effects::wild(rules, which)));
    says.extend(wish.as_ref().map(|wish| wish::wish(rules, which, wish, *wild)));
    says.extend(copies.then(effects::copies));
    says.extend(see_through.then(|| effects::see_through(rules)));
    says.extend(buys.then(effects::buys));
    says.extend(rotates.then(|| effects::rotates(rules, *rotates_to)));
    says.extend(reverse.as_ref().map(|reverse| effects::reverse(rules, reverse)));
    says.extend(threat.as_ref().map(|threat| threat::threat(rules, Some(named), threat)));
    says.extend(again.then(effects::again));
    says.extend(lays_on.then(effects::lays_on));
    says.extend(covered.then(effects::covered));
    says
}

pub(super) fn nothing() -> Text {
    text("keine besondere Wirkung.", "no special effect.")
}

/// The effect if the player makes use of a card that leaves the choice.
pub(super) fn claim(rules: &Rules, rule: &CardRule) -> Option<Text> {
    let buys = rule.buys.then(effects::buys);
    let threat = rule.threat.as_ref().filter(|threat| threat.may);
    let says: Vec<_> =
        buys.into_iter().chain(threat.map(|threat| threat::claimed(rules, threat))).collect();
    (!says.is_empty()).then(|| line(&says))
}

/// Whether an entry of a list covers everything that `which` means.
fn listed(list: &[Which], which: Which) -> bool {
    list.iter().any(|known| which.kinds().without(known.kinds()).is_empty())
}

pub(super) fn fit(doc: &HouseRules, which: Which) -> Vec<Text> {
    let never = which.rank().filter(|rank| doc.fit.never_on_own_rank.contains(rank));
    let never = never.map(|rank| object(doc, Which::Rank(rank)));
    if listed(&doc.fit.anywhere, which) {
        let bans = doc.fit.never.iter().filter(|(_, laid)| listed(laid, which));
        let mut tops: Vec<_> = bans.map(|(top, _)| *top).collect();
        tops.sort_by_key(reading_order);
        let never: Vec<_> = never.into_iter().chain(all(doc, &tops, object)).collect();
        let some = |laid: &Vec<Which>| {
            !listed(laid, which)
                && laid.iter().any(|one| !one.kinds().and(which.kinds()).is_empty())
        };
        let but = if doc.fit.never.values().any(some) {
            text(", wenn nichts anderes gesagt ist,", " unless stated otherwise,")
        } else if never.is_empty() {
            text("", "")
        } else {
            let never = one_of(&never);
            text(format!(", nur nicht auf {},", never.de), format!(" except {},", never.en))
        };
        let barred = listed(&doc.fit.never_under_wish, which);
        let wish = if wishes(doc) && !barred {
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

/// Whether every card fits on every card, which is said only once.
pub(super) fn all_fits(doc: &HouseRules) -> bool {
    let fit = &doc.fit;
    let bound = !fit.never.is_empty()
        || !fit.never_on_own_rank.is_empty()
        || !fit.never_under_wish.is_empty()
        || !fit.last_resort.is_empty();
    !bound && listed(&fit.anywhere, Which::Group(Group::Any))
}

/// Whether any card lets its player make a wish.
pub(super) fn wishes(doc: &HouseRules) -> bool {
    doc.cards.values().any(|rule| rule.wish.is_some())
}
