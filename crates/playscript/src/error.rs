//! The two ways a script fails: it cannot be read, or the game deviates from it.

/// A script that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {message}\n    {text}")]
pub struct ScriptError {
    /// The line's number, from 1.
    pub line: usize,
    /// The line as written.
    pub text: String,
    /// What is wrong, and what would be right.
    pub message: String,
}

/// The first line whose outcome deviates from what is written.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {text}\n  expected: {expected}\n  found:    {found}\n\n{state}")]
pub struct Deviation {
    /// The line's number, from 1.
    pub line: usize,
    /// The line as written.
    pub text: String,
    /// What the line says.
    pub expected: String,
    /// What was found instead.
    pub found: String,
    /// Hands, piles and turn at this moment, for people to read.
    pub state: String,
}
