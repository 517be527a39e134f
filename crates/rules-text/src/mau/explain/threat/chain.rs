//! Threats in words: how they grow with each answer, and the limits on that.

use super::chain_length::possible;
use stammtisch_engine::mau::rules::Rules;
use stammtisch_engine::mau::rules::doc::{AnswerRule, Text, ThreatRule, Which};

use super::super::grammar::{capital, cards, number, text};
use super::super::names::{several, subject, with};
use super::further;

/// The number of cards to draw after an answer by `rule`.
fn after(threat: &ThreatRule, drawn: u32, rule: &AnswerRule) -> u32 {
    let more = u32::from(rule.action.adds().unwrap_or(0));
    let drawn = drawn.saturating_mul(u32::from(rule.times)).saturating_add(more);
    if threat.at_most == 0 { drawn } else { drawn.min(u32::from(threat.at_most)) }
}

/// How the cards to draw add up while the threat is passed on.
pub(super) fn growth(
    rules: &Rules,
    which: Option<Which>,
    threat: &ThreatRule,
    answers: &[(Which, &AnswerRule)],
    rule: &AnswerRule,
) -> Text {
    let living = answers.iter().filter(|(_, other)| other.action.adds().is_some());
    let alike = living
        .clone()
        .all(|(_, other)| (other.action.adds(), other.times) == (rule.action.adds(), rule.times));
    let mut drawn = u32::from(threat.draw);
    let sums = [(); 3].map(|()| {
        drawn = after(threat, drawn, rule);
        drawn
    });
    let grows = sums[0] > u32::from(threat.draw) && sums[1] > sums[0] && sums[2] > sums[1];
    let gives_way = further::gives_way(rules, threat, answers);
    if threat.longest > 0 || !alike || !grows || gives_way {
        return text("", "");
    }
    let [first, second, third] = sums.map(number);
    match possible(rules, which, answers) {
        0 | 1 => return text("", ""),
        2 => {
            return text(
                format!("So werden es {} und höchstens {} Karten.", first.de, second.de),
                format!("That makes {} and at most {} cards.", first.en, second.en),
            );
        }
        3 => {
            return text(
                format!(
                    "So werden es {}, {} und höchstens {} Karten.",
                    first.de, second.de, third.de
                ),
                format!("That makes {}, {} and at most {} cards.", first.en, second.en, third.en),
            );
        }
        _ => {}
    }
    text(
        format!("So werden es {}, {}, {} Karten und so weiter.", first.de, second.de, third.de),
        format!("That makes {}, {}, {} cards and so on.", first.en, second.en, third.en),
    )
}

/// The most cards that a chain of the greatest allowed length can reach.
fn most(threat: &ThreatRule, answers: &[(Which, &AnswerRule)]) -> u32 {
    let living: Vec<_> = answers.iter().filter(|(_, rule)| rule.action.adds().is_some()).collect();
    (1..threat.longest).fold(u32::from(threat.draw), |drawn, _| {
        living.iter().map(|(_, rule)| after(threat, drawn, rule)).fold(drawn, u32::max)
    })
}

/// The greatest length of a chain of answers, and how many cards of a rank may lie on one another.
pub(super) fn bound(
    rules: &Rules,
    which: Which,
    threat: &ThreatRule,
    answers: &[(Which, &AnswerRule)],
) -> Vec<Text> {
    let longest = u32::from(threat.longest);
    let living: Vec<_> = answers
        .iter()
        .filter(|(_, rule)| rule.action.adds().is_some())
        .map(|(with, _)| *with)
        .collect();
    let (sum_de, sum_en) = match most(threat, answers) {
        _ if further::gives_way(rules, threat, answers) => (String::new(), String::new()),
        0 => (String::new(), String::new()),
        sum => {
            let sum = cards(sum);
            (
                format!("; gezogen werden also nie mehr als {}", sum.de),
                format!("; so nobody ever draws more than {}", sum.en),
            )
        }
    };
    let count = number(longest);
    let run = |sum_de: &str, sum_en: &str| {
        let (one, on, many) =
            (capital(&subject(rules, which)), with(rules, which), several(rules, which));
        if longest == 1 {
            return text(
                format!("{} darf nie auf {} liegen.", one.de, on.de),
                format!("{} may never lie on {}.", one.en, on.en),
            );
        }
        text(
            format!(
                "Höchstens {} {} dürfen aufeinander liegen, ganz gleich, wer sie legt{sum_de}.",
                count.de, many.de
            ),
            format!(
                "At most {} {} may lie on one another, whoever plays them{sum_en}.",
                count.en, many.en
            ),
        )
    };
    let chain = || {
        text(
            format!(
                "Höchstens {} solche Karten dürfen so aufeinander folgen, die erste mitgezählt{sum_de}.",
                count.de
            ),
            format!(
                "At most {} such cards may follow on one another like this, the first included{sum_en}.",
                count.en
            ),
        )
    };
    let own_only = living.iter().all(|with| *with == which);
    match which {
        _ if longest == 0 => Vec::new(),
        // Single cards and groups have no limit of their own on cards lying on one another.
        Which::Card(_) | Which::Coloured(..) | Which::Group(_) if living.is_empty() => Vec::new(),
        Which::Card(_) | Which::Coloured(..) | Which::Group(_) => vec![chain()],
        Which::Rank(_) if living.is_empty() => vec![run("", "")],
        Which::Rank(_) if own_only => vec![run(&sum_de, &sum_en)],
        Which::Rank(_) => vec![chain(), run("", "")],
    }
}
