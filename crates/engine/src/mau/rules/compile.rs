//! House rules compiled for a number of seats: flat tables that a move only looks things up in.

use crate::card::{Card, Rank, Suit};
use crate::card_set::{CardSet, KindSet};
use crate::limits::MAX_SEATS;

use super::check::check;
use super::doc::{
    AnswerAction, CardRule, DrawThen, DrawWhen, Enforced, HouseRules, LastThreat, MatchRule, Packs,
    PlayUntil, PointsTo, ThreatThen, Which, WithTwo,
};
use super::error::RuleError;

/// Rules in force at a table: what [`crate::mau`] runs on.
#[derive(Clone, Debug)]
pub struct Rules {
    pub(crate) doc: HouseRules,
    pub(crate) seats: u8,
    pub(crate) deck: CardSet,
    pub(crate) hand: u8,
    pub(crate) start_effects: KindSet,
    /// By top card: what fits on it.
    pub(crate) fits: [KindSet; Card::KINDS],
    /// By suit wished: what meets the wish.
    pub(crate) meets: [KindSet; 4],
    /// By top card: what never fits on it.
    pub(crate) banned: [KindSet; Card::KINDS],
    /// By top card: most cards of its rank that may lie on one another; 0: no bound.
    pub(crate) longest_run: [u8; Card::KINDS],
    pub(crate) effects: [Effect; Card::KINDS],
    pub(crate) threats: Vec<Threat>,
    /// Kinds whose player wishes a suit.
    pub(crate) wishers: KindSet,
    pub(crate) draw_when: DrawWhen,
    pub(crate) draw_count: u8,
    pub(crate) draw_then: DrawThen,
    pub(crate) calls: Vec<Call>,
    /// Whether a last card laid without its call can be caught, so that the others get a moment.
    pub(crate) last_card_can_be_caught: bool,
    pub(crate) play_until: PlayUntil,
    pub(crate) last_threat: LastThreat,
    pub(crate) points_to: PointsTo,
    pub(crate) points: [i32; Card::KINDS],
    pub(crate) format: Format,
}

/// What a card does when laid.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Effect {
    pub(crate) reverse: Option<WithTwo>,
    pub(crate) again: bool,
    /// Position in [`Rules::threats`].
    pub(crate) threat: Option<u8>,
}

/// A threat, with the answers found by card.
#[derive(Clone, Debug)]
pub(crate) struct Threat {
    pub(crate) draw: u8,
    pub(crate) misses: bool,
    pub(crate) longest: u8,
    /// Kinds that answer wherever they fit or not.
    pub(crate) answers: KindSet,
    /// Kinds that answer only if they fit the top card.
    pub(crate) fitting_answers: KindSet,
    pub(crate) action: [AnswerAction; Card::KINDS],
}

/// A call, ready for the table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Call {
    pub(crate) at: u8,
    pub(crate) before_laying: bool,
    pub(crate) enforced: Enforced,
    pub(crate) penalty: u8,
    pub(crate) false_penalty: u8,
}

/// How deals make a match, for the seats at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Format {
    Single,
    Race(i32),
    Deals(u16),
}

impl Rules {
    /// Checks `doc` and compiles it for `seats` players.
    ///
    /// # Errors
    /// Every contradiction in the rules, each with its field.
    pub fn compile(doc: &HouseRules, seats: u8) -> Result<Self, Vec<RuleError>> {
        let mistakes = check(doc);
        if !mistakes.is_empty() {
            return Err(mistakes);
        }
        if seats < doc.seats.min || seats > doc.seats.max {
            let message =
                format!("these rules are for {} to {} seats", doc.seats.min, doc.seats.max);
            return Err(vec![RuleError::new("bad_seats", "seats", message)]);
        }
        let (effects, threats) = effects(doc);
        let banned = std::array::from_fn(|top| banned_on(doc, Card::at_known(top as u8)));
        let functional = |card: Card| has_function(doc, card);
        let fits = std::array::from_fn(|top| {
            let card = Card::at_known(top as u8);
            fits_on(doc, card, functional(card)).without(banned[top])
        });
        Ok(Self {
            seats,
            deck: deck(doc, seats),
            hand: hand(doc, seats),
            start_effects: kinds(&doc.deal.start_effects),
            fits,
            meets: std::array::from_fn(|suit| {
                KindSet::suit(Suit::at(suit as u8)).or(kinds(&doc.fit.anywhere))
            }),
            banned,
            longest_run: std::array::from_fn(|top| longest_run(doc, Card::at_known(top as u8))),
            effects,
            threats,
            wishers: Card::all()
                .filter(|card| rule_of(doc, *card).is_some_and(|rule| rule.wish_suit))
                .collect(),
            draw_when: doc.draw.when,
            draw_count: doc.draw.count,
            draw_then: doc.draw.then,
            calls: calls(doc),
            last_card_can_be_caught: doc
                .calls
                .values()
                .any(|call| call.at == 0 && call.enforced == Enforced::CatchUntilNextMove),
            play_until: doc.end.play,
            last_threat: doc.end.last_threat,
            points_to: doc.points.to,
            points: std::array::from_fn(|kind| {
                best(&doc.points.cards, Card::at_known(kind as u8))
                    .copied()
                    .unwrap_or(doc.points.each)
            }),
            format: format(doc, seats),
            doc: doc.clone(),
        })
    }

