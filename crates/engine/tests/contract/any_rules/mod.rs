//! Random valid house rules: every field and every word of the document occurs.
//!
//! Most candidates are valid as generated; the rest is refused by `Rules::compile` and generated again.

mod answers;
mod asking;
mod beside;
mod cards;
mod charges;
mod coverage;
mod covering;
mod dealt;
mod deciding;
mod deck;
mod doubting;
mod end;
mod further;
mod lasting;
mod measuring;
mod narrowing;
mod patterns;
mod paying;
mod picking;
mod pots;
mod saying;
mod saying_more;
mod setup;
mod standing;
mod switching;
mod tallies;
mod threat;
mod times;
mod triggers;
mod turning;
mod when;

use std::collections::BTreeMap;

use stammtisch_engine::card::{Card, Rank, Suit};
use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::mau::rules::doc::{
    Colour, DrawWhen, FORMAT, Group, LayRule, Packs, Text, Which,
};
use stammtisch_engine::mau::rules::{HouseRules, RuleError, Rules, from_text, to_text};

pub(crate) use coverage::Coverage;

/// Generates rules from one seed.
pub(crate) struct AnyRules {
    chance: Chance,
    /// Candidates generated so far.
    pub made: u32,
    /// Codes of the mistakes in candidates that were refused.
    pub refused: BTreeMap<&'static str, u32>,
    pub coverage: Coverage,
}

impl AnyRules {
    pub(crate) fn new(number: u64) -> Self {
        let chance = Chance::stream(&Seed::from_number(number), 7);
        Self { chance, made: 0, refused: BTreeMap::new(), coverage: Coverage::default() }
    }

    /// Valid rules for a random number of seats.
    pub(crate) fn next(&mut self) -> Rules {
        loop {
            let doc = self.candidate();
            self.made += 1;
            let seats = self.chance.number(doc.seats.min, doc.seats.max);
            match Rules::compile(&doc, seats) {
                Ok(rules) => {
                    let (doc, rules) = self.in_teams(&doc).unwrap_or((doc, rules));
                    let (doc, rules) = self.with_own_deck(&doc).unwrap_or((doc, rules));
                    let (doc, rules) = self.with_times(&doc).unwrap_or((doc, rules));
                    let (doc, rules) = self.with_more(&doc).unwrap_or((doc, rules));
                    let (doc, rules) = self.with_questions(&doc).unwrap_or((doc, rules));
                    let (doc, rules) = self.with_conditions(&doc).unwrap_or((doc, rules));
                    let (doc, rules) = self.with_choices(&doc).unwrap_or((doc, rules));
                    let (doc, rules) = self.with_changes(&doc).unwrap_or((doc, rules));
                    let (doc, rules) = self.with_covered_cards(&doc).unwrap_or((doc, rules));
                    let (doc, rules) = self.with_answers(&doc).unwrap_or((doc, rules));
                    let (doc, rules) = self.with_sayings(&doc).unwrap_or((doc, rules));
                    let (doc, rules) = self.with_doubts(&doc).unwrap_or((doc, rules));
                    let (doc, rules) = self.with_states(&doc).unwrap_or((doc, rules));
                    let (doc, rules) = self.with_lasting_states(&doc).unwrap_or((doc, rules));
                    let (doc, rules) = self.with_payments(&doc).unwrap_or((doc, rules));
                    let (doc, rules) = self.with_tallies(&doc).unwrap_or((doc, rules));
                    let (doc, rules) = self.with_narrow_charges(&doc).unwrap_or((doc, rules));
                    let (doc, rules) = self.with_a_pot(&doc).unwrap_or((doc, rules));
                    let (doc, rules) = self.with_decisions(&doc).unwrap_or((doc, rules));
                    let (doc, rules) = self.with_cards_beside(&doc).unwrap_or((doc, rules));
                    let (doc, rules) = self.with_measures(&doc).unwrap_or((doc, rules));
                    let (doc, rules) = self.with_more_words(&doc).unwrap_or((doc, rules));
                    let (doc, rules) = self.with_amounts(&doc).unwrap_or((doc, rules));
                    let (doc, rules) = self.with_dealt_hands(&doc).unwrap_or((doc, rules));
                    let (doc, rules) = self.with_backs(&doc).unwrap_or((doc, rules));
                    self.coverage.note(&doc);
                    // A table keeps rules as text: reading them back gives the same rules.
                    assert_eq!(from_text(&to_text(&doc)).as_ref(), Ok(&doc));
                    return rules;
                }
                Err(mistakes) => self.refuse(&doc, &mistakes),
            }
        }
    }

