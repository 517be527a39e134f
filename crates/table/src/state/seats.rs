//! The seats of a table and their occupants.

use stammtisch_engine::seat::Seat;

use crate::id::PlayerId;
use crate::log::Away;

/// The occupant of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Occupancy {
    Free,
    Person(SeatedPerson),
    Bot { bot: String, name: String },
}

/// A person on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SeatedPerson {
    pub(crate) player: PlayerId,
    /// The sequence number from which the person has had this seat: what the seat was told before
    /// was meant for somebody else.
    pub(crate) since: u64,
    /// The sequence number at which the person sat down: seats may have been renumbered since.
    pub(crate) sat: u64,
    pub(crate) stand_in: Option<StandIn>,
    pub(crate) ready: bool,
}

/// The bot that stands in for a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct StandIn {
    pub(crate) bot: String,
    pub(crate) why: Away,
}

impl SeatedPerson {
    /// A person who has just sat down.
    pub(crate) const fn new(player: PlayerId, seq: u64) -> Self {
        Self { player, since: seq, sat: seq, stand_in: None, ready: false }
    }
}

impl Occupancy {
    /// The bot that makes this seat's moves, if one does.
    pub(crate) fn bot(&self) -> Option<&str> {
        match self {
            Self::Free => None,
            Self::Person(sitting) => sitting.stand_in.as_ref().map(|bot| bot.bot.as_str()),
            Self::Bot { bot, .. } => Some(bot),
        }
    }

    /// The name of the bot that has this seat.
    pub(crate) fn bot_name(&self) -> Option<&str> {
        if let Self::Bot { name, .. } = self { Some(name) } else { None }
    }

    /// The person who sits here, whether playing or away.
    pub(crate) const fn person(&self) -> Option<&SeatedPerson> {
        if let Self::Person(sitting) = self { Some(sitting) } else { None }
    }

    pub(crate) const fn person_mut(&mut self) -> Option<&mut SeatedPerson> {
        if let Self::Person(sitting) = self { Some(sitting) } else { None }
    }

    pub(crate) const fn is_free(&self) -> bool {
        matches!(self, Self::Free)
    }
}

/// All seats in order.
#[derive(Clone, Debug)]
pub(crate) struct Seats(pub(crate) Vec<Occupancy>);

impl Seats {
    pub(crate) fn new(count: u8) -> Self {
        Self(vec![Occupancy::Free; usize::from(count)])
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = (Seat, &Occupancy)> {
        (0..).map(Seat).zip(&self.0)
    }

    pub(crate) fn get(&self, seat: Seat) -> Option<&Occupancy> {
        self.0.get(seat.index())
    }

    pub(crate) fn get_mut(&mut self, seat: Seat) -> Option<&mut Occupancy> {
        self.0.get_mut(seat.index())
    }

    /// All persons with their seats, in order.
    pub(crate) fn persons(&self) -> impl Iterator<Item = (Seat, &SeatedPerson)> {
        self.iter().filter_map(|(seat, chair)| Some((seat, chair.person()?)))
    }

    pub(crate) fn seat_of(&self, player: PlayerId) -> Option<Seat> {
        self.persons().find(|(_, sitting)| sitting.player == player).map(|(seat, _)| seat)
    }

    pub(crate) fn first_free(&self) -> Option<Seat> {
        self.free().next()
    }

    pub(crate) fn free(&self) -> impl Iterator<Item = Seat> {
        self.iter().filter(|(_, chair)| chair.is_free()).map(|(seat, _)| seat)
    }

    pub(crate) fn nobody_is_ready(&mut self) {
        self.0
            .iter_mut()
            .filter_map(Occupancy::person_mut)
            .for_each(|sitting| sitting.ready = false);
    }
}
