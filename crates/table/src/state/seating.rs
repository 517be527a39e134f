//! The occupancy of seats: who sits where, who plays, and which seats can be taken.

use stammtisch_engine::seat::Seat;

use super::TableState;
use super::seats::Occupancy;
use crate::id::PlayerId;
use crate::log::Away;
use crate::wire::TablePhase;

impl TableState {
    /// The seat of a player.
    pub(crate) fn seat_of(&self, player: PlayerId) -> Option<Seat> {
        self.seats.seat_of(player)
    }

    /// The person on a seat, whether playing or away.
    pub(crate) fn player_on(&self, seat: Seat) -> Option<PlayerId> {
        Some(self.seats.get(seat)?.person()?.player)
    }

    /// Whether the player has a seat, with no bot standing in.
    pub(crate) fn plays_self(&self, player: PlayerId) -> bool {
        let mut persons = self.seats.persons();
        persons.any(|(_, sitting)| sitting.player == player && sitting.stand_in.is_none())
    }

    /// Whether a person still plays in this deal.
    pub(crate) fn is_played_by_people(&self) -> bool {
        let plays = |seat: Seat| {
            let person = self.seats.get(seat).and_then(Occupancy::person);
            person.is_some_and(|sitting| sitting.stand_in.is_none())
        };
        self.game.as_ref().is_some_and(|game| game.standing.in_deal.into_iter().any(plays))
    }

    /// Whether people can take and leave seats now.
    pub(crate) fn seats_are_open(&self) -> bool {
        matches!(self.phase(), TablePhase::Lobby | TablePhase::Finished)
    }

    /// Whether a person may take this seat although it is occupied: a bot's between deals and after
    /// a match, and after a match also that of a person who has left.
    pub(crate) fn is_to_be_had(&self, seat: Seat) -> bool {
        let over = match self.phase() {
            TablePhase::BetweenDeals => false,
            TablePhase::Finished => true,
            TablePhase::Lobby | TablePhase::Playing => return false,
        };
        match self.seats.get(seat) {
            Some(Occupancy::Bot { .. }) => true,
            Some(Occupancy::Person(sitting)) => {
                over && sitting.stand_in.as_ref().is_some_and(|bot| bot.why == Away::Left)
            }
            Some(Occupancy::Free) | None => false,
        }
    }

    /// Who has sat here longest of those that `counts` accepts, except `but`; never a person who has left.
    pub(crate) fn seated_longest(
        &self,
        but: PlayerId,
        counts: impl Fn(PlayerId) -> bool,
    ) -> Option<PlayerId> {
        let seated = self.seats.persons().map(|(_, sitting)| sitting);
        let stays = seated.filter(|sitting| {
            let left = sitting.stand_in.as_ref().is_some_and(|bot| bot.why == Away::Left);
            sitting.player != but && !left && counts(sitting.player)
        });
        stays.min_by_key(|sitting| sitting.sat).map(|sitting| sitting.player)
    }
}
