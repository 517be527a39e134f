//! What a match says for ratings, where it counts for them.

use std::collections::BTreeMap;

use stammtisch_engine::seat::Seat;

use crate::id::PlayerId;
use crate::log::Entry;
use crate::ratings::{RatedMatch, RatedTeam, luck};
use crate::table::Table;

/// A match followed from its first entry to its last: whether the same people sat on all seats, and
/// nobody else did anything for them.
pub(super) struct Company {
    people: Vec<(Seat, PlayerId)>,
    counts: bool,
}

impl Company {
    /// Those who sit at the table as it was before the match: that it counts was agreed by then.
    pub(super) fn before(table: &Table) -> Self {
        let counts = table.state.settings.rated && table.state.daily().is_none();
        let mut company = Self { people: sitting(table).collect(), counts };
        company.counts &= company.people.len() == table.state.seats.iter().count();
        company
    }

    /// After an entry of the match.
    pub(super) fn look(&mut self, table: &Table, entry: &Entry) {
        let by_bot = matches!(entry, Entry::Moved { by_bot: true, .. });
        self.counts &= !by_bot && sitting(table).eq(self.people.iter().copied());
    }

    /// The match when it is over, with the place that each came to; none if it does not count.
    pub(super) fn played(
        self,
        table: &Table,
        rules: &str,
        place: impl Fn(Seat) -> u8,
    ) -> Option<RatedMatch> {
        let in_force = &table.state.rules;
        let numbers = in_force.book.rules().teams();
        let mut teams: BTreeMap<u8, RatedTeam> = BTreeMap::new();
        for (seat, player) in self.people {
            let team = numbers.get(seat.index()).copied().unwrap_or(seat.0);
            let team =
                teams.entry(team).or_insert(RatedTeam { place: u8::MAX, people: Vec::new() });
            team.place = team.place.min(place(seat));
            team.people.push(player);
        }
        let teams: Vec<RatedTeam> = teams.into_values().collect();
        let decided = teams.iter().any(|team| team.place == 1) && teams.len() > 1;
        let beta = luck::of(&in_force.info.game, &in_force.by.chosen);
        (self.counts && decided).then(|| RatedMatch { rules: rules.to_owned(), beta, teams })
    }
}

/// People who play themselves.
fn sitting(table: &Table) -> impl Iterator<Item = (Seat, PlayerId)> {
    let persons = table.state.seats.persons();
    persons.filter(|(_, one)| one.stand_in.is_none()).map(|(seat, one)| (seat, one.player))
}
