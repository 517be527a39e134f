//! The log of a match: what stands before it, every step of it, and the fold that makes them a
//! state again.

use serde::{Deserialize, Serialize};

use crate::game::{Game, Opening};
use crate::limits::MAX_LOG_ENTRIES;
use crate::seat::Seat;

/// One step of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "step", rename_all = "snake_case")]
pub enum Entry<M> {
    /// A seat moved.
    Move {
        /// Who.
        seat: Seat,
        /// What.
        mv: M,
    },
    /// The next deal was dealt.
    NextDeal,
    /// A seat was taken out of the match.
    Withdrawal {
        /// Which.
        seat: Seat,
    },
}

/// A log that is none: a step that the rules refuse at its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError<R> {
    /// The step at `index` was refused.
    #[error("step {index} of the log is refused by the rules it was played with")]
    Refused {
        /// Place in the log, from 0.
        index: usize,
        /// Why.
        reason: R,
    },
    /// The game cannot go on without the seat that withdraws at `index`.
    #[error("step {index} of the log takes out a seat that cannot withdraw")]
    Withdrawal {
        /// Place in the log, from 0.
        index: usize,
    },
    /// More steps than a match can have.
    #[error("the log is longer than a match can be")]
    TooLong,
}

/// Plays a log again from its opening and gives the state it ends in. Events go to `sink`.
///
/// # Errors
/// The first step that the rules refuse.
pub fn replay<G: Game>(
    rules: &G::Rules,
    opening: Opening,
    entries: &[Entry<G::Move>],
    sink: &mut impl FnMut(G::Event),
) -> Result<G::State, ReplayError<G::Refusal>> {
    if entries.len() > MAX_LOG_ENTRIES {
        return Err(ReplayError::TooLong);
    }
    let mut state = G::start(rules, opening, sink);
    for (index, entry) in entries.iter().enumerate() {
        let done = match *entry {
            Entry::Move { seat, mv } => G::play(rules, &mut state, seat, mv, sink),
            Entry::NextDeal => G::next_deal(rules, &mut state, sink),
            Entry::Withdrawal { seat } if G::withdraw(rules, &mut state, seat, sink) => Ok(()),
            Entry::Withdrawal { .. } => return Err(ReplayError::Withdrawal { index }),
        };
        done.map_err(|reason| ReplayError::Refused { index, reason })?;
    }
    Ok(state)
}
