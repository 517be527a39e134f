//! Help with mistakes in Mau-Mau rules files: shapes, bounds, examples, and words that people use
//! instead of the right ones.

use crate::rules::Help;

use super::synonyms::SAID;

pub(super) const HELP: Help = Help {
    shapes: SHAPES,
    bounds: BOUNDS,
    examples: EXAMPLES,
    barred: BARRED,
    fields: FIELDS,
    said: SAID,
};

const BARRED: &[(&str, &[&str])] = &[
    ("passes_to", &["chosen"]),
    ("rotates_to", &["across"]),
    // Only triggers can ask for a choice.
    ("cards.*.rotates_to", &["chosen"]),
    ("patterns.*.does.rotates_to", &["chosen"]),
];

const SHAPES: &[(&str, &str, &str)] = &[
    (
        "lowest",
        "schreib einen Wert in Anführungszeichen, \"2\" bis \"K\"",
        "write a rank in quotation marks, \"2\" to \"K\"",
    ),
    (
        "never_on_own_rank",
        "schreib eine Liste von Werten, etwa [\"7\", \"J\"]",
        "write a list of ranks, as in [\"7\", \"J\"]",
    ),
    (
        "do",
        "schreib \"cancel\", \"meet\", \"turn_on\", { pass_on = 2 }, { send_back = 0 }, \
         { send_to = 1 } oder { take_off = 2 }",
        "write \"cancel\", \"meet\", \"turn_on\", { pass_on = 2 }, { send_back = 0 }, \
         { send_to = 1 } or { take_off = 2 }",
    ),
    (
        "victim",
        "schreib { next = 1 }, \"previous\", \"chosen\", \"others\", \"oneself\" oder \"last_out\"",
        "write { next = 1 }, \"previous\", \"chosen\", \"others\", \"oneself\" or \"last_out\"",
    ),
    (
        "wish",
        "schreib eine Tabelle, etwa { of = \"suit\" }",
        "write a table, as in { of = \"suit\" }",
    ),
    (
        "match",
        "schreib \"single\", { deals = { count = 4 } }, { rounds = { count = 4 } }, \
         { race = { target = { any = 25 } } } oder { knockout = { at = 100 } }",
        "write \"single\", { deals = { count = 4 } }, { rounds = { count = 4 } }, \
         { race = { target = { any = 25 } } } or { knockout = { at = 100 } }",
    ),
    ("teams.of", "schreib { size = 2 } oder { count = 2 }", "write { size = 2 } or { count = 2 }"),
    (
        "packs",
        "schreib eine Zahl von Blättern, oder { at_most = 2 } für so wenige wie nötig",
        "write a number of packs, or { at_most = 2 } for as few as serve the table",
    ),
    (
        "cards.*.threat",
        "schreib eine Tabelle, etwa { draw = 2, then = \"plays\" }, oder \"none\" für keine Drohung",
        "write a table, as in { draw = 2, then = \"plays\" }, or \"none\" for no threat",
    ),
    (
        "threat.answers.*",
        "schreib eine Tabelle, etwa { do = { pass_on = 2 } } oder { do = \"cancel\" }",
        "write a table, as in { do = { pass_on = 2 } } or { do = \"cancel\" }",
    ),
];

