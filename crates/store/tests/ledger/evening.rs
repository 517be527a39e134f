//! Tables that play for stakes until they are stopped.

use std::sync::Arc;
use std::time::Duration;

use stammtisch_store::{
    Account, Append, AppendError, Entry, Ledger, NewTable, PlayerId, SqliteStore, StoredTable,
    TableId, Tables, TopUp, Transfer, TransferId, TransferKind, UnixMillis,
};

use crate::audit::Event;
use crate::random::Random;

pub(crate) const TABLES: u8 = 24;
pub(crate) const PLAYERS: u8 = 40;

pub(crate) fn table(n: u8) -> TableId {
    TableId::from_bytes([n; 16])
}

pub(crate) fn player(n: u8) -> PlayerId {
    PlayerId::from_bytes([n; 16])
}

/// Plays at one table for ever.
pub(crate) struct Croupier {
    pub(crate) store: Arc<SqliteStore>,
    pub(crate) at: TableId,
    pub(crate) code: String,
    pub(crate) random: Random,
    /// Pays pots in a separate transaction, before the entry.
    pub(crate) careless: bool,
}

impl Croupier {
    pub(crate) async fn play(mut self) {
        // Like the server: reads the table's state from its log.
        loop {
            let stored = self.take_over().await;
            self.play_from(stored).await;
        }
    }

    async fn take_over(&self) -> StoredTable {
        loop {
            match self.store.take_over(self.at).await {
                Ok(Some(stored)) => return stored,
                Ok(None) => {
                    let (id, code) = (self.at, self.code.parse().unwrap());
                    let new =
                        NewTable { id, code, header: vec![], created: UnixMillis(0), key: None };
                    let _ = self.store.create_table(new).await;
                }
                // The store is about to close.
                Err(_) => tokio::time::sleep(Duration::from_millis(5)).await,
            }
        }
    }

    /// Plays until the table has to be reloaded.
    async fn play_from(&mut self, stored: StoredTable) {
        let (mut seq, epoch) = (stored.head.seq, stored.head.epoch);
        let mut open = open_pot(&stored);
        loop {
            let event = self.next(open.as_ref());
            if self.careless
                && let Event::Settle { .. } = event
            {
                self.pay_beside(&event).await;
            }
            match self.store(seq, epoch, &event).await {
                Ok(()) => {
                    match &event {
                        Event::Start { players, stake } => open = Some((players.clone(), *stake)),
                        Event::Settle { .. } => open = None,
                        Event::Talk | Event::TooPoor => {}
                    }
                    seq += 1;
                }
                Err(Some(AppendError::Overdrawn { account: Account::Player(poor) })) => {
                    if self.store(seq, epoch, &Event::TooPoor).await.is_err() {
                        return;
                    }
                    seq += 1;
                    self.give(poor).await;
                }
                Err(_) => return,
            }
        }
    }

    fn next(&mut self, open: Option<&(Vec<u8>, u64)>) -> Event {
        match (open, self.random.below(3)) {
            (_, 0) => Event::Talk,
            (Some((players, stake)), _) => {
                let pot = stake * players.len() as u64;
                let mut winners = players.clone();
                winners.truncate(1 + self.random.below(players.len() as u64) as usize);
                Event::Settle { winners, pot }
            }
            (None, _) => {
                let (first, people) =
                    (self.random.below(u64::from(PLAYERS)), 2 + self.random.below(3));
                let seat = |n| ((first + n * 7) % u64::from(PLAYERS)) as u8;
                let stake = [250, 500, 333][self.random.below(3) as usize];
                Event::Start { players: (0..people).map(seat).collect(), stake }
            }
        }
    }

    /// Stores an entry with all its transfers. `None` as the error: it gave up waiting.
    async fn store(
        &mut self,
        seq: u64,
        epoch: u64,
        event: &Event,
    ) -> Result<(), Option<AppendError>> {
        let entry = Entry::uncommanded(event.to_bytes());
        let mut append = Append::new(self.at, epoch, seq, UnixMillis(seq as i64)).entry(entry);
        let beside = self.careless && matches!(event, Event::Settle { .. });
        for transfer in event.transfers(self.at).into_iter().filter(|_| !beside) {
            append = append.transfer(transfer);
        }
        if self.random.below(40) == 0 {
            let patience = Duration::from_micros(self.random.below(3_000));
            let waiting = tokio::time::timeout(patience, self.store.append(append));
            return match waiting.await {
                Ok(outcome) => outcome.map(|_| ()).map_err(Some),
                Err(_) => Err(None),
            };
        }
        self.store.append(append).await.map(|_| ()).map_err(Some)
    }

    /// Asks for the welcome gift and the gift of some day, each twice at the same time.
    async fn give(&mut self, to: PlayerId) {
        let welcome = Transfer {
            from: Account::Issuance,
            to: Account::Player(to),
            amount: 1_500,
            kind: TransferKind::Welcome,
        };
        let key = TransferId::keyed(&format!("welcome:{to}"));
        let day = self.random.below(1_000_000);
        let gift = TopUp {
            id: TransferId::keyed(&format!("daily:{to}:{day}")),
            player: to,
            up_to: 2_000,
            kind: TransferKind::Daily,
            at: UnixMillis(0),
        };
        let _ = tokio::join!(
            self.store.transfer(key, welcome, UnixMillis(0)),
            self.store.top_up(gift),
            self.store.transfer(key, welcome, UnixMillis(0)),
            self.store.top_up(gift),
        );
    }

    async fn pay_beside(&mut self, event: &Event) {
        for transfer in event.transfers(self.at) {
            let key = TransferId::keyed(&self.random.below(u64::MAX).to_string());
            let _ = self.store.transfer(key, transfer, UnixMillis(0)).await;
        }
    }
}

fn open_pot(stored: &StoredTable) -> Option<(Vec<u8>, u64)> {
    stored.log.iter().rev().find_map(|entry| match Event::read(&entry.bytes) {
        Event::Start { players, stake } => Some(Some((players, stake))),
        Event::Settle { .. } => Some(None),
        Event::Talk | Event::TooPoor => None,
    })?
}

/// Plays at all tables at once, for ever.
pub(crate) async fn evening(store: Arc<SqliteStore>, mut random: Random, careless: bool) {
    let croupier = |n| Croupier {
        store: store.clone(),
        at: table(n),
        code: format!("TABL{n:02}"),
        random: random.split(),
        careless,
    };
    let tables: Vec<_> = (0..TABLES).map(croupier).collect();
    let mut playing = tokio::task::JoinSet::new();
    for croupier in tables {
        playing.spawn(croupier.play());
    }
    playing.join_all().await;
}
