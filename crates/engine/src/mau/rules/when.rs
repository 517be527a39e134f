//! What differs for some numbers of seats, rounds or deals: patches laid over the document.

use toml::{Table, Value};

use super::doc::{HouseRules, WhenRule};
use crate::rules::{Document, RuleError, merge};

/// Where a deal stands in its match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Moment {
    /// Number of the deal, from 1.
    pub deal: u16,
    /// Number of the round, from 1.
    pub round: u16,
    /// Number of the last deal, where it is known.
    pub last_deal: Option<u16>,
    /// Number of the last round, where it is known.
    pub last_round: Option<u16>,
}

/// Whether a patch holds at a table of `seats` in this deal; without a deal: in all of them.
pub(super) fn holds(rule: &WhenRule, seats: u8, moment: Option<Moment>) -> bool {
    let by_seats = rule.seats.is_none_or(|span| span.has(u16::from(seats), None));
    let by_time = match moment {
        None => rule.rounds.is_none() && rule.deals.is_none(),
        Some(moment) => {
            rule.rounds.is_none_or(|span| span.has(moment.round, moment.last_round))
                && rule.deals.is_none_or(|span| span.has(moment.deal, moment.last_deal))
        }
    };
    by_seats && by_time
}

/// The document with every patch that holds laid over it; it keeps its list of patches.
///
/// # Errors
/// A patch that makes it no document, with the place of that patch.
pub(crate) fn patched(
    doc: &HouseRules,
    seats: u8,
    moment: Option<Moment>,
) -> Result<HouseRules, Vec<RuleError>> {
    if !doc.when.iter().any(|rule| holds(rule, seats, moment)) {
        return Ok(doc.clone());
    }
    let wrong = |field: String, message: String| vec![RuleError::new("bad_when", field, message)];
    let mut table = match Value::try_from(doc) {
        Ok(Value::Table(table)) => table,
        _ => return Err(wrong("when".into(), "these rules cannot be written down".into())),
    };
    for (index, rule) in doc.when.iter().enumerate() {
        if holds(rule, seats, moment) {
            merge(&mut table, &rule.set, HouseRules::DECISIONS);
            let typed: Result<HouseRules, _> = Table::clone(&table).try_into();
            if let Err(error) = typed {
                return Err(wrong(format!("when.{}.set", index + 1), error.message().to_owned()));
            }
        }
    }
    table
        .try_into()
        .map_err(|error: toml::de::Error| wrong("when".into(), error.message().to_owned()))
}
