//! `stammtisch serve`: open the house.

mod greeting;
mod network;

use std::io::{self, ErrorKind};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use anyhow::{Context, anyhow};
use stammtisch_server::{App, Config, OsEntropy, SystemClock};
use stammtisch_store::{DirectoryLock, SqliteStore, Store};
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;

/// The name of the database in the data directory.
const DATABASE: &str = "stammtisch.db";

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Address and port to listen on.
    #[arg(long, value_name = "ADDR", env = "STAMMTISCH_LISTEN", default_value = "0.0.0.0:7777")]
    listen: SocketAddr,
    /// Directory for tables and players; made if it is not there.
    #[arg(long, value_name = "DIR", env = "STAMMTISCH_DATA", default_value = "data")]
    data: PathBuf,
    /// Believe the X-Forwarded-Proto header of a proxy in front, and use secure cookies behind it.
    #[arg(long, env = "STAMMTISCH_TRUST_PROXY")]
    trust_proxy: bool,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let filter = EnvFilter::try_from_env("STAMMTISCH_LOG");
    tracing_subscriber::fmt()
        .with_env_filter(filter.unwrap_or_else(|_| EnvFilter::new("warn")))
        .with_writer(io::stderr)
        .init();
    tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(serve(args))
}

async fn serve(args: &Args) -> anyhow::Result<()> {
    let listener = listen(args.listen).await?;
    let address = listener.local_addr()?;
    let (store, _lock) = open_store(args).await?;
    let store = Arc::new(store);
    let network = network::address(address);
    let config = Config { trust_proxy: args.trust_proxy, network, ..Config::default() };
    let (clock, entropy) = (Arc::new(SystemClock::default()), Arc::new(OsEntropy));
    let app = App::new(store.clone(), clock, entropy, config);
    greeting::print(address, network, &args.data)?;
    let served = stammtisch_server::serve(app, listener, stop_signal()?).await;
    store.close().await;
    Ok(served?)
}

async fn listen(address: SocketAddr) -> anyhow::Result<TcpListener> {
    TcpListener::bind(address).await.map_err(|error| match error.kind() {
        ErrorKind::AddrInUse => anyhow!(
            "port {port} is in use: something else, perhaps another Stammtisch, listens on {address}.\n\
             Stop it, or choose another port: stammtisch --listen {ip}:{other}",
            port = address.port(),
            ip = address.ip(),
            other = address.port().checked_add(1).unwrap_or(7777),
        ),
        ErrorKind::PermissionDenied => {
            anyhow!("listening on {address} is not allowed; ports below 1024 need special rights")
        }
        ErrorKind::AddrNotAvailable => anyhow!("this machine does not have the address {address}"),
        _ => anyhow::Error::new(error).context(format!("cannot listen on {address}")),
    })
}

async fn open_store(args: &Args) -> anyhow::Result<(SqliteStore, DirectoryLock)> {
    let data = &args.data;
    let advice = "choose another directory with --data DIR";
    std::fs::create_dir_all(data)
        .with_context(|| format!("cannot make the data directory {}; {advice}", data.display()))?;
    let lock = DirectoryLock::take(data).context(advice)?;
    let store = SqliteStore::open(&data.join(DATABASE))
        .await
        .with_context(|| format!("cannot use the data directory {}; {advice}", data.display()))?;
    Ok((store, lock))
}

/// Comes when the program is asked to end: by Ctrl-C, or by the system.
fn stop_signal() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    #[cfg(unix)]
    let mut terminate = {
        use tokio::signal::unix::{SignalKind, signal};
        signal(SignalKind::terminate())?
    };
    Ok(async move {
        #[cfg(unix)]
        let terminated = async {
            terminate.recv().await;
        };
        #[cfg(not(unix))]
        let terminated = std::future::pending::<()>();
        tokio::select! {
            _ = tokio::signal::ctrl_c() => {}
            () = terminated => {}
        }
    })
}
