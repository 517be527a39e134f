//! From text to a script.

use std::collections::{BTreeMap, BTreeSet};

use crate::mau::Rules;
use crate::mau::rules::{RuleError, RulesFile, preset};

use super::deal::Deal;
use super::error::{Deviation, ScriptError};
use super::expect;
use super::header::Header;
use super::lines::{Line, lines};
use super::moves;
use super::names::{Names, RESERVED};
use super::run::{Passed, Playable};
use super::step::{Step, What};
use super::words::Words;

/// A script that has been read.
#[derive(Clone, Debug)]
pub struct Script {
    cited: BTreeSet<String>,
    kind: Kind,
}

#[derive(Clone, Debug)]
enum Kind {
    Game(Box<Playable>),
    /// All it says is that its rules are refused: the deviation, if they are not.
    Rules(Option<Deviation>),
}

impl Script {
    /// Reads a script. `resolve` gives the text of a rules file that is no preset.
    ///
    /// # Errors
    /// The first line that cannot be read, with what would be right.
    pub fn read(
        text: &str,
        resolve: impl Fn(&str) -> Result<String, String>,
    ) -> Result<Self, ScriptError> {
        let lines = lines(text)?;
        let mut cited = BTreeSet::new();
        let mut header = Header::default();
        let mut body: Vec<Line<'_>> = Vec::new();
        for line in &lines {
            let mut words = Words::of(*line);
            if words.take_if("rule") {
                cite(&mut words, &mut cited)?;
            } else if !body.is_empty() {
                let first = words.peek().unwrap_or_default();
                if RESERVED.contains(&first) && !["expect", "next"].contains(&first) {
                    return Err(line.wrong(format!("`{first}` stands before the first move")));
                }
                body.push(*line);
            } else if !header.read(*line)? {
                body.push(*line);
            }
        }
        let last = lines.last().copied().unwrap_or(Line { number: 1, text: "" });
        let refused = refusal_of_rules(&body)?;
        let (file_line, rules) = rules(&header, last, &resolve)?;
        let kind = match (refused, rules) {
            (Some((line, code)), rules) => Kind::Rules(compare(line, code, rules)),
            (None, Err(mistakes)) => return Err(file_line.wrong(all(&mistakes))),
            (None, Ok(rules)) => Kind::Game(Box::new(game(header, rules, &body, last)?)),
        };
        Ok(Self { cited, kind })
    }

    /// Plays it.
    ///
    /// # Errors
    /// The first line that does not come out as written.
    pub fn run(&self) -> Result<Passed, Deviation> {
        match &self.kind {
            Kind::Game(game) => game.run(),
            Kind::Rules(Some(deviation)) => Err(deviation.clone()),
            Kind::Rules(None) => Ok(Passed { expectations: 1, ..Passed::default() }),
        }
    }

    /// The numbers of rules that this script names in `rule` lines, sorted.
    pub fn cited(&self) -> impl Iterator<Item = &str> {
        self.cited.iter().map(String::as_str)
    }
}

fn cite(words: &mut Words<'_>, cited: &mut BTreeSet<String>) -> Result<(), ScriptError> {
    if words.peek().is_none() {
        return Err(words.wrong("name the rule this script is about, as in `rule ABC-01`"));
    }
    while let Some(word) = words.take() {
        if word != "," {
            cited.insert(word.to_owned());
        }
    }
    Ok(())
}

