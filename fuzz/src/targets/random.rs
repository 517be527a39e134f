//! Random play of any game, for targets that need positions.

use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::game::{Game, Opening, Status};

/// A match in which any allowed move is made, including irregular ones.
pub(super) struct Random<'a, G: Game> {
    rules: &'a G::Rules,
    pub(super) state: G::State,
    chance: Chance,
    moves: G::Moves,
    irregular: Vec<G::Move>,
}

impl<'a, G: Game> Random<'a, G> {
    /// The match that follows from `seed`.
    pub(super) fn start(rules: &'a G::Rules, seed: u64) -> Self {
        let seed = Seed::from_number(seed);
        let state = G::start(rules, Opening::new(seed), &mut |_| {});
        let (moves, irregular) = (G::Moves::default(), Vec::new());
        Self { rules, state, chance: Chance::stream(&seed, 7), moves, irregular }
    }

    /// Makes one move or starts the next deal; returns whether the match goes on.
    ///
    /// # Panics
    /// If the game breaks a promise: listed moves are allowed, and a seat that can act has a move.
    pub(super) fn step(&mut self) -> bool {
        let Self { rules, state, chance, moves, irregular } = self;
        match G::status(state) {
            Status::MatchOver => return false,
            Status::DealOver => drop(G::next_deal(rules, state, &mut |_| {})),
            Status::Playing => {
                let mut seats = G::to_act(rules, state);
                let count = seats.len();
                let Some(seat) = seats.nth(chance.below(count) as usize) else {
                    panic!("nobody can act");
                };
                G::legal(rules, state, seat, moves);
                G::irregular(rules, state, seat, irregular);
                let pick = chance.below((moves.len() + irregular.len()) as u32) as usize;
                let mv = moves.get(pick).or_else(|| irregular.get(pick - moves.len()));
                let Some(mv) = mv.copied() else { panic!("who can act has no move") };
                drop(G::view(rules, state, Some(seat)));
                let taken = G::play(rules, state, seat, mv, &mut |_| {});
                assert!(taken.is_ok(), "{mv:?} is listed, but {taken:?}");
            }
        }
        true
    }
}