    /// The same rules with teams, now and then. Drawn from a stream of its own, so that all other
    /// rules stay the same.
    fn in_teams(&self, doc: &HouseRules) -> Option<(HouseRules, Rules)> {
        let mut apart = Chance::stream(&Seed::from_number(u64::from(self.made)), 11);
        let mut doc = doc.clone();
        doc.teams = Some(end::teams(&mut apart, &mut doc.seats, &doc.matches)?);
        let seats = doc.seats.min;
        let rules = Rules::compile(&doc, seats).ok()?;
        Some((doc, rules))
    }

    /// The same rules with a custom deck, now and then; also drawn from a stream of its own.
    fn with_own_deck(&self, doc: &HouseRules) -> Option<(HouseRules, Rules)> {
        self.changed(doc, 13, 3, deck::of_ones_own)
    }

    /// The same rules with cards that do nothing for a time, now and then.
    fn with_times(&self, doc: &HouseRules) -> Option<(HouseRules, Rules)> {
        self.changed(doc, 17, 3, times::put_in)
    }

    /// The same rules with those of `further`, now and then.
    fn with_more(&self, doc: &HouseRules) -> Option<(HouseRules, Rules)> {
        self.changed(doc, 19, 3, further::put_in)
    }

    /// The same rules with effects that ask a player, now and then.
    fn with_questions(&self, doc: &HouseRules) -> Option<(HouseRules, Rules)> {
        self.changed(doc, 23, 2, asking::put_in)
    }

    /// The same rules with more conditions on what they have, now and then.
    fn with_conditions(&self, doc: &HouseRules) -> Option<(HouseRules, Rules)> {
        self.changed(doc, 29, 2, standing::put_in)
    }

    /// The same rules with effects that pick one of several, and wishes without a card, now and then.
    fn with_choices(&self, doc: &HouseRules) -> Option<(HouseRules, Rules)> {
        self.changed(doc, 31, 2, picking::put_in)
    }

    /// The same rules with patches that come and go during a deal, now and then.
    fn with_changes(&self, doc: &HouseRules) -> Option<(HouseRules, Rules)> {
        self.changed(doc, 37, 3, when::put_in)
    }

    /// The same rules with last cards that do not let a player go out, and the like, now and then.
    fn with_covered_cards(&self, doc: &HouseRules) -> Option<(HouseRules, Rules)> {
        self.changed(doc, 53, 3, covering::put_in)
    }

    /// The same rules with more about answers, now and then.
    fn with_answers(&self, doc: &HouseRules) -> Option<(HouseRules, Rules)> {
        self.changed(doc, 41, 2, answers::put_in)
    }

    /// The same rules with calls that are on time, in passing or by others, and more than two cards
    /// laid at once, now and then.
    fn with_sayings(&self, doc: &HouseRules) -> Option<(HouseRules, Rules)> {
        self.changed(doc, 43, 3, saying::put_in)
    }

    /// The same rules with more about who may doubt a move, and the consequences, now and then.
    fn with_doubts(&self, doc: &HouseRules) -> Option<(HouseRules, Rules)> {
        self.changed(doc, 61, 2, doubting::put_in)
    }

    /// The same rules with states, now and then.
    fn with_states(&self, doc: &HouseRules) -> Option<(HouseRules, Rules)> {
        self.changed(doc, 62, 3, switching::put_in)
    }

    /// The same rules with states that end by themselves or that one player has, if they have states.
    fn with_lasting_states(&self, doc: &HouseRules) -> Option<(HouseRules, Rules)> {
        self.changed(doc, 65, 1, lasting::put_in)
    }

    /// The same rules with points paid from one score to another, now and then.
    fn with_payments(&self, doc: &HouseRules) -> Option<(HouseRules, Rules)> {
        self.changed(doc, 63, 3, paying::put_in)
    }

