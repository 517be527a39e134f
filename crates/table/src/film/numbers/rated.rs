//! Which matches count for ratings, and their results.

use crate::id::PlayerId;
use crate::log::Entry;
use crate::ratings::RatedMatch;
use crate::table::Table;
use stammtisch_engine::seat::Seat;
use std::collections::BTreeMap;

use crate::ratings::{RatedTeam, luck};

/// Follows a match from its first entry to its last: whether people sat on all seats when it began,
/// and who left it, be it to a bot, to somebody else, or by ending it.
pub(super) struct Company {
    people: Vec<Own>,
    counts: bool,
}

/// A seat, and how its person played it.
struct Own {
    seat: Seat,
    player: PlayerId,
    moves: u32,
    by_bot: u32,
    gave_up: bool,
}

impl Own {
    const fn new(seat: Seat, player: PlayerId) -> Self {
        Self { seat, player, moves: 0, by_bot: 0, gave_up: false }
    }

    /// Whether the person did not play the match (which is over at this table) to its end.
    fn left(&self, table: &Table) -> bool {
        self.gave_up || !plays(table, self.seat) || self.by_bot > self.moves
    }
}

impl Company {
    /// The people at the table before the match. Whether it is rated is settled by then.
    pub(super) fn before(table: &Table) -> Self {
        let agreed = table.state.settings.rated && table.state.daily().is_none();
        let persons = table.state.seats.persons().filter(|(_, one)| one.stand_in.is_none());
        let people = persons.map(|(seat, one)| (seat, one.player));
        let people: Vec<Own> = people.map(|(seat, player)| Own::new(seat, player)).collect();
        let counts = agreed && people.len() == table.state.seats.iter().count();
        Self { people, counts }
    }

    /// Follows an entry of the match.
    pub(super) fn look(&mut self, table: &Table, entry: &Entry) {
        if let Entry::Moved { seat, .. } | Entry::Withdrew { seat, .. } = entry
            && let Some(own) = self.people.iter_mut().find(|own| own.seat == *seat)
        {
            match entry {
                Entry::Moved { by_bot: true, .. } => own.by_bot += 1,
                Entry::Moved { .. } => own.moves += 1,
                _ => own.gave_up = true,
            }
        }
        if let Entry::Removed { player } = entry {
            self.counts &= self.people.iter().all(|own| own.player != *player);
        }
        // Handing over a lost match counts as leaving it, just as letting a bot lose it.
        for own in &mut self.people {
            let sits = table.state.seats.get(own.seat).and_then(|chair| chair.person());
            own.gave_up |= sits.is_none_or(|sitting| sitting.player != own.player);
        }
    }

    /// The result when the match is over, with each team's place; none if it does not count.
    pub(super) fn played(
        self,
        table: &Table,
        rules: &str,
        place: impl Fn(Seat) -> u8,
    ) -> Option<RatedMatch> {
        let in_force = &table.state.rules;
        let numbers = in_force.book.rules().teams();
        // By team: the place of the best, whether anybody left, and its people.
        let mut teams: BTreeMap<u8, (u8, bool, Vec<PlayerId>)> = BTreeMap::new();
        for own in &self.people {
            let team = numbers.get(own.seat.index()).copied().unwrap_or(own.seat.0);
            let (best, left, people) = teams.entry(team).or_insert((u8::MAX, false, Vec::new()));
            *best = place(own.seat).min(*best);
            *left |= own.left(table);
            people.push(own.player);
        }
        let last = u8::try_from(teams.len()).unwrap_or(u8::MAX);
        let stayed: Vec<u8> =
            teams.values().filter(|(_, left, _)| !left).map(|(best, ..)| *best).collect();
        let place = |best: u8| 1 + stayed.iter().filter(|other| **other < best).count() as u8;
        let teams = teams.into_values().map(|(best, left, people)| {
            // Otherwise leaving a lost match to a bot would cost nothing, and the others would win nothing.
            let place = if left { last } else { place(best) };
            RatedTeam { place, people }
        });
        let teams: Vec<RatedTeam> = teams.collect();
        let decided = teams.iter().any(|team| team.place == 1) && teams.len() > 1;
        let beta = luck::of(&in_force.info.game, &in_force.by.chosen);
        (self.counts && decided).then(|| RatedMatch { rules: rules.to_owned(), beta, teams })
    }
}

/// Whether a person plays on this seat, with no bot standing in.
pub(super) fn plays(table: &Table, seat: Seat) -> bool {
    let person = table.state.seats.get(seat).and_then(|chair| chair.person());
    person.is_some_and(|sitting| sitting.stand_in.is_none())
}
