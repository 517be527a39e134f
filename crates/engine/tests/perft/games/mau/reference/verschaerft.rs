//! `verschaerft`, from VER-01 to VER-27.

use super::cards::{SUITS, pack_of_32};
use super::{Card, Deal, Move, Options, Ruleset, Table, Wish};

/// VER-13, VER-15, VER-18: the calls by number of cards left; `Mau-Mau` goes with a jack.
const CALLS: [(&str, usize); 3] = [("letzte-karte", 1), ("mau", 0), ("mau-mau", 0)];

#[derive(Clone)]
pub(crate) struct Verschaerft {
    table: Table,
    /// VER-14. Cheats are not counted, but a last card waits until the next seat lets it stand.
    cheating: bool,
    /// Cards that the seat whose turn it is has to draw for the sevens; 0: no seven to answer.
    due: usize,
    wish: Option<char>,
    drawn: Option<Vec<Card>>,
    announced: Vec<[bool; 3]>,
    /// Calls missed, for which the seat may be caught.
    open: Vec<[bool; 3]>,
    /// The seat that has laid its last card and may still be caught or accused.
    last: Option<usize>,
    over: bool,
}

impl Ruleset for Verschaerft {
    /// VER-01.
    fn deck(_: &Options, _: usize) -> Vec<Card> {
        [pack_of_32(), pack_of_32()].concat()
    }

    /// VER-07: the start card has no effect.
    fn start(deal: &Deal, options: &Options) -> Self {
        let seats = deal.hands.len();
        Self {
            table: Table::of(deal),
            cheating: !options.is("cheating", "off"),
            due: 0,
            wish: None,
            drawn: None,
            announced: vec![[false; 3]; seats],
            open: vec![[false; 3]; seats],
            last: None,
            over: false,
        }
    }

    fn moves(&self) -> Vec<(usize, Move)> {
        let mut moves = Vec::new();
        if self.over {
            return moves;
        }
        let turn = self.table.turn;
        if self.last.is_some() {
            moves.push((turn, Move::Pass)); // let it stand
        } else {
            moves.extend(self.turn_moves().into_iter().map(|mv| (turn, mv)));
        }
        for (call, (name, at)) in CALLS.iter().enumerate() {
            let more = self.table.hands[turn].len() > *at && !self.announced[turn][call];
            if more && self.last.is_none() {
                moves.push((turn, Move::Call(name)));
            }
            for forgetful in (0..self.table.seats()).filter(|seat| self.open[*seat][call]) {
                moves.push((forgetful, Move::Call(name)));
                let others = (0..self.table.seats()).filter(|seat| *seat != forgetful);
                moves.extend(others.map(|other| (other, Move::Catch(forgetful, name))));
            }
        }
        moves
    }

    fn play(&mut self, seat: usize, mv: &Move) {
        match mv {
            Move::Call(name) => self.call(seat, call_of(name)),
            Move::Catch(forgetful, name) => {
                self.open[*forgetful][call_of(name)] = false;
                self.table.draw(*forgetful, 1); // VER-13, VER-15
                if self.last == Some(*forgetful) {
                    self.last = None;
                }
            }
            _ => self.play_turn(seat, mv),
        }
    }
}

impl Verschaerft {
    fn turn_moves(&self) -> Vec<Move> {
        let hand = self.table.kinds(self.table.turn);
        if self.due > 0 {
            // VER-09: any 7.
            let sevens = hand.into_iter().filter(|card| card.rank == '7').map(Move::lay);
            return sevens.chain([Move::Bear]).collect();
        }
        // VER-06
        let cards = self.drawn.as_ref().unwrap_or(&hand);
        let fitting = cards.iter().copied().filter(|card| self.fits(*card));
        let last = if self.drawn.is_some() { Move::Pass } else { Move::Draw };
        fitting.flat_map(ways_to_lay).chain([last]).collect()
    }

    fn fits(&self, card: Card) -> bool {
        let top = self.table.top();
        if card.rank == 'J' {
            return top.rank != 'J'; // VER-12
        }
        match self.wish {
            Some(suit) => card.suit == suit,
            None => card.suit == top.suit || card.rank == top.rank,
        }
    }

    fn call(&mut self, seat: usize, call: usize) {
        if !self.open[seat][call] {
            self.announced[seat][call] = true;
            return;
        }
        self.open[seat][call] = false;
        // VER-15: the last card had been laid, and now the call is made.
        if self.last == Some(seat) && !self.cheating {
            self.over = true;
        }
    }

    fn play_turn(&mut self, seat: usize, mv: &Move) {
        // VER-13, VER-15: whoever has not been caught by now is safe.
        for (other, open) in self.open.iter_mut().enumerate() {
            if other != seat {
                *open = [false; 3];
            }
        }
        if self.last.is_some() {
            self.over = true; // VER-15
            return;
        }
        match mv {
            Move::Lay { card, wish, .. } => self.lay(seat, *card, *wish),
            Move::Draw => self.drawn = Some(self.table.draw(seat, 1)),
            Move::Pass => self.turn_to(seat, self.table.next(seat)),
            Move::Bear => {
                // VER-08, VER-09: draws and misses the turn.
                self.table.draw(seat, self.due);
                self.due = 0;
                self.turn_to(seat, self.table.next(seat));
            }
            other => unreachable!("{other}"),
        }
    }

    fn lay(&mut self, seat: usize, card: Card, wish: Option<Wish>) {
        self.table.take(seat, card);
        self.table.laid.push(card);
        self.wish = match wish {
            Some(Wish::Suit(suit)) => Some(suit),
            _ => None,
        };
        let left = self.table.hands[seat].len();
        let jack = card.rank == 'J';
        let due = [left == 1, left == 0 && !jack, left == 0 && jack];
        for (call, due) in due.into_iter().enumerate() {
            self.open[seat][call] = due && !self.announced[seat][call];
        }
        if left == 0 {
            self.last = Some(seat);
            self.over = self.open[seat] == [false; 3] && !self.cheating;
        }
        let mut next = self.table.next(seat);
        match card.rank {
            '7' => self.due += 1,                // VER-08, VER-09
            '8' => next = self.table.next(next), // VER-10
            _ => {}
        }
        self.turn_to(seat, next);
    }

    fn turn_to(&mut self, seat: usize, next: usize) {
        self.drawn = None;
        self.announced[seat] = [false; 3];
        self.table.turn = next;
    }
}

fn call_of(name: &str) -> usize {
    CALLS.iter().position(|(known, _)| *known == name).expect("a call")
}

/// VER-11: a jack may wish a suit.
fn ways_to_lay(card: Card) -> Vec<Move> {
    let suits: &[char] = if card.rank == 'J' { &SUITS } else { &[] };
    let wishes = suits.iter().map(|suit| Move::wishing(card, *suit));
    [Move::lay(card)].into_iter().chain(wishes).collect()
}
