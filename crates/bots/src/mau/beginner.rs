//! A bot that plays like a child: it lays what it can, preferably cards that do something; wishes for
//! whatever comes to mind, overlooks a card now and then, and forgets to call. It still wins now and then.

use stammtisch_engine::card::Card;
use stammtisch_engine::card_set::KindSet;
use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::game::GameView;
use stammtisch_engine::mau::{Mau, Move, Play, Rules, View};

use crate::mau::BotDecision;
use crate::mau::persona::{Persona, first_wish};
use crate::mau::personas::Character;
use crate::{BEGINNER, Bot};

/// In percent: how often a card that does something is preferred to one that does nothing.
const LOVES_SPECIAL: u32 = 70;
/// In percent: how often a card that could be laid is overlooked, where drawing is free.
const OVERLOOKS: u32 = 8;

/// Plays as children do.
pub(crate) struct Beginner {
    chance: Chance,
    habits: Persona,
}

impl Beginner {
    pub(crate) const NAME: &'static str = BEGINNER;

    /// A person's habits as they were at the age of six.
    pub(crate) fn new(character: &Character, seed: Seed) -> Self {
        let young = Character {
            attention: character.attention / 3,
            memory: character.memory * 3 / 5,
            watch: character.watch / 3,
            ..*character
        };
        let habits = Persona::new(&young, &seed);
        Self { chance: Chance::stream(&seed, 0), habits }
    }

    fn percent(&mut self, percent: u32) -> bool {
        self.chance.below(100) < percent
    }

    /// The move on its turn.
    fn choose_move(&mut self, rules: &Rules, view: &View) -> Option<Move> {
        let kinds: KindSet = view.legal.iter().filter_map(laid).collect();
        let draws = view.legal.iter().find(|mv| matches!(mv, Move::Draw)).copied();
        if kinds.is_empty() || draws.is_some() && self.percent(OVERLOOKS) {
            let named = |mv: &Move| matches!(mv, Move::Target { .. } | Move::Give { .. });
            let any = self.one_of(&view.legal, named);
            let first = || view.legal.iter().find(|mv| mv.is_turn_move()).copied();
            return any.or(draws).or_else(first);
        }
        let special: KindSet = kinds.filter(|card| does_something(rules, *card)).collect();
        let loved = !special.is_empty() && self.percent(LOVES_SPECIAL);
        let from = if loved { special } else { kinds };
        let card = from.into_iter().nth(self.chance.below(from.len()) as usize)?;
        // Any wish or name will do: it has forgotten what it holds.
        self.one_of(&view.legal, |mv| laid(mv) == Some(card))
    }

    fn one_of(&mut self, moves: &[Move], meant: impl Fn(&Move) -> bool) -> Option<Move> {
        let mut those = moves.iter().filter(|mv| meant(mv));
        let at = self.chance.below(those.clone().count() as u32) as usize;
        those.nth(at).copied()
    }
}

const fn laid(mv: &Move) -> Option<Card> {
    match mv {
        Move::Play(Play { card, .. }) => Some(*card),
        _ => None,
    }
}

/// Whether anything happens when this card is laid.
fn does_something(rules: &Rules, card: Card) -> bool {
    rules.penalty_of(card).is_some()
        || rules.goes_again(card)
        || rules.turns_direction(card).is_some()
        || rules.wishes(card)
        || rules.rotates(card)
        || rules.is_wild(card)
}

impl Bot<Mau> for Beginner {
    fn name(&self) -> &'static str {
        Self::NAME
    }

    fn choose(&mut self, rules: &Rules, view: &View) -> Option<BotDecision> {
        let rules = rules.in_force(view.deal);
        if let Some(said) = self.habits.speak_up(rules, view) {
            return Some(said);
        }
        if let Some(answered) = self.habits.answers(rules, view) {
            return Some(answered);
        }
        if !view.has_turn() {
            return None;
        }
        let think_ms = self.habits.think(view);
        // It has not yet forgotten what it was dealt.
        let mv = match self.habits.deals(view).or_else(|| first_wish(rules, view)) {
            Some(mv) => mv,
            None => self.choose_move(rules, view)?,
        };
        Some(self.habits.say_and_do(rules, view, mv, think_ms))
    }
}
