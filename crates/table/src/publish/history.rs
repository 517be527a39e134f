//! The latest events with the whole truth; [`crate::publish`] makes of them what each viewer is told.

use std::collections::VecDeque;

use stammtisch_engine::any::AnyEvent;
use stammtisch_engine::seat::Seat;

use crate::id::PlayerId;
use crate::limits::HISTORY_KEPT;
use crate::wire::{Phrase, Reaction, RulesChange, TableSettings};

/// The person or bot that took or left a seat.
#[derive(Clone, Debug)]
pub(crate) enum Who {
    Player(PlayerId),
    Bot(String),
}

/// An event. Game events contain hidden cards, so none of this is ever serialised.
#[derive(Clone)]
pub(crate) enum Happened {
    Sat(Seat, Who),
    Stood(Seat, Who),
    BotTookOver(Seat),
    Returned(Seat),
    Started,
    SettingsChanged {
        settings: TableSettings,
        before: TableSettings,
    },
    RulesSet(Box<RulesChange>),
    HostChanged(Option<PlayerId>),
    SentAway(Seat, PlayerId),
    HandedOver(Seat, PlayerId),
    Withdrew(Seat),
    Reacted(Vec<Reaction>),
    Voted {
        seat: Seat,
        about: Seat,
    },
    Conceded(Seat),
    Settled(Vec<Seat>, Vec<u32>, u32),
    Said(Seat, Phrase),
    /// A game event, and whether the cards it names show their backs.
    Game(AnyEvent, bool),
}

/// The latest entries by sequence number, with their events.
#[derive(Clone, Default)]
pub(crate) struct History(VecDeque<(u64, Box<[Happened]>)>);

impl History {
    pub(crate) fn push(&mut self, seq: u64, happened: Vec<Happened>) {
        if self.0.len() == HISTORY_KEPT {
            self.0.pop_front();
        }
        // Boxed slices: an event has some 200 bytes, and a busy table keeps hundreds.
        self.0.push_back((seq, happened.into()));
    }

    /// Forgets all game events, and only these.
    pub(crate) fn forget_games(&mut self) {
        let keep = |happened: &Happened| !matches!(happened, Happened::Game(..));
        for (_, all) in &mut self.0 {
            if !all.iter().all(keep) {
                *all = std::mem::take(all).into_iter().filter(keep).collect();
            }
        }
    }

    /// Everything after `seq` with its sequence number, oldest first; none if part of it is no
    /// longer remembered.
    pub(crate) fn after(&self, seq: u64) -> Option<impl Iterator<Item = (u64, &Happened)>> {
        let oldest = self.0.front().map_or(u64::MAX, |(first, _)| *first);
        let newest = self.0.back().map_or(0, |(last, _)| *last);
        (seq >= newest || oldest <= seq + 1).then(|| {
            let known = self.0.partition_point(|(at, _)| *at <= seq);
            let news = self.0.range(known..);
            news.flat_map(|(at, all)| all.iter().map(move |happened| (*at, happened)))
        })
    }
}

#[cfg(test)]
impl History {
    /// The game events after `seq`.
    pub(crate) fn truths_after(&self, seq: u64) -> Vec<AnyEvent> {
        let happened = self.after(seq).into_iter().flatten();
        let truths = happened.filter_map(|(_, happened)| match happened {
            Happened::Game(truth, _) => Some(*truth),
            _ => None,
        });
        truths.collect()
    }

    /// Changes the game events after `seq`.
    pub(crate) fn each_truth(&mut self, seq: u64, change: impl Fn(&mut AnyEvent)) {
        for happened in self.0.iter_mut().filter(|(at, _)| *at > seq).flat_map(|(_, all)| all) {
            if let Happened::Game(truth, _) = happened {
                change(truth);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_gap_is_told_whole_or_not_at_all() {
        let mut history = History::default();
        assert_eq!(history.after(0).map(Iterator::count), Some(0));
        for seq in 1..=300 {
            history.push(seq, vec![Happened::Started, Happened::Returned(Seat(0))]);
        }
        assert_eq!(history.after(300).map(Iterator::count), Some(0));
        assert_eq!(history.after(298).map(Iterator::count), Some(4));
        assert_eq!(history.after(44).map(Iterator::count), Some(512));
        assert!(history.after(43).is_none());
    }
}
