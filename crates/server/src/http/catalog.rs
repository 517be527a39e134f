//! The catalogue of all presets with their options, built once.

use axum::body::Bytes;
use tokio::sync::OnceCell;

/// The answer, built once: it never changes while the server runs.
#[derive(Default)]
pub(crate) struct Catalog(pub(super) OnceCell<Bytes>);
