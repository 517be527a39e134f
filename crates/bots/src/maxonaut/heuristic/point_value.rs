//! The value of a penalty point, given everybody's points: the fewest win, reaching the limit loses.

use stammtisch_engine::limits::MAX_SEATS;
use stammtisch_engine::maxonaut::View;
use stammtisch_engine::seat::Seat;

/// The standing from one player's point of view.
pub(super) struct Stakes {
    me: Seat,
    points: [u8; MAX_SEATS],
    seats: usize,
    limit: u8,
    /// The cost of one's own next point, which is the unit.
    unit: f32,
}

impl Stakes {
    pub(super) fn of(view: &View, me: Seat) -> Self {
        let mut points = [0; MAX_SEATS];
        for (slot, player) in points.iter_mut().zip(&view.players) {
            *slot = player.points;
        }
        let seats = view.players.len().min(MAX_SEATS);
        let mut stakes = Self { me, points, seats, limit: view.limit, unit: 1.0 };
        stakes.unit = -stakes.points_for(me, 1);
        stakes
    }

    /// The value of `seat` getting `more` points; one's own next point is -1.
    pub(super) fn points_for(&self, seat: Seat, more: u8) -> f32 {
        let mut then = self.points;
        then[seat.index()] = then[seat.index()].saturating_add(more);
        (self.standing(&then) - self.standing(&self.points)) / self.unit.max(f32::MIN_POSITIVE)
    }

    /// The probability of winning less that of losing.
    fn standing(&self, points: &[u8; MAX_SEATS]) -> f32 {
        let points = &points[..self.seats];
        let own = points[self.me.index()];
        if let Some(most) = points.iter().copied().max().filter(|most| *most >= self.limit) {
            let fewest = points.iter().copied().min().unwrap_or(0);
            let winners = points.iter().filter(|points| **points == fewest).count();
            let wins = if own == fewest { 1.0 / winners as f32 } else { 0.0 };
            return wins - f32::from(u8::from(own == most));
        }
        // Each point makes its player twice as likely to lose, relative to the others.
        let near = |points: u8| (1_u64 << points.min(63)) as f32;
        let loses = near(own) / points.iter().map(|points| near(*points)).sum::<f32>();
        let wins = 1.0 / (near(own) * points.iter().map(|points| 1.0 / near(*points)).sum::<f32>());
        wins - loses
    }
}
