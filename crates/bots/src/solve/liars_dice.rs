//! Liar's Dice with one die each (Dudo, Perudo).

use super::SizeError;
use super::game::{ExtensiveGame, Node, SolverSide};
use crate::limits::MOST_FACES;

/// The wild face, which counts as any face.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wild {
    /// None.
    None,
    /// The lowest.
    Lowest,
    /// The highest, as in OpenSpiel's `liars_dice`.
    Highest,
}

/// Each player rolls one die. In turn they bid how many of both dice show at least a certain face count, each
/// bid higher than the last: by number of dice, then by face. A player who does not believe a bid calls, and
/// one chip goes to the bidder if the bid holds, otherwise to the caller.
#[derive(Clone, Copy, Debug)]
pub struct LiarsDice {
    faces: u8,
    wild: Wild,
}

/// Dice and bids so far.
#[derive(Clone, Debug, Default)]
pub struct LiarsDiceHistory {
    dice: Vec<u8>,
    /// The numbers of the bids, rising.
    bids: Vec<u8>,
    called: bool,
}

/// The number of dice.
const DICE: u8 = 2;

impl LiarsDice {
    /// Dice with this many faces, 1 to 8.
    ///
    /// # Errors
    /// [`SizeError::Bounds`] for any other number.
    pub const fn new(faces: u8, wild: Wild) -> Result<Self, SizeError> {
        let (least, most) = (1, MOST_FACES);
        if faces < least || faces > most {
            return Err(SizeError::Bounds { what: "faces", least, most });
        }
        Ok(Self { faces, wild })
    }

    /// The bid of this number: how many dice show which face.
    const fn bid(&self, number: u8) -> (usize, u8) {
        ((number / self.faces) as usize + 1, number % self.faces)
    }

    const fn is_wild(&self, face: u8) -> bool {
        match self.wild {
            Wild::None => false,
            Wild::Lowest => face == 0,
            Wild::Highest => face + 1 == self.faces,
        }
    }

    fn holds(&self, history: &LiarsDiceHistory, bid: u8) -> bool {
        let (count, face) = self.bid(bid);
        history.dice.iter().filter(|die| **die == face || self.is_wild(**die)).count() >= count
    }

    fn lowest_bid(history: &LiarsDiceHistory) -> u8 {
        history.bids.last().map_or(0, |last| last + 1)
    }

    /// The number of bids that are still possible.
    fn bids_left(&self, history: &LiarsDiceHistory) -> usize {
        (DICE * self.faces - Self::lowest_bid(history)) as usize
    }
}

impl ExtensiveGame for LiarsDice {
    type History = LiarsDiceHistory;
    /// The player's own die and all bids.
    type InformationSet = (u8, Vec<u8>);

    fn root(&self) -> LiarsDiceHistory {
        LiarsDiceHistory::default()
    }

    fn node(&self, history: &LiarsDiceHistory) -> Node<Self::InformationSet> {
        if history.dice.len() < DICE as usize {
            let share = 1.0 / f64::from(self.faces);
            return Node::Chance { probabilities: vec![share; self.faces as usize] };
        }
        let player = SolverSide::BOTH[history.bids.len() % 2];
        match history.bids.last() {
            // `player` is the caller, whose turn it was.
            Some(last) if history.called => {
                let winner = if self.holds(history, *last) { player.other() } else { player };
                Node::Terminal { payoff: winner.sign() }
            }
            last => {
                let information_set = (history.dice[player.index()], history.bids.clone());
                let actions = self.bids_left(history) + usize::from(last.is_some());
                Node::Decision { player, information_set, actions }
            }
        }
    }

    fn after(&self, history: &LiarsDiceHistory, number: usize) -> LiarsDiceHistory {
        let mut next = history.clone();
        if history.dice.len() < DICE as usize {
            next.dice.push(number as u8);
        } else if number < self.bids_left(history) {
            next.bids.push(Self::lowest_bid(history) + number as u8);
        } else {
            next.called = true;
        }
        next
    }
}
