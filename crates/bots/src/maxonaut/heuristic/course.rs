//! The course of a round, in closed form: who doubts what, and who gets the point in the end.
//!
//! For two players these are the equilibrium rates of the game in which every hand is a fresh one, in the
//! limit of many values: with d the share of hands that cannot reach it, a claim is a lie with probability
//! 1-d, is doubted with probability 1-1/(e d), and the player who has to beat it loses with probability
//! max(d, 1/e). With more players a doubt is a private risk for the common good: what half of all hands can
//! reach is believed, with many players mostly even what somewhat fewer can reach, and the problem is passed
//! on; so an announcement need not climb far, and is more often true.

use stammtisch_engine::limits::MAX_SEATS;

/// 1/e: with two players no claim is worth making that a smaller share of hands than this cannot reach.
const LOWEST: f32 = 0.367_879_44;

/// How likely each seat, by distance from the opener, gets the point of a round, for three players and more:
/// an equilibrium of the game with fresh hands, found by backward induction. The rows for five and seven are
/// interpolated.
const OPENING: [[f32; 8]; 6] = [
    [0.0, 0.548, 0.452, 0.0, 0.0, 0.0, 0.0, 0.0],
    [0.0, 0.452, 0.458, 0.090, 0.0, 0.0, 0.0, 0.0],
    [0.0, 0.406, 0.443, 0.131, 0.020, 0.0, 0.0, 0.0],
    [0.0, 0.361, 0.428, 0.172, 0.036, 0.003, 0.0, 0.0],
    [0.0, 0.315, 0.400, 0.202, 0.066, 0.015, 0.002, 0.0],
    [0.0, 0.270, 0.372, 0.232, 0.096, 0.026, 0.004, 0.0],
];

/// How likely an announcement that a share `could` of all hands can reach is a lie. With three players and
/// more a truth is `candour` times as common, in odds.
pub(super) fn lies(seats: usize, could: f32, candour: f32) -> f32 {
    match seats {
        0..=2 if could > 1.0 - LOWEST => 1.0 - could,
        0..=2 => could,
        _ => (1.0 - could) / (1.0 - could + candour * could),
    }
}

/// How likely it is doubted. With three players and more, what a share `even` of all hands can reach is
/// doubted as often as it is believed.
pub(super) fn doubts(seats: usize, could: f32, even: f32, slope: f32) -> f32 {
    match seats {
        0..=2 => (1.0 - LOWEST / (1.0 - could).max(LOWEST)).clamp(0.0, 1.0),
        _ => step(even - could, slope),
    }
}

/// How likely each seat, by distance from the one that has to beat the claim, gets the point, if a share
/// `beats` of all hands can beat it.
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
    // The lower the claim, the likelier it is passed on once more before somebody gets the point.
    let once_more = (0.5 - fails).max(0.0);
    for (distance, calm) in calm.into_iter().take(seats).enumerate() {
        shares[distance] += (1.0 - sure) * (1.0 - once_more) * calm;
        shares[(distance + 1) % seats] += (1.0 - sure) * once_more * calm;
    }
    shares[0] += sure * fails;
    shares[1] += sure * beats;
    shares
}

/// A smooth step from 0 to 1 around 0, within `slope` on both sides.
pub(super) fn step(x: f32, slope: f32) -> f32 {
    let part = (0.5 + x / (2.0 * slope)).clamp(0.0, 1.0);
    part * part * (3.0 - 2.0 * part)
}
