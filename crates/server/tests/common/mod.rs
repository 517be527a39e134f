//! A house to test: a server on a real socket, and clients that talk to it as browsers do.

#![allow(dead_code, reason = "each test file uses its part")]

pub(crate) mod cards;
pub(crate) mod client;
pub(crate) mod http;
pub(crate) mod line;
pub(crate) mod time;

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;

use stammtisch_server::{App, Config, OsEntropy};
use stammtisch_store::{MemoryStore, SqliteStore, Store};
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

pub(crate) use client::Client;
pub(crate) use time::FastClock;

/// A running server.
pub(crate) struct House {
    pub(crate) address: SocketAddr,
    pub(crate) store: Arc<dyn Store>,
    stop: oneshot::Sender<()>,
    served: JoinHandle<std::io::Result<()>>,
}

/// Bots answer at once, and nobody is told to slow down.
pub(crate) fn hasty() -> Config {
    Config { bot_pace: 0, burst: 100_000, rate: 100_000, ..Config::default() }
}

impl House {
    /// A house that forgets everything at the end.
    pub(crate) async fn open() -> Self {
        Self::over(Arc::new(MemoryStore::new()), hasty()).await
    }

    /// A house over a file.
    pub(crate) async fn over_file(path: &Path) -> Self {
        let store = SqliteStore::open(path).await.expect("the file opens");
        Self::over(Arc::new(store), hasty()).await
    }

    pub(crate) async fn over(store: Arc<dyn Store>, config: Config) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let clock = Arc::new(FastClock::default());
        let app = App::new(store.clone(), clock, Arc::new(OsEntropy), config);
        let (stop, stopped) = oneshot::channel();
        let stopped = async {
            let _ = stopped.await;
        };
        let served = tokio::spawn(stammtisch_server::serve(app, listener, stopped));
        Self { address, store, stop, served }
    }

    /// A guest of that name.
    pub(crate) async fn guest(&self, name: &str) -> Client {
        Client::new(self.address, name).await
    }

    /// Ends as on Ctrl-C.
    pub(crate) async fn stop(self) {
        let _ = self.stop.send(());
        self.served.await.expect("no panic").expect("served to the end");
        self.store.close().await;
    }

    /// Ends as on kill -9: nothing is told, nothing is finished.
    pub(crate) async fn kill(self) {
        self.served.abort();
        let _ = self.served.await;
    }
}
