//! `Table`: the state that follows from the log, and the live state that is never logged.

use std::sync::Arc;

use stammtisch_engine::seat::Seat;

use stammtisch_engine::any::AnyMatch;
use stammtisch_ids::TableId;

use crate::daily::{DailyDeal, DailyOutcome};
use crate::id::PlayerId;
use crate::live::{Live, Profile};
use crate::log::Header;
use crate::rules::rulebook::Rulebook;
use crate::rules::{BotHouse, RulesCache, RulesInForce, UnreadableTable};
use crate::state::TableState;
use crate::wire::{TablePhase, TableSettings};

/// A table.
///
/// The order of calls: [`Table::handle`] decides on a command and changes nothing; the caller
/// stores what the step holds; [`Table::commit`] applies it; [`Table::publish`] makes the messages
/// to each viewer. [`Table::handle_timeout`] decides in the same way on what happens without a
/// command.
#[derive(Clone)]
pub struct Table {
    pub(crate) state: TableState,
    pub(crate) live: Live,
}

impl Table {
    /// A table without entries.
    ///
    /// # Errors
    /// [`UnreadableTable`] if this version cannot read its rules.
    pub fn open(header: Header, bots: BotHouse) -> Result<Self, UnreadableTable> {
        Self::with_rules_from(Arc::new(bots.kinds), header, bots.names)
    }

    /// A table without entries, whose rules may be shared with other tables, and the names for its bots.
    ///
    /// # Errors
    /// [`UnreadableTable`] if this version cannot read its rules.
    pub fn with_rules_from(
        rules_cache: Arc<dyn RulesCache>,
        header: Header,
        bot_names: Vec<String>,
    ) -> Result<Self, UnreadableTable> {
        let state = TableState::open(rules_cache, header)?;
        let lesson = state.rules.lesson.as_ref();
        let fixed = lesson.map(|lesson| lesson.others.clone());
        let fixed = fixed.or_else(|| Some(state.daily()?.names.clone()));
        let bot_names = fixed.unwrap_or(bot_names);
        Ok(Self { state, live: Live { bot_names, ..Live::default() } })
    }

    /// Tells the table its id in the store, so that it can name the ids of its finished matches.
    pub const fn kept_as(&mut self, id: TableId) {
        self.live.id = Some(id);
    }

    /// Takes over the live state, which no log holds, from the table as it was before its log was replayed.
    pub fn keep_the_present_of(&mut self, before: Self) {
        self.live.keep(before.live);
    }

    /// What was known before the first entry.
    #[must_use]
    pub fn header(&self) -> Header {
        self.state.header()
    }

    /// The sequence number of the last entry.
    #[must_use]
    pub const fn seq(&self) -> u64 {
        self.state.seq
    }

    /// The phase of the table.
    #[must_use]
    pub fn phase(&self) -> TablePhase {
        self.state.phase()
    }

    /// The settings.
    #[must_use]
    pub const fn settings(&self) -> TableSettings {
        self.state.settings
    }

    /// The rules in force, and for how many seats.
    #[must_use]
    pub fn rules_in_force(&self) -> &RulesInForce {
        &self.state.rules
    }

    /// The same, as a shared reference.
    #[must_use]
    pub fn shared_rules(&self) -> Arc<RulesInForce> {
        self.state.rules.clone()
    }

    /// The compiled rules, for bots.
    #[must_use]
    pub fn rulebook(&self) -> &Rulebook {
        &self.state.rules.book
    }

    /// The sequence number of the last entry that changed the rules or the seats; 0 before the first.
    #[must_use]
    pub const fn rules_seq(&self) -> u64 {
        self.state.rules_seq
    }

    /// Whether this is a lesson. A lesson is open to nobody but its learner, and counts nowhere.
    #[must_use]
    pub fn is_lesson(&self) -> bool {
        self.state.is_lesson()
    }

    /// The deal of the day played here, if any.
    #[must_use]
    pub const fn daily(&self) -> Option<&DailyDeal> {
        self.state.daily()
    }

    /// The result of the deal of the day; none before its end, and where none is played.
    #[must_use]
    pub fn daily_outcome(&self) -> Option<DailyOutcome> {
        self.state.daily_outcome()
    }

    /// Whether the table is in the public list.
    #[must_use]
    pub const fn is_public(&self) -> bool {
        self.state.is_public()
    }

    /// The key without which the code leads nowhere; none where the code is enough.
    #[must_use]
    pub fn key(&self) -> Option<&str> {
        self.state.key.as_deref()
    }

    /// What the link holds that alone leads to this table, for the host and for those with a seat.
    #[must_use]
    pub fn link_for(&self, player: PlayerId) -> Option<String> {
        self.state.link_for(player)
    }

    /// The seat of a player.
    #[must_use]
    pub fn seat_of(&self, player: PlayerId) -> Option<Seat> {
        self.state.seat_of(player)
    }

    /// The person on a seat, whether playing or away.
    #[must_use]
    pub fn player_on(&self, seat: Seat) -> Option<PlayerId> {
        self.state.player_on(seat)
    }

    /// Everybody who has a seat, is the host or has played here: those whose names the table needs.
    #[must_use]
    pub fn people(&self) -> Vec<PlayerId> {
        self.state.people()
    }

    /// Sets the profile of a player.
    pub fn set_profile(&mut self, player: PlayerId, profile: Profile) {
        self.live.set_profile(&self.state, player, profile);
    }

    /// Whether the table has a player's profile, and may name that player to others.
    #[must_use]
    pub fn knows(&self, player: PlayerId) -> bool {
        self.live.names.has(player)
    }

    /// Forgets a player's profile, and what the player has written here.
    pub fn forget(&mut self, player: PlayerId) {
        self.live.forget(&self.state, player);
    }

    /// A digest of the whole game state, for comparing replays; none before the first match.
    #[must_use]
    pub fn digest(&self) -> Option<u64> {
        self.state.running().map(AnyMatch::digest)
    }
}
