//! `App`: the state that all parts of the server share.

use std::ops::Deref;
use std::sync::Arc;

use stammtisch_store::{Store, TokenHash};
use stammtisch_table::Millis;
use tokio::sync::broadcast;

use crate::account::{Passphrases, Tries};
use crate::caching;
use crate::calendar::Calendar;
use crate::clock::Clock;
use crate::config::Config;
use crate::connections::Connections;
use crate::daily::Daily;
use crate::desk::Desk;
use crate::entropy::Entropy;
use crate::hindsight::{Hindsights, KnownHands};
use crate::http::{Catalog, ReadLibrary};
use crate::limits::Limits;
use crate::lines::OpenLines;
use crate::listing::Listing;
use crate::metrics::Metrics;
use crate::numbers::News;
use crate::passkey::Passkeys;
use crate::replay::Films;
use crate::room::Rooms;
use crate::thinkers::Thinkers;

/// A server: its store, its rooms, its clock and its source of randomness.
#[derive(Clone)]
pub struct App(pub(crate) Shared);

/// The handle that every room, request and connection holds.
#[derive(Clone)]
pub(crate) struct Shared(Arc<Inner>);

pub(crate) struct Inner {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) clock: Arc<dyn Clock>,
    pub(crate) entropy: Arc<dyn Entropy>,
    pub(crate) config: Config,
    pub(crate) rooms: Rooms,
    pub(crate) lines: OpenLines,
    pub(crate) limits: Limits,
    pub(crate) connections: Connections,
    pub(crate) metrics: Metrics,
    pub(crate) listing: Listing,
    pub(crate) thinkers: Thinkers,
    pub(crate) calendar: Calendar,
    pub(crate) desk: Desk,
    /// The desk for trying out rules, which takes longer than all other work for strangers.
    pub(crate) lab: Desk,
    pub(crate) catalog: Catalog,
    pub(crate) library: ReadLibrary,
    pub(crate) films: Films,
    /// Tables where matches have just ended and are to be counted.
    pub(crate) numbers: News,
    pub(crate) hindsights: Hindsights,
    pub(crate) hands: KnownHands,
    pub(crate) daily: Daily,
    pub(crate) packed: caching::Packed,
    pub(crate) passphrases: Passphrases,
    pub(crate) passkeys: Passkeys,
    /// Recent passphrase guesses.
    pub(crate) tries: Tries,
    /// Sessions that have just ended: their lines are closed.
    pub(crate) ended: broadcast::Sender<TokenHash>,
    /// When this process started serving.
    pub(crate) started: Millis,
}

impl Deref for Shared {
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
        Self(Shared(Arc::new(Inner {
            store,
            clock,
            started,
            entropy,
            limits: Limits::new(config.limits.clone()),
            connections: Connections::new(config.connections),
            metrics: Metrics::default(),
            listing: Listing::default(),
            thinkers: Thinkers::default(),
            calendar: Calendar::default(),
            desk: Desk::default(),
            lab: Desk::default(),
            catalog: Catalog::default(),
            library: ReadLibrary::default(),
            films: Films::default(),
            numbers: News::default(),
            hindsights: Hindsights::default(),
            hands: KnownHands::default(),
            daily: Daily::default(),
            packed: caching::Packed::default(),
            passphrases: Passphrases::default(),
            passkeys: Passkeys::default(),
            tries: Tries::default(),
            config,
            rooms: Rooms::default(),
            lines: OpenLines::default(),
            ended: broadcast::channel(64).0,
        })))
    }

    /// The same with another desk.
    #[cfg(test)]
    pub(crate) fn with_desk(self, desk: Desk) -> Self {
        let inner = Arc::into_inner(self.0.0).map(|inner| Inner { desk, ..inner });
        Self(Shared(Arc::new(inner.unwrap_or_else(|| unreachable!("nobody else has it")))))
    }
}
