//! The value of a move by rule of thumb: every consideration reads the compiled rules, none knows a game by
//! name.

use stammtisch_engine::card::Card;
use stammtisch_engine::card_set::{CardSet, KindSet};
use stammtisch_engine::mau::rules::doc::MatchRule;
use stammtisch_engine::mau::view::PhaseView;
use stammtisch_engine::mau::{Move, Play, Rules, View, Wish};
use stammtisch_engine::seat::Seat;

use super::finish::fitting;
use super::memory::Memory;
use super::odds::Unseen;
use super::table::Around;
use super::weights::Weights;

/// Roughly the share of all cards on which a card fits that follows suit or rank.
const FOLLOWS: f32 = 0.35;

/// A player's evaluation of the table.
pub(super) struct Judge<'a> {
    pub(super) rules: &'a Rules,
    pub(super) view: &'a View,
    pub(super) weights: &'a Weights,
    memory: &'a Memory,
    pub(super) around: Around<'a>,
    unseen: Unseen,
    /// The card that the top card counts as.
    pub(super) face: Card,
    /// Kinds that answer a threat that may still come.
    guards: KindSet,
    /// Kinds that may be the last card.
    pub(super) may_be_last: KindSet,
    /// By kind in the hand: how much more often than others it can be laid.
    flexible: [f32; Card::KINDS],
    /// The weight of a point in the hand, and the mean points of an unseen card.
    point: f32,
    mean_points: f32,
}

/// A card to be laid, and what it leads to.
#[derive(Clone, Copy)]
pub(super) struct AfterPlay {
    /// The kind whose effects it has.
    pub(super) acting: Card,
    /// Whether its player makes use of the option that it leaves open.
    pub(super) claim: bool,
    /// The hand without it.
    pub(super) rest: CardSet,
    /// What fits on it.
    pub(super) fits: KindSet,
}

impl<'a> Judge<'a> {
    pub(super) fn new(
        rules: &'a Rules,
        view: &'a View,
        weights: &'a Weights,
        memory: &'a Memory,
    ) -> Self {
        let (around, unseen) = (Around::new(rules, view), Unseen::of(rules, view));
        let mut flexible = [0.0; Card::KINDS];
        for card in view.hand.kinds().into_iter().chain(view.top) {
            flexible[card.index()] = flexibility(rules, card);
        }
        let guards = guards(rules, unseen.kinds());
        let counts = !rules.most_points_win() && rules.doc().matches != MatchRule::Single;
        // Get rid of points before somebody goes out, where they count against their holder.
        let soon = if counts { 0.3 + around.worst_danger() } else { 0.0 };
        Self {
            rules,
            view,
            weights,
            memory,
            around,
            face: view.top_as.or(view.top).unwrap_or(Card::JOKER_BLACK),
            guards,
            may_be_last: rules.may_be_last(),
            flexible,
            point: weights.points * soon / 10.0,
            mean_points: unseen.mean(|card| rules.points_of(card) as f32),
            unseen,
        }
    }

    /// The value of a move on one's own turn; calls, catches and accusations are not judged here.
    pub(super) fn value(&self, mv: Move) -> f32 {
        let answers = matches!(self.view.phase, PhaseView::Threat { .. });
        match mv {
            Move::Play(Play { card, stands_for, wish, claim, under }) => {
                let copied = (self.rules.copies(card) && !answers).then_some(self.face);
                let mut rest = self.view.hand;
                rest.take(card);
                under.map(|below| rest.take(below));
                let play = AfterPlay {
                    acting: stands_for.or(copied).unwrap_or(card),
                    claim,
                    rest,
                    fits: self.fits_after(stands_for.unwrap_or(card), wish),
                };
                if answers { self.answer(&play) } else { self.lay(&play) }
            }
            Move::Draw => self.draw(0),
            Move::Accept => self.accept(0),
            Move::DrawShort { missing } if answers => self.accept(missing),
            Move::DrawShort { missing } => self.draw(missing),
            Move::Pass => {
                let hand = self.view.hand;
                self.held(hand) + self.prospects(hand, self.fits_now(), self.around.next(), 0.0)
            }
            Move::Wish { wish } => self.wish_first(wish),
            Move::Target { seat } => self.target(seat),
            Move::Give { card } => self.without(self.view.hand, card),
            // The number of cards to deal is drawn by lot.
            Move::DealHands { .. } => 0.0,
            Move::Call { .. }
            | Move::Catch { .. }
            | Move::Accuse { .. }
            | Move::Charge { .. }
            | Move::Judge { .. }
            | Move::AddRule { .. }
            | Move::React { .. } => f32::NEG_INFINITY,
        }
    }

    /// The kinds that the next seat could lay after this move, if it is asked to lay at all.
    pub(super) fn leaves(&self, mv: Move) -> Option<(Seat, KindSet)> {
        match mv {
            Move::Pass => Some((self.around.next(), self.fits_now())),
            Move::Play(Play { card, stands_for: None, wish, .. }) => {
                if self.around.keeps_turn(self.rules, card) || self.rules.copies(card) {
                    return None;
                }
                let direction = self.around.direction(self.rules, card);
                let next = self.around.after(self.around.me(), direction);
                let fits = self.fits_after(card, wish);
                match self.rules.threatens(card) {
                    None => Some((next, fits)),
                    Some((0, true)) => Some((self.around.after(next, direction), fits)),
                    Some(_) => None,
                }
            }
            _ => None,
        }
    }

