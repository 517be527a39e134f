//! Runs a server until it is told to stop.

use std::future::Future;
use std::io;

use tokio::net::TcpListener;

use crate::app_state::App;
use crate::connections;
use crate::limits::REQUESTS_END_WITHIN;

/// Serves until `stop` resolves; then tells everybody, lets requests in progress finish, and
/// returns. Whatever was acknowledged is already durable, so there is nothing left to save.
///
/// # Errors
/// If the listener cannot be used.
pub async fn serve(
    app: App,
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    listener.local_addr()?;
    let (stopped, told) = tokio::sync::watch::channel(false);
    let served = connections::listen(&app.0, app.router(), listener, told);
    let ends = async {
        stop.await;
        app.stop_rooms().await;
        let _ = stopped.send(true);
        tokio::time::sleep(REQUESTS_END_WITHIN).await;
    };
    tokio::select! {
        () = served => {}
        () = ends => {}
    }
    Ok(())
}
