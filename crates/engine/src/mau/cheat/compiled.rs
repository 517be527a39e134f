//! Questions about the rules of cheating, for bots and clients: whether there is any, and what it
//! costs.

use crate::mau::rules::Rules;

impl Rules {
    /// Whether cheating is part of the game.
    #[must_use]
    pub const fn cheating(&self) -> bool {
        self.cheat.is_some()
    }

    /// Whether a player who has to lay may draw or pass as if nothing fitted.
    #[must_use]
    pub fn withholding(&self) -> bool {
        self.cheat.as_ref().is_some_and(|cheat| cheat.withhold)
    }

    /// Cards drawn for being caught cheating, and for accusing somebody who played honestly.
    #[must_use]
    pub fn cheat_costs(&self) -> Option<(u8, u8)> {
        self.cheat.as_ref().map(|cheat| (cheat.penalty, cheat.false_penalty))
    }
}
