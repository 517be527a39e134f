//! Who sets off what an effect does.

/// Who has set it off, in the words of the sentence before.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Author {
    /// "du", as where cards are spoken of.
    You,
    /// "die Person", "they".
    They,
    /// "wer es ausgelöst hat", "whoever set it off": where another has been spoken of in between.
    Origin,
}
