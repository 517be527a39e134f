//! Cards that threaten other seats, and what those can do about it.

use super::super::cards::{RANKS, pack};
use super::lay::never_last;
use super::{Card, Erftschmiede, Move, Step};

#[derive(Clone)]
pub(super) struct Threat {
    /// The card that started it, or the last one that extended it.
    card: Card,
    /// The seat on whose turn it started.
    began: usize,
    /// The seat it comes from now.
    author: usize,
    /// The seats it hits: the first is being asked.
    victims: Vec<usize>,
    draw: usize,
    gift: Option<Card>,
    /// Whether the announcer of a king's round has to end it (ERF-37).
    closing: bool,
}

impl Threat {
    /// Whether accepting it costs the victim a turn, or used up its turn.
    pub(super) fn costs_turn(&self) -> bool {
        self.card.rank == '6' || self.closing
    }
}

impl Erftschmiede {
    pub(super) fn threaten(&mut self, author: usize, victims: Vec<usize>, draw: usize) {
        let card = self.face;
        let (gift, closing) = (None, false);
        self.table.turn = victims[0];
        self.step = Step::Answer;
        self.threat = Some(Threat { card, began: author, author, victims, draw, gift, closing });
    }

    /// ERF-15, ERF-21, ERF-35: between two players it can only be the other.
    pub(super) fn threaten_chosen(&mut self, author: usize) {
        self.threaten(author, vec![author], usize::from(self.face.rank == 'Q'));
        self.swapping = if self.face.rank == 'Q' { Vec::new() } else { vec![author] };
        self.ask_for_victim(author);
    }

    /// Whether this seat's own threat makes cards change hands.
    pub(super) fn swaps_own(&self, seat: usize) -> bool {
        let own = |threat: &Threat| threat.author == seat && "A4".contains(threat.card.rank);
        self.threat.as_ref().is_some_and(own)
    }

    /// ERF-51: the last card is kept.
    pub(super) fn can_give(&self, seat: usize) -> bool {
        self.gives_last || self.table.hands[seat].len() > 1
    }

    /// ERF-25.
    pub(super) fn threaten_next_two(&mut self, author: usize) {
        let next = self.table.next(author);
        let second = self.table.next(next);
        let victims = if second == author { vec![next] } else { vec![next, second] };
        self.threaten(author, victims, 0);
    }

    /// ERF-37, ERF-38.
    pub(super) fn threaten_all(&mut self, author: usize) {
        let mut victims = vec![self.table.next(author)];
        while victims.len() < self.table.seats() - 1 {
            victims.push(self.table.next(victims[victims.len() - 1]));
        }
        self.threaten(author, victims, 1);
    }

    fn ask_for_victim(&mut self, naming: usize) {
        self.table.turn = naming;
        self.step = Step::Name;
        if let [only] = self.nameable()[..] {
            self.name(only);
        }
    }

    /// The seats that the seat whose turn it is may name: any other, but ERF-17: for a swap not the
    /// seat that has to swap.
    pub(super) fn nameable(&self) -> Vec<usize> {
        let threat = self.threat.as_ref().expect("a threat");
        let swaps = threat.card.rank == 'A';
        let can = |seat: &usize| *seat != self.table.turn && !(swaps && *seat == threat.author);
        (0..self.table.seats()).filter(can).collect()
    }

    pub(super) fn name(&mut self, victim: usize) {
        let threat = self.threat.as_mut().expect("a threat");
        threat.victims = vec![victim];
        if threat.card.rank == '4' {
            self.step = Step::Give; // ERF-21
            self.table.turn = threat.author;
        } else {
            self.step = Step::Answer;
            self.table.turn = victim;
        }
    }

    pub(super) fn give(&mut self, card: Card) {
        let threat = self.threat.as_mut().expect("a threat");
        threat.gift = Some(card);
        self.step = Step::Answer;
        self.table.turn = threat.victims[0];
    }

    /// Cards that answer, jokers as what they stand for (ERF-44), or accepting. ERF-30: an answer
    /// need not fit.
    pub(super) fn answers(&self) -> Vec<Move> {
        let turn = self.table.turn;
        let last = self.table.hands[turn].len() == 1;
        let mut moves = vec![Move::Bear];
        for card in self.table.kinds(turn) {
            if card.is_joker() {
                let kinds = pack(&RANKS).into_iter().filter(|kind| self.is_answer(*kind, last));
                moves.extend(kinds.map(|kind| Move::Lay {
                    card,
                    stands_for: Some(kind),
                    wish: None,
                    claim: false,
                }));
            } else if self.is_answer(card, last) {
                moves.push(Move::lay(card));
            }
        }
        moves
    }

