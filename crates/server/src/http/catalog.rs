//! All presets with their options, put together once.

use axum::body::Bytes;
use tokio::sync::OnceCell;

/// The answer, made once: nothing in it changes while the server runs.
#[derive(Default)]
pub(crate) struct Catalog(pub(super) OnceCell<Bytes>);
