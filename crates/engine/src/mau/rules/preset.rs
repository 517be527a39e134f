//! The presets that ship with the house: data files, found by their id.

/// Id and text of every preset.
pub(super) const PRESETS: [(&str, &str); 4] = [
    ("live", include_str!("../../../presets/mau/live.toml")),
    ("schule", include_str!("../../../presets/mau/schule.toml")),
    ("verschaerft", include_str!("../../../presets/mau/verschaerft.toml")),
    ("erftschmiede", include_str!("../../../presets/mau/erftschmiede.toml")),
];

/// The ids in the order in which they are offered.
pub fn ids() -> impl Iterator<Item = &'static str> {
    PRESETS.iter().map(|(id, _)| *id)
}

/// The text of a preset.
#[must_use]
pub fn text(id: &str) -> Option<&'static str> {
    PRESETS.iter().find(|(known, _)| *known == id).map(|(_, text)| *text)
}
