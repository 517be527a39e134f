//! Prints the solution of a game.

use std::collections::BTreeMap;

use comfy_table::{CellAlignment, Table, presets};
use serde::Serialize;
use serde_json::Value;
use stammtisch_bots::solve::Evaluation;

use super::game::Game;
use super::run::{Point, Solved};
use crate::out::whole as print;

/// All results.
#[derive(Debug, Serialize)]
pub(super) struct Report {
    #[serde(skip)]
    title: String,
    game: &'static str,
    parameters: BTreeMap<&'static str, Value>,
    information_sets: usize,
    /// Pairs of an information set and an action.
    choices: usize,
    iterations: u32,
    seconds: f64,
    ms_per_iteration: f64,
    /// With both players choosing uniformly among their actions.
    uniform: Figures,
    #[serde(flatten)]
    end: Figures,
    convergence: Vec<Row>,
}

#[derive(Clone, Copy, Debug, Serialize)]
struct Figures {
    /// The first player's payoff.
    value: f64,
    /// What each player would gain by a best response.
    gains: [f64; 2],
    /// The sum of the gains.
    nash_conv: f64,
    /// Half of [`Figures::nash_conv`].
    exploitability: f64,
}

#[derive(Debug, Serialize)]
struct Row {
    iterations: u32,
    #[serde(flatten)]
    figures: Figures,
}

impl From<&Evaluation> for Figures {
    fn from(one: &Evaluation) -> Self {
        let (nash_conv, exploitability) = (one.nash_conv(), one.exploitability());
        Self { value: one.value, gains: one.gains(), nash_conv, exploitability }
    }
}

impl From<&Point> for Row {
    fn from(point: &Point) -> Self {
        Self { iterations: point.iterations, figures: Figures::from(&point.evaluation) }
    }
}

impl Report {
    pub(super) fn of(game: &Game, solved: &Solved) -> Self {
        let iterations = solved.points.last().map_or(0, |point| point.iterations);
        let seconds = solved.time.as_secs_f64();
        Self {
            title: game.title.clone(),
            game: game.name,
            parameters: game.parameters.clone(),
            information_sets: game.size.information_sets,
            choices: game.size.choices,
            iterations,
            seconds,
            ms_per_iteration: 1e3 * seconds / f64::from(iterations.max(1)),
            uniform: Figures::from(&solved.uniform),
            end: Figures::from(&solved.end),
            convergence: solved.points.iter().map(Row::from).collect(),
        }
    }

    /// Prints the report for programs.
    pub(super) fn json(&self) -> anyhow::Result<()> {
        let mut text = serde_json::to_string_pretty(self)?;
        text.push('\n');
        print(&text)
    }

    /// Prints the report for people.
    pub(super) fn table(&self) -> anyhow::Result<()> {
        let Self { title, information_sets, choices, seconds, ms_per_iteration, .. } = self;
        let mut table = Table::new();
        table.load_style(presets::NOTHING);
        table.set_header(["iterations", "value", "NashConv", "exploitability"]);
        for column in table.column_iter_mut() {
            column.set_cell_alignment(CellAlignment::Right);
        }
        table.add_row(row("uniform", &self.uniform));
        for one in self.convergence.iter().filter(|one| self.is_told(one.iterations)) {
            table.add_row(row(&one.iterations.to_string(), &one.figures));
        }
        let table = table.to_string();
        let table: Vec<&str> = table.lines().map(str::trim_end).collect();
        print(&format!(
            "{title}\n\
             {information_sets} information sets, {choices} choices; CFR+ ran for {seconds:.1} s \
             ({ms_per_iteration:.3} ms per iteration)\n\n{}\n\n\
             value: what the first player gets. NashConv: what both gain together by best responses;\n\
             exploitability: half of it.\n",
            table.join("\n")
        ))
    }

    /// Whether to print this iteration: 2, 5, 10, 20, 50, … and the last; after the first everything is still
    /// uniform.
    fn is_told(&self, iterations: u32) -> bool {
        let leading = iterations / 10_u32.pow(iterations.ilog10());
        let round = iterations.is_multiple_of(10_u32.pow(iterations.ilog10()));
        iterations == self.iterations || (iterations > 1 && round && matches!(leading, 1 | 2 | 5))
    }
}

fn row(name: &str, figures: &Figures) -> [String; 4] {
    let Figures { value, nash_conv, exploitability, .. } = figures;
    [
        name.to_owned(),
        format!("{value:.9}"),
        format!("{nash_conv:.3e}"),
        format!("{exploitability:.3e}"),
    ]
}
