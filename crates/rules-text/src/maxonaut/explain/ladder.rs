//! The ladder in words: the order of values.

use crate::grammar::text;
use stammtisch_engine::maxonaut::claim::Claim;
use stammtisch_engine::rules::Text;

pub(super) fn ladder() -> Vec<Text> {
    let (pairs, mixed): (Vec<_>, Vec<_>) =
        Claim::all().filter(|claim| *claim != Claim::MAXONAUT).partition(|claim| claim.is_pair());
    let listed =
        |claims: &[Claim]| claims.iter().map(Claim::to_string).collect::<Vec<_>>().join(", ");
    let (pairs, mixed) = (listed(&pairs), listed(&mixed));
    vec![
        text(
            "Zwei Ziffern ergeben eine Zahl; die höhere steht vorn. Aus 4 und 6 wird also 64.",
            "Two digits make a number; the higher one goes first. So 4 and 6 make 64.",
        ),
        text(
            format!("Gemischte Zahlen von unten nach oben: {mixed}."),
            format!("Mixed numbers from the bottom up: {mixed}."),
        ),
        text(
            format!("Darüber stehen die Pärchen: {pairs}. Schon 11 schlägt 98."),
            format!("Above them come the pairs: {pairs}. Even 11 beats 98."),
        ),
        text(
            "Ganz oben steht die 21 aus 2 und 1: der Maxonaut.",
            "At the very top is 21, made of 2 and 1: the Maxonaut.",
        ),
    ]
}
