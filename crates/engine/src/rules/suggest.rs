//! "Did you mean": guesses what somebody meant to write.

/// "; did you mean `x`?" for the known word nearest to `written`, if one is near enough.
fn did_you_mean(written: &str, known: &[&str]) -> (String, String) {
    nearest(written, known).map_or_else(Default::default, |meant| {
        (format!("; meinst du `{meant}`?"), format!("; did you mean `{meant}`?"))
    })
}

/// "there is no `what` `written`; there are: …", with a suggestion if there is one.
pub(crate) fn there_is_no(what: (&str, &str), written: &str, known: &[&str]) -> (String, String) {
    let (meant_de, meant_en) = did_you_mean(written, known);
    let ((de, en), known) = (what, list(known));
    (
        format!("{de} `{written}` gibt es nicht; es gibt: {known}{meant_de}"),
        format!("there is no {en} `{written}`; there are: {known}{meant_en}"),
    )
}

/// The known word nearest to `written`, if at most a third of its letters differ.
pub(super) fn nearest<'a>(written: &str, known: &[&'a str]) -> Option<&'a str> {
    // Nobody mistypes a hundred letters, and the cost of the distance is quadratic.
    if written.len() > 64 {
        return None;
    }
    let by_distance = known.iter().map(|word| (distance(written, word), *word));
    let (far, word) = by_distance.min()?;
    (far <= (word.chars().count() / 3).max(1)).then_some(word)
}

/// "a, b, c".
pub(crate) fn list(words: &[&str]) -> String {
    words.join(", ")
}

/// The edit distance: letters to add, remove, change or swap with their neighbour.
fn distance(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    // From the empty word to a prefix of either word: one step for each letter.
    let mut rows: Vec<Vec<usize>> = (0..=a.len()).map(|i| (i..=i + b.len()).collect()).collect();
    for i in 1..=a.len() {
        for j in 1..=b.len() {
            let change = usize::from(a[i - 1] != b[j - 1]);
            let mut least =
                (rows[i - 1][j] + 1).min(rows[i][j - 1] + 1).min(rows[i - 1][j - 1] + change);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                least = least.min(rows[i - 2][j - 2] + 1);
            }
            rows[i][j] = least;
        }
    }
    rows[a.len()][b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_finds_the_word_and_a_stranger_finds_none() {
        let known = ["any_time", "nothing_fits", "draw", "deal", "deck"];
        assert_eq!(nearest("anytime", &known), Some("any_time"));
        assert_eq!(nearest("dekc", &known), Some("deck"));
        assert_eq!(nearest("darw", &known), Some("draw"));
        assert_eq!(nearest("nothing-fit", &known), Some("nothing_fits"));
        assert_eq!(nearest("whenever", &known), None);
        assert_eq!(nearest("", &known), None);
        assert_eq!(nearest(&"x".repeat(5000), &known), None);
        assert_eq!(nearest("x", &[]), None);
    }
}
