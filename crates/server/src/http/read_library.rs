//! The library, read when somebody first asks for it.

use std::sync::Arc;

use stammtisch_table::library::Library;
use tokio::sync::OnceCell;

/// The library, read when somebody first asks for it.
#[derive(Default)]
pub(crate) struct ReadLibrary(pub(super) OnceCell<Arc<Library>>);
