//! Kuhn poker (Kuhn 1950).

use super::game::{ExtensiveGame, Node, SolverSide};

/// Three cards, one for each of two players, who have both put in one chip. Action 0 is to pass, 1 to bet
/// another chip; whoever passes on a bet has lost.
#[derive(Clone, Copy, Debug, Default)]
pub struct Kuhn;

/// Cards and bets so far.
#[derive(Clone, Debug, Default)]
pub struct KuhnHistory {
    cards: Vec<u8>,
    bets: Vec<bool>,
}

const CARDS: u8 = 3;

impl KuhnHistory {
    /// The cards not dealt yet, in order.
    fn deck(&self) -> impl Iterator<Item = u8> + '_ {
        (0..CARDS).filter(|card| !self.cards.contains(card))
    }

    fn payoff(&self) -> Option<f64> {
        let showdown = if self.cards[0] > self.cards[1] { 1.0 } else { -1.0 };
        match self.bets[..] {
            [false, false] => Some(showdown),
            [true, true] | [false, true, true] => Some(2.0 * showdown),
            [true, false] => Some(1.0),
            [false, true, false] => Some(-1.0),
            _ => None,
        }
    }
}

impl ExtensiveGame for Kuhn {
    type History = KuhnHistory;
    /// The player's own card and all bets.
    type InformationSet = (u8, Vec<bool>);

    fn root(&self) -> KuhnHistory {
        KuhnHistory::default()
    }

    fn node(&self, history: &KuhnHistory) -> Node<Self::InformationSet> {
        if history.cards.len() < 2 {
            let outcomes = history.deck().count();
            return Node::Chance { probabilities: vec![1.0 / outcomes as f64; outcomes] };
        }
        if let Some(payoff) = history.payoff() {
            return Node::Terminal { payoff };
        }
        let player = SolverSide::BOTH[history.bets.len() % 2];
        let information_set = (history.cards[player.index()], history.bets.clone());
        Node::Decision { player, information_set, actions: 2 }
    }

    fn after(&self, history: &KuhnHistory, number: usize) -> KuhnHistory {
        let mut next = history.clone();
        if history.cards.len() < 2 {
            next.cards.extend(history.deck().nth(number));
        } else {
            next.bets.push(number == 1);
        }
        next
    }
}