/// The rules in force, or what is wrong with them, and the line that names them.
fn rules<'a>(
    header: &Header<'a>,
    last: Line<'a>,
    resolve: &impl Fn(&str) -> Result<String, String>,
) -> Result<(Line<'a>, Result<Rules, Vec<RuleError>>), ScriptError> {
    let known = || preset::ids().collect::<Vec<_>>().join(", ");
    let Some((line, name)) = header.rules else {
        let message = format!("say which rules: `rules PRESET` ({}) or a rules file", known());
        return Err(last.wrong(message));
    };
    let text = match preset::text(name) {
        Some(text) => text.to_owned(),
        None => resolve(name).map_err(|why| {
            line.wrong(format!("`{name}` is no preset ({}) and no rules file: {why}", known()))
        })?,
    };
    let Some(seats) = header.seats else {
        return Err(last.wrong("say who plays: `seats Anna Ben Cem`, or `seats 3`"));
    };
    let file = match RulesFile::read(&text) {
        Ok(file) => file,
        Err(mistakes) => return Ok((line, Err(mistakes))),
    };
    let chosen: BTreeMap<String, String> =
        header.options.iter().map(|(id, (_, choice))| (id.clone(), choice.clone())).collect();
    for (id, (line, _)) in &header.options {
        let option = file.options().iter().find(|option| option.id == *id);
        if let Some(option) = option.filter(|option| !file.counts(option, &chosen)) {
            let needs: Vec<String> =
                option.requires.iter().map(|(id, choice)| format!("{id}={choice}")).collect();
            return Err(line.wrong(format!("`{id}` counts only with {}", needs.join(", "))));
        }
    }
    let count = header.names.count() as u8;
    let compiled =
        file.resolve_with(&chosen, &header.patch).and_then(|doc| Rules::compile(&doc, count));
    // What is wrong with the number of seats stands in the line that says it.
    let of_seats = |mistakes: &Vec<RuleError>| mistakes.iter().all(|one| one.field == "seats");
    let line = if compiled.as_ref().is_err_and(of_seats) { seats } else { line };
    Ok((line, compiled))
}

fn game(
    header: Header<'_>,
    rules: Rules,
    body: &[Line<'_>],
    last: Line<'_>,
) -> Result<Playable, ScriptError> {
    let deal = Deal::of(&header, &rules, last)?;
    let names = header.names.with_calls(rules.call_ids());
    let steps = body.iter().map(|line| step(*line, &names)).collect::<Result<_, _>>()?;
    Ok(Playable { rules, names, deal, steps })
}

fn step(line: Line<'_>, names: &Names) -> Result<Step, ScriptError> {
    let mut words = Words::of(line);
    let what = if words.take_if("expect") {
        What::Expect(expect::read(&mut words, names)?)
    } else if words.take_if("next") {
        if !words.take_if("deal") {
            return Err(line.wrong("write `next deal`"));
        }
        What::NextDeal { refusal: moves::refusal(&mut words)? }
    } else {
        let first = words.need("a word")?;
        let Some(seat) = names.find(first) else {
            let lines = "rules, options, set, seats, dealer, turn, direction, left-handed, round, \
                         deal, score, seed, hand, top, draw, discarded, rule, expect, next deal";
            let names = names.all();
            let message = format!(
                "a line does not begin with `{first}`; it begins with the name of a seat ({names}) \
                 or one of: {lines}"
            );
            return Err(line.wrong(message));
        };
        moves::step(seat, &mut words, names)?
    };
    Ok(Step { line: line.number, text: line.text.to_owned(), what })
}

/// The line `expect rules refused CODE`, which stands alone.
fn refusal_of_rules<'a>(body: &[Line<'a>]) -> Result<Option<(Line<'a>, &'a str)>, ScriptError> {
    for line in body {
        let mut words = Words::of(*line);
        if !(words.take_if("expect") && words.take_if("rules")) {
            continue;
        }
        if !words.take_if("refused") {
            return Err(line.wrong("write `expect rules refused CODE`"));
        }
        let code = words.need("the code of the mistake")?;
        words.end()?;
        if body.len() > 1 {
            return Err(line.wrong("rules that are refused cannot be played: nothing else follows"));
        }
        return Ok(Some((*line, code)));
    }
    Ok(None)
}

fn compare(line: Line<'_>, code: &str, rules: Result<Rules, Vec<RuleError>>) -> Option<Deviation> {
    let found = match rules {
        Ok(_) => "the rules hold".to_owned(),
        Err(mistakes) if mistakes.iter().any(|mistake| mistake.code == code) => return None,
        Err(mistakes) => all(&mistakes),
    };
    Some(Deviation {
        line: line.number,
        text: line.text.to_owned(),
        expected: format!("rules refused with {code}"),
        found,
        state: String::new(),
    })
}

fn all(mistakes: &[RuleError]) -> String {
    mistakes.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}
