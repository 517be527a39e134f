//! Plays a script: makes its moves and checks its expectations.

use super::error::Deviation;
use super::game::{Compared, Moment, Scripted, Table};
use super::names::Names;
use super::step::{ScriptStep, What};
use stammtisch_engine::seat::Seat;

/// The counts of a script that passed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Passed {
    /// Moves made.
    pub moves: usize,
    /// Moves refused, as expected.
    pub refusals: usize,
    /// Expectations met.
    pub expectations: usize,
}

/// A script read completely, with rules that hold.
#[derive(Clone, Debug)]
pub(super) struct Playable<G: Scripted> {
    pub(super) rules: G::Rules,
    pub(super) names: Names,
    pub(super) deal: G::Deal,
    pub(super) steps: Vec<ScriptStep<G>>,
}

impl<G: Scripted> Playable<G> {
    pub(super) fn run(&self) -> Result<Passed, Deviation> {
        let table = Table { rules: &self.rules, names: &self.names };
        let mut events = Vec::new();
        let state = G::begin(&self.deal, &self.rules, &mut |event| events.push(event));
        let mut game = Running { table, state, events };
        let mut passed = Passed::default();
        for step in &self.steps {
            let (expected, found) = game.take(&step.what, &mut passed);
            if expected != found {
                return Err(Deviation {
                    line: step.line,
                    text: step.text.clone(),
                    expected,
                    found,
                    state: G::show(table, &game.state),
                });
            }
        }
        Ok(passed)
    }
}

struct Running<'a, G: Scripted> {
    table: Table<'a, G>,
    state: G::State,
    /// The events of the last step.
    events: Vec<G::Event>,
}

impl<G: Scripted> Running<'_, G> {
    fn take(&mut self, what: &What<G>, passed: &mut Passed) -> Compared {
        let (table, rules) = (self.table, self.table.rules);
        let mut events = Vec::new();
        let before = G::digest(&self.state);
        let (refusal, result) = match what {
            What::Expect(expect) => {
                passed.expectations += 1;
                let Self { state, events, .. } = self;
                return Moment { table, state, events }.compare(expect);
            }
            What::Move { seat, mv, refusal } => {
                let listed = self.lists(*seat, *mv);
                let result =
                    G::play(rules, &mut self.state, *seat, *mv, &mut |event| events.push(event));
                if listed != usize::from(result.is_ok()) {
                    let lists = format!("{listed} times in the lists of moves");
                    return (lists, told::<G>(result));
                }
                (*refusal, result)
            }
            What::Withdraw { seat } => {
                let sink = &mut |event| events.push(event);
                let done = G::withdraw(rules, &mut self.state, *seat, sink);
                if done {
                    (self.events, passed.moves) = (events, passed.moves + 1);
                }
                let told = |done| if done { "withdrawn" } else { "nobody who can withdraw" };
                return (told(true).into(), told(done).into());
            }
            What::NextDeal { refusal } => {
                let sink = &mut |event| events.push(event);
                (*refusal, G::next_deal(rules, &mut self.state, sink))
            }
        };
        if result.is_ok() {
            passed.moves += 1;
            self.events = events;
        } else {
            passed.refusals += 1;
            if G::digest(&self.state) != before || !events.is_empty() {
                return ("the game untouched by a refused move".into(), "it has changed".into());
            }
        }
        (told::<G>(refusal.map_or(Ok(()), Err)), told::<G>(result))
    }

    /// In how many of the two lists of moves this one is. Single moves are judged by a different
    /// implementation, so every step of a script compares the two.
    fn lists(&self, seat: Seat, mv: G::Move) -> usize {
        let (mut legal, mut irregular) = (G::Moves::default(), Vec::new());
        G::legal(self.table.rules, &self.state, seat, &mut legal);
        G::irregular(self.table.rules, &self.state, seat, &mut irregular);
        usize::from(legal.contains(&mv)) + usize::from(irregular.contains(&mv))
    }
}

fn told<G: Scripted>(result: Result<(), G::Refusal>) -> String {
    match result {
        Ok(()) => "legal".into(),
        Err(refusal) => format!("refused with {}: {refusal}", G::code(refusal)),
    }
}
