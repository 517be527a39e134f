//! Replays a match from its moves, as a table does from its log.

use stammtisch_engine::game::{Game, Opening};
use stammtisch_engine::seat::Seat;

/// One step of a match.
#[derive(Clone, Copy)]
pub(crate) enum Entry<M> {
    Move { seat: Seat, mv: M },
    NextDeal,
    Withdrawal { seat: Seat },
}

/// Replays all steps and returns the final state. Events go to `sink`.
pub(crate) fn replay<G: Game>(
    rules: &G::Rules,
    opening: Opening,
    entries: &[Entry<G::Move>],
    sink: &mut dyn FnMut(G::Event),
) -> G::State {
    let mut state = G::start(rules, opening, sink);
    for entry in entries {
        match *entry {
            Entry::Move { seat, mv } => G::play(rules, &mut state, seat, mv, sink).unwrap(),
            Entry::NextDeal => G::next_deal(rules, &mut state, sink).unwrap(),
            Entry::Withdrawal { seat } => assert!(G::withdraw(rules, &mut state, seat, sink)),
        }
    }
    state
}
