//! One embedded file.

/// A file of the client in all forms in which it can be sent.
#[derive(Clone, Copy)]
pub(crate) struct File {
    /// Absolute path, as in a request.
    pub(crate) path: &'static str,
    /// Beginning of the SHA-256 of the plain form.
    pub(crate) hash: &'static str,
    /// Whether the name carries a hash, so that the content behind it never changes.
    pub(crate) hashed: bool,
    pub(crate) plain: &'static [u8],
    pub(crate) brotli: Option<&'static [u8]>,
    pub(crate) gzip: Option<&'static [u8]>,
}

/// The file behind a path. `files` is sorted by path.
pub(crate) fn find(files: &'static [File], path: &str) -> Option<&'static File> {
    files.binary_search_by(|file| file.path.cmp(path)).ok().and_then(|at| files.get(at))
}
