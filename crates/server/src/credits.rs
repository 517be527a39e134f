//! Credits: play money from the house (LIV-20). Amounts are in hundredths.

use stammtisch_store::{
    Account, Movement, PlayerId, TopUp, Transfer, TransferId, TransferKind, UnixMillis,
};
use stammtisch_table::wire::{CreditMovement, CreditsInfo, MovementKind};

use crate::app::Shared;
use crate::problem::Problem;

/// What everybody begins with.
const WELCOME: u64 = 10_000;

/// Who has less is given as much as is missing, once a day.
const DAILY: u64 = 2_000;

/// Movements that are shown.
const SHOWN: u32 = 100;

const DAY: i64 = 24 * 3_600_000;

/// What a player has. Who never had any is given what everybody begins with.
pub(crate) async fn balance(shared: &Shared, player: PlayerId) -> Result<i64, Problem> {
    // Where nothing can be stored, people can look all the same.
    if !shared.store.room().full {
        welcome(shared, player).await?;
    }
    Ok(shared.store.balance(Account::Player(player)).await?)
}

/// Gives a player what everybody begins with, unless that has been done.
pub(crate) async fn welcome(shared: &Shared, player: PlayerId) -> Result<(), Problem> {
    let id = TransferId::keyed(&format!("welcome:{player}"));
    let gift = Transfer {
        from: Account::Issuance,
        to: Account::Player(player),
        amount: WELCOME,
        kind: TransferKind::Welcome,
    };
    shared.store.transfer(id, gift, shared.clock.unix()).await?;
    Ok(())
}

/// Gives a player the daily gift. Returns how much it was: nothing if it was taken today, or if
/// there is enough.
pub(crate) async fn daily(shared: &Shared, player: PlayerId) -> Result<u64, Problem> {
    welcome(shared, player).await?;
    let at = shared.clock.unix();
    let id = TransferId::keyed(&format!("daily:{player}:{}", day(at)));
    let gift = TopUp { id, player, up_to: DAILY, kind: TransferKind::Daily, at };
    Ok(shared.store.top_up(gift).await?)
}

/// What a player has, could get, and what came and went.
pub(crate) async fn info(shared: &Shared, player: PlayerId) -> Result<CreditsInfo, Problem> {
    let balance = balance(shared, player).await?;
    let movements = shared.store.movements(player, SHOWN).await?;
    let today = day(shared.clock.unix());
    let taken = movements.iter().any(|m| m.kind == TransferKind::Daily && day(m.at) == today);
    let missing = DAILY.saturating_sub(balance.try_into().unwrap_or_default());
    Ok(CreditsInfo {
        balance,
        daily: if taken { 0 } else { missing.try_into().unwrap_or_default() },
        movements: movements.into_iter().map(movement).collect(),
    })
}

pub(crate) fn movement(movement: Movement) -> CreditMovement {
    let kind = match movement.kind {
        TransferKind::Welcome => MovementKind::Welcome,
        TransferKind::Daily => MovementKind::Daily,
        TransferKind::Stake => MovementKind::Stake,
        // The house's share never goes to a player.
        TransferKind::Pot | TransferKind::Share => MovementKind::Pot,
        TransferKind::Refund => MovementKind::Refund,
    };
    let table = movement.code.map(|code| code.to_string());
    CreditMovement { at: movement.at.0, amount: movement.amount, kind, table }
}

/// Days since 1970, in UTC: the same for everybody, wherever the server stands.
fn day(at: UnixMillis) -> i64 {
    at.0.div_euclid(DAY)
}
