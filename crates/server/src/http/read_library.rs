//! The library, read when somebody asks for it first.

use std::sync::Arc;

use stammtisch_table::library::Library;
use tokio::sync::OnceCell;

/// The library, read when somebody asks for it first.
#[derive(Default)]
pub(crate) struct ReadLibrary(pub(super) OnceCell<Arc<Library>>);
