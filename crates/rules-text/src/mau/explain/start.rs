//! The start card in words: the effects of the card turned up.

use stammtisch_engine::card::Card;
use stammtisch_engine::mau::rules::Rules;
use stammtisch_engine::mau::rules::doc::{
    Group, LaidBy, Start, StartLaid, Starter, Text, ThreatRule, Victim, Which, WishRule, WithTwo,
};

use super::cards::{named, wished};
use super::grammar::{one_of, text};
use super::names::{all, in_deck, in_order, narrowed, object, subject};
use crate::mau::explain::cards::lookup::rule_of;

pub(super) fn card(rules: &Rules) -> Vec<Text> {
    let laid = rules.doc().deal.start_laid.as_ref();
    let led = rules.doc().deal.start == Start::Led;
    // That every card fits on every card is not a function of the start card.
    let any = Which::Group(Group::Any);
    let plain = |which: &Which| *which == any && !rules.doc().cards.contains_key(which);
    let special = named(rules).iter().any(|which| !plain(which));
    if led || (!special && laid.is_none()) {
        return Vec::new();
    }
    let effective = in_order(rules, &rules.doc().deal.start_effects);
    let wishing = in_order(rules, &rules.doc().deal.start_wishes);
    let mut lines: Vec<_> = laid.and_then(|rule| laid_by(rules, rule)).into_iter().collect();
    if laid.is_some_and(|rule| {
        Card::all().all(|card| rule.has(card) || !in_deck(rules, Which::Card(card)))
    }) {
        return lines;
    }
    lines.extend(wishes(rules, &wishing));
    lines.extend(threats(rules, &effective, true));
    lines.extend(threats(rules, &effective, false));
    lines.extend(reverse(rules, &effective));
    let joker = joker(rules);
    lines.push(if lines.is_empty() {
        text(
            format!(
                "Die aufgedeckte Startkarte hat keine besondere Wirkung; sie zählt nur mit ihrer Farbe \
                 und ihrem Wert{}.",
                joker.de
            ),
            format!(
                "The card turned up at the start has no special effect; only its suit and rank \
                 count{}.",
                joker.en
            ),
        )
    } else {
        text(
            format!("Jede andere Startkarte zählt nur mit ihrer Farbe und ihrem Wert{}.", joker.de),
            format!("Of any other start card only its suit and rank count{}.", joker.en),
        )
    });
    lines
}

/// Start cards that count as if a player had laid them.
fn laid_by(rules: &Rules, rule: &StartLaid) -> Option<Text> {
    let StartLaid { by, cards } = rule;
    let (who_de, who_en) = match by {
        LaidBy::Dealer => ("die Person, die gegeben hat,", "the dealer"),
        LaidBy::Starter => ("die Person, die beginnt,", "the player who begins"),
    };
    let (left_de, left_en) = left_open(rules, rule);
    let then_de = format!("{left_de}Danach geht es weiter wie nach jeder gelegten Karte");
    let then_en = format!("{left_en}Then play goes on as after every card played");
    if cards.is_empty() || cards.contains(&Which::Group(Group::Any)) {
        return Some(text(
            format!(
                "Die Startkarte zählt mit allem, was sie kann, als hätte {who_de} sie gelegt. {then_de}."
            ),
            format!(
                "The card turned up at the start counts with all that it does, as if {who_en} had \
                 played it. {then_en}."
            ),
        ));
    }
    let list = in_order(rules, cards);
    let names = one_of(&all(rules, &list, subject));
    (!list.is_empty()).then(|| {
        text(
            format!(
                "Liegt zu Beginn {} aufgedeckt, zählt die Karte mit allem, was sie kann, als hätte \
                 {who_de} sie gelegt. {then_de}.",
                names.de
            ),
            format!(
                "If {} is turned up at the start, it counts with all that it does, as if {who_en} had \
                 played it. {then_en}.",
                names.en
            ),
        )
    })
}

