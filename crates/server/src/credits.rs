//! Credits: play money from the house (LIV-20). Amounts are in hundredths.

use axum::http::StatusCode;
use stammtisch_store::{
    Account, Day, StatementLine, StoreError, TopUp, Transfer, TransferId, TransferKind, UnixMillis,
};
use stammtisch_table::PlayerId;
use stammtisch_table::wire::{CreditMovement, CreditsInfo, MovementKind};

use crate::app_state::AppState;
use crate::limits::{Caller, Doing, MOVEMENTS_SHOWN};
use crate::problem::Problem;

/// The credits that everybody starts with.
const WELCOME: u64 = 10_000;

/// Players who have less are topped up to this amount, once a day.
const DAILY: u64 = 2_000;

/// The balance of a player.
pub(crate) async fn balance(shared: &AppState, player: PlayerId) -> Result<i64, Problem> {
    Ok(shared.store.balance(Account::Player(player)).await?)
}

/// The welcome gift, made to each player once: with the first seat at a table that plays for
/// credits, not for a new name alone.
pub(crate) fn welcome(player: PlayerId) -> (TransferId, Transfer) {
    let gift = Transfer {
        from: Account::Issuance,
        to: Account::Player(player),
        amount: WELCOME,
        kind: TransferKind::Welcome,
    };
    (TransferId::keyed(&format!("welcome:{player}")), gift)
}

/// Whether a player has received the welcome gift.
pub(crate) async fn is_welcomed(shared: &AppState, player: PlayerId) -> Result<bool, StoreError> {
    shared.store.is_made(welcome(player).0).await
}

/// Gives a player the daily gift.
pub(crate) async fn daily(
    shared: &AppState,
    caller: Caller,
    player: PlayerId,
) -> Result<(), Problem> {
    if info(shared, player).await?.daily == 0 {
        return Err(nothing_today());
    }
    if let Err(wait) = shared.limits.take(caller, Doing::DailyGift, shared.clock.now()) {
        shared.metrics.limited(Doing::DailyGift);
        return Err(Problem::no_gift_left(wait));
    }
    let at = shared.clock.unix();
    let id = TransferId::keyed(&format!("daily:{player}:{}", day(at)));
    let gift = TopUp { id, player, up_to: DAILY, kind: TransferKind::Daily, at };
    if shared.store.top_up(gift).await? > 0 { Ok(()) } else { Err(nothing_today()) }
}

fn nothing_today() -> Problem {
    let detail = "there is one gift a day (in UTC), for those who have sat down to play for credits \
                  before and have less than 20";
    Problem::new(StatusCode::CONFLICT, "daily_taken", detail)
}

/// A player's balance, the gifts on offer, and the latest movements.
pub(crate) async fn info(shared: &AppState, player: PlayerId) -> Result<CreditsInfo, Problem> {
    let balance = balance(shared, player).await?;
    let movements = shared.store.statement(player, MOVEMENTS_SHOWN).await?;
    let today = day(shared.clock.unix());
    let taken = movements.iter().any(|m| m.kind == TransferKind::Daily && day(m.at) == today);
    let missing = DAILY.saturating_sub(balance.try_into().unwrap_or_default());
    let welcomed = is_welcomed(shared, player).await?;
    let welcome = if welcomed { 0 } else { WELCOME };
    let daily = if taken || !welcomed { 0 } else { missing };
    Ok(CreditsInfo {
        balance,
        welcome: welcome.try_into().unwrap_or_default(),
        daily: daily.try_into().unwrap_or_default(),
        movements: movements.into_iter().map(movement).collect(),
    })
}

pub(crate) fn movement(line: StatementLine) -> CreditMovement {
    let kind = match line.kind {
        TransferKind::Welcome => MovementKind::Welcome,
        TransferKind::Daily => MovementKind::Daily,
        TransferKind::Stake => MovementKind::Stake,
        // The house's share never goes to a player.
        TransferKind::Pot | TransferKind::Share => MovementKind::Pot,
        TransferKind::Refund => MovementKind::Refund,
    };
    let table = line.code.map(|code| code.to_string());
    CreditMovement { at: line.at.0, amount: line.amount, kind, table }
}

/// Days since 1970, in UTC: the same for everybody, wherever the server stands.
fn day(at: UnixMillis) -> i64 {
    at.0.div_euclid(Day::LENGTH_MS)
}

/// The player whose account it is, if it is a player's.
pub(super) fn payer(account: Account) -> Option<PlayerId> {
    if let Account::Player(player) = account { Some(player) } else { None }
}
