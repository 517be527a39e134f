//! Fitting by value: neighbours, multiples and parts, with a worked example.

use crate::card::Rank;
use crate::mau::rules::Rules;
use crate::mau::rules::doc::{Text, Which};

use super::grammar::{all_of, capital, fold, line, number, one_of, part, text};
use super::names::{in_deck, label, object};

/// More than so many multiples are not counted out.
const COUNTED_OUT: u8 = 6;

pub(super) fn values(rules: &Rules, neighbours: u8, round: bool, multiples: u8) -> Option<Text> {
    let mut says = Vec::new();
    if neighbours > 0 {
        says.push(next_to(neighbours));
        says.push(corner(round));
    }
    if multiples > 1 {
        says.push(fractions(multiples, neighbours > 0));
    }
    if says.is_empty() {
        return None;
    }
    says.push(text(
        "Dabei zählt das Ass 1, der Bube 11, die Dame 12 und der König 13.",
        "For this, the ace is 1, the jack 11, the queen 12 and the king 13.",
    ));
    says.extend(example(rules, neighbours, round, multiples));
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

fn corner(round: bool) -> Text {
    if round {
        text(
            "Es geht im Kreis: Nach dem König kommt wieder das Ass.",
            "The values go round: after the king comes the ace again.",
        )
    } else {
        text("Vom König zum Ass führt kein Schritt.", "There is no step from the king to the ace.")
    }
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
            "{} the top value fits as well, and so does {} of it where that comes out even.",
            capital(&whole).en,
            parts.en
        ),
    )
}

/// "bis zum Fünffachen" of "das Fünffache".
fn up_to(fold: &str) -> String {
    fold.replacen("das ", "zum ", 1) + "n"
}

/// How the value of one card is related to the top card's.
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

fn related(top: Rank, laid: Rank, neighbours: u8, round: bool, multiples: u8) -> Option<Relation> {
    let (top, laid) = (top.value(), laid.value());
    let (up, down) = if round {
        ((laid + 13 - top) % 13, (top + 13 - laid) % 13)
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

/// What fits on one card by its value alone; the card on which most different things do.
fn example(rules: &Rules, neighbours: u8, round: bool, multiples: u8) -> Option<Text> {
    let here: Vec<_> = Rank::all().filter(|rank| in_deck(rules, Which::Rank(*rank))).collect();
    let fitting = |top: Rank| {
        let each = here.iter().filter_map(move |laid| {
            Some((*laid, related(top, *laid, neighbours, round, multiples)?))
        });
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
            let (laid, how) = (label(Which::Rank(laid)), how.said());
            text(format!("{} ({})", laid.de, how.de), format!("{} ({})", laid.en, how.en))
        })
        .collect();
    if items.is_empty() {
        return None;
    }
    let (on, items) = (object(Which::Rank(top)), all_of(&items));
    Some(text(
        format!("Ein Beispiel: Was so auf {} passt, ist {}.", on.de, items.de),
        format!("For example, this is what fits on {} in this way: {}.", on.en, items.en),
    ))
}
