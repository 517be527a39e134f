//! Matches played by people who make any legal move, and what each of them was shown.

use std::collections::BTreeMap;
use std::sync::Arc;

use stammtisch_engine::any::preset;
use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::mau::Move;
use stammtisch_engine::seat::Seat;
use stammtisch_table::film::{self, FinishedMatch, Names, Replay};
use stammtisch_table::wire::{AnyMove, ChosenRules, Command, ServerMessage, TablePhase};
use stammtisch_table::{PlayerId, Record};

pub(crate) use crate::test_table::game_data::{short, shortest};
use crate::test_table::{TestTable, bot_kinds, player_on};

/// A spectator.
pub(crate) const SPECTATOR: PlayerId = PlayerId(99);

/// One of this many moves is irregular, where that is allowed.
const DARES: u32 = 8;

/// A match with more moves than this is considered endless.
const LONGEST: u32 = 6_000;

/// A table, when each of its entries was stored, and what everybody was shown of the game after it.
pub(crate) struct Played {
    pub(crate) party: TestTable,
    pub(crate) log: Vec<(i64, Record)>,
    pub(crate) shown: BTreeMap<(usize, PlayerId), String>,
    /// Whether that is recorded: it takes longer than the match.
    watched: bool,
    chance: Chance,
}

pub(crate) fn presets() -> impl Iterator<Item = &'static str> {
    preset::ids()
}

impl Played {
    /// People on all seats, and a match that has just begun.
    pub(crate) fn begun(chosen: ChosenRules, seats: u8, seed: u64) -> Self {
        Self::at(TestTable::gathered(chosen, seats, seats, seed), seed)
    }

    /// A match that begins at this table.
    pub(crate) fn at(party: TestTable, seed: u64) -> Self {
        Self::noted(party, seed, true)
    }

    /// The same without recording what is shown.
    pub(crate) fn unwatched(party: TestTable, seed: u64) -> Self {
        Self::noted(party, seed, false)
    }

    fn noted(party: TestTable, seed: u64, watched: bool) -> Self {
        let chance = Chance::stream(&Seed::from_number(seed), 5);
        let mut played = Self { party, log: Vec::new(), shown: BTreeMap::new(), watched, chance };
        for player in played.party.table.people() {
            played.party.profile(player, false);
        }
        played.party.ask(PlayerId(1), Command::Start { first: None }).expect("starts");
        played.note();
        played
    }

    /// A match that is over.
    pub(crate) fn over(chosen: ChosenRules, seats: u8, seed: u64) -> Self {
        let mut played = Self::begun(chosen, seats, seed);
        played.play_out();
        played
    }

    pub(crate) fn play_out(&mut self) {
        for _ in 0..LONGEST {
            if self.party.table.phase() == TablePhase::Finished {
                return;
            }
            self.step();
        }
        let view = self.party.table.public_view();
        let last = &self.log[self.log.len() - 3..];
        panic!("this match does not end: {} entries, {last:?}, {view:?}", self.log.len());
    }

    /// A player makes a legal move, or time passes.
    pub(crate) fn step(&mut self) {
        let dares = self.chance.below(DARES) == 0;
        let people = self.party.table.people();
        let mut moves: Vec<(PlayerId, AnyMove)> = Vec::new();
        for player in &people {
            let Some(view) = self.party.table_view(*player).now.game else { continue };
            let irregular = if dares { view.irregular() } else { Vec::new() };
            let all = if irregular.is_empty() { view.legal() } else { irregular };
            moves.extend(all.into_iter().map(|mv| (*player, mv)));
        }
        if moves.is_empty() {
            for player in people {
                // For the last player the next deal has already begun.
                let _ = self.party.ask(player, Command::NextDeal);
                self.note();
            }
            self.wait(0);
            return;
        }
        // Players who draw and pass at random would never get rid of their cards.
        let lays = |(_, mv): &&(PlayerId, AnyMove)| matches!(mv, AnyMove::Mau(Move::Play(_)));
        if !dares && self.chance.below(8) > 0 && moves.iter().any(|mv| lays(&mv)) {
            moves.retain(|mv| lays(&mv));
        }
        let (player, mv) = moves.swap_remove(self.chance.below(moves.len() as u32) as usize);
        // A catch may be held while others may have been quicker.
        let _ = self.party.ask(player, Command::Move { mv });
        self.note();
        self.wait(2_000);
    }

    pub(crate) fn wait(&mut self, millis: u64) {
        self.party.wait(millis);
        self.note();
    }

    /// Gives a command that is accepted.
    pub(crate) fn ask(&mut self, player: PlayerId, command: Command) {
        self.party.ask(player, command).expect("taken");
        self.note();
    }

    /// Records the time of new entries, and what everybody is shown after them.
    pub(crate) fn note(&mut self) {
        let at = i64::try_from(self.party.now).expect("a time");
        let new = &self.party.log[self.log.len()..];
        let records = new.iter().map(|entry| (at, Record { entry: entry.clone(), command: None }));
        self.log.extend(records);
        if !self.watched {
            return;
        }
        let last = self.log.len() - 1;
        for player in self.party.table.people().into_iter().chain([SPECTATOR]) {
            if let ServerMessage::Welcome { view, .. } = self.party.table.welcome(player, None)
                && let Some(game) = view.now.game
            {
                let text = serde_json::to_string(&game).expect("JSON");
                self.shown.insert((last, player), text);
            }
        }
    }

    pub(crate) fn names(&self) -> Names {
        let people = film::people(&self.log).into_iter();
        people.map(|player| (player, format!("player {}", player.0))).collect()
    }

    pub(crate) fn finished(&self) -> Vec<FinishedMatch> {
        let header = self.party.table.header();
        film::finished(header, &self.log, Arc::new(bot_kinds())).expect("a log")
    }

    /// The match with this number, if it is over.
    pub(crate) fn replay(&self, no: u16) -> Option<Replay> {
        let header = self.party.table.header();
        Replay::of(header, &self.log, Arc::new(bot_kinds()), no, &self.names()).expect("a log")
    }

    /// The player on this seat.
    pub(crate) fn on(seat: u8) -> PlayerId {
        player_on(Seat(seat))
    }
}
