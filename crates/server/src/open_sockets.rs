//! Counts open WebSockets, so that a stopping server waits until all have said goodbye.

use std::time::Duration;

use tokio::sync::watch;

/// Counter of the WebSockets that are open now.
#[derive(Debug)]
pub(crate) struct OpenSockets(watch::Sender<usize>);

impl Default for OpenSockets {
    fn default() -> Self {
        Self(watch::Sender::new(0))
    }
}

/// One open WebSocket; it is counted until this is dropped.
#[derive(Debug)]
pub(crate) struct Open(watch::Sender<usize>);

impl OpenSockets {
    pub(crate) fn enter(&self) -> Open {
        self.0.send_modify(|count| *count += 1);
        Open(self.0.clone())
    }

    /// How many WebSockets are open.
    pub(crate) fn count(&self) -> usize {
        *self.0.borrow()
    }

    /// Waits until no WebSocket is open, but no longer than `within`: a client that is gone says
    /// nothing.
    pub(crate) async fn all_closed(&self, within: Duration) {
        let mut count = self.0.subscribe();
        let _ = tokio::time::timeout(within, count.wait_for(|count| *count == 0)).await;
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        self.0.send_modify(|count| *count -= 1);
    }
}
