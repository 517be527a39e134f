//! Random play without bots or views: how long games are, how fair the rules, how fast the engine.

use stammtisch_engine::game::{LegalSet, Opening, Status};

use super::game::ArenaGame;
use super::result::ArenaResult;

/// Random numbers that need not be secret, only uniform (`SplitMix64`; Steele, Lea and Flood 2014).
struct Quick(u64);

impl Quick {
    #[inline]
    const fn below(&mut self, bound: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        let word = (mixed ^ mixed >> 31) >> 32;
        ((word * bound as u64) >> 32) as u32
    }
}

/// Plays a match at random, all choices determined by `number`: a seat drawn uniformly from those that may
/// act, then any of its legal moves.
#[must_use]
pub fn play_random<G: ArenaGame>(
    rules: &G::Rules,
    opening: Opening,
    number: u64,
) -> ArenaResult<G::Counts> {
    let mut result = ArenaResult::default();
    let (mut quick, mut legal) = (Quick(number), G::MoveSet::default());
    let mut state = G::start(rules, opening, &mut |event| G::note_event(event, &mut result));
    loop {
        match G::status(&state) {
            Status::MatchOver => return result,
            Status::DealOver => {
                // This cannot fail: the deal is over and the match is not.
                let sink = &mut |event| G::note_event(event, &mut result);
                let _ = G::next_deal(rules, &mut state, sink);
            }
            Status::Playing => {
                let mut seats = G::to_act(rules, &state);
                let skip = if seats.len() == 1 { 0 } else { quick.below(seats.len()) };
                let Some(seat) = seats.nth(skip as usize) else { return result };
                G::legal_set(rules, &state, seat, &mut legal);
                let Some(mv) = legal.nth(quick.below(legal.len())) else { return result };
                G::note_honest_move(rules, &state, seat, mv, &mut result.counts);
                let sink = &mut |event| G::note_event(event, &mut result);
                G::play_unchecked(rules, &mut state, seat, mv, sink);
                result.moves += 1;
            }
        }
    }
}
