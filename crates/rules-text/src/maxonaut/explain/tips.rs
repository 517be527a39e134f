//! A few playing tips, as far as these rules leave room for them (MAX-37).

use crate::grammar::{one_of, text};
use stammtisch_engine::maxonaut::card::Card;
use stammtisch_engine::maxonaut::claim::Claim;
use stammtisch_engine::maxonaut::rules::Rules;
use stammtisch_engine::rules::Text;

use super::names::{a, traps};

pub(super) fn tips(rules: &Rules, limit: u8, fewer: bool, unseen: bool) -> Vec<Text> {
    let single_one = fewer && has(rules, 1, 1) && has(rules, 2, 2);
    let mut lines = vec![understate(single_one)];
    if fewer {
        lines.push(text(
            "Glaubst du, dass die Person vor dir untertrieben hat? Leg gar nichts und sag einfach mehr \
             an.",
            "Do you think the player before you has understated? Play nothing and simply announce \
             more.",
        ));
        lines.extend(single_matchmaker(rules));
    }
    if single_one {
        lines.push(text(
            "Eine einzelne 1 macht aus einem Pärchen Zweien, das du glaubst, den Maxonauten.",
            "A single 1 turns a pair of twos that you believe into the Maxonaut.",
        ));
    }
    if unseen {
        lines.push(text(
            "Lass den Nachziehstapel für dich bluffen: Was du selbst nicht kennst, sieht dir niemand \
             an, und deine guten Karten behältst du.",
            "Let the draw pile bluff for you: nobody can read from your face what you do not know \
             yourself, and you keep your good cards.",
        ));
    }
    lines.extend(set_a_trap(rules));
    if rules.seats() > 2 && Claim::all().any(|claim| rules.reverses(claim)) {
        lines.push(text(
            "Ein Richtungswechsel zur rechten Zeit trifft die Person, die schon viele Strafpunkte hat.",
            "Changing the direction at the right time hits the player who already has many penalty \
             points.",
        ));
    }
    if limit > 1 {
        lines.push(text(
            "Merk dir, was aufgedeckt wurde: Bis zum nächsten Mischen liegt es unten im Ablagestapel.",
            "Remember what was turned over: until the next shuffle it stays at the bottom of the \
             discard pile.",
        ));
    }
    lines
}

/// Whether the deck has at least this many of a digit.
fn has(rules: &Rules, digit: u8, count: u8) -> bool {
    Card::of_digit(digit).is_some_and(|card| rules.deck().of(card) >= count)
}

fn understate(single_one: bool) -> Text {
    if single_one {
        return text(
            "Untertreiben lohnt sich: Liegt ein Pärchen Zweien und du sagst nur 98, kommt kaum jemand \
             darauf, mit einer einzelnen 1 den Maxonauten daraus zu machen.",
            "Understating pays: if there is a pair of twos and you say only 98, hardly anybody \
             will think of turning it into the Maxonaut with a single 1.",
        );
    }
    text(
        "Untertreiben lohnt sich: Wer eine bescheidene Ansage anzweifelt, liegt oft falsch.",
        "Understating pays: whoever doubts a modest announcement is often wrong.",
    )
}

/// A matchmaker on two digits, either of which it can pair.
fn single_matchmaker(rules: &Rules) -> Option<Text> {
    let (matchmaker, high, low) = [(Card::MATCH_EVEN, 8, 6), (Card::MATCH_ODD, 7, 5)]
        .into_iter()
        .find(|(matchmaker, high, low)| {
        rules.deck().of(*matchmaker) > 0 && has(rules, *high, 1) && has(rules, *low, 1)
    })?;
    let card = a(matchmaker);
    Some(text(
        format!(
            "Glaubst du eine {high}{low}, genügt {} allein: Sag {low}{low} an, und es stimmt, ob nun \
             die {high} oder die {low} oben lag.",
            card.de
        ),
        format!(
            "If you believe an announced {high}{low}, {} alone is enough: say {low}{low}, and it \
             is true whether the {high} or the {low} was on top.",
            card.en
        ),
    ))
}

fn set_a_trap(rules: &Rules) -> Option<Text> {
    let names: Vec<_> = traps(rules)
        .into_iter()
        .map(|card| match card {
            Card::VIRUS => text("den Virus", "the virus"),
            _ => text("die Bombe", "the bomb"),
        })
        .collect();
    let names_of = one_of(&names);
    (!names.is_empty()).then(|| {
        text(
            format!("Leg {}, wenn man dir ohnehin nicht mehr glaubt.", names_of.de),
            format!("Play {} when nobody believes you any more anyway.", names_of.en),
        )
    })
}
