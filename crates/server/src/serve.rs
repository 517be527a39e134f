//! Running a server until it is told to stop.

use std::future::{Future, IntoFuture};
use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use axum::serve::ListenerExt;
use tokio::net::TcpListener;

use crate::app::App;

/// Requests under way when the server stops may take so long to end.
const GRACE: Duration = Duration::from_secs(5);

/// Serves until `stop` comes; then tells everybody, lets requests under way end, and returns.
/// Whatever was acknowledged is durable at every moment, so there is nothing left to save.
///
/// # Errors
/// If the listener fails.
pub async fn serve(
    app: App,
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let (stopped, mut told) = tokio::sync::watch::channel(false);
    let rooms = app.clone();
    let graceful = async move {
        stop.await;
        rooms.stop_rooms().await;
        let _ = stopped.send(true);
    };
    let router = app.router().into_make_service_with_connect_info::<SocketAddr>();
    // Small messages go out at once: waiting to fill a packet would cost 40 ms a move.
    let listener = listener.tap_io(|stream| {
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "no TCP_NODELAY");
        }
    });
    let server = axum::serve(listener, router).with_graceful_shutdown(graceful);
    let too_long = async {
        let _ = told.wait_for(|told| *told).await;
        tokio::time::sleep(GRACE).await;
    };
    tokio::select! {
        done = server.into_future() => done,
        () = too_long => Ok(()),
    }
}
