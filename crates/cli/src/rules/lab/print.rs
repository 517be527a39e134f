//! Prints the report of the lab for people.

use std::fmt::Write;

use comfy_table::{CellAlignment, Table, presets};
use stammtisch_bots::lab::{CardWorth, Report};
use stammtisch_engine::rules::{Lang, Text};

use super::Page;
use crate::limits::CARDS_SHOWN;

/// A card's worth is more than chance from this many standard errors on.
const SURE: f64 = 2.0;

/// A label, and how to get its value from a report.
type Row = (Text, fn(&Report, Lang) -> String);

/// Both reports side by side, then the remarks on each.
pub(super) fn text(pages: &[Page], lang: Lang) -> String {
    let mut text = numbers(pages, lang);
    for page in pages {
        let cards = cards(page, lang);
        if !cards.is_empty() {
            let head = say(lang, "Welche Karte entscheidet", "Which card decides");
            let _ = write!(text, "\n{head} ({}):\n{cards}", name(page, lang));
        }
    }
    let pace = say(
        lang,
        "* Im Tempo gemütlicher Bots, ohne Geben und Zählen. Leute brauchen meist länger.",
        "* At the pace of leisurely bots, without dealing and counting. People mostly take longer.",
    );
    let _ = write!(text, "\n{pace}\n");
    for page in pages {
        for remark in &page.remarks {
            let message = lang.pick(&remark.message);
            let _ = write!(text, "\n{}: {message} [{}]", name(page, lang), remark.code);
        }
        if !page.remarks.is_empty() {
            text.push('\n');
        }
    }
    text
}

fn numbers(pages: &[Page], lang: Lang) -> String {
    let mut table = Table::new();
    let names = pages.iter().map(|page| name(page, lang).to_owned());
    table.load_style(presets::NOTHING);
    table.set_header(std::iter::once(String::new()).chain(names));
    let rows: [Row; 8] = [
        (("Leute", "players").into(), |report, _| report.seats.to_string()),
        (("gespielte Runden", "deals played").into(), |report, _| report.deals.to_string()),
        (("Dauer einer Runde (Mitte)*", "length of a deal (middle)*").into(), |report, _| {
            time(report.seconds.p50)
        }),
        (("jede zwanzigste länger als*", "one in twenty longer than*").into(), |report, _| {
            time(report.seconds.p95)
        }),
        (("Züge einer Runde", "moves in a deal").into(), |report, lang| {
            decimal(report.moves.mean, 0, lang)
        }),
        (("zieht sich hin", "drags on").into(), |report, lang| percent(report.drag, lang)),
        (("endet nicht, wie es soll", "does not end as it should").into(), |report, lang| {
            let all = report.deals.max(1) as f64;
            percent((report.endings.stuck + report.endings.endless) as f64 / all, lang)
        }),
        (("Können (Rest: Glück)", "skill (the rest is luck)").into(), |report, lang| {
            report.skill.as_ref().map_or_else(|| "–".to_owned(), |skill| percent(skill.skill, lang))
        }),
    ];
    for (label, of) in &rows {
        let cells = pages.iter().map(|page| of(&page.report, lang));
        table.add_row(std::iter::once(lang.pick(label).to_owned()).chain(cells));
    }
    let most = pages.iter().map(|page| page.report.sides.shares.len()).max().unwrap_or(0);
    for side in 0..most {
        let cells = pages.iter().map(|page| {
            let share = page.report.sides.shares.get(side);
            share.map_or_else(String::new, |share| percent(share.share, lang))
        });
        table.add_row(std::iter::once(place(&pages[0].report, side, lang)).chain(cells));
    }
    for column in table.column_iter_mut().skip(1) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    let lines = table.to_string();
    lines.lines().map(|line| format!("{}\n", line.trim_end())).collect()
}

/// The name of a seat, counted from the first.
pub(super) fn place(report: &Report, side: usize, lang: Lang) -> String {
    let who = match (side, report.decides_well) {
        (0, true) => say(lang, "wer gibt", "the dealer").to_owned(),
        (0, false) => say(lang, "wer beginnt", "the starter").to_owned(),
        (n, _) => match lang {
            Lang::De => format!("{n} weiter links"),
            Lang::En => format!("{n} to the left"),
        },
    };
    let what = if report.decides_well {
        say(lang, "gewinnt", "wins")
    } else {
        say(lang, "verliert", "loses")
    };
    match lang {
        Lang::De => format!("es {what}: {who}"),
        Lang::En => format!("{what}: {who}"),
    }
}

/// The most decisive cards whose worth is more than chance.
pub(super) fn decisive(report: &Report) -> impl Iterator<Item = &CardWorth> {
    report.cards.iter().filter(|worth| worth.gain.abs() > SURE * worth.error).take(CARDS_SHOWN)
}

fn cards(page: &Page, lang: Lang) -> String {
    let mut table = Table::new();
    table.load_style(presets::NOTHING);
    for worth in decisive(&page.report) {
        let points = decimal(worth.gain * 100.0, 1, lang);
        let sign = if worth.gain > 0.0 { "+" } else { "" };
        let error = decimal(worth.error * 100.0, 1, lang);
        table.add_row([
            format!("  {}", lang.pick(&worth.card)),
            format!("{sign}{points} ± {error} %"),
            format!("{} → {}", percent(worth.without, lang), percent(worth.with, lang)),
        ]);
    }
    for column in table.column_iter_mut().skip(1) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    let lines = table.to_string();
    lines.lines().map(|line| format!("{}\n", line.trim_end())).collect()
}

/// Minutes and seconds.
pub(super) fn time(seconds: u64) -> String {
    format!("{}:{:02} min", seconds / 60, seconds % 60)
}

pub(super) fn percent(share: f64, lang: Lang) -> String {
    let text = decimal(share * 100.0, 1, lang);
    match lang {
        Lang::De => text + " %",
        Lang::En => text + "%",
    }
}

fn decimal(number: f64, places: usize, lang: Lang) -> String {
    let text = format!("{number:.places$}");
    if lang == Lang::De { text.replace('.', ",") } else { text }
}

pub(super) fn name(page: &Page, lang: Lang) -> &str {
    lang.pick(&page.name)
}

pub(super) const fn say<'a>(lang: Lang, de: &'a str, en: &'a str) -> &'a str {
    match lang {
        Lang::De => de,
        Lang::En => en,
    }
}
