//! Weights of the rule of thumb, tuned by play. One's own next point counts 1.

/// Weights of the considerations.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights {
    /// The prior probability that a player is honest.
    pub(super) trust: f32,
    /// The prior probability that a player is wild: announces anything.
    pub(super) wild: f32,
    /// How much the others at the table say about one player: people play with their like.
    pub(super) company: f32,
    /// How likely a player lays a virus or bomb that it holds.
    pub(super) sets_traps: f32,
    /// The value of keeping a good hand; hands are rated from 0 to 1.
    pub(super) keep: f32,
    /// The value of a virus or a bomb kept for later.
    pub(super) trap: f32,
    /// The value of a chance card kept for later.
    pub(super) chance: f32,
    /// The value of a card kept against a virus that has not been seen.
    pub(super) antidote: f32,
    /// A move worse than the best by this much is never made.
    pub(super) mix: f32,
    /// With three players and more, what this share of all hands can reach is doubted as often as believed.
    pub(super) even: f32,
    /// The width of the step there, to each side: how gradually doubt rises.
    pub(super) slope: f32,
    /// The least probability that a player doubts, whatever is announced.
    pub(super) whim: f32,
    /// The same for a wild player.
    pub(super) whim_of_wild: f32,
    /// How much likelier an announcement is true with three players and more, in odds: there it need not
    /// climb far.
    pub(super) candour: f32,
    /// How many times a player has to be seen judging, or to be found out, until that counts as much as what
    /// is usual.
    pub(super) habit: f32,
    pub(super) record: f32,
}

impl Weights {
    /// The weights for a table of `seats` players.
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

    /// Where a doubt is a risk for the common good, most believe, and mostly the truth is told. One in three
    /// strangers may play without thinking: each of them is soon recognised.
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

    /// The more players there are, the more a player who believes everything profits from those who doubt
    /// what half of all hands could reach; against honest claims, later doubts gain less.
    const OF_FOUR: Self = Self { even: 0.47, ..Self::OF_MORE };
    const OF_MANY: Self = Self { even: 0.4, ..Self::OF_MORE };
}
