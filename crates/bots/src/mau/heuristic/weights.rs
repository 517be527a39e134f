//! Weights of the rule of thumb. One card in the hand counts 1.

/// Weights of the considerations, tuned by playing against the yardstick and against itself.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Weights {
    /// A card that fits nearly everywhere is worth keeping.
    pub(crate) flexible: f32,
    /// Being able to lay on the next turn.
    pub(crate) mobile: f32,
    /// The next seat cannot lay.
    pub(crate) block: f32,
    /// A next seat that is short of cards can lay.
    pub(crate) danger: f32,
    /// Each card that the next seat has to draw.
    pub(crate) hit: f32,
    /// The same, for a next seat that is short of cards.
    pub(crate) hit_short: f32,
    /// A threat that may come back.
    pub(crate) backlash: f32,
    /// The next seat misses its turn.
    pub(crate) skip: f32,
    /// Another turn with a card to lay on.
    pub(crate) again: f32,
    /// Another turn with nothing to lay.
    pub(crate) again_dry: f32,
    /// The only card in the hand that wards off a threat.
    pub(crate) guard: f32,
    /// Points in the hand when somebody may be out soon, where they count against the holder.
    pub(crate) points: f32,
    /// Drawing instead of laying.
    pub(crate) draw: f32,
    /// Only cards in the hand that may not be the last one.
    pub(crate) stuck: f32,
    /// A card laid out of turn: it costs no turn.
    pub(crate) jump: f32,
    /// How much better than the best honest move a cheat must be.
    pub(crate) honest: f32,
}

impl Weights {
    pub(crate) const BEST: Self = Self {
        flexible: 1.1,
        mobile: 1.0,
        block: 0.6,
        danger: 1.8,
        hit: 0.24,
        hit_short: 0.3,
        backlash: 0.15,
        skip: 0.33,
        again: 1.4,
        again_dry: 1.0,
        guard: 0.3,
        points: 0.22,
        draw: 0.64,
        stuck: 1.2,
        jump: 1.0,
        honest: 0.7,
    };
}
