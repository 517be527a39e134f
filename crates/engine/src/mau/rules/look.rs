//! What bots and clients may ask about rules in force.

use crate::card::Card;
use crate::card_set::{CardSet, KindSet};
use crate::mau::event::Penalty;
use crate::mau::patterns::Pattern;
use crate::mau::wish::Wish;

use super::compile::Rules;
use super::doc::{AnswerAction, HouseRules, PointsTo, ThreatThen, Victim, WishOf, WithTwo};
use crate::mau::cards::Effect;
use crate::mau::threat::Threat;

impl Rules {
    /// The document these rules were compiled from.
    #[must_use]
    pub const fn doc(&self) -> &HouseRules {
        &self.doc
    }

    /// The rules of those rounds and deals in which others are in force.
    pub fn variants(&self) -> impl Iterator<Item = &Self> {
        self.variants.iter()
    }

    /// How many seats play.
    #[must_use]
    pub const fn seats(&self) -> u8 {
        self.seats
    }

    /// Every card in the game.
    #[must_use]
    pub const fn deck(&self) -> CardSet {
        self.deck
    }

    /// Cards dealt to each seat; where the dealer chooses, what is chosen for want of a choice.
    #[must_use]
    pub fn hand(&self) -> u8 {
        let (min, max) = self.hand_bounds(u32::from(self.seats));
        self.hand.clamp(min, max)
    }

    /// The ids of the calls; the place in this list is the call index.
    pub fn call_ids(&self) -> impl Iterator<Item = &str> {
        self.doc.calls.keys().map(String::as_str)
    }

    /// What a card left in a hand counts.
    #[must_use]
    pub const fn points_of(&self, card: Card) -> i32 {
        self.points[card.index()]
    }

    /// Whether most points are best (else fewest).
    #[must_use]
    pub fn most_points_win(&self) -> bool {
        self.points_to == PointsTo::Winner
    }

    /// The kinds that fit on `top` while no wish stands and no threat.
    #[must_use]
    pub const fn fitting(&self, top: Card) -> KindSet {
        self.fits[top.index()]
    }

    /// The kinds that fit on `top` while `wish` stands.
    #[must_use]
    pub const fn meeting(&self, wish: Wish, top: Card) -> KindSet {
        self.meets[wish.index()].without(self.banned[top.index()])
    }

    /// Whether laying `card` lets its player wish something.
    #[must_use]
    pub const fn wishes(&self, card: Card) -> bool {
        self.effects[card.index()].wish.is_some()
    }

    /// Whether `card` stands for any card.
    #[must_use]
    pub const fn is_wild(&self, card: Card) -> bool {
        self.wild.has(card)
    }

    /// Kinds that may not be the last card, as far as that is said of them alone.
    #[must_use]
    pub const fn never_last(&self) -> KindSet {
        self.never_last
    }

    /// What a laid `card` does to a seat if borne: cards to draw, and whether it misses a turn.
    #[must_use]
    pub fn threatens(&self, card: Card) -> Option<(u8, bool)> {
        let threat = self.threat_of(card)?;
        Some((threat.draw, threat.then == ThreatThen::Misses))
    }

    /// Whom a laid `card` hits.
    #[must_use]
    pub fn hits(&self, card: Card) -> Option<Victim> {
        Some(self.threat_of(card)?.victim)
    }

    /// Whether a laid `card` makes its player swap hands with another.
    #[must_use]
    pub fn swaps_hands(&self, card: Card) -> bool {
        self.threat_of(card).is_some_and(|threat| threat.swap)
    }

    /// Whether any card moves whole hands or single cards between two seats.
    #[must_use]
    pub fn has_moving_threats(&self) -> bool {
        self.threats.iter().any(Threat::moves_hands)
    }

    /// What laying `card` lets its player wish, and whether nothing may be wished too.
    #[must_use]
    pub fn wish_with(&self, card: Card) -> Option<(WishOf, bool)> {
        self.effects[card.index()].wish.map(|wish| (wish.of, wish.may))
    }

    /// Most cards of the rank of `top` that may lie on one another; none: no bound.
    #[must_use]
    pub fn longest_run(&self, top: Card) -> Option<u8> {
        Some(self.longest_run[top.index()]).filter(|most| *most > 0)
    }

    /// Whether `card` never fits on `top`.
    #[must_use]
    pub const fn is_banned(&self, top: Card, card: Card) -> bool {
        self.banned[top.index()].has(card)
    }

    /// The kinds of one pack, jokers apart: what a wild card can stand for.
    #[must_use]
    pub const fn pack(&self) -> KindSet {
        self.pack
    }

    /// What alone may be the last card; empty: anything.
    #[must_use]
    pub const fn only_last(&self) -> KindSet {
        self.only_last
    }

    fn threat_of(&self, card: Card) -> Option<&Threat> {
        let Effect { threat, .. } = self.effects[card.index()];
        threat.map(|index| &self.threats[usize::from(index)])
    }

    /// The kinds that answer the threat of a `card` just laid.
    #[must_use]
    pub fn answering(&self, card: Card) -> KindSet {
        self.threat_of(card).filter(|threat| threat.longest != 1).map_or(KindSet::EMPTY, |threat| {
            let fitting = threat.fitting_answers.and(self.fitting(card));
            threat.answers.or(fitting).or(threat.picky_answers)
        })
    }

