//! Applying an entry of the log. Nothing is refused here: what stands in the log has happened.

use stammtisch_engine::chance::SHUFFLE;
use stammtisch_engine::game::Opening;
use stammtisch_engine::seat::{Seat, SeatSet};

use crate::chair::{Chair, Sitting, StandIn};
use crate::game::{Course, GameTruth, Running, Sheet, is_turn_move};
use crate::history::{Happened, Who};
use crate::id::PlayerId;
use crate::in_force::TableRules;
use crate::log::{Away, Entry};
use crate::pot::Pot;
use crate::record::{Cause, Record};
use crate::refusal::Refusal;
use crate::table::{OpenError, Table};
use crate::talk::Talk;

/// An entry that does not fit what stands before it: damage, or another version's rules. The
/// table must not be played on.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Broken {
    /// It names a seat the table does not have, or one that is not as the entry says.
    #[error("entry {0} names a seat that is not as it says")]
    Seat(u64),
    /// It belongs to a game that has not begun.
    #[error("entry {0} belongs to a game that has not begun")]
    NoGame(u64),
    /// The match was shuffled in a way that this version does not know.
    #[error("entry {0} was shuffled by `{1}`, which this version does not know")]
    Shuffle(u64, String),
    /// It sets rules that this version cannot read.
    #[error("entry {0} sets rules that cannot be used: {1}")]
    Rules(u64, OpenError),
    /// The rules refuse what has been played.
    #[error("entry {0} is refused by the rules: {1}")]
    Move(u64, Refusal),
}

impl Table {
    /// Applies entries that are stored, in order, and notes which command they answer.
    ///
    /// # Errors
    /// [`Broken`] for entries that [`Table::handle`] or [`Table::due`] would never have made of
    /// this table; its state is void then.
    pub fn commit(&mut self, entries: &[Entry], cause: Option<Cause>) -> Result<(), Broken> {
        for entry in entries {
            self.seq += 1;
            let happened = self.evolve(entry)?;
            for truth in happened.iter().filter_map(game_truth) {
                if self.sheet.note(self.rules.book.rules(), truth) {
                    self.sheet_seq = self.seq;
                }
            }
            self.note_match(matches!(entry, Entry::Conceded { .. } | Entry::Withdrew { .. }));
            self.history.push(self.seq, happened);
            self.follow_contest(entry);
            self.follow_lesson(entry);
        }
        if let Some(cause) = cause.filter(|_| !entries.is_empty()) {
            self.answers.taken(cause, self.seq);
        }
        self.drop_void_thoughts();
        Ok(())
    }

    /// Applies a stored log, each entry with the player and number of its command, if it has
    /// one. What was decided on together is committed together, so that a repeated command gets
    /// the answer it got before.
    ///
    /// # Errors
    /// As [`Table::commit`].
    pub fn replay(
        &mut self,
        log: impl IntoIterator<Item = (Record, Option<(PlayerId, u64)>)>,
    ) -> Result<(), Broken> {
        let mut log = log.into_iter();
        while let Some((Record { entry, asked }, command)) = log.next() {
            let more = asked.map_or(0, |asked| asked.entries.saturating_sub(1)) as usize;
            let rest = log.by_ref().take(more).map(|(record, _)| record.entry);
            let entries: Vec<_> = std::iter::once(entry).chain(rest).collect();
            let wording = asked.map(|asked| asked.wording);
            self.commit(&entries, command.map(|(player, no)| Cause { player, no, wording }))?;
        }
        // What depends on who was here when is over: a restart finds everybody gone.
        self.talk = Talk::default();
        self.votes.clear();
        Ok(())
    }