    /// Whether the viewer is sending on another seat's threat.
    pub(super) const fn sends_on(&self) -> bool {
        self.memory.answered()
    }

    /// What fits on the discard pile now.
    pub(super) fn fits_now(&self) -> KindSet {
        fitting(self.rules, self.face, self.view.wish)
    }

    /// What fits once `face` lies on top. A wish for several cards stays in force.
    fn fits_after(&self, face: Card, wish: Option<Wish>) -> KindSet {
        let goes_on = self.view.wish.filter(|_| self.view.wish_cards > 1);
        fitting(self.rules, face, wish.or(goes_on))
    }

    /// The value of holding a hand: few cards, few points, among them some that fit everywhere, some that
    /// answer a threat, and some that may be the last.
    pub(super) fn held(&self, hand: CardSet) -> f32 {
        let weights = self.weights;
        let flexible: f32 = hand.cards().map(|card| self.flexible[card.index()]).sum();
        let guarded = !hand.kinds().and(self.guards).is_empty();
        weights.flexible * flexible + if guarded { weights.guard } else { 0.0 } - self.load(hand)
    }

    /// The burden of a hand: its cards, its points, and having nothing to go out with.
    pub(super) fn load(&self, hand: CardSet) -> f32 {
        let points: i32 = hand.cards().map(|card| self.rules.points_of(card)).sum();
        let stuck = if hand.kinds().and(self.may_be_last).is_empty() {
            match hand.len() {
                0 => 0.0,
                1 => self.weights.stuck,
                2 => 0.6 * self.weights.stuck,
                _ => 0.2 * self.weights.stuck,
            }
        } else {
            0.0
        };
        hand.len() as f32 + self.point * points as f32 + stuck
    }

    /// The burden of this many unseen cards.
    pub(super) fn load_unseen(&self, cards: f32) -> f32 {
        cards * (1.0 + self.point * self.mean_points)
    }

    /// The value of `hand` without `card`.
    pub(super) fn without(&self, mut hand: CardSet, card: Card) -> f32 {
        hand.take(card);
        self.held(hand)
    }

    /// The value of what comes next: whether `next` is stopped, or gets closer to going out unless it is
    /// `burdened` first; and, if it is the viewer again, whether it can lay again.
    pub(super) fn prospects(&self, rest: CardSet, fits: KindSet, next: Seat, burdened: f32) -> f32 {
        let weights = self.weights;
        if next == self.around.me() {
            return weights.mobile * self.mobility(rest, fits, 1.0);
        }
        let (stopped, foe) = (self.none_of(fits, next), self.around.foe(next));
        let advances = self.around.danger(next) * (1.0 - stopped) * (1.0 - burdened);
        weights.mobile * self.mobility(rest, fits, stopped)
            + foe * (weights.block * stopped - weights.danger * advances)
    }

    /// How likely `seat` holds none of these kinds.
    pub(super) fn none_of(&self, kinds: KindSet, seat: Seat) -> f32 {
        self.unseen.none_of(kinds, self.around.cards(seat), self.memory.lacks(seat))
    }

    /// How likely a card of `rest` can be laid on the next turn: on the current top card if nobody can lay on
    /// it, otherwise on an unseen card that fits on it, or on one that follows such a card.
    fn mobility(&self, rest: CardSet, fits: KindSet, stopped: f32) -> f32 {
        let hand = rest.kinds();
        let stays = if self.around.active() == 2 { stopped } else { stopped * stopped };
        let far = if self.around.active() == 2 { 0.0 } else { 0.5 };
        let (mut able, mut all) = (0.0, 0.0);
        for top in self.unseen.kinds() {
            let near = if fits.has(top) { 1.0 } else { far };
            let weight = near * self.unseen.of_kind(top) as f32;
            all += weight;
            if !hand.and(self.rules.fitting(top)).is_empty() {
                able += weight;
            }
        }
        let now = if hand.and(fits).is_empty() { 0.0 } else { 1.0 };
        let later = if all > 0.0 { able / all } else { now };
        stays * now + (1.0 - stays) * later
    }
}

/// The share of all cards on which this one fits, less that of a card that only follows suit or rank.
pub(in crate::mau) fn flexibility(rules: &Rules, card: Card) -> f32 {
    let deck = rules.deck().kinds();
    let on = deck.filter(|top| rules.fitting(*top).has(card)).count();
    (on as f32 / deck.len() as f32 - FOLLOWS).max(0.0)
}

/// The kinds that answer a threat that unseen cards can still make.
fn guards(rules: &Rules, unseen: KindSet) -> KindSet {
    unseen
        .filter(|card| rules.threatens(*card).is_some_and(|(draw, _)| draw > 0))
        .fold(KindSet::EMPTY, |all, card| all.or(rules.answering(card)))
}
