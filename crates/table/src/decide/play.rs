//! Playing on: moves, the next deal, another match.

use crate::game::{accused, is_turn_move};
use crate::id::PlayerId;
use crate::log::Entry;
use crate::refusal::Refusal;
use crate::table::Table;
use crate::wire::{GameMove, TableState};

impl Table {
    /// A turn move counts for the situation that the player had seen: once a turn has been taken
    /// since then, it was meant for another situation and is refused as stale, even if the same
    /// move happened to be legal again (a second click on "draw"). Calls and catches are open to
    /// several at once, so what the others do in between is no reason to refuse them: they are
    /// judged by how the table stands now. An accusation is meant for what was seen: it is stale
    /// once the accused has acted again; and so is a catch, if nothing had been left out yet. A catch
    /// in vain counts, where the rules let it cost something, unless its player was merely second.
    pub(crate) fn make_move(
        &self,
        player: PlayerId,
        base: u64,
        mv: GameMove,
    ) -> Result<Vec<Entry>, Refusal> {
        let seat = self.seat_of(player).ok_or(Refusal::NotSeated)?;
        let game = self.game.as_ref().ok_or(Refusal::NotStarted)?;
        if !self.plays_self(player) {
            return Err(Refusal::BotPlays);
        }
        let meant_otherwise = is_turn_move(mv) && base < self.turn_seq
            || self.is_accused_of_more(mv, base)
            || self.catches_unseen(mv, base);
        if meant_otherwise {
            return Err(Refusal::Stale);
        }
        // Not the player's mistake: a call or a catch has changed what this move was for.
        let overtaken = is_turn_move(mv) && base < self.game_seq;
        let refused = |refusal| if overtaken { Refusal::Stale } else { refusal };
        if self.state() == TableState::Finished {
            return Err(refused(Refusal::MatchOver));
        }
        game.check(seat, mv).map_err(refused)?;
        self.fits_step(seat, mv)?;
        if let Some(refusal) = self.excused(player, mv, base) {
            return Err(refusal);
        }
        let reserve_ms = self.reserve_used_by(seat, mv);
        Ok(vec![Entry::Moved { seat, mv, by_bot: false, reserve_ms }])
    }

    /// Whether this accuses a seat that has acted since `seen`.
    pub(crate) fn is_accused_of_more(&self, mv: GameMove, seen: u64) -> bool {
        accused(mv).and_then(|seat| self.acted.get(&seat)).is_some_and(|acted| *acted > seen)
    }

    /// Has read what a lesson says.
    pub(super) fn go_on(&self, player: PlayerId) -> Result<Vec<Entry>, Refusal> {
        let seat = self.seat_of(player).ok_or(Refusal::NotSeated)?;
        if !self.plays_self(player) {
            return Err(Refusal::BotPlays);
        }
        Ok(vec![Entry::WentOn { seat }])
    }

    /// Asks to go on from `state`. Going on itself follows when nobody is waited for any more.
    pub(super) fn ready(&self, player: PlayerId, state: TableState) -> Result<Vec<Entry>, Refusal> {
        let seat = self.seat_of(player).ok_or(Refusal::NotSeated)?;
        match (self.state(), state) {
            (now, wanted) if now == wanted => {}
            (TableState::Lobby, _) => return Err(Refusal::NotStarted),
            (TableState::Finished, _) => return Err(Refusal::MatchOver),
            (_, TableState::Finished) => return Err(Refusal::MatchNotOver),
            _ => return Err(Refusal::DealRunning),
        }
        if !self.plays_self(player) {
            return Err(Refusal::BotPlays);
        }
        if state == TableState::Finished {
            self.may_start(false)?;
        }
        let ready = self.chairs.persons().any(|(at, sitting)| at == seat && sitting.ready);
        Ok(if ready { Vec::new() } else { vec![Entry::Ready { seat }] })
    }
}
