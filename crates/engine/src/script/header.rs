//! The lines before the game: which rules, who plays, how the cards lie.

use std::collections::BTreeMap;

use crate::rules::read_table;
use toml::Table;

use crate::card::Card;
use crate::seat::{Direction, Seat, SeatSet};

use super::error::ScriptError;
use super::lines::Line;
use super::names::Names;
use super::words::Words;

/// Everything said before the first move.
#[derive(Default)]
pub(super) struct Header<'a> {
    /// The `rules` line and the name or path in it.
    pub(super) rules: Option<(Line<'a>, &'a str)>,
    /// Choices by option, each with its line.
    pub(super) options: BTreeMap<String, (Line<'a>, String)>,
    /// What `set` lines lay over the rules.
    pub(super) patch: Table,
    pub(super) names: Names,
    /// The `seats` line.
    pub(super) seats: Option<Line<'a>>,
    pub(super) dealer: Option<Seat>,
    pub(super) turn: Option<Seat>,
    pub(super) direction: Option<Direction>,
    pub(super) left_handed: Option<SeatSet>,
    pub(super) round: Option<u16>,
    pub(super) deal: Option<u16>,
    pub(super) seed: Option<u64>,
    pub(super) scores: Vec<(Seat, i32)>,
    pub(super) hands: BTreeMap<Seat, Hand<'a>>,
    pub(super) top: Option<(Line<'a>, Card)>,
    /// Next drawn first.
    pub(super) draw: Vec<(Line<'a>, Card)>,
    /// The draw pile holds nothing beyond what is listed.
    pub(super) draw_only: Option<Line<'a>>,
    /// Under the top card, the lowest first.
    pub(super) discarded: Vec<(Line<'a>, Card)>,
}

/// What a `hand` line says.
pub(super) struct Hand<'a> {
    pub(super) line: Line<'a>,
    pub(super) cards: Vec<Card>,
    /// So many further cards, whichever.
    pub(super) any: u8,
    /// And all cards that stand nowhere else.
    pub(super) rest: bool,
}

impl<'a> Header<'a> {
    /// Reads `line` if it is one of the header; says whether it is.
    pub(super) fn read(&mut self, line: Line<'a>) -> Result<bool, ScriptError> {
        let mut words = Words::of(line);
        let Some(first) = words.take() else { return Ok(false) };
        let after = line.text.get(first.len()..).unwrap_or_default().trim();
        match first {
            "rules" if after.is_empty() => return Err(line.wrong(RULES_MISSING)),
            "rules" => return once(&mut self.rules, (line, after), line).map(|()| true),
            "set" => return self.set(line, after).map(|()| true),
            "options" => self.options(&mut words)?,
            "seats" => {
                once(&mut self.seats, line, line)?;
                self.names = Names::read(&mut words)?;
            }
            "dealer" => once(&mut self.dealer, self.names.seat(&mut words)?, line)?,
            "turn" => once(&mut self.turn, self.names.seat(&mut words)?, line)?,
            "direction" => once(&mut self.direction, direction(&mut words)?, line)?,
            "left-handed" => once(&mut self.left_handed, self.names.seats(&mut words)?, line)?,
            "round" => once(&mut self.round, from_one(&mut words, "round")?, line)?,
            "deal" => once(&mut self.deal, from_one(&mut words, "deal")?, line)?,
            "seed" => once(&mut self.seed, words.number("a whole number from 0")?, line)?,
            "score" => self.score(&mut words)?,
            "hand" => self.hand(&mut words)?,
            "top" => once(&mut self.top, (line, words.card()?), line)?,
            "draw" => {
                words.take_if(":");
                self.draw.extend(words.cards().into_iter().map(|card| (line, card)));
                if words.take_if("only") {
                    once(&mut self.draw_only, line, line)?;
                }
                card_or_end(&mut words)?;
            }
            "discarded" => {
                words.take_if(":");
                self.discarded.extend(words.cards().into_iter().map(|card| (line, card)));
                card_or_end(&mut words)?;
            }
            _ => return Ok(false),
        }
        words.end()?;
        Ok(true)
    }

    fn set(&mut self, line: Line<'a>, after: &str) -> Result<(), ScriptError> {
        let table = read_table(after).map_err(|error| {
            let right = "write one TOML line, as in `set deal.hand = 3`";
            line.wrong(format!("{}: {right}", error.message))
        })?;
        lay_over(&mut self.patch, table);
        Ok(())
    }

    fn options(&mut self, words: &mut Words<'a>) -> Result<(), ScriptError> {
        while words.peek().is_some() {
            let option = words.need("an option")?;
            let choice = if words.take_if("=") { words.take() } else { None };
            let choice = choice.ok_or_else(|| {
                words.wrong(format!("write `{option}=CHOICE`, as in `options format=single`"))
            })?;
            if self.options.insert(option.into(), (words.line, choice.into())).is_some() {
                return Err(words.wrong(format!("`{option}` is chosen twice")));
            }
            words.take_if(",");
        }
        Ok(())
    }

    fn score(&mut self, words: &mut Words<'a>) -> Result<(), ScriptError> {
        while words.peek().is_some() {
            let seat = self.names.seat(words)?;
            let points: i32 = words.number("a number of points")?;
            if points.abs_diff(0) > MOST_POINTS {
                return Err(words.wrong(format!("a score is at most {MOST_POINTS}")));
            }
            self.scores.push((seat, points));
            words.take_if(",");
        }
        Ok(())
    }

    fn hand(&mut self, words: &mut Words<'a>) -> Result<(), ScriptError> {
        let seat = self.names.seat(words)?;
        words.take_if(":");
        let cards = words.cards();
        let any = if words.take_if("any") { words.number("a number of cards")? } else { 0 };
        let rest = words.take_if("rest");
        card_or_end(words)?;
        if cards.is_empty() && any == 0 && !rest {
            return Err(words.wrong("name at least one card: nobody begins with an empty hand"));
        }
        let hand = Hand { line: words.line, cards, any, rest };
        if self.hands.insert(seat, hand).is_some() {
            return Err(words.wrong(format!("{} has a hand already", self.names.of(seat))));
        }
        Ok(())
    }

    /// Whether any line says where cards lie.
    pub(super) fn lays_cards(&self) -> Option<Line<'a>> {
        let hands = self.hands.values().map(|hand| hand.line);
        let listed = self.top.iter().chain(&self.draw).chain(&self.discarded);
        hands.chain(listed.map(|(line, _)| *line)).chain(self.draw_only).next()
    }
}

/// Far from what a number in the engine can hold.
const MOST_POINTS: u32 = 1_000_000;

/// Beyond every match: no round of ten deals gets past what a number of a deal can hold.
const MOST_DEALS: u16 = 1000;

const RULES_MISSING: &str = "name a preset or a rules file, as in `rules my-rules.toml`";

fn once<T>(slot: &mut Option<T>, value: T, line: Line<'_>) -> Result<(), ScriptError> {
    if slot.replace(value).is_some() {
        return Err(line.wrong("this has been said already, further up"));
    }
    Ok(())
}

/// The number of a round or deal.
fn from_one(words: &mut Words<'_>, what: &str) -> Result<u16, ScriptError> {
    let number: u16 = words.number(&format!("the number of a {what}, from 1"))?;
    if (1..=MOST_DEALS).contains(&number) {
        return Ok(number);
    }
    Err(words.wrong(format!("{what}s are counted from 1 to {MOST_DEALS}")))
}

/// Nothing follows; what follows all the same was meant as a card.
fn card_or_end(words: &mut Words<'_>) -> Result<(), ScriptError> {
    if words.peek().is_none() { Ok(()) } else { words.card().and_then(|_| words.end()) }
}

/// Reads a direction.
pub(super) fn direction(words: &mut Words<'_>) -> Result<Direction, ScriptError> {
    match words.need("a direction")? {
        "clockwise" => Ok(Direction::Clockwise),
        "counter" => Ok(Direction::Counter),
        word => Err(words.wrong(format!("`{word}` is no direction: clockwise or counter"))),
    }
}

fn lay_over(below: &mut Table, above: Table) {
    for (key, value) in above {
        match (below.get_mut(&key), value) {
            (Some(toml::Value::Table(old)), toml::Value::Table(new)) => lay_over(old, new),
            (_, value) => {
                below.insert(key, value);
            }
        }
    }
}
