//! Maxonaut from MAX-01 to MAX-38 and MAX-O1 to MAX-O4.

mod cards;
mod deal;
mod house;
mod may;
mod moves;
#[cfg(test)]
mod tests;

use stammtisch_engine::chance::{Chance, Seed};

pub(crate) use cards::Card;
use cards::{Value, best};
pub(crate) use deal::Deal;
use house::{House, Next};
use moves::Move;

use crate::reference::{Game, Options, after_text};

/// What the seat whose turn it is has to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Step {
    Judge,
    Lay,
    Say,
    Trapped,
    Over,
}

#[derive(Clone)]
pub(crate) struct Maxonaut {
    house: House,
    hands: Vec<Vec<Card>>,
    points: Vec<u8>,
    /// The draw pile; the next to be drawn is the last.
    draw: Vec<Card>,
    /// The discard pile; the top card is the last.
    pile: Vec<Card>,
    /// Cards turned up.
    open: Vec<Card>,
    turn: usize,
    clockwise: bool,
    step: Step,
    /// The last announcement of this round, and its seat.
    said: Option<(usize, Value)>,
    chance: Chance,
}

impl Game for Maxonaut {
    type Deal = Deal;
    type Move = Move;

    fn deal(text: &str, options: &Options) -> Deal {
        Deal::read(text, options)
    }

    fn start(deal: &Deal, options: &Options) -> Self {
        let mut game = Self {
            house: House::read(options),
            hands: deal.hands.clone(),
            points: deal.points.clone(),
            draw: deal.draw.clone(),
            pile: deal.discard.clone(),
            open: Vec::new(),
            turn: deal.starter,
            clockwise: deal.clockwise,
            step: Step::Lay,
            said: None,
            // The order of a shuffle is frozen by separate test vectors.
            chance: Chance::new(&Seed::from_number(0), 1),
        };
        game.begin_round(deal.starter);
        deal.after.iter().fold(game, |game, mv| after_text(&game, mv))
    }

    fn moves(&self) -> Vec<(usize, Move)> {
        self.may().into_iter().map(|mv| (self.turn, mv)).collect()
    }

    fn play(&mut self, seat: usize, mv: &Move) {
        match mv {
            Move::Believe => self.believe(seat),
            Move::Doubt => self.doubt(),
            Move::Lay(cards) => self.lay(seat, cards),
            Move::Say(value, wrong) => self.say(seat, *value, *wrong),
            Move::Show(cards) => self.show(seat, cards),
            // MAX-29, MAX-30: the point goes to the seat that turned it up.
            Move::Bear => self.settle(seat),
        }
    }
}

impl Maxonaut {
    /// MAX-11, MAX-13.
    fn begin_round(&mut self, starter: usize) {
        self.turn = starter;
        self.said = None;
        self.draw_up();
    }

    fn draw_up(&mut self) {
        while self.hands[self.turn].len() < self.house.hand {
            // MAX-21.
            let Some(card) = self.next_card(2) else { break };
            self.hands[self.turn].push(card);
        }
        self.step = Step::Lay;
    }

    /// MAX-20: this many cards of the pile stay where they are.
    fn next_card(&mut self, stay: usize) -> Option<Card> {
        if self.draw.is_empty() && self.pile.len() > stay {
            self.draw = self.pile.drain(..self.pile.len() - stay).collect();
            self.chance.shuffle(&mut self.draw);
        }
        self.draw.pop()
    }

    /// MAX-08, MAX-O4.
    fn believe(&mut self, judge: usize) {
        let (announcer, value) = self.said.expect("an announcement");
        if value.is_maxonaut() {
            self.points[judge] += self.house.accept;
            self.end_round(judge, judge, announcer);
        } else {
            self.draw_up();
        }
    }

    /// MAX-14 to MAX-17.
    fn lay(&mut self, seat: usize, cards: &[Option<Card>]) {
        for card in cards {
            let card = match card {
                Some(card) => self.take(seat, *card),
                None => self.next_card(2).expect("a card to draw"),
            };
            self.pile.push(card);
        }
        self.step = Step::Say;
    }

    fn take(&mut self, seat: usize, card: Card) -> Card {
        let place = self.hands[seat].iter().position(|held| *held == card);
        self.hands[seat].remove(place.expect("the card is in the hand"))
    }

    fn say(&mut self, seat: usize, value: Value, wrong: bool) {
        self.said = Some((seat, value));
        // MAX-O2.
        if wrong {
            self.points[seat] += self.house.wrong_form;
            if self.points[seat] >= self.house.limit {
                self.step = Step::Over;
                return;
            }
        }
        // MAX-O1.
        if self.house.reverses.contains(&value) {
            self.clockwise = !self.clockwise;
        }
        self.turn = self.next(seat);
        // MAX-O3.
        if self.hands.len() > 2 && self.house.skips.iter().any(|digit| value.has_digit(*digit)) {
            self.turn = self.next(self.turn);
        }
        self.step = Step::Judge;
    }

    fn next(&self, seat: usize) -> usize {
        let step = if self.clockwise { 1 } else { self.hands.len() - 1 };
        (seat + step) % self.hands.len()
    }

    /// MAX-08, MAX-32, MAX-33.
    fn doubt(&mut self) {
        let mut chances = 0;
        for _ in 0..2 {
            self.open.extend(self.pile.pop());
        }
        // The first chance card that has not been replaced yet.
        while let Some(at) = (chances..self.open.len()).find(|at| self.open[*at] == Card::Chance) {
            chances = at + 1;
            self.open.extend(self.pile.pop());
            let drawn = self.next_card(0);
            self.open.extend(drawn);
        }
        if self.open.contains(&Card::Virus) || self.open.contains(&Card::Bomb) {
            self.step = Step::Trapped;
            return;
        }
        // MAX-09, MAX-10, MAX-28.
        let (announcer, value) = self.said.expect("an announcement");
        let is_true = best(&self.open).is_some_and(|worth| worth >= value);
        self.settle(if is_true { self.turn } else { announcer });
    }

    /// MAX-29, MAX-30: the point goes to the announcer.
    fn show(&mut self, seat: usize, cards: &[Card]) {
        for card in cards {
            let card = self.take(seat, *card);
            self.open.push(card);
        }
        let (announcer, _) = self.said.expect("an announcement");
        self.settle(announcer);
    }

    /// MAX-10, MAX-12, MAX-O4.
    fn settle(&mut self, wrong: usize) {
        let (announcer, value) = self.said.expect("an announcement");
        self.pile.splice(0..0, self.open.drain(..));
        self.points[wrong] += if value.is_maxonaut() { self.house.doubt } else { 1 };
        self.end_round(wrong, self.turn, announcer);
    }

    /// MAX-11, MAX-34.
    fn end_round(&mut self, penalised: usize, judge: usize, announcer: usize) {
        if self.points[penalised] >= self.house.limit {
            self.step = Step::Over;
            return;
        }
        self.begin_round(match self.house.next {
            Next::Penalised => penalised,
            Next::Judge => judge,
            Next::Announcer => announcer,
        });
    }
}
