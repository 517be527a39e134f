//! Test environment: a server on a real socket, and clients that talk to it as browsers do.

#![allow(dead_code, reason = "each test file uses its part")]

pub(crate) mod cards;
pub(crate) mod client;
pub(crate) mod connection;
#[path = "../../../table/tests/shared/game_data.rs"]
pub(crate) mod game_data;
pub(crate) mod http;
pub(crate) mod time;
mod wire;

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;

use stammtisch_server::{App, Clock, Config, OsEntropy, SeedKey};
use stammtisch_store::{MemoryStore, SqliteStore, Store};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

pub(crate) use client::Client;
pub(crate) use time::FastClock;

/// A running server.
pub(crate) struct House {
    pub(crate) address: SocketAddr,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) app: App,
    stop: oneshot::Sender<()>,
    served: JoinHandle<std::io::Result<()>>,
    /// A separate runtime, so that killing it kills all of the server's tasks at once.
    runtime: Runtime,
}

/// Settings with which bots answer at once and nobody is rate-limited.
pub(crate) fn hasty() -> Config {
    let seed_key = Some(SeedKey::new([5; 32]));
    Config { bot_pace: 0, burst: 100_000, rate: 100_000, seed_key, ..Config::default() }
}

impl House {
    /// A server that forgets everything at the end.
    pub(crate) async fn open() -> Self {
        Self::over(Arc::new(MemoryStore::new()), hasty()).await
    }

    /// A server over a database file.
    pub(crate) async fn over_file(path: &Path) -> Self {
        Self::over_file_by(Arc::new(FastClock::default()), path).await
    }

    /// A server over a database file, with another clock.
    pub(crate) async fn over_file_by(clock: Arc<dyn Clock>, path: &Path) -> Self {
        let runtime = runtime();
        let path = path.to_owned();
        let opened = runtime.spawn(async move { SqliteStore::open(&path).await });
        let store = opened.await.expect("no panic").expect("the file opens");
        Self::timed(runtime, Arc::new(store), hasty(), clock).await
    }

    pub(crate) async fn over(store: Arc<dyn Store>, config: Config) -> Self {
        Self::within(runtime(), store, config).await
    }

    /// A server with another clock.
    pub(crate) async fn by(clock: Arc<dyn Clock>, config: Config) -> Self {
        Self::timed(runtime(), Arc::new(MemoryStore::new()), config, clock).await
    }

    /// The same over an existing store.
    pub(crate) async fn by_over(
        clock: Arc<dyn Clock>,
        config: Config,
        store: Arc<dyn Store>,
    ) -> Self {
        Self::timed(runtime(), store, config, clock).await
    }

    async fn within(runtime: Runtime, store: Arc<dyn Store>, config: Config) -> Self {
        Self::timed(runtime, store, config, Arc::new(FastClock::default())).await
    }

    async fn timed(
        runtime: Runtime,
        store: Arc<dyn Store>,
        config: Config,
        clock: Arc<dyn Clock>,
    ) -> Self {
        let bound = runtime.spawn(async { TcpListener::bind("127.0.0.1:0").await });
        let listener = bound.await.expect("no panic").expect("a port");
        let address = listener.local_addr().expect("an address");
        let app = App::new(store.clone(), clock, Arc::new(OsEntropy), config);
        let (stop, stopped) = oneshot::channel();
        let stopped = async {
            let _ = stopped.await;
        };
        let served = runtime.spawn(stammtisch_server::serve(app.clone(), listener, stopped));
        Self { address, store, app, stop, served, runtime }
    }

    /// Creates a guest of this name.
    pub(crate) async fn guest(&self, name: &str) -> Client {
        Client::new(self.address, name).await
    }

    /// Stops as on Ctrl-C.
    pub(crate) async fn stop(self) {
        let _ = self.stop.send(());
        self.served.await.expect("no panic").expect("served to the end");
        self.store.close().await;
        self.runtime.shutdown_background();
    }

    /// Stops as on Ctrl-C, with the process gone the moment the server has ended.
    pub(crate) async fn stop_at_once(self) {
        let _ = self.stop.send(());
        self.served.await.expect("no panic").expect("served to the end");
        self.runtime.shutdown_background();
    }

    /// Stops as on kill -9: nobody is told, nothing is finished.
    pub(crate) async fn kill(self) {
        let Self { store, served, runtime, .. } = self;
        runtime.shutdown_background();
        let _ = served.await;
        drop(store);
    }
}

fn runtime() -> Runtime {
    let mut builder = tokio::runtime::Builder::new_multi_thread();
    builder.worker_threads(2).enable_all().build().expect("a runtime")
}
