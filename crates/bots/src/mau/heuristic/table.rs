//! The seats around the viewer: who matters for the next move, and who plays against whom.

use stammtisch_engine::card::Card;
use stammtisch_engine::mau::rules::doc::{ThreatThen, Victim, WithTwo};
use stammtisch_engine::mau::view::PlayerView;
use stammtisch_engine::mau::{Rules, View};
use stammtisch_engine::seat::{Direction, Seat};

/// How much more the leader of the match is to be held back.
const LEADER: f32 = 1.15;

/// The factor for harm to a seat on one's own side.
const FRIEND: f32 = -0.4;

/// The seats around the viewer.
pub(super) struct Around<'a> {
    view: &'a View,
    me: Seat,
    active: usize,
    leader: Option<Seat>,
}

impl<'a> Around<'a> {
    pub(super) fn new(rules: &Rules, view: &'a View) -> Self {
        let me = view.viewer.unwrap_or(view.turn);
        let active = view.players.iter().filter(|player| plays(player)).count();
        Self { view, me, active, leader: leader(rules, view, me) }
    }

    /// The number of seats that still play.
    pub(super) const fn active(&self) -> usize {
        self.active
    }

    /// The viewer's own seat.
    pub(super) const fn me(&self) -> Seat {
        self.me
    }

    /// The other seats that still play.
    pub(super) fn others(&self) -> impl Iterator<Item = Seat> {
        let others = self.view.players.iter().filter(|player| player.seat != self.me);
        others.filter(|player| plays(player)).map(|player| player.seat)
    }

    /// The seat that follows `seat` and still plays.
    pub(super) fn after(&self, seat: Seat, direction: Direction) -> Seat {
        let seats = self.view.players.len() as u8;
        let mut next = seat.next(direction, seats);
        while next != seat && self.player(next).is_some_and(|player| !plays(player)) {
            next = next.next(direction, seats);
        }
        next
    }

    /// The seat whose turn comes after the viewer's.
    pub(super) fn next(&self) -> Seat {
        self.after(self.me, self.view.direction)
    }

    /// The direction of play once `card` is laid.
    pub(super) fn direction(&self, rules: &Rules, card: Card) -> Direction {
        let turned = rules.turns_direction(card).is_some() && self.active > 2;
        if turned { self.view.direction.reversed() } else { self.view.direction }
    }

    /// Whether the viewer has the next turn after laying `card`, whatever the others hold.
    pub(super) fn keeps_turn(&self, rules: &Rules, card: Card) -> bool {
        if rules.goes_again(card) {
            return true;
        }
        let turns = rules.turns_direction(card) == Some(WithTwo::OtherMisses);
        self.active == 2 && turns || self.stops_all(rules, card)
    }

    /// Whether all others miss their turn because of `card`, and cannot prevent it.
    fn stops_all(&self, rules: &Rules, card: Card) -> bool {
        let Some((penalty, then)) = rules.penalty_of(card) else { return false };
        let hits_all = match rules.hits(card) {
            Some(Victim::Next(n)) => usize::from(n) + 1 >= self.active,
            Some(Victim::Others) => true,
            Some(
                Victim::Previous
                | Victim::Chosen
                | Victim::ByLot
                | Victim::MostCards
                | Victim::FewestCards,
            ) => self.active == 2,
            _ => false,
        };
        let plain = penalty.draw == 0 && !penalty.swap && !penalty.give && !penalty.take;
        let surely = rules.answering(card).is_empty() && !rules.threat_may(card);
        hits_all && plain && surely && then == ThreatThen::Misses
    }

    /// The number of cards a seat holds.
    pub(super) fn cards(&self, seat: Seat) -> u32 {
        self.player(seat).map_or(1, |player| u32::from(player.cards))
    }

    /// How close a seat is to going out: 1 with its last card, less with more.
    pub(super) fn danger(&self, seat: Seat) -> f32 {
        danger_of(self.cards(seat))
    }

    /// How much a seat plays against the viewer: 1; more for the leader of the match; negative for a partner
    /// and for an ally. In a sharp deal all play together against the dealer (VER-21).
    pub(super) fn foe(&self, seat: Seat) -> f32 {
        if self.is_partner(seat) {
            return FRIEND;
        }
        let dealer = self.view.dealer;
        if self.view.sharp && self.me != dealer && seat != dealer {
            return FRIEND;
        }
        if self.leader == Some(seat) { LEADER } else { 1.0 }
    }

    /// How close any opponent of the viewer is to going out.
    pub(super) fn worst_danger(&self) -> f32 {
        let foes = self.others().filter(|seat| self.foe(*seat) > 0.0);
        foes.map(|seat| self.danger(seat)).fold(0.0, f32::max)
    }

    fn is_partner(&self, seat: Seat) -> bool {
        let team = |seat| self.player(seat).and_then(|player| player.team);
        seat != self.me && team(seat).is_some() && team(seat) == team(self.me)
    }

    fn player(&self, seat: Seat) -> Option<&PlayerView> {
        self.view.players.get(seat.index())
    }
}

const fn plays(player: &PlayerView) -> bool {
    player.place.is_none() && !player.lost
}

/// How close a hand of this many cards is to going out.
pub(super) fn danger_of(cards: u32) -> f32 {
    match cards {
        0 | 1 => 1.0,
        2 => 0.6,
        3 => 0.3,
        4 => 0.12,
        _ => 0.0,
    }
}

/// The seat that is ahead of all others in the match, unless it is the viewer.
fn leader(rules: &Rules, view: &View, me: Seat) -> Option<Seat> {
    let sign = if rules.most_points_win() { -1 } else { 1 };
    let behind = |player: &&PlayerView| sign * player.score;
    let first = view.players.iter().min_by_key(behind)?;
    let alone = view.players.iter().filter(|other| other.score == first.score).count() == 1;
    (alone && first.seat != me).then_some(first.seat)
}
