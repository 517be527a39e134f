//! What ends by itself: sessions nobody uses, guests who left nothing, tables that never began.

use stammtisch_store::{StoreError, TableId, TableStatus, UnixMillis};
use stammtisch_table::wire::TableState;
use stammtisch_table::{Entry, Millis, Record};

use crate::app::{App, Shared};
use crate::listing::Note;
use crate::room::player_id;
use crate::session;

/// How often it is looked for.
const EVERY_MS: u64 = 3_600_000;

/// So much in one transaction: nobody who plays shall wait for it.
const AT_ONCE: u32 = 200;

const DAY: i64 = 24 * 3_600_000;

/// After how many days without use something ends; 0 means never.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ends {
    /// Sessions.
    pub sessions: u32,
    /// Guests who never had a seat, a login or credits of their own.
    pub guests: u32,
    /// Tables at which no match ever began.
    pub tables: u32,
}

impl Default for Ends {
    fn default() -> Self {
        Self { sessions: 180, guests: 30, tables: 30 }
    }
}

impl Ends {
    /// Whether a session that was last used then has ended by now.
    pub(crate) fn session_is_over(self, last_seen: UnixMillis, now: UnixMillis) -> bool {
        before(self.sessions, now).is_some_and(|before| last_seen < before)
    }
}

fn before(days: u32, now: UnixMillis) -> Option<UnixMillis> {
    (days > 0).then(|| UnixMillis(now.0 - i64::from(days) * DAY))
}

impl App {
    /// Ends what nobody uses any more, now and every hour. Never returns.
    pub async fn keep_house(self) {
        loop {
            self.tidy_up().await;
            let Millis(now) = self.0.clock.now();
            let next = Millis(now + EVERY_MS);
            while self.0.clock.now() < next {
                self.0.clock.sleep_until(next).await;
            }
        }
    }

    /// Ends what nobody uses any more.
    pub async fn tidy_up(&self) {
        for (what, ended) in [
            ("sessions", sessions(&self.0).await),
            ("guests", guests(&self.0).await),
            ("tables", tables(&self.0).await),
        ] {
            match ended {
                Ok(0) => {}
                Ok(count) => tracing::info!(what, count, "ended, unused for long"),
                Err(error) => tracing::warn!(what, %error, "cannot be ended"),
            }
        }
    }
}

async fn sessions(shared: &Shared) -> Result<usize, StoreError> {
    let Some(before) = before(shared.config.ends.sessions, shared.clock.unix()) else {
        return Ok(0);
    };
    let mut count = 0;
    loop {
        let ended = shared.store.end_idle_sessions(before, AT_ONCE).await?;
        count += ended.len();
        let last = ended.len() < AT_ONCE as usize;
        session::end(shared, ended);
        if last {
            return Ok(count);
        }
    }
}

async fn guests(shared: &Shared) -> Result<usize, StoreError> {
    let Some(before) = before(shared.config.ends.guests, shared.clock.unix()) else {
        return Ok(0);
    };
    let mut count = 0;
    loop {
        let gone = shared.store.forget_idle_guests(before, AT_ONCE).await?;
        count += gone.len();
        for &player in &gone {
            shared.rooms.erase(player_id(player)).await;
        }
        if gone.len() < AT_ONCE as usize {
            return Ok(count);
        }
    }
}

async fn tables(shared: &Shared) -> Result<usize, StoreError> {
    let now = shared.clock.unix();
    let Some(before) = before(shared.config.ends.tables, now) else { return Ok(0) };
    let mut count = 0;
    for table in shared.store.all_tables().await? {
        let in_lobby = |note: Note| note.state() == TableState::Lobby;
        let idle = table.status == TableStatus::Open
            && table.updated < before
            && Note::from_bytes(&table.note).is_none_or(in_lobby);
        if idle && never_began(shared, table.id).await {
            shared.store.close_table(table.id, now).await?;
            shared.rooms.close(table.id).await;
            count += 1;
        }
    }
    Ok(count)
}

/// The log tells. What cannot be read stays as it is.
async fn never_began(shared: &Shared, table: TableId) -> bool {
    let Ok(Some(table)) = shared.store.load_table(table).await else { return false };
    table.log.iter().all(|entry| {
        Record::from_bytes(&entry.bytes)
            .is_ok_and(|record| !matches!(record.entry, Entry::Started { .. }))
    })
}
