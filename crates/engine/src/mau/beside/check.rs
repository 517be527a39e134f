//! Static checks of penalty cards beside the hand (`beside`).

use super::rule::{BesideRule, Joins, PenaltyFor};
use crate::mau::rules::doc::{Blocked, CallRule, HouseRules, ThreatRule};
use crate::rules::Findings;

pub(in crate::mau) fn check(doc: &HouseRules, found: &mut Findings) {
    let Some(BesideRule { of, joins, counts }) = &doc.beside else { return };
    let twice = (1..of.len()).any(|at| of[..at].contains(&of[at]));
    if of.is_empty() || twice {
        let message = (
            "nenn jede Strafe einmal, etwa [\"calls\", \"cheating\"]; lass `of` weg, wenn alle gemeint sind",
            "name each penalty once, as in [\"calls\", \"cheating\"]; leave `of` out for all of them",
        );
        found.add("bad_beside", "beside.of", message);
    }
    if *joins == Joins::End && !counts {
        let message = (
            "was nie aufgenommen wird und auch nicht zählt, ist keine Strafe: lass `counts` weg oder nimm ein \
             anderes `joins`",
            "what is never taken up and does not count either is no penalty: leave `counts` out or choose \
             another `joins`",
        );
        found.add("contradiction", "beside.counts", message);
    }
}

/// Warns of penalties that nobody ever draws, and of counting where cards count nothing.
pub(in crate::mau) fn warn(doc: &HouseRules, found: &mut Findings) {
    let Some(BesideRule { of, joins, counts }) = &doc.beside else { return };
    if of.iter().all(|kind| !draws(doc, *kind)) {
        let message = (
            "nach diesen Regeln zieht niemand solche Strafkarten",
            "by these rules nobody draws such penalty cards",
        );
        found.add("no_effect", "beside", message);
    } else if *of != PenaltyFor::ALL {
        for kind in of.iter().filter(|kind| !draws(doc, **kind)) {
            let name = word(*kind);
            let message = (
                format!("für \"{name}\" zieht nach diesen Regeln niemand Strafkarten"),
                format!("by these rules nobody draws penalty cards for \"{name}\""),
            );
            found.add("no_effect", "beside.of", message);
        }
    }
    let counted = doc.points.each != 0
        || doc.points.cards.values().any(|points| *points != 0)
        || doc.end.blocked == Blocked::FewestCards;
    if !counted && (!counts || *joins == Joins::End) {
        let field = if *counts { "beside.joins" } else { "beside.counts" };
        let message = (
            "nach diesen Regeln zählen Karten am Ende nichts",
            "by these rules cards count nothing at the end",
        );
        found.add("no_effect", field, message);
    }
}

/// Whether anybody ever draws for this kind of penalty cards that can lie beside the hand.
fn draws(doc: &HouseRules, kind: PenaltyFor) -> bool {
    match kind {
        PenaltyFor::Threats => doc.threats().any(threat_draws),
        PenaltyFor::Calls => {
            let costs =
                |call: &CallRule| call.penalty.max(call.false_penalty).max(call.false_catch);
            doc.calls.values().any(|call| costs(call) > 0)
        }
        PenaltyFor::Charges => {
            doc.charges.values().any(|charge| charge.penalty.max(charge.false_penalty) > 0)
        }
        PenaltyFor::Cheating => {
            doc.cheat.as_ref().is_some_and(|cheat| cheat.penalty.max(cheat.false_penalty) > 0)
        }
        // Drawing until a certain card comes means looking at the cards.
        PenaltyFor::Rules => doc.effects().any(|does| does.draw > 0 && does.until.is_empty()),
    }
}

fn threat_draws(threat: &ThreatRule) -> bool {
    let closes = threat.closing.as_ref().is_some_and(|closing| closing.draw > 0);
    closes || (threat.draw > 0 && threat.until.is_empty())
}

const fn word(kind: PenaltyFor) -> &'static str {
    match kind {
        PenaltyFor::Threats => "threats",
        PenaltyFor::Calls => "calls",
        PenaltyFor::Charges => "charges",
        PenaltyFor::Cheating => "cheating",
        PenaltyFor::Rules => "rules",
    }
}
