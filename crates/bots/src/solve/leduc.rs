//! Leduc poker (Southey et al. 2005), with its six cards distinguished as OpenSpiel does.

use super::game::{ExtensiveGame, Node, SolverSide};

/// Three ranks in two suits. Each player puts in one chip and gets a card; after a first round of betting one
/// card is turned up for both, after a second the better hand wins: a pair with the open card, otherwise the
/// higher rank. A round has at most two raises, by 2 chips in the first and 4 in the second.
#[derive(Clone, Copy, Debug, Default)]
pub struct Leduc;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
/// What a player does in a betting round.
pub enum Bet {
    /// Gives up.
    Fold,
    /// Puts in as much as the other player, which may be nothing.
    Call,
    /// Puts in more.
    Raise,
}

/// Cards and bets so far.
#[derive(Clone, Debug)]
pub struct LeducHistory {
    /// The first player's card, the second player's, the open card.
    cards: Vec<u8>,
    /// Bets of both rounds.
    bets: [Vec<Bet>; 2],
    /// Chips that each player has put in.
    pot: [u8; 2],
}

const CARDS: u8 = 6;
const RAISES: [u8; 2] = [2, 4];
const RAISES_A_ROUND: usize = 2;

impl LeducHistory {
    fn deck(&self) -> impl Iterator<Item = u8> + '_ {
        (0..CARDS).filter(|card| !self.cards.contains(card))
    }

    /// The betting round: 0 before the open card, 1 with it.
    fn round(&self) -> usize {
        usize::from(self.cards.len() == 3)
    }

    /// A call ends a round unless it is its first bet.
    fn is_round_over(&self) -> bool {
        matches!(self.bets[self.round()][..], [_, .., Bet::Call])
    }

    fn folded(&self) -> bool {
        self.bets[self.round()].last() == Some(&Bet::Fold)
    }

    fn player(&self) -> SolverSide {
        SolverSide::BOTH[self.bets[self.round()].len() % 2]
    }

    fn legal(&self) -> Vec<Bet> {
        let bets = &self.bets[self.round()];
        let raises = bets.iter().filter(|bet| **bet == Bet::Raise).count();
        let player = self.player();
        let mut legal = Vec::with_capacity(3);
        if self.pot[player.other().index()] > self.pot[player.index()] {
            legal.push(Bet::Fold);
        }
        legal.push(Bet::Call);
        if raises < RAISES_A_ROUND {
            legal.push(Bet::Raise);
        }
        legal
    }

    /// A player who folds loses what they put in; otherwise the better hand wins what the other put in.
    fn payoff(&self) -> f64 {
        if self.folded() {
            // The turn has passed to the player who did not fold.
            let winner = self.player();
            return winner.sign() * f64::from(self.pot[winner.other().index()]);
        }
        let rank = |card: u8| card / 2;
        let strength = |own: u8| (rank(own) == rank(self.cards[2]), rank(own));
        let (first, second) = (strength(self.cards[0]), strength(self.cards[1]));
        let stake = f64::from(self.pot[0]);
        match first.cmp(&second) {
            std::cmp::Ordering::Greater => stake,
            std::cmp::Ordering::Equal => 0.0,
            std::cmp::Ordering::Less => -stake,
        }
    }
}

impl ExtensiveGame for Leduc {
    type History = LeducHistory;
    /// The player's own card, the open card and all bets.
    type InformationSet = (u8, Option<u8>, [Vec<Bet>; 2]);

    fn root(&self) -> LeducHistory {
        LeducHistory { cards: Vec::new(), bets: [Vec::new(), Vec::new()], pot: [1, 1] }
    }

    fn node(&self, history: &LeducHistory) -> Node<Self::InformationSet> {
        let dealt = history.cards.len();
        let over = dealt >= 2 && history.is_round_over();
        if dealt >= 2 && (history.folded() || (over && history.round() == 1)) {
            return Node::Terminal { payoff: history.payoff() };
        }
        if dealt < 2 || over {
            let outcomes = history.deck().count();
            return Node::Chance { probabilities: vec![1.0 / outcomes as f64; outcomes] };
        }
        let player = history.player();
        let own = history.cards[player.index()];
        let information_set = (own, history.cards.get(2).copied(), history.bets.clone());
        Node::Decision { player, information_set, actions: history.legal().len() }
    }

    fn after(&self, history: &LeducHistory, number: usize) -> LeducHistory {
        let mut next = history.clone();
        if history.cards.len() < 2 || history.is_round_over() {
            next.cards.extend(history.deck().nth(number));
            return next;
        }
        let (round, player) = (history.round(), history.player());
        let bet = history.legal().get(number).copied().unwrap_or(Bet::Call);
        let (own, other) = (player.index(), player.other().index());
        match bet {
            Bet::Fold => {}
            Bet::Call => next.pot[own] = history.pot[other],
            Bet::Raise => next.pot[own] = history.pot[other] + RAISES[round],
        }
        next.bets[round].push(bet);
        next
    }
}
