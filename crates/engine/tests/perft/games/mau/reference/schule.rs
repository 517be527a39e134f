//! `schule`, from SCH-01 to SCH-24.

use super::cards::{RANKS, SUITS, pack, pack_of_32};
use super::{Card, Deal, Move, Options, Ruleset, Table, Wish};

/// SCH-15: the calls, and with how many cards left they are made.
const CALLS: [(&str, usize); 2] = [("mau", 1), ("mau-mau", 0)];

#[derive(Clone)]
pub(crate) struct Schule {
    table: Table,
    options: Settings,
    /// Cards that the seat whose turn it is has to draw for the sevens; 0: no seven to answer.
    due: usize,
    /// The suit wished with the jack, until it is met.
    wish: Option<char>,
    /// Whether the starter has to wish a suit, because a jack was turned up.
    wishes_first: bool,
    /// The cards drawn by the seat whose turn it is.
    drawn: Option<Vec<Card>>,
    /// For each seat and each of [`CALLS`], whether it was made on this turn, before laying.
    announced: Vec<[bool; 2]>,
    /// For each seat and each of [`CALLS`], whether it has been forgotten so far.
    open: Vec<[bool; 2]>,
    /// For each seat, whether it is still in the deal.
    playing: Vec<bool>,
    over: bool,
}

#[derive(Clone, Copy)]
struct Settings {
    specials: bool,
    two_sevens: bool,
    seven_plays: bool,
    eight_cancels: bool,
    any_eight: bool,
    jack_anywhere: bool,
    nine_turns: bool,
    ten_on_plain: bool,
    jack_on_jack: bool,
    must_lay: bool,
    one_left: bool,
}

impl Ruleset for Schule {
    /// SCH-03.
    fn deck(options: &Options, seats: usize) -> Vec<Card> {
        let pack = if options.is("deck", "52") { pack(&RANKS) } else { pack_of_32() };
        let serves = 5 * seats < pack.len();
        if serves { pack } else { [pack.clone(), pack].concat() }
    }

    fn start(deal: &Deal, options: &Options) -> Self {
        let seats = deal.hands.len();
        let specials = options.is("specials", "on"); // SCH-01
        let mut game = Self {
            table: Table::of(deal),
            options: Settings {
                specials,
                two_sevens: options.is("sevens", "two"),
                seven_plays: !options.is("seven", "misses"),
                eight_cancels: options.is("eight", "yes") || options.is("eight", "any"),
                any_eight: options.is("eight", "any"),
                jack_anywhere: options.is("jack", "anywhere"),
                nine_turns: options.is("nine", "yes"),
                ten_on_plain: options.is("ten", "yes"),
                jack_on_jack: !specials || options.is("jack", "yes"),
                must_lay: !options.is("must", "may"),
                one_left: options.is("end", "last"),
            },
            due: 0,
            wish: None,
            wishes_first: false,
            drawn: None,
            announced: vec![[false; 2]; seats],
            open: vec![[false; 2]; seats],
            playing: vec![true; seats],
            over: false,
        };
        // SCH-14
        if specials && !options.is("start", "plain") {
            match deal.top.rank {
                '7' => game.due = 2,
                '8' => game.table.turn = game.next(deal.turn),
                _ => {}
            }
        }
        // SCH-14, SCH-26
        game.wishes_first = specials && options.is("start_jack", "wish") && deal.top.rank == 'J';
        game
    }

    fn moves(&self) -> Vec<(usize, Move)> {
        let mut moves = Vec::new();
        if self.over {
            return moves;
        }
        let turn = self.table.turn;
        if self.wishes_first {
            let wish = |suit: &char| (turn, Move::Wish(Wish::Suit(*suit)));
            return SUITS.iter().map(wish).collect();
        }
        moves.extend(self.turn_moves().into_iter().map(|mv| (turn, mv)));
        for (call, (name, at)) in CALLS.iter().enumerate() {
            // SCH-15: on one's own turn, before laying.
            if self.table.hands[turn].len() > *at && !self.announced[turn][call] {
                moves.push((turn, Move::Call(name)));
            }
            // SCH-16: afterwards, until the next player acts.
            let late = (0..self.table.seats()).filter(|seat| self.open[*seat][call]);
            moves.extend(late.map(|seat| (seat, Move::Call(name))));
        }
        moves
    }

    fn play(&mut self, seat: usize, mv: &Move) {
        if let Move::Wish(Wish::Suit(suit)) = mv {
            self.wishes_first = false;
            self.wish = Some(*suit);
            return;
        }
        let Move::Call(name) = mv else { return self.play_turn(seat, mv) };
        let call = usize::from(*name == CALLS[1].0);
        if !self.open[seat][call] {
            self.announced[seat][call] = true;
            return;
        }
        self.open[seat][call] = false;
        if self.table.hands[seat].is_empty() {
            self.out(seat);
        }
    }
}

