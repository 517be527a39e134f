//! Replays a finished match and describes each step: who did it, in which turn and deal.

use stammtisch_engine::any::{AnyEvent, AnyMatch};
use stammtisch_engine::film::{EndedMatch, Mark};
use stammtisch_engine::game::SheetNote;
use stammtisch_engine::seat::Seat;

use crate::evolve::{Broken, game_truth};
use crate::log::{Entry, Record};
use crate::table::Table;
use crate::wire::{FilmDeal, FilmStep};

/// Whether an entry is a step of a match. Others concern the table: its host and settings, who
/// wants to go on, who may come.
pub(super) const fn is_step(entry: &Entry) -> bool {
    match entry {
        Entry::Started { .. }
        | Entry::Moved { .. }
        | Entry::SealedMove { .. }
        | Entry::Said { .. }
        | Entry::NextDeal
        | Entry::BotTookOver { .. }
        | Entry::Withdrew { .. }
        | Entry::Returned { .. }
        | Entry::HandedOver { .. }
        | Entry::Sat { .. }
        | Entry::Stood { .. }
        | Entry::BotAdded { .. }
        | Entry::BotRemoved { .. }
        | Entry::Conceded { .. }
        | Entry::Settled { .. } => true,
        Entry::HostChanged { .. }
        | Entry::SeedFixed { .. }
        | Entry::ValuePromised { .. }
        | Entry::OpeningsAsked { .. }
        | Entry::ValueOpened { .. }
        | Entry::OpeningsDropped
        | Entry::SeedOpened { .. }
        | Entry::Ready { .. }
        | Entry::SettingsChanged { .. }
        | Entry::KeySet { .. }
        | Entry::RulesSet { .. }
        | Entry::Removed { .. }
        | Entry::Readmitted
        | Entry::Voted { .. }
        | Entry::Late { .. }
        | Entry::WentOn { .. } => false,
    }
}

/// The seat that did it, and whether a bot did.
const fn by(entry: &Entry) -> (Option<Seat>, bool) {
    match *entry {
        Entry::Moved { seat, by_bot, .. } | Entry::Said { seat, by_bot, .. } => {
            (Some(seat), by_bot)
        }
        Entry::BotTookOver { seat, .. }
        | Entry::Withdrew { seat, .. }
        | Entry::Returned { seat }
        | Entry::HandedOver { seat, .. }
        | Entry::Sat { seat, .. }
        | Entry::Stood { seat } => (Some(seat), false),
        Entry::BotAdded { seat, .. } | Entry::BotRemoved { seat } => (Some(seat), true),
        _ => (None, false),
    }
}

/// Replays a match from its beginning and notes every step.
pub(super) struct StepWalker {
    ended: EndedMatch,
    begun_ms: i64,
    /// The number of the turn, and of the deal, of the next step.
    turn: u32,
    deal: u16,
    pub(super) steps: Vec<FilmStep>,
    pub(super) deals: Vec<FilmDeal>,
}

impl StepWalker {
    /// For the match that begins with the next entry.
    pub(super) const fn new(ended: EndedMatch, begun_ms: i64) -> Self {
        Self { ended, begun_ms, turn: 0, deal: 0, steps: Vec::new(), deals: Vec::new() }
    }

    /// Applies the next entry.
    pub(super) fn follow(
        &mut self,
        table: &mut Table,
        (at, record): &(i64, Record),
    ) -> Result<(), Broken> {
        let entry = &record.entry;
        let cheats = matches!(*entry, Entry::Moved { seat, mv, .. }
            if table.state.running().is_some_and(|game| game.is_cheat(seat, mv, self.ended)));
        let turn_before = whose_turn(table);
        table.state.evolve(entry)?;
        if !is_step(entry) {
            return Ok(());
        }
        let latest = table.state.history.after(table.state.seq - 1);
        let happened: Vec<&AnyEvent> =
            latest.into_iter().flatten().filter_map(|(_, happened)| game_truth(happened)).collect();
        let Some(game) = table.state.running() else { return Ok(()) };
        let mut marks: Vec<_> =
            happened.iter().filter_map(|event| game.mark(event, self.ended)).collect();
        marks.extend(cheats.then_some(Mark::Cheat));
        marks.extend(matches!(entry, Entry::Conceded { .. }).then_some(Mark::MatchEnd));
        marks.sort_unstable();
        marks.dedup();
        let begun = happened.iter().rev().find_map(|event| begins_deal(game, event));
        // A round that follows at once begins with the next step.
        let deals = matches!(entry, Entry::Started { .. } | Entry::NextDeal);
        self.deal = begun.filter(|_| deals).unwrap_or(self.deal);
        let step = u32::try_from(self.steps.len()).unwrap_or(u32::MAX) + u32::from(!deals);
        let (seat, by_bot) = by(entry);
        let ms = u64::try_from(at.saturating_sub(self.begun_ms)).unwrap_or(0);
        self.steps.push(FilmStep { ms, seat, by_bot, deal: self.deal, turn: self.turn, marks });
        self.deals.extend(begun.map(|deal| FilmDeal { deal, step }));
        self.deal = begun.unwrap_or(self.deal);
        let another = happened.iter().any(|event| event.begins_turn());
        self.turn += u32::from(another || turn_before != whose_turn(table));
        Ok(())
    }
}

fn whose_turn(table: &Table) -> Option<Seat> {
    table.state.game.as_ref()?.standing.turn
}

fn begins_deal(game: &AnyMatch, event: &AnyEvent) -> Option<u16> {
    match game.sheet_note(event)? {
        SheetNote::Begun { deal, .. } => Some(deal),
        SheetNote::Ended { .. } => None,
    }
}
