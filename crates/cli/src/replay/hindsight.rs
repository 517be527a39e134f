//! Prints the analysis of a finished match: odds, turning points, luck and skill.

use comfy_table::Table;
use indicatif::{ProgressBar, ProgressDrawTarget};
use stammtisch_engine::rules::Lang;
use stammtisch_server::AnyAnalysis;
use stammtisch_table::film::Replay;
use stammtisch_table::wire::{
    Hindsight, HindsightAbout, HindsightBalance, HindsightDecision, HindsightEstimate,
    HindsightOdds, HindsightTurn,
};

use super::course::{printed, table};
use super::words;

/// Runs the analysis, with a progress bar where somebody watches.
pub(super) fn found(replay: &Replay) -> anyhow::Result<Hindsight> {
    let target = ProgressDrawTarget::stderr_with_hz(5);
    let bar = ProgressBar::with_draw_target(Some(1_000), target);
    let mut looking = AnyAnalysis::at(replay)
        .ok_or_else(|| anyhow::anyhow!("the match does not fit its rules"))?;
    while looking.step() {
        bar.set_position((looking.progress() * 1_000.0) as u64);
    }
    bar.finish_and_clear();
    Ok(looking.hindsight())
}

/// The analysis as text.
pub(super) fn text(hindsight: &Hindsight, names: &[String], lang: Lang) -> String {
    let word = |de: &'static str, en: &'static str| if lang == Lang::De { de } else { en };
    let head = [word("Schritt", "step"), word("wer", "who"), word("was", "what"), "", ""];
    let mut rows = table(&head, &[0, 3]);
    for decision in &hindsight.decisions {
        for odds in &decision.odds {
            rows.add_row(decided(decision, odds, names, lang));
        }
    }
    let mut text = format!(
        "{}\n\n{}",
        word("Was jeder wissen konnte", "What each could know"),
        printed(&rows)
    );
    if !hindsight.curve.is_empty() {
        text +=
            &format!("\n{}\n\n", word("Was die Partie entschieden hat", "What decided the match"));
        text += &printed(&turns(&hindsight.turning_points, names, lang));
    }
    if !hindsight.balance.is_empty() {
        text += &format!("\n{}\n\n", word("Glück und Können", "Luck and skill"));
        text += &printed(&balance(&hindsight.balance, names, lang));
        text += word(NOTE.0, NOTE.1);
    }
    text
}

const NOTE: (&str, &str) = (
    "
  In Prozentpunkten der Aussicht auf den Sieg. Eigene Züge: verglichen mit denen, die der beste Bot
  des Hauses gemacht hätte, nach dem, was man wissen konnte. Karten: was übrig bleibt, auch was niemand
  wissen konnte. Bots spielen anders als Menschen, und eine Partie sagt über Können wenig: Was
  innerhalb von ± liegt, kann Zufall sein.
",
    "
  In percentage points of the chance to win. Own moves: held against those that the house's best bot
  would have made, by what one could know. Cards: what is left, and what nobody could know. Bots play
  otherwise than people, and one match says little about skill: what lies within ± may be chance.
",
);

fn decided(
    decision: &HindsightDecision,
    odds: &HindsightOdds,
    names: &[String],
    lang: Lang,
) -> [String; 5] {
    let of = words::of(names, odds.of);
    let (de, en) = match odds.about {
        HindsightAbout::ToldTrue => {
            (format!("Ansage von {of} stimmt"), format!("{of} told the truth"))
        }
        HindsightAbout::Trap => {
            (format!("Virus oder Bombe bei {of}"), format!("virus or bomb with {of}"))
        }
        HindsightAbout::Answers => (format!("{of} kann antworten"), format!("{of} can answer")),
        HindsightAbout::Lays => (format!("{of} kann legen"), format!("{of} can lay")),
        HindsightAbout::GoesOut => {
            (format!("{of} kann die letzte Karte legen"), format!("{of} can lay the last card"))
        }
        HindsightAbout::DrawFits => {
            (format!("gezogene Karte von {of} passt"), format!("the card {of} draws fits"))
        }
        HindsightAbout::Cheated => (format!("{of} hat gemogelt"), format!("{of} has cheated")),
        HindsightAbout::LeftOut => {
            (format!("{of} hat die Ansage vergessen"), format!("{of} has forgotten the call"))
        }
    };
    let german = lang == Lang::De;
    let was = match (odds.was_so, german) {
        (true, true) => "ja",
        (true, false) => "yes",
        (false, true) => "nein",
        (false, false) => "no",
    };
    [
        decision.step.to_string(),
        words::of(names, decision.seat),
        if german { de } else { en },
        format!("{:.0} %", 100.0 * odds.share),
        was.to_owned(),
    ]
}

/// Percentage points with two standard errors.
fn points(of: &HindsightEstimate) -> String {
    format!("{:+.0} ± {:.0}", 100.0 * of.value, 200.0 * of.error)
}

fn turns(all: &[HindsightTurn], names: &[String], lang: Lang) -> Table {
    let german = lang == Lang::De;
    let mut head = if german { vec!["Schritt", "wer"] } else { vec!["step", "who"] };
    head.extend(names.iter().map(String::as_str));
    let right: Vec<usize> = (0..head.len()).filter(|at| *at != 1).collect();
    let mut rows = table(&head, &right);
    for turn in all {
        let who = turn.seat.map_or_else(|| "-".to_owned(), |seat| words::of(names, seat));
        let changes = turn.change.iter().map(points);
        rows.add_row([turn.step.to_string(), who].into_iter().chain(changes));
    }
    rows
}

fn balance(all: &[HindsightBalance], names: &[String], lang: Lang) -> Table {
    let head = if lang == Lang::De {
        ["", "vor dem Geben", "eigene Züge", "Züge der anderen", "Karten", "am Ende"]
    } else {
        ["", "before the deal", "own moves", "others' moves", "cards", "in the end"]
    };
    let mut rows = table(&head, &[1, 2, 3, 4, 5]);
    for (name, one) in names.iter().zip(all) {
        rows.add_row([
            name.clone(),
            format!("{:.0} %", 100.0 * one.start.value),
            points(&one.own),
            points(&one.others),
            points(&one.luck),
            format!("{:.0} %", 100.0 * one.result),
        ]);
    }
    rows
}
