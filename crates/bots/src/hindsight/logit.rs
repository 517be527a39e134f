//! Logit model (fitting and evaluation): the larger the sum of an option's weighted features, the likelier it
//! is chosen.

/// The options of a choice, each as features with their amounts, and the one chosen.
pub(crate) struct Choice {
    pub(crate) options: Vec<Vec<(usize, f64)>>,
    pub(crate) chosen: usize,
}

/// The log-likelihood of the choices at some parameters, with its gradient and curvature.
struct Hill<const N: usize> {
    likelihood: f64,
    slope: [f64; N],
    curve: Vec<[f64; N]>,
}

/// The parameters of maximum likelihood, pulled towards the `expected` ones: Newton's method, since there is
/// only one maximum. A step that leads downhill was too long, and is halved.
pub(crate) fn likeliest<const N: usize>(choices: &[Choice], expected: &[f64; N]) -> [f64; N] {
    let mut numbers = *expected;
    let mut here = hill(choices, &numbers, expected);
    for _ in 0..60 {
        let step = solved(here.curve.clone(), here.slope);
        let longest = step.iter().fold(0.0_f64, |most, one| most.max(one.abs()));
        let mut part = (3.0 / longest).min(1.0);
        let (after, there) = loop {
            let after = std::array::from_fn(|at| part.mul_add(step[at], numbers[at]));
            let there = hill(choices, &after, expected);
            if there.likelihood >= here.likelihood || part < 1e-6 {
                break (after, there);
            }
            part /= 2.0;
        };
        let better = there.likelihood - here.likelihood;
        if better > 0.0 {
            (numbers, here) = (after, there);
        }
        if better < 0.01 {
            break;
        }
    }
    numbers
}

/// The mean log-likelihood of a choice.
#[cfg(test)]
pub(crate) fn likelihood<const N: usize>(choices: &[Choice], numbers: &[f64; N]) -> f64 {
    hill(choices, numbers, numbers).likelihood / choices.len() as f64
}

fn hill<const N: usize>(choices: &[Choice], numbers: &[f64; N], expected: &[f64; N]) -> Hill<N> {
    let (mut likelihood, mut slope, mut curve) = (0.0, [0.0; N], vec![[0.0; N]; N]);
    for (at, row) in curve.iter_mut().enumerate() {
        let off = numbers[at] - expected[at];
        (slope[at], row[at]) = (-off, 1.0);
        likelihood -= off * off / 2.0;
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
    Hill { likelihood, slope, curve }
}

/// Solves a linear system by Gaussian elimination.
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

/// A full step leads downhill here: everything speaks for a larger number until it comes close to 5.
#[test]
fn a_step_that_is_too_long_is_halved() {
    let more = || Choice { options: vec![vec![(0, 0.1)], Vec::new()], chosen: 0 };
    let less = || Choice { options: vec![vec![(0, 8.0), (1, -40.0)], Vec::new()], chosen: 1 };
    let choices: Vec<_> = (0..400).map(|_| more()).chain((0..40).map(|_| less())).collect();
    let [found] = likeliest(&choices, &[0.0]);
    let there = hill(&choices, &[found], &[0.0]);
    for other in [found - 0.2, found + 0.2] {
        assert!(
            hill(&choices, &[other], &[0.0]).likelihood < there.likelihood,
            "{other} is better"
        );
    }
}

/// Without choices the numbers stay as expected, and a few choices pull them only so far.
#[test]
fn few_choices_move_little() {
    let more = || Choice { options: vec![vec![(0, 1.0)], Vec::new()], chosen: 0 };
    let found = |count: usize| {
        let choices: Vec<_> = (0..count).map(|_| more()).collect();
        let [found] = likeliest(&choices, &[-1.0]);
        found
    };
    assert!((found(0) + 1.0).abs() < 1e-9);
    assert!(found(1) > -1.0 && found(1) < 0.0);
    assert!(found(1_000) > 2.0);
}
