//! Cheating and being caught at it (VER-14, ERF-11): what the seat that acted last may be accused
//! of.

use super::listing::honestly_layable;
use crate::card_set::CardSet;
use crate::mau::cause::Cause;
use crate::mau::cheat::{Accusable, Before, Guilt, Moved};
use crate::mau::draw::Besides;
use crate::mau::event::Event;
use crate::mau::listener::Sink;
use crate::mau::moves::{Move, Play};
use crate::mau::phase::Phase;
use crate::mau::rules::doc::{CheatThen, CheatWindow, MovedHands};
use crate::mau::step::Step;
use crate::seat::{Seat, SeatSet};

impl<S: Sink> Step<'_, S> {
    /// Notes a step of a turn before it is made: who may be accused from now on, and of what.
    pub(in crate::mau) fn note_step(&mut self, seat: Seat, mv: Move, lets_stand: bool) {
        let Some(cheat) = &self.rules.cheat else { return };
        if self.state.accusable.seat != Some(seat) {
            let closes = match cheat.until {
                CheatWindow::NextMove => true,
                CheatWindow::NextCard => lets_stand || self.closes_cheat_window(mv),
            };
            if self.state.accusable.seat.is_some() && !closes {
                return;
            }
            self.note_past(matches!(mv, Move::Play(_)));
            self.state.accusable.begin(seat);
        }
        if lets_stand {
            return;
        }
        let passes = mv == Move::Pass && self.rules.withholding();
        if passes
            || matches!(mv, Move::Play(_) | Move::Draw | Move::DrawShort { .. } | Move::Accept)
        {
            // A player who accused it wrongly before may be right now.
            self.state.accusable.accusers = SeatSet::EMPTY;
        }
        if matches!(mv, Move::Play(_)) {
            self.state.accusable.lying = self.state.accusable.lying.saturating_add(1);
        }
        match mv {
            Move::Play(Play { card, under, .. }) => {
                let honest = match self.state.phase {
                    Phase::Turn | Phase::Further if self.state.turn != seat => true,
                    Phase::Turn | Phase::Further | Phase::Drawn => {
                        honestly_layable(self.rules, self.state, seat).has(card)
                    }
                    _ => true,
                };
                if !honest || under.is_some() {
                    let guilt = self.state.cheats();
                    guilt.slipped = under.or(guilt.slipped);
                }
            }
            Move::Draw | Move::Pass if self.withholds(seat, mv) => {
                self.state.cheats();
            }
            Move::DrawShort { missing } => {
                let accepted = self.state.phase == Phase::Threat;
                let guilt = self.state.cheats();
                guilt.short = guilt.short.saturating_add(missing);
                guilt.accepted = accepted;
            }
            _ => {}
        }
        if matches!(mv, Move::Play(_)) {
            self.note_covering(seat);
        }
        if let (Some(guilt), Move::Play(Play { card, .. })) = (&mut self.state.accusable.guilt, mv)
        {
            guilt.laid = guilt.laid.saturating_add(1);
            guilt.cards.extend(self.rules.sides.as_ref().map(|_| card));
        }
    }

    /// Whether `seat` acts as if nothing fitted.
    fn withholds(&self, seat: Seat, mv: Move) -> bool {
        let (rules, state) = (self.rules, &*self.state);
        let amid = matches!(state.phase, Phase::Turn | Phase::Drawn) && state.turn == seat;
        if !amid || !rules.withholding() {
            return false;
        }
        let honest = honestly_layable(rules, state, seat);
        Besides::withholding(rules, state, honest).has(mv)
    }

    /// Whether another seat's move ends the time in which a cheat can be noticed, where that lasts
    /// until a card is laid.
    fn closes_cheat_window(&self, mv: Move) -> bool {
        match mv {
            Move::Play(_) => true,
            Move::Accept => {
                let cheat = self.rules.cheat.as_ref();
                let stand = cheat.is_none_or(|it| it.moved_hands == MovedHands::Stand);
                stand && self.threat().moves_hands()
            }
            _ => false,
        }
    }

    /// Notes what two seats are about to give each other because of a cheat, so that it can go back
    /// (ERF-50).
    pub(in crate::mau) fn note_moved(&mut self, seats: [Seat; 2], gave: [CardSet; 2]) {
        let goes_back =
            self.rules.cheat.as_ref().is_some_and(|it| it.moved_hands == MovedHands::GoBack);
        if let Some(guilt) = self.state.accusable.wrong_card().filter(|_| goes_back) {
            if let Some(last) = guilt.moved.first_mut()
                && last.seats == seats
                && last.gave[1].is_empty()
                && gave[1].is_empty()
            {
                last.gave[0] = last.gave[0].plus(gave[0]);
                return;
            }
            guilt.moved.insert(0, Moved { seats, gave });
            guilt.moved.truncate(Guilt::MOVES);
        }
    }

    /// A threat accepted with too few cards is undone to the state after accepting it in full.
    pub(in crate::mau) fn note_accepted(&mut self, seat: Seat) {
        let before = Before::of(self.state);
        let noted = &mut self.state.accusable;
        let guilt = noted.guilt.as_mut().filter(|_| noted.seat == Some(seat));
        if let Some(guilt) = guilt.filter(|guilt| guilt.accepted && guilt.laid == 0) {
            guilt.before = before;
        }
    }

    /// `by` accuses `seat`.
    pub(in crate::mau) fn accuse(&mut self, seat: Seat, by: Seat) {
        let Some(cheat) = &self.rules.cheat else { return };
        if self.state.accusable.seat != Some(seat) {
            return self.accuse_of_past(seat, by);
        }
        let noted = self.state.accusable.guilt.take();
        self.emit(Event::Accused { seat, by, guilty: noted.is_some() });
        let Some(noted) = noted else {
            self.state.accusable.accusers.add(by);
            self.fine(by, cheat.false_penalty, 0, Cause::FalseAccusation);
            if cheat.bears && self.state.threat.author == seat {
                self.bear_after_doubting(by);
            }
            return;
        };
        self.state.accusable = Accusable { found_out: true, ..Accusable::NONE };
        if cheat.then == CheatThen::Stays {
            return self.let_it_lie(seat, cheat.penalty, noted.short);
        }
        self.take_back(&noted, seat);
        self.fine(seat, cheat.penalty, noted.short, Cause::Cheat);
        if noted.accepted && noted.laid == 0 {
            return;
        }
        (self.state.draws, self.state.dry) = (0, false);
        self.state.drawn = Default::default();
        // A player who drew short and laid what came is asked once more, and has nothing left to answer with.
        if self.state.phase == Phase::Threat && self.state.threat.spent {
            return;
        }
        self.state.phase = Phase::Turn;
        if cheat.then == CheatThen::TurnOver {
            return self.hand_over(seat);
        }
        let from = self.state.turn;
        self.state.turn = seat;
        self.begin_turn(from);
    }
}

