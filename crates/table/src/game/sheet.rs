//! The score sheet.

use stammtisch_engine::games::Rules;
use stammtisch_engine::mau::event::Event as Mau;
use stammtisch_engine::maxonaut::Event as Maxonaut;
use stammtisch_engine::seat::Seat;

use super::truth::GameTruth;
use crate::wire::SheetRow;

/// The score sheet of a match, noted from what happens.
#[derive(Clone, Default)]
pub(crate) struct Sheet {
    rows: Vec<SheetRow>,
    /// The deal or round that is being played, and who deals or begins.
    running: Option<(u16, Seat)>,
    first: Option<Seat>,
}

impl Sheet {
    pub(crate) fn rows(&self) -> &[SheetRow] {
        &self.rows
    }

    /// From whom the next match goes on: who dealt last, or began the match where nobody deals.
    pub(crate) const fn first(&self) -> Option<Seat> {
        self.first
    }

    pub(crate) fn note(&mut self, rules: &Rules, truth: &GameTruth) {
        match *truth {
            GameTruth::Mau(Mau::DealStarted { deal, dealer, .. }) => {
                self.running = Some((deal, dealer));
                self.first = Some(dealer);
            }
            GameTruth::Mau(Mau::DealEnded { points, .. }) => {
                let (deal, _) = self.running.unwrap_or((0, Seat(0)));
                let (round, sharp) = match rules {
                    Rules::Mau(rules) => (rules.round_of(deal), rules.is_sharp(deal)),
                    Rules::Maxonaut(_) => (1, false),
                };
                self.end_row(rules, round, sharp, &points);
            }
            GameTruth::Maxonaut(Maxonaut::RoundStarted { round, starter }) => {
                self.running = Some((round, starter));
                self.first.get_or_insert(starter);
            }
            GameTruth::Maxonaut(Maxonaut::RoundEnded { points, .. }) => {
                self.end_row(rules, 1, false, &points);
            }
            GameTruth::Mau(_) | GameTruth::Maxonaut(_) => {}
        }
    }

    fn end_row<P: Copy + Into<i32>>(
        &mut self,
        rules: &Rules,
        round: u16,
        sharp: bool,
        by_seat: &[P],
    ) {
        let (deal, dealer) = self.running.unwrap_or((0, Seat(0)));
        let points = by_seat.iter().take(rules.seats().into()).map(|points| (*points).into());
        self.rows.push(SheetRow { deal, dealer, round, sharp, points: points.collect() });
    }
}
