//! Writes a deal that was played as a script.

use super::beginning::Beginning;
pub use super::beginning::NoScript;
use stammtisch_engine::any::{AnyEvent, AnyMatch, AnyMove, Match};
use stammtisch_engine::each_game;
use stammtisch_engine::game::{Game, MoveKind, SheetNote};
use stammtisch_engine::seat::Seat;

use super::game::{Scripted, Table};
use super::lines::Line;
use super::names::Names;
use super::words::Words;

/// What was done in a step of a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Did {
    /// The deal began, without a move of its own.
    Begin,
    /// A seat moved.
    Move(Seat, AnyMove),
    /// A seat left the match.
    Withdraw(Seat),
}

/// A step of a deal: what was done, its events, and the match afterwards.
#[derive(Clone)]
pub struct PlayedStep {
    /// What was done.
    pub did: Did,
    /// All events of the step.
    pub events: Vec<AnyEvent>,
    /// The match afterwards.
    pub game: AnyMatch,
}

/// A deal as a script.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// The script.
    pub text: String,
    /// The number of moves in it.
    pub moves: usize,
    /// The number of moves made afterwards, which are left out: the first of them led to an event by chance,
    /// which no script can prescribe.
    pub left_out: usize,
}

/// Writes the deal that begins with the first of these steps. `rules` are the lines that name the rules by
/// which it was played.
///
/// # Errors
/// [`NoScript`] for a deal whose beginning cannot be written.
pub fn write(rules: &str, people: &[String], steps: &[PlayedStep]) -> Result<Written, NoScript> {
    let first = steps.first().ok_or(NoScript::NoDeal)?;
    each_game!(AnyMatch, &first.game, G: _ => {
        let of = |step: &PlayedStep| {
            let game: &Match<G> = (&step.game).try_into().ok()?;
            let did = match step.did {
                Did::Begin => DidIn::Begin,
                Did::Withdraw(seat) => DidIn::Withdraw(seat),
                Did::Move(seat, mv) => DidIn::Move(seat, *<&<G as Game>::Move>::try_from(&mv).ok()?),
            };
            let event = |event: &AnyEvent| <&<G as Game>::Event>::try_from(event).ok().copied();
            let events = step.events.iter().map(event).collect::<Option<Vec<_>>>()?;
            Some(StepIn::<G> { did, events, game: game.clone() })
        };
        let steps: Option<Vec<_>> = steps.iter().map(of).collect();
        in_game(rules, people, &steps.ok_or(NoScript::NoDeal)?)
    })
}

/// The phase in which nobody has the turn, in every game.
const OVER: &str = "over";

enum DidIn<G: Scripted> {
    Begin,
    Move(Seat, G::Move),
    Withdraw(Seat),
}

struct StepIn<G: Scripted> {
    did: DidIn<G>,
    events: Vec<G::Event>,
    game: Match<G>,
}

fn in_game<G: Scripted>(
    rules: &str,
    people: &[String],
    steps: &[StepIn<G>],
) -> Result<Written, NoScript> {
    let names = names::<G>(people);
    let mut text = format!("{rules}seats {}\n", names.each().collect::<Vec<_>>().join(" "));
    let (mut begun, mut next) = (Vec::new(), steps.iter());
    let first = loop {
        let step = next.next().ok_or(NoScript::NoDeal)?;
        begun.extend(step.events.iter().copied());
        if begun.iter().any(G::is_chance) {
            return Err(NoScript::Shuffled);
        }
        match G::beginning(&step.game.rules, &step.game.state, &begun, &names)? {
            Beginning::NotYet => {}
            Beginning::Laid(lines) => {
                text += &lines.into_iter().map(|line| line + "\n").collect::<String>();
                break step;
            }
        }
    };
    text += "\n";
    text += &standing(first, &names);
    let (mut moves, mut last) = (0, None);
    let rest: Vec<&StepIn<G>> = next.collect();
    let kinds = rest.iter().filter_map(|step| match step.did {
        DidIn::Move(_, mv) => Some(mv.into()),
        _ => None,
    });
    let mut before_play = kinds.take_while(|kind| *kind != MoveKind::Turn);
    let chosen = matches!(first.did, DidIn::Move(..));
    if chosen && before_play.any(|kind| matches!(kind, MoveKind::Accuse { .. })) {
        return Err(NoScript::AccusedAtOnce);
    }
    for step in &rest {
        let begins = |event: &G::Event| {
            matches!(G::sheet_note(&step.game.rules, event), Some(SheetNote::Begun { .. }))
        };
        let own = step.events.iter().position(begins).unwrap_or(step.events.len());
        let (own, later) = step.events.split_at(own);
        if own.iter().any(G::is_chance) {
            text += "\n# Here cards came up by chance: how, no script can say.\n";
            break;
        }
        let table = Table::<G> { rules: &step.game.rules, names: &names };
        match step.did {
            DidIn::Begin => continue,
            DidIn::Move(seat, mv) => {
                text += &format!("{} {}\n", names.of(seat), G::move_words(mv, table));
            }
            DidIn::Withdraw(seat) => text += &format!("{} withdraws\n", names.of(seat)),
        }
        moves += 1;
        for event in own.iter().filter(|event| G::sheet_note(table.rules, event).is_some()) {
            // Rounds are counted afresh in a script.
            let words = G::event_words(event, table);
            text += &format!("expect event {}\n", words.split(' ').next().unwrap_or_default());
        }
        last = Some(*step).filter(|_| later.is_empty());
    }
    text += &last.map(|step| standing(step, &names)).unwrap_or_default();
    let all = rest.iter().filter(|step| !matches!(step.did, DidIn::Begin)).count();
    Ok(Written { text, moves, left_out: all - moves })
}

/// The position, as expectations.
fn standing<G: Scripted>(step: &StepIn<G>, names: &Names) -> String {
    let facts = G::facts(&step.game.rules, &step.game.state);
    let mut text = String::new();
    for (name, count) in names.each().zip(&facts.cards) {
        text += &format!("expect cards {name} {count}\n");
    }
    text += &format!("expect draw {}\n", facts.draw_pile);
    text += &format!("expect phase {}\n", facts.phase);
    if facts.phase == OVER {
        return text;
    }
    text + &format!("expect turn {}\n", names.of(facts.turn))
}

/// The people's own names if scripts can use them, otherwise a letter for each.
fn names<G: Scripted>(people: &[String]) -> Names {
    let read = |text: &str| {
        let line = Line { number: 1, text };
        let mut words = Words::of(line);
        words.take();
        let names = Names::read(&mut words).ok()?;
        let fits = names.are_no_cards::<G::Card>(line).is_ok() && words.peek().is_none();
        Some(names).filter(|names| fits && names.each().eq(people.iter().map(String::as_str)))
    };
    let own = format!("seats {}", people.join(" "));
    let letters = || {
        let line = format!("seats {}", people.len());
        let mut words = Words::of(Line { number: 1, text: &line });
        words.take();
        Names::read(&mut words).unwrap_or_default()
    };
    read(&own).unwrap_or_else(letters)
}
