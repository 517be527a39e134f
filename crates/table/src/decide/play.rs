//! Playing: moves, the next deal, a rematch.

use stammtisch_engine::any::PlayError;

use crate::decide::{clock, start};
use crate::id::PlayerId;
use crate::log::Entry;
use crate::race::{order, reactions};
use crate::refusal::Refusal;
use crate::state::TableState;
use crate::table::Table;
use crate::wire::{AnyMove, TablePhase};

/// A turn move counts for the situation that the player had seen: once a turn has been taken since
/// then, it was meant for another situation and is refused as stale, even if the same move happened
/// to be legal again (a second click on "draw"). Calls and catches are open to several seats at
/// once, so what the others do in between is no reason to refuse them: they are judged by the
/// present position. An accusation is meant for what was seen: it is stale once the accused has
/// acted again; and so is a catch, if no call had been left out yet. A wrong catch counts where the
/// rules penalise it, unless its player was merely second.
pub(crate) fn make_move(
    table: &Table,
    player: PlayerId,
    base: u64,
    mv: AnyMove,
) -> Result<Vec<Entry>, Refusal> {
    let seat = table.state.seat_of(player).ok_or(Refusal::NotSeated)?;
    let game = table.state.game.as_ref().ok_or(Refusal::NotStarted)?;
    if !table.state.plays_self(player) {
        return Err(Refusal::BotPlays);
    }
    let meant_otherwise = mv.is_turn_move() && base < game.turn_seq
        || table.state.is_accused_of_more(mv, base)
        || table.state.catches_unseen(mv, base)
        || table.state.reacts_unseen(mv, base);
    if meant_otherwise {
        return Err(Refusal::Stale);
    }
    // Not the player's mistake: a call or a catch has changed the position that this move was meant for.
    let overtaken = mv.is_turn_move() && base < game.changed_seq;
    let refused = |refusal| if overtaken { Refusal::Stale } else { refusal };
    let not_played = |error: PlayError| refused(error.into());
    if table.state.phase() == TablePhase::Finished {
        return Err(refused(Refusal::MatchOver));
    }
    game.running.check(seat, mv).map_err(not_played)?;
    table.state.fits_step(seat, mv)?;
    if let Some(refusal) = order::excused(table, player, mv, base) {
        return Err(refusal);
    }
    let reserve_ms = clock::reserve_ms_used_by(table, seat, mv);
    let given = table.live.races.let_go.filter(|let_go| (let_go.player, let_go.mv) == (player, mv));
    let reactions = reactions::reactions(table, (seat, mv), given.map(|let_go| let_go.given));
    Ok(vec![Entry::Moved { seat, mv, by_bot: false, reserve_ms, reactions }])
}

/// The learner has read the text of a lesson.
pub(super) fn go_on(state: &TableState, player: PlayerId) -> Result<Vec<Entry>, Refusal> {
    let seat = state.seat_of(player).ok_or(Refusal::NotSeated)?;
    if !state.plays_self(player) {
        return Err(Refusal::BotPlays);
    }
    Ok(vec![Entry::WentOn { seat }])
}

/// Asks to go on from `state`. The table goes on once it waits for nobody else.
pub(super) fn ready(
    table: &Table,
    player: PlayerId,
    state: TablePhase,
) -> Result<Vec<Entry>, Refusal> {
    let seat = table.state.seat_of(player).ok_or(Refusal::NotSeated)?;
    match (table.state.phase(), state) {
        (now, wanted) if now == wanted => {}
        (TablePhase::Lobby, _) => return Err(Refusal::NotStarted),
        (TablePhase::Finished, _) => return Err(Refusal::MatchOver),
        (_, TablePhase::Finished) => return Err(Refusal::MatchNotOver),
        _ => return Err(Refusal::DealRunning),
    }
    if !table.state.plays_self(player) {
        return Err(Refusal::BotPlays);
    }
    if state == TablePhase::Finished {
        start::may_start(table, false)?;
    }
    let ready = table.state.seats.persons().any(|(at, sitting)| at == seat && sitting.ready);
    Ok(if ready { Vec::new() } else { vec![Entry::Ready { seat }] })
}
