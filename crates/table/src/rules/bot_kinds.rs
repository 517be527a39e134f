//! The kinds of bots that play each game.

use std::collections::BTreeMap;

/// By game, the bots that play it, such as `regel`: the weakest first. The last one stands in for
/// people who are away.
pub type BotKinds = BTreeMap<String, Vec<String>>;
