//! The table itself: what follows from its log, and beside it what is true only at this moment.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use stammtisch_engine::game::Status;
use stammtisch_engine::rules::RuleError;
use stammtisch_engine::seat::{Seat, SeatSet};
use stammtisch_playscript::lesson::LessonError;

use crate::answers::Answers;
use crate::chair::Chairs;
use crate::chat::Chat;
use crate::contest::Contest;
use crate::evening::Played;
use crate::game::{Course, Running, Sheet};
use crate::header::Header;
use crate::history::History;
use crate::id::{Line, PlayerId};
use crate::in_force::{RulesCache, RulesInForce, TableRules};
use crate::lesson::Progress;
use crate::names::Names;
use crate::pot::Pot;
use crate::presence::Presence;
use crate::shown::Prints;
use crate::talk::Talk;
use crate::thoughts::Thoughts;
use crate::time::Millis;
use crate::visits::Visits;
use crate::votes::Votes;
use crate::waiting::Waiting;
use crate::watchers::Watchers;
use crate::wire::{Manner, TableState};

/// One table.
///
/// The writer's round: [`Table::handle`] decides on a command and changes nothing; the entries it
/// returns are stored; [`Table::commit`] applies them; [`Table::publish`] says who is told what.
/// [`Table::due`] decides in the same way on what happens without a command.
#[derive(Clone)]
pub struct Table {
    /// Without its rules, which others may share.
    pub(crate) header: Header,
    /// The rules it was opened with.
    opened_with: Arc<RulesInForce>,
    pub(crate) rules_cache: Arc<dyn RulesCache>,
    /// What follows from the log.
    pub(crate) seq: u64,
    pub(crate) rules: Arc<RulesInForce>,
    /// The sequence number of the last entry that changed the rules or the seats.
    pub(crate) rules_seq: u64,
    pub(crate) host: Option<PlayerId>,
    pub(crate) manner: Manner,
    /// The key in the link, where the table is found by that only.
    pub(crate) key: Option<String>,
    pub(crate) removed: BTreeSet<PlayerId>,
    pub(crate) chairs: Chairs,
    pub(crate) game: Option<Running>,
    /// What everybody can see of how far it is.
    pub(crate) course: Course,
    /// How far the lesson has come, where one is given.
    pub(crate) progress: Progress,
    pub(crate) sheet: Sheet,
    /// Seats that have left the match for good, their cards laid aside.
    pub(crate) withdrawn: SeatSet,
    /// Who has won the match because all others had left.
    pub(crate) conceded: Option<Seat>,
    /// A match has begun whose result is not noted yet.
    pub(crate) match_runs: bool,
    pub(crate) pot: Option<Pot>,
    pub(crate) evening: Vec<Played>,
    /// The sequence number of the last entry that changed the evening.
    pub(crate) evening_seq: u64,
    /// Somebody who stands in the evening is called otherwise since everybody was told of it.
    pub(crate) evening_renamed: bool,
    /// How many milliseconds of its reserve each seat has used in this match.
    pub(crate) reserve_used: BTreeMap<Seat, u64>,
    pub(crate) votes: Votes,
    /// The sequence number of the last entry that changed the score sheet.
    pub(crate) sheet_seq: u64,
    /// The sequence number of the last entry that changed the game in any way.
    pub(crate) game_seq: u64,
    /// The sequence number of the last turn taken or deal begun: what turn moves are based on.
    pub(crate) turn_seq: u64,
    /// The sequence number of the last turn taken by each seat: what it may be accused of.
    pub(crate) acted: BTreeMap<Seat, u64>,
    pub(crate) answers: Answers,
    pub(crate) history: History,
    /// What is true only now.
    pub(crate) now: Millis,
    pub(crate) talk: Talk,
    pub(crate) chat: Chat,
    pub(crate) watchers: Watchers,
    pub(crate) presence: Presence,
    pub(crate) visits: Visits,
    /// What each open line was sent last.
    pub(crate) shown: BTreeMap<Line, Prints>,
    pub(crate) thoughts: Thoughts,
    /// Races between seats, and who has already given what.
    pub(crate) contest: Contest,
    pub(crate) names: Names,
    /// Whom the others wait for, and since when.
    pub(crate) waiting: Option<Waiting>,
    /// Since when somebody asks for the next deal.
    pub(crate) asked_at: Option<Millis>,
    /// Seats that may be voted about.
    pub(crate) votable: SeatSet,
    /// Something has changed that stands in no log.
    pub(crate) news: bool,
    pub(crate) bot_names: Vec<String>,
}

