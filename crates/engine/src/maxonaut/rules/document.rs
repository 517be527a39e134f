//! Implements the trait `Document` for the rules of Maxonaut.

use toml::Table;

use super::codes::CODES;
use super::compile::Rules;
use super::doc::{FORMAT, HouseRules};
use super::{check, help, preset};
use crate::rules::{
    Code, Document, Head, Help, Layer, RuleError, TypeError, as_it_is, table_of, toml_of,
};

impl Document for HouseRules {
    const GAME: &'static str = preset::GAME;
    const FORMAT: u32 = FORMAT;
    const PRESETS: &'static [(&'static str, &'static str)] = &preset::PRESETS;
    const BASES: &'static [(&'static str, &'static str)] = &[];
    const CODES: &'static [Code] = CODES;
    const DECISIONS: &'static [&'static str] = &[];
    const HELP: Help = help::HELP;
    const ALONE: &'static [&'static str] =
        &["bad_id", "bad_text", "bad_hand", "bad_limit", "bad_announcement", "unknown_card"];
    const ENTRIES: &'static [&'static str] = &[];

    const OF_CARDS: &'static [&'static [&'static str]] = &[&["deck"]];

    type Rules = Rules;

    fn head(&self) -> Head<'_> {
        let Self { format, id, name, about, seats, .. } = self;
        Head { format: *format, id, name, about, seats }
    }

    /// There is no older format.
    fn typed(table: &serde_json::Value) -> Result<Self, TypeError> {
        as_it_is(table)
    }

    fn to_table(&self) -> Table {
        table_of(self).unwrap_or_default()
    }

    fn written(&self) -> String {
        toml_of(self).unwrap_or_default()
    }

    fn upcast(_: &mut Table, _: Layer) {}

    fn check(&self) -> Vec<RuleError> {
        check::check(self)
    }

    fn no_effect(&self) -> Vec<RuleError> {
        check::no_effect(self)
    }

    fn related(code: &str) -> &'static [&'static str] {
        match code {
            "bad_seats" => &["seats.min", "seats.max", "seats.recommended"],
            "deck_too_small" => &["deck", "seats.max", "hand"],
            "bad_points" | "bad_limit" => &["limit"],
            "no_choice" => &["maxonaut.accept", "maxonaut.doubt"],
            "no_effect" => &["deck"],
            _ => &[],
        }
    }

    fn compile(&self, seats: u8) -> Result<Rules, Vec<RuleError>> {
        Rules::compile(self, seats)
    }
}
