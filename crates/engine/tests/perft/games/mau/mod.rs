//! The Mau-Mau family.

mod fast;
mod reference;

use stammtisch_engine::mau::Mau;

use super::{Counted, Reference};
use reference::erftschmiede::Erftschmiede;
use reference::live::Live;
use reference::schule::Schule;
use reference::verschaerft::Verschaerft;

impl Counted for Mau {
    const REFERENCES: &'static [Reference] = &[
        Reference::of::<Live, Self>("live"),
        Reference::of::<Schule, Self>("schule"),
        Reference::of::<Verschaerft, Self>("verschaerft"),
        Reference::of::<Erftschmiede, Self>("erftschmiede"),
    ];
}