impl<S: Sink> Step<'_, S> {
    /// What was laid stays. If it still threatens, nobody else is hit: its player draws that as well.
    #[cold]
    fn let_it_lie(&mut self, seat: Seat, penalty: u8, short: u8) {
        let threat = self.state.threat;
        let threatens = matches!(self.state.phase, Phase::Target | Phase::Give | Phase::Threat);
        let stands = threatens && threat.author == seat && !threat.closing;
        let due = if stands { threat.penalty(self.rules).draw } else { 0 };
        self.fine(seat, penalty, short.saturating_add(due), Cause::Cheat);
        if stands {
            let actor = self.state.turn;
            self.state.threat.pending = SeatSet::EMPTY;
            self.conclude_threat(actor);
        }
    }

    /// A player who has accused in vain bears the threat against it that is in force.
    #[cold]
    fn bear_after_doubting(&mut self, by: Seat) {
        // Accepting lets a last card stand, which may end the deal; after drawing, the seat is asked once
        // more.
        for _ in 0..3 {
            self.accept_if_asked(by);
            self.settle();
        }
    }

    fn accept_if_asked(&mut self, by: Seat) {
        let asked = self.state.phase == Phase::Threat && self.state.turn == by;
        if asked && !self.state.threat.closing && self.state.playing.has(by) {
            self.take_turn(by, Move::Accept);
        }
    }
}