    fn evolve(&mut self, entry: &Entry) -> Result<Vec<Happened>, Broken> {
        let seq = self.seq;
        let mut happened = Vec::new();
        match *entry {
            Entry::Sat { seat, player } => {
                let sitting = Sitting::new(player, seq);
                if self.is_to_be_had(seat) {
                    self.clear(seat)?;
                }
                *self.free_chair(seat)? = Chair::Person(sitting);
                self.watchers.asking.retain(|asking| *asking != player);
                happened.push(Happened::Sat(seat, Who::Player(player)));
            }
            Entry::BotAdded { seat, ref bot, ref name } => {
                *self.free_chair(seat)? = Chair::Bot { bot: bot.clone(), name: name.clone() };
                happened.push(Happened::Sat(seat, Who::Bot(name.clone())));
            }
            Entry::Stood { seat } => {
                let player = self.sitting(seat)?.player;
                self.clear(seat)?;
                happened.push(Happened::Stood(seat, Who::Player(player)));
            }
            Entry::BotRemoved { seat } => {
                let chair = self.chairs.get(seat).cloned();
                let Some(Chair::Bot { name, .. }) = chair else { return Err(Broken::Seat(seq)) };
                self.clear(seat)?;
                happened.push(Happened::Stood(seat, Who::Bot(name)));
            }
            Entry::HostChanged { player } => {
                self.host = player;
                happened.push(Happened::HostChanged(player));
            }
            Entry::RulesSet { ref chosen, ref rules, seats, ref stay } => {
                let (chosen, text) = (chosen.clone(), rules.clone());
                self.change_rules(
                    &TableRules { chosen, text, seats, lesson: None },
                    stay,
                    &mut happened,
                )?;
            }
            Entry::Started { ref seed, ref shuffle, dealer, ref left_handed } => {
                let seed = seed.parse().map_err(|_| Broken::Shuffle(seq, shuffle.clone()))?;
                if shuffle != SHUFFLE {
                    return Err(Broken::Shuffle(seq, shuffle.clone()));
                }
                happened.push(Happened::Started);
                let mut left = SeatSet::EMPTY;
                for seat in left_handed {
                    self.chairs.get(*seat).ok_or(Broken::Seat(seq))?;
                    left.add(*seat);
                }
                self.pot = match self.manner.stake {
                    0 => None,
                    stake => Some(Pot::of(stake, &self.chairs.0).ok_or(Broken::Seat(seq))?),
                };
                self.start(Opening { seed, dealer, left_handed: left }, &mut happened);
            }
            Entry::Moved { seat, mv, reserve_ms, .. } => {
                let game = self.game.as_mut().ok_or(Broken::NoGame(seq))?;
                game.play(seat, mv, &mut |truth| happened.push(Happened::Game(truth)))
                    .map_err(|refusal| Broken::Move(seq, refusal))?;
                self.course = Course::of(game);
                self.game_seq = seq;
                self.votes.settle(seat);
                self.use_reserve(seat, reserve_ms);
                if is_turn_move(mv) {
                    self.turn_seq = seq;
                    self.acted.insert(seat, seq);
                }
            }
            Entry::Said { seat, phrase, .. } => {
                self.chairs.get(seat).ok_or(Broken::Seat(seq))?;
                self.talk.spoke(seat, self.now);
                happened.push(Happened::Said(seat, phrase));
            }
            Entry::Ready { seat } => {
                self.sitting(seat)?.ready = true;
                self.votes.settle(seat);
            }
            Entry::NextDeal => {
                let game = self.game.as_mut().ok_or(Broken::NoGame(seq))?;
                game.next_deal(&mut |truth| happened.push(Happened::Game(truth)))
                    .map_err(|refusal| Broken::Move(seq, refusal))?;
                self.course = Course::of(game);
                self.deal_began();
            }
            Entry::BotTookOver { seat, ref bot, why, reserve_ms } => {
                self.stands_in(seat, bot, why)?;
                self.use_reserve(seat, reserve_ms);
                happened.push(Happened::BotTookOver(seat));
            }
            Entry::Withdrew { seat, ref bot } => {
                self.stands_in(seat, bot, Away::Left)?;
                let game = self.game.as_mut().ok_or(Broken::NoGame(seq))?;
                happened.push(Happened::Withdrew(seat));
                if !game.withdraw(seat, &mut |truth| happened.push(Happened::Game(truth))) {
                    return Err(Broken::Seat(seq));
                }
                self.withdrawn.add(seat);
                self.game_seq = seq;
                let before = std::mem::replace(&mut self.course, Course::of(game));
                if before.turn != self.course.turn {
                    self.turn_seq = seq;
                }
            }
            Entry::Returned { seat } => {
                self.sitting(seat)?.stand_in = None;
                self.thoughts.forget(seat);
                self.votes.settle(seat);
                let is_out = self.withdrawn.has(seat);
                if let Some(pot) = self.open_pot().filter(|_| !is_out) {
                    pot.returned(seat);
                }
                happened.push(Happened::Returned(seat));
            }
            Entry::MannerSet { manner } => {
                let before = std::mem::replace(&mut self.manner, manner);
                if before.stake != manner.stake {
                    // Nobody is sat down for a stake that was not there to be seen.
                    self.watchers.asking.clear();
                }
                self.key = self.key.take().filter(|_| manner.link_only);
                happened.push(Happened::MannerSet { manner, before });
            }
            Entry::KeySet { ref key } => self.key = Some(key.clone()),
            Entry::HandedOver { seat, player } => {
                self.sitting(seat)?;
                self.clear(seat)?;
                // Whoever comes has not asked for anything yet, least of all to pay a stake.
                let sitting = Sitting::new(player, seq);
                *self.free_chair(seat)? = Chair::Person(sitting);
                self.watchers.asking.retain(|asking| *asking != player);
                happened.push(Happened::HandedOver(seat, player));
            }
            Entry::Removed { player } => {
                self.removed.insert(player);
                self.watchers.asking.retain(|asking| *asking != player);
                if let Some(seat) = self.seat_of(player) {
                    happened.push(Happened::SentAway(seat, player));
                }
            }
            Entry::Readmitted => self.removed.clear(),
            Entry::Voted { seat, about } => {
                self.sitting(about)?;
                self.votes.add(about, seat);
                happened.push(Happened::Voted { seat, about });
            }
            Entry::Conceded { winner } => {
                self.sitting(winner)?;
                self.conceded = Some(winner);
                // What bots are about to do would still be legal.
                self.thoughts.clear();
                self.game_seq = seq;
                happened.push(Happened::Conceded(winner));
            }
            Entry::WentOn { seat } => {
                self.sitting(seat)?;
            }
            Entry::Settled { ref winners, ref amounts, house } => {
                let pot = self.pot.as_mut().filter(|pot| pot.is_open());
                pot.ok_or(Broken::NoGame(seq))?.settle(winners, amounts);
                happened.push(Happened::Settled(winners.clone(), amounts.clone(), house));
            }
        }
        Ok(happened)
    }

