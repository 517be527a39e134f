//! Maxonaut.

mod fast;
mod reference;
mod walks;

use stammtisch_engine::maxonaut::Maxonaut;

use super::{Counted, Reference};

impl Counted for Maxonaut {
    const REFERENCES: &'static [Reference] =
        &[Reference::of::<reference::Maxonaut, Self>("maxonaut")];
}
