//! Credits that move in the same transaction as a table's entries (LIV-18 to LIV-20).

use stammtisch_store::{Transfer, TransferId};
use stammtisch_table::{CommandCause, PlayerId};

use super::actor::Room;
use crate::credits;
use crate::limits::Doing;

impl Room {
    /// The welcome gifts for players who sit down for a stake, or pay one, for the first time.
    /// `None` if the player who gave the command should get one and none is left.
    pub(super) async fn gifts(
        &mut self,
        players: &[PlayerId],
        cause: Option<CommandCause>,
    ) -> Option<Vec<(TransferId, Transfer)>> {
        let mut gifts = Vec::new();
        for &player in players {
            match credits::is_welcomed(&self.shared, player).await {
                Ok(false) => {}
                Ok(true) => continue,
                Err(error) => {
                    // Without it the stake cannot be paid, and nothing begins.
                    tracing::warn!(%error, "who has got a first gift is not known");
                    continue;
                }
            }
            if self.has_gift_left(player) {
                gifts.push(credits::welcome(player));
            } else if cause.is_some_and(|cause| cause.player == player) {
                return None;
            }
        }
        Some(gifts)
    }

    /// Counts a gift against the address a player is connected from; players who are not connected
    /// get none.
    fn has_gift_left(&self, player: PlayerId) -> bool {
        let here = self.connections.iter().find(|(_, (visit, _))| visit.player == player);
        let Some(caller) = here.and_then(|(connection, _)| self.callers.get(connection)) else {
            return false;
        };
        let took = self.shared.limits.take(*caller, Doing::Gift, self.shared.clock.now());
        if took.is_err() {
            self.shared.metrics.limited(Doing::Gift);
        }
        took.is_ok()
    }
}
