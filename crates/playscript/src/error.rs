//! The two ways a script ends badly: it cannot be read, or the game went another way.

/// A script that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {message}\n    {text}")]
pub struct ScriptError {
    /// From 1.
    pub line: usize,
    /// The line as it stands there.
    pub text: String,
    /// What is wrong and what would be right.
    pub message: String,
}

/// The first line that did not come out as written.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {text}\n  expected: {expected}\n  found:    {found}\n\n{state}")]
pub struct Deviation {
    /// From 1.
    pub line: usize,
    /// The line as it stands there.
    pub text: String,
    /// What the line says.
    pub expected: String,
    /// What is so instead.
    pub found: String,
    /// Hands, piles and turn at this moment, for reading.
    pub state: String,
}
