//! The frame of a script: sorts its lines into header, body and `expect rules refused`, and reads them for
//! one game.

use std::collections::BTreeSet;

use stammtisch_engine::rules::{Document, RuleError, RulesFile};

use super::error::{Deviation, ScriptError};
use super::game::{Scripted, Table};
use super::header::Header;
use super::lines::Line;
use super::names_read::is_reserved;
use super::run::Playable;
use super::step;
use super::words::Words;

/// A script whose header has been read as far as it means the same in all games.
pub(super) struct Frame<'a> {
    pub(super) cited: BTreeSet<String>,
    pub(super) header: Header<'a>,
    /// The lines from the first move on.
    body: Vec<Line<'a>>,
    /// The line at which errors are reported that have no line of their own.
    pub(super) last: Line<'a>,
    /// The line `expect rules refused` and the code in it.
    refused: Option<(Line<'a>, &'a str)>,
}

/// The kind of a script.
#[derive(Clone, Debug)]
pub(super) enum Kind<P> {
    Game(P),
    /// It says only that its rules are refused: the deviation, if they are not.
    Rules(Option<Deviation>),
}

impl<P> Kind<P> {
    pub(super) fn map<Q>(self, change: impl FnOnce(P) -> Q) -> Kind<Q> {
        match self {
            Self::Game(game) => Kind::Game(change(game)),
            Self::Rules(deviation) => Kind::Rules(deviation),
        }
    }
}

impl<'a> Frame<'a> {
    pub(super) fn of(lines: &[Line<'a>]) -> Result<Self, ScriptError> {
        let (mut cited, mut header, mut body) = (BTreeSet::new(), Header::default(), Vec::new());
        for line in lines {
            let mut words = Words::of(*line);
            if words.take_if("rule") {
                cite(&mut words, &mut cited)?;
            } else if !body.is_empty() {
                let first = words.peek().unwrap_or_default();
                if is_reserved(first) && !["expect", "next"].contains(&first) {
                    return Err(line.wrong(format!("`{first}` stands before the first move")));
                }
                body.push(*line);
            } else if !header.read(*line)? {
                body.push(*line);
            }
        }
        let last = lines.last().copied().unwrap_or(Line { number: 1, text: "" });
        let refused = refusal_of_rules(&body)?;
        Ok(Self { cited, header, body, last, refused })
    }

    /// Reads the lines for the game whose rules are in `file`.
    pub(super) fn read<G: Scripted>(
        &self,
        file: &RulesFile<G::HouseRules>,
    ) -> Result<Kind<Playable<G>>, ScriptError> {
        let Self { header, body, last, .. } = self;
        let names = &header.names;
        if let Some(line) = header.seats {
            names.are_no_cards::<G::Card>(line)?;
        }
        let mut lines = G::Lines::default();
        for line in &header.of_the_game {
            let mut words = Words::of(*line);
            let first = words.need("a word")?;
            if !G::LINES.contains(&first) {
                return Err(step::no_line::<G>(*line, first, names));
            }
            G::line(&mut lines, first, &mut words, names)?;
            words.end()?;
        }
        let seats = self.seats()?;
        let chosen = header.chosen();
        for (id, (line, _)) in &header.options {
            let option = file.options().iter().find(|option| option.id == *id);
            if let Some(option) = option.filter(|option| !file.counts(option, &chosen)) {
                let needs: Vec<String> =
                    option.requires.iter().map(|(id, choice)| format!("{id}={choice}")).collect();
                return Err(line.wrong(format!("`{id}` counts only with {}", needs.join(", "))));
            }
        }
        let doc = file.resolve_with(&chosen, &header.patch);
        let rules = match (doc.and_then(|doc| doc.compile(names.count() as u8)), self.refused) {
            (Ok(rules), None) => rules,
            (Ok(_), Some(_)) => return Ok(Kind::Rules(self.deviation("the rules hold".into()))),
            (Err(mistakes), _) => {
                // Mistakes about the number of seats are reported at the line that gives it.
                let of_seats = mistakes.iter().all(|one| one.field == "seats");
                return self.refuse(mistakes, if of_seats { Some(seats) } else { None });
            }
        };
        let deal = G::deal(header, &lines, &rules, *last)?;
        let table = Table { rules: &rules, names };
        let steps = body.iter().map(|line| step::read(*line, table)).collect::<Result<_, _>>()?;
        Ok(Kind::Game(Playable { names: names.clone(), rules, deal, steps }))
    }

    /// The result where the rules cannot even be read.
    pub(super) fn without_rules<P>(
        &self,
        mistakes: Vec<RuleError>,
    ) -> Result<Kind<P>, ScriptError> {
        self.seats()?;
        self.refuse(mistakes, None)
    }

    fn seats(&self) -> Result<Line<'a>, ScriptError> {
        let missing = "say who plays: `seats Anna Ben Cem`, or `seats 3`";
        self.header.seats.ok_or_else(|| self.last.wrong(missing))
    }

    /// Handles rules that are refused: an error, unless exactly that was expected.
    fn refuse<P>(
        &self,
        mistakes: Vec<RuleError>,
        line: Option<Line<'a>>,
    ) -> Result<Kind<P>, ScriptError> {
        let all = mistakes.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ");
        match self.refused {
            None => {
                let rules = self.header.rules.map_or(self.last, |(line, _)| line);
                Err(line.unwrap_or(rules).wrong(all))
            }
            Some((_, code)) if mistakes.iter().any(|mistake| mistake.code == code) => {
                Ok(Kind::Rules(None))
            }
            Some(_) => Ok(Kind::Rules(self.deviation(all))),
        }
    }

    /// The deviation if the rules are not refused as expected.
    fn deviation(&self, found: String) -> Option<Deviation> {
        let (line, code) = self.refused?;
        Some(Deviation {
            line: line.number,
            text: line.text.to_owned(),
            expected: format!("rules refused with {code}"),
            found,
            state: String::new(),
        })
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

/// The line `expect rules refused CODE`, which must stand alone.
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
