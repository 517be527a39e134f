//! The greatest possible number of consecutive answers.

use stammtisch_engine::card::Card;
use stammtisch_engine::mau::rules::Rules;
use stammtisch_engine::mau::rules::doc::{AnswerRule, Which};

/// The greatest possible number of consecutive answers with the deck at the table.
pub(super) fn possible(
    rules: &Rules,
    which: Option<Which>,
    answers: &[(Which, &AnswerRule)],
) -> u32 {
    let doc = rules.doc();
    if doc.cards.values().any(|rule| rule.wild || rule.copies) {
        return u32::MAX;
    }
    let living = |card: Card| {
        answers.iter().any(|(with, rule)| with.means(card) && rule.action.adds().is_some())
    };
    let all = rules.deck().cards().filter(|card| living(*card)).count() as u32;
    // The card that threatens answers nothing; that of a pattern may be any card.
    let begins = |card: &Card| which.is_none_or(|which| which.means(*card));
    let mut threatening = rules.deck().cards().filter(begins);
    let first = u32::from(threatening.all(living));
    all.saturating_sub(first)
}
