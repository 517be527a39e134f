//! The fuzz targets: everything that reads text or bytes from outside.

mod editor_document;
mod log;
mod match_file;
mod random;
mod rules_file;
mod script;
mod wire_move;

/// A target: something that reads input from outside.
pub struct Target {
    /// The name on the command line.
    pub name: &'static str,
    /// Valid inputs.
    pub seeds: fn() -> Vec<Vec<u8>>,
    /// Reads an input and processes it as the program would.
    pub run: fn(&[u8]),
}

/// Every target.
pub const TARGETS: [Target; 6] = [
    rules_file::TARGET,
    editor_document::TARGET,
    script::TARGET,
    wire_move::TARGET,
    log::TARGET,
    match_file::TARGET,
];
