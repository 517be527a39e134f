//! Weights of the rule of thumb, found by play. One's own next point counts 1.

/// Weights of the considerations.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights {
    /// How much is expected of honest people.
    pub(super) trust: f32,
    /// How much is expected of people who announce anything.
    pub(super) wild: f32,
    /// How much the others at the table say of one of them: people play with their like.
    pub(super) company: f32,
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
    /// What so large a share of all hands can do is doubted as often as believed where three or more
    /// play.
    pub(super) even: f32,
    /// How steeply doubt rises there, to both sides of it.
    pub(super) slope: f32,
    /// How often somebody doubts whatever is said, at first sight.
    pub(super) whim: f32,
    /// How often somebody wild does.
    pub(super) whim_of_wild: f32,
    /// How much likelier a word is true where three or more play, in odds: there it need not climb far.
    pub(super) candour: f32,
    /// How many times somebody has to be seen judging, or to be found out, until that says as much as
    /// what is usual.
    pub(super) habit: f32,
    pub(super) record: f32,
}

impl Weights {
    /// For a table of so many.
    pub(super) const fn at(seats: u8) -> Self {
        match seats {
            0..=2 => Self::OF_TWO,
            3 => Self::OF_MORE,
            4 => Self::OF_FOUR,
            _ => Self::OF_MANY,
        }
    }

    const OF_TWO: Self = Self {
        trust: 0.5,
        wild: 0.1,
        company: 0.0,
        sets_traps: 0.3,
        keep: 1.2,
        trap: 0.1,
        chance: 0.0,
        antidote: 0.03,
        mix: 0.1,
        even: 0.5,
        slope: 0.15,
        whim: 0.1,
        whim_of_wild: 0.5,
        candour: 1.0,
        habit: 1.5,
        record: 1.5,
    };

    /// Where a doubt is a risk for the good of all, most believe, and a truth is mostly told. One in
    /// three strangers may play without thought: each of them is soon known.
    const OF_MORE: Self = Self {
        wild: 0.3,
        company: 1.0,
        whim_of_wild: 0.7,
        mix: 0.05,
        whim: 0.25,
        candour: 10.0,
        habit: 3.0,
        ..Self::OF_TWO
    };

    /// The more play, the better whoever believes everything lives on those who doubt what half of
    /// all could do; of honest claims later doubts make less.
    const OF_FOUR: Self = Self { even: 0.47, ..Self::OF_MORE };
    const OF_MANY: Self = Self { even: 0.4, ..Self::OF_MORE };
}
