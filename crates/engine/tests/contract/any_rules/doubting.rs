//! Random rules about doubting a move without anything being taken back.

use stammtisch_engine::chance::Chance;
use stammtisch_engine::mau::rules::HouseRules;
use stammtisch_engine::mau::rules::doc::{Accuser, CheatThen, MovedHands};

use super::Lots;

/// Adds these to rules that allow cheating.
pub(super) fn put_in(any: &mut Chance, doc: &mut HouseRules) {
    let Some(cheat) = doc.cheat.as_mut() else { return };
    if any.one_in(2) {
        cheat.by = Accuser::Next;
    }
    cheat.bears = any.one_in(2);
    if any.one_in(2) {
        cheat.then = CheatThen::Stays;
        cheat.moved_hands = MovedHands::Stand;
        cheat.penalty = cheat.penalty.max(1);
    }
}
