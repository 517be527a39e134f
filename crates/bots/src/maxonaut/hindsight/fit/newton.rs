//! A logit model: what was chosen is likelier the larger the sum of what speaks for it.

/// What could have been done, each with what its appeal is made of, and which of it was done.
pub(super) struct Choice {
    pub(super) options: Vec<Vec<(usize, f64)>>,
    pub(super) chosen: usize,
}

/// The numbers that make what was done likeliest (Newton's method; it has one summit only), and are not
/// larger than they need be.
pub(super) fn likeliest<const N: usize>(choices: &[Choice]) -> [f64; N] {
    let mut numbers = [0.0; N];
    let mut last = f64::NEG_INFINITY;
    for _ in 0..60 {
        let (mut likelihood, mut slope, mut curve) = (0.0, [0.0; N], vec![[0.0; N]; N]);
        for (at, row) in curve.iter_mut().enumerate() {
            (slope[at], row[at]) = (-numbers[at], 1.0);
            likelihood -= numbers[at] * numbers[at] / 2.0;
        }
        for Choice { options, chosen } in choices {
            let appeal = |option: &Vec<(usize, f64)>| -> f64 {
                let numbers = |at: usize| numbers.get(at).copied().unwrap_or(1.0);
                option.iter().map(|(at, much)| numbers(*at) * much).sum()
            };
            let appeals: Vec<f64> = options.iter().map(appeal).collect();
            let most = appeals.iter().copied().fold(f64::NEG_INFINITY, f64::max);
            let all: f64 = appeals.iter().map(|appeal| (appeal - most).exp()).sum();
            likelihood += appeals[*chosen] - most - all.ln();
            let mut mean = [0.0; N];
            for (option, appeal) in options.iter().zip(&appeals) {
                let share = (appeal - most).exp() / all;
                let option = || option.iter().filter(|(at, _)| *at < N);
                for (one, much) in option() {
                    mean[*one] += share * much;
                    for (other, as_much) in option() {
                        curve[*one][*other] += share * much * as_much;
                    }
                }
            }
            for (at, much) in options[*chosen].iter().filter(|(at, _)| *at < N) {
                slope[*at] += much;
            }
            let own: Vec<usize> = (0..N).filter(|at| mean[*at] != 0.0).collect();
            for one in &own {
                slope[*one] -= mean[*one];
                for other in &own {
                    curve[*one][*other] -= mean[*one] * mean[*other];
                }
            }
        }
        if likelihood - last < 0.01 {
            break;
        }
        last = likelihood;
        let step = solved(curve, slope);
        let longest = step.iter().fold(0.0_f64, |most, one| most.max(one.abs()));
        let part = (3.0 / longest).min(1.0);
        numbers.iter_mut().zip(step).for_each(|(number, step)| *number += part * step);
    }
    println!("    // likelihood {:.4} each of {}", last / choices.len() as f64, choices.len());
    numbers
}

/// Gauss.
fn solved<const N: usize>(mut rows: Vec<[f64; N]>, mut right: [f64; N]) -> [f64; N] {
    for at in 0..N {
        let pivot = rows[at];
        for below in at + 1..N {
            let part = rows[below][at] / pivot[at];
            for column in at..N {
                rows[below][column] -= part * pivot[column];
            }
            right[below] -= part * right[at];
        }
    }
    for at in (0..N).rev() {
        let known: f64 = (at + 1..N).map(|column| rows[at][column] * right[column]).sum();
        right[at] = (right[at] - known) / rows[at][at];
    }
    right
}
