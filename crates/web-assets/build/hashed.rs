//! Which files carry a hash of their content in their name.

/// How long a hash can be: as `web/vite.config.ts` says, or as Vite does where it says nothing.
const LENGTHS: [usize; 2] = [7, 8];

/// Vite names what it bundles `assets/name-XXXXXXX.ext`. Such a file never changes, so browsers
/// may keep it for ever. Everything else keeps its name when it changes.
pub(crate) fn is_hashed(path: &str) -> bool {
    let Some(name) = path.strip_prefix("/assets/") else { return false };
    let name = name.strip_suffix(".map").unwrap_or(name);
    let Some((stem, _)) = name.rsplit_once('.') else { return false };
    LENGTHS.into_iter().any(|length| {
        let Some(start) = stem.len().checked_sub(length) else { return false };
        let hash = stem.get(start..).unwrap_or_default();
        stem.get(..start).is_some_and(|name| name.ends_with('-'))
            && hash.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_')
    })
}
