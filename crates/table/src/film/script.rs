//! A deal of a film exported as a scripted game.

use stammtisch_engine::any::AnyEvent;
use stammtisch_engine::game::SheetNote;
use stammtisch_playscript::Script;
pub use stammtisch_playscript::write::NoScript;
use stammtisch_playscript::write::{Did, PlayedStep, Written, write};

use super::replay::Replay;
use super::step_walker::is_step;
use crate::evolve::game_truth;
use crate::log::Entry;
use crate::rules::TableRules;
use crate::rules::rulebook::Rulebook;
use crate::table::Table;

/// A deal as a scripted game: it has been run, and everything came out as written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealScript {
    /// The script.
    pub text: String,
    /// The rules file needed beside it, where no preset with options has the same rules.
    pub rules: Option<String>,
    /// Moves in it.
    pub moves: usize,
    /// Moves of the deal that the script cannot prescribe: they come after a shuffle during the deal.
    pub left_out: usize,
}

impl Replay {
    /// The deal with this number as a script. `rules_file` is the name of the rules file beside it,
    /// if it needs one.
    ///
    /// # Errors
    /// [`NoScript`] for a deal that does not exist, or that no script can begin with.
    pub fn script(&self, deal: u16, rules_file: &str) -> Result<DealScript, NoScript> {
        let steps = self.steps_of(deal)?;
        let people = self.finished.card(String::new(), &self.names, None).names;
        let by = &self.before.state.rules.by;
        let beside = (format!("rules {rules_file}\n"), Some(by.text.clone()));
        let ways = preset(by).map(|lines| (lines, None)).into_iter().chain([beside]);
        let mut wrong = String::new();
        for (lines, rules) in ways {
            let Written { text, moves, left_out } = write(&lines, &people, &steps)?;
            let resolve = |_: &str| rules.clone().ok_or_else(String::new);
            let read = Script::read(&text, resolve).map_err(|error| error.to_string());
            let run = read.and_then(|script| script.run().map_err(|error| error.to_string()));
            match run {
                Ok(_) => return Ok(DealScript { text, rules, moves, left_out }),
                Err(how) => wrong = how,
            }
        }
        Err(NoScript::GoesAnotherWay(wrong))
    }

    /// What was done in a deal, from its beginning.
    fn steps_of(&self, deal: u16) -> Result<Vec<PlayedStep>, NoScript> {
        let mut table = self.before.clone();
        let (mut now, mut steps) = (0, Vec::new());
        for (_, record) in &self.entries {
            table
                .state
                .evolve(&record.entry)
                .map_err(|error| NoScript::GoesAnotherWay(error.to_string()))?;
            if !is_step(&record.entry) {
                continue;
            }
            let was = now;
            let Some((step, begins)) = played(&table, &record.entry) else { continue };
            now = begins.map_or(now, |(_, number)| number);
            match begins {
                Some((at, number)) if number == deal => {
                    let events = step.events.get(at..).unwrap_or_default().to_vec();
                    steps.push(PlayedStep { did: Did::Begin, events, ..step });
                }
                _ if was == deal => steps.push(step),
                _ => {}
            }
        }
        if steps.is_empty() { Err(NoScript::NoDeal) } else { Ok(steps) }
    }
}

/// What an entry that was just applied did in the game, and which of its events began which deal.
fn played(table: &Table, entry: &Entry) -> Option<(PlayedStep, Option<(usize, u16)>)> {
    let game = table.state.running()?;
    let did = match *entry {
        Entry::Started { .. } | Entry::NextDeal => Did::Begin,
        Entry::Moved { seat, mv, .. } => Did::Move(seat, mv),
        Entry::Withdrew { seat, .. } => Did::Withdraw(seat),
        _ => return None,
    };
    let latest = table.state.history.after(table.state.seq.saturating_sub(1));
    let happened = latest.into_iter().flatten();
    let events: Vec<AnyEvent> =
        happened.filter_map(|(_, happened)| game_truth(happened)).copied().collect();
    let begins = |(at, event): (usize, &AnyEvent)| match game.sheet_note(event)? {
        SheetNote::Begun { deal, .. } => Some((at, deal)),
        SheetNote::Ended { .. } => None,
    };
    let begun = events.iter().enumerate().find_map(begins);
    Some((PlayedStep { did, events, game: game.clone() }, begun))
}

/// The lines that name a preset and its options, if these were the rules in force.
fn preset(by: &TableRules) -> Option<String> {
    let chosen = by.chosen.without_file();
    let same = Rulebook::choose(&chosen, by.seats).ok()?.to_text() == by.text;
    let options: Vec<_> =
        chosen.options.iter().map(|(option, choice)| format!("{option}={choice}")).collect();
    let lines = if options.is_empty() {
        format!("rules {}\n", chosen.base)
    } else {
        format!("rules {}\noptions {}\n", chosen.base, options.join(", "))
    };
    same.then_some(lines)
}
