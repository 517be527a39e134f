//! Running a server until it is told to stop.

use std::future::Future;
use std::io;
use std::time::Duration;

use tokio::net::TcpListener;

use crate::connections;
use crate::shared::App;

/// Requests under way when the server stops may take so long to end.
const GRACE: Duration = Duration::from_secs(5);

/// Serves until `stop` comes; then tells everybody, lets requests under way end, and returns.
/// Whatever was acknowledged is durable at every moment, so there is nothing left to save.
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
        tokio::time::sleep(GRACE).await;
    };
    tokio::select! {
        () = served => {}
        () = ends => {}
    }
    Ok(())
}
