use stammtisch_bots::solve::{Census, Kuhn, Leduc, Size, SolverSide, compile};

use crate::{even, near, proves, solved};

/// Figures from OpenSpiel: api_test, exploitability_test, sequence_form_lp_test.
#[test]
fn kuhn_poker() {
    let (form, census) = compile(&Kuhn).unwrap();
    let size = Size { information_sets: 12, choices: 24 };
    assert_eq!(census, Census { chance: 4, decisions: 24, terminals: 30, size });
    near(even(&form).value, 1.0 / 8.0, 1e-12);
    near(even(&form).nash_conv(), 11.0 / 12.0, 1e-12);
    near(even(&form).exploitability(), 11.0 / 24.0, 1e-12);
    let always_pass = SolverSide::BOTH
        .map(|player| form.plan(player, |_, action| if action == 0 { 1.0 } else { 0.0 }));
    near(form.evaluate(&always_pass).nash_conv(), 2.0, 1e-12);
    // OpenSpiel requires an exploitability of at most 1e-3 after 200 iterations.
    let found = solved(&form, 200);
    proves(found, -1.0 / 18.0, 6e-4);
    assert!(found.exploitability() <= 1e-3);
    proves(solved(&form, 10_000), -1.0 / 18.0, 3e-5);
}

/// Figures from OpenSpiel: api_test, exploitability_test; the value from Lanctot et al. 2017, appendix E.2.
#[test]
fn leduc_poker() {
    let (form, census) = compile(&Leduc).unwrap();
    assert_eq!((census.chance, census.decisions, census.terminals), (157, 3_780, 5_520));
    assert_eq!(census.size.information_sets, 936);
    near(even(&form).nash_conv(), 4.747_222_222_222, 1e-11);
    near(solved(&form, 200).nash_conv(), 0.0099, 1e-4);
    proves(solved(&form, 4_000), -0.085_606_424_078, 1e-4);
}
