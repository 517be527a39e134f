//! The probability of each announcement, given the top cards as far as the announcer knows them.
//!
//! A logit model: each announcement above the last one has an appeal, linear in the parameters below, and is
//! made with a probability proportional to its exponential. How the appeal depends on how good an
//! announcement is, differs between truths, lies, and cases where the announcer cannot know.

use stammtisch_engine::maxonaut::{Card, Claim};

use super::ladder::{CURVE, KNOTS, Ladder, above, curve};
use crate::maxonaut::claim_odds::digits_of;
use crate::maxonaut::value_distribution::RANKS;

/// What a player knows of the two cards that it announces.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Known {
    /// Both: their rank on the ladder.
    Worth(usize),
    /// One of them is virus, bomb or chance: a doubt will not compare values.
    Special,
    /// At most this one card.
    Part(Option<Card>),
}

const TRUTH: usize = 0;
const LIE: usize = TRUTH + CURVE + 2;
const SPECIAL: usize = LIE + CURVE + 2;
const BLIND: usize = SPECIAL + CURVE + 2;
const EXACT: usize = BLIND + CURVE + 2;
const UNDERSTATED: usize = EXACT + 1;
const LIES_LATER: usize = UNDERSTATED + 1;
const NAMED: usize = LIES_LATER + 1;
const LUCK: usize = NAMED + 2;
/// The number of parameters.
pub(super) const COUNT: usize = LUCK + 1;

/// The features of an announcement.
pub(super) fn features(
    ladder: &Ladder,
    known: Known,
    floor: usize,
    claim: usize,
    add: &mut dyn FnMut(usize, f64),
) {
    let of = match known {
        Known::Worth(worth) if claim <= worth => TRUTH,
        Known::Worth(_) => LIE,
        Known::Special => SPECIAL,
        Known::Part(_) => BLIND,
    };
    curve(of, &KNOTS, ladder.hand(claim), 1.0, add);
    // For the first announcement of a round there is none to be close to.
    if floor > 0 {
        add(of + CURVE, f64::from(u8::from(claim == floor + 1)));
        add(of + CURVE + 1, ((claim - floor) as f64).ln());
    }
    match known {
        Known::Worth(worth) if claim == worth => add(EXACT, 1.0),
        Known::Worth(worth) if claim < worth => {
            add(UNDERSTATED, ((worth - claim) as f64).ln());
        }
        Known::Worth(_) => add(LIES_LATER, f64::from(u8::from(floor > 0))),
        Known::Part(card) => {
            add(LUCK, ladder.luck(card, claim));
            let digits = Claim::all().nth(claim - 1).map_or([None; 2], digits_of);
            let named = digits.iter().filter(|digit| digit.is_some() && **digit == card).count();
            if named > 0 {
                add(NAMED + named - 1, 1.0);
            }
        }
        Known::Special => {}
    }
}

/// The model with its parameters, precomputed for a deck.
#[derive(Clone)]
pub(super) struct Announcing {
    ladder: Ladder,
    numbers: [f64; COUNT],
    /// By what is known and the last announcement: the sum of the appeals of all announcements.
    sums: Vec<[f64; RANKS]>,
}

/// The entries of `sums`, the ranks first.
const PLACES: usize = RANKS + 1 + 1 + Card::KINDS;

fn place(known: Known) -> usize {
    match known {
        Known::Worth(worth) => worth,
        Known::Special => RANKS,
        Known::Part(None) => RANKS + 1,
        Known::Part(Some(card)) => RANKS + 2 + card.index(),
    }
}

impl Announcing {
    pub(super) fn new(ladder: &Ladder, numbers: &[f64; COUNT]) -> Self {
        let mut model =
            Self { ladder: ladder.clone(), numbers: *numbers, sums: vec![[0.0; RANKS]; PLACES] };
        let worths = (0..RANKS).map(Known::Worth);
        let parts = Card::all().map(|card| Known::Part(Some(card)));
        for known in worths.chain([Known::Special, Known::Part(None)]).chain(parts) {
            let sums = std::array::from_fn(|floor| {
                above(floor).map(|claim| model.appeal(known, floor, claim)).sum()
            });
            model.sums[place(known)] = sums;
        }
        model
    }

    fn appeal(&self, known: Known, floor: usize, claim: usize) -> f64 {
        let mut appeal = 0.0;
        features(&self.ladder, known, floor, claim, &mut |at, much| {
            appeal += self.numbers[at] * much;
        });
        appeal.exp()
    }

    /// How likely a player makes this announcement.
    pub(super) fn chance(&self, known: Known, floor: usize, claim: usize) -> f64 {
        let all = self.sums.get(place(known)).and_then(|by_floor| by_floor.get(floor));
        self.appeal(known, floor, claim) / all.copied().unwrap_or(1.0).max(f64::MIN_POSITIVE)
    }
}
