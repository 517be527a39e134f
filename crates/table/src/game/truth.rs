//! What happens in a game, as it truly is.

use stammtisch_engine::{mau, maxonaut};

/// Something that happened in a game, hidden cards included. There is no way to serialise it.
#[derive(Clone, Copy)]
pub(crate) enum GameTruth {
    Mau(mau::event::Event),
    Maxonaut(maxonaut::Event),
}

impl From<mau::event::Event> for GameTruth {
    fn from(event: mau::event::Event) -> Self {
        Self::Mau(event)
    }
}

impl From<maxonaut::Event> for GameTruth {
    fn from(event: maxonaut::Event) -> Self {
        Self::Maxonaut(event)
    }
}
