//! What bots and clients may ask about it.

use crate::mau::rules::Rules;

impl Rules {
    /// Whether cheating is part of the game.
    #[must_use]
    pub const fn cheating(&self) -> bool {
        self.cheat.is_some()
    }

    /// Cards drawn for being caught cheating, and for accusing somebody who played honestly.
    #[must_use]
    pub fn cheat_costs(&self) -> Option<(u8, u8)> {
        self.cheat.as_ref().map(|cheat| (cheat.penalty, cheat.false_penalty))
    }
}