const BOUNDS: &[(&str, i64, i64)] = &[
    ("seats.*", 2, 10),
    ("deck.jokers", 0, 2),
    ("deck.cards.*", 0, 3),
    ("deck.in_all.*", 0, 3),
    ("deal.hand", 1, 112),
    ("hand_at_most.*", 1, 112),
    ("hand_choice.*", 1, 112),
    ("hand_by.won", -20, 20),
    ("hand_by.lost", -20, 20),
    ("hand_by.last_won", -20, 20),
    ("hand_by.last_lost", -20, 20),
    ("hand_by.score.*", -20, 20),
    ("hand_by.least", 1, 112),
    ("hand_by.most", 1, 112),
    ("fit.neighbours", 0, 12),
    ("fit.multiples", 0, 13),
    ("fit.values.*", 0, 20),
    ("draw.count", 0, 10),
    ("draw.times", 0, 20),
    ("draw.least", 0, 20),
    ("limit.cards", 1, 112),
    ("together.most", 0, 20),
    ("together.least", 0, 6),
    ("later.cards", 1, 3),
    ("later.followers", 0, 20),
    ("sum.cards", 1, 10),
    ("lasts.turns", 1, 15),
    ("does.draw", 0, 20),
    ("does.back", 0, 20),
    ("does.up_to", 0, 20),
    ("does.misses", 0, 10),
    ("does.open_for", 0, 10),
    ("does.multiplies", 0, 10),
    ("does.gives", 0, 20),
    ("does.puts_away", 0, 20),
    ("does.bars", 0, 10),
    ("does.points", -1000, 1000),
    ("does.pays", -1000, 1000),
    ("does.pays_in", -1000, 1000),
    ("wish.cards", 1, 20),
    ("wish.turns", 0, 20),
    ("wish.laps", 0, 5),
    ("threat.draw", 0, 20),
    ("threat.up_to", 0, 20),
    ("threat.misses", 0, 10),
    ("threat.at_most", 0, 112),
    ("closing.draw", 1, 20),
    ("answers.*.times", 1, 10),
    ("do.*", 0, 20),
    ("victim.next", 1, 9),
    ("calls.*.at", 0, 10),
    ("errors.more", 1, 10),
    ("errors.at_most", 0, 20),
    ("penalty", 0, 20),
    ("false_penalty", 0, 20),
    ("false_catch", 0, 20),
    ("end.redraw.*", 0, 10),
    ("points.each", -1000, 1000),
    ("points.rest", -1000, 1000),
    ("points.many.*", 1, 10),
    ("points.cards.*", -1000, 1000),
    ("points.last_card.*", 1, 10),
    ("points.round.to", 2, 1000),
    ("points.round.at_least", -1000, 1000),
    ("points.resets.*", -100_000, 100_000),
    ("match.deals.count", 1, 100),
    ("match.rounds.count", 1, 20),
    ("race.target.*", 1, 100_000),
    ("knockout.at", 1, 100_000),
    ("teams.of.*", 2, 5),
    ("kitty.cents", 1, 100_000),
    ("kitty.per", 1, 1000),
];

const EXAMPLES: &[(&str, &str)] = &[
    ("id", "\"kitchen-table\""),
    ("name", "{ de = \"Name\", en = \"Name\" }"),
    ("about", "{ de = \"Wie immer.\", en = \"As ever.\" }"),
    ("cards.*", "{ again = true }"),
    ("teams.of", "{ size = 2 }"),
    ("cards.*.reverse", "{ with_two = \"nothing\" }"),
    ("reverse.with_two", "\"nothing\""),
    ("wish.of", "\"suit\""),
    ("threat.then", "\"plays\""),
    ("threat.answers", "{ 7 = { do = { pass_on = 2 } } }"),
    ("answers.*.do", "{ pass_on = 2 }"),
    ("threat.closing", "{ draw = 1 }"),
    ("closing.draw", "1"),
    ("calls.*.before_laying", "true"),
    ("calls.*.enforced", "\"table\""),
    ("calls.*.penalty", "1"),
    ("charges.*.penalty", "1"),
    ("errors.more", "1"),
    ("cheat.until", "\"next_move\""),
    ("cheat.penalty", "2"),
    ("cheat.then", "\"turn_over\""),
    ("cheat.false_penalty", "1"),
    ("draw.limit", "{ cards = 20, then = \"no_more\" }"),
    ("limit.cards", "20"),
    ("limit.then", "\"no_more\""),
    ("lay.together", "{ by = \"rank\" }"),
    ("together.by", "\"rank\""),
    ("deal.hand_at_most", "{ 6 = 5 }"),
    ("deal.hand_choice", "{ min = 1, max = 8 }"),
    ("deal.start_laid", "{ by = \"dealer\" }"),
    ("start_laid.by", "\"dealer\""),
    ("hand_choice.min", "1"),
    ("hand_choice.max", "8"),
    ("fit.values", "{ K = 0 }"),
    ("fit.also", "{ A = [\"2\"] }"),
    ("fit.last_resort", "{ joker = \"no_suit\" }"),
    ("fit.never", "{ 7 = [\"8\"] }"),
    ("points.cards", "{ A = 11 }"),
    ("points.last_card", "{ J = 2 }"),
    ("points.resets", "{ 100 = 0 }"),
    ("points.round", "{ to = 10 }"),
    ("round.to", "10"),
    ("kitty", "{ cents = 1, per = 10 }"),
    ("kitty.cents", "1"),
    ("kitty.per", "10"),
    ("deals.count", "4"),
    ("rounds.count", "4"),
    ("match.race", "{ target = { any = 25 } }"),
    ("match.deals", "{ count = 5 }"),
    ("race.target", "{ any = 25 }"),
    ("knockout.at", "100"),
];

