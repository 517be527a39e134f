//! The rules in force in words: a text that a person could learn the game from, in German and English.
//!
//! It is generated from the rules that the engine runs on, so it cannot disagree with the game. Every
//! sentence is written in both languages at the same place, and the document is destructured field by field
//! (no `..`): a new field does not compile until it has a text.

mod announce;
mod cards;
mod deck;
mod end;
mod ladder;
mod names;
mod reveal;
mod special;
mod start;
mod tips;
mod turn;

use crate::grammar::text;
use crate::part::{Part, in_language};
use stammtisch_engine::maxonaut::rules::Rules;
use stammtisch_engine::maxonaut::rules::doc::{AnnounceRule, HouseRules, LayRule, MaxonautRule};
use stammtisch_engine::rules::{CardText, Lang, Section, Text};

/// The complete rules, in reading order, for the number of seats they were compiled for.
pub(super) fn explain(rules: &Rules, lang: Lang) -> Vec<Section> {
    in_language(sections(rules), lang)
}

/// What each card of the deck does, the special ones first.
pub(super) fn cards(rules: &Rules) -> Vec<CardText> {
    cards::cards(rules)
}

/// The length of a match in a few words.
pub(super) fn length(rules: &Rules) -> Text {
    end::length(rules.doc().limit)
}

fn sections(rules: &Rules) -> Vec<Part> {
    let HouseRules {
        // The name of the rules is above the text, not in it.
        format: _,
        id: _,
        name: _,
        about: _,
        seats,
        deck: _, // Read as it was compiled: a kind that is written down may be there zero times.
        hand,
        limit,
        lay,
        announce,
        maxonaut,
        next_round,
    } = rules.doc();
    let LayRule { fewer, unseen } = *lay;
    let AnnounceRule { reverses, skips, wrong_form } = announce;
    let MaxonautRule { accept, doubt } = *maxonaut;
    let special_announcements = [
        announce::reverses(rules, reverses),
        announce::skips(rules, skips),
        announce::wrong_form(*wrong_form),
    ];
    let dearest = accept.max(doubt).max(*wrong_form);
    vec![
        (text("Ziel", "The goal"), end::goal(*limit)),
        (text("Karten", "The cards"), deck::cards(rules, seats)),
        (text("Der Start", "How to begin"), start::start(*hand)),
        (text("Dein Zug", "Your turn"), turn::turn(*hand, fewer, unseen)),
        (text("Die Leiter", "The ladder"), ladder::ladder()),
        (text("Sonderkarten", "Special cards"), special::special(rules)),
        (text("Aufdecken", "Doubting"), reveal::reveal(rules, *limit, *next_round)),
        (text("Die 21", "The 21"), announce::maxonaut(rules, accept, doubt, *next_round)),
        (
            text("Besondere Ansagen", "Special announcements"),
            special_announcements.into_iter().flatten().collect(),
        ),
        (text("Wenn der Nachziehstapel leer ist", "When the draw pile is empty"), {
            turn::reshuffle(unseen)
        }),
        (text("Ende der Partie", "The end of the match"), end::end(rules, *limit, dearest)),
        (text("Tipps", "Tips"), tips::tips(rules, *limit, fewer, unseen)),
    ]
}
