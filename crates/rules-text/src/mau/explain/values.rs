//! Fitting by value in words: neighbours, multiples and parts, with a worked example.

use stammtisch_engine::card::{Card, Rank};
use stammtisch_engine::mau::rules::Rules;
use stammtisch_engine::mau::rules::doc::{FitRule, Text, Which};

use super::grammar::{all_of, capital, fold, line, number, one_of, part, text};
use super::names::{all, in_deck, label, object, several, subject, the, with};

/// More multiples than this are not listed one by one.
const COUNTED_OUT: u8 = 6;

pub(super) fn values(
    rules: &Rules,
    fit: &FitRule,
    neighbours: u8,
    round: bool,
    multiples: u8,
) -> Option<Text> {
    let mut says = Vec::new();
    if neighbours > 0 {
        says.push(next_to(neighbours));
        says.push(corner(rules, fit, round));
    }
    if multiples > 1 {
        says.push(fractions(multiples, neighbours > 0));
    }
    if says.is_empty() {
        return None;
    }
    says.extend(counted(rules, fit, |_| true));
    says.extend(example(rules, fit));
    Some(line(&says))
}

fn next_to(neighbours: u8) -> Text {
    let most = number(u32::from(neighbours));
    if neighbours == 1 {
        return text(
            "Es passt auch jede Karte, deren Zahlenwert um eins höher oder niedriger ist als der der \
             obersten.",
            "A card whose value is one above or below that of the top card fits as well.",
        );
    }
    text(
        format!(
            "Es passt auch jede Karte, deren Zahlenwert um höchstens {} höher oder niedriger ist als \
             der der obersten.",
            most.de
        ),
        format!(
            "A card whose value is at most {} above or below that of the top card fits as well.",
            most.en
        ),
    )
}

/// The ranks of this deck, whatever their values.
fn here(rules: &Rules) -> impl Iterator<Item = Rank> {
    Rank::all().filter(|rank| in_deck(rules, Which::Rank(*rank)))
}

fn corner(rules: &Rules, fit: &FitRule, round: bool) -> Text {
    let ends = |best: fn(u8, u8) -> bool| {
        let values = || Rank::all().filter_map(|rank| fit.value(rank));
        let end = values().reduce(|one, other| if best(one, other) { one } else { other });
        let ranks = here(rules).filter(|rank| end.is_some() && fit.value(*rank) == end);
        ranks.map(Which::Rank).collect::<Vec<_>>()
    };
    let (highest, lowest) = (ends(|one, other| one > other), ends(|one, other| one < other));
    let from = one_of(&all(rules, &highest, with));
    let to = one_of(&all(rules, &lowest, object));
    let start = one_of(&all(rules, &highest, object));
    let below = one_of(&all(rules, &lowest, subject));
    if highest.is_empty() || lowest.is_empty() {
        return text("", "");
    }
    if round {
        text(
            format!("Es geht im Kreis: Auf {} folgt wieder {}.", start.de, below.de),
            format!("The values go round: after {} comes {} again.", start.en, below.en),
        )
    } else {
        text(
            format!("Von {} führt kein Schritt auf {}.", from.de, to.de),
            format!("There is no step from {} to {}.", from.en, to.en),
        )
    }
}

/// Cards that do not count what they show: ace and court cards, and those that the rules name (ERF-10,
/// ERF-52).
pub(super) fn counted(rules: &Rules, fit: &FitRule, matters: impl Fn(Rank) -> bool) -> Vec<Text> {
    let plain = |rank: &Rank| {
        (2..=10).contains(&rank.value())
            && !fit.values.contains_key(&Which::Rank(*rank))
            && rules.doc().face(Which::Rank(*rank)).is_none()
    };
    let ranks =
        here(rules).filter(|rank| !plain(rank)).map(|rank| (Which::Rank(rank), fit.value(rank)));
    let (counting, without): (Vec<_>, Vec<_>) = ranks.partition(|(_, value)| value.is_some());
    // For cards without a rank nobody expects a value.
    let others = Card::SPECIALS.into_iter().filter(|card| in_deck(rules, Which::Card(*card)));
    let others = others.map(|card| (Which::Card(card), fit.worth(card)));
    let mut groups: Vec<(Option<u8>, Vec<Which>)> = Vec::new();
    let counting =
        counting.into_iter().filter(|(which, _): &(Which, _)| which.rank().is_none_or(&matters));
    for (which, value) in counting.chain(others.filter(|(_, value)| value.is_some())) {
        match groups.iter_mut().find(|(known, _)| *known == value) {
            Some((_, all)) => all.push(which),
            None => groups.push((value, vec![which])),
        }
    }
    let mut says = Vec::new();
    let each = groups.iter().map(|(value, ranks)| {
        let (names, value) = (all(rules, ranks, the), value.unwrap_or(0));
        let name = all_of(&names);
        let (count, is) = if names.len() > 1 { ("je ", "are") } else { ("", "is") };
        text(format!("{} {count}{value}", name.de), format!("{} {is} {value}", name.en))
    });
    let each: Vec<_> = each.collect();
    if !each.is_empty() {
        let each = all_of(&each);
        says.push(text(format!("Dabei zählt {}.", each.de), format!("For this, {}.", each.en)));
    }
    if !without.is_empty() {
        let ranks: Vec<_> = without.into_iter().map(|(which, _)| which).collect();
        let ranks = capital(&all_of(&all(rules, &ranks, several)));
        says.push(text(
            format!("{} haben dabei keinen Zahlenwert.", ranks.de),
            format!("{} have no value in this.", ranks.en),
        ));
    }
    says
}