    fn is_answer(&self, kind: Card, last: bool) -> bool {
        let threat = self.threat.as_ref().expect("a threat");
        if last && (never_last(kind) || threat.closing) {
            return false; // ERF-40 is the ban on the king that ends the round
        }
        match threat.card.rank {
            // ERF-16, ERF-17: there must be a further player.
            'A' => kind.rank == '2' || kind.rank == 'A' && self.table.seats() > 2,
            '4' => kind == threat.card,                  // ERF-22
            '6' => kind.rank == '5',                     // ERF-24
            '7' => kind.rank == '7' || kind.rank == 'T', // ERF-27, ERF-28
            rank => kind.rank == rank,                   // ERF-36, ERF-37
        }
    }

    /// Applies the answer laid by `seat`.
    pub(super) fn answer(&mut self, seat: usize) {
        let next = self.table.next(seat);
        let face = self.face;
        let threat = self.threat.as_mut().expect("a threat");
        match (threat.card.rank, face.rank) {
            // ERF-16
            ('A', '2') => self.resume(),
            // ERF-17
            ('A', _) => self.ask_for_victim(seat),
            // ERF-22, ERF-51
            ('4', _) if self.table.hands[seat].len() == 1 && !self.gives_last => self.resume(),
            ('4', _) => {
                self.swapping.push(seat);
                threat.victims = vec![threat.author];
                threat.author = seat;
                threat.gift = None;
                self.table.turn = seat;
                self.step = Step::Give;
            }
            // ERF-28: sent back unchanged.
            ('7', 'T') => {
                threat.victims = vec![threat.author];
                threat.author = seat;
                self.table.turn = threat.victims[0];
            }
            // ERF-27
            ('7', _) => {
                threat.draw += 2;
                threat.author = seat;
                threat.victims = vec![next];
                self.table.turn = next;
            }
            // ERF-36
            ('Q', _) => {
                threat.draw += 1;
                threat.author = seat;
                self.ask_for_victim(seat);
            }
            // ERF-24, ERF-37: this seat is spared.
            _ => self.next_victim(),
        }
    }

    pub(super) fn bear(&mut self, seat: usize) {
        let threat = self.threat.clone().expect("a threat");
        match threat.card.rank {
            'A' => {
                self.table.hands.swap(seat, threat.author); // ERF-15
                let [own, other] = [seat, threat.author].map(|one| self.table.hands[one].len());
                self.one_left(seat, other);
                self.one_left(threat.author, own);
                self.resume();
            }
            '4' => {
                let gift = threat.gift.expect("a gift"); // ERF-21
                self.table.take(threat.author, gift);
                self.table.hands[seat].push(gift);
                let left = self.table.hands[threat.author].len();
                self.one_left(threat.author, left + 1);
                self.resume();
                if left == 0 {
                    // ERF-50, ERF-51: it may still turn out that the 4 was a cheat.
                    self.last = self.cheating;
                    self.over = !self.cheating;
                    if self.table.turn == threat.author {
                        self.turn_after(threat.author);
                    }
                }
            }
            '6' => {
                self.misses[seat] = true; // ERF-25
                self.next_victim();
            }
            // ERF-38, ERF-39
            'K' => {
                self.table.draw(seat, if threat.closing { 3 } else { threat.draw });
                self.next_victim();
            }
            // ERF-30, ERF-35: draws, and then has the turn.
            _ => {
                self.table.draw(seat, threat.draw);
                self.turn_to(seat);
            }
        }
    }

    /// Asks the next victim; at the end of a king's round, its announcer (ERF-37).
    fn next_victim(&mut self) {
        let threat = self.threat.as_mut().expect("a threat");
        threat.victims.remove(0);
        if threat.victims.is_empty() {
            if threat.card.rank != 'K' || threat.closing {
                return self.resume();
            }
            threat.closing = true;
            threat.victims = vec![threat.author];
        }
        self.table.turn = threat.victims[0];
        self.step = Step::Answer;
    }

    /// Play continues after the seat on whose turn the threat started.
    fn resume(&mut self) {
        let began = self.threat.as_ref().expect("a threat").began;
        self.turn_after(began);
    }
}