/// What a table must know of a person who sits there. None of it is in the log, so that erasing a
/// player needs no change to what has been played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Profile {
    /// How the person is called.
    pub name: String,
    /// Whether the person writes with the left hand.
    pub left_handed: bool,
}

/// Which bots play each game, by its name, such as `regel`: the weakest first. The last one plays on
/// for people who are away.
pub type BotKinds = BTreeMap<String, Vec<String>>;

/// The bots that can be put on the seats of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BotHouse {
    /// Which bots there are.
    pub kinds: BotKinds,
    /// How bots are called at this table, in the order in which they sit down.
    pub names: Vec<String>,
}

/// A table that this version cannot open.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpenError {
    /// Its rules cannot be read.
    #[error("the rules of this table cannot be read: {}", .0.first().map(ToString::to_string).unwrap_or_default())]
    Rules(Vec<RuleError>),
    /// Its lesson cannot be read.
    #[error("the lesson of this table cannot be read: {0}")]
    Lesson(#[from] LessonError),
}

impl Table {
    /// A table without entries.
    ///
    /// # Errors
    /// [`OpenError`] if this version cannot read its rules.
    pub fn open(header: Header, bots: BotHouse) -> Result<Self, OpenError> {
        Self::with_rules_from(Arc::new(bots.kinds), header, bots.names)
    }

    /// A table without entries, by rules that other tables may have as well, and how bots are called
    /// there.
    ///
    /// # Errors
    /// [`OpenError`] if this version cannot read its rules.
    pub fn with_rules_from(
        rules_cache: Arc<dyn RulesCache>,
        mut header: Header,
        bot_names: Vec<String>,
    ) -> Result<Self, OpenError> {
        let (chosen, text) =
            (std::mem::take(&mut header.chosen), std::mem::take(&mut header.rules));
        let lesson = header.lesson.take();
        let rules = rules_cache.rules(&TableRules { chosen, text, seats: header.seats, lesson })?;
        let bot_names = rules.lesson.as_ref().map_or(bot_names, |lesson| lesson.others.clone());
        Ok(Self {
            opened_with: rules.clone(),
            rules,
            rules_seq: 0,
            rules_cache,
            seq: 0,
            host: Some(header.host),
            chairs: Chairs::new(header.seats),
            game: None,
            course: Course::default(),
            sheet: Sheet::default(),
            withdrawn: SeatSet::EMPTY,
            conceded: None,
            match_runs: false,
            pot: None,
            evening: Vec::new(),
            evening_seq: 0,
            evening_renamed: false,
            reserve_used: BTreeMap::new(),
            votes: Votes::default(),
            sheet_seq: 0,
            game_seq: 0,
            turn_seq: 0,
            acted: BTreeMap::new(),
            answers: Answers::default(),
            history: History::default(),
            now: Millis::default(),
            talk: Talk::default(),
            chat: Chat::default(),
            watchers: Watchers::default(),
            presence: Presence::default(),
            visits: Visits::default(),
            shown: BTreeMap::new(),
            thoughts: Thoughts::default(),
            contest: Contest::default(),
            names: Names::default(),
            waiting: None,
            asked_at: None,
            votable: SeatSet::EMPTY,
            news: false,
            progress: Progress::default(),
            bot_names,
            manner: header.manner,
            key: header.key.clone().filter(|_| header.manner.link_only),
            removed: BTreeSet::new(),
            header,
        })
    }

