//! The length of a match in a few words.

use stammtisch_engine::mau::rules::Rules;
use stammtisch_engine::mau::rules::doc::{MatchRule, Text};

use super::grammar::{deals, points, rounds, text, together};

/// "zu viert bis 25 Punkte", "fünf Runden".
pub(super) fn length(rules: &Rules) -> Text {
    let here = together(rules.seats());
    match &rules.doc().matches {
        MatchRule::Single => deals(1),
        MatchRule::Race { target, lead: _ } => {
            let goal = target.get(&rules.seats().to_string()).or_else(|| target.get("any"));
            let goal = points(goal.copied().unwrap_or(1));
            // Where it depends on the number of players, a list names that number.
            if target.len() > 1 {
                return text(
                    format!("{} bis {}", here.de, goal.de),
                    format!("to {} {}", goal.en, here.en),
                );
            }
            text(format!("bis {}", goal.de), format!("to {}", goal.en))
        }
        MatchRule::Deals { count } => deals(u32::from(*count)),
        MatchRule::Rounds { count, last: _ } => {
            let count = u32::from(*count);
            let all = deals(count * u32::from(rules.seats()));
            let count = match count {
                1 => text("ein Durchgang", "one round"),
                _ => rounds(count),
            };
            text(
                format!("{}, {} {}", count.de, here.de, all.de),
                format!("{}, {} {}", count.en, all.en, here.en),
            )
        }
        MatchRule::Dropout => {
            text("bis nur noch eine Person übrig ist", "until one player is left")
        }
        MatchRule::Knockout { at } => {
            let at = points(*at);
            text(
                format!("bis nur noch eine Person weniger als {} hat", at.de),
                format!("until only one player has fewer than {}", at.en),
            )
        }
    }
}
