//! Random rules about penalty cards beside the hand.

use stammtisch_engine::chance::Chance;
use stammtisch_engine::mau::rules::HouseRules;
use stammtisch_engine::mau::rules::doc::{BesideRule, Joins, PenaltyFor};

use super::Lots;

/// Adds these to any rules.
pub(super) fn put_in(any: &mut Chance, doc: &mut HouseRules) {
    let all = [
        PenaltyFor::Threats,
        PenaltyFor::Calls,
        PenaltyFor::Charges,
        PenaltyFor::Cheating,
        PenaltyFor::Rules,
    ];
    let some: Vec<PenaltyFor> = all.into_iter().filter(|_| any.one_in(2)).collect();
    let of = if some.is_empty() || any.one_in(2) { all.to_vec() } else { some };
    let joins = any.one_of(&[Joins::Turn, Joins::AfterTurn, Joins::Empty, Joins::End]);
    let counts = joins == Joins::End || any.one_in(2);
    doc.beside = Some(BesideRule { of, joins, counts });
}
