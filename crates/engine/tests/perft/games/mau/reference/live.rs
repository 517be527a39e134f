//! `live`, from LIV-01 to LIV-21.

use super::cards::{SUITS, pack, pack_of_32};
use super::{Card, Deal, Move, Options, Ruleset, Table};

const MAU: &str = "mau";

#[derive(Clone)]
pub(crate) struct Live {
    table: Table,
    options: Settings,
    /// Cards that the seat whose turn it is has to draw for the sevens; 0: no seven to answer.
    due: usize,
    /// The suit wished with the jack, until it is met.
    wish: Option<char>,
    /// The cards drawn by the seat whose turn it is, instead of laying.
    drawn: Option<Vec<Card>>,
    /// Whether a 9 has been laid that one more card may follow at once (LIV-13).
    further: bool,
    /// Seats that have called Mau on this turn and have yet to lay their last card but one.
    announced: Vec<bool>,
    /// Seats that have not called Mau and may be caught.
    open: Vec<bool>,
    /// Seats that laid a 7 as the last card: not out before somebody has drawn for it (LIV-09).
    waiting: Vec<usize>,
    over: bool,
}

#[derive(Clone, Copy)]
struct Settings {
    nine_again: bool,
    nine_lays_on: bool,
    seven_plays: bool,
    catch_until_own_turn: bool,
}

impl Ruleset for Live {
    /// LIV-01.
    fn deck(options: &Options, _: usize) -> Vec<Card> {
        if options.is("deck", "52") { pack(&super::cards::RANKS) } else { pack_of_32() }
    }

    fn start(deal: &Deal, options: &Options) -> Self {
        let seats = deal.hands.len();
        let mut game = Self {
            table: Table::of(deal),
            options: Settings {
                nine_again: !options.is("nine", "plain") && !options.is("nine", "card"),
                nine_lays_on: options.is("nine", "card"),
                seven_plays: !options.is("seven", "misses"),
                catch_until_own_turn: !options.is("catch", "next_move"),
            },
            due: 0,
            wish: None,
            drawn: None,
            further: false,
            announced: vec![false; seats],
            open: vec![false; seats],
            waiting: Vec::new(),
            over: false,
        };
        // LIV-21: without effect, unless the table chooses otherwise.
        if options.is("start", "counts") {
            match deal.top.rank {
                '7' => game.due = 2,
                '8' => game.table.turn = game.table.next(deal.turn),
                _ => {}
            }
        }
        game
    }

    fn moves(&self) -> Vec<(usize, Move)> {
        let mut moves = Vec::new();
        if self.over {
            return moves;
        }
        let turn = self.table.turn;
        moves.extend(self.turn_moves().into_iter().map(|mv| (turn, mv)));
        // LIV-06: before laying, with more than one card in the hand.
        if self.table.hands[turn].len() > 1 && !self.announced[turn] {
            moves.push((turn, Move::Call(MAU)));
        }
        // LIV-06, LIV-07: late, or caught by anybody else.
        for forgetful in (0..self.table.seats()).filter(|seat| self.open[*seat]) {
            moves.push((forgetful, Move::Call(MAU)));
            let others = (0..self.table.seats()).filter(|seat| *seat != forgetful);
            moves.extend(others.map(|other| (other, Move::Catch(forgetful, MAU))));
        }
        moves
    }

    fn play(&mut self, seat: usize, mv: &Move) {
        match mv {
            Move::Call(_) if self.open[seat] => self.open[seat] = false,
            Move::Call(_) => self.announced[seat] = true,
            Move::Catch(forgetful, _) => {
                self.open[*forgetful] = false;
                self.table.draw(*forgetful, 1);
            }
            _ => self.play_turn(seat, mv),
        }
    }
}

