//! Mau-Mau in the lab: what decides a deal, and the features to count.

use stammtisch_engine::card::{Card, Rank};
use stammtisch_engine::game::Game;
use stammtisch_engine::mau::event::Ending;
use stammtisch_engine::mau::rules::doc::{CallRule, EmptyPile, HouseRules, LimitThen, Which};
use stammtisch_engine::mau::{Event, Mau, Rules};
use stammtisch_engine::rules::Text;

use super::arena::Counts;
use crate::arena::Measure;
use crate::lab::{Feature, How, LabGame, Noted};

/// One group for each rank, and one for jokers.
const JOKERS: usize = Rank::COUNT;

impl LabGame for Mau {
    const DECIDES: &'static str = "first_out";
    const DECIDES_WELL: bool = true;
    const SHARE: Measure<Counts> = Counts::first_out_of;

    fn note(rules: &Rules, event: &Event, tell: &mut impl FnMut(Noted)) {
        match *event {
            Event::DealStarted { dealer, .. } => tell(Noted::Begins(dealer)),
            Event::Dealt { seat, cards } => {
                for card in Card::all().filter(|card| cards.has(*card)) {
                    tell(Noted::Holds(seat, card.rank().map_or(JOKERS, Rank::index)));
                }
            }
            Event::WentOut { seat, place: 1 } => tell(Noted::Share(seat)),
            Event::Played { card, .. } => {
                let special = special(rules.doc(), card);
                let of_card = |key| cards(rules.doc()).position(|known| known == key);
                happens(special.and_then(of_card), tell);
            }
            Event::Called { call, .. } => {
                happens(Some(cards(rules.doc()).count() + usize::from(call)), tell);
            }
            Event::RuleApplied { rule, .. } | Event::Switched { rule, on: true, .. } => {
                let before = cards(rules.doc()).count() + rules.doc().calls.len();
                happens(Some(before + usize::from(rule)), tell);
            }
            Event::JumpedIn { .. } => happens(last(rules, JUMPING_IN), tell),
            Event::Accused { guilty: true, .. } => happens(last(rules, FOUND_OUT), tell),
            Event::DealEnded { ending, .. } => tell(Noted::Ends(match ending {
                Ending::Out | Ending::Rule => How::Out,
                Ending::Stuck => How::Stuck,
                Ending::Capped => How::Endless,
                Ending::PileEmpty => How::PileEmpty,
            })),
            _ => {}
        }
    }

    /// Where nobody draws, or a time comes when nobody does, a seat that cannot lay just passes, and when no
    /// seat can lay the deal is over.
    fn may_block(rules: &Rules) -> bool {
        let draw = &rules.doc().draw;
        let bounded = draw.limit.as_ref().is_some_and(|limit| limit.then == LimitThen::NoMore);
        // A seat that may just pass need neither play nor draw, and when all do the deal is over.
        draw.count == 0 || draw.may_pass || draw.empty == EmptyPile::Nothing || bounded
    }

    fn groups(_: &Rules) -> Vec<Text> {
        let ranks = Rank::all().map(|rank| match rank.to_string().as_str() {
            "J" => ("Bube", "jack").into(),
            "Q" => ("Dame", "queen").into(),
            "K" => ("König", "king").into(),
            "A" => ("Ass", "ace").into(),
            number => (number, number).into(),
        });
        ranks.chain([("Joker", "joker").into()]).collect()
    }

    fn features(rules: &Rules) -> Vec<Feature> {
        let doc = rules.doc();
        let card = |key: Which| {
            let key = key.to_string();
            Feature { key: format!("cards.{key}"), name: (key.as_str(), key.as_str()).into() }
        };
        let call = |(key, rule): (&String, &CallRule)| Feature {
            key: format!("calls.{key}"),
            name: rule.name.clone(),
        };
        let named = doc.named().map(|(key, name)| Feature { key, name: name.clone() });
        let mut features: Vec<_> =
            cards(doc).map(card).chain(doc.calls.iter().map(call)).chain(named).collect();
        for (key, de, en) in extras(doc) {
            features.push(Feature { key: key.to_owned(), name: (de, en).into() });
        }
        features
    }
}

const JUMPING_IN: &str = "lay.jump_in";
const FOUND_OUT: &str = "cheat";

/// Features without an entry of their own in the rules.
fn extras(doc: &HouseRules) -> impl Iterator<Item = (&'static str, &'static str, &'static str)> {
    let jumping =
        doc.lay.jump_in.is_some().then_some((JUMPING_IN, "dazwischenwerfen", "jumping in"));
    let cheating =
        doc.cheat.is_some().then_some((FOUND_OUT, "beim Mogeln erwischt", "caught cheating"));
    jumping.into_iter().chain(cheating)
}

/// The cards with effects, as the rules name them.
fn cards(doc: &HouseRules) -> impl Iterator<Item = Which> {
    doc.cards.iter().filter(|(_, rule)| **rule != Default::default()).map(|(key, _)| *key)
}

/// The entry of the rules that `card` follows, if it has an effect.
fn special(doc: &HouseRules, card: Card) -> Option<Which> {
    let key = doc.cards.keys().copied().filter(|key| key.means(card)).max()?;
    (doc.cards.get(&key)? != &Default::default()).then_some(key)
}

fn last(rules: &Rules, key: &str) -> Option<usize> {
    let doc = rules.doc();
    let before = cards(doc).count() + doc.calls.len() + Mau::named_rules(rules).len();
    Some(before + extras(doc).position(|(known, ..)| known == key)?)
}

fn happens(feature: Option<usize>, tell: &mut impl FnMut(Noted)) {
    if let Some(feature) = feature {
        tell(Noted::Happens(feature));
    }
}
