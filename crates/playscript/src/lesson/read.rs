//! Reads a lesson (`Lesson::read`).

use std::sync::Arc;

use crate::frame::{Frame, Kind};
use crate::game::{Scripted, Table};
use crate::lines::{Line, lines};
use crate::run::Playable;
use crate::words::Words;
use stammtisch_engine::any::{AnyRulesFile, preset};
use stammtisch_engine::{each_game, rules};

use super::{Does, LEARNER, Lesson, LessonError, LessonStep, Prepared, file};

pub(super) fn lesson(text: &str) -> Result<Lesson, LessonError> {
    let file: file::File = toml::from_str(text).map_err(wrong)?;
    let lines = lines(&file.start.script).map_err(wrong)?;
    let frame = Frame::of(&lines).map_err(wrong)?;
    if !frame.header.patch.is_empty() {
        return Err(wrong("a lesson is played by a preset and its options, without `set`"));
    }
    let base = frame.header.rules.map(|(_, base)| base).unwrap_or_default();
    let rules = preset::text(base).ok_or_else(|| wrong(format!("there is no preset `{base}`")))?;
    let rules = AnyRulesFile::read(rules).map_err(|all| wrong(all_of(&all)))?;
    let course = each_game!(AnyRulesFile, &rules, G: rules => {
        prepare::<G>(&frame, rules, &file.steps)?.into()
    });
    let others = frame.header.names.each().skip(1).map(str::to_owned).collect();
    let (base, options) = (base.to_owned(), frame.header.chosen());
    Ok(Lesson { id: file.id, name: file.name, base, options, others, course })
}

fn prepare<G: Scripted>(
    frame: &Frame<'_>,
    rules: &rules::RulesFile<G::HouseRules>,
    steps: &[file::StepEntry],
) -> Result<Prepared<G>, LessonError>
where
    G::Deal: Send + Sync,
{
    let Kind::Game(game) = frame.read::<G>(rules).map_err(wrong)? else {
        return Err(wrong("the rules of a lesson have to hold"));
    };
    let Playable { rules, names, deal, steps: moves } = game;
    if !moves.is_empty() {
        return Err(wrong("the moves of a lesson stand in its steps"));
    }
    let table: Table<'_, G> = Table { rules: &rules, names: &names };
    let steps = steps.iter().map(|one| step(one, table)).collect::<Result<Arc<[_]>, _>>()?;
    let begin: Arc<super::Begin<G>> = Arc::new(move |rules, sink| {
        let mut told = |event| sink(event);
        G::begin(&deal, rules, &mut told)
    });
    Ok(Prepared { begin, steps })
}

fn step<G: Scripted>(
    step: &file::StepEntry,
    table: Table<'_, G>,
) -> Result<LessonStep<G::Move>, LessonError> {
    let does = match (&step.does, step.you.as_slice()) {
        (None, []) if step.text.is_some() => Does::Read,
        (None, []) => return Err(wrong("a step needs words, or somebody who moves")),
        (None, moves) => {
            let read = |text: &String| one(&mut words(text), table);
            Does::Learner(moves.iter().map(read).collect::<Result<_, _>>()?)
        }
        (Some(text), []) => {
            let mut words = words(text);
            let seat = table.names.seat(&mut words).map_err(wrong)?;
            if seat == LEARNER {
                return Err(wrong("what the learner does stands under `you`"));
            }
            Does::Other(seat, one(&mut words, table)?)
        }
        (Some(_), _) => return Err(wrong("one step, one seat: `you` or `does`")),
    };
    Ok(LessonStep { text: step.text.clone(), mark: step.mark.clone(), does })
}

fn words(text: &str) -> Words<'_> {
    Words::of(Line { number: 1, text: text.trim() })
}

fn one<G: Scripted>(words: &mut Words<'_>, table: Table<'_, G>) -> Result<G::Move, LessonError> {
    let mv = G::read_move(words, table).map_err(wrong)?;
    words.end().map_err(wrong)?;
    Ok(mv)
}

fn all_of(mistakes: &[rules::RuleError]) -> String {
    mistakes.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

fn wrong(why: impl ToString) -> LessonError {
    LessonError(why.to_string())
}
