//! Words that people write in Mau-Mau rules files, and the field or value they mean: for
//! suggestions after a mistake.

/// The table they stand in or the field whose value they are, the words, and what they mean.
pub(super) const SAID: &[(&str, &[&str], &str)] = &[
    ("cards.*", &["draw", "draws", "take", "takes", "penalty"], "cards.*.threat.draw"),
    ("cards.*", &["skip", "skips", "miss", "misses", "wait"], "cards.*.threat.then = \"misses\""),
    ("cards.*", &["then"], "cards.*.threat.then"),
    ("cards.*", &["turn", "turns", "direction"], "cards.*.reverse"),
    ("cards.*", &["cover", "cover_it"], "cards.*.covered"),
    ("deal", &["cards", "count", "number", "size"], "deal.hand"),
    ("deck", &["count", "number"], "deck.packs"),
    ("draw", &["cards", "number"], "draw.count"),
    ("draw.when", &["always", "free"], "any_time"),
    ("end.play", &["last", "last_one", "loser"], "one_left"),
    ("fit", &["wild", "wilds", "always", "any", "everywhere"], "fit.anywhere"),
    ("points.to", &["loser", "losers", "hand"], "holder"),
    ("threat.then", &["skip", "skips", "wait"], "misses"),
];

#[cfg(test)]
mod tests {
    use super::SAID;
    use crate::mau::rules::RulesFile;

    /// Every field or value suggested is known, and the words people write instead are not.
    #[test]
    fn what_it_is_called_is_known_and_what_people_write_is_not() {
        let unknown = |line: &str| {
            let text = format!("base = \"plain\"\nid = \"ours\"\n{line}\n");
            let read = RulesFile::read(&text).map(|file| file.check());
            let found = read.unwrap_or_else(|mistakes| mistakes);
            found.iter().any(|mistake| ["unknown_field", "unknown_value"].contains(&mistake.code))
        };
        for (at, words, meant) in SAID {
            let (at, meant) = (at.replace('*', "7"), meant.replace('*', "7"));
            let is_place = meant.starts_with(&at);
            let at = if at.starts_with("threat") { format!("cards.7.{at}") } else { at };
            let right = match (is_place, meant.contains('=')) {
                (true, true) => meant.clone(),
                (true, false) => format!("{meant} = 0"),
                (false, _) => format!("{at} = \"{meant}\""),
            };
            assert!(!unknown(&right), "{right}");
            for word in *words {
                let wrong = if is_place {
                    format!("{at}.{word} = 0")
                } else {
                    format!("{at} = \"{word}\"")
                };
                assert!(unknown(&wrong), "{wrong}");
            }
        }
    }
}
