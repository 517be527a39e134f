//! Coverage: which fields and words of the document have occurred.

use std::collections::BTreeSet;

use stammtisch_engine::mau::rules::{HouseRules, to_text};
use toml::{Table, Value};

use crate::known::{Keyed, everything, join};

/// Words that are left out when rules are written to a log, what only a single card's threat can
/// have, and what only triggers can ask.
const UNWRITTEN: [&str; 60] = [
    "deck.back.piles=whole",
    "kitty.to=table",
    "states.*.of=table",
    "calls.*.of=oneself",
    "cards.*.rotates_to=along",
    "cards.*.rotates_to=chosen",
    "patterns.*.does.rotates_to=along",
    "patterns.*.does.rotates_to=chosen",
    "triggers.*.does.rotates_to=along",
    "cards.*.rotates_to=across",
    "patterns.*.does.rotates_to=across",
    "triggers.*.does.rotates_to=across",
    "patterns.*.does.hits=other",
    "lay.throw_in.who=anyone",
    "lay.throw_in.until=acts",
    "lay.throw_in.then=from_there",
    "teams.seating=across",
    "teams.out=one",
    "cards.*.threat.answers.*.must=anything",
    "patterns.*.does.threat.answers.*.must=anything",
    "cards.*.threat.answers_of=first",
    "patterns.*.does.threat.answers_of=first",
    "patterns.*.does.hits=oneself",
    "triggers.*.does.hits=oneself",
    "triggers.*.by=anyone",
    "patterns.*.by=anyone",
    "deal.start=turned_up",
    "when.by=anyone",
    "patterns.*.does.passes_to=along",
    "patterns.*.does.passes_to=chosen",
    "triggers.*.does.passes_to=along",
    "triggers.*.does.passes_to=chosen",
    "dormant.*.by=anyone",
    "patterns.*.does.one_of_by=hit",
    "triggers.*.does.one_of_by=hit",
    "triggers.*.counted=seat",
    "patterns.*.does.threat.may",
    "patterns.*.does.threat.closing",
    "patterns.*.does.threat.closing.again",
    "patterns.*.does.threat.closing.draw",
    "patterns.*.does.threat.closing.may_be_last",
    "calls.*.due=laid",
    "cheat.moved_hands=stand",
    "draw.keeps=top",
    "deal.put_back=under",
    "lay.together.acts=all",
    "cheat.by=anyone",
    "beside.joins=turn",
    "charges.*.by=anyone",
    "charges.*.pressed_by=anyone",
    "calls.*.if.by=anyone",
    "calls.*.if.top",
    "calls.*.if.while",
    "calls.*.if.unless",
    "triggers.*.hand.shows=hand",
    "charges.*.against=anyone",
    "charges.*.until=next_move",
    "charges.*.decided=vote",
    "end.last_gift=given",
    "end.blocked=nobody",
];

/// Fields, as in `cards.*.threat.draw`, and words, as in `draw.when=any_time`.
#[derive(Default)]
pub(crate) struct Coverage(BTreeSet<String>);

impl Coverage {
    pub(super) fn note(&mut self, doc: &HouseRules) {
        let table: Table = to_text(doc).parse().unwrap();
        self.table("", &table);
    }

    fn table(&mut self, at: &str, table: &Table) {
        for (key, value) in table {
            let key = if is_keyed(at) { "*" } else { key.as_str() };
            self.value(&join(at, key), value);
        }
    }

    fn value(&mut self, path: &str, value: &Value) {
        self.0.insert(path.to_owned());
        match value {
            Value::String(word) => {
                self.0.insert(format!("{path}={word}"));
            }
            Value::Table(inner) if path != "when.set" => {
                if let [only] = inner.keys().collect::<Vec<_>>()[..] {
                    self.0.insert(format!("{path}={only}"));
                }
                self.table(path, inner);
            }
            Value::Array(list) => {
                for table in list.iter().filter_map(Value::as_table) {
                    self.table(path, table);
                }
            }
            _ => {}
        }
    }

    pub(crate) fn join(&mut self, other: Self) {
        self.0.extend(other.0);
    }

    /// How many items there are, and which of them have not occurred.
    pub(crate) fn against_all(&self) -> (usize, Vec<String>) {
        let all = everything::<HouseRules>();
        // Only cards and patterns threaten; not every event can make a call due.
        let never = |item: &str| {
            item.starts_with("triggers.*.does.threat")
                || item.starts_with("calls.*.on=")
                || item.starts_with("charges.*.on=")
        };
        let missing = all.iter().filter(|item| {
            !self.0.contains(*item) && !UNWRITTEN.contains(&item.as_str()) && !never(item)
        });
        (all.len(), missing.cloned().collect())
    }
}

impl std::fmt::Display for Coverage {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0.iter().map(String::as_str).collect::<Vec<_>>().join(", "))
    }
}

fn is_keyed(at: &str) -> bool {
    let shown = |path: &str| {
        path.replace(".Q", ".*")
            .replace("patterns.triple", "patterns.*")
            .replace("triggers.greedy", "triggers.*")
    };
    HouseRules::KEYED.iter().any(|(path, key)| shown(path) == at && !key.is_empty())
}
