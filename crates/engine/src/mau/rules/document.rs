//! Implements the trait `Document` for Mau-Mau house rules.

use toml::Table;

use super::codes::CODES;
use super::doc::{FORMAT, HouseRules, Starter, WhenRule};
use super::tables::Rules;
use super::{check, help, library, preset, upcast};
use crate::rules::{
    CallHead, Code, Document, Head, Help, Layer, RuleError, TypeError, as_it_is, table_of, toml_of,
};

impl Document for HouseRules {
    const GAME: &'static str = "mau";
    const FORMAT: u32 = FORMAT;
    const PRESETS: &'static [(&'static str, &'static str)] = &preset::PRESETS;
    const BASES: &'static [(&'static str, &'static str)] = &preset::BASES;
    const LIBRARY: &'static [(&'static str, &'static str)] = &library::LIBRARY;
    const TAGS: &'static [(&'static str, [&'static str; 2])] = library::TAGS;
    const CODES: &'static [Code] = CODES;
    const DECISIONS: &'static [&'static str] = &["match", "packs", "do"];
    const HELP: Help = help::HELP;
    const ALONE: &'static [&'static str] = &[
        "bad_id",
        "bad_text",
        "bad_packs",
        "bad_jokers",
        "bad_lowest",
        "bad_draw",
        "bad_call",
        "bad_points",
    ];
    // In `cards`, an empty table is an entry as well.
    const ENTRIES: &'static [&'static str] = &["cards"];

    const OF_CARDS: &'static [&'static [&'static str]] = &[
        &["cards"],
        &["fit"],
        &["when"],
        &["end", "never_last"],
        &["end", "only_last"],
        &["end", "redraw"],
    ];

    type Rules = Rules;

    fn head(&self) -> Head<'_> {
        let Self { format, id, name, about, seats, .. } = self;
        Head { format: *format, id, name, about, seats }
    }

    fn calls(&self) -> Vec<CallHead<'_>> {
        let heads = self.calls.iter().map(|(id, call)| CallHead {
            id,
            name: &call.name,
            at: call.at,
            enforced: call.enforced.by(),
            false_catch: call.false_catch,
        });
        heads.collect()
    }

    fn charges(&self) -> Vec<&crate::rules::Text> {
        self.charges.values().map(|rule| &rule.name).collect()
    }

    fn cheating(&self) -> bool {
        self.cheat.is_some()
    }

    /// ERF-04.
    fn asks_writing_hand(&self) -> bool {
        let named = |rule: &WhenRule| {
            let starter = rule.set.get("deal").and_then(|deal| deal.get("starter"));
            starter.and_then(|starter| starter.as_str()) == Some("writing_hand")
        };
        self.deal.starter == Starter::WritingHand || self.when.iter().any(named)
    }

    fn typed(table: &serde_json::Value) -> Result<Self, TypeError> {
        as_it_is(table)
    }

    fn to_table(&self) -> Table {
        table_of(self).unwrap_or_default()
    }

    fn written(&self) -> String {
        toml_of(self).unwrap_or_default()
    }

    fn upcast(table: &mut Table, layer: Layer) {
        upcast::upcast(table, layer);
    }

    fn check(&self) -> Vec<RuleError> {
        check::check(self)
    }

    fn no_effect(&self) -> Vec<RuleError> {
        check::no_effect(self)
    }

    fn warnings(&self) -> Vec<RuleError> {
        check::warnings(self)
    }

    fn related(code: &str) -> &'static [&'static str] {
        match code {
            "deck_too_small" | "deck_too_large" => &[
                "deal.hand",
                "seats.max",
                "deck.packs",
                "deck.lowest",
                "deck.jokers",
                "deck.cards",
                "deal.hand_at_most",
                "deal.hand_choice",
            ],
            "bad_seats" => &["seats.min", "seats.max", "seats.recommended"],
            "nothing_fits" => &["fit.suit", "fit.rank"],
            "never_fits" => {
                &["fit.suit", "fit.rank", "deck.jokers", "deck.cards", "fit.never", "fit.anywhere"]
            }
            "no_target" => &["match.race", "match", "seats.max", "seats.min"],
            "unreachable_answer" | "unreachable_call" | "no_start_card" => {
                &["deck.lowest", "deck.jokers", "deck.packs", "deck.cards"]
            }
            "bad_face" => &["deck.faces", "deck.cards"],
            "bad_back" => &["deck.back", "deck.cards"],
            "nothing_last" => {
                &["end.only_last", "end.never_last", "end.redraw", "deck.lowest", "deck.jokers"]
            }
            "bad_limit" => &["draw.limit", "deal.hand", "deal.hand_choice"],
            "bad_victim" => &["end.play", "seats.max"],
            _ => &[],
        }
    }

    fn compile(&self, seats: u8) -> Result<Rules, Vec<RuleError>> {
        Rules::compile(self, seats)
    }
}