impl Live {
    fn turn_moves(&self) -> Vec<Move> {
        let hand = self.table.kinds(self.table.turn);
        if self.due > 0 {
            // LIV-15: any 7, or draw.
            let sevens = hand.into_iter().filter(|card| card.rank == '7').map(Move::lay);
            return sevens.chain([Move::Bear]).collect();
        }
        if self.further {
            let fitting = hand.into_iter().filter(|card| self.fits(*card));
            return fitting.flat_map(ways_to_lay).chain([Move::Pass]).collect();
        }
        match &self.drawn {
            // LIV-03: anything that fits, or draw.
            None => {
                let fitting = hand.into_iter().filter(|card| self.fits(*card));
                fitting.flat_map(ways_to_lay).chain([Move::Draw]).collect()
            }
            // LIV-03, LIV-04: lay the drawn card if it fits, or pass.
            Some(drawn) => {
                let fitting = drawn.iter().copied().filter(|card| self.fits(*card));
                fitting.flat_map(ways_to_lay).chain([Move::Pass]).collect()
            }
        }
    }

    /// LIV-02, LIV-11.
    fn fits(&self, card: Card) -> bool {
        let top = self.table.top();
        card.rank == 'J'
            || match self.wish {
                Some(suit) => card.suit == suit,
                None => card.suit == top.suit || card.rank == top.rank,
            }
    }

    fn play_turn(&mut self, seat: usize, mv: &Move) {
        // LIV-07: the chance to catch ends when the forgetful seat acts on a turn of its own.
        let others_close = !self.options.catch_until_own_turn;
        for (other, open) in self.open.iter_mut().enumerate() {
            *open = *open && other != seat && !others_close;
        }
        match mv {
            Move::Lay { card, wish, .. } => {
                let suit = wish.map(|wish| match wish {
                    super::Wish::Suit(suit) => suit,
                    super::Wish::Rank(_) => unreachable!("only suits are wished"),
                });
                self.lay(seat, *card, suit);
            }
            Move::Draw => self.drawn = Some(self.table.draw(seat, 1)),
            Move::Pass => {
                self.further = false;
                self.turn_to(seat, self.table.next(seat));
            }
            Move::Bear => self.bear(seat),
            other => unreachable!("{other}"),
        }
    }

    fn lay(&mut self, seat: usize, card: Card, wish: Option<char>) {
        self.table.take(seat, card);
        self.table.laid.push(card);
        self.wish = wish;
        self.drawn = None;
        self.further = false;
        let left = self.table.hands[seat].len();
        // LIV-06: this was the last card but one.
        if left == 1 {
            self.open[seat] = !self.announced[seat];
            self.announced[seat] = false;
        }
        if left == 0 {
            if card.rank != '7' {
                self.over = true; // LIV-10
                return;
            }
            self.waiting.push(seat); // LIV-09
        }
        match card.rank {
            '7' => {
                self.due += 2; // LIV-15
                self.turn_to(seat, self.table.next(seat));
            }
            // LIV-14
            '8' => self.turn_to(seat, self.table.next(self.table.next(seat))),
            // LIV-13: the same player has another turn.
            '9' if self.options.nine_again => {}
            // One more card that fits, or none.
            '9' if self.options.nine_lays_on => self.further = true,
            'T' => {
                // LIV-12
                if self.table.seats() > 2 {
                    self.table.clockwise = !self.table.clockwise;
                }
                self.turn_to(seat, self.table.next(seat));
            }
            _ => self.turn_to(seat, self.table.next(seat)),
        }
    }

    fn bear(&mut self, seat: usize) {
        self.table.draw(seat, self.due);
        self.due = 0;
        // LIV-09: whoever laid a 7 last and did not get it back is out, and the deal is over.
        self.over = self.waiting.iter().any(|other| self.table.hands[*other].is_empty());
        self.waiting.clear();
        if !self.options.seven_plays {
            self.turn_to(seat, self.table.next(seat));
        }
    }

    fn turn_to(&mut self, seat: usize, next: usize) {
        self.drawn = None;
        // LIV-08: called, but the last card but one was not laid.
        if std::mem::take(&mut self.announced[seat]) {
            self.table.draw(seat, 1);
        }
        // LIV-07: the chance ends with the next turn of the forgetful seat. A turn that comes
        // straight back begins when that seat acts.
        if next != seat {
            self.open[next] = false;
        }
        self.table.turn = next;
    }
}

/// LIV-11: a jack names a suit.
fn ways_to_lay(card: Card) -> Vec<Move> {
    match card.rank {
        'J' => SUITS.iter().map(|suit| Move::wishing(card, *suit)).collect(),
        _ => vec![Move::lay(card)],
    }
}