    /// The document these rules were compiled from.
    #[must_use]
    pub const fn doc(&self) -> &HouseRules {
        &self.doc
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

    /// Cards dealt to each seat.
    #[must_use]
    pub const fn hand(&self) -> u8 {
        self.hand
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
    pub const fn meeting(&self, wish: Suit, top: Card) -> KindSet {
        self.meets[wish as usize].without(self.banned[top.index()])
    }

    /// Whether laying `card` lets its player wish a suit.
    #[must_use]
    pub const fn wishes(&self, card: Card) -> bool {
        self.wishers.has(card)
    }

    /// What a laid `card` does to the next seat if borne: cards to draw, and whether it misses.
    #[must_use]
    pub fn threatens(&self, card: Card) -> Option<(u8, bool)> {
        let threat = &self.threats[usize::from(self.effects[card.index()].threat?)];
        Some((threat.draw, threat.misses))
    }

    /// The kinds that answer the threat of a `card` just laid.
    #[must_use]
    pub fn answering(&self, card: Card) -> KindSet {
        let threat =
            self.effects[card.index()].threat.map(|index| &self.threats[usize::from(index)]);
        threat.filter(|threat| threat.longest != 1).map_or(KindSet::EMPTY, |threat| {
            threat.answers.or(threat.fitting_answers.and(self.fitting(card)))
        })
    }

    /// Whether `card` changes the direction, and what it does instead between two seats.
    #[must_use]
    pub const fn turns_direction(&self, card: Card) -> Option<WithTwo> {
        self.effects[card.index()].reverse
    }

    /// Whether the player of `card` has another turn.
    #[must_use]
    pub const fn goes_again(&self, card: Card) -> bool {
        self.effects[card.index()].again
    }

    /// Cards left in the hand when the call is due, and cards drawn for leaving it out or for
    /// making it wrongly.
    #[must_use]
    pub fn call(&self, call: u8) -> Option<(u8, u8, u8)> {
        self.calls.get(usize::from(call)).map(|call| (call.at, call.penalty, call.false_penalty))
    }
}

/// The most special entry for a card: its own before its rank's.
fn best<T>(map: &std::collections::BTreeMap<Which, T>, card: Card) -> Option<&T> {
    map.get(&Which::Card(card)).or_else(|| map.get(&Which::Rank(card.rank()?)))
}

pub(super) fn rule_of(doc: &HouseRules, card: Card) -> Option<&CardRule> {
    best(&doc.cards, card)
}

/// Whether a card has any function in these rules ("Sonderkarte", SCH-22).
fn has_function(doc: &HouseRules, card: Card) -> bool {
    rule_of(doc, card).is_some_and(|rule| *rule != CardRule::default())
        || kinds(&doc.fit.anywhere).or(kinds(&doc.fit.on_plain)).has(card)
}

fn kinds(list: &[Which]) -> KindSet {
    Card::all().filter(|card| list.iter().any(|which| which.means(*card))).collect()
}

fn fits_on(doc: &HouseRules, top: Card, functional: bool) -> KindSet {
    let mut set = kinds(&doc.fit.anywhere);
    match (top.suit(), top.rank()) {
        (Some(suit), Some(rank)) => {
            if doc.fit.suit {
                set = set.or(KindSet::suit(suit));
            }
            if doc.fit.rank {
                set = set.or(KindSet::rank(rank));
            }
        }
        // A joker turned up at the start has neither suit nor rank: everything fits.
        _ => set = KindSet::ALL,
    }
    if functional { set } else { set.or(kinds(&doc.fit.on_plain)) }
}

fn banned_on(doc: &HouseRules, top: Card) -> KindSet {
    match top.rank() {
        Some(rank) if doc.fit.never_on_own_rank.contains(&rank) => KindSet::rank(rank),
        _ => KindSet::EMPTY,
    }
}

/// The bound counts cards of a rank, so it holds where the rank carries the threat.
fn longest_run(doc: &HouseRules, top: Card) -> u8 {
    let of_rank = top.rank().and_then(|rank| doc.cards.get(&Which::Rank(rank)));
    let of_rank = of_rank.filter(|_| !doc.cards.contains_key(&Which::Card(top)));
    of_rank.and_then(|rule| rule.threat.as_ref()).map_or(0, |threat| threat.longest)
}

fn effects(doc: &HouseRules) -> ([Effect; Card::KINDS], Vec<Threat>) {
    let mut effects = [Effect::default(); Card::KINDS];
    let mut threats = Vec::new();
    for (which, rule) in &doc.cards {
        let threat = rule.threat.as_ref().map(|threat| {
            let mut compiled = Threat {
                draw: threat.draw,
                misses: threat.then == ThreatThen::Misses,
                longest: threat.longest,
                answers: KindSet::EMPTY,
                fitting_answers: KindSet::EMPTY,
                action: [AnswerAction::Cancel; Card::KINDS],
            };
            // Ranks come before single cards in the map, so a single card overrides its rank.
            for (with, answer) in &threat.answers {
                for card in kinds(std::slice::from_ref(with)) {
                    let (to, from) = if answer.must_fit {
                        (&mut compiled.fitting_answers, &mut compiled.answers)
                    } else {
                        (&mut compiled.answers, &mut compiled.fitting_answers)
                    };
                    *to = to.or(KindSet::of(card));
                    *from = from.without(KindSet::of(card));
                    compiled.action[card.index()] = answer.action;
                }
            }
            threats.push(compiled);
            (threats.len() - 1) as u8
        });
        for card in kinds(std::slice::from_ref(which)) {
            let reverse = rule.reverse.as_ref().map(|reverse| reverse.with_two);
            effects[card.index()] = Effect { reverse, again: rule.again, threat };
        }
    }
    (effects, threats)
}

fn calls(doc: &HouseRules) -> Vec<Call> {
    doc.calls
        .values()
        .map(|call| Call {
            at: call.at,
            before_laying: call.before_laying,
            enforced: call.enforced,
            penalty: call.penalty,
            false_penalty: call.false_penalty,
        })
        .collect()
}

/// Cards dealt to each of `seats`.
pub(super) fn hand(doc: &HouseRules, seats: u8) -> u8 {
    doc.deal
        .hand_at_most
        .iter()
        .filter(|(from, _)| from.parse::<u8>().is_ok_and(|from| seats >= from))
        .fold(doc.deal.hand, |hand, (_, most)| hand.min(*most))
}

/// The kinds of one pack without jokers.
pub(super) fn pack(doc: &HouseRules) -> impl Iterator<Item = Card> {
    let lowest = doc.deck.lowest;
    Card::all()
        .filter(move |card| card.rank().is_some_and(|rank| rank >= lowest || rank == Rank::ACE))
}

/// How many packs `seats` players take: enough to deal, turn one up and let each draw once.
pub(super) fn packs(doc: &HouseRules, seats: u8) -> u8 {
    match doc.deck.packs {
        Packs::Fixed(packs) => packs,
        Packs::AsNeeded { at_most } => {
            let size = pack(doc).count() + usize::from(doc.deck.jokers);
            let need = usize::from(seats) * (usize::from(hand(doc, seats)) + 1) + 1;
            (1..at_most).find(|packs| usize::from(*packs) * size >= need).unwrap_or(at_most)
        }
    }
}

fn deck(doc: &HouseRules, seats: u8) -> CardSet {
    let jokers =
        [Card::JOKER_RED, Card::JOKER_BLACK].into_iter().take(usize::from(doc.deck.jokers));
    let one: Vec<Card> = pack(doc).chain(jokers).collect();
    (0..packs(doc, seats)).flat_map(|_| one.iter().copied()).collect()
}

fn format(doc: &HouseRules, seats: u8) -> Format {
    match &doc.matches {
        MatchRule::Single => Format::Single,
        MatchRule::Deals { count } => Format::Deals(*count),
        MatchRule::Race { target } => {
            let goal = target.get(&seats.to_string()).or_else(|| target.get("any"));
            Format::Race(goal.copied().unwrap_or(1))
        }
    }
}

const _: () = assert!(MAX_SEATS < 100, "seat numbers are short keys");
