//! Positions of a film: the table after each step.

use stammtisch_engine::game::Standing;

use super::perspective::Eyes;
use super::replay::Replay;
use super::step_walker::is_step;
use crate::log::Entry;
use crate::publish::film;
use crate::table::Table;
use crate::wire::{FilmPosition, FilmPositions};

impl Replay {
    /// The positions after `count` steps, from step `from` on, as far as they exist; none if the
    /// table has no such seat as `eyes` names.
    #[must_use]
    pub fn positions(&self, from: u32, count: u32, eyes: Eyes) -> Option<FilmPositions> {
        if eyes.seat().is_some_and(|seat| seat.0 >= self.before.state.seat_count()) {
            return None;
        }
        let until = from.saturating_add(count);
        let mut table = self.before.clone();
        let (mut step, mut positions) = (0, Vec::new());
        for (_, record) in &self.entries {
            if step >= until || table.state.evolve(&record.entry).is_err() {
                break;
            }
            if is_step(&record.entry) {
                if step >= from {
                    positions.push(self.position(&table, step, &record.entry, eyes));
                }
                step += 1;
            }
        }
        Some(FilmPositions { positions })
    }

    /// The standing after a step, as everybody could see it; after the last one if there are fewer steps.
    #[must_use]
    pub fn standing(&self, step: u32) -> Standing {
        let mut table = self.before.clone();
        let own = self.entries.iter().take(self.taken(step));
        for (_, record) in own {
            if table.state.evolve(&record.entry).is_err() {
                break;
            }
        }
        table.state.game.map(|game| game.standing).unwrap_or_default()
    }

    /// How many entries there were after a step.
    fn taken(&self, step: u32) -> usize {
        self.record_of(step).saturating_sub(self.finished.records.start) + 1
    }

    fn position(&self, table: &Table, step: u32, entry: &Entry, eyes: Eyes) -> FilmPosition {
        let (seat, witness) = (eyes.seat(), self.finished.witness);
        let mv = match entry {
            Entry::Moved { seat: mover, mv, .. } => {
                Some(*mv).filter(|_| seat.is_none_or(|seat| seat == *mover))
            }
            _ => None,
        };
        let game = table.state.game.as_ref();
        let open = game.filter(|_| eyes == Eyes::Open);
        FilmPosition {
            step,
            events: film::events(table, seat, witness),
            mv,
            now: film::now(table, seat),
            rows: game.map_or(0, |game| game.sheet.rows().len().try_into().unwrap_or(u16::MAX)),
            open: open.and_then(|game| game.running.open(witness)),
        }
    }
}
