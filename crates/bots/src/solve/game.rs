//! The contract for games that are solved.

/// One of the two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum SolverSide {
    /// The one whose payoff is counted.
    First,
    /// The one who gets the opposite of it.
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

    /// 1.0 or -1.0: what a payoff of the first player is to this one.
    #[must_use]
    pub const fn sign(self) -> f64 {
        match self {
            Self::First => 1.0,
            Self::Second => -1.0,
        }
    }
}

/// What a history leads to.
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
        /// All that the player knows and remembers: histories with the same key cannot be told apart.
        information_set: K,
        /// How many actions there are: the same number at all histories of an information set.
        actions: usize,
    },
}

/// A finite game of two players in extensive form: zero-sum, with chance whose outcomes can be listed
/// and with perfect recall.
///
/// Actions and outcomes of chance are numbered from 0 at every history.
pub trait ExtensiveGame {
    /// All that has happened, hidden things included.
    type History;
    /// What names an information set of one player.
    type InformationSet: Ord;

    /// Nothing has happened yet.
    fn root(&self) -> Self::History;

    /// What happens next.
    fn node(&self, history: &Self::History) -> Node<Self::InformationSet>;

    /// The history that follows when the action or outcome of this number is taken, which
    /// [`ExtensiveGame::node`] offers.
    fn after(&self, history: &Self::History, number: usize) -> Self::History;
}