fn fractions(multiples: u8, more: bool) -> Text {
    let also = if more { "Ebenso passt" } else { "Es passt auch" };
    if multiples > COUNTED_OUT {
        let most = fold(u32::from(multiples));
        return text(
            format!(
                "{also} jedes Vielfache des obersten Zahlenwerts bis {} davon, und umgekehrt jede \
                 Karte, von der die oberste so ein Vielfaches ist.",
                up_to(&most.de)
            ),
            format!(
                "Every multiple of the top value up to {} that fits as well, and so does every card of \
                 which the top one is such a multiple.",
                most.en
            ),
        );
    }
    let counts = 2..=u32::from(multiples);
    let whole = one_of(&counts.clone().map(fold).collect::<Vec<_>>());
    let parts = one_of(&counts.map(part).collect::<Vec<_>>());
    text(
        format!(
            "{also} {} des obersten Zahlenwerts, und umgekehrt {} davon, wo das aufgeht.",
            whole.de, parts.de
        ),
        format!(
            "{} the top value fits as well, and so does {} of it where that is a whole number.",
            capital(&whole).en,
            parts.en
        ),
    )
}

/// "bis zum Fünffachen" for "das Fünffache".
fn up_to(fold: &str) -> String {
    fold.replacen("das ", "zum ", 1) + "n"
}

/// How the value of one card relates to that of the top card.
#[derive(Clone, Copy)]
enum Relation {
    Below(u8),
    Above(u8),
    Times(u8),
    Part(u8),
}

impl Relation {
    fn said(self) -> Text {
        let steps = |count: u8| number(u32::from(count));
        match self {
            Self::Below(count) => {
                let count = steps(count);
                text(format!("{} weniger", count.de), format!("{} less", count.en))
            }
            Self::Above(count) => {
                let count = steps(count);
                text(format!("{} mehr", count.de), format!("{} more", count.en))
            }
            Self::Times(count) => {
                let count = fold(u32::from(count));
                text(count.de, format!("{} that", count.en))
            }
            Self::Part(count) => part(u32::from(count)),
        }
    }
}

fn related(fit: &FitRule, top: Rank, laid: Rank) -> Option<Relation> {
    let FitRule { neighbours, round_the_corner, multiples, .. } = *fit;
    let (top, laid) = (fit.value(top)?, fit.value(laid)?);
    let (up, down) = if round_the_corner {
        let all = fit.circle();
        ((laid + all - top) % all, (top + all - laid) % all)
    } else {
        (laid.saturating_sub(top), top.saturating_sub(laid))
    };
    let times = |big: u8, small: u8| {
        (big.is_multiple_of(small) && (2..=multiples).contains(&(big / small))).then(|| big / small)
    };
    let near = |steps: u8| (1..=neighbours).contains(&steps);
    if top == laid {
        None
    } else if near(up) {
        Some(Relation::Above(up))
    } else if near(down) {
        Some(Relation::Below(down))
    } else {
        times(laid, top).map(Relation::Times).or_else(|| times(top, laid).map(Relation::Part))
    }
}

/// An example of what fits on a card by value alone: the card on which the most different relations occur.
fn example(rules: &Rules, fit: &FitRule) -> Option<Text> {
    let here: Vec<_> = here(rules).collect();
    let fitting = |top: Rank| {
        let each = here.iter().filter_map(move |laid| Some((*laid, related(fit, top, *laid)?)));
        each.collect::<Vec<_>>()
    };
    let kinds = |top: Rank| {
        let found = fitting(top);
        let times = found.iter().filter(|(_, how)| matches!(how, Relation::Times(_))).count();
        let parts = found.iter().filter(|(_, how)| matches!(how, Relation::Part(_))).count();
        (times.min(parts), found.len())
    };
    let top = here.iter().copied().rev().max_by_key(|top| kinds(*top))?;
    let items: Vec<_> = fitting(top)
        .into_iter()
        .map(|(laid, how)| {
            let (laid, how) = (label(rules, Which::Rank(laid)), how.said());
            text(format!("{} ({})", laid.de, how.de), format!("{} ({})", laid.en, how.en))
        })
        .collect();
    if items.is_empty() {
        return None;
    }
    let (on, items) = (object(rules, Which::Rank(top)), all_of(&items));
    Some(text(
        format!("Ein Beispiel: Was so auf {} passt, ist {}.", on.de, items.de),
        format!("For example, this is what fits on {} in this way: {}.", on.en, items.en),
    ))
}
