use stammtisch_bots::solve::{LayPattern, ReducedMaxonaut, SequenceForm, Size, SizeError, compile};

use crate::plain_maxonaut::{PATTERNS, PlainMaxonaut};
use crate::{even, near, proves, solved};

/// HH only; {0, HH}; {0, H, HH}; all seven.
const SETS: [&[LayPattern]; 4] = {
    use LayPattern::{Hand, HandHand, Nothing};
    [&[HandHand], &[Nothing, HandHand], &[Nothing, Hand, HandHand], &LayPattern::ALL]
};

fn built(digits: u8, hand: u8, patterns: &[LayPattern]) -> (SequenceForm, Size) {
    ReducedMaxonaut::new(digits, hand, patterns).unwrap().compile()
}

fn form(digits: u8, hand: u8, patterns: &[LayPattern]) -> SequenceForm {
    built(digits, hand, patterns).0
}

/// The last column was confirmed exactly by a linear program over a different tree.
#[test]
fn two_digits() {
    near(even(&form(2, 2, &LayPattern::ALL)).nash_conv(), 1.230_451_840, 1e-9);
    let values = [
        (2, [1.0 / 2.0, 1.0 / 2.0, 1.0 / 4.0, 1.0 / 4.0]),
        (3, [5.0 / 8.0, 5.0 / 8.0, 9.0 / 16.0, 9.0 / 16.0]),
        (4, [25.0 / 32.0, 25.0 / 32.0, 49.0 / 64.0, 49.0 / 64.0]),
    ];
    for (hand, values) in values {
        for (patterns, value) in SETS.into_iter().zip(values) {
            proves(solved(&form(2, hand, patterns), 2_000), value, 6e-5);
        }
    }
}

/// 991/2835 is exact: with only two cards from a hand of two, every turn has a fresh hand, and each
/// announcement is a small game of its own.
#[test]
fn three_digits_with_few_patterns() {
    let [two, none, one, _] = SETS.map(|patterns| form(3, 2, patterns));
    proves(solved(&two, 2_000), 991.0 / 2835.0, 1.6e-4);
    proves(solved(&none, 1_000), 991.0 / 2835.0, 3e-4);
    near(solved(&one, 1_000).value, 0.1907, 2e-4);
    assert!(solved(&one, 1_000).nash_conv() <= 4e-4);
}

/// The value lies in [0.141574, 0.141649].
#[test]
fn three_digits_with_all_patterns() {
    let (form, size) = built(3, 2, &LayPattern::ALL);
    assert_eq!(size.information_sets, 69_211);
    near(even(&form).nash_conv(), 1.384_073_862, 1e-9);
    let found = solved(&form, 256);
    proves(found, 0.1416, 1.9e-3);
    near(found.nash_conv(), 1.8e-3, 5e-5);
}

/// The values lie in [0.30284, 0.30502] and [0.43015, 0.43128].
#[test]
fn larger_hands() {
    let three = form(3, 3, &LayPattern::ALL);
    near(even(&three).nash_conv(), 1.620_733_285, 1e-9);
    proves(solved(&three, 64), 0.304, 1.4e-2);
    let four = form(3, 4, &LayPattern::ALL);
    near(even(&four).nash_conv(), 1.726_514_110, 1e-9);
    proves(solved(&four, 32), 0.4307, 4e-2);
}

/// Forgetting buried cards and merging what then looks alike loses nothing: uniform play can be exploited
/// exactly as much as in the tree with perfect recall, and the value is the same.
#[test]
fn forgetting_loses_nothing() {
    let subsets = [(SETS[0], vec![3]), (SETS[2], vec![0, 1, 3]), (SETS[3], (0..7).collect())];
    for (digits, hand) in [(2, 2), (2, 3)] {
        for (patterns, plain) in &subsets {
            let merged = form(digits, hand, patterns);
            let patterns = plain.iter().map(|index: &usize| PATTERNS[*index]).collect();
            let plain = PlainMaxonaut { digits, hand: hand.into(), patterns };
            let (plain, _) = compile(&plain).unwrap();
            let (merged_even, plain_even) = (even(&merged), even(&plain));
            near(merged_even.value, plain_even.value, 1e-12);
            for (one, other) in merged_even.gains().into_iter().zip(plain_even.gains()) {
                near(one, other, 1e-12);
            }
            let (merged, plain) = (solved(&merged, 500), solved(&plain, 500));
            near(merged.value, plain.value, 1e-3);
            assert!(merged.nash_conv() <= 1e-3 && plain.nash_conv() <= 1e-3, "{plain:?}");
        }
    }
}

#[test]
fn sizes_out_of_reach_are_refused() {
    let refused = |digits, hand, patterns| ReducedMaxonaut::new(digits, hand, patterns).err();
    let digits = SizeError::Bounds { what: "digits", least: 2, most: 9 };
    let cards = SizeError::Bounds { what: "cards in hand", least: 2, most: 8 };
    assert_eq!(refused(1, 2, &LayPattern::ALL), Some(digits));
    assert_eq!(refused(10, 2, &LayPattern::ALL), Some(digits));
    assert_eq!(refused(2, 1, &LayPattern::ALL), Some(cards));
    assert_eq!(refused(2, 9, &LayPattern::ALL), Some(cards));
    assert_eq!(refused(2, 2, &[]), Some(SizeError::NoPattern));
    for (digits, hand) in [(4, 2), (9, 8)] {
        let found = refused(digits, hand, &LayPattern::ALL);
        assert!(matches!(found, Some(SizeError::TooLarge { .. })), "{found:?}");
    }
    assert_eq!(refused(4, 2, SETS[2]), None);
}

#[test]
fn patterns_are_written_in_few_letters() {
    let names: Vec<String> = LayPattern::ALL.iter().map(ToString::to_string).collect();
    assert_eq!(names.join(" "), "0 H B HH HB BH BB");
    for pattern in LayPattern::ALL {
        assert_eq!(pattern.to_string().parse(), Ok(pattern));
    }
    assert!("HHH".parse::<LayPattern>().is_err() && "".parse::<LayPattern>().is_err());
    // The order of the patterns and repetitions make no difference.
    let named = [LayPattern::HandHand, LayPattern::Nothing, LayPattern::HandHand];
    assert_eq!(ReducedMaxonaut::new(2, 2, &named).unwrap().patterns(), SETS[1]);
}
