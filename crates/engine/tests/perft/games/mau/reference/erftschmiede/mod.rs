//! `erftschmiede`, from ERF-01 to ERF-52.

mod lay;
mod threat;

use super::cards::{RANKS, pack};
use super::{Card, Deal, Move, Options, Ruleset, Table, Wish};
use lay::Values;
use threat::Threat;

/// ERF-14.
const LAST_CARD: &str = "letzte-karte";

#[derive(Clone)]
pub(crate) struct Erftschmiede {
    table: Table,
    /// ERF-11. Cheats are not counted, but a last card waits until the next seat lets it stand.
    cheating: bool,
    /// ERF-51: a 4 may give the last card away.
    gives_last: bool,
    /// ERF-52: the values of jack, queen, king and ace.
    values: Values,
    step: Step,
    threat: Option<Threat>,
    /// Seats whose ace or 4 is part of the threat, so that cards change hands.
    swapping: Vec<usize>,
    /// What the top card counts as: itself, or the card a joker stands for (ERF-41).
    face: Card,
    wish: Option<Wish>,
    /// Seats that miss their next turn (ERF-25, ERF-31).
    misses: Vec<bool>,
    /// Seats that have called on this turn, before laying.
    announced: Vec<bool>,
    /// Seats that forgot the call, with the number of that turn.
    forgot: Vec<Option<u32>>,
    /// Turns begun so far.
    turns: u32,
    /// Whether a last card has been laid whose player may still be accused.
    last: bool,
    over: bool,
}

/// What the seat whose turn it is has to do.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Step {
    /// Choose how many cards each seat gets (ERF-02).
    Deal,
    /// Lay a card or draw.
    Turn,
    /// Name the seat that the card hits.
    Name,
    /// Choose the card to give.
    Give,
    /// Answer a threat or accept it.
    Answer,
}

impl Ruleset for Erftschmiede {
    /// ERF-01.
    fn deck(_: &Options, _: usize) -> Vec<Card> {
        let jokers = vec![Card::joker('R'), Card::joker('B')];
        [pack(&RANKS), pack(&RANKS), jokers.clone(), jokers].concat()
    }

    /// ERF-48: the start card has no effect.
    fn start(deal: &Deal, options: &Options) -> Self {
        let seats = deal.hands.len();
        Self {
            table: Table::of(deal),
            cheating: !options.is("cheating", "off"),
            gives_last: options.is("last-gift", "given"),
            values: Values::of(options),
            step: if deal.undealt { Step::Deal } else { Step::Turn },
            threat: None,
            swapping: Vec::new(),
            face: deal.top,
            wish: None,
            misses: vec![false; seats],
            announced: vec![false; seats],
            forgot: vec![None; seats],
            turns: 0,
            last: false,
            over: false,
        }
    }

    fn moves(&self) -> Vec<(usize, Move)> {
        if self.over {
            return Vec::new();
        }
        let turn = self.table.turn;
        if self.last {
            return vec![(turn, Move::Pass)]; // let it stand
        }
        let of_turn = match self.step {
            Step::Deal => self.hands_to_deal(),
            Step::Turn => self.turn_moves(),
            Step::Name => self.nameable().into_iter().map(Move::Name).collect(),
            Step::Give => self.table.kinds(turn).into_iter().map(Move::Give).collect(),
            Step::Answer => self.answers(),
        };
        let mut moves: Vec<_> = of_turn.into_iter().map(|mv| (turn, mv)).collect();
        // ERF-14: on one's own turn before laying, or afterwards until the next player acts.
        // ERF-49: also while one's own swap or gift is still to come.
        let swaps = matches!(self.step, Step::Name | Step::Give) && self.swaps_own(turn);
        let may_lay = matches!(self.step, Step::Turn | Step::Answer) || swaps;
        if may_lay && self.table.hands[turn].len() > 1 && !self.announced[turn] {
            moves.push((turn, Move::Call(LAST_CARD)));
        }
        let late = (0..self.table.seats()).filter(|seat| self.forgot[*seat].is_some());
        moves.extend(late.map(|seat| (seat, Move::Call(LAST_CARD))));
        moves
    }

