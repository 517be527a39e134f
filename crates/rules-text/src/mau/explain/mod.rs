//! The rules in force in words: a text that a person could learn the game from, in German and English.
//!
//! It is generated from the rules that the engine runs on, so it cannot disagree with the game. Every
//! sentence is written in both languages at the same place, and every part of the document is destructured
//! field by field (no `..`): a new field does not compile until it has a text.

mod amounts;
mod asking;
mod author;
mod beside;
mod call_cards;
mod call_moments;
mod call_speakers;
mod calls;
mod cards;
mod charges;
mod cheat;
mod conditions;
mod counting;
mod deal;
mod deck;
pub(in crate::mau) mod dormant;
mod draw;
mod each_card;
mod effects;
mod end;
mod fit;
mod grammar;
mod hands;
mod holding;
mod last;
mod last_pattern;
pub(in crate::mau) mod last_resort;
mod lay;
mod length;
mod matches;
pub(super) mod names;
mod now;
mod order;
mod patterns;
mod points;
mod pot;
mod sharp;
mod standing;
mod start;
mod states;
mod sum_parts;
mod sums;
mod teams;
mod threat;
mod throw_in;
mod times;
mod triggers;
mod values;
mod when;
mod whom;

pub(super) use cards::wished;

use crate::AboutNow;
use crate::part::{Part, in_language};
use stammtisch_engine::card::Card;
use stammtisch_engine::mau::outlook::Now;
use stammtisch_engine::mau::rules::Rules;
use stammtisch_engine::mau::rules::doc::{CheatRule, CheatThen, HouseRules, Text};
use stammtisch_engine::rules::{CardText, Lang, Section};

/// Whether a player found to have cheated takes back what they laid.
fn is_taken_back(cheat: Option<&CheatRule>) -> bool {
    cheat.is_some_and(|cheat| cheat.then != CheatThen::Stays)
}

/// The complete rules, in reading order, for the number of seats they were compiled for.
pub(super) fn explain(rules: &Rules, lang: Lang) -> Vec<Section> {
    in_language(sections(rules), lang)
}

/// What each card of the deck does, in reading order.
pub(super) fn cards(rules: &Rules) -> Vec<CardText> {
    each_card::cards(rules)
}

/// The length of a match in a few words.
pub(super) fn length(rules: &Rules) -> Text {
    length::length(rules)
}

/// The effects of one card under the rules in force, one per line.
pub(super) fn card(rules: &Rules, card: Card) -> Vec<Text> {
    each_card::one(rules, card).lines
}

/// What can be done with a card, and why or why not.
pub(super) fn now(rules: &Rules, now: &Now) -> Option<AboutNow> {
    now::now(rules, now)
}

fn sections(rules: &Rules) -> Vec<Part> {
    let mut parts = body(rules);
    parts.extend(when::differs(rules));
    parts
}

/// The sections of the rules in force at the table, always under the same headings.
fn body(rules: &Rules) -> Vec<Part> {
    let HouseRules {
        // The name of the rules is above the text, not in it.
        format: _,
        id: _,
        name: _,
        about: _,
        seats,
        deck,
        deal,
        fit,
        draw,
        lay,
        cards: _, // Read card by card: a single card's entry hides its rank's.
        states,
        dormant,
        patterns,
        triggers,
        calls,
        charges,
        errors,
        cheat,
        beside,
        end,
        points,
        matches,
        kitty,
        teams,
        when: _, // Told by what differs then.
    } = rules.doc();
    let title = grammar::text;
    let setup = [deck::cards(rules, seats, deck), deal::cards(rules, deal)].concat();
    let turn = [
        fit::fit(rules, fit),
        draw::draw(draw, rules.doc().end.blocked, is_taken_back(cheat.as_ref())),
        lay::lay(rules, lay),
    ]
    .concat();
    let end_of_match = matches::matches(rules, points, matches);
    vec![
        (title("Ziel", "The goal"), end::goal(rules, end, matches)),
        (
            title("Teams", "Teams"),
            teams.as_ref().map_or_else(Vec::new, |it| teams::teams(rules, it)),
        ),
        (title("Karten und Geben", "Cards and dealing"), setup),
        (title("Wer beginnt", "Who begins"), deal::first(rules, deal, matches, points.to)),
        (title("Dein Zug", "Your turn"), turn),
        (
            title("Besondere Karten", "Special cards"),
            [cards::cards(rules), dormant::dormant(rules, dormant)].concat(),
        ),
        (title("Was gerade gilt", "What holds at the moment"), states::states(rules, states)),
        (title("Muster", "Patterns"), patterns::patterns(rules, patterns)),
        (
            title("Was sonst etwas auslöst", "What else sets something off"),
            triggers::triggers(rules, triggers),
        ),
        (title("Die Startkarte", "The start card"), start::card(rules)),
        (title("Ansagen", "Calls"), calls::calls(rules, calls)),
        (title("Worte und Manieren", "Words and manners"), charges::charges(rules, charges)),
        (
            title("Mogeln", "Cheating"),
            cheat.as_ref().map_or_else(Vec::new, |it| cheat::cheat(rules, it)),
        ),
        (
            title("Fehler", "Errors"),
            errors.as_ref().map_or_else(Vec::new, |errors| charges::errors(rules, errors)),
        ),
        (
            title("Karten neben der Hand", "Cards beside the hand"),
            beside.as_ref().map_or_else(Vec::new, |it| beside::beside(rules.doc(), it)),
        ),
        (title("Ende der Runde", "End of a deal"), end::deal(rules, end)),
        (
            title("Punkte", "Points"),
            [
                points::points(rules, points, matches),
                pot::rolls_on(rules.doc()).into_iter().collect(),
            ]
            .concat(),
        ),
        (title("Die Partie", "The match"), end_of_match),
        (
            title("Die Kasse", "The kitty"),
            kitty.as_ref().map_or_else(Vec::new, |it| matches::kitty(it, points.to)),
        ),
    ]
}
