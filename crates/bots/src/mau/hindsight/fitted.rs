//! Fitted parameters of the logit model that hold for any rules; `fit` found them in many matches of bots.

use super::choosing::COUNT;

/// The parameter of each feature, in the order of the model.
pub(super) const NUMBERS: [f64; COUNT] = [
    -3.70, 2.14, 1.54, 1.17, -0.27, 1.09, 0.89, -0.20, -0.37, 0.93, 3.57, 0.21, -0.87, -2.06,
    -5.68, 3.03, 0.85, 6.23, 0.11, 0.76,
];
