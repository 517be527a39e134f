//! Upcasts documents of format 1 to the present format.

use toml::{Table, Value};

use super::doc::FORMAT;
use crate::rules::Layer;

/// The number of the first format.
const FIRST: i64 = 1;

/// Upcasts `table` if it is of format 1. A file with a base need not name its format: without one,
/// its fields are upcast too.
pub(super) fn upcast(table: &mut Table, layer: Layer) {
    match table.get("format") {
        None => {}
        Some(Value::Integer(FIRST)) => {
            table.insert("format".into(), Value::Integer(i64::from(FORMAT)));
        }
        Some(_) => return,
    }
    rules(table, layer);
    for option in tables(table.get_mut("options")) {
        for choice in tables(option.get_mut("choices")) {
            if let Some(Value::Table(set)) = choice.get_mut("set") {
                rules(set, Layer::Patch);
            }
        }
    }
}

fn rules(table: &mut Table, layer: Layer) {
    let Some(Value::Table(cards)) = table.get_mut("cards") else { return };
    for card in cards.iter_mut().filter_map(|(_, card)| card.as_table_mut()) {
        wish(card, layer);
        let answers = card.get_mut("threat").and_then(|threat| threat.get_mut("answers"));
        let Some(Value::Table(answers)) = answers else { continue };
        for answer in answers.iter_mut().filter_map(|(_, answer)| answer.as_table_mut()) {
            must(answer);
        }
    }
}

/// `wish_suit = true` is `wish = { of = "suit" }`.
fn wish(card: &mut Table, layer: Layer) {
    let Some(Value::Boolean(wishes)) = card.get("wish_suit") else { return };
    let wishes = *wishes;
    card.remove("wish_suit");
    if wishes {
        let of = Table::from_iter([("of".to_owned(), Value::from("suit"))]);
        card.insert("wish".into(), Value::Table(of));
    } else if layer == Layer::Patch {
        card.insert("wish".into(), "none".into());
    }
}

/// `must_fit = true` is `must = "fit"`.
fn must(answer: &mut Table) {
    let Some(Value::Boolean(fit)) = answer.get("must_fit") else { return };
    let must = if *fit { "fit" } else { "anything" };
    answer.remove("must_fit");
    answer.insert("must".into(), must.into());
}

/// The tables in an array.
fn tables(list: Option<&mut Value>) -> impl Iterator<Item = &mut Table> {
    let list = list.and_then(Value::as_array_mut).into_iter().flatten();
    list.filter_map(Value::as_table_mut)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn today(text: &str, layer: Layer) -> Table {
        let mut table = text.parse().expect("TOML");
        upcast(&mut table, layer);
        table
    }

    #[test]
    fn what_format_1_said_is_said_in_the_words_of_today() {
        let old = "format = 1\ncards.J.wish_suit = true\ncards.Q.wish_suit = false\n\
                   cards.7.threat.answers.8 = { do = 'cancel', must_fit = true }\n\
                   cards.7.threat.answers.9 = { do = 'cancel', must_fit = false }";
        let new = "format = 2\ncards.J.wish.of = 'suit'\ncards.Q = {}\n\
                   cards.7.threat.answers.8 = { do = 'cancel', must = 'fit' }\n\
                   cards.7.threat.answers.9 = { do = 'cancel', must = 'anything' }";
        assert_eq!(today(old, Layer::Whole), new.parse().expect("TOML"));
    }

    #[test]
    fn what_an_old_patch_takes_away_is_taken_away() {
        let old = "cards.J.wish_suit = false";
        assert_eq!(today(old, Layer::Patch), "cards.J.wish = 'none'".parse().expect("TOML"));
        let old = "options = [{ choices = [{ set = { cards.J.wish_suit = false } }] }]";
        let new = "options = [{ choices = [{ set = { cards.J.wish = 'none' } }] }]";
        assert_eq!(today(old, Layer::Whole), new.parse().expect("TOML"));
    }

    #[test]
    fn what_is_of_today_or_cannot_be_read_stays() {
        for text in
            ["format = 2\ncards.J.wish_suit = true", "format = 3", "cards.J.wish_suit = 'no'"]
        {
            assert_eq!(today(text, Layer::Whole), text.parse().expect("TOML"), "{text}");
        }
    }
}
