//! The names of calls and charges in scripts.

use super::Table;
use crate::error::ScriptError;
use crate::words::Words;
use stammtisch_engine::mau::moves::{CallIndex, ChargeIndex};

/// Reads the next word as a call.
pub(super) fn read(words: &mut Words<'_>, table: Table<'_>) -> Result<CallIndex, ScriptError> {
    let calls = || table.rules.call_ids();
    let known = || match calls().collect::<Vec<_>>().as_slice() {
        [] => "these rules know no calls".to_owned(),
        calls => format!("these rules know {}", calls.join(", ")),
    };
    let Some(name) = words.take() else {
        return Err(words.wrong(format!("name the call; {}", known())));
    };
    let place = calls().position(|call| call.eq_ignore_ascii_case(name));
    let place = place.ok_or_else(|| words.wrong(format!("no call `{name}`; {}", known())))?;
    Ok(place as CallIndex)
}

/// The call, if the rules have only one, so that it need not be named.
pub(super) fn only(table: Table<'_>) -> Option<CallIndex> {
    (table.rules.call_ids().count() == 1).then_some(0)
}

/// The name of a call.
pub(super) fn name(table: Table<'_>, call: CallIndex) -> &str {
    table.rules.call_ids().nth(usize::from(call)).unwrap_or("?")
}

/// Reads the next word as a charge.
pub(super) fn read_charge(
    words: &mut Words<'_>,
    table: Table<'_>,
) -> Result<ChargeIndex, ScriptError> {
    let known = || match table.rules.charge_ids().collect::<Vec<_>>().as_slice() {
        [] => "these rules know no charges".to_owned(),
        charges => format!("these rules know {}", charges.join(", ")),
    };
    let Some(name) = words.take() else {
        return Err(words.wrong(format!("name the charge; {}", known())));
    };
    let place = table.rules.charge_ids().position(|charge| charge.eq_ignore_ascii_case(name));
    let place = place.ok_or_else(|| words.wrong(format!("no charge `{name}`; {}", known())))?;
    Ok(place as ChargeIndex)
}

/// The name of a charge.
pub(super) fn charge(table: Table<'_>, charge: ChargeIndex) -> &str {
    table.rules.charge_ids().nth(usize::from(charge)).unwrap_or("?")
}

/// The short name of a named rule.
pub(super) fn named<'a>(table: Table<'a>, rule: u8) -> &'a str {
    let doc = table.rules.doc();
    doc.rule_ids().chain(doc.states.keys()).nth(rule.into()).map_or("?", String::as_str)
}
