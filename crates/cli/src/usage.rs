//! What the caller of the program got wrong, as opposed to what went wrong.

/// A mistake on the command line: the program ends with status 2, as for an unknown flag.
#[derive(Debug)]
pub(crate) struct Usage(pub(crate) String);

impl std::fmt::Display for Usage {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Usage {}
