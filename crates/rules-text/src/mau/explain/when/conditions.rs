//! Conditions of `when` in words, as headings: numbers of seats, rounds and deals.

use crate::mau::explain::counting::{in_deals, weak};
use stammtisch_engine::mau::rules::Rules;
use stammtisch_engine::mau::rules::doc::{By, Span, Text, WhenRule};

use super::super::conditions::{standing, who_is};
use super::super::counting::{in_turns, left_over};
use super::super::grammar::{all_of, capital, number, ordinal, text, together};
use super::super::standing::match_so_far;
use super::super::states::asked;

/// A heading for these numbers of players.
pub(super) fn with_players(seats: Span) -> Text {
    capital(&players(seats))
}

/// "In der dritten Runde, im ersten eigenen Zug, solange der Ziehstapel leer ist".
pub(super) fn condition(rules: &Rules, rule: &WhenRule) -> Text {
    let WhenRule {
        seats,
        rounds,
        deals,
        by,
        direction,
        playing,
        pile,
        turns,
        left,
        score,
        won,
        won_in_a_row,
        dealt,
        held: states,
        unless,
        set: _,
    } = rule;
    let times = [seats.map(players), rounds.map(in_rounds), deals.map(in_deals)];
    let held = standing(*direction, *playing, *pile).into_iter().chain(asked(
        rules,
        states,
        unless,
        &text("für die Person am Zug", "for whoever has the turn"),
    ));
    let held: Vec<_> = held.collect();
    let held = (!held.is_empty()).then(|| {
        let held = all_of(&held);
        text(format!("solange {}", held.de), format!("while {}", held.en))
    });
    let left = left.map(|count| {
        let count = left_over(count);
        text(format!("{} auf der Hand hat", count.de), format!("holds {}", count.en))
    });
    let stands =
        left.into_iter().chain(match_so_far(*score, *won, *won_in_a_row, *dealt)).collect();
    let whose = on_the_turn(*by, stands);
    let parts = times.into_iter().chain([turns.map(in_turns), whose, held]);
    let parts: Vec<_> = parts.flatten().collect();
    let join = |pick: fn(&Text) -> &str| parts.iter().map(pick).collect::<Vec<_>>().join(", ");
    capital(&text(join(|part| &part.de), join(|part| &part.en)))
}

/// Whose turn it must be, and how that player must `stand`.
fn on_the_turn(by: By, stands: Vec<Text>) -> Option<Text> {
    if stands.is_empty() && matches!(by, By::Dealer | By::NotDealer) {
        let of_whom =
            if by == By::Dealer { "dealer's turn" } else { "turn of anybody but the dealer" };
        let who = who_is(by)?;
        return Some(text(format!("wenn am Zug ist, wer {}", who.de), format!("on the {of_whom}")));
    }
    let is: Vec<_> = who_is(by).into_iter().chain(stands).collect();
    let all = all_of(&is);
    (!is.is_empty()).then(|| {
        text(
            format!("wenn am Zug ist, wer {}", all.de),
            format!("on the turn of whoever {}", all.en),
        )
    })
}

fn players(span: Span) -> Text {
    let count = |seats: u16| number(u32::from(seats));
    match span {
        Span::Between(from, to) if from == to => together(u8::try_from(from).unwrap_or(u8::MAX)),
        Span::Between(from, u16::MAX) => {
            let from = count(from);
            text(format!("ab {} Personen", from.de), format!("with {} players or more", from.en))
        }
        Span::Between(0..=2, to) => {
            let to = count(to);
            text(
                format!("mit höchstens {} Personen", to.de),
                format!("with {} players at most", to.en),
            )
        }
        Span::Between(from, to) => {
            let (from, to) = (count(from), count(to));
            text(
                format!("mit {} bis {} Personen", from.de, to.de),
                format!("with {} to {} players", from.en, to.en),
            )
        }
        Span::Last => text("mit allen Personen", "with all players"),
        Span::Every(step) => text(
            format!("mit jeder {step}. Zahl von Personen"),
            format!("with every {step} players"),
        ),
    }
}

fn in_rounds(span: Span) -> Text {
    match span {
        Span::Between(from, to) if from == to => {
            let place = ordinal(usize::from(from));
            text(format!("im {} Durchgang", weak(&place.de)), format!("in the {} round", place.en))
        }
        Span::Between(from, u16::MAX) => {
            let place = ordinal(usize::from(from));
            text(
                format!("ab dem {} Durchgang", weak(&place.de)),
                format!("from the {} round on", place.en),
            )
        }
        Span::Between(0, 1) => in_rounds(Span::Between(1, 1)),
        Span::Between(0 | 1, to) => {
            let count = number(u32::from(to));
            text(
                format!("in den ersten {} Durchgängen", count.de),
                format!("in the first {} rounds", count.en),
            )
        }
        Span::Between(from, to) => {
            let (from, to) = (ordinal(usize::from(from)), ordinal(usize::from(to)));
            text(
                format!("vom {} bis zum {} Durchgang", weak(&from.de), weak(&to.de)),
                format!("from the {} to the {} round", from.en, to.en),
            )
        }
        Span::Last => text("im letzten Durchgang", "in the last round"),
        Span::Every(1) => text("in jedem Durchgang", "in every round"),
        Span::Every(step) => {
            let place = ordinal(usize::from(step));
            text(
                format!("in jedem {} Durchgang", weak(&place.de)),
                format!("in every {} round", place.en),
            )
        }
    }
}