const FIELDS: &[&str] = &[
    "format",
    "game",
    "base",
    "sources",
    "region",
    "tags",
    "id",
    "name",
    "about",
    "options",
    "seats.min",
    "seats.max",
    "seats.recommended",
    "deck.lowest",
    "deck.packs",
    "deck.jokers",
    "deal.hand",
    "deal.hand_at_most",
    "deal.hand_choice",
    "deal.start_effects",
    "deal.start_wishes",
    "deal.start_again",
    "deal.start_laid",
    "deal.starter",
    "deal.dealer",
    "fit.suit",
    "fit.rank",
    "fit.colour",
    "fit.neighbours",
    "fit.values",
    "fit.round_the_corner",
    "fit.multiples",
    "fit.anywhere",
    "fit.on_plain",
    "fit.never_on_own_rank",
    "fit.also",
    "fit.never",
    "fit.last_resort",
    "fit.never_under_wish",
    "fit.leaves_wish",
    "draw.times",
    "draw.count",
    "draw.must_lay",
    "draw.empty",
    "draw.limit",
    "lay.together",
    "lay.jump_in",
    "lay.throw_in",
    "cards.7.again",
    "cards.9.lays_on",
    "cards.10.reverse",
    "cards.J.wish",
    "cards.2.wild",
    "cards.Q.copies",
    "cards.3.buys",
    "cards.K.rotates",
    "cards.7.threat",
    "cards.7.threat.victim",
    "cards.7.threat.answers",
    "cards.7.threat.longest",
    "cards.7.threat.closing",
    "cards.4.threat.swap",
    "cards.4.threat.give",
    "cards.4.threat.take",
    "calls.mau.enforced",
    "calls.mau.penalty",
    "calls.mau.before_laying",
    "calls.mau.false_catch",
    "charges.talking.decided",
    "charges.talking.against",
    "errors.more",
    "cheat.slip",
    "cheat.draw_short",
    "cheat.moved_hands",
    "end.play",
    "end.last_threat",
    "end.never_last",
    "end.only_last",
    "end.redraw",
    "end.last_gift",
    "points.to",
    "points.each",
    "points.round",
    "points.places",
    "points.resets",
    "points.ties",
    "points.worst_loses",
    "points.last_card",
    "match.race",
    "match.deals",
    "match.rounds",
    "match.knockout",
    "kitty.cents",
    "when",
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mau::rules::RulesFile;

    /// Every field suggested to somebody searching for one is known to the format.
    #[test]
    fn every_field_named_is_known() {
        for field in FIELDS {
            let text =
                format!("{field} = 0\n") + if *field == "base" { "" } else { "base = \"live\"\n" };
            let read = RulesFile::read(&text).map(|file| file.check());
            let mistakes = read.unwrap_or_else(|mistakes| mistakes);
            for mistake in mistakes {
                assert_ne!(mistake.code, "unknown_field", "{field}: {mistake}");
            }
        }
    }

    #[test]
    fn every_example_is_toml() {
        for (field, value) in EXAMPLES {
            assert!(
                format!("x = {value}").parse::<toml::Table>().ok().is_some(),
                "{field} = {value}"
            );
        }
    }
}
