//! `stammtisch serve`: opens the house.

mod banner;
mod files;
mod log;
mod network;
mod seed_key;

use std::io::{self, ErrorKind};
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;

use anyhow::{Context, anyhow};
use stammtisch_server::{App, Config, OsEntropy, SystemClock};
use stammtisch_store::{DirectoryLock, OpenError, SqliteStore, Storage as _};
use tokio::net::{TcpListener, TcpSocket};

use crate::admin::{DATABASE, link, told};
use crate::limits::CONNECTIONS_WAITING;
use crate::settings::{self, Settings};
use banner::Greeting;

pub(crate) fn run(args: &settings::Args) -> anyhow::Result<()> {
    let settings = args.settings()?;
    log::start(&settings.log, settings.log_format)?;
    tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(serve(settings))
}

async fn serve(settings: Settings) -> anyhow::Result<()> {
    let listener = listen(settings.listen)?;
    let address = listener.local_addr()?;
    let (store, _lock) = open_store(&settings.data).await?;
    let store = Arc::new(store);
    let network = network::address(address);
    let seed_key = seed_key::at(&settings.seed_key, settings.is_seed_key_named, &settings.data)?;
    let mut config = Config { network, seed_key: Some(seed_key), ..settings.server };
    config.connections.all = config.connections.all.min(files::for_connections());
    let behind_proxy = !config.trust_proxy.is_empty();
    let origin = link::origin(address, behind_proxy);
    let (clock, entropy) = (Arc::new(SystemClock::default()), Arc::new(OsEntropy));
    let app = App::new(store.clone(), clock, entropy, config);
    if !app.has_its_seed_key().await.unwrap_or(true) {
        tracing::error!(
            key = %settings.seed_key.display(),
            "this is not the key that the database was sealed with: matches that were being played cannot go on \
             (seed_key_lost), nor deals of the day to which the house is bound. Stop the server, put the right \
             key back, and start it again"
        );
    }
    let admin = link::at_start(&*store, &origin, &settings.data).await?;
    let greeting = Greeting { address, network, behind_proxy, data: &settings.data };
    // Set up before the greeting: whoever has read it may ask at once for a clean shutdown.
    let stop = stop_signal()?;
    greeting.print(admin.as_deref())?;
    let housekeeping = tokio::spawn(app.clone().keep_house());
    let counting = tokio::spawn(app.clone().count_numbers());
    let served = stammtisch_server::serve(app, listener, stop).await;
    housekeeping.abort();
    counting.abort();
    store.close().await;
    Ok(served?)
}

fn bind(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    // So that a restart need not wait until the system has forgotten the last connections.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    socket.listen(CONNECTIONS_WAITING)
}

fn listen(address: SocketAddr) -> anyhow::Result<TcpListener> {
    bind(address).map_err(|error| match error.kind() {
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

async fn open_store(data: &Path) -> anyhow::Result<(SqliteStore, DirectoryLock)> {
    let advice = "choose another directory with --data DIR";
    std::fs::create_dir_all(data)
        .with_context(|| format!("cannot make the data directory {}; {advice}", data.display()))?;
    let lock = DirectoryLock::take(data).context(advice)?;
    let store = match SqliteStore::open(&data.join(DATABASE)).await {
        Err(lost @ OpenError::Lost(_)) => return Err(told(lost)),
        opened => opened.with_context(|| {
            format!("cannot use the data directory {}; {advice}", data.display())
        })?,
    };
    Ok((store, lock))
}

/// Resolves when the program is asked to stop: by Ctrl-C, or by the system.
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
