//! Asking what a named rule has to know: a step stops for a question and goes on with the answer.

use super::compiled::Later;
use super::due::DueRules;
use super::hits::{Hits, Reacting};
use super::in_force::later;
use super::kept::Passed;
use super::pass_direction::PassDirection;
use super::question::{Ask, Question};
use crate::limits::MAX_SEATS;
use crate::mau::event::Event;
use crate::mau::listener::Sink;
use crate::mau::moves::Move;
use crate::mau::phase::Phase;
use crate::mau::rules::doc::Way;
use crate::mau::state::Order;
use crate::mau::step::Step;
use crate::seat::{Seat, SeatSet};

impl<S: Sink> Step<'_, S> {
    /// Asks the next question that is due; returns whether somebody has to answer now.
    pub(in crate::mau) fn ask_on(&mut self) -> bool {
        while !self.state.is_over() {
            // Rules that were picked and ask nobody come first.
            let quiet =
                (0..32).filter(|rule| later(self.rules, *rule).is_some_and(|rule| !rule.asks()));
            let quiet = quiet.fold(0, |bits, rule| bits | 1_u32 << rule);
            let asks = &mut self.state.kept.asks;
            let Some((rule, by)) = asks.next_of(quiet).or_else(|| asks.next()) else { break };
            let Some(later) = later(self.rules, rule) else { continue };
            let quiet = self.be_quiet(true);
            self.begin_asking(rule, &later, by);
            self.be_quiet(quiet);
            if self.is_asking() {
                return true;
            }
        }
        self.is_asking()
    }

    /// Whether a question is open.
    pub(in crate::mau) const fn is_asking(&self) -> bool {
        self.state.kept.question.is_some()
    }

    /// A named rule that has to ask is due.
    fn begin_asking(&mut self, rule: usize, later: &Later, by: Seat) {
        if later.is_used_up(self.state.added) {
            return;
        }
        // Asking gives away that the hand meets the rule's condition, so the hand is shown at once.
        self.announce(rule, by);
        if later.may && later.hits != Hits::Chosen {
            return self.put((rule as u8, by), Ask::Whether, by, SeatSet::EMPTY, 0);
        }
        self.ask_whom(rule, later, by);
    }

    /// The rule is to happen: asks whom it hits, unless that is known.
    fn ask_whom(&mut self, rule: usize, later: &Later, by: Seat) {
        let among = self.state.playing.without(self.lying());
        let (ask, seats) = if later.hits == Hits::Chosen {
            (Ask::Whom { may: later.may }, self.others_than(by).and(among))
        } else if let Some(reacting) = later.hits.race() {
            let mut seats = among;
            if !reacting.own {
                seats.remove(by);
            }
            (Ask::Race(reacting), seats)
        } else {
            let hit = self.hit(later, by);
            return self.happens(rule, later, by, &hit);
        };
        if seats.len() == 1 && ask != (Ask::Whom { may: true }) {
            return self.hits_now(rule, later, by, seats);
        }
        self.put_to_all((rule as u8, by), ask, seats);
    }

    /// Asks about `seats`: one of them is to be named, or is found by a race.
    fn put_to_all(&mut self, rule: (u8, Seat), ask: Ask, seats: SeatSet) {
        if seats.is_empty() {
            return;
        }
        let turn = match ask {
            Ask::Race(_) => self.first_of(seats, rule.1),
            _ => rule.1,
        };
        self.put(rule, ask, turn, seats, 0);
    }

    /// Puts a question to `turn`.
    pub(super) fn put(
        &mut self,
        (rule, by): (u8, Seat),
        ask: Ask,
        turn: Seat,
        seats: SeatSet,
        cards: u8,
    ) {
        let from = self.turn_from();
        let (arrives, begun) =
            self.sink.fired().map_or((false, false), |fired| (fired.arrives, fired.begun));
        let (phase, before) = (self.state.phase, self.state.turn);
        let question =
            Question { rule, by, ask, seats, cards, phase, turn: before, from, arrives, begun };
        self.state.kept.question = Some(question);
        (self.state.phase, self.state.turn) = (Phase::Asked, turn);
    }

    /// Drops the open question: play is where it was before it.
    pub(in crate::mau) fn drop_question(&mut self) -> Option<Question> {
        let question = self.state.kept.question.take()?;
        (self.state.phase, self.state.turn) = (question.phase, question.turn);
        if let Some(fired) = self.sink.fired() {
            (fired.turn_from, fired.arrives, fired.begun) =
                (question.from, question.arrives, question.begun);
        }
        Some(question)
    }

    /// `seat` answers the open question.
    pub(in crate::mau) fn answer_question(&mut self, seat: Seat, mv: Move) {
        let Some(question) = self.drop_question() else { return };
        self.be_quiet(true);
        match (question.ask, mv) {
            (Ask::Give(to), Move::Give { card }) => self.gives(&question, to, card),
            (Ask::PutAway, Move::Give { card }) => self.puts_away(&question, seat, card),
            (Ask::Pass(way), Move::Give { card }) => {
                let most = later(self.rules, question.rule.into()).map_or(1, |later| later.passes);
                self.chooses_to_pass(&question, way, seat, card, most);
            }
            (Ask::Race(reacting), Move::React { yes }) => {
                self.emit(Event::Reacted { seat, yes, race: true });
                self.reacts(&question, reacting, seat, yes);
            }
            (Ask::Add(_), Move::AddRule { rule }) => {
                self.state.added |= 1_u32.checked_shl(rule.into()).unwrap_or(0);
                self.emit(Event::RuleAdded { seat, rule });
            }
            (Ask::Pick { hit, .. }, Move::AddRule { rule }) => {
                self.state.kept.asks.add(usize::from(rule), hit);
                self.ask_to_pick((question.rule, question.by), question.seats);
            }
            (Ask::Wish, Move::Wish { wish }) => {
                self.emit(Event::Wished { seat, wish });
                let wishes = later(self.rules, question.rule.into()).and_then(|later| later.wish);
                wish.into_iter().for_each(|wish| self.let_wish_stand(seat, wishes, wish));
            }
            (Ask::Way, Move::React { yes }) => self.goes_round(&question, yes),
            (_, Move::Target { seat: target }) => {
                self.emit(Event::Targeted { seat, target });
                self.decided(&question, SeatSet::of(target));
            }
            (_, Move::React { yes }) => {
                self.emit(Event::Reacted { seat, yes, race: false });
                if yes {
                    let rule = usize::from(question.rule);
                    if let Some(later) = later(self.rules, rule) {
                        self.ask_whom(rule, &later, question.by);
                    }
                }
            }
            _ => {}
        }
        self.be_quiet(false);
    }

    /// `seat` has reacted, or declined to: where the last one is hit, a seat that declines is the last.
    fn reacts(&mut self, question: &Question, reacting: Reacting, seat: Seat, yes: bool) {
        let left = question.seats.without(SeatSet::of(seat));
        let hit = match (reacting.last, yes) {
            (true, true) if left.len() == 1 => left,
            (true, false) | (false, true) => SeatSet::of(seat),
            (true, true) | (false, false) => SeatSet::EMPTY,
        };
        if !hit.is_empty() {
            if reacting.last
                && let Some(seat) = hit.into_iter().next()
            {
                self.emit(Event::Slowest { seat });
            }
            return self.decided(question, hit);
        }
        self.put_to_all((question.rule, question.by), question.ask, left);
    }

    /// It is known which way hands go round; only rules that hit nobody else ask for that.
    fn goes_round(&mut self, question: &Question, left: bool) {
        let rule = usize::from(question.rule);
        let Some(mut later) = later(self.rules, rule) else { return };
        later.rotates = Some(if left { Way::Left } else { Way::Right });
        self.hits_now(rule, &later, question.by, SeatSet::of(question.by));
    }

    /// It is known whom the asking rule hits.
    fn decided(&mut self, question: &Question, hit: SeatSet) {
        let rule = usize::from(question.rule);
        if let Some(later) = later(self.rules, rule) {
            self.hits_now(rule, &later, question.by, hit);
        }
    }

    fn hits_now(&mut self, rule: usize, later: &Later, by: Seat, hit: SeatSet) {
        let mut order = Order::EMPTY;
        hit.for_each(|seat| order.push(seat));
        self.happens(rule, later, by, &order);
    }

    /// Carries out the rule on the seats that it hits; then asks for the cards that go away.
    fn happens(&mut self, rule: usize, later: &Later, by: Seat, hit: &Order) {
        // Between two seats hands are swapped either way.
        let among = self.state.playing.without(self.lying());
        if later.rotates == Some(Way::Chosen) && among.len() > 2 {
            return self.put((rule as u8, by), Ask::Way, by, SeatSet::EMPTY, 0);
        }
        let playing = self.state.playing;
        self.bring_about(rule, later, by, hit);
        if self.state.is_over() {
            return;
        }
        self.repair(playing);
        if self.state.is_over() {
            return;
        }
        let named = rule as u8;
        let rules = later.adds & !self.state.added;
        if let Some(seat) = hit.as_slice().first().filter(|_| rules > 0) {
            return self.put((named, by), Ask::Add(rules), *seat, SeatSet::EMPTY, 0);
        }
        let mut seats = SeatSet::EMPTY;
        hit.as_slice().iter().for_each(|seat| seats.add(*seat));
        // A seat whose last card lies is out unless that card is found out.
        seats = seats.and(self.state.playing).without(self.lying());
        if later.one_of > 0 {
            return self.ask_to_pick((named, by), seats);
        }
        if later.wish.is_some_and(|wishes| !wishes.said(self.state).is_empty())
            && let Some(seat) = seats.next()
        {
            return self.put((named, by), Ask::Wish, seat, SeatSet::EMPTY, 0);
        }
        if !later.names_cards() {
            return;
        }
        if later.passes > 0 {
            let way = PassDirection::of(later.passes_to, self.state.direction);
            let all = self.state.playing.without(self.lying());
            return self.ask_to_pass((named, by), way, all, later.passes);
        }
        if later.gives > 0 {
            let to = hit.as_slice().iter().copied().find(|seat| {
                *seat != by && self.state.playing.has(*seat) && self.state.playing.has(by)
            });
            let cards = self.spare(by, later.gives);
            if let Some(to) = to.filter(|_| cards > 0) {
                return self.put((named, by), Ask::Give(to), by, SeatSet::EMPTY, cards);
            }
        }
        self.ask_to_put_away((named, by), seats);
    }

    /// The seats that `by` could choose.
    fn others_than(&self, by: Seat) -> SeatSet {
        let spared = self.rules.teams.spared(by);
        self.state.playing.without(SeatSet::of(by)).without(spared)
    }

    /// The first of `seats` in the order of the turn, from `by` on.
    fn first_of(&self, seats: SeatSet, by: Seat) -> Seat {
        if seats.has(by) {
            return by;
        }
        seats.next_to(by, self.state.direction).unwrap_or(by)
    }

    /// A seat that leaves answers nothing more, and cannot be named. Returns the open question and the seat
    /// asked, to be put again to the others once `seat` is gone.
    pub(in crate::mau) fn ask_without(&mut self, seat: Seat) -> Option<(Question, Seat)> {
        self.state.kept.asks.forget(seat);
        self.state.kept.passed[seat.index()] = Passed::NOTHING;
        let asked = self.state.turn;
        let mut question = self.drop_question()?;
        question.seats.remove(seat);
        match question.ask {
            _ if question.ask == Ask::Give(seat) => None,
            Ask::PutAway | Ask::Race(_) | Ask::Pick { .. } | Ask::Pass(_) => {
                Some((question, asked))
            }
            Ask::Whether | Ask::Whom { .. } | Ask::Way | Ask::Wish | Ask::Give(_) | Ask::Add(_) => {
                (asked != seat).then_some((question, asked))
            }
        }
    }

    /// Puts the question again to the others after a seat has left.
    pub(in crate::mau) fn ask_again(&mut self, (question, asked): (Question, Seat)) {
        let Question { rule, by, ask, cards, .. } = question;
        let seats = question.seats.and(self.state.playing);
        match ask {
            // A seat left alone is the last to react, or the only one to choose.
            Ask::Race(Reacting { last: true, .. }) | Ask::Whom { may: false }
                if seats.len() == 1 =>
            {
                self.decided(&question, seats);
            }
            Ask::Race(_) | Ask::Whom { .. } => self.put_to_all((rule, by), ask, seats),
            // Two seats that are left swap hands without being asked.
            Ask::Way if self.state.playing.has(by) => self.decided(&question, SeatSet::of(by)),
            Ask::PutAway if !self.state.playing.has(asked) => {
                self.ask_to_put_away((rule, by), seats);
            }
            Ask::Pass(way) if !self.state.playing.has(asked) => {
                let most = later(self.rules, rule.into()).map_or(1, |later| later.passes);
                self.ask_to_pass((rule, by), way, seats, most);
            }
            // With that seat gone, other rules may be possible.
            Ask::Pick { hit, .. } => {
                let own = SeatSet::of(hit).and(self.state.playing);
                self.ask_to_pick((rule, by), seats.or(own));
            }
            _ if self.state.playing.has(asked) => self.put((rule, by), ask, asked, seats, cards),
            _ => {}
        }
    }

    /// Drops all questions: nobody is asked any more.
    pub(in crate::mau) fn ask_no_more(&mut self) {
        (self.state.kept.question, self.state.kept.asks) = (None, DueRules::NOTHING);
        self.state.kept.passed = [Passed::NOTHING; MAX_SEATS];
    }
}
