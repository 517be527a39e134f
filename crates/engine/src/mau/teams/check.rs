//! Static checks of `teams`, and whether a number of players divides into teams.

use super::compiled::teams;
use crate::limits::MAX_SEATS;
use crate::mau::rules::checking::Scope;
use crate::mau::rules::doc::{EffectRule, HouseRules, LastRound, MatchRule, TeamsOf, TeamsRule};
use crate::rules::{Findings, RuleError};

pub(in crate::mau) fn check(doc: &HouseRules, scope: &Scope<'_>, found: &mut Findings) {
    let Some(rule) = &doc.teams else { return };
    let (TeamsOf::Size(number) | TeamsOf::Count(number)) = rule.of;
    if !(2..=MAX_SEATS as u8 / 2).contains(&number) {
        let most = MAX_SEATS / 2;
        let message = (
            format!("schreib {{ size = 2 }} oder {{ count = 2 }}, mit 2 bis {most}"),
            format!("write {{ size = 2 }} or {{ count = 2 }}, with 2 to {most}"),
        );
        found.add("bad_teams", "teams.of", message);
    } else if !scope.by_deal && !scope.seats.is_empty() {
        let none = scope.seats.iter().all(|seats| teams(rule.of, *seats).is_none());
        let named = [doc.seats.min, doc.seats.recommended, doc.seats.max];
        let lacks = |seats: &u8| scope.seats.contains(seats) && teams(rule.of, *seats).is_none();
        if let Some(seats) = named.into_iter().find(lacks).or(none.then_some(scope.seats[0])) {
            found.0.push(uneven(seats, "teams.of"));
        }
    }
    let sharp = matches!(doc.matches, MatchRule::Rounds { last: LastRound::Sharp, .. });
    if sharp && !scope.by_deal {
        let message = (
            "im scharfen Durchgang spielt allein, wer gibt: Teams passen nicht dazu",
            "in a sharp round the dealer plays alone: teams do not go with it",
        );
        found.add("contradiction", "teams", message);
    }
}

/// Checks that this number can play: not every table between the smallest and the largest divides evenly.
///
/// # Errors
/// They do not make equal teams.
pub(in crate::mau) fn admit(doc: &HouseRules, seats: u8) -> Result<(), Vec<RuleError>> {
    match &doc.teams {
        Some(rule) if teams(rule.of, seats).is_none() => Err(vec![uneven(seats, "teams.of")]),
        _ => Ok(()),
    }
}

fn uneven(seats: u8, field: &str) -> RuleError {
    let message = (
        format!(
            "{seats} Leute lassen sich so nicht in gleich große Teams aufteilen: ändere `teams.of`, \
             oder `seats.min`, `seats.recommended` und `seats.max`"
        ),
        format!(
            "{seats} players do not divide into equal teams like this: change `teams.of`, or \
             `seats.min`, `seats.recommended` and `seats.max`"
        ),
    );
    RuleError::new("bad_teams", field, message)
}

/// Warns of sparing partners where nothing hits anybody.
pub(in crate::mau) fn warn(doc: &HouseRules, found: &mut Findings) {
    let Some(TeamsRule { of: _, seating: _, out: _, spared }) = &doc.teams else { return };
    let hits = doc.threats().next().is_some()
        || !doc.patterns.is_empty()
        || doc.triggers.values().any(|rule| rule.does != EffectRule::default());
    if *spared && !hits {
        let message = (
            "nichts trifft hier jemanden, also gibt es nichts zu verschonen",
            "nothing hits anybody here, so there is nothing to spare partners from",
        );
        found.add("no_effect", "teams.spared", message);
    }
}