    fn play(&mut self, seat: usize, mv: &Move) {
        if let Move::Call(_) = mv {
            let late = self.forgot[seat].take().is_some();
            self.announced[seat] |= !late;
            return;
        }
        if self.last {
            self.over = true; // ERF-45
            return;
        }
        if !matches!(mv, Move::Name(_) | Move::Give(_)) {
            self.penalties(seat);
        }
        let turn = self.turns;
        let costs_turn = self.threat.as_ref().is_some_and(Threat::costs_turn);
        let bears_only = *mv == Move::Bear && !costs_turn;
        match mv {
            Move::Lay { card, stands_for, wish, claim } => {
                let face = stands_for.unwrap_or(*card);
                self.put(seat, *card, face, *wish, *claim);
                if self.table.hands[seat].is_empty() {
                    self.last_card(seat);
                } else if self.step == Step::Answer {
                    self.answer(seat);
                } else {
                    self.effect(seat, *claim);
                }
            }
            Move::Draw => {
                self.table.draw(seat, 1); // ERF-12
                self.turn_after(seat);
            }
            Move::Bear => self.bear(seat),
            Move::Name(victim) => self.name(*victim),
            Move::Give(card) => self.give(*card),
            other => unreachable!("{other}"),
        }
        // An announcement that did not come true expires with the turn. Accepting a threat that
        // does not cost the turn is not a turn; and a swap or gift under way may still leave one
        // card (ERF-49).
        let goes_on = self.turns == turn && self.table.turn == seat;
        let under_way = self.swapping.contains(&seat) && self.threat.is_some();
        self.announced[seat] &= bears_only || goes_on || under_way;
        if self.threat.is_none() {
            std::mem::take(&mut self.swapping)
                .into_iter()
                .for_each(|seat| self.announced[seat] = false);
        }
    }
}

impl Erftschmiede {
    /// ERF-02: at least one card, the same number for all, leaving one to turn up and one to draw.
    fn hands_to_deal(&self) -> Vec<Move> {
        let most = (self.table.draw_pile.len() + self.table.laid.len() - 2) / self.table.seats();
        (1..=most).map(Move::Deal).collect()
    }

    /// ERF-12: a player who does not lay draws.
    fn turn_moves(&self) -> Vec<Move> {
        let turn = self.table.turn;
        let last = self.table.hands[turn].len() == 1;
        let fitting = self.table.kinds(turn).into_iter().filter(|card| self.fits(*card));
        fitting.flat_map(|card| lay::ways(card, last)).chain([Move::Draw]).collect()
    }

    /// ERF-14: the next player acts, and whoever has forgotten the call draws a card.
    fn penalties(&mut self, acting: usize) {
        for seat in 0..self.table.seats() {
            let same_turn = seat == acting && self.forgot[seat] == Some(self.turns);
            if !same_turn && self.forgot[seat].take().is_some() {
                self.table.draw(seat, 1);
            }
        }
    }

    /// Puts the card on the pile; its effect comes afterwards.
    fn put(&mut self, seat: usize, card: Card, face: Card, wish: Option<Wish>, claim: bool) {
        self.table.take(seat, card);
        self.table.laid.push(card);
        self.face = face;
        self.wish = wish;
        // ERF-20: takes the card below the 3.
        if face.rank == '3' && claim {
            let below = self.table.laid.remove(self.table.laid.len() - 2);
            self.table.hands[seat].push(below);
        }
        // ERF-14: one card is left.
        self.one_left(seat, 0);
    }

    /// ERF-49: `seat`, which held `before` cards, now holds one.
    fn one_left(&mut self, seat: usize, before: usize) {
        if self.table.hands[seat].len() != 1 || before == 1 {
            return;
        }
        if !std::mem::take(&mut self.announced[seat]) {
            self.forgot[seat] = Some(self.turns);
        }
    }

    /// The effect of a card laid on one's own turn.
    fn effect(&mut self, seat: usize, claim: bool) {
        let next = self.table.next(seat);
        match self.face.rank {
            '4' if !self.can_give(seat) => self.turn_after(seat),
            'A' | '4' | 'Q' => self.threaten_chosen(seat),
            '6' => self.threaten_next_two(seat),
            '7' => self.threaten(seat, vec![next], 2), // ERF-26
            'K' if claim => self.threaten_all(seat),
            '8' => {
                self.misses[next] = true; // ERF-31
                self.turn_after(seat);
            }
            '9' => {
                // ERF-32
                if self.table.seats() > 2 {
                    self.table.clockwise = !self.table.clockwise;
                }
                self.turn_after(seat);
            }
            _ => self.turn_after(seat),
        }
    }

    /// ERF-45: nobody has to do anything more. ERF-11: as long as `seat` can be accused, the last
    /// card waits until the next seat lets it stand.
    fn last_card(&mut self, seat: usize) {
        self.last = self.cheating;
        self.over = !self.cheating;
        match (self.step, self.face.rank) {
            (Step::Turn, '8' | '9') => self.effect(seat, false),
            (Step::Turn, '6' | 'K') => self.table.turn = self.table.next(seat),
            _ => self.turn_after(seat),
        }
        if self.table.turn == seat {
            self.turn_after(seat);
        }
    }

    /// Passes the turn on after `seat`, skipping those that miss theirs.
    fn turn_after(&mut self, seat: usize) {
        self.turn_to(self.table.next(seat));
    }

    fn turn_to(&mut self, seat: usize) {
        let mut seat = seat;
        while std::mem::take(&mut self.misses[seat]) {
            seat = self.table.next(seat);
        }
        self.step = Step::Turn;
        self.threat = None;
        self.table.turn = seat;
        self.turns += 1;
    }
}