    /// The same rules with conditions on who leads, trails or has won, now and then.
    fn with_tallies(&self, doc: &HouseRules) -> Option<(HouseRules, Rules)> {
        self.changed(doc, 64, 3, tallies::put_in)
    }

    /// The same rules with charges that can be made only under conditions, now and then.
    fn with_narrow_charges(&self, doc: &HouseRules) -> Option<(HouseRules, Rules)> {
        self.changed(doc, 66, 3, narrowing::put_in)
    }

    /// The same rules with points in a pot, and cards drawn for those put away, now and then.
    fn with_a_pot(&self, doc: &HouseRules) -> Option<(HouseRules, Rules)> {
        self.changed(doc, 67, 3, pots::put_in)
    }

    /// The same rules with effects that end a match, and states of each player, now and then.
    fn with_decisions(&self, doc: &HouseRules) -> Option<(HouseRules, Rules)> {
        self.changed(doc, 68, 3, deciding::put_in)
    }

    /// The same rules with penalty cards beside the hand, now and then.
    fn with_cards_beside(&self, doc: &HouseRules) -> Option<(HouseRules, Rules)> {
        self.changed(doc, 69, 3, beside::put_in)
    }

    /// The same rules with deals that count several times, hands shuffled together, and the like,
    /// now and then.
    fn with_measures(&self, doc: &HouseRules) -> Option<(HouseRules, Rules)> {
        self.changed(doc, 70, 3, measuring::put_in)
    }

    /// The same rules with calls under conditions or at any time, and the like, now and then.
    fn with_more_words(&self, doc: &HouseRules) -> Option<(HouseRules, Rules)> {
        self.changed(doc, 71, 2, saying_more::put_in)
    }

    /// The same rules with amounts counted per card or the like, now and then.
    fn with_amounts(&self, doc: &HouseRules) -> Option<(HouseRules, Rules)> {
        self.changed(doc, 72, 2, measuring::count_each)
    }

    /// The same rules with conditions on how many cards somebody was dealt, and the like, now and then.
    fn with_dealt_hands(&self, doc: &HouseRules) -> Option<(HouseRules, Rules)> {
        self.changed(doc, 73, 2, dealt::put_in)
    }

    /// The same rules with two-sided cards, now and then.
    fn with_backs(&self, doc: &HouseRules) -> Option<(HouseRules, Rules)> {
        self.changed(doc, 74, 2, turning::put_in)
    }

    /// The same rules changed by `put_in`, once in `one_in` times, drawn from a stream of its own.
    fn changed(
        &self,
        doc: &HouseRules,
        stream: u64,
        one_in: u32,
        put_in: impl Fn(&mut Chance, &mut HouseRules),
    ) -> Option<(HouseRules, Rules)> {
        let mut apart = Chance::stream(&Seed::from_number(u64::from(self.made)), stream);
        if !apart.one_in(one_in) {
            return None;
        }
        let mut doc = doc.clone();
        put_in(&mut apart, &mut doc);
        let rules = Rules::compile(&doc, doc.seats.min).ok()?;
        Some((doc, rules))
    }

    fn refuse(&mut self, doc: &HouseRules, mistakes: &[RuleError]) {
        for mistake in mistakes {
            *self.refused.entry(mistake.code).or_default() += 1;
        }
        // A candidate may be contradictory, but it is always a document.
        assert!(!to_text(doc).is_empty());
    }

