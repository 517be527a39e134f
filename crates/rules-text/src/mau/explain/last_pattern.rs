//! Patterns in words with which nobody is out, although no card is left.

use stammtisch_engine::mau::rules::Rules;
use stammtisch_engine::mau::rules::doc::{LastThreat, PatternRule, Span, Text, Victim};

use super::grammar::{one_of, text};

/// Patterns that make the player who completes them with the last card draw: with them nobody is out.
pub(super) fn pattern(rules: &Rules, last_threat: LastThreat) -> Option<Text> {
    let ends = |left: Option<Span>| left.is_none_or(|span| span.has(0, None));
    let draws = |rule: &&PatternRule| {
        let threat = rule.does.threat.as_ref();
        ends(rule.left)
            && threat.is_some_and(|threat| threat.victim == Victim::Oneself && threat.draw > 0)
    };
    let names: Vec<_> = rules
        .doc()
        .patterns
        .values()
        .filter(draws)
        .map(|rule| text(format!("„{}“", rule.name.de), format!("“{}”", rule.name.en)))
        .collect();
    if names.is_empty() || last_threat == LastThreat::Ignored {
        return None;
    }
    let names = one_of(&names);
    Some(text(
        format!(
            "Vollendest du mit deiner letzten Karte {}, bist du noch nicht fertig: Du ziehst, was dort steht, und \
             spielst weiter.",
            names.de
        ),
        format!(
            "If your last card completes {}, you are not out yet: you draw what is said there and play on.",
            names.en
        ),
    ))
}
