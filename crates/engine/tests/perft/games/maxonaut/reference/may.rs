//! The legal moves of the reference.

use super::cards::{Card, Value, defuses};
use super::moves::Move;
use super::{Maxonaut, Step};

impl Maxonaut {
    /// All moves of the seat whose turn it is, each once.
    pub(super) fn may(&self) -> Vec<Move> {
        let mut moves = match self.step {
            Step::Judge => self.judgements(),
            Step::Lay => self.lays(),
            Step::Say => self.announcements(),
            Step::Trapped => self.answers(),
            Step::Over => Vec::new(),
        };
        moves.sort_unstable();
        moves.dedup();
        moves
    }

    /// MAX-08, MAX-36, MAX-O4.
    fn judgements(&self) -> Vec<Move> {
        let maxonaut = self.said.is_some_and(|(_, value)| value.is_maxonaut());
        if maxonaut && self.house.accept == 0 {
            vec![Move::Doubt]
        } else {
            vec![Move::Believe, Move::Doubt]
        }
    }

    fn lays(&self) -> Vec<Move> {
        let hand = self.hands[self.turn].iter().map(|card| Some(*card));
        // MAX-14: at the start of a round from the hand only, and two cards if there are two (MAX-21).
        let opening = self.said.is_none();
        let reach = if opening || !self.house.unseen { 0 } else { self.reach() };
        // Nobody can lay more than two unseen cards (MAX-16).
        let cards: Vec<Option<Card>> = hand.chain(vec![None; reach.min(2)]).collect();
        let least = if opening || !self.house.fewer { cards.len().min(2) } else { 0 };
        let mut lays = vec![Vec::new()];
        for (at, first) in cards.iter().enumerate() {
            lays.push(vec![*first]);
            // MAX-17: in either order.
            let others = cards.iter().enumerate().filter(|(other, _)| *other != at);
            lays.extend(others.map(|(_, second)| vec![*first, *second]));
        }
        lays.into_iter().filter(|cards| cards.len() >= least).map(Move::Lay).collect()
    }

    /// MAX-20, MAX-21: how many cards can be drawn while two stay on the table.
    fn reach(&self) -> usize {
        self.draw.len() + self.pile.len() - 2
    }

    /// MAX-18, MAX-19, MAX-O2.
    fn announcements(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        for value in Value::all().filter(|value| self.said.is_none_or(|(_, last)| *value > last)) {
            moves.push(Move::Say(value, false));
            if self.house.wrong_form > 0 && value.wrong().is_some() {
                moves.push(Move::Say(value, true));
            }
        }
        moves
    }

    /// MAX-29 to MAX-31.
    fn answers(&self) -> Vec<Move> {
        let mut hand = self.hands[self.turn].clone();
        hand.sort_unstable();
        let mut moves = vec![Move::Bear];
        for (at, one) in hand.iter().enumerate() {
            moves.push(Move::Show(vec![*one]));
            for (next, two) in hand.iter().enumerate().skip(at + 1) {
                moves.push(Move::Show(vec![*one, *two]));
                let third = hand[next + 1..].iter();
                moves.extend(third.map(|three| Move::Show(vec![*one, *two, *three])));
            }
        }
        moves.retain(|mv| match mv {
            Move::Show(cards) => self.helps(cards),
            _ => true,
        });
        moves
    }

    fn helps(&self, cards: &[Card]) -> bool {
        let lies = |card| self.open.contains(&card);
        match (lies(Card::Virus), lies(Card::Bomb), cards) {
            (true, false, [one]) => one.is_odd(),
            (false, true, [one, two]) => defuses(*one, *two),
            // One card may serve both.
            (true, true, [one, two]) => defuses(*one, *two) && (one.is_odd() || two.is_odd()),
            // Otherwise an odd number in addition to a pair without one.
            (true, true, [one, two, three]) => {
                let split = |a: Card, b: Card, odd: Card| {
                    odd.is_odd() && !a.is_odd() && !b.is_odd() && defuses(a, b)
                };
                split(*one, *two, *three) || split(*one, *three, *two) || split(*two, *three, *one)
            }
            _ => false,
        }
    }
}
