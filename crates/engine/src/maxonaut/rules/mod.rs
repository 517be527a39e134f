//! The rules of Maxonaut: the document people write, its checks, and what the engine runs on.

mod compile;
pub mod doc;

pub use compile::Rules;
pub use doc::HouseRules;
