use stammtisch_bots::solve::{Census, LiarsDice, SequenceForm, Size, SizeError, Wild, compile};

use crate::{even, near, proves, solved};

fn form(faces: u8, wild: Wild) -> SequenceForm {
    compile(&LiarsDice::new(faces, wild).unwrap()).unwrap().0
}

/// OpenSpiel's `liars_dice`: sizes from its api_test, the value from Neller and Lanctot 2013, uniform play as
/// pyspiel measures it.
#[test]
fn six_faces_the_highest_wild() {
    let (form, census) = compile(&LiarsDice::new(6, Wild::Highest).unwrap()).unwrap();
    let size = Size { information_sets: 24_576, choices: 49_140 };
    assert_eq!(census, Census { chance: 7, decisions: 147_456, terminals: 147_420, size });
    near(even(&form).value, -7.0 / 216.0, 1e-12);
    near(even(&form).nash_conv(), 1.561_488_646_4, 1e-10);
    near(solved(&form, 100).nash_conv(), 0.0098, 5e-5);
    proves(solved(&form, 1_000), -7.0 / 258.0, 2.6e-4);
}

/// thomasahle/snyd.
#[test]
fn no_face_wild() {
    let values = [0.0, -1.0 / 9.0, -1.0 / 8.0, -3.0 / 25.0, -1.0 / 9.0];
    for (faces, value) in (2..=6).zip(values) {
        proves(solved(&form(faces, Wild::None), 600), value, 2e-3);
    }
}

/// thomasahle/snyd.
#[test]
fn the_lowest_face_wild() {
    let values = [1.0, 1.0 / 3.0, 0.0, 0.0, -7.0 / 327.0];
    for (faces, value) in (2..=6).zip(values) {
        proves(solved(&form(faces, Wild::Lowest), 600), value, 5e-4);
    }
}

/// Values read off converged runs of another implementation.
#[test]
fn the_highest_face_wild() {
    let values = [1.0 / 2.0, 1.0 / 9.0, 1.0 / 16.0, 1.0 / 125.0];
    for (faces, value) in (2..=5).zip(values) {
        proves(solved(&form(faces, Wild::Highest), 2_000), value, 4e-5);
    }
}

#[test]
fn dice_that_are_too_large_are_refused() {
    let bounds = SizeError::Bounds { what: "faces", least: 1, most: 8 };
    for faces in [0, 9, u8::MAX] {
        assert_eq!(LiarsDice::new(faces, Wild::None).unwrap_err(), bounds);
    }
    assert_eq!(bounds.to_string(), "faces must be 1 to 8");
    // With one face every bid is true: a player who bids two at once cannot be outbid.
    proves(solved(&form(1, Wild::None), 100), 1.0, 1e-3);
}
