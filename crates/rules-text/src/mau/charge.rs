//! Charges in words, by their names.

use stammtisch_engine::mau::Rules;
use stammtisch_engine::rules::{Document, Lang};

/// The name of a charge.
pub(super) fn charged(rules: &Rules, charge: u8, lang: Lang) -> String {
    let charges = rules.doc().charges();
    charges.get(usize::from(charge)).map(|name| lang.pick(name).to_owned()).unwrap_or_default()
}
