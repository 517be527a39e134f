//! What every account must hold according to the logs, compared with what it does hold.

use std::collections::BTreeMap;
use std::path::Path;

use stammtisch_store::{
    Account, Ledger, PlayerId, SqliteStore, Storage, TableId, Tables, Transfer, TransferKind,
};

use crate::evening::{PLAYERS, TABLES, player, table};

/// An entry of a table's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Event {
    /// These players pay a stake each.
    Start { players: Vec<u8>, stake: u64 },
    /// Somebody chats.
    Talk,
    /// These players share a pot of this size.
    Settle { winners: Vec<u8>, pot: u64 },
    /// Somebody could not pay.
    TooPoor,
}

impl Event {
    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        match self {
            Self::Start { players, stake } => format!("start {stake} {players:?}").into_bytes(),
            Self::Talk => b"talk".to_vec(),
            Self::Settle { winners, pot } => format!("settle {pot} {winners:?}").into_bytes(),
            Self::TooPoor => b"too poor".to_vec(),
        }
    }

    pub(crate) fn read(bytes: &[u8]) -> Self {
        let text = std::str::from_utf8(bytes).unwrap();
        let people = |list: &str| -> Vec<u8> {
            let list = list.trim_matches(['[', ']']);
            list.split(", ").map(|one| one.parse().unwrap()).collect()
        };
        match text.splitn(3, ' ').collect::<Vec<_>>()[..] {
            ["talk"] => Self::Talk,
            ["too", "poor"] => Self::TooPoor,
            ["start", stake, list] => {
                Self::Start { players: people(list), stake: stake.parse().unwrap() }
            }
            ["settle", pot, list] => {
                Self::Settle { winners: people(list), pot: pot.parse().unwrap() }
            }
            _ => panic!("{text}"),
        }
    }

    /// The transfers that belong to this entry: nine tenths of the pot to the winners, the rest to
    /// the house (LIV-18).
    pub(crate) fn transfers(&self, at: TableId) -> Vec<Transfer> {
        let pot = Account::Table(at);
        match self {
            Self::Talk | Self::TooPoor => vec![],
            Self::Start { players, stake } => {
                let stake = |n: &u8| Transfer {
                    from: Account::Player(player(*n)),
                    to: pot,
                    amount: *stake,
                    kind: TransferKind::Stake,
                };
                players.iter().map(stake).collect()
            }
            Self::Settle { winners, pot: all } => {
                let each = all * 9 / 10 / winners.len() as u64;
                let paid = |to, amount, kind| Transfer { from: pot, to, amount, kind };
                let to = |n: &u8| paid(Account::Player(player(*n)), each, TransferKind::Pot);
                let rest = all - each * winners.len() as u64;
                let mut paid: Vec<_> = winners.iter().map(to).collect();
                paid.push(Transfer {
                    from: pot,
                    to: Account::House,
                    amount: rest,
                    kind: TransferKind::Share,
                });
                paid
            }
        }
    }
}

/// Counts of what has happened so far.
#[derive(Clone, Debug, Default)]
pub(crate) struct Found {
    pub(crate) operations: u64,
    pub(crate) pots_paid: u64,
    pub(crate) gifts: u64,
    pub(crate) refusals: u64,
    transfers: u64,
}

/// Opens the database after a crash and checks all books.
pub(crate) fn check(path: &Path) -> Result<Found, String> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let store = SqliteStore::open(path).await.unwrap();
        let found = compare(&store).await;
        store.close().await;
        found
    })
}

async fn compare(store: &SqliteStore) -> Result<Found, String> {
    let ledger = store.ledger_check().await.unwrap();
    if !ledger.is_sound() {
        return Err(format!("{ledger:?}"));
    }
    let (mut found, mut balances) = (Found::default(), BTreeMap::new());
    for n in 0..TABLES {
        follow(store, table(n), &mut found, &mut balances).await?;
    }
    for n in 0..PLAYERS {
        gifts(store, player(n), &mut found, &mut balances).await?;
    }
    if ledger.transfers != found.transfers {
        let (told, made) = (found.transfers, ledger.transfers);
        return Err(format!("the logs tell of {told} transfers, {made} were made"));
    }
    for (account, told) in balances {
        let holds = store.balance(account).await.unwrap();
        if holds != told {
            return Err(format!("{account:?} holds {holds}, the logs say {told}"));
        }
    }
    Ok(found)
}

/// Adds up the movements in a log, and checks that each pot was paid once.
async fn follow(
    store: &SqliteStore,
    at: TableId,
    found: &mut Found,
    balances: &mut BTreeMap<Account, i64>,
) -> Result<(), String> {
    let Some(stored) = store.load_table(at).await.unwrap() else { return Ok(()) };
    let mut open = 0;
    for entry in stored.log {
        let event = Event::read(&entry.bytes);
        for Transfer { from, to, amount, .. } in event.transfers(at) {
            *balances.entry(from).or_default() -= amount as i64;
            *balances.entry(to).or_default() += amount as i64;
            found.transfers += 1;
        }
        match event {
            Event::Start { players, stake } => open += stake * players.len() as u64,
            Event::Settle { pot, .. } if pot == open => {
                open = 0;
                found.pots_paid += 1;
            }
            Event::Settle { pot, .. } => return Err(format!("{pot} were paid of {open}")),
            Event::TooPoor => found.refusals += 1,
            Event::Talk => {}
        }
        found.operations += 1;
    }
    let holds = store.balance(Account::Table(at)).await.unwrap();
    if holds == open as i64 { Ok(()) } else { Err(format!("{holds} in a pot of {open}")) }
}

/// Gifts are in no log; each kind and day occurs once.
async fn gifts(
    store: &SqliteStore,
    to: PlayerId,
    found: &mut Found,
    balances: &mut BTreeMap<Account, i64>,
) -> Result<(), String> {
    let mut welcomes = 0;
    for movement in store.statement(to, u32::MAX).await.unwrap() {
        if movement.with != Account::Issuance {
            continue;
        }
        welcomes += u64::from(movement.kind == TransferKind::Welcome);
        *balances.entry(Account::Player(to)).or_default() += movement.amount;
        *balances.entry(Account::Issuance).or_default() -= movement.amount;
        found.transfers += 1;
        found.operations += 1;
        found.gifts += 1;
    }
    if welcomes > 1 { Err(format!("{welcomes} welcomes for {to}")) } else { Ok(()) }
}
