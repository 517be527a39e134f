//! The server's metrics, for Prometheus. No label names a table, a player or an address.

mod observe;
mod process;
mod storing;

use std::fmt;
use std::time::Duration;

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::{Registry, Unit};

use stammtisch_store::{AppendError, DiskSpace, StorageError};

use crate::limits::Doing;
use crate::room::CloseCode;
pub(crate) use observe::observe;
use storing::Storing;

/// Labels of a request that was answered.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Answered {
    method: String,
    /// The route as the router writes it, with names in place of values.
    route: String,
    status: u16,
}

type ByCode = Family<[(&'static str, &'static str); 1], Counter>;

/// All metrics of one server.
pub(crate) struct Metrics {
    registry: Registry,
    requests: Family<Answered, Counter>,
    request_seconds: Histogram,
    commands: ByCode,
    append_seconds: Histogram,
    held_seconds: Histogram,
    append_failures: ByCode,
    closed: ByCode,
    limited: ByCode,
    connections: Gauge,
    sockets: Gauge,
    rooms: Gauge,
    broken: Gauge,
    read_only: Gauge,
    disk_free: Gauge,
    tasks: Gauge,
    storing: Storing,
}

impl Default for Metrics {
    fn default() -> Self {
        let seconds = || Histogram::new(exponential_buckets(0.000_5, 2.0, 14));
        let (request_seconds, append_seconds, held_seconds) = (seconds(), seconds(), seconds());
        let mut metrics = Self {
            registry: Registry::with_prefix("stammtisch"),
            requests: Family::default(),
            request_seconds,
            commands: Family::default(),
            append_seconds,
            held_seconds,
            append_failures: Family::default(),
            closed: Family::default(),
            limited: Family::default(),
            connections: Gauge::default(),
            sockets: Gauge::default(),
            rooms: Gauge::default(),
            broken: Gauge::default(),
            read_only: Gauge::default(),
            disk_free: Gauge::default(),
            tasks: Gauge::default(),
            storing: Storing::default(),
        };
        metrics.register();
        metrics
    }
}

impl Metrics {
    fn register(&mut self) {
        let registry = &mut self.registry;
        registry.register("requests", "HTTP requests answered", self.requests.clone());
        registry.register_with_unit(
            "request",
            "time to answer a request; a WebSocket counts until it is open",
            Unit::Seconds,
            self.request_seconds.clone(),
        );
        registry.register(
            "commands",
            "commands of players by answer: done, or the code of the refusal",
            self.commands.clone(),
        );
        registry.register_with_unit(
            "append",
            "time until entries of a table were durable",
            Unit::Seconds,
            self.append_seconds.clone(),
        );
        registry.register_with_unit(
            "held",
            "how long commands were kept until no quicker one could come any more",
            Unit::Seconds,
            self.held_seconds.clone(),
        );
        registry.register(
            "append_failures",
            "entries that were not stored, by code",
            self.append_failures.clone(),
        );
        registry.register(
            "sockets_closed",
            "WebSockets that the server closed, by reason; slow_reader is one of them",
            self.closed.clone(),
        );
        registry.register(
            "limited",
            "deeds refused because an address did them too often",
            self.limited.clone(),
        );
        let connections = self.connections.clone();
        registry.register("connections", "Connections open now, WebSockets included", connections);
        registry.register("sockets", "WebSockets open now", self.sockets.clone());
        registry.register("rooms", "tables in memory now", self.rooms.clone());
        let broken = self.broken.clone();
        registry.register("tables_broken", "tables that could not be read since the start", broken);
        let read_only = self.read_only.clone();
        registry.register("read_only", "1 while there is no room to store anything", read_only);
        registry.register_with_unit(
            "disk_free",
            "room for the database; -1 where that is not known",
            Unit::Bytes,
            self.disk_free.clone(),
        );
        registry.register("tasks", "tasks of the runtime that have not ended", self.tasks.clone());
        registry.register_collector(Box::new(process::Process));
    }

