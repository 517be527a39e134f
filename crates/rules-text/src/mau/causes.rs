//! Causes of events in words, to be put after a colon: "Anna draws 2 cards: “Mau” is missing."

use stammtisch_engine::mau::cause::{Cause, Source};
use stammtisch_engine::mau::moves::{CallIndex, ChargeIndex};
use stammtisch_engine::mau::rules::Rules;
use stammtisch_engine::rules::Text;

use super::explain::names::with;
use crate::NamedCause;
use crate::grammar::text;

/// All causes under these rules that have words.
pub(super) fn causes(rules: &Rules) -> Vec<NamedCause> {
    let named = |cause: Cause| Some(NamedCause { id: cause.id(rules), text: words(rules, cause)? });
    rules.causes().into_iter().filter_map(named).collect()
}

/// The words for a cause; none where what happened says it all.
fn words(rules: &Rules, cause: Cause) -> Option<Text> {
    Some(match cause {
        Cause::Draw | Cause::Over => return None,
        Cause::Redraw => text("damit ist man nicht fertig", "that does not end it"),
        Cause::Limit => text("zu viele Karten", "too many cards"),
        Cause::Threat(source) => penalty(rules, source),
        Cause::Closing(_) => text("die Runde ist nicht beendet", "the round was not ended"),
        Cause::Named(rule) => named(rules, rule),
        Cause::Caught(call) | Cause::Forgotten(call) => {
            let Text { de, en } = said(rules, call);
            text(format!("„{de}“ fehlt"), format!("“{en}” is missing"))
        }
        Cause::FalseCall(call) => {
            let Text { de, en } = said(rules, call);
            text(format!("falsches „{de}“"), format!("wrong “{en}”"))
        }
        Cause::FalseCatch(call) => {
            let Text { de, en } = said(rules, call);
            text(format!("„{de}“ fehlt nicht"), format!("“{en}” is not missing"))
        }
        Cause::Charged(charge) => {
            let Text { de, en } = offence(rules, charge);
            text(format!("„{de}“"), format!("“{en}”"))
        }
        Cause::FalseCharge(charge) => {
            let Text { de, en } = offence(rules, charge);
            text(format!("„{de}“ gilt nicht"), format!("“{en}” does not count"))
        }
        Cause::Cheat => text("es war gemogelt", "it was cheating"),
        Cause::FalseAccusation => text("falsche Anschuldigung", "a false accusation"),
        Cause::Followed => text("auf eine falsche Karte gelegt", "playing on a wrong card"),
        Cause::PileEmpty => {
            text("der Stapel ist leer, niemand gewinnt", "the draw pile is empty, nobody wins")
        }
        Cause::Stuck => {
            text("niemand kann mehr legen oder ziehen", "nobody can play or draw any more")
        }
        Cause::Capped => text("sie dauert zu lange", "it has taken too long"),
    })
}

fn penalty(rules: &Rules, source: Source) -> Text {
    match source {
        Source::Cards(which) => {
            let Text { de, en } = with(rules, which);
            text(format!("Strafe nach {de}"), format!("penalty after {en}"))
        }
        Source::Pattern(rule) => named(rules, rule),
    }
}

fn named(rules: &Rules, rule: u8) -> Text {
    let mut all = rules.doc().named();
    all.nth(usize::from(rule)).map(|(_, name)| name.clone()).unwrap_or_default()
}

fn said(rules: &Rules, call: CallIndex) -> Text {
    let mut all = rules.doc().calls.values();
    all.nth(usize::from(call)).map(|call| call.name.clone()).unwrap_or_default()
}

fn offence(rules: &Rules, charge: ChargeIndex) -> Text {
    let mut all = rules.doc().charges.values();
    all.nth(usize::from(charge)).map(|charge| charge.name.clone()).unwrap_or_default()
}