    /// What was known before the first entry.
    #[must_use]
    pub fn header(&self) -> Header {
        let TableRules { chosen, text, lesson, .. } = self.opened_with.by.clone();
        Header { chosen, rules: text, lesson, ..self.header.clone() }
    }

    /// The rules in force, and for how many seats.
    #[must_use]
    pub fn rules_in_force(&self) -> &RulesInForce {
        &self.rules
    }

    /// The sequence number of the last entry that changed the rules or the seats; 0 before the first.
    #[must_use]
    pub const fn rules_seq(&self) -> u64 {
        self.rules_seq
    }

    /// How many seats there are now.
    pub(crate) fn seats(&self) -> u8 {
        self.rules.by.seats
    }

    /// The sequence number of the last entry.
    #[must_use]
    pub const fn seq(&self) -> u64 {
        self.seq
    }

    /// How far the evening is.
    #[must_use]
    pub fn state(&self) -> TableState {
        match self.game.as_ref().map(|game| game.status()) {
            None => TableState::Lobby,
            Some(_) if self.conceded.is_some() => TableState::Finished,
            Some(Status::Playing) => TableState::Playing,
            Some(Status::DealOver) => TableState::BetweenDeals,
            Some(Status::MatchOver) => TableState::Finished,
        }
    }

    /// The seat of a player.
    #[must_use]
    pub fn seat_of(&self, player: PlayerId) -> Option<Seat> {
        self.chairs.seat_of(player)
    }

    /// Everybody who sits here, is the host or has played here: those whom the table needs to know.
    #[must_use]
    pub fn people(&self) -> Vec<PlayerId> {
        let mut people: Vec<_> = self.chairs.persons().map(|(_, sitting)| sitting.player).collect();
        people.extend(self.host);
        people.extend(self.have_played());
        people.sort_unstable();
        people.dedup();
        people
    }

    /// Who a player is.
    pub fn set_profile(&mut self, player: PlayerId, profile: Profile) {
        self.forget_passers_by();
        let mut names = std::mem::take(&mut self.names);
        let otherwise = names.set(player, profile, |other| self.is_in_the_room(other));
        self.names = names;
        if otherwise {
            self.called_otherwise(player);
        }
    }

    /// Whether somebody sits here, is the host, or has a line.
    fn is_in_the_room(&self, player: PlayerId) -> bool {
        self.seat_of(player).is_some() || self.host == Some(player) || self.presence.is_here(player)
    }

    /// Whether the table has been told who this is, and may name that person to others.
    #[must_use]
    pub fn knows(&self, player: PlayerId) -> bool {
        self.names.has(player)
    }

    /// Forgets who a player was, and what this player has written here.
    pub fn forget(&mut self, player: PlayerId) {
        if self.names.forget(player) {
            self.called_otherwise(player);
        }
        self.chat.forget(player);
    }

    /// The seats of people who write with the left hand. Bots write with the right one.
    pub(crate) fn left_handed(&self) -> impl Iterator<Item = Seat> {
        let people = self.chairs.persons();
        people
            .filter(|(_, sitting)| self.names.is_left_handed(sitting.player))
            .map(|(seat, _)| seat)
    }

    /// The bot that plays on for a person who is away; empty if no bot plays this game.
    pub(crate) fn stand_in(&self) -> String {
        self.rules.info.bots.last().cloned().unwrap_or_default()
    }

    /// A digest of the whole game, for comparing replays; none before the first match.
    #[must_use]
    pub fn digest(&self) -> Option<u64> {
        self.game.as_ref().map(Running::digest)
    }

    /// Whether people can take and leave seats now.
    pub(crate) fn seats_are_open(&self) -> bool {
        matches!(self.state(), TableState::Lobby | TableState::Finished)
    }
}
