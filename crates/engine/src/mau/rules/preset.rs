//! The presets that ship with the engine: data files, found by their id.

use super::library::LIBRARY;

/// Id and text of every preset.
pub(super) const PRESETS: [(&str, &str); 4] = [
    ("live", include_str!("../../../presets/mau/live.toml")),
    ("schule", include_str!("../../../presets/mau/schule.toml")),
    ("verschaerft", include_str!("../../../presets/mau/verschaerft.toml")),
    ("erftschmiede", include_str!("../../../presets/mau/erftschmiede.toml")),
];

/// Id and text of the bases that files may build on but that are not offered as games of their own.
pub(super) const BASES: [(&str, &str); 1] =
    [("plain", include_str!("../../../presets/mau/plain.toml"))];

/// The ids in the order in which they are offered.
pub fn ids() -> impl Iterator<Item = &'static str> {
    PRESETS.iter().map(|(id, _)| *id)
}

/// The text of a preset, of a base, or of rules in the library.
#[must_use]
pub fn text(id: &str) -> Option<&'static str> {
    PRESETS
        .iter()
        .chain(&BASES)
        .chain(&LIBRARY)
        .find(|(known, _)| *known == id)
        .map(|(_, text)| *text)
}
