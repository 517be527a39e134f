//! The contract for games that can be solved.

/// One of the two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum SolverSide {
    /// The player whose payoff is counted.
    First,
    /// The player who gets the opposite payoff.
    Second,
}

impl SolverSide {
    /// Both, in order.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// 0 or 1.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }

    /// 1.0 or -1.0: the factor from the first player's payoff to this player's.
    #[must_use]
    pub const fn sign(self) -> f64 {
        match self {
            Self::First => 1.0,
            Self::Second => -1.0,
        }
    }
}

/// What happens after a history.
#[derive(Clone, Debug, PartialEq)]
pub enum Node<K> {
    /// The game is over.
    Terminal {
        /// What the first player gets; the second gets the opposite.
        payoff: f64,
    },
    /// Chance acts.
    Chance {
        /// The probability of each outcome; they add up to one.
        probabilities: Vec<f64>,
    },
    /// A player acts.
    Decision {
        /// The player who acts.
        player: SolverSide,
        /// All that the player knows and remembers: histories with the same key are indistinguishable.
        information_set: K,
        /// The number of actions: the same at all histories of an information set.
        actions: usize,
    },
}

/// A finite two-player game in extensive form: zero-sum, with perfect recall, and with chance outcomes that
/// can be listed.
///
/// Actions and outcomes of chance are numbered from 0 at every history.
pub trait ExtensiveGame {
    /// Everything that has happened, including hidden things.
    type History;
    /// The key of an information set of one player.
    type InformationSet: Ord;

    /// The history in which nothing has happened yet.
    fn root(&self) -> Self::History;

    /// What happens next.
    fn node(&self, history: &Self::History) -> Node<Self::InformationSet>;

    /// The history after taking the action or chance outcome of this number, one of those that
    /// [`ExtensiveGame::node`] offers.
    fn after(&self, history: &Self::History, number: usize) -> Self::History;
}