/// The choices that nobody is given for these cards, where their player would be.
fn left_open(rules: &Rules, rule: &StartLaid) -> (&'static str, &'static str) {
    let laid = rules.deck().cards().filter(|card| rule.has(*card));
    let laid = laid.filter_map(|card| rule_of(rules.doc(), Which::Card(card)));
    let laid: Vec<_> = laid.collect();
    let may = |threat: &ThreatRule| threat.may;
    let open = laid.iter().any(|it| it.buys || it.wild || it.threat.as_ref().is_some_and(may));
    match (open, laid.iter().any(|it| it.wish.is_some())) {
        (false, _) => ("", ""),
        (true, false) => (
            "Was sonst beim Legen zu entscheiden ist, bleibt dabei aus. ",
            "What is otherwise decided on playing it does not happen. ",
        ),
        (true, true) => (
            "Was sonst beim Legen zu entscheiden ist, bleibt dabei aus, nur der Wunsch nicht. ",
            "What is otherwise decided on playing it does not happen, except for a wish. ",
        ),
    }
}

/// A joker that stays as the start card has neither suit nor rank (ERF-48).
fn joker(rules: &Rules) -> Text {
    let again = &rules.doc().deal.start_again;
    let jokers = Card::SPECIALS.map(Which::Card).into_iter();
    let stay = jokers
        .filter(|joker| in_deck(rules, *joker) && !again.iter().any(|one| one.covers(*joker)));
    let stay: Vec<_> = stay.collect();
    if stay.is_empty() {
        return text("", "");
    }
    let stay = one_of(&all(rules, &stay, object));
    text(
        format!(", und auf {} passt jede Karte", stay.de),
        format!(", and every card fits on {}", stay.en),
    )
}

/// Start cards that let the player who begins make a wish (SCH-14).
fn wishes(rules: &Rules, wishing: &[Which]) -> Vec<Text> {
    let mut asked: Vec<&WishRule> = Vec::new();
    for card in wishing.iter().flat_map(|which| which.kinds()) {
        let rule = rules.wish_rule(card);
        asked.extend(rule.filter(|rule| !asked.iter().any(|known| same(known, rule))));
    }
    asked.sort_by_key(|rule| (rule.of as u8, rule.may));
    asked.into_iter().filter_map(|rule| wishes_for(rules, wishing, rule)).collect()
}

/// Whether both ask for the same wish, regardless of how long it stands.
fn same(one: &WishRule, other: &WishRule) -> bool {
    (one.of, one.may, &one.only) == (other.of, other.may, &other.only)
}

fn wishes_for(rules: &Rules, wishing: &[Which], asked: &WishRule) -> Option<Text> {
    let cards = names(rules, wishing, |rules, card| {
        rules.wish_rule(card).is_some_and(|rule| same(rule, asked))
    });
    let what = wished(rules, asked);
    let (de, en) = if asked.may {
        (format!("darf sich als Erstes {} wünschen", what.de), "may wish")
    } else {
        (format!("wünscht sich als Erstes {}", what.de), "wishes")
    };
    (!cards.de.is_empty()).then(|| {
        text(
            format!(
                "Liegt zu Beginn {} aufgedeckt, wirkt die Karte sofort: Wer beginnt, {de}.",
                cards.de
            ),
            format!(
                "If {} is turned up at the start, it takes effect at once: the player who begins \
                 {en} for {} before anything else.",
                cards.en, what.en
            ),
        )
    })
}

