//! The score sheet.

use stammtisch_engine::games::Rules;
use stammtisch_engine::mau::event::Event as Mau;
use stammtisch_engine::maxonaut::Event as Maxonaut;
use stammtisch_engine::seat::Seat;

use super::truth::GameTruth;
use crate::wire::SheetRow;

/// The score sheet of a match, noted from what happens.
#[derive(Clone)]
pub(crate) struct Sheet {
    rows: Vec<SheetRow>,
    /// The deal or round that is being played, and who deals or begins.
    running: (u16, Seat),
    first: Option<Seat>,
}

impl Default for Sheet {
    fn default() -> Self {
        Self { rows: Vec::new(), running: (0, Seat(0)), first: None }
    }
}

impl Sheet {
    pub(crate) fn rows(&self) -> &[SheetRow] {
        &self.rows
    }

    /// From whom the next match goes on: who dealt last, or began the match where nobody deals.
    pub(crate) const fn first(&self) -> Option<Seat> {
        self.first
    }

    /// Takes note of what has happened; says whether that has made a new line.
    pub(crate) fn note(&mut self, rules: &Rules, truth: &GameTruth) -> bool {
        let lines = self.rows.len();
        match (*truth, rules) {
            (GameTruth::Mau(Mau::DealStarted { deal, dealer, .. }), _) => {
                self.running = (deal, dealer);
                self.first = Some(dealer);
            }
            (GameTruth::Mau(Mau::DealEnded { points, .. }), Rules::Mau(rules)) => {
                let (deal, _) = self.running;
                let (round, sharp) = (rules.round_of(deal), rules.is_sharp(deal));
                self.end_row(round, sharp, &points[..usize::from(rules.seats())]);
            }
            (GameTruth::Maxonaut(Maxonaut::RoundStarted { round, starter }), _) => {
                self.running = (round, starter);
                self.first.get_or_insert(starter);
            }
            (GameTruth::Maxonaut(Maxonaut::RoundEnded { points, .. }), rules) => {
                self.end_row(1, false, &points[..usize::from(rules.seats())]);
            }
            _ => {}
        }
        self.rows.len() > lines
    }

    fn end_row<P: Copy + Into<i32>>(&mut self, round: u16, sharp: bool, points: &[P]) {
        let (deal, dealer) = self.running;
        let points = points.iter().map(|points| (*points).into()).collect();
        self.rows.push(SheetRow { deal, dealer, round, sharp, points });
    }
}
