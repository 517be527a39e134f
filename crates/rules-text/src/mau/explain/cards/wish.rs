//! Wishes in words: what may be named, what meets it, and how long it stands.

use stammtisch_engine::card::Card;
use stammtisch_engine::mau::Wish;
use stammtisch_engine::mau::rules::Rules;
use stammtisch_engine::mau::rules::doc::{Group, Text, Which, WishOf, WishRule};

use super::super::grammar::{capital, cards as some_cards, line, number, one_of, text};
use super::super::names::{all, colours, in_deck, object, reading_order, subject};
use super::super::whom::{Form, Who};

/// The wish of the player of a card; `which` is that card.
pub(super) fn wish(rules: &Rules, which: Which, rule: &WishRule, after_wild: bool) -> Text {
    let what = wished(rules, rule);
    let head = match (after_wild, rule.may) {
        (false, false) => {
            text(format!("Du wünschst dir {}", what.de), format!("You wish for {}", what.en))
        }
        (false, true) => text(
            format!("Du darfst dir {} wünschen", what.de),
            format!("You may wish for {}", what.en),
        ),
        (true, false) => text(
            format!("Oder du nennst keine Karte und wünschst dir stattdessen {}", what.de),
            format!("Or you name no card and wish for {} instead", what.en),
        ),
        (true, true) => text(
            format!("Oder du nennst keine Karte und darfst dir stattdessen {} wünschen", what.de),
            format!("Or you name no card and may wish for {} instead", what.en),
        ),
    };
    let mut says = holds(rules, &head, Some(which), rule);
    if rule.may {
        says.push(text(
            "Wünschst du dir nichts, passt auf die Karte, was sonst auf sie passt.",
            "If you wish for nothing, what fits on the card is as usual.",
        ));
    }
    line(&says)
}

/// A wish that a named rule, not a card, lets `who` make: "Die nächste Person wünscht sich …".
pub(in crate::mau::explain) fn wish_of(rules: &Rules, who: &Who, rule: &WishRule) -> Vec<Text> {
    let what = wished(rules, rule);
    let you = who.form == Form::You;
    let oneself = if you { "dir" } else { "sich" };
    let head = if rule.may {
        let (de, en) = who.verb(["darfst", "darf", "dürfen"], ["may", "may"]);
        text(
            format!("{} {de} {oneself} {} wünschen", who.name.de, what.de),
            format!("{} {en} wish for {}", who.name.en, what.en),
        )
    } else {
        let (de, en) = who.verb(["wünschst", "wünscht", "wünschen"], ["wish", "wishes"]);
        text(
            format!("{} {de} {oneself} {}", who.name.de, what.de),
            format!("{} {en} for {}", who.name.en, what.en),
        )
    };
    holds(rules, &capital(&head), None, rule)
}

/// The conditions on the next cards, and for how long.
fn holds(rules: &Rules, head: &Text, which: Option<Which>, rule: &WishRule) -> Vec<Text> {
    let WishRule { of, may: _, cards, turns, laps, oneself, only: _, other } = rule;
    let must = must(rules, which, *of, *cards, *laps);
    let mut says =
        vec![text(format!("{}: {}", head.de, must.de), format!("{}: {}", head.en, must.en))];
    if *other {
        let (lies_de, lies_en) = match which {
            Some(_) => ("darunter liegt", "lies below"),
            None => ("liegt", "lies there"),
        };
        says.push(text(
            format!(
                "Was ohnehin gilt, darf es nicht sein: nicht das, was {lies_de}, und nicht der Wunsch davor."
            ),
            format!("It may not be what counts anyway: not what {lies_en}, nor the wish before."),
        ));
    }
    if *turns > 0 {
        says.push(expires(*turns));
    }
    if *laps > 0 {
        says.push(stands(*laps));
    }
    if *oneself {
        says.push(text(
            "Am Ende muss ihn auch erfüllen, wer gewünscht hat.",
            "Whoever wished has to meet it as well, as the last one.",
        ));
    }
    says
}

/// What may be wished for.
pub(in crate::mau) fn wished(rules: &Rules, rule: &WishRule) -> Text {
    if !rule.only.is_empty() {
        return some_of(rules, rule);
    }
    match rule.of {
        WishOf::Suit => text("eine Farbe", "a suit"),
        WishOf::Colour => colours(rules),
        WishOf::Rank => text("einen Wert", "a rank"),
        WishOf::SuitOrRank => text("eine Farbe oder einen Wert", "a suit or a rank"),
        WishOf::Card => text("eine bestimmte Karte", "a certain card"),
    }
}

/// The only things that may be named: "Kreuz oder Pik", "eine 7 oder eine 8".
fn some_of(rules: &Rules, rule: &WishRule) -> Text {
    let named = |wish| match wish {
        Wish::Rank(rank) => object(rules, Which::Rank(rank)),
        Wish::Card(card) => object(rules, Which::Card(card)),
        Wish::Suit(_) | Wish::Colour { .. } => super::super::now::wished(rules, wish),
    };
    let all: Vec<_> = rules.can_be_wished(rule).map(named).collect();
    one_of(&all)
}

