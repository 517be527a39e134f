//! The matches played at a table, as everybody sees them.

use super::events::who_name;
use super::shuffle;
use crate::publish::history::Who;
use crate::state::results::MatchRecord;
use crate::table::Table;
use crate::wire::{Films, MatchResult};

/// All matches, oldest first.
pub(super) fn results(table: &Table) -> Vec<MatchResult> {
    let name = |who: &Option<Who>| who.as_ref().map(|who| who_name(table, who)).unwrap_or_default();
    // A lesson is for its learner alone, and cannot be watched.
    let id = table.live.id.filter(|_| !table.is_lesson());
    let result = |(no, played): (u16, &MatchRecord)| MatchResult {
        no,
        game: played.game.clone(),
        rules: played.rules.clone(),
        names: played.who.iter().map(name).collect(),
        points: played.points.clone(),
        winners: played.winners.clone(),
        rows: played.rows,
        ended_early: played.ended_early,
        replay: id.filter(|_| played.films == Films::Kept).map(|id| format!("{id}-{no}")),
        shuffle: played
            .evidence
            .as_ref()
            .and_then(|evidence| shuffle::shown(evidence, played.films)),
    };
    (1..).zip(&table.state.results.matches).map(result).collect()
}
