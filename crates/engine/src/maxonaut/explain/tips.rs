//! A few tips, as far as these rules leave room for them (MAX-37).

use crate::grammar::{one_of, text};
use crate::maxonaut::card::Card;
use crate::maxonaut::claim::Claim;
use crate::maxonaut::rules::Rules;
use crate::rules::Text;

use super::names::{held, traps};

pub(super) fn tips(rules: &Rules, fewer: bool, unseen: bool) -> Vec<Text> {
    let mut lines = vec![understate(fewer)];
    if fewer {
        lines.push(text(
            "Hat die Person vor dir wohl untertrieben? Leg gar nichts und sag einfach mehr an.",
            "Has the player before you probably understated? Lay nothing and simply announce more.",
        ));
        lines.extend(single_matchmaker(rules));
        lines.push(text(
            "Eine einzelne 1 macht aus einem Paar Zweien, das du glaubst, den Maxonauten.",
            "A single 1 turns a pair of twos that you believe into the Maxonaut.",
        ));
    }
    if unseen {
        lines.push(text(
            "Lass den Nachziehstapel für dich bluffen: Was du selbst nicht kennst, sieht dir niemand \
             an, und deine guten Karten behältst du.",
            "Let the draw pile bluff for you: nobody can read in your face what you do not know \
             yourself, and you keep your good cards.",
        ));
    }
    lines.extend(set_a_trap(rules));
    if rules.seats() > 2 && Claim::all().any(|claim| rules.reverses(claim)) {
        lines.push(text(
            "Ein Richtungswechsel zur rechten Zeit trifft die Person, die schon viele Strafpunkte hat.",
            "Turning the direction at the right time hits the player who has many penalty points.",
        ));
    }
    lines.push(text(
        "Merk dir, was aufgedeckt wurde: Bis zum nächsten Mischen liegt es unten im Ablagestapel.",
        "Remember what was turned up: until the next shuffle it lies at the bottom of the discard pile.",
    ));
    lines
}

fn understate(fewer: bool) -> Text {
    if fewer {
        return text(
            "Untertreiben lohnt sich: Liegt ein Paar Zweien und du sagst nur 98, kommt kaum jemand \
             darauf, mit einer einzelnen 1 den Maxonauten daraus zu machen.",
            "Understating pays: if a pair of twos lies there and you say only 98, hardly anybody will \
             think of making the Maxonaut of it with a single 1.",
        );
    }
    text(
        "Untertreiben lohnt sich: Wer eine bescheidene Ansage anzweifelt, liegt oft falsch.",
        "Understating pays: whoever doubts a modest announcement is often wrong.",
    )
}

fn single_matchmaker(rules: &Rules) -> Option<Text> {
    let matchmaker = *held(rules, &[Card::MATCH_EVEN, Card::MATCH_ODD]).first()?;
    Some(if matchmaker == Card::MATCH_EVEN {
        text(
            "Glaubst du eine 86, genügt ein Matchmaker gerade allein: Sag 66 an, und es stimmt, ob nun \
             die 8 oder die 6 oben lag.",
            "If you believe an 86, an even matchmaker alone is enough: announce 66, and it is true \
             whether the 8 or the 6 lay on top.",
        )
    } else {
        text(
            "Glaubst du eine 75, genügt ein Matchmaker ungerade allein: Sag 55 an, und es stimmt, ob \
             nun die 7 oder die 5 oben lag.",
            "If you believe a 75, an odd matchmaker alone is enough: announce 55, and it is true \
             whether the 7 or the 5 lay on top.",
        )
    })
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
            format!("Lay {} when nobody believes you any more anyway.", names_of.en),
        )
    })
}
