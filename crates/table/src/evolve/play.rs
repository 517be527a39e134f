//! Applying entries about a match: its beginning, moves and end.

use stammtisch_engine::any::AnyMatch;
use stammtisch_engine::game::Opening;
use stammtisch_engine::seat::{Seat, SeatSet};

use super::Broken;
use crate::log::{Away, Entry};
use crate::publish::history::Happened;
use crate::state::pot::Pot;
use crate::state::{MatchState, TableState};
use crate::wire::{AnyMove, Reaction};

impl TableState {
    pub(super) fn started(
        &mut self,
        (seed, shuffle): (Option<&str>, &str),
        dealer: Option<Seat>,
        left_handed: &[Seat],
        happened: &mut Vec<Happened>,
    ) -> Result<(), Broken> {
        let seq = self.seq;
        let (seed, evidence) = self.seed_of_match(seed, shuffle)?;
        happened.push(Happened::Started);
        let mut left = SeatSet::EMPTY;
        for seat in left_handed {
            self.seats.get(*seat).ok_or(Broken::Seat(seq))?;
            left.add(*seat);
        }
        let pot = match self.settings.stake {
            0 => None,
            stake => Some(Pot::of(stake, &self.seats.0).ok_or(Broken::Seat(seq))?),
        };
        let running = self.begin(Opening { seed, dealer, left_handed: left }, happened);
        let acted = self.game.take().map(|before| before.acted).unwrap_or_default();
        self.game =
            Some(MatchState::new(running, (seed, evidence), self.settings.films, seq, pot, acted));
        self.sheet_seq = seq;
        self.reacted.clear();
        self.seats.nobody_is_ready();
        Ok(())
    }

    /// Deals the cards, or arranges them as a lesson prescribes.
    fn begin(&self, opening: Opening, happened: &mut Vec<Happened>) -> AnyMatch {
        let mut sink = |truth| happened.push(Happened::Game(truth, false));
        let rules = self.rules.book.rules();
        let lesson = self.rules.lesson.as_ref();
        let prepared = lesson.and_then(|lesson| lesson.course.begin(rules, &mut sink));
        prepared.unwrap_or_else(|| AnyMatch::start(rules, opening, &mut sink))
    }

    pub(super) fn moved(
        &mut self,
        seat: Seat,
        mv: AnyMove,
        reserve_ms: u32,
        happened: &mut Vec<Happened>,
    ) -> Result<(), Broken> {
        let seq = self.seq;
        let game = self.game.as_mut().ok_or(Broken::NoGame(seq))?;
        game.running
            .play(seat, mv, &mut |truth| happened.push(Happened::Game(truth, false)))
            .map_err(|error| Broken::Move(seq, error.into()))?;
        game.standing = game.running.standing();
        game.changed_seq = seq;
        game.moves += 1;
        game.use_reserve(seat, reserve_ms);
        if mv.is_turn_move() {
            game.turn_seq = seq;
            game.acted.insert(seat, seq);
        }
        Ok(())
    }

    /// A seat reacted just after the last race had been decided.
    pub(super) fn late(
        &mut self,
        late: Reaction,
        happened: &mut Vec<Happened>,
    ) -> Result<(), Broken> {
        self.seats.get(late.seat).ok_or(Broken::Seat(self.seq))?;
        self.reacted.push(late);
        self.reacted.sort_by_key(|reaction| reaction.ms);
        happened.push(Happened::Reacted(self.reacted.clone()));
        Ok(())
    }

    pub(super) fn next_deal(&mut self, happened: &mut Vec<Happened>) -> Result<(), Broken> {
        let seq = self.seq;
        let game = self.game.as_mut().ok_or(Broken::NoGame(seq))?;
        game.running
            .next_deal(&mut |truth| happened.push(Happened::Game(truth, false)))
            .map_err(|error| Broken::Move(seq, error.into()))?;
        game.standing = game.running.standing();
        game.changed_seq = seq;
        game.turn_seq = seq;
        self.seats.nobody_is_ready();
        Ok(())
    }

    pub(super) fn withdrew(
        &mut self,
        seat: Seat,
        bot: &str,
        happened: &mut Vec<Happened>,
    ) -> Result<(), Broken> {
        self.stands_in(seat, bot, Away::Left)?;
        let seq = self.seq;
        let game = self.game.as_mut().ok_or(Broken::NoGame(seq))?;
        happened.push(Happened::Withdrew(seat));
        if !game.running.withdraw(seat, &mut |truth| happened.push(Happened::Game(truth, false))) {
            return Err(Broken::Seat(seq));
        }
        game.withdrawn.add(seat);
        game.changed_seq = seq;
        let before = std::mem::replace(&mut game.standing, game.running.standing());
        if before.turn != game.standing.turn {
            game.turn_seq = seq;
        }
        Ok(())
    }

    pub(super) fn conceded(
        &mut self,
        winner: Seat,
        happened: &mut Vec<Happened>,
    ) -> Result<(), Broken> {
        self.sitting(winner)?;
        let game = self.game.as_mut().ok_or(Broken::NoGame(self.seq))?;
        game.conceded = Some(winner);
        game.changed_seq = self.seq;
        happened.push(Happened::Conceded(winner));
        Ok(())
    }

    pub(super) fn settled(
        &mut self,
        winners: &[Seat],
        amounts: &[u32],
        house: u32,
        happened: &mut Vec<Happened>,
    ) -> Result<(), Broken> {
        let pot = self.game.as_mut().and_then(|game| game.pot.as_mut());
        let pot = pot.filter(|pot| pot.is_open()).ok_or(Broken::NoGame(self.seq))?;
        pot.pay_out(winners, amounts);
        happened.push(Happened::Settled(winners.to_vec(), amounts.to_vec(), house));
        Ok(())
    }

    /// Updates which reactions several seats can race for after this entry.
    pub(super) fn follow_race(&mut self, entry: &Entry) {
        let race = self.race();
        let mover = match entry {
            Entry::Moved { seat, mv, .. } if mv.is_turn_move() => Some(*seat),
            _ => None,
        };
        self.windows.follow(self.seq, race, mover);
        if matches!(entry, Entry::Started { .. } | Entry::NextDeal) {
            self.windows.dealt_seq = self.seq;
        }
    }
}
