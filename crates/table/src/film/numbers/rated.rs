//! What a match says for ratings, where it counts for them.

use std::collections::BTreeMap;

use stammtisch_engine::seat::Seat;

use super::count::{place, plays};
use crate::id::PlayerId;
use crate::log::{Away, Entry};
use crate::ratings::{RatedMatch, RatedTeam, luck};
use crate::table::Table;

/// A match followed from its first entry to its last: whether people sat on all seats when it began, and
/// who left it: to a bot, to somebody else, or to be over.
pub(super) struct Company {
    people: Vec<Own>,
    counts: bool,
}

/// A seat and what its person did of it.
struct Own {
    seat: Seat,
    player: PlayerId,
    moves: u32,
    by_bot: u32,
    gave_up: bool,
    /// How it stood when it was sent away, and by whom.
    sent_away: Option<(u8, Option<PlayerId>)>,
}

impl Own {
    const fn new(seat: Seat, player: PlayerId) -> Self {
        Self { seat, player, moves: 0, by_bot: 0, gave_up: false, sent_away: None }
    }

    /// Whether the match, which is over at this table, was in the end not played by its person.
    fn left(&self, table: &Table) -> bool {
        let here = self.sent_away.is_some() || plays(table, self.seat) && self.by_bot <= self.moves;
        self.gave_up || !here
    }
}

impl Company {
    /// Those who sit at the table as it was before the match: that it counts was agreed by then.
    pub(super) fn before(table: &Table) -> Self {
        let agreed = table.state.settings.rated && table.state.daily().is_none();
        let persons = table.state.seats.persons().filter(|(_, one)| one.stand_in.is_none());
        let people = persons.map(|(seat, one)| (seat, one.player));
        let people: Vec<Own> = people.map(|(seat, player)| Own::new(seat, player)).collect();
        let counts = agreed && people.len() == table.state.seats.iter().count();
        Self { people, counts }
    }

    /// After an entry of the match.
    pub(super) fn look(&mut self, table: &Table, entry: &Entry) {
        if let Entry::Moved { seat, .. } | Entry::Withdrew { seat, .. } = entry
            && let Some(own) = self.people.iter_mut().find(|own| own.seat == *seat)
        {
            match entry {
                Entry::Moved { by_bot: true, .. } => own.by_bot += 1,
                Entry::Moved { .. } => own.moves += 1,
                _ => own.gave_up |= own.sent_away.is_none(),
            }
        }
        match entry {
            Entry::Removed { player } => self.sent_away(table, *player),
            Entry::Returned { seat } => {
                let back = self.people.iter_mut().filter(|own| own.seat == *seat);
                back.for_each(|own| own.sent_away = None);
            }
            _ => {}
        }
        // Who hands a lost match on has left it no less than who lets a bot lose it.
        for own in self.people.iter_mut().filter(|own| own.sent_away.is_none()) {
            let sits = table.state.seats.get(own.seat).and_then(|chair| chair.person());
            own.gave_up |= sits.is_none_or(|sitting| sitting.player != own.player);
        }
    }

    /// Whoever is sent away has not left, but stands as it stood: it is the host that has broken the
    /// match off. Who had left before has left.
    fn sent_away(&mut self, table: &Table, player: PlayerId) {
        let Some(own) = self.people.iter_mut().find(|own| own.player == player) else { return };
        let sitting = table.state.seats.get(own.seat).and_then(|chair| chair.person());
        let bot = sitting.and_then(|sitting| sitting.stand_in.as_ref());
        if bot.is_some_and(|bot| bot.why == Away::Left) {
            own.gave_up = true;
        } else if !own.gave_up {
            own.sent_away = Some((place(table, &[], own.seat), table.state.host));
        }
    }

    /// Whether this is the host that has sent somebody away who has not come back.
    fn has_sent_away(&self, own: &Own) -> bool {
        self.senders().any(|host| host == Some(own.player))
    }

    fn senders(&self) -> impl Iterator<Item = Option<PlayerId>> {
        self.people.iter().filter_map(|own| own.sent_away.map(|(_, host)| host))
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
        // By team: the place of the best, whether anybody left, and who they are.
        let mut teams: BTreeMap<u8, (u8, bool, Vec<PlayerId>)> = BTreeMap::new();
        for own in &self.people {
            let team = numbers.get(own.seat.index()).copied().unwrap_or(own.seat.0);
            let (best, left, people) = teams.entry(team).or_insert((u8::MAX, false, Vec::new()));
            let stood = own.sent_away.map_or_else(|| place(own.seat), |(stood, _)| stood);
            *best = stood.min(*best);
            *left |= own.left(table) || self.has_sent_away(own);
            people.push(own.player);
        }
        let last = u8::try_from(teams.len()).unwrap_or(u8::MAX);
        let stayed: Vec<u8> =
            teams.values().filter(|(_, left, _)| !left).map(|(best, ..)| *best).collect();
        let place = |best: u8| 1 + stayed.iter().filter(|other| **other < best).count() as u8;
        let teams = teams.into_values().map(|(best, left, people)| {
            // Who leaves a lost match to a bot would else lose nothing, and the others win nothing.
            let place = if left { last } else { place(best) };
            RatedTeam { place, people }
        });
        let teams: Vec<RatedTeam> = teams.collect();
        let decided = teams.iter().any(|team| team.place == 1) && teams.len() > 1;
        let beta = luck::of(&in_force.info.game, &in_force.by.chosen);
        // Whoever does not play it has nothing to lose by it.
        let plays = |host| self.people.iter().any(|own| Some(own.player) == host);
        let meddled = self.senders().any(|host| !plays(host));
        (self.counts && !meddled && decided).then(|| RatedMatch {
            rules: rules.to_owned(),
            beta,
            teams,
        })
    }
}
