//! What the rule of thumb finds important, found by play. One's own next point counts 1.

/// Weights of the considerations.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights {
    /// How much is expected of honest people.
    pub(super) trust: f32,
    /// How likely somebody lays a virus or a bomb who holds one.
    pub(super) sets_traps: f32,
    /// How good a hand is kept, from 0 to 1.
    pub(super) keep: f32,
    /// A virus or a bomb that is kept for later.
    pub(super) trap: f32,
    /// A chance card that is kept for later.
    pub(super) chance: f32,
    /// A card that is kept against a virus that has not been seen.
    pub(super) antidote: f32,
    /// A move that is worse by so much than the best is never made.
    pub(super) mix: f32,
    /// How steeply doubt rises where three or more play, around what half of all hands can do.
    pub(super) slope: f32,
    /// How often somebody doubts whatever is said, where three or more play, and where two do.
    pub(super) whim: f32,
    pub(super) whim_of_two: f32,
    /// How much likelier a word is true where three or more play, in odds: there it need not climb far.
    pub(super) candour: f32,
    /// How many times somebody has to be seen judging, or to be found out, until that says as much as
    /// what is usual.
    pub(super) habit: f32,
    pub(super) record: f32,
}

impl Weights {
    pub(super) const BEST: Self = Self {
        trust: 0.5,
        sets_traps: 0.3,
        keep: 1.2,
        trap: 0.1,
        chance: 0.0,
        antidote: 0.03,
        mix: 0.2,
        slope: 0.15,
        whim: 0.25,
        whim_of_two: 0.1,
        candour: 3.0,
        habit: 1.5,
        record: 1.5,
    };
}
