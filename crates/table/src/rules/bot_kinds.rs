//! Which bots play which game.

use std::collections::BTreeMap;

/// Which bots play each game, by its name, such as `regel`: the weakest first. The last one plays on
/// for people who are away.
pub type BotKinds = BTreeMap<String, Vec<String>>;
