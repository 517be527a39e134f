//! Effects of announcements in words: the 21, and those agreed on at the table.

use crate::grammar::{line, one_of, text};
use stammtisch_engine::maxonaut::claim::Claim;
use stammtisch_engine::maxonaut::rules::Rules;
use stammtisch_engine::maxonaut::rules::doc::NextRound;
use stammtisch_engine::rules::Text;

use super::names::{points, the_traps};

/// The effect of an announced 21 (MAX-36, MAX-O4).
pub(super) fn maxonaut(rules: &Rules, accept: u8, doubt: u8, next_round: NextRound) -> Vec<Text> {
    let higher = text("Höher als 21 geht es nicht.", "Nothing is higher than 21.");
    let stake = stake(rules, doubt);
    if accept == 0 {
        return vec![line(&[
            higher,
            text(
                "Wer über diese Ansage urteilt, muss zweifeln.",
                "Whoever judges this announcement must doubt it.",
            ),
            stake,
        ])];
    }
    let cost = points(accept);
    let next = match next_round {
        NextRound::Penalised | NextRound::Judge => {
            text("und du beginnst die nächste", "and you begin the next one")
        }
        NextRound::Announcer => text(
            "und wer angesagt hat, beginnt die nächste",
            "and the announcer begins the next one",
        ),
    };
    vec![
        line(&[
            higher,
            text(
                format!(
                    "Bei dieser Ansage hast du die Wahl: Nimm sie hin, ohne nachzusehen, das kostet \
                     dich {}. Oder zweifle.",
                    cost.de
                ),
                format!(
                    "With this announcement you have a choice: accept it without looking, which costs \
                     you {}. Or doubt it.",
                    cost.en
                ),
            ),
            stake,
        ]),
        text(
            format!(
                "Nimmst du sie hin, bleiben die Karten verdeckt liegen; die Runde ist vorbei, {}.",
                next.de
            ),
            format!("If you accept it, the cards stay face down; the round is over, {}.", next.en),
        ),
    ]
}

/// The stake of a doubt of the 21, if it is more than the usual point.
fn stake(rules: &Rules, doubt: u8) -> Text {
    if doubt == 1 {
        return text("", "");
    }
    let cost = points(doubt);
    let too = the_traps(rules).map_or_else(
        || text("", ""),
        |(names, many)| {
            let (de, en) = if many { ("zählen", "count") } else { ("zählt", "counts") };
            text(
                format!("{} {de} dann genauso viel.", names.de),
                format!("{} then {en} as much.", names.en),
            )
        },
    );
    line(&[
        text(
            format!("Wer dann falsch liegt, bekommt {}.", cost.de),
            format!("Whoever is wrong then gets {}.", cost.en),
        ),
        too,
    ])
}

/// Announcements that turn the direction (MAX-O1).
pub(super) fn reverses(rules: &Rules, claims: &[Claim]) -> Option<Text> {
    let mut claims = claims.to_vec();
    claims.sort_unstable();
    let names: Vec<_> =
        claims.iter().map(|claim| text(claim.to_string(), claim.to_string())).collect();
    let any = one_of(&names);
    let again = match claims.as_slice() {
        [] => return None,
        [_] => any.clone(),
        _ => text("einen dieser Werte", "one of these values"),
    };
    Some(line(&[
        text(
            format!(
                "Sagt jemand {} an, wechselt die Spielrichtung; was wirklich liegt, spielt keine \
                 Rolle. So bleibt sie, auch in der nächsten Runde, bis wieder jemand {} ansagt.",
                any.de, again.de
            ),
            format!(
                "When somebody announces {}, the direction of play changes; what the cards really \
                 are does not matter. It stays that way, in the next round too, until somebody \
                 announces {} again.",
                any.en, again.en
            ),
        ),
        with_two(rules),
    ]))
}

/// Digits in an announcement after which the next player is skipped (MAX-O3).
pub(super) fn skips(rules: &Rules, digits: &[u8]) -> Option<Text> {
    let mut digits = digits.to_vec();
    digits.sort_unstable();
    let names: Vec<_> = digits
        .iter()
        .map(|digit| {
            let article = if *digit == 8 { "an" } else { "a" };
            text(format!("eine {digit}"), format!("{article} {digit}"))
        })
        .collect();
    let any = one_of(&names);
    if digits.is_empty() {
        return None;
    }
    let maxonaut = if digits.iter().any(|digit| *digit <= 2) {
        text("Das gilt auch für die 21.", "That includes the 21.")
    } else {
        text("", "")
    };
    let turns = Claim::all().any(|claim| rules.reverses(claim) && rules.skips(claim));
    let turned = if turns {
        text(
            "Wechselt zugleich die Richtung, wird in der neuen übersprungen.",
            "If the direction changes as well, the player skipped is the next one in the new \
             direction.",
        )
    } else {
        text("", "")
    };
    Some(line(&[
        text(
            format!(
                "Kommt in einer Ansage {} vor, wird die nächste Person übersprungen, und die danach \
                 urteilt.",
                any.de
            ),
            format!(
                "When there is {} in an announcement, the next player is skipped, and the one \
                 after that judges.",
                any.en
            ),
        ),
        maxonaut,
        turned,
        with_two(rules),
    ]))
}

fn with_two(rules: &Rules) -> Text {
    if rules.seats() == 2 {
        text("Zu zweit ändert das nichts.", "With two players it makes no difference.")
    } else {
        text("", "")
    }
}

/// The cost of a slip of the tongue (MAX-O2).
pub(super) fn wrong_form(costs: u8) -> Option<Text> {
    let cost = points(costs);
    (costs > 0).then(|| {
        text(
            format!(
                "Gesagt wird die höhere Ziffer zuerst. Rutscht dir etwa 37 statt 73 oder 12 statt 21 \
                 heraus, gilt die Ansage wie richtig herum gesagt, kostet dich aber sofort {}.",
                cost.de
            ),
            format!(
                "The higher digit is said first. If you let slip, say, 37 instead of 73 or 12 instead \
                 of 21, it counts as if said the right way round, but costs you {} at once.",
                cost.en
            ),
        )
    })
}