    /// Counts an answered command: `done`, or the code of its refusal.
    pub(crate) fn answered(&self, answer: &'static str) {
        self.commands.get_or_create(&[("answer", answer)]).inc();
    }

    /// Entries became durable after this time.
    pub(crate) fn appended(&self, spent: Duration) {
        self.append_seconds.observe(spent.as_secs_f64());
        self.storing.succeeded();
    }

    /// A command was decided on this many milliseconds after it had come in.
    pub(crate) fn was_held(&self, millis: u64) {
        self.held_seconds.observe(Duration::from_millis(millis).as_secs_f64());
    }

    /// Entries could not be stored.
    pub(crate) fn not_appended(&self, error: &AppendError) {
        self.append_failures.get_or_create(&[("code", error.code())]).inc();
        if matches!(error, AppendError::Storage(StorageError::Full | StorageError::Failed(_))) {
            self.storing.failed();
        }
    }

    /// Whether storing failed lately, and nothing has been stored since.
    pub(crate) fn is_not_storing(&self) -> bool {
        self.storing.is_failing()
    }

    /// Counts a WebSocket that the server closed.
    pub(crate) fn closed(&self, code: CloseCode) {
        self.closed.get_or_create(&[("reason", code.reason())]).inc();
    }

    /// Counts an action that an address did too often.
    pub(crate) fn limited(&self, doing: Doing) {
        self.limited.get_or_create(&[("what", doing.name())]).inc();
    }

    /// Counts a request that was answered.
    fn request(&self, method: String, route: String, status: u16, seconds: f64) {
        self.requests.get_or_create(&Answered { method, route, status }).inc();
        self.request_seconds.observe(seconds);
    }

    /// All metrics as text, with what is open now.
    pub(crate) fn text(&self, now: Now) -> Result<String, fmt::Error> {
        let Now { connections, sockets, rooms, broken, disk, tasks } = now;
        self.connections.set(connections.try_into().unwrap_or(i64::MAX));
        self.sockets.set(sockets.try_into().unwrap_or(i64::MAX));
        self.rooms.set(rooms.try_into().unwrap_or(i64::MAX));
        self.broken.set(broken.try_into().unwrap_or(i64::MAX));
        self.read_only.set(disk.full.into());
        self.disk_free.set(disk.free.map_or(-1, |free| free.try_into().unwrap_or(i64::MAX)));
        self.tasks.set(tasks.try_into().unwrap_or(i64::MAX));
        let mut text = String::new();
        encode(&mut text, &self.registry)?;
        Ok(text)
    }
}

/// Numbers sampled when the metrics are read: what is open, and the state of the server.
pub(crate) struct Now {
    pub(crate) connections: usize,
    pub(crate) sockets: usize,
    pub(crate) rooms: usize,
    pub(crate) broken: usize,
    pub(crate) disk: DiskSpace,
    pub(crate) tasks: usize,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_disk_is_known_until_something_is_stored_again() {
        let metrics = Metrics::default();
        assert!(!metrics.is_not_storing());
        metrics.not_appended(&AppendError::Fenced);
        assert!(!metrics.is_not_storing(), "another server plays this table: the disk is well");
        metrics.not_appended(&AppendError::Storage(StorageError::Full));
        assert!(metrics.is_not_storing());
        metrics.appended(Duration::from_millis(3));
        assert!(!metrics.is_not_storing());
        let disk = DiskSpace { full: true, free: Some(5) };
        let now = Now { connections: 9, sockets: 7, rooms: 2, broken: 1, disk, tasks: 5 };
        let text = metrics.text(now).expect("text");
        for line in [
            "stammtisch_append_failures_total{code=\"storage_full\"} 1",
            "stammtisch_append_seconds_count 1",
            "stammtisch_connections 9",
            "stammtisch_sockets 7",
            "stammtisch_rooms 2",
            "stammtisch_tables_broken 1",
            "stammtisch_read_only 1",
            "stammtisch_disk_free_bytes 5",
            "stammtisch_tasks 5",
        ] {
            assert!(text.lines().any(|found| found == line), "{line}\n{text}");
        }
    }
}
