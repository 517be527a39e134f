//! What can be proved wrong about house rules without playing them.

mod cards;
mod end;
mod fit;
mod matches;
mod play;
mod say;
mod setup;
mod threat;
mod when;

use crate::card::Card;
use crate::card_set::KindSet;

use super::compile::kinds;
use super::deck::pack;
use super::doc::{FORMAT, HouseRules, Text, Which};
use super::error::RuleError;

/// All contradictions in `doc`, in the order of its fields, patches included.
pub(super) fn check(doc: &HouseRules) -> Vec<RuleError> {
    let mut found = Findings(Vec::new());
    if doc.format != FORMAT {
        found.add("bad_format", "format", format!("this program reads formats 1 to {FORMAT}"));
    }
    if !is_id(&doc.id) {
        found.add("bad_id", "id", ID);
    }
    found.0.extend(text_of("name", &doc.name, 60));
    found.0.extend(text_of("about", &doc.about, 300));
    if setup::seats(doc, &mut found) {
        found.0.extend(when::check(doc));
    } else {
        let nobody = Scope { seats: &[], by_deal: false };
        found.0.extend(body(doc, &nobody));
    }
    found.0
}

/// What in sound rules never comes into force.
pub(super) fn idle(doc: &HouseRules) -> Vec<RuleError> {
    when::never(doc)
}

/// For whom and when a document holds.
struct Scope<'a> {
    /// The numbers of seats.
    seats: &'a [u8],
    /// Only in some deals of a match.
    by_deal: bool,
}

/// What is wrong with rules as they are in force.
fn body(doc: &HouseRules, scope: &Scope<'_>) -> Vec<RuleError> {
    let mut found = Findings(Vec::new());
    setup::deck(doc, scope, &mut found);
    setup::start(doc, &mut found);
    fit::fit(doc, &mut found);
    play::draw(doc, scope, &mut found);
    play::lay(doc, &mut found);
    cards::cards(doc, &mut found);
    say::calls(doc, &mut found);
    say::cheat(doc, &mut found);
    end::end(doc, &mut found);
    end::points(doc, &mut found);
    // How a match goes does not change from deal to deal.
    if !scope.by_deal {
        matches::matches(doc, scope, &mut found);
    }
    found.0
}

struct Findings(Vec<RuleError>);

impl Findings {
    fn add(&mut self, code: &'static str, field: impl Into<String>, message: impl Into<String>) {
        self.0.push(RuleError::new(code, field, message));
    }
}

/// What is wrong with a text that people read: it is shown on one line.
pub(super) fn text_of(field: &str, text: &Text, longest: usize) -> Vec<RuleError> {
    [("de", &text.de), ("en", &text.en)]
        .into_iter()
        .filter(|(_, said)| {
            let blank = said.trim().is_empty();
            blank || said.chars().count() > longest || said.chars().any(char::is_control)
        })
        .map(|(lang, _)| {
            let message = format!("write 1 to {longest} characters on one line");
            RuleError::new("bad_text", format!("{field}.{lang}"), message)
        })
        .collect()
}

/// What a short name may be made of, as a message says it.
pub(super) const ID: &str = "use 1 to 32 lower-case letters, digits, `-` and `_`";

pub(super) fn is_id(id: &str) -> bool {
    let known =
        |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b"-_".contains(&byte);
    (1..=32).contains(&id.len()) && id.bytes().all(known)
}

/// Every kind in the deck.
fn deck_kinds(doc: &HouseRules) -> KindSet {
    let jokers = [Card::JOKER_RED, Card::JOKER_BLACK];
    pack(doc).chain(jokers.into_iter().take(usize::from(doc.deck.jokers))).collect()
}

/// Whether `which` names something in the deck.
fn in_deck(doc: &HouseRules, which: Which) -> bool {
    !deck_kinds(doc).and(kinds(&[which])).is_empty()
}

/// Whether some kind of `set` is like that.
fn some(mut set: KindSet, like: impl FnMut(Card) -> bool) -> bool {
    set.any(like)
}

/// "7, KH".
fn named(list: &[Which]) -> String {
    list.iter().map(Which::to_string).collect::<Vec<_>>().join(", ")
}
