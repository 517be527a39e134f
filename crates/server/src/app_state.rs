//! `App`: the state that all parts of the server share.

use std::ops::Deref;
use std::sync::Arc;

use stammtisch_store::{Store, TokenHash};
use stammtisch_table::Millis;
use tokio::sync::broadcast;

use crate::account::{GuessLimits, Passphrases};
use crate::bot_threads::BotThreads;
use crate::caching;
use crate::clock::Clock;
use crate::clock_guard::ClockGuard;
use crate::config::Config;
use crate::connections::Connections;
use crate::daily::Daily;
use crate::entropy::Entropy;
use crate::hindsight::{HandsCache, Hindsights};
use crate::http::{Catalog, ReadLibrary};
use crate::limits::Limits;
use crate::listing::Listing;
use crate::metrics::Metrics;
use crate::numbers::CountingQueue;
use crate::open_sockets::OpenSockets;
use crate::passkey::Passkeys;
use crate::replay::ReplayCache;
use crate::room::Rooms;
use crate::worker_pool::WorkerPool;

/// A server: its store, its rooms, its clock and its source of randomness.
#[derive(Clone)]
pub struct App(pub(crate) AppState);

/// The handle that every room, request and connection holds.
#[derive(Clone)]
pub(crate) struct AppState(Arc<Inner>);

pub(crate) struct Inner {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) clock: Arc<dyn Clock>,
    pub(crate) entropy: Arc<dyn Entropy>,
    pub(crate) config: Config,
    pub(crate) rooms: Rooms,
    pub(crate) open_sockets: OpenSockets,
    pub(crate) limits: Limits,
    pub(crate) connections: Connections,
    pub(crate) metrics: Metrics,
    pub(crate) listing: Listing,
    pub(crate) bot_threads: BotThreads,
    pub(crate) clock_guard: ClockGuard,
    pub(crate) workers: WorkerPool,
    /// The worker pool for trying out rules, which takes longer than all other work for strangers.
    pub(crate) trial_workers: WorkerPool,
    pub(crate) catalog: Catalog,
    pub(crate) library: ReadLibrary,
    pub(crate) replays: ReplayCache,
    /// Tables where matches have just ended and are to be counted.
    pub(crate) counting_queue: CountingQueue,
    pub(crate) hindsights: Hindsights,
    pub(crate) hands_cache: HandsCache,
    pub(crate) daily: Daily,
    pub(crate) compressed_answers: caching::CompressedAnswers,
    pub(crate) passphrases: Passphrases,
    pub(crate) passkeys: Passkeys,
    /// Recent passphrase guesses.
    pub(crate) guess_limits: GuessLimits,
    /// Sessions that have just ended: their connections are closed.
    pub(crate) ended: broadcast::Sender<TokenHash>,
    /// When this process started serving.
    pub(crate) started: Millis,
}

impl Deref for AppState {
    type Target = Inner;
    fn deref(&self) -> &Inner {
        &self.0
    }
}

impl App {
    /// A server over a store. Nothing runs until its router is served.
    pub fn new(
        store: Arc<dyn Store>,
        clock: Arc<dyn Clock>,
        entropy: Arc<dyn Entropy>,
        config: Config,
    ) -> Self {
        let started = clock.now();
        Self(AppState(Arc::new(Inner {
            store,
            clock,
            started,
            entropy,
            limits: Limits::new(config.limits.clone()),
            connections: Connections::new(config.connections),
            metrics: Metrics::default(),
            listing: Listing::default(),
            bot_threads: BotThreads::default(),
            clock_guard: ClockGuard::default(),
            workers: WorkerPool::default(),
            trial_workers: WorkerPool::default(),
            catalog: Catalog::default(),
            library: ReadLibrary::default(),
            replays: ReplayCache::default(),
            counting_queue: CountingQueue::default(),
            hindsights: Hindsights::default(),
            hands_cache: HandsCache::default(),
            daily: Daily::default(),
            compressed_answers: caching::CompressedAnswers::default(),
            passphrases: Passphrases::default(),
            passkeys: Passkeys::default(),
            guess_limits: GuessLimits::default(),
            config,
            rooms: Rooms::default(),
            open_sockets: OpenSockets::default(),
            ended: broadcast::channel(64).0,
        })))
    }

    /// The same with another worker pool.
    #[cfg(test)]
    pub(crate) fn with_worker_pool(self, workers: WorkerPool) -> Self {
        let inner = Arc::into_inner(self.0.0).map(|inner| Inner { workers, ..inner });
        Self(AppState(Arc::new(inner.unwrap_or_else(|| unreachable!("nobody else has it")))))
    }
}
