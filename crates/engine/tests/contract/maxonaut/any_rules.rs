//! Random valid rules of Maxonaut: decks from tiny to as large as a table holds, with several of
//! each special card, and everything else in any combination.

use std::collections::BTreeMap;

use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::maxonaut::rules::doc::{AnnounceRule, LayRule, MaxonautRule, NextRound};
use stammtisch_engine::maxonaut::rules::{HouseRules, RulesFile};
use stammtisch_engine::maxonaut::{Card, Claim, Rules};
use stammtisch_engine::rules::{Document, SeatsRule, Text};

use super::coverage::Coverage;

/// Generates rules from one seed.
pub(super) struct AnyRules {
    chance: Chance,
    base: HouseRules,
    /// Candidates generated so far.
    pub made: u32,
    /// Codes of the mistakes in candidates that were refused.
    pub refused: BTreeMap<&'static str, u32>,
    pub coverage: Coverage,
}

impl AnyRules {
    pub(super) fn new(number: u64) -> Self {
        let chance = Chance::stream(&Seed::from_number(number), 7);
        let file = RulesFile::read(HouseRules::PRESETS[0].1).unwrap();
        let base = file.resolve(&BTreeMap::new()).unwrap();
        Self { chance, base, made: 0, refused: BTreeMap::new(), coverage: Coverage::default() }
    }

    /// Valid rules for a random number of seats.
    pub(super) fn next(&mut self) -> Rules {
        loop {
            let doc = self.candidate();
            self.made += 1;
            let seats = self.number(doc.seats.min, doc.seats.max);
            match Rules::compile(&doc, seats) {
                Ok(rules) => {
                    self.coverage.note(&doc);
                    return rules;
                }
                Err(mistakes) => {
                    for mistake in mistakes {
                        *self.refused.entry(mistake.code).or_default() += 1;
                    }
                }
            }
        }
    }

    fn candidate(&mut self) -> HouseRules {
        let min = self.number(2, 3);
        let max = self.number(min, 8);
        let hand = self.number(2, 7);
        let limit = self.number(1, 7);
        let about = self.number(0, 9);
        let doubt = self.number(1, limit);
        HouseRules {
            id: format!("any-{about}"),
            name: text(&format!("Irgendwelche {about}"), &format!("Any {about}")),
            about: text(&format!("Ausgedacht {about}."), &format!("Made up {about}.")),
            seats: SeatsRule { min, max, recommended: self.number(min, max) },
            deck: self.deck(usize::from(max - 1) * usize::from(hand) + 4),
            hand,
            limit,
            lay: LayRule { fewer: self.one_in(2), unseen: self.one_in(2) },
            announce: AnnounceRule {
                reverses: self.claims(),
                skips: self.digits(),
                wrong_form: if self.one_in(2) { self.number(1, limit) } else { 0 },
            },
            maxonaut: MaxonautRule {
                accept: if doubt > 1 && self.one_in(2) { self.number(1, doubt - 1) } else { 0 },
                doubt,
            },
            next_round: self.one_of(&[
                NextRound::Penalised,
                NextRound::Judge,
                NextRound::Announcer,
            ]),
            ..self.base.clone()
        }
    }

    /// A deck of at least this many cards; often no more, so that the piles run dry.
    fn deck(&mut self, least: usize) -> BTreeMap<String, u8> {
        let size = match self.number(0, 3) {
            0 => least,
            1 => least + usize::from(self.number(1, 4)),
            _ => least + usize::from(self.number(0, 60)),
        };
        // Some decks are mostly special cards, some have none.
        let special = [0, 20, 20, 60][usize::from(self.number(0, 3))];
        let mut deck: BTreeMap<String, u8> = if self.one_in(2) {
            Card::all().map(|card| (card.to_string(), 0)).collect()
        } else {
            BTreeMap::new()
        };
        for _ in 0..size.min(108) {
            let index = if self.number(1, 100) <= special {
                self.number(9, Card::KINDS as u8 - 1)
            } else {
                self.number(0, 8)
            };
            let card = Card::all().nth(usize::from(index)).unwrap();
            *deck.entry(card.to_string()).or_default() += 1;
        }
        deck
    }

    /// No values, only the 11, or any values: low ones are announced more often.
    fn claims(&mut self) -> Vec<Claim> {
        match self.number(0, 2) {
            0 => Vec::new(),
            1 => vec![Claim::LOWEST_PAIR],
            _ => Claim::all().filter(|_| self.one_in(5)).collect(),
        }
    }

    fn digits(&mut self) -> Vec<u8> {
        match self.number(0, 2) {
            0 => Vec::new(),
            1 => vec![2],
            _ => (1..=9).filter(|_| self.one_in(4)).collect(),
        }
    }

    fn one_in(&mut self, number: u32) -> bool {
        self.chance.below(number) == 0
    }

    /// From `low` to `high`, both included.
    fn number(&mut self, low: u8, high: u8) -> u8 {
        low + self.chance.below(u32::from(high.max(low) - low) + 1) as u8
    }

    fn one_of<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.chance.below(list.len() as u32) as usize]
    }
}

fn text(de: &str, en: &str) -> Text {
    Text { de: de.into(), en: en.into() }
}
