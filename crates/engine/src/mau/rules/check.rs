//! What can be proved wrong about house rules without playing them.

use crate::card::{Card, Rank};
use crate::limits::{MAX_CALLS, MAX_CARDS, MAX_PACKS, MAX_SEATS};

use super::compile::{hand, pack, packs};
use super::doc::{
    AnswerAction, Enforced, FORMAT, HouseRules, MatchRule, Packs, PointsTo, Text, ThreatThen, Which,
};
use super::error::RuleError;

/// All contradictions in `doc`, in the order of its fields.
pub(super) fn check(doc: &HouseRules) -> Vec<RuleError> {
    let mut found = Findings(Vec::new());
    if doc.format != FORMAT {
        found.add("bad_format", "format", format!("this program reads format {FORMAT}"));
    }
    if !is_id(&doc.id) {
        found.add("bad_id", "id", ID);
    }
    found.0.extend(text_of("name", &doc.name, 60));
    found.0.extend(text_of("about", &doc.about, 300));
    if seats(doc, &mut found) {
        deck(doc, &mut found);
    }
    fit(doc, &mut found);
    draw(doc, &mut found);
    cards(doc, &mut found);
    calls(doc, &mut found);
    points_and_match(doc, &mut found);
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

/// Says whether the numbers of seats can be counted with.
fn seats(doc: &HouseRules, found: &mut Findings) -> bool {
    let rule = &doc.seats;
    let before = found.0.len();
    if rule.min < 2 {
        found.add("bad_seats", "seats.min", "at least 2 play");
    }
    if usize::from(rule.max) > MAX_SEATS {
        found.add("bad_seats", "seats.max", format!("at most {MAX_SEATS} play"));
    }
    if rule.min > rule.max || !(rule.min..=rule.max).contains(&rule.recommended) {
        found.add("bad_seats", "seats", "write min <= recommended <= max");
    }
    found.0.len() == before
}

fn deck(doc: &HouseRules, found: &mut Findings) {
    let most = match doc.deck.packs {
        Packs::Fixed(packs) | Packs::AsNeeded { at_most: packs } => packs,
    };
    if !(1..=MAX_PACKS).contains(&most) {
        return found.add("bad_packs", "deck.packs", format!("take 1 to {MAX_PACKS} packs"));
    }
    if doc.deck.jokers > 2 {
        return found.add("bad_jokers", "deck.jokers", "a pack has 0, 1 or 2 jokers");
    }
    if doc.deck.lowest == Rank::ACE {
        return found.add(
            "bad_lowest",
            "deck.lowest",
            "name the lowest rank above the ace, 2 to K",
        );
    }
    if doc.deal.hand == 0 {
        return found.add("bad_hand", "deal.hand", "deal at least one card");
    }
    for (from, most) in &doc.deal.hand_at_most {
        if from.parse::<u8>().is_err() || *most == 0 {
            let message =
                "write { SEATS = CARDS }, as in { 6 = 5 }: at most 5 cards from 6 seats on";
            return found.add("bad_hand", "deal.hand_at_most", message);
        }
    }
    let pack = pack(doc).count() + usize::from(doc.deck.jokers);
    for seats in doc.seats.min..=doc.seats.max {
        let have = pack * usize::from(packs(doc, seats));
        let need = usize::from(seats) * usize::from(hand(doc, seats)) + 2;
        if have > MAX_CARDS {
            let message = format!("{have} cards are too many: a table holds {MAX_CARDS}");
            return found.add("deck_too_large", "deck.packs", message);
        }
        if have < need {
            let message = format!(
                "{seats} seats with {} cards each need a deck of {need}, this one has {have}: \
                 take more packs, a lower `deck.lowest` or a smaller hand",
                hand(doc, seats)
            );
            return found.add("deck_too_small", "deal.hand", message);
        }
    }
}

fn fit(doc: &HouseRules, found: &mut Findings) {
    let fit = &doc.fit;
    if !fit.suit && !fit.rank {
        found.add("nothing_fits", "fit", "let cards fit by suit, by rank or by both");
    }
    for which in &fit.on_plain {
        if fit.anywhere.contains(which) {
            let message = format!("{which} fits anywhere already; name it in one of the two lists");
            found.add("contradiction", "fit.on_plain", message);
        }
    }
    for which in &doc.deal.start_effects {
        let effective = Card::all().filter(|card| which.means(*card)).any(|card| {
            super::compile::rule_of(doc, card)
                .is_some_and(|rule| rule.threat.is_some() || rule.reverse.is_some())
        });
        if !effective {
            let message =
                format!("{which} neither threatens nor turns the direction in these rules");
            found.add("no_start_effect", "deal.start_effects", message);
        }
    }
}

fn draw(doc: &HouseRules, found: &mut Findings) {
    if !(1..=10).contains(&doc.draw.count) {
        found.add("bad_draw", "draw.count", "draw 1 to 10 cards");
    }
}

fn in_deck(doc: &HouseRules, which: Which) -> bool {
    pack(doc).any(|card| which.means(card))
        || (doc.deck.jokers > 0 && which == Which::Card(Card::JOKER_RED))
        || (doc.deck.jokers > 1 && which == Which::Card(Card::JOKER_BLACK))
}

fn cards(doc: &HouseRules, found: &mut Findings) {
    for (which, rule) in &doc.cards {
        let Some(threat) = &rule.threat else { continue };
        let field = format!("cards.{which}.threat");
        if rule.again {
            let message = "a card cannot give another turn and threaten the next seat";
            found.add("contradiction", format!("cards.{which}.again"), message);
        }
        if threat.draw == 0 && threat.then == ThreatThen::Plays {
            let message = "a threat makes its victim draw, miss the turn or both";
            found.add("empty_threat", &field, message);
        }
        if threat.draw > 20 {
            found.add("bad_draw", format!("{field}.draw"), "a threat draws at most 20 cards");
        }
        if threat.longest == 1 && !threat.answers.is_empty() {
            let message = "a chain of one card leaves no room for the answers";
            found.add("contradiction", format!("{field}.longest"), message);
        }
        for (with, answer) in &threat.answers {
            let field = format!("{field}.answers.{with}");
            if in_deck(doc, *which) && !in_deck(doc, *with) {
                let message =
                    format!("{with} is not in the deck, so nobody can ever answer with it");
                found.add("unreachable_answer", &field, message);
            }
            if matches!(answer.action, AnswerAction::PassOn(more) if more > 20) {
                found.add("bad_draw", field, "an answer adds at most 20 cards");
            }
        }
    }
}

fn calls(doc: &HouseRules, found: &mut Findings) {
    if doc.calls.len() > MAX_CALLS {
        found.add("too_many_calls", "calls", format!("at most {MAX_CALLS} calls"));
    }
    for (id, call) in &doc.calls {
        let field = format!("calls.{id}");
        if !is_id(id) {
            found.add("bad_id", &field, ID);
        }
        found.0.extend(text_of(&format!("{field}.name"), &call.name, 30));
        if call.at > 10 {
            found.add(
                "bad_call",
                format!("{field}.at"),
                "a call is due with at most 10 cards left",
            );
        }
        if call.enforced != Enforced::Nobody && call.penalty == 0 {
            let message =
                "a call that is enforced costs at least one card; or let `enforced = \"nobody\"`";
            found.add("contradiction", format!("{field}.penalty"), message);
        }
        if call.at == 0 && call.enforced == Enforced::CatchUntilOwnTurn {
            let message = "who is out has no next turn: use \"catch_until_next_move\" or \"table\"";
            found.add("contradiction", format!("{field}.enforced"), message);
        }
        if call.penalty > 20 || call.false_penalty > 20 {
            found.add("bad_draw", field, "a penalty is at most 20 cards");
        }
    }
}

fn points_and_match(doc: &HouseRules, found: &mut Findings) {
    let worth = |value: &i32| (-1000..=1000).contains(value);
    if !worth(&doc.points.each) || !doc.points.cards.values().all(worth) {
        found.add("bad_points", "points", "a card counts -1000 to 1000 points");
    }
    match &doc.matches {
        MatchRule::Single => {}
        MatchRule::Deals { count } => {
            if !(1..=100).contains(count) {
                found.add("bad_match", "match.deals.count", "play 1 to 100 deals");
            }
        }
        MatchRule::Race { target } => race(doc, target, found),
    }
}

fn race(doc: &HouseRules, target: &std::collections::BTreeMap<String, i32>, found: &mut Findings) {
    for seats in doc.seats.min..=doc.seats.max {
        if !target.contains_key(&seats.to_string()) && !target.contains_key("any") {
            let message = format!("name a target for {seats} seats, or one for \"any\"");
            found.add("no_target", "match.race.target", message);
        }
    }
    for (seats, points) in target {
        let known = seats == "any" || seats.parse::<u8>().is_ok_and(|n| n.to_string() == *seats);
        if !known || !(1..=100_000).contains(points) {
            let message =
                "write { SEATS = POINTS }, as in { 2 = 10, any = 25 }, with 1 point or more";
            found.add("bad_match", format!("match.race.target.{seats}"), message);
        }
    }
    let some_card_counts = doc.points.each > 0 || doc.points.cards.values().any(|value| *value > 0);
    if !some_card_counts {
        let to = if doc.points.to == PointsTo::Winner { "the winner" } else { "who holds them" };
        let message = format!("no card counts points to {to}, so the race can never end");
        found.add("contradiction", "points", message);
    }
}