    /// A bot plays on, and whoever has left can win nothing any more (LIV-19).
    fn stands_in(&mut self, seat: Seat, bot: &str, why: Away) -> Result<(), Broken> {
        self.sitting(seat)?.stand_in = Some(StandIn { bot: bot.to_owned(), why });
        self.thoughts.forget(seat);
        self.votes.settle(seat);
        if why == Away::Left
            && let Some(pot) = self.open_pot()
        {
            pot.left(seat);
        }
        Ok(())
    }

    /// The pot of a match that is being played.
    fn open_pot(&mut self) -> Option<&mut Pot> {
        self.pot.as_mut().filter(|_| self.match_runs)
    }

    fn use_reserve(&mut self, seat: Seat, millis: u32) {
        if millis > 0 {
            *self.reserve_used.entry(seat).or_default() += u64::from(millis);
        }
    }

    fn start(&mut self, opening: Opening, happened: &mut Vec<Happened>) {
        let mut sink = |truth| happened.push(Happened::Game(truth));
        let rules = self.rules.book.rules();
        let lesson = self.rules.lesson.as_ref();
        let prepared =
            lesson.and_then(|lesson| Running::prepared(rules, &lesson.course, &mut sink));
        let game = prepared.unwrap_or_else(|| Running::start(rules, opening, &mut sink));
        self.course = Course::of(&game);
        self.game = Some(game);
        self.withdrawn = SeatSet::EMPTY;
        self.conceded = None;
        self.match_runs = true;
        self.reserve_used.clear();
        self.sheet = Sheet::default();
        self.sheet_seq = self.seq;
        self.deal_began();
    }

    fn deal_began(&mut self) {
        self.game_seq = self.seq;
        self.turn_seq = self.seq;
        self.chairs.nobody_is_ready();
        self.votes.clear();
    }

    fn free_chair(&mut self, seat: Seat) -> Result<&mut Chair, Broken> {
        let chair = self.chairs.get_mut(seat).filter(|chair| chair.is_free());
        chair.ok_or(Broken::Seat(self.seq))
    }

    fn sitting(&mut self, seat: Seat) -> Result<&mut Sitting, Broken> {
        let chair = self.chairs.get_mut(seat).and_then(Chair::person_mut);
        chair.ok_or(Broken::Seat(self.seq))
    }

    fn clear(&mut self, seat: Seat) -> Result<(), Broken> {
        *self.chairs.get_mut(seat).ok_or(Broken::Seat(self.seq))? = Chair::Free;
        self.thoughts.forget(seat);
        self.votes.settle(seat);
        self.watchers.offers.remove(&seat);
        Ok(())
    }
}

const fn game_truth(happened: &Happened) -> Option<&GameTruth> {
    if let Happened::Game(truth) = happened { Some(truth) } else { None }
}
