//! Prints the deals played as a table.

use comfy_table::{CellAlignment, Table, presets};
use stammtisch_bots::lab;
use stammtisch_engine::rules::Lang;

use super::Played;

/// One line for each number of seats, columns aligned.
pub(super) fn table(played: &[Played], lang: Lang) -> String {
    let Some(words) = played.first().map(|played| played.words) else { return String::new() };
    let head = match lang {
        Lang::De => ["Leute", words.deals[0], "Züge", "längste", words.out[0], "steckt", "endlos"],
        Lang::En => ["seats", words.deals[1], "moves", "longest", words.out[1], "stuck", "endless"],
    };
    let piles = played.iter().any(|played| played.pile_empty > 0);
    let blocks = played.iter().any(|played| played.blocked > 0);
    let mut table = Table::new();
    let mut cells = head.to_vec();
    if piles {
        cells.push(if lang == Lang::De { "Stapel leer" } else { "pile empty" });
    }
    if blocks {
        cells.push(if lang == Lang::De { "blockiert" } else { "blocked" });
    }
    cells.push(if lang == Lang::De { words.shares[0] } else { words.shares[1] });
    table.load_style(presets::NOTHING).set_header(&cells);
    let last = cells.len() - 1;
    for (index, column) in table.column_iter_mut().enumerate() {
        column.set_cell_alignment(if index == last {
            CellAlignment::Left
        } else {
            CellAlignment::Right
        });
    }
    for played in played {
        table.add_row(row(played, piles, blocks, lang));
    }
    let lines = table.to_string();
    lines.lines().map(|line| format!("  {}\n", line.trim_end())).collect()
}

fn row(played: &Played, piles: bool, blocks: bool, lang: Lang) -> Vec<String> {
    let all = played.deals.max(1) as f64;
    let share = |deals: u64| percent(deals as f64 / all, lang);
    let mut row = vec![
        played.seats.to_string(),
        played.deals.to_string(),
        format!("{:.0}", played.moves_mean),
        played.moves_most.to_string(),
        share(played.out),
        share(played.stuck),
        share(played.endless),
    ];
    if piles {
        row.push(share(played.pile_empty));
    }
    if blocks {
        row.push(share(played.blocked));
    }
    let sum: u64 = played.shares().iter().sum();
    let first = played
        .shares()
        .iter()
        .map(|wins| format!("{:>3.0}", 100.0 * *wins as f64 / sum.max(1) as f64));
    row.push(first.collect::<Vec<_>>().join(" ") + " %");
    row
}

/// A share as it is written in that language.
pub(super) fn percent(share: f64, lang: Lang) -> String {
    lang.pick(&lab::percent(share)).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_never_rounded_to_none_or_all() {
        assert_eq!(percent(0.0, Lang::De), "0 %");
        assert_eq!(percent(0.0001, Lang::De), "0,1 %");
        assert_eq!(percent(0.9999, Lang::En), "99.9%");
        assert_eq!(percent(1.0, Lang::En), "100%");
    }
}
