//! Parts of a rules text (heading and lines) before a language is chosen.

use stammtisch_engine::rules::{Lang, Section, Text};

/// A heading and the lines below it.
pub(crate) type Part = (Text, Vec<Text>);

/// The parts in one language, without empty ones.
pub(crate) fn in_language(parts: Vec<Part>, lang: Lang) -> Vec<Section> {
    parts
        .into_iter()
        .filter(|(_, lines)| !lines.is_empty())
        .map(|(title, lines)| Section {
            title: lang.pick(&title).to_owned(),
            lines: lines.iter().map(|line| quoted(lang.pick(line), lang)).collect(),
        })
        .collect()
}

/// Quotation marks inside a quoted name become single ones.
fn quoted(line: &str, lang: Lang) -> String {
    let [open, close] = match lang {
        Lang::De => ['„', '“'],
        Lang::En => ['“', '”'],
    };
    let [inner_open, inner_close] = match lang {
        Lang::De => ['‚', '‘'],
        Lang::En => ['‘', '’'],
    };
    let mut depth = 0_u32;
    let mut each = |sign: char| {
        if sign == open {
            depth += 1;
            if depth > 1 { inner_open } else { open }
        } else if sign == close && depth > 0 {
            depth -= 1;
            if depth > 0 { inner_close } else { close }
        } else {
            sign
        }
    };
    line.chars().map(&mut each).collect()
}

#[cfg(test)]
mod tests {
    use super::{Lang, quoted};

    #[test]
    fn quotation_marks_within_others_are_single_ones() {
        assert_eq!(quoted("„Sagt „Karte““, „B“", Lang::De), "„Sagt ‚Karte‘“, „B“");
        assert_eq!(quoted("“Says “card””, “B”", Lang::En), "“Says ‘card’”, “B”");
    }
}
