//! Playing a script.

use crate::game::Game;
use crate::mau::moves::MoveList;
use crate::mau::{Event, Mau, Move, Refusal, Rules, State};
use crate::seat::Seat;

use super::deal::Deal;
use super::error::Deviation;
use super::event;
use super::look::Table;
use super::names::Names;
use super::show;
use super::step::{Step, What};

/// What a script that came out as written has done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Passed {
    /// Moves made.
    pub moves: usize,
    /// Moves refused, as expected.
    pub refusals: usize,
    /// Expectations met.
    pub expectations: usize,
}

/// A script read to the end, with rules that hold.
#[derive(Clone, Debug)]
pub(super) struct Playable {
    pub(super) rules: Rules,
    pub(super) names: Names,
    pub(super) deal: Deal,
    pub(super) steps: Vec<Step>,
}

impl Playable {
    pub(super) fn run(&self) -> Result<Passed, Deviation> {
        let mut events = Vec::new();
        let state = self.deal.start(&self.rules, &mut |event| events.push(event));
        let mut game = Running { script: self, state, events: Vec::new() };
        game.tell(&events);
        let mut passed = Passed::default();
        for step in &self.steps {
            let (expected, found) = game.take(step, &mut passed);
            if expected != found {
                return Err(Deviation {
                    line: step.line,
                    text: step.text.clone(),
                    expected,
                    found,
                    state: show::state(&self.rules, &game.state, &self.names),
                });
            }
        }
        Ok(passed)
    }
}

struct Running<'a> {
    script: &'a Playable,
    state: State,
    /// What the last step brought, in words.
    events: Vec<String>,
}

impl Running<'_> {
    fn tell(&mut self, events: &[Event]) {
        self.events = events.iter().map(|one| event::words(one, &self.script.names)).collect();
    }

    fn take(&mut self, step: &Step, passed: &mut Passed) -> (String, String) {
        let rules = &self.script.rules;
        let mut events = Vec::new();
        let before = Mau::digest(&self.state);
        let (refusal, result) = match &step.what {
            What::Expect(expect) => {
                passed.expectations += 1;
                let Self { script: Playable { names, .. }, state, events } = self;
                return Table { rules, state, names, events }.compare(expect);
            }
            What::Move { seat, mv, refusal } => {
                let listed = self.lists(*seat, *mv);
                let result =
                    Mau::play(rules, &mut self.state, *seat, *mv, &mut |event| events.push(event));
                if listed != usize::from(result.is_ok()) {
                    return (format!("{listed} times in the lists of moves"), told(result));
                }
                (*refusal, result)
            }
            What::NextDeal { refusal } => {
                let sink = &mut |event| events.push(event);
                (*refusal, Mau::next_deal(rules, &mut self.state, sink))
            }
        };
        if result.is_ok() {
            passed.moves += 1;
            self.tell(&events);
        } else {
            passed.refusals += 1;
            if Mau::digest(&self.state) != before || !events.is_empty() {
                return ("the game untouched by a refused move".into(), "it has changed".into());
            }
        }
        (told(refusal.map_or(Ok(()), Err)), told(result))
    }

    /// In how many of the two lists of moves this one stands. The judge of single moves is another
    /// implementation, so every step of a script holds the two against each other.
    fn lists(&self, seat: Seat, mv: Move) -> usize {
        let (mut legal, mut daring) = (MoveList::new(), Vec::new());
        Mau::legal(&self.script.rules, &self.state, seat, &mut legal);
        Mau::daring(&self.script.rules, &self.state, seat, &mut daring);
        usize::from(legal.contains(&mv)) + usize::from(daring.contains(&mv))
    }
}

fn told(result: Result<(), Refusal>) -> String {
    match result {
        Ok(()) => "legal".into(),
        Err(refusal) => format!("refused with {}: {refusal}", refusal.code()),
    }
}
