//! Accepts connections and serves each until it ends.

use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;

use axum::extract::ConnectInfo;
use axum::{Router, body::Body};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};
use tokio::time::MissedTickBehavior;
use tower::ServiceExt as _;

use super::ConnectionSlot;
use super::stream::Stream;
use crate::app_state::AppState;
use crate::limits::{LISTENER_PAUSE, LONGEST_HEAD_BYTES, MOST_HEADERS, SILENT_LOOKED_FOR_EVERY};

/// Serves `router` to all clients until `stop`; then lets requests in progress finish.
pub(crate) async fn listen(
    shared: &AppState,
    router: Router,
    listener: TcpListener,
    mut stop: watch::Receiver<bool>,
) {
    let connections = &shared.connections;
    let mut tick = tokio::time::interval(SILENT_LOOKED_FOR_EVERY);
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    // Dropped by each connection when it ends; nothing is ever sent on it.
    let (open, mut ended) = mpsc::channel::<Infallible>(1);
    loop {
        tokio::select! {
            biased;
            () = told(&mut stop) => break,
            _ = tick.tick() => connections.tend(),
            come = listener.accept() => match come {
                Ok((tcp, peer)) => {
                    let address = shared.config.counted(peer.ip());
                    // When everybody is busy, no newcomer is served: the connection is closed at
                    // once.
                    let Some(slot) = connections.enter(address) else { continue };
                    tokio::spawn(serve(tcp, peer, slot, router.clone(), stop.clone(), open.clone()));
                }
                Err(error) if is_of_one_connection(&error) => {}
                Err(error) => {
                    tracing::warn!(%error, "no connection could be taken in");
                    connections.make_room();
                    tokio::time::sleep(LISTENER_PAUSE).await;
                }
            },
        }
    }
    drop((listener, open));
    let _ = ended.recv().await;
}

async fn serve(
    tcp: TcpStream,
    peer: SocketAddr,
    slot: ConnectionSlot,
    router: Router,
    mut stop: watch::Receiver<bool>,
    open: mpsc::Sender<Infallible>,
) {
    // Small messages go out at once: waiting to fill a packet would cost 40 ms per move.
    if let Err(error) = tcp.set_nodelay(true) {
        tracing::debug!(%error, "no TCP_NODELAY");
    }
    let seat = slot.clone();
    let answer = service_fn(move |request: hyper::Request<hyper::body::Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        request.extensions_mut().insert(seat.clone());
        router.clone().oneshot(request)
    });
    let ends = slot.clone();
    let io = TokioIo::new(Stream::new(tcp, slot));
    let served = http1::Builder::new()
        .max_buf_size(LONGEST_HEAD_BYTES)
        .max_headers(MOST_HEADERS)
        .serve_connection(io, answer)
        .with_upgrades();
    let mut served = std::pin::pin!(served);
    let end = |result: Result<(), hyper::Error>| {
        if let Err(error) = result {
            tracing::debug!(%error, "a connection ended in disorder");
        }
    };
    tokio::select! {
        result = served.as_mut() => end(result),
        () = ends.ended() => {}
        () = told(&mut stop) => {
            served.as_mut().graceful_shutdown();
            tokio::select! {
                result = served => end(result),
                () = ends.ended() => {}
            }
        }
    }
    drop(open);
}

/// Waits until the server stops.
async fn told(stop: &mut watch::Receiver<bool>) {
    let _ = stop.wait_for(|stop| *stop).await;
}

/// Whether the error concerns a single connection and says nothing about the listener.
fn is_of_one_connection(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}