/// Threats that hit the next seat, or others.
fn threats(rules: &Rules, effective: &[Which], next: bool) -> Option<Text> {
    let cards = names(rules, effective, |rules, card| {
        let threat = rule_of(rules.doc(), Which::Card(card)).and_then(|rule| rule.threat.as_ref());
        threat.is_some_and(|threat| (threat.victim == Victim::Next(1)) == next)
    });
    if cards.de.is_empty() {
        return None;
    }
    let (as_if_de, as_if_en) = if next {
        (
            "wirkt die Karte sofort: Sie trifft, wer beginnt, als hätte die Person davor sie gelegt",
            "it hits the player who begins, as if the player before had played it",
        )
    } else {
        (
            "wirkt die Karte sofort so, als hätte die Person sie gelegt, die vor der beginnenden sitzt",
            "it is as if the player before the one who begins had played it",
        )
    };
    Some(text(
        format!("Liegt zu Beginn {} aufgedeckt, {as_if_de}.", cards.de),
        format!("If {} is turned up at the start, it takes effect at once: {as_if_en}.", cards.en),
    ))
}

fn reverse(rules: &Rules, effective: &[Which]) -> Option<Text> {
    let turns = |with_two: Option<WithTwo>| {
        names(rules, effective, move |rules, card| {
            let rule = rule_of(rules.doc(), Which::Card(card));
            let found = rule.and_then(|rule| rule.reverse.as_ref());
            found.is_some_and(|found| with_two.is_none_or(|wanted| found.with_two == wanted))
        })
    };
    if rules.seats() > 2 {
        let cards = turns(None);
        let (begins_de, begins_en) = begins(rules.doc().deal.starter);
        return (!cards.de.is_empty()).then(|| {
            text(
                format!(
                    "Liegt zu Beginn {} aufgedeckt, wechselt gleich die Richtung: \
                     {begins_de}.",
                    cards.de
                ),
                format!(
                    "If {} is turned up at the start, the direction changes at once: {begins_en}.",
                    cards.en
                ),
            )
        });
    }
    let cards = turns(Some(WithTwo::OtherMisses));
    let (who_de, who_en) = match rules.doc().deal.starter {
        Starter::Dealer => ("die Person, die nicht gegeben hat", "the other player"),
        Starter::Left | Starter::Right | Starter::WritingHand => {
            ("die Person, die gegeben hat", "the dealer")
        }
        Starter::ByLot
        | Starter::Winner
        | Starter::Loser
        | Starter::Leads
        | Starter::Trails
        | Starter::Holder => ("die andere Person", "the other player"),
    };
    (!cards.de.is_empty()).then(|| {
        text(
            format!("Liegt zu Beginn {} aufgedeckt, beginnt {who_de}.", cards.de),
            format!("If {} is turned up at the start, {who_en} begins.", cards.en),
        )
    })
}

/// Who begins when the direction has changed before the first turn.
const fn begins(starter: Starter) -> (&'static str, &'static str) {
    match starter {
        Starter::Left => (
            "Es beginnt, wer rechts von der Person sitzt, die gegeben hat",
            "the player to the dealer's right begins",
        ),
        Starter::Right => (
            "Es beginnt, wer links von der Person sitzt, die gegeben hat",
            "the player to the dealer's left begins",
        ),
        Starter::WritingHand => (
            "Es beginnt, wer auf der anderen Seite der Person sitzt, die gegeben hat",
            "the player on the dealer's other side begins",
        ),
        Starter::Dealer => ("Wer gegeben hat, beginnt trotzdem", "the dealer still begins"),
        Starter::ByLot
        | Starter::Winner
        | Starter::Loser
        | Starter::Leads
        | Starter::Trails
        | Starter::Holder => ("Es beginnt dieselbe Person", "the same player begins"),
    }
}

/// The ranks and cards of `list` of which some card in the deck is of this kind.
fn names(rules: &Rules, list: &[Which], kind: impl Fn(&Rules, Card) -> bool) -> Text {
    let laid = rules.doc().deal.start_laid.as_ref();
    let counts = |card| laid.is_none_or(|rule| !rule.has(card)) && kind(rules, card);
    let found = list.iter().flat_map(|which| narrowed(rules, *which, counts));
    let found: Vec<_> = found.collect();
    one_of(&all(rules, &found, subject))
}
