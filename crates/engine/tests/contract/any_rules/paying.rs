//! Random rules by which points are paid from one score to another.

use stammtisch_engine::chance::Chance;
use stammtisch_engine::mau::rules::HouseRules;
use stammtisch_engine::mau::rules::doc::{Hits, KittyRule, KittyTo, PointsTo};

use super::Lots;

/// Adds these to rules that have none.
pub(super) fn put_in(any: &mut Chance, doc: &mut HouseRules) {
    if doc.points.to == PointsTo::Winner {
        doc.points.paid = any.one_in(2);
        doc.points.difference = any.one_in(2);
    }
    if any.one_in(2) {
        let to = if doc.points.paid { KittyTo::Players } else { KittyTo::Winner };
        doc.kitty = Some(KittyRule { cents: 5, per: u32::from(any.number(1, 3)), to });
    }
    let of_patterns = doc.patterns.values_mut().map(|rule| &mut rule.does);
    let of_triggers = doc.triggers.values_mut().map(|rule| &mut rule.does);
    for does in of_patterns.chain(of_triggers) {
        if does.hits != Hits::Oneself && any.one_in(2) {
            does.pays = i32::from(any.number(0, 6)) - 3;
        }
    }
}
