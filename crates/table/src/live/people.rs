//! People in the room: their names, who watches, who keeps whom waiting.

use super::{Live, Profile};
use crate::id::PlayerId;
use crate::state::TableState;
use crate::time::Millis;

impl Live {
    /// Whether another player who sits here and plays is connected.
    pub(crate) fn has_company(&self, state: &TableState, player: PlayerId) -> bool {
        state.seats.persons().any(|(_, other)| {
            other.player != player
                && other.stand_in.is_none()
                && self.presence.is_here(other.player)
        })
    }

    /// Since when a player has been missed by somebody who sits here and plays. Spectators do not
    /// count: nobody loses a turn because of a screen on the wall.
    pub(crate) fn missed_since(&self, state: &TableState, player: PlayerId) -> Option<Millis> {
        self.presence.waited_since(player).filter(|_| self.has_company(state, player))
    }

    /// Sets the profile of a player.
    pub(crate) fn set_profile(&mut self, state: &TableState, player: PlayerId, profile: Profile) {
        self.forget_passers_by(state);
        let presence = &self.presence;
        let is_in_the_room = |other| {
            state.seat_of(other).is_some() || state.host == Some(other) || presence.is_here(other)
        };
        if self.names.set(player, profile, is_in_the_room) {
            self.called_otherwise(state, player);
        }
    }

    /// Forgets a player's profile, and what the player has written here.
    pub(crate) fn forget(&mut self, state: &TableState, player: PlayerId) {
        if self.names.forget(player) {
            self.called_otherwise(state, player);
        }
        self.chat.forget(player);
    }

    /// Notes that a player has another name from now on, or none.
    fn called_otherwise(&mut self, state: &TableState, player: PlayerId) {
        self.news = true;
        self.results_renamed |= state.results.players().any(|played| played == player);
    }

    /// All spectators, with their numbers.
    pub(crate) fn watching(&self, state: &TableState) -> impl Iterator<Item = (u32, PlayerId)> {
        let people = self.presence.people().into_iter();
        let watching = people.filter(|player| state.seat_of(*player).is_none());
        watching.map(|player| (state.person_no(player), player))
    }
}