    /// Whether `card` changes the direction, and what it does instead between two seats.
    #[must_use]
    pub const fn turns_direction(&self, card: Card) -> Option<WithTwo> {
        self.effects[card.index()].reverse
    }

    /// Whether the player of `card` goes on at once: with another turn, or with a further card.
    #[must_use]
    pub const fn goes_again(&self, card: Card) -> bool {
        let effect = &self.effects[card.index()];
        effect.again || effect.lays_on
    }

    /// Cards left in the hand when the call is due (none: any number), and cards drawn for leaving
    /// it out or for making it wrongly.
    #[must_use]
    pub fn call(&self, call: u8) -> Option<(Option<u8>, u8, u8)> {
        self.calls.get(usize::from(call)).map(|call| (call.at, call.penalty, call.false_penalty))
    }

    /// Whether the call is due with this card, if the number of cards left is right.
    #[must_use]
    pub fn call_is_for(&self, call: u8, card: Card) -> bool {
        self.calls.get(usize::from(call)).is_some_and(|call| call.cards.has(card))
    }

    /// Whether cheating is part of the game.
    #[must_use]
    pub const fn cheating(&self) -> bool {
        self.cheat.is_some()
    }

    /// Cards drawn for being caught cheating, and for accusing somebody who played honestly.
    #[must_use]
    pub fn cheat_costs(&self) -> Option<(u8, u8)> {
        self.cheat.as_ref().map(|cheat| (cheat.penalty, cheat.false_penalty))
    }
}

/// What a player weighs before laying a card.
impl Rules {
    /// What a laid `card` does to a seat if borne, and what that seat does then.
    #[must_use]
    pub fn penalty_of(&self, card: Card) -> Option<(Penalty, ThreatThen)> {
        let threat = self.threat_of(card)?;
        Some((penalty(threat), threat.then))
    }

    /// Whether the player of `card` says if its threat is to count.
    #[must_use]
    pub const fn threat_may(&self, card: Card) -> bool {
        self.effects[card.index()].threat_may
    }

    /// Cards that the player of `card` draws who cannot end the round of its threat.
    #[must_use]
    pub fn closing_draw(&self, card: Card) -> Option<u8> {
        Some(self.threat_of(card)?.closing.as_ref()?.draw)
    }

    /// What laying `card` does to a threat that does `standing`: the action, how many times as many
    /// cards are to be drawn then, and whether a seat that cancels it has the turn.
    #[must_use]
    pub fn answer_to(&self, standing: &Penalty, card: Card) -> Option<(AnswerAction, u8, bool)> {
        let threat = self.doing(standing).find(|threat| threat.listed().has(card))?;
        let answer = &threat.answer[card.index()];
        Some((answer.action, answer.times, answer.plays))
    }

    /// The kinds that may answer a threat that does `standing`.
    #[must_use]
    pub fn answers_to(&self, standing: &Penalty) -> KindSet {
        self.doing(standing).fold(KindSet::EMPTY, |all, threat| all.or(threat.listed()))
    }

    /// The threats that do to a seat what `standing` does, whatever the number of cards.
    fn doing(&self, standing: &Penalty) -> impl Iterator<Item = &Threat> {
        let kind = |penalty: &Penalty| {
            (penalty.draw > 0, penalty.miss, penalty.swap, penalty.give, penalty.take)
        };
        let (closing, meant) = (standing.closing, kind(standing));
        self.threats.iter().filter(move |threat| {
            if closing { threat.closing.is_some() } else { kind(&penalty(threat)) == meant }
        })
    }

    /// What the player of `card` may wish, and whether it may be left out.
    #[must_use]
    pub fn wish_of(&self, card: Card) -> Option<(WishOf, bool)> {
        self.effects[card.index()].wish.map(|wish| (wish.of, wish.may))
    }

    /// Whether `card` acts as the card it is laid on.
    #[must_use]
    pub const fn copies(&self, card: Card) -> bool {
        self.effects[card.index()].copies
    }

    /// Whether the player of `card` may take the card below.
    #[must_use]
    pub const fn buys(&self, card: Card) -> bool {
        self.effects[card.index()].buys
    }

    /// Whether a laid `card` makes all hands go to the next seat.
    #[must_use]
    pub const fn rotates(&self, card: Card) -> bool {
        self.effects[card.index()].rotates
    }

    /// Whether any card or pattern makes cards go from hand to hand.
    #[must_use]
    pub fn moves_hands(&self) -> bool {
        self.has_moving_threats()
            || self.effects.iter().any(|effect| effect.rotates)
            || self.patterns.iter().any(Pattern::rotates)
    }

    /// The kinds that may be the last card; of a wild one, what it stands for must be one of them.
    #[must_use]
    pub fn may_be_last(&self) -> KindSet {
        let banned = self.never_last;
        let all = if self.only_last.is_empty() { KindSet::ALL } else { self.only_last };
        all.or(self.wild).without(banned)
    }
}

impl Threat {
    /// All kinds that can answer it.
    pub(crate) const fn listed(&self) -> KindSet {
        self.answers.or(self.fitting_answers).or(self.picky_answers)
    }
}

fn penalty(threat: &Threat) -> Penalty {
    Penalty {
        draw: threat.draw,
        miss: threat.then == ThreatThen::Misses,
        swap: threat.swap,
        give: threat.give,
        take: threat.take,
        closing: false,
    }
}
