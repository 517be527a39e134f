//! The course of a match, printed: who did what, deal by deal.

use comfy_table::{CellAlignment, Table, presets};
use stammtisch_engine::any::AnyMove;
use stammtisch_engine::rules::Lang;
use stammtisch_table::film::Replay;
use stammtisch_table::wire::{Film, FilmStep, Mark, TableEvent};

use super::games::secret;
use super::words;

/// The match as text.
pub(super) fn text(
    replay: &Replay,
    film: &Film,
    told: impl Iterator<Item = (Vec<TableEvent>, Option<AnyMove>)>,
    names: &[String],
    lang: Lang,
) -> String {
    let mut text = head(film, names, lang) + "\n";
    let (mut deal, mut rows) = (None, table(&[], &[]));
    for (number, (step, (events, mv))) in film.steps.iter().zip(told).enumerate() {
        if deal != Some(step.deal) {
            text += &printed(&rows);
            rows = table(&[], &[0, 1]);
            deal = Some(step.deal);
            text += &format!("\n{}\n", heading(step.deal, film, lang));
        }
        for (at, line) in
            sentences(replay, step, (&events, mv), names, lang).into_iter().enumerate()
        {
            if at == 0 {
                rows.add_row([number.to_string(), words::time(step.ms), line]);
            } else {
                rows.add_row([String::new(), String::new(), line]);
            }
        }
    }
    text += &printed(&rows);
    text + "\n" + &printed(&sheet(film, names, lang))
}

/// Everything to be said about a step, one sentence each.
pub(super) fn sentences(
    replay: &Replay,
    step: &FilmStep,
    (events, mv): (&[TableEvent], Option<AnyMove>),
    names: &[String],
    lang: Lang,
) -> Vec<String> {
    let said = events.iter().filter_map(|event| words::event(replay.rules(), event, names, lang));
    let mut lines: Vec<_> = said.collect();
    if lines.is_empty() {
        let who = step.seat.map(|seat| words::of(names, seat)).unwrap_or_default();
        lines.push(if lang == Lang::De {
            format!("{who} tut etwas")
        } else {
            format!("{who} acts")
        });
    }
    let marks = step.marks.iter().filter_map(|mark: &Mark| words::mark(*mark, lang));
    let secret = mv.and_then(|mv| secret(mv, lang));
    let marks: Vec<_> = marks.map(str::to_owned).chain(secret).collect();
    if let Some(first) = lines.first_mut().filter(|_| !marks.is_empty()) {
        *first += &format!("  [{}]", marks.join(", "));
    }
    lines
}

/// What was played, by whom, and how it ended.
fn head(film: &Film, names: &[String], lang: Lang) -> String {
    let german = lang == Lang::De;
    let card = &film.card;
    let rules = if german { &card.rules.de } else { &card.rules.en };
    let time = words::time(film.steps.last().map_or(0, |step| step.ms));
    let (deals, steps) = (film.deals.len(), card.steps);
    let played = match (german, deals) {
        (true, 1) => "Spiel",
        (true, _) => "Spiele",
        (false, 1) => "deal",
        (false, _) => "deals",
    };
    let line = if german {
        format!("{rules}: {} Leute, {deals} {played}, {steps} Schritte in {time}", film.seats)
    } else {
        format!("{rules}: {} players, {deals} {played}, {steps} steps in {time}", film.seats)
    };
    let head = if german { ["Sitz", "Name", "Punkte", ""] } else { ["seat", "name", "points", ""] };
    let mut rows = table(&head, &[0, 2]);
    for (at, name) in names.iter().enumerate() {
        let won = card.winners.iter().any(|winner| winner.index() == at);
        let won = if !won {
            ""
        } else if german {
            "gewonnen"
        } else {
            "won"
        };
        let points = card.points.get(at).map(ToString::to_string).unwrap_or_default();
        rows.add_row([(at + 1).to_string(), name.clone(), points, won.to_owned()]);
    }
    format!("{line}\n\n{}", printed(&rows))
}

/// The number of a deal, and the points noted for it.
fn heading(deal: u16, film: &Film, lang: Lang) -> String {
    let row = film.sheet.iter().find(|row| row.deal == deal);
    let points = row.map(|row| {
        let points: Vec<_> = row.points.iter().map(ToString::to_string).collect();
        points.join(" ")
    });
    let (name, noted) = if lang == Lang::De { ("Spiel", "Punkte") } else { ("Deal", "points") };
    match points {
        Some(points) => format!("{name} {deal} ({noted}: {points})"),
        None => format!("{name} {deal}"),
    }
}

/// The score sheet, with the sums.
fn sheet(film: &Film, names: &[String], lang: Lang) -> Table {
    let german = lang == Lang::De;
    let mut head = vec![if german { "Spiel" } else { "deal" }];
    head.extend(names.iter().map(String::as_str));
    let all: Vec<usize> = (0..head.len()).collect();
    let mut rows = table(&head, &all);
    for row in &film.sheet {
        let points = row.points.iter().map(ToString::to_string);
        rows.add_row(std::iter::once(row.deal.to_string()).chain(points));
    }
    let sums = film.card.points.iter().map(ToString::to_string);
    rows.add_row(std::iter::once(if german { "gesamt" } else { "in all" }.to_owned()).chain(sums));
    rows
}

/// A table without lines, with these columns right-aligned.
pub(super) fn table(head: &[&str], right: &[usize]) -> Table {
    let mut table = Table::new();
    table.load_style(presets::NOTHING);
    if !head.is_empty() {
        table.set_header(head);
    } else {
        // Columns exist only once there is a row.
        table.set_header(["", "", ""]);
    }
    for at in right {
        if let Some(column) = table.column_mut(*at) {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    table
}

/// The lines of a table, without trailing blanks and without an empty head.
pub(super) fn printed(table: &Table) -> String {
    let lines = table.to_string();
    let lines = lines.lines().map(str::trim_end).filter(|line| !line.is_empty());
    lines.map(|line| format!("  {line}\n")).collect()
}
