//! Default id, name and description of a rules file with a base: never those of the base, from
//! which it differs.

use toml::{Table, Value};

use crate::limits::LONGEST_ID;

/// Gives `own`, a file with this `base`, the id, name and description that it lacks.
pub(super) fn name(own: &mut Table, base: &Table) {
    let base_id = base.get("id").and_then(Value::as_str).unwrap_or_default();
    let [base_de, base_en] = ["de", "en"].map(|lang| said(base, "name", lang).unwrap_or(base_id));
    let id = own.get("id").and_then(Value::as_str);
    let names = match id {
        Some(id) => [in_words(id), in_words(id)],
        None => [format!("{base_de}, geändert"), format!("{base_en}, changed")],
    };
    let about =
        [format!("Wie „{base_de}“, mit Änderungen."), format!("Like “{base_en}”, with changes.")];
    if id.is_none() && !own.contains_key("id") {
        let id: String = format!("{base_id}-changed").chars().take(LONGEST_ID).collect();
        own.insert("id".into(), id.into());
    }
    fill(own, "name", names);
    fill(own, "about", about);
}

/// Fills in `key` in both languages; a text given in one language only is used for both.
fn fill(own: &mut Table, key: &str, [de, en]: [String; 2]) {
    let texts = match own.get(key) {
        None => [de, en],
        Some(Value::Table(_)) => {
            let (de, en) = (said(own, key, "de"), said(own, key, "en"));
            match (de, en) {
                (Some(one), None) | (None, Some(one)) => [one.to_owned(), one.to_owned()],
                _ => return,
            }
        }
        Some(_) => return,
    };
    let table = own.entry(key).or_insert_with(|| Table::new().into());
    let Some(table) = table.as_table_mut() else { return };
    for (lang, text) in ["de", "en"].into_iter().zip(texts) {
        table.entry(lang).or_insert_with(|| text.into());
    }
}

fn said<'a>(table: &'a Table, key: &str, lang: &str) -> Option<&'a str> {
    table.get(key)?.as_table()?.get(lang)?.as_str()
}

/// The id in words: "Kitchen table" for `kitchen-table`.
fn in_words(id: &str) -> String {
    let words = id.replace(['-', '_'], " ");
    let mut letters = words.trim().chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn called(own: &str) -> Table {
        let base = "id = 'live'\nname = { de = 'Live', en = 'Live' }".parse().expect("TOML");
        let mut own = own.parse().expect("TOML");
        name(&mut own, &base);
        own
    }

    #[test]
    fn a_file_is_never_called_as_its_base() {
        let bare = called("");
        assert_eq!(bare["id"].as_str(), Some("live-changed"));
        assert_eq!(said(&bare, "name", "de"), Some("Live, geändert"));
        assert_eq!(said(&bare, "about", "en"), Some("Like “Live”, with changes."));
        let named = called("id = 'kitchen-table'");
        assert_eq!(named["id"].as_str(), Some("kitchen-table"));
        assert_eq!(said(&named, "name", "en"), Some("Kitchen table"));
        let german = called("name.de = 'Küchentisch'");
        assert_eq!(said(&german, "name", "en"), Some("Küchentisch"));
        assert_eq!(called("id = 5")["id"].as_integer(), Some(5));
    }
}
