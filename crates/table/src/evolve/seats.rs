//! Applying entries about seats: people and bots sit down, leave, and stand in for each other.

use stammtisch_engine::seat::Seat;

use super::Broken;
use crate::id::PlayerId;
use crate::log::Away;
use crate::publish::history::{Happened, Who};
use crate::state::TableState;
use crate::state::seats::{Occupancy, SeatedPerson, StandIn};

impl TableState {
    pub(super) fn sat(
        &mut self,
        seat: Seat,
        player: PlayerId,
        happened: &mut Vec<Happened>,
    ) -> Result<(), Broken> {
        if self.is_to_be_had(seat) {
            self.vacate(seat)?;
        }
        *self.free_seat(seat)? = Occupancy::Person(SeatedPerson::new(player, self.seq));
        self.shuffle.forget(seat);
        happened.push(Happened::Sat(seat, Who::Player(player)));
        Ok(())
    }

    pub(super) fn bot_added(
        &mut self,
        seat: Seat,
        bot: &str,
        name: &str,
        happened: &mut Vec<Happened>,
    ) -> Result<(), Broken> {
        *self.free_seat(seat)? = Occupancy::Bot { bot: bot.to_owned(), name: name.to_owned() };
        happened.push(Happened::Sat(seat, Who::Bot(name.to_owned())));
        Ok(())
    }

    pub(super) fn stood(&mut self, seat: Seat, happened: &mut Vec<Happened>) -> Result<(), Broken> {
        let player = self.sitting(seat)?.player;
        self.vacate(seat)?;
        happened.push(Happened::Stood(seat, Who::Player(player)));
        Ok(())
    }

    pub(super) fn bot_removed(
        &mut self,
        seat: Seat,
        happened: &mut Vec<Happened>,
    ) -> Result<(), Broken> {
        let Some(Occupancy::Bot { name, .. }) = self.seats.get(seat).cloned() else {
            return Err(Broken::Seat(self.seq));
        };
        self.vacate(seat)?;
        happened.push(Happened::Stood(seat, Who::Bot(name)));
        Ok(())
    }

    /// The new person has not asked for anything yet, least of all to pay a stake.
    pub(super) fn handed_over(
        &mut self,
        seat: Seat,
        player: PlayerId,
        happened: &mut Vec<Happened>,
    ) -> Result<(), Broken> {
        let new = SeatedPerson::new(player, self.seq);
        *self.sitting(seat)? = new;
        self.shuffle.forget(seat);
        happened.push(Happened::HandedOver(seat, player));
        Ok(())
    }

    pub(super) fn bot_took_over(
        &mut self,
        seat: Seat,
        bot: &str,
        why: Away,
        reserve_ms: u32,
        happened: &mut Vec<Happened>,
    ) -> Result<(), Broken> {
        self.stands_in(seat, bot, why)?;
        if let Some(game) = &mut self.game {
            game.use_reserve(seat, reserve_ms);
        }
        happened.push(Happened::BotTookOver(seat));
        Ok(())
    }

    pub(super) fn returned(
        &mut self,
        seat: Seat,
        happened: &mut Vec<Happened>,
    ) -> Result<(), Broken> {
        self.sitting(seat)?.stand_in = None;
        if let Some(game) = self.game.as_mut().filter(|game| !game.withdrawn.has(seat))
            && let Some(pot) = game.pot_in_play()
        {
            pot.returned(seat);
        }
        happened.push(Happened::Returned(seat));
        Ok(())
    }

    /// A bot takes over; a person who has left can win nothing any more (LIV-19).
    pub(super) fn stands_in(&mut self, seat: Seat, bot: &str, why: Away) -> Result<(), Broken> {
        self.sitting(seat)?.stand_in = Some(StandIn { bot: bot.to_owned(), why });
        if why == Away::Left
            && let Some(pot) = self.game.as_mut().and_then(|game| game.pot_in_play())
        {
            pot.left(seat);
        }
        Ok(())
    }

    fn free_seat(&mut self, seat: Seat) -> Result<&mut Occupancy, Broken> {
        let free = self.seats.get_mut(seat).filter(|occupancy| occupancy.is_free());
        free.ok_or(Broken::Seat(self.seq))
    }

    /// The person on this seat.
    pub(super) fn sitting(&mut self, seat: Seat) -> Result<&mut SeatedPerson, Broken> {
        let person = self.seats.get_mut(seat).and_then(Occupancy::person_mut);
        person.ok_or(Broken::Seat(self.seq))
    }

    fn vacate(&mut self, seat: Seat) -> Result<(), Broken> {
        *self.seats.get_mut(seat).ok_or(Broken::Seat(self.seq))? = Occupancy::Free;
        self.shuffle.forget(seat);
        Ok(())
    }
}