    fn candidate(&mut self) -> HouseRules {
        let any = &mut self.chance;
        let seats = setup::seats(any);
        let deck = setup::deck(any);
        let deal = setup::deal(any, &seats, &deck);
        let pack = Pack::of(&deck);
        let play = end::play_until(any);
        let cards = cards::cards(any, &pack, seats.max, play);
        let fit = setup::fit(any, &pack);
        let draw = setup::draw(any, &deal);
        let patterns = patterns::patterns(any, &pack, seats.max, play);
        let lay = if any.one_in(4) { setup::lay(any, &pack) } else { LayRule::default() };
        let end = end::end(any, &pack, play);
        let points = end::points(any, &pack, seats.max);
        let matches = end::matches(any, &points, &seats);
        let kitty = end::kitty(any, &points);
        let owes_cards = draw.must_lay || draw.times == 0 || draw.when == DrawWhen::NothingFits;
        let mut doc = HouseRules {
            format: FORMAT,
            id: "any".into(),
            name: text("Irgendwelche", "Any"),
            about: text("Ausgedacht.", "Made up."),
            calls: cards::calls(any, &pack, &end),
            charges: BTreeMap::new(),
            errors: None,
            cheat: any.one_in(4).then(|| cards::cheat(any, &pack, owes_cards)),
            beside: None,
            seats,
            deck,
            deal,
            fit,
            draw,
            lay,
            cards,
            states: BTreeMap::new(),
            dormant: BTreeMap::new(),
            patterns,
            triggers: BTreeMap::new(),
            end,
            points,
            matches,
            kitty,
            teams: None,
            when: Vec::new(),
        };
        doc.deal.start_effects = setup::start_effects(any, &doc);
        doc.deal.start_wishes = setup::start_wishes(any, &doc);
        doc.deal.start_again = setup::start_again(any, &doc, &pack);
        doc.deal.start_laid = setup::start_laid(any, &doc, &pack);
        doc.fit.last_resort = setup::last_resort(any, &pack);
        cards::reachable_calls(&mut doc);
        charges::charges(
            &mut Chance::stream(&Seed::from_number(u64::from(self.made)), 12),
            &mut doc,
        );
        doc.triggers = triggers::triggers(any, &doc, &pack);
        doc.when = when::when(any, &doc);
        doc
    }
}

fn text(de: &str, en: &str) -> Text {
    Text { de: de.into(), en: en.into() }
}

/// The ranks and jokers of the deck.
struct Pack {
    ranks: Vec<Rank>,
    jokers: u8,
    /// Whether there are two of each kind at every table.
    twice: bool,
}

impl Pack {
    fn of(deck: &stammtisch_engine::mau::rules::doc::DeckRule) -> Self {
        let ranks = Rank::all().filter(|rank| *rank >= deck.lowest || *rank == Rank::ACE);
        let twice = matches!(deck.packs, Packs::Fixed(2..));
        Self { ranks: ranks.collect(), jokers: deck.jokers, twice }
    }

    fn jokers(&self) -> impl Iterator<Item = Which> {
        let both = [Card::JOKER_RED, Card::JOKER_BLACK];
        both.into_iter().take(usize::from(self.jokers)).map(Which::Card)
    }
}

/// Random choices.
trait Lots {
    fn draw(&mut self, bound: u32) -> u32;

    fn one_in(&mut self, number: u32) -> bool {
        self.draw(number) == 0
    }

    /// From `low` to `high`, both included.
    fn number(&mut self, low: u8, high: u8) -> u8 {
        low + self.draw(u32::from(high.max(low) - low) + 1) as u8
    }

    fn one_of<T: Clone>(&mut self, list: &[T]) -> T {
        list[self.draw(list.len() as u32) as usize].clone()
    }

    fn rank(&mut self, pack: &Pack) -> Rank {
        self.one_of(&pack.ranks)
    }

    /// A rank, or now and then a group or a single card.
    fn which(&mut self, pack: &Pack) -> Which {
        if pack.jokers > 0 && self.one_in(12) {
            return Which::Card(Card::JOKER_RED);
        }
        let rank = self.rank(pack);
        let suit = Suit::at(self.number(0, 3));
        let colour = self.one_of(&[Colour::Red, Colour::Black]);
        match self.draw(20) {
            0..=2 => Which::Card(Card::new(rank, suit).unwrap()),
            3 => Which::Coloured(colour, rank),
            4 => Which::Group(Group::Colour(colour)),
            5 => Which::Group(Group::Suit(suit)),
            6 => Which::Group(self.one_of(&[Group::Court, Group::Number, Group::Any])),
            _ => Which::Rank(rank),
        }
    }

    /// Up to `most` entries, none twice.
    fn some(&mut self, pack: &Pack, most: u8) -> Vec<Which> {
        let mut list = Vec::new();
        for _ in 0..self.number(1, most) {
            let which = self.which(pack);
            if !list.contains(&which) {
                list.push(which);
            }
        }
        list
    }
}

impl Lots for Chance {
    fn draw(&mut self, bound: u32) -> u32 {
        self.below(bound.max(1))
    }
}
