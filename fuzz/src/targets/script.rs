//! Scripted games: read and played.

use stammtisch_playscript::Script;

use super::Target;

pub(super) const TARGET: Target = Target { name: "script", seeds, run };

/// Scripts of every kind, as written for tests and manuals.
const SCRIPTS: [&str; 5] = [
    include_str!("../../../docs/examples/last-seven.script"),
    "rules erftschmiede\nseats Anna Ben Cem\nhand Anna: 7H KD XR\nhand Ben: 10S 7S AC\nhand Cem: 5D 4C 4C\ntop 9H\ndraw: 8D 2C\nAnna 7H\nBen 10S\nAnna bears\nexpect cards Anna 4\nAnna XR as KH\nexpect turn Cem\n",
    "rules verschaerft\nseats Anna Ben Cem\nhand Anna: 7H KD JS\nhand Ben: 10S 7S AC\nhand Cem: QD QC\ntop 9H\ndraw: 8D\nAnna KD\nBen accuses Anna\nexpect turn Ben\nBen draws\nBen passes\nCem QD ! does_not_fit\n",
    include_str!("../../../docs/examples/a-one-on-two-twos.script"),
    "rules maxonaut\noptions turning=turns wrong_form=costs two=skips maxonaut=accept\nset deck.chance = 3\nseats Anna Ben Cem\npoints Cem 3\nhand Anna: Zufall virus 5 5\nhand Ben: bomb 3 8 match_even\nhand Cem: 9 3 3 1\ntop 4 chance\ndraw: joker 2 only\nAnna lays virus Zufall\nAnna says 45\nBen believes\nBen lays unseen bomb\nBen says 11\nexpect direction counter\nAnna doubts\nexpect phase trap\nAnna bears\nexpect history none\n",
];

fn seeds() -> Vec<Vec<u8>> {
    SCRIPTS.map(|text| text.as_bytes().to_vec()).to_vec()
}

fn run(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    let no_files = |_: &str| Err("there are no files here".to_owned());
    if let Ok(script) = Script::read(&text, no_files) {
        drop(script.run());
    }
}
