//! How a round goes on, in closed form: who doubts what, and who gets the point in the end.
//!
//! For two players these are the rates of the game in which every hand is a fresh one, in the limit
//! of many values: with d the share of hands that cannot do it, a claim is a lie with probability
//! 1 - d, is doubted with 1 - 1/(e d), and who has to beat it loses with max(d, 1/e). With more
//! players a doubt is a private risk for the good of all: what half of all hands can do is believed,
//! with many players mostly even what a few less can do, and the potato is passed on; so a word need
//! not climb far, and holds more often.

use stammtisch_engine::limits::MAX_SEATS;

/// 1/e: below that share of hands nothing is worth claiming with two players.
const LOWEST: f32 = 0.367_879_44;

/// How likely each seat, by distance from the opener, gets the point of a round with so many
/// players, from three on: an equilibrium of the game with fresh hands, found by backward induction.
/// Five and seven lie between their neighbours.
const OPENING: [[f32; 8]; 6] = [
    [0.0, 0.548, 0.452, 0.0, 0.0, 0.0, 0.0, 0.0],
    [0.0, 0.452, 0.458, 0.090, 0.0, 0.0, 0.0, 0.0],
    [0.0, 0.406, 0.443, 0.131, 0.020, 0.0, 0.0, 0.0],
    [0.0, 0.361, 0.428, 0.172, 0.036, 0.003, 0.0, 0.0],
    [0.0, 0.315, 0.400, 0.202, 0.066, 0.015, 0.002, 0.0],
    [0.0, 0.270, 0.372, 0.232, 0.096, 0.026, 0.004, 0.0],
];

/// How likely an announcement is a lie that a share `could` of all hands can do. From three players
/// on a truth is `candour` times as common, in odds.
pub(super) fn lies(seats: usize, could: f32, candour: f32) -> f32 {
    match seats {
        0..=2 if could > 1.0 - LOWEST => 1.0 - could,
        0..=2 => could,
        _ => (1.0 - could) / (1.0 - could + candour * could),
    }
}

/// How likely it is doubted. From three players on what a share `even` of all hands can do is doubted
/// as often as it is believed.
pub(super) fn doubts(seats: usize, could: f32, even: f32, slope: f32) -> f32 {
    match seats {
        0..=2 => (1.0 - LOWEST / (1.0 - could).max(LOWEST)).clamp(0.0, 1.0),
        _ => step(even - could, slope),
    }
}

/// How likely each seat, by distance from the one that has to do more, gets the point, if a share
/// `beats` of all hands can.
pub(super) fn falls_to(seats: usize, beats: f32, slope: f32) -> [f32; MAX_SEATS] {
    let mut shares = [0.0; MAX_SEATS];
    let fails = 1.0 - beats;
    if seats <= 2 {
        let loses = fails.max(LOWEST);
        shares[..2].copy_from_slice(&[loses, 1.0 - loses]);
        return shares;
    }
    let sure = step(fails - 0.5, slope);
    let calm = OPENING[(seats - 3).min(OPENING.len() - 1)];
    // The lower the claim, the more can be passed on once more before it falls to somebody.
    let once_more = (0.5 - fails).max(0.0);
    for (distance, calm) in calm.into_iter().take(seats).enumerate() {
        shares[distance] += (1.0 - sure) * (1.0 - once_more) * calm;
        shares[(distance + 1) % seats] += (1.0 - sure) * once_more * calm;
    }
    shares[0] += sure * fails;
    shares[1] += sure * beats;
    shares
}

/// From 0 to 1 around 0, within `slope` to both sides.
pub(super) fn step(x: f32, slope: f32) -> f32 {
    let part = (0.5 + x / (2.0 * slope)).clamp(0.0, 1.0);
    part * part * (3.0 - 2.0 * part)
}