impl Schule {
    fn turn_moves(&self) -> Vec<Move> {
        let hand = self.table.kinds(self.table.turn);
        if self.due > 0 {
            let answers = hand.into_iter().filter(|card| self.answers(*card)).map(Move::lay);
            return answers.chain([Move::Bear]).collect();
        }
        let cards = self.drawn.as_ref().unwrap_or(&hand);
        let fitting = cards.iter().copied().filter(|card| self.fits(*card));
        let mut moves: Vec<Move> = fitting.flat_map(|card| self.ways_to_lay(card)).collect();
        if self.drawn.is_some() {
            moves.push(Move::Pass); // SCH-07
        } else if moves.is_empty() || !self.options.must_lay {
            moves.push(Move::Draw); // SCH-06, SCH-07
        }
        moves
    }

    /// SCH-09, SCH-10, SCH-20.
    fn answers(&self, card: Card) -> bool {
        card.rank == '7' && !self.third_seven(card)
            || card.rank == '8'
                && self.options.eight_cancels
                // SCH-25
                && (self.options.any_eight || card.suit == self.table.top().suit)
    }

    /// SCH-10: whether two sevens already lie on one another.
    fn third_seven(&self, card: Card) -> bool {
        let sevens = self.table.laid.iter().rev().take_while(|laid| laid.rank == '7').count();
        self.options.two_sevens && card.rank == '7' && sevens >= 2
    }

    fn fits(&self, card: Card) -> bool {
        let top = self.table.top();
        let jack_on_jack = card.rank == 'J' && top.rank == 'J';
        if jack_on_jack && !self.options.jack_on_jack || self.third_seven(card) {
            return false; // SCH-13, SCH-10
        }
        // SCH-26
        if self.options.jack_anywhere && card.rank == 'J' {
            return true;
        }
        if let Some(suit) = self.wish {
            return card.suit == suit; // SCH-12
        }
        // SCH-08, SCH-22
        let joker = self.options.ten_on_plain && card.rank == 'T' && !self.special(top);
        card.suit == top.suit || card.rank == top.rank || joker
    }

    /// Whether it is a special card under these options.
    fn special(&self, card: Card) -> bool {
        match card.rank {
            '7' | '8' | 'J' => self.options.specials,
            '9' => self.options.nine_turns,
            'T' => self.options.ten_on_plain,
            _ => false,
        }
    }

    /// SCH-12: a jack names a suit.
    fn ways_to_lay(&self, card: Card) -> Vec<Move> {
        if card.rank == 'J' && self.options.specials {
            return SUITS.iter().map(|suit| Move::wishing(card, *suit)).collect();
        }
        vec![Move::lay(card)]
    }

    fn play_turn(&mut self, seat: usize, mv: &Move) {
        self.penalties();
        match mv {
            Move::Lay { card, wish, .. } => self.lay(seat, *card, *wish),
            Move::Draw => self.drawn = Some(self.table.draw(seat, 1)),
            Move::Pass => self.turn_to(seat, self.next(seat)),
            Move::Bear => {
                self.table.draw(seat, self.due);
                self.due = 0;
                if !self.options.seven_plays {
                    self.turn_to(seat, self.next(seat));
                }
            }
            other => unreachable!("{other}"),
        }
    }

    /// SCH-16: when somebody acts, each forgotten call costs a card.
    fn penalties(&mut self) {
        for seat in 0..self.table.seats() {
            for call in 0..CALLS.len() {
                if std::mem::take(&mut self.open[seat][call]) {
                    self.table.draw(seat, 1);
                }
            }
        }
    }

    fn lay(&mut self, seat: usize, card: Card, wish: Option<Wish>) {
        let answer = self.due > 0;
        self.table.take(seat, card);
        self.table.laid.push(card);
        self.wish = match wish {
            Some(Wish::Suit(suit)) => Some(suit),
            _ => None,
        };
        let left = self.table.hands[seat].len();
        for (call, (_, at)) in CALLS.iter().enumerate() {
            self.open[seat][call] = left == *at && !self.announced[seat][call];
        }
        let mut next = self.next(seat);
        let two = self.playing.iter().filter(|playing| **playing).count() == 2;
        if left == 0 && !self.open[seat][1] {
            self.out(seat);
        }
        match card.rank {
            '7' if self.options.specials => self.due += 2,
            // SCH-20: nothing is drawn, and the 8 has no other effect.
            '8' if answer => self.due = 0,
            '8' if self.options.specials => next = self.next(next), // SCH-11
            '9' if self.options.nine_turns && two => next = self.next(next), // SCH-21
            '9' if self.options.nine_turns => {
                self.table.clockwise = !self.table.clockwise;
                next = self.next(seat);
            }
            _ => {}
        }
        self.turn_to(seat, next);
    }

    /// SCH-17, SCH-18.
    fn out(&mut self, seat: usize) {
        self.playing[seat] = false;
        let left = self.playing.iter().filter(|playing| **playing).count();
        self.over = !self.options.one_left || left < 2;
    }

    /// The next seat that is still in the deal.
    fn next(&self, seat: usize) -> usize {
        let mut next = self.table.next(seat);
        while !self.playing[next] {
            next = self.table.next(next);
        }
        next
    }

    fn turn_to(&mut self, seat: usize, next: usize) {
        self.drawn = None;
        self.announced[seat] = [false; 2];
        self.table.turn = next;
    }
}
