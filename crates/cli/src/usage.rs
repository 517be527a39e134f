//! Mistakes of the caller on the command line (exit status 2), apart from failures.

/// A mistake on the command line: the program ends with status 2, as for an unknown flag.
#[derive(Debug)]
pub(crate) struct Usage(pub(crate) String);

impl std::fmt::Display for Usage {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Usage {}
