//! Housekeeping: deletes expired sessions, idle guests who left nothing behind, tables that never
//! began, and public tables that nobody visits.

use stammtisch_store::{Day, Forgotten, StoreError, StoredTable, UnixMillis};
use stammtisch_table::{Entry, Header, Millis, Record};

use crate::app_state::{App, AppState};
use crate::config::Ends;
use crate::limits::{ENDED_AT_ONCE, TIDIED_EVERY_MS};
use crate::room::Rooms;
use crate::{daily, session};

impl Ends {
    /// Whether a session last used then has expired by now.
    pub(crate) fn session_is_over(self, last_seen: UnixMillis, now: UnixMillis) -> bool {
        before(self.sessions, now).is_some_and(|before| last_seen < before)
    }
}

fn before(days: u32, now: UnixMillis) -> Option<UnixMillis> {
    (days > 0).then(|| UnixMillis(now.0 - i64::from(days) * Day::LENGTH_MS))
}

impl App {
    /// Deletes what nobody uses any more, now and every hour. Never returns.
    pub async fn keep_house(self) {
        loop {
            self.tidy_up().await;
            let Millis(now) = self.0.clock.now();
            let next = Millis(now + TIDIED_EVERY_MS);
            while self.0.clock.now() < next {
                self.0.clock.sleep_until(next).await;
            }
        }
    }

    /// Deletes what nobody uses any more, unless the calendar is in doubt.
    pub async fn tidy_up(&self) {
        match self.0.clock_guard.look(&*self.0.store, &*self.0.clock).await {
            Ok(true) => {}
            Ok(false) => return,
            Err(error) => {
                tracing::warn!(%error, "the house cannot be looked after");
                return;
            }
        }
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
        match daily::close_days(&self.0).await {
            Ok(0) => {}
            Ok(count) => tracing::info!(count, "deals of days that are over were opened"),
            Err(problem) => tracing::warn!(?problem, "the deals of the day cannot be looked after"),
        }
    }
}

async fn sessions(shared: &AppState) -> Result<usize, StoreError> {
    let Some(before) = before(shared.config.ends.sessions, shared.clock.unix()) else {
        return Ok(0);
    };
    let mut count = 0;
    loop {
        let ended = shared.store.end_idle_sessions(before, ENDED_AT_ONCE).await?;
        count += ended.len();
        let last = ended.len() < ENDED_AT_ONCE as usize;
        session::end(shared, ended);
        if last {
            return Ok(count);
        }
    }
}

async fn guests(shared: &AppState) -> Result<usize, StoreError> {
    let Some(before) = before(shared.config.ends.guests, shared.clock.unix()) else {
        return Ok(0);
    };
    let mut count = 0;
    loop {
        let Forgotten { players, sessions } =
            shared.store.forget_idle_guests(before, ENDED_AT_ONCE).await?;
        count += players.len();
        session::end(shared, sessions);
        if !players.is_empty() {
            shared.rooms.erase(&players).await;
        }
        if players.len() < ENDED_AT_ONCE as usize {
            return Ok(count);
        }
    }
}

/// Tables at which no match ever began, and public ones, that nobody has visited for long.
async fn tables(shared: &AppState) -> Result<usize, StoreError> {
    let (now, ends) = (shared.clock.unix(), shared.config.ends);
    let (unused, unseen) = (before(ends.tables, now), before(ends.public_tables, now));
    let Some(latest) = unused.max(unseen) else { return Ok(0) };
    let mut count = 0;
    for id in shared.store.idle_tables(latest).await? {
        let Ok(Some(table)) = shared.store.load_table(id).await else {
            // A table that cannot be read stays as it is.
            continue;
        };
        let since = table.log.last().map_or(table.head.created, |entry| entry.at);
        let is_over = |before: Option<UnixMillis>| before.is_some_and(|before| since < before);
        let ends =
            (is_over(unused) && never_began(&table)) || (is_over(unseen) && is_public(&table));
        if ends && Rooms::close_idle(shared, id, table.head.epoch).await? {
            shared.counting_queue.push(id);
            count += 1;
        }
    }
    Ok(count)
}

fn entries(table: &StoredTable) -> impl Iterator<Item = Option<Entry>> {
    table.log.iter().map(|entry| Some(Record::from_bytes(&entry.bytes).ok()?.entry))
}

fn never_began(table: &StoredTable) -> bool {
    entries(table).all(|entry| entry.is_some_and(|entry| !matches!(entry, Entry::Started { .. })))
}

fn is_public(table: &StoredTable) -> bool {
    let set = |entry| match entry {
        Some(Entry::SettingsChanged { settings }) => Some(settings),
        _ => None,
    };
    let opened = Header::from_bytes(&table.head.header).ok().map(|header| header.settings);
    let last = entries(table).filter_map(set).last().or(opened);
    last.is_some_and(|settings| settings.public && !settings.link_only)
}
