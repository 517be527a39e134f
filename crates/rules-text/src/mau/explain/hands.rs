//! Hand sizes in words, where they differ between players: after deals won or lost, by score, at the cut.

use stammtisch_engine::mau::rules::Rules;
use stammtisch_engine::mau::rules::doc::{HandBy, Text, Which};

use super::grammar::{capital, cards as some_cards, line, one_of, text};
use super::names::{all, in_order, subject};

/// More or fewer cards by the results of earlier deals, and by the score.
pub(super) fn dealt_by(rules: &Rules, by: &HandBy) -> Vec<Text> {
    let (deals, score) = (by_deals(by), by_score(by));
    let both = deals.is_some() && score.is_some();
    let mut lines: Vec<_> = by_last_deal(by).into_iter().chain(deals).chain(score).collect();
    if let Some(last) = lines.last_mut() {
        if both {
            *last =
                text(format!("Dazu kommt der Stand: {}", last.de), format!("besides, {}", last.en));
        }
        *last = line(&[capital(last), bounds(rules, by, both)]);
    }
    lines
}

/// For each deal won or lost.
fn by_deals(by: &HandBy) -> Option<Text> {
    let each = |more: i8, de: &str, en: &str| {
        let cards = more_or_fewer(more);
        text(
            format!("Für {de} gibt es von da an {}", cards.de),
            format!("For {en} you are dealt {} from then on", cards.en),
        )
    };
    let said = match (by.won, by.lost) {
        (0, 0) => return None,
        (0, lost) => each(lost, "jede verlorene Runde", "each deal lost"),
        (won, 0) => each(won, "jede gewonnene Runde", "each deal won"),
        (won, lost) if won == lost => {
            each(won, "jede gewonnene und jede verlorene Runde", "each deal won and each deal lost")
        }
        (won, lost) => {
            let won = each(won, "jede gewonnene Runde", "each deal won");
            let lost = more_or_fewer(lost);
            text(
                format!("{}, für jede verlorene {}", won.de, lost.de),
                format!("{}, for each one lost {}", won.en, lost.en),
            )
        }
    };
    Some(text(format!("{}.", said.de), format!("{}.", said.en)))
}

/// For the result of the previous deal, in this deal only.
fn by_last_deal(by: &HandBy) -> Vec<Text> {
    let did = [
        (by.last_won, "die Runde davor gewonnen hat", "won the deal before"),
        (by.last_lost, "in der Runde davor am schlechtesten war", "did worst in the deal before"),
    ];
    let dealt = did.into_iter().filter(|(more, ..)| *more != 0).map(|(more, de, en)| {
        let cards = more_or_fewer(more);
        text(
            format!("Wer {de}, bekommt diesmal {}.", cards.de),
            format!("Whoever {en} is dealt {} this time.", cards.en),
        )
    });
    dealt.collect()
}

/// "ab 50 Punkten in der Partie gibt es eine Karte weniger, ab 80 zwei Karten weniger."
fn by_score(by: &HandBy) -> Option<Text> {
    let mut steps: Vec<_> = by.steps().collect();
    steps.sort_unstable();
    let (mut de, mut en) = (Vec::new(), Vec::new());
    for (place, (from, more)) in steps.iter().enumerate() {
        let cards = if *more == 0 {
            text("so viele wie sonst", "as many as usual")
        } else {
            more_or_fewer(*more)
        };
        if place > 0 {
            de.push(format!("ab {from} {}", cards.de));
            en.push(format!("from {from} on {}", cards.en));
            continue;
        }
        let (points_de, points_en) = match from {
            1 => ("einem Punkt".to_owned(), "one point".to_owned()),
            _ => (format!("{from} Punkten"), format!("{from} points")),
        };
        de.push(format!("ab {points_de} in der Partie gibt es {}", cards.de));
        en.push(format!("from {points_en} in the match on you are dealt {}", cards.en));
    }
    let said = text(format!("{}.", de.join(", ")), format!("{}.", en.join(", ")));
    (!steps.is_empty()).then_some(said)
}

/// The fewest and most cards possible at all, if those limits can be reached.
fn bounds(rules: &Rules, by: &HandBy, both: bool) -> Text {
    let hand = i32::from(rules.hand());
    let steps = || by.steps().map(|(_, more)| i32::from(more));
    let (worst, best) = (steps().min().unwrap_or(0), steps().max().unwrap_or(0));
    let (least, most) = (hand.min(by.least.into()), i32::from(by.most));
    let fewer = by.won.min(by.lost).min(by.last_won).min(by.last_lost) < 0 || hand + worst < least;
    let more = by.won.max(by.lost).max(by.last_won).max(by.last_lost) > 0 || hand + best > most;
    let (least, most) = (some_cards(least.unsigned_abs()), some_cards(most.unsigned_abs()));
    let all = if both { [" zusammen", "together "] } else { ["", ""] };
    match (fewer, more) {
        (false, false) => text("", ""),
        (true, false) => text(
            format!("Es werden{} aber nie weniger als {}.", all[0], least.de),
            format!("But {}it is never fewer than {}.", all[1], least.en),
        ),
        (false, true) => text(
            format!("Es werden{} aber nie mehr als {}.", all[0], most.de),
            format!("But {}it is never more than {}.", all[1], most.en),
        ),
        (true, true) => text(
            format!(
                "Es werden{} aber nie weniger als {} und nie mehr als {}.",
                all[0], least.de, most.de
            ),
            format!(
                "But {}it is never fewer than {} and never more than {}.",
                all[1], least.en, most.en
            ),
        ),
    }
}

/// "eine Karte weniger", "one fewer card".
fn more_or_fewer(number: i8) -> Text {
    let cards = some_cards(u32::from(number.unsigned_abs()));
    let (more_de, more_en) = if number > 0 { ("mehr", "more") } else { ("weniger", "fewer") };
    text(
        format!("{} {more_de}", cards.de),
        cards.en.replacen(" card", &format!(" {more_en} card"), 1),
    )
}

/// The cards that the player who cuts may keep.
pub(super) fn kept_at_the_cut(rules: &Rules, keeps: &[Which]) -> Option<Text> {
    let keeps = in_order(rules, keeps);
    let cards = one_of(&all(rules, &keeps, subject));
    (!keeps.is_empty()).then(|| {
        text(
            format!(
                "Vorher hebt ab, wer rechts von der Person sitzt, die gibt. Kommt dabei {}, sehen das alle, und wer \
                 abhebt, behält die Karte und bekommt eine weniger.",
                cards.de
            ),
            format!(
                "Before that, whoever sits to the dealer's right cuts. If {} comes up, all see it, and whoever cuts \
                 keeps it and is dealt one card fewer.",
                cards.en
            ),
        )
    })
}
