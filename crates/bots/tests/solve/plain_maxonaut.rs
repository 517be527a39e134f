//! The reduced game of Maxonaut written naively, one history after the other and with perfect recall: nothing
//! is merged or forgotten, the ladder is written independently, and unseen cards get a digit at once.

use stammtisch_bots::solve::{ExtensiveGame, Node, SolverSide};

/// All seven patterns, the lower card first: `true` is a card from the hand.
pub(crate) const PATTERNS: [&[bool]; 7] =
    [&[], &[true], &[false], &[true, true], &[true, false], &[false, true], &[false, false]];

pub(crate) struct PlainMaxonaut {
    pub(crate) digits: u8,
    pub(crate) hand: usize,
    pub(crate) patterns: Vec<&'static [bool]>,
}

#[derive(Clone)]
pub(crate) struct Round {
    hands: [Vec<u8>; 2],
    pile: Vec<u8>,
    said: Option<(u8, u8, u8)>,
    /// All that a player has seen and done.
    seen: [Vec<u8>; 2],
    turn: SolverSide,
    next: Next,
}

#[derive(Clone)]
enum Next {
    Draw,
    Lay,
    /// Cards yet to be laid, the lowest last; none: unseen.
    Unseen(Vec<Option<u8>>),
    Judge,
    Over(f64),
}

#[derive(Clone)]
struct Lay {
    cards: Vec<Option<u8>>,
    said: (u8, u8, u8),
}

/// The rank of two cards: the Maxonaut above pairs above mixed values.
fn rank(one: u8, other: u8) -> (u8, u8, u8) {
    let (high, low) = (one.max(other), one.min(other));
    match (high, low) {
        (2, 1) => (2, 2, 1),
        _ if high == low => (1, high, low),
        _ => (0, high, low),
    }
}

impl PlainMaxonaut {
    fn values(&self) -> Vec<(u8, u8, u8)> {
        let mut values: Vec<_> =
            (1..=self.digits).flat_map(|high| (1..=high).map(move |low| rank(high, low))).collect();
        values.sort_unstable();
        values
    }

    fn lays(&self, round: &Round) -> Vec<Lay> {
        let hand = &round.hands[round.turn.index()];
        let opening = [PATTERNS[3]];
        let patterns = if round.said.is_some() { &self.patterns[..] } else { &opening };
        let mut lays = Vec::new();
        for pattern in patterns {
            let mut ways = vec![(Vec::new(), hand.clone())];
            for from_hand in *pattern {
                let mut next = Vec::new();
                for (cards, hand) in &ways {
                    let mut digits: Vec<Option<u8>> = hand.iter().copied().map(Some).collect();
                    digits.dedup();
                    for card in if *from_hand { digits } else { vec![None] } {
                        let mut left = hand.clone();
                        if let Some(at) = left.iter().position(|own| Some(*own) == card) {
                            left.remove(at);
                        }
                        next.push(([&cards[..], &[card]].concat(), left));
                    }
                }
                ways = next;
            }
            for said in self.values().into_iter().filter(|value| Some(*value) > round.said) {
                lays.extend(ways.iter().map(|(cards, _)| Lay { cards: cards.clone(), said }));
            }
        }
        lays
    }

    /// Lays cards until the next one is unseen and chance has to decide it.
    fn settle(&self, round: &mut Round, mut cards: Vec<Option<u8>>) {
        while let Some(Some(card)) = cards.last().copied() {
            cards.pop();
            round.pile.push(card);
        }
        if !cards.is_empty() {
            round.next = Next::Unseen(cards);
            return;
        }
        round.turn = round.turn.other();
        let highest = round.said == self.values().last().copied();
        round.next = if highest { Next::Over(round.doubted()) } else { Next::Judge };
    }
}

impl Round {
    /// The first player's payoff when the player whose turn it is doubts.
    fn doubted(&self) -> f64 {
        let top = &self.pile[self.pile.len() - 2..];
        let is_true = Some(rank(top[0], top[1])) >= self.said;
        (if is_true { self.turn.other() } else { self.turn }).sign()
    }

    fn missing(&self, hand: usize) -> u32 {
        (hand - self.hands[self.turn.index()].len()) as u32
    }
}

impl ExtensiveGame for PlainMaxonaut {
    type History = Round;
    type InformationSet = Vec<u8>;

    fn root(&self) -> Round {
        Round {
            hands: [Vec::new(), Vec::new()],
            pile: Vec::new(),
            said: None,
            seen: [Vec::new(), Vec::new()],
            turn: SolverSide::First,
            next: Next::Draw,
        }
    }

    fn node(&self, round: &Round) -> Node<Vec<u8>> {
        let outcomes = |cards| usize::from(self.digits).pow(cards);
        let even = |outcomes| vec![1.0 / outcomes as f64; outcomes];
        let seen = round.seen[round.turn.index()].clone();
        let decision =
            |actions| Node::Decision { player: round.turn, information_set: seen, actions };
        match &round.next {
            Next::Over(payoff) => Node::Terminal { payoff: *payoff },
            Next::Draw => Node::Chance { probabilities: even(outcomes(round.missing(self.hand))) },
            Next::Unseen(_) => Node::Chance { probabilities: even(outcomes(1)) },
            Next::Judge => decision(2),
            Next::Lay => decision(self.lays(round).len()),
        }
    }

    fn after(&self, before: &Round, number: usize) -> Round {
        let mut round = before.clone();
        let own = round.turn.index();
        match &before.next {
            Next::Over(_) => {}
            Next::Draw => {
                let mut rest = number;
                for _ in 0..before.missing(self.hand) {
                    round.hands[own].push((rest % usize::from(self.digits)) as u8 + 1);
                    rest /= usize::from(self.digits);
                }
                round.hands[own].sort_unstable();
                let hand = round.hands[own].clone();
                round.seen[own].extend(hand);
                round.next = Next::Lay;
            }
            Next::Unseen(cards) => {
                let mut cards = cards.clone();
                cards.pop();
                cards.push(Some(number as u8 + 1));
                self.settle(&mut round, cards);
            }
            Next::Judge if number == 0 => round.next = Next::Draw,
            Next::Judge => round.next = Next::Over(round.doubted()),
            Next::Lay => {
                let Lay { mut cards, said } = self.lays(before).swap_remove(number);
                for card in cards.iter().flatten() {
                    let at = round.hands[own].iter().position(|held| held == card).unwrap();
                    round.hands[own].remove(at);
                }
                for (player, seen) in round.seen.iter_mut().enumerate() {
                    // Everybody sees which cards come from the hand; only the player who lays them knows
                    // their digits.
                    let told = |card: &Option<u8>| {
                        100 + card.map_or(0, |digit| if player == own { digit } else { 50 })
                    };
                    seen.extend(cards.iter().map(told));
                    seen.extend([200, said.0, said.1, said.2]);
                }
                round.said = Some(said);
                cards.reverse();
                self.settle(&mut round, cards);
            }
        }
        round
    }
}
