//! The score sheet of a match: a row for each deal or round.

use stammtisch_engine::game::SheetNote;
use stammtisch_engine::seat::Seat;

use crate::wire::SheetRow;

/// The score sheet of a match, written from its events.
#[derive(Clone)]
pub(crate) struct Sheet {
    rows: Vec<SheetRow>,
    /// The row of the deal or round in progress.
    begun: SheetRow,
    first: Option<Seat>,
}

impl Default for Sheet {
    fn default() -> Self {
        // A lesson may open in the middle of a deal that never began.
        let begun =
            SheetRow { deal: 0, dealer: Seat(0), round: 1, sharp: false, points: Vec::new() };
        Self { rows: Vec::new(), begun, first: None }
    }
}

impl Sheet {
    pub(crate) fn rows(&self) -> &[SheetRow] {
        &self.rows
    }

    /// The seat from which the next match continues: the last dealer, or the seat that began where
    /// nobody deals.
    pub(crate) const fn first(&self) -> Option<Seat> {
        self.first
    }

    /// Takes a note about a match with `seats` seats; returns whether that made a new row.
    pub(crate) fn note(&mut self, note: SheetNote, seats: usize) -> bool {
        match note {
            SheetNote::Begun { deal, by, leads, round, sharp } => {
                self.first = if leads { Some(by) } else { self.first };
                let points = Vec::new();
                self.begun = SheetRow { deal, dealer: by, round, sharp, points };
                false
            }
            SheetNote::Ended { points } => {
                let points = points[..seats].to_vec();
                self.rows.push(SheetRow { points, ..self.begun.clone() });
                true
            }
        }
    }
}
