//! Who could have held what, by what one seat knew.

use comfy_table::Table;
use stammtisch_engine::rules::Lang;
use stammtisch_table::wire::{CardOdds, HandOdds};

use super::course::{printed, table};

/// A table of seats by ranks where cards have some, and one by cards.
pub(super) fn text(found: &HandOdds, names: &[String], lang: Lang) -> String {
    let word = |de: &'static str, en: &'static str| if lang == Lang::De { de } else { en };
    if found.worlds == 0 {
        let nothing = word("Danach wurde nicht mehr gespielt.", "Nothing was played after it.");
        return format!("{nothing}\n");
    }
    let name = names.get(found.seat.index()).map_or("", String::as_str);
    let mut text = match lang {
        Lang::De => format!("Was {name} von den Händen wissen konnte, in Prozent\n\n"),
        Lang::En => format!("What {name} could know of the hands, in percent\n\n"),
    };
    if !found.ranks.is_empty() {
        let head = word("mindestens eine", "at least one");
        text += &printed(&by_seat(head, &found.ranks, names));
        text += "\n";
    }
    text + &printed(&by_seat(word("die Karte", "the card"), &found.cards, names))
}

fn by_seat(head: &str, odds: &[CardOdds], names: &[String]) -> Table {
    let head: Vec<&str> = std::iter::once(head).chain(names.iter().map(String::as_str)).collect();
    let numbers: Vec<usize> = (1..head.len()).collect();
    let mut rows = table(&head, &numbers);
    for of in odds {
        let share = |share: &f64| format!("{:.0}", 100.0 * share);
        let row = std::iter::once(of.what.clone()).chain(of.shares.iter().map(share));
        rows.add_row(row.collect::<Vec<_>>());
    }
    rows
}