/// For how long a wish stands that nothing ends.
fn stands(laps: u8) -> Text {
    if laps == 1 {
        return text(
            "Der Wunsch gilt eine Runde um den Tisch lang, was auch gelegt wird.",
            "The wish stands for a round of the table, whatever is played.",
        );
    }
    let laps = number(u32::from(laps));
    text(
        format!("Der Wunsch gilt {} Runden um den Tisch lang, was auch gelegt wird.", laps.de),
        format!("The wish stands for {} rounds of the table, whatever is played.", laps.en),
    )
}

/// The condition on the next cards.
fn must(rules: &Rules, which: Option<Which>, of: WishOf, count: u8, laps: u8) -> Text {
    let (next_de, next_en) = if stands_on(rules) {
        ("Jede Karte danach muss".to_owned(), "every card after it must".to_owned())
    } else if laps > 0 {
        ("Jede Karte muss so lange".to_owned(), "until it is over every card must".to_owned())
    } else if count == 1 {
        ("Die nächste gelegte Karte muss".to_owned(), "the next card played must".to_owned())
    } else {
        let many = number(u32::from(count));
        let count = some_cards(u32::from(count));
        (
            format!("Jede der nächsten {} gelegten Karten muss", many.de),
            format!("each of the next {} played must", count.en),
        )
    };
    let (met_de, has_de, met_en) = match of {
        WishOf::Suit => ("diese Farbe", " haben", "be of that suit"),
        WishOf::Colour => ("von dieser Art", "", "be of that colour"),
        WishOf::Rank => ("diesen Wert", " haben", "be of that rank"),
        WishOf::SuitOrRank => ("diese Farbe oder diesen Wert", " haben", "be of that suit or rank"),
        WishOf::Card => ("genau diese Karte", "", "be that very card"),
    };
    if meets_all(rules) {
        return text("Hier erfüllt ihn jede Karte.", "every card meets it here.");
    }
    let others = others(rules, which);
    if !others.is_empty() {
        let others = one_of(&others);
        return text(
            format!("{next_de} {met_de}{has_de} oder {} sein.", others.de),
            format!("{next_en} {met_en} or be {}.", others.en),
        );
    }
    let has_de = if has_de.is_empty() { " sein" } else { has_de };
    let met_de = format!("{met_de}{has_de}");
    let (but_de, but_en) = match of {
        WishOf::Suit | WishOf::Colour => {
            ("der gleiche Wert genügt dann nicht", "having the same rank is not enough then")
        }
        WishOf::Rank => {
            ("die gleiche Farbe genügt dann nicht", "having the same suit is not enough then")
        }
        WishOf::SuitOrRank => (
            "zur obersten Karte zu passen genügt dann nicht",
            "fitting the top card is not enough then",
        ),
        WishOf::Card => (
            "die gleiche Farbe oder der gleiche Wert genügt dann nicht",
            "having the same suit or rank is not enough then",
        ),
    };
    text(format!("{next_de} {met_de}, {but_de}."), format!("{next_en} {met_en}; {but_en}."))
}

/// Whether a wish stands whatever is played on it, until a new wish is made.
fn stands_on(rules: &Rules) -> bool {
    rules.doc().fit.leaves_wish.contains(&Which::Group(Group::Any))
}

/// Whether any card at all meets every wish.
fn meets_all(rules: &Rules) -> bool {
    let fit = &rules.doc().fit;
    let any = |which: &Which| Card::all().all(|card| which.means(card));
    fit.never_under_wish.is_empty() && fit.anywhere.iter().any(any)
}

/// Cards that meet every wish, on top of `which`.
fn others(rules: &Rules, which: Option<Which>) -> Vec<Text> {
    let fit = &rules.doc().fit;
    let rank = which.and_then(Which::rank);
    let own = rank.filter(|rank| fit.never_on_own_rank.contains(rank));
    let here = |top: &Which| which.is_some_and(|which| top.covers(which));
    let never_here = fit.never.iter().filter(|(top, _)| here(top)).flat_map(|(_, laid)| laid);
    let never: Vec<_> = fit.never_under_wish.iter().chain(never_here).collect();
    let barred = |other: &Which| never.iter().any(|known| known.covers(*other));
    let meets = |other: &Which| {
        in_deck(rules, *other) && (own.is_none() || other.rank() != own) && !barred(other)
    };
    let mut others: Vec<_> = fit.anywhere.iter().copied().filter(meets).collect();
    others.sort_by_key(reading_order);
    all(rules, &others, subject)
}

fn expires(turns: u8) -> Text {
    if turns == 1 {
        return text(
            "Erfüllt die nächste Person den Wunsch nicht, ist er vorbei.",
            "If the next player does not meet it, the wish is over.",
        );
    }
    let turns = number(u32::from(turns));
    text(
        format!("Erfüllt in den nächsten {} Zügen niemand den Wunsch, ist er vorbei.", turns.de),
        format!("If nobody meets it in the next {} turns, the wish is over.", turns.en),
    )
}
