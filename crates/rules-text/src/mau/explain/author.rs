//! How sentences refer to the player who set off an effect.

/// The player who set it off, in the words of the preceding sentence.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Author {
    /// "du", as in sentences about cards.
    You,
    /// "die Person", "they".
    They,
    /// "wer es ausgelöst hat", "whoever set it off": where another player was mentioned in between.
    Origin,
}
