//! The rule-of-thumb bot: no search, but what a good liar at the kitchen table knows.
//!
//! Every move is weighed by what it costs in the end: how likely the neighbour doubts, what a doubt would
//! reveal, who gets the point if nobody doubts now. Among moves that are nearly as good one is drawn at
//! random, and lies are as frequent as truths make them believable.

mod course;
mod credibility;
mod mix;
mod opponent_model;
mod outcome;
mod player;
mod point_value;
mod prospect;
mod prospecting;
mod weights;

use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::maxonaut::view::PhaseView;
use stammtisch_engine::maxonaut::{Laid, Lay, Maxonaut, Move, Rules, Source, View};

use crate::Bot;
use crate::maxonaut::BotDecision;
use crate::maxonaut::claim_odds::ClaimOdds;
use crate::maxonaut::persona::Persona;
use crate::maxonaut::personas::Character;
use crate::maxonaut::unseen::Unseen;
use crate::maxonaut::value_distribution::ValueDistribution;
use crate::memo::Memo;
use opponent_model::Impressions;
use player::Player;
use prospect::Prospect;
use weights::Weights;

/// Bluffs by rule of thumb.
pub(crate) struct Heuristic {
    chance: Chance,
    habits: Persona,
    /// The value of a hand of cards that others do not see, kept since it is slow to compute.
    fresh: Memo<Unseen, ValueDistribution>,
    impressions: Impressions,
}

impl Heuristic {
    pub(crate) const NAME: &'static str = "regel";

    pub(crate) fn new(character: &Character, seed: Seed) -> Self {
        let habits = Persona::new(character, &seed);
        Self {
            chance: Chance::stream(&seed, 0),
            habits,
            fresh: Memo::new(),
            impressions: Impressions::default(),
        }
    }
}

impl Bot<Maxonaut> for Heuristic {
    fn name(&self) -> &'static str {
        Self::NAME
    }

    fn choose(&mut self, rules: &Rules, view: &View) -> Option<BotDecision> {
        let Self { chance, habits, fresh, impressions } = self;
        let weights = &Weights::at(rules.seats());
        habits.decide(view, || {
            let player = Player::new(rules, view, weights, fresh, impressions)?;
            let mv = match view.phase {
                PhaseView::Judge { .. } => {
                    let last = ClaimOdds::of_last(rules, view)?;
                    judge(&player, &last, chance)
                }
                PhaseView::Lay { .. } => lay(&player, chance),
                PhaseView::Announce { .. } => announce(&player, chance),
                PhaseView::Trap { .. } => meet(&player),
                PhaseView::Over { .. } => None,
            };
            let words = player.words(player.impressions.words());
            impressions.heard_all(view, words);
            mv
        })
    }
}

/// Believes or doubts, whichever costs less.
fn judge(player: &Player, last: &ClaimOdds, chance: &mut Chance) -> Option<Move> {
    let worth = |mv: &Move| match mv {
        Move::Believe => player.believing(last),
        _ => player.doubting(last, last.announcer),
    };
    let moves: Vec<_> = player.view.legal.iter().map(|mv| (*mv, worth(mv))).collect();
    mix::best(chance, &moves, player.weights.mix)
}

/// Lays the cards that allow the best announcement, and keeps good cards.
fn lay(player: &Player, chance: &mut Chance) -> Option<Move> {
    let ways = [
        &[][..],
        &[Source::Hand],
        &[Source::Unseen],
        &[Source::Hand, Source::Hand],
        &[Source::Hand, Source::Unseen],
        &[Source::Unseen, Source::Unseen],
    ];
    let looks = ways.map(|from| player.looks(from));
    let look = |lay: Lay| {
        let (count, unseen) = (lay.cards().count(), usize::from(lay.unseen()));
        &looks[(count * (count + 1) / 2 + unseen).min(ways.len() - 1)]
    };
    let worth = |cards: Lay| {
        let mut rest = player.view.hand;
        for laid in cards.cards() {
            if let Laid::Hand(card) = laid {
                rest.take(card);
            }
        }
        let outcome = player.outcome(cards);
        let announced = player.prospects.iter();
        let best = announced.map(|prospect| player.announcing(prospect, &outcome, look(cards)));
        best.fold(f32::NEG_INFINITY, f32::max) + player.keeping(rest)
    };
    let moves: Vec<_> = player
        .view
        .legal
        .iter()
        .filter_map(|mv| match mv {
            Move::Lay { cards } => Some((*mv, worth(*cards))),
            _ => None,
        })
        .collect();
    mix::best(chance, &moves, player.weights.mix)
}

/// Makes the announcement that costs least; lies in proportion to how truths are distributed.
fn announce(player: &Player, chance: &mut Chance) -> Option<Move> {
    let view = player.view;
    let outcome = player.outcome(Lay::None);
    let PhaseView::Announce { laid } = &view.phase else { return None };
    let looks = player.looks(laid);
    let weigh =
        |prospect: &Prospect| (prospect.claim, player.announcing(prospect, &outcome, &looks));
    let worth: Vec<_> = player.prospects.iter().map(weigh).collect();
    let most = worth.iter().map(|(_, worth)| *worth).fold(f32::NEG_INFINITY, f32::max);
    let choices: Vec<_> = worth
        .iter()
        .map(|(claim, worth)| {
            let natural = player.natural(*claim, &outcome, &looks);
            (*claim, mix::weight(most - worth, player.weights.mix) * natural)
        })
        .collect();
    let claim = mix::draw(chance, &choices)?;
    view.legal
        .iter()
        .find(|mv| matches!(mv, Move::Announce { said } if said.claim() == claim))
        .copied()
}

/// Shows the cards that are missed least, if that costs less than the points.
fn meet(player: &Player) -> Option<Move> {
    let PhaseView::Trap { costs, .. } = player.view.phase else { return None };
    let announcer = player.view.history.last()?.seat;
    let worth = |mv: &Move| match mv {
        Move::Show { cards } => {
            let mut rest = player.view.hand;
            cards.cards().for_each(|card| {
                rest.take(card);
            });
            player.stakes.points_for(announcer, costs) + player.keeping(rest)
        }
        _ => player.stakes.points_for(player.me, costs) + player.keeping(player.view.hand),
    };
    let mut best: Option<(Move, f32)> = None;
    for mv in &player.view.legal {
        let value = worth(mv);
        if best.is_none_or(|(_, most)| value > most) {
            best = Some((*mv, value));
        }
    }
    best.map(|(mv, _)| mv)
}
