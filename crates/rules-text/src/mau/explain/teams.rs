//! Partners in words, and how they change other sentences.

use stammtisch_engine::mau::rules::Rules;
use stammtisch_engine::mau::rules::doc::{PlayUntil, PointsTo, Seating, TeamOut, TeamsRule, Text};

use super::grammar::{number, text};

/// Whether partners play together at this table.
fn there(rules: &Rules) -> bool {
    !rules.teams().is_empty()
}

pub(super) fn teams(rules: &Rules, rule: &TeamsRule) -> Vec<Text> {
    let TeamsRule { of: _, seating, out, spared } = rule;
    let of = rules.teams();
    let Some(count) = of.iter().max().map(|last| last + 1) else { return Vec::new() };
    let size = of.len() / usize::from(count);
    let seats = match (seating, size) {
        (Seating::Across, 2) => {
            text("Partner sitzen sich gegenüber", "Partners sit opposite each other")
        }
        (Seating::Across, _) => {
            text("Die Teams sitzen abwechselnd", "The teams sit in turn around the table")
        }
        (Seating::Beside, _) => text("Partner sitzen nebeneinander", "Partners sit side by side"),
    };
    let (count, size) = (number(u32::from(count)), number(size as u32));
    let who = text(
        format!(
            "Ihr spielt in {} Teams zu je {} Leuten. {}; in die Karten schaut ihr euch \
             nicht.",
            count.de, size.de, seats.de
        ),
        format!(
            "You play in {} teams of {}. {}, and do not look into one another's hands.",
            count.en, size.en, seats.en
        ),
    );
    let out = match out {
        TeamOut::One => text(
            "Ein Team ist fertig, sobald eine Person daraus alle Karten los ist.",
            "A team is out as soon as one of its players is rid of all cards.",
        ),
        TeamOut::All => text(
            "Ein Team ist erst fertig, wenn alle darin ihre Karten los sind; wer schon fertig ist, \
             wartet.",
            "A team is out only when all its players are rid of their cards; whoever is rid of them \
             sooner waits.",
        ),
    };
    let hit = if *spared {
        text(
            "Was die nächste, die vorige oder eine ausgesuchte Person oder alle anderen trifft, \
             überspringt das eigene Team.",
            "What hits the next or the previous player, one of your choice or all others passes your \
             own team over.",
        )
    } else {
        text(
            "Was andere trifft, kann auch das eigene Team treffen.",
            "What hits others can hit your own team as well.",
        )
    };
    vec![who, out, hit]
}

/// The aim of a deal, for partners.
pub(super) fn goal(rules: &Rules, play: PlayUntil) -> Option<Text> {
    let said = match play {
        PlayUntil::FirstOut | PlayUntil::LastLap => text(
            "Werdet zusammen eure Karten los: Das Team, das zuerst fertig ist, gewinnt die Runde.",
            "Get rid of your cards together: the first team that is out wins the deal.",
        ),
        PlayUntil::OneLeft => text(
            "Werdet zusammen eure Karten los und bleibt nicht als letztes Team darauf sitzen.",
            "Get rid of your cards together, and do not be the last team to hold any.",
        ),
    };
    there(rules).then_some(said)
}

/// When a deal ends, for partners.
pub(super) fn end(rules: &Rules, play: PlayUntil) -> Option<Text> {
    let said = match play {
        PlayUntil::FirstOut => text(
            "Sobald ein Team fertig ist, ist die Runde zu Ende.",
            "As soon as a team is out, the deal is over.",
        ),
        PlayUntil::LastLap => text(
            "Ist ein Team fertig, haben alle anderen noch je einen Zug. Dann ist die Runde zu Ende.",
            "When a team is out, all others have one more turn each. Then the deal is over.",
        ),
        PlayUntil::OneLeft => text(
            "Gespielt wird, bis nur noch ein Team nicht fertig ist: Das hat die Runde verloren.",
            "Play goes on until only one team is not out: that one has lost the deal.",
        ),
    };
    there(rules).then_some(said)
}

/// Who notes which points, for partners.
pub(super) fn notes(rules: &Rules, to: PointsTo) -> Option<Text> {
    let said = match to {
        PointsTo::Winner => text(
            "Das Team, das die Runde gewinnt, bekommt gutgeschrieben, was alle anderen Teams noch auf \
             der Hand haben: je mehr, desto besser. Alle im Team stehen mit derselben Zahl auf dem \
             Zettel.",
            "The team that wins the deal scores what all other teams still hold: the more, the better. \
             Partners stand on the sheet with the same number.",
        ),
        PointsTo::Holder => text(
            "Am Ende der Runde zählt jedes Team zusammen, was es noch auf der Hand hat. Das sind \
             Strafpunkte: je weniger, desto besser. Alle im Team stehen mit derselben Zahl auf dem \
             Zettel.",
            "At the end of the deal each team adds up what it still holds. These are penalty points: \
             the fewer, the better. Partners stand on the sheet with the same number.",
        ),
    };
    there(rules).then_some(said)
}
