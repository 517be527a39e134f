//! The deck in words: how many play, and with which cards.

use stammtisch_engine::card::{Card, Rank, Suit};
use stammtisch_engine::mau::rules::doc::{DeckRule, Packs, SeatsRule, Text, Which};
use stammtisch_engine::mau::rules::{Rules, Single};

mod back;

use super::grammar::{all_of, capital, number, text, together, who_plays};
use super::names::{
    Name, counted, counting_order, every, in_order, label, names, names_jokers, number_of,
    suit_name,
};
pub(super) use back::turned_over;

pub(super) fn cards(rules: &Rules, seats: &SeatsRule, deck: &DeckRule) -> Vec<Text> {
    // Some numbers of seats may not divide into teams.
    let sound = |seats| {
        let doc = rules.doc();
        doc.teams.is_none() && doc.when.is_empty()
            || seats == rules.seats()
            || Single::of(rules.written(), seats).is_some()
    };
    let mut lines = vec![who_plays(rules.seats(), seats, sound), the_deck(rules, deck)];
    lines.extend(packs(rules, deck));
    lines.extend(in_all(rules, deck));
    lines.extend(deck.back.as_ref().map(|rule| back::back(rules, rule)));
    lines
}

fn the_deck(rules: &Rules, deck: &DeckRule) -> Text {
    // Described by the resulting pack, and by every name in these sentences.
    let DeckRule { lowest: _, packs: _, jokers: _, cards: _, in_all: _, faces: _, back: _ } = deck;
    let (mut suited, special) = (suited(rules), special(rules));
    if let Some((all, _)) = counted_in_all(rules, deck).filter(|_| suited.de.is_empty()) {
        suited = all;
    }
    let size = rules.deck().len();
    text(
        format!("Gespielt wird mit {size} Karten: {}.{}", suited.de, special.de),
        format!("The deck has {size} cards: {}.{}", suited.en, special.en),
    )
}

/// By suit: the number of cards of each rank in a pack.
type Held = Vec<(Rank, u8)>;

/// "7 bis 10, Bube, Dame, König und Ass in Kreuz, Pik, Herz und Karo".
fn suited(rules: &Rules) -> Text {
    let mut alike: Vec<(Held, Vec<Text>)> = Vec::new();
    for suit in Suit::ALL {
        let count = |rank| Card::new(rank, suit).map_or(0, |card| rules.doc().in_pack(card));
        let ranks = Rank::all().map(|rank| (rank, count(rank)));
        let held: Held = ranks.filter(|(_, count)| *count > 0).collect();
        match alike.iter_mut().find(|(known, _)| *known == held) {
            _ if held.is_empty() => {}
            Some((_, suits)) => suits.push(suit_name(rules, suit)),
            None => alike.push((held, vec![suit_name(rules, suit)])),
        }
    }
    let each = alike.iter().map(|(held, suits)| {
        let (ranks, suits) = (ranks(rules, held), all_of(suits));
        text(format!("{} in {}", ranks.de, suits.de), format!("{} in {}", ranks.en, suits.en))
    });
    let (de, en): (Vec<_>, Vec<_>) = each.map(|said| (said.de, said.en)).unzip();
    text(de.join("; "), en.join("; "))
}

/// "7 bis 10 und Ass"; "je einmal 0 und je zweimal 1 bis 9", where counts differ.
fn ranks(rules: &Rules, held: &Held) -> Text {
    let mut held = held.clone();
    held.sort_by_key(|(rank, _)| counting_order(rules, &Which::Rank(*rank)));
    let mut counts: Vec<u8> = held.iter().map(|(_, count)| *count).collect();
    counts.sort_unstable();
    counts.dedup();
    let of = |count: u8| {
        let ranks = held.iter().filter(|(_, other)| *other == count);
        all_of(&run(rules, &ranks.map(|(rank, _)| *rank).collect::<Vec<_>>()))
    };
    if let [1] = counts.as_slice() {
        return of(1);
    }
    let each = counts.iter().map(|count| {
        let ranks = of(*count);
        let (de, en) = so_often(*count);
        text(format!("je {de} {}", ranks.de), format!("{en} {}", ranks.en))
    });
    all_of(&each.collect::<Vec<_>>())
}

/// The names of ranks in reading order; three or more numbers in a row become "7 bis 10".
pub(super) fn run(rules: &Rules, ranks: &[Rank]) -> Vec<Text> {
    let follows = |one: &Rank, next: &Rank| {
        let next = number_of(rules, *next);
        number_of(rules, *one).is_some_and(|one| next == Some(one + 1))
    };
    let name = |rank: &Rank| label(rules, Which::Rank(*rank));
    let mut names = Vec::new();
    for row in ranks.chunk_by(follows) {
        match row {
            [first, _, .., last] => {
                let (first, last) = (name(first), name(last));
                names.push(text(
                    format!("{} bis {}", first.de, last.de),
                    format!("{} to {}", first.en, last.en),
                ));
            }
            _ => names.extend(row.iter().map(name)),
        }
    }
    names
}

/// The cards without a suit in each pack.
fn special(rules: &Rules) -> Text {
    let in_pack = |card| rules.doc().in_pack(card);
    let held: Vec<_> = Card::SPECIALS.into_iter().filter(|card| in_pack(*card) > 0).collect();
    let many = held.iter().map(|card| in_pack(*card)).sum::<u8>();
    if names_jokers(rules) {
        let which: Vec<_> = held.iter().copied().map(Which::Card).collect();
        let of_name = |name: Name| {
            let alike = held.iter().filter(|card| names(rules, &[Which::Card(**card)]) == [name]);
            counted(rules, alike.map(|card| in_pack(*card)).sum(), name)
        };
        let each: Vec<_> = names(rules, &which).into_iter().map(of_name).collect();
        let all = all_of(&each);
        return match many {
            0 => text("", ""),
            1 => text(
                format!(" Zu jedem Blatt gehört {}.", all.de),
                format!(" Each pack has {}.", all.en),
            ),
            _ => text(
                format!(" Zu jedem Blatt gehören {}.", all.de),
                format!(" Each pack has {}.", all.en),
            ),
        };
    }
    let jokers = counted(rules, many, Name::Jokers);
    match many {
        0 => text("", ""),
        1 => text(
            format!(" Zu jedem Blatt gehört {}.", jokers.de),
            format!(" Each pack has {}.", jokers.en.replacen("a ", "one ", 1)),
        ),
        _ => text(
            format!(" Zu jedem Blatt gehören {}.", jokers.de),
            format!(" Each pack has {}.", jokers.en),
        ),
    }
}

/// The cards with a fixed number in the whole deck, however many packs there are.
fn in_all(rules: &Rules, deck: &DeckRule) -> Option<Text> {
    let (all, one) = counted_in_all(rules, deck)?;
    if suited(rules).de.is_empty() {
        // The deck consists of these, which has been said already.
        return None;
    }
    let (come, de, en) = match (one, &deck.packs) {
        (one, Packs::AsNeeded { at_most: 2.. }) => {
            (one, ", egal mit wie vielen Blättern,", ", however many packs there are,")
        }
        (one, Packs::Fixed(2..)) => (one, " insgesamt", ", in all,"),
        (one, _) => (one, "", ""),
    };
    let come = if come { "kommt" } else { "kommen" };
    Some(text(
        format!("Dazu {come}{de} {}.", all.de),
        format!("Besides these it has{en} {}.", all.en),
    ))
}

/// "ein roter Joker und jede 7 dreimal", and whether that is a single card.
fn counted_in_all(rules: &Rules, deck: &DeckRule) -> Option<(Text, bool)> {
    let there = in_order(rules, &deck.in_all.keys().copied().collect::<Vec<_>>());
    let there = there.into_iter().filter_map(|which| {
        let count = *deck.in_all.get(&which).filter(|count| **count > 0)?;
        if matches!(which, Which::Card(_)) {
            return Some((counted(rules, count, which), count == 1));
        }
        // If several keys apply, the most specific one counts.
        let above = |other: &Which| *other > which && !other.kinds().and(which.kinds()).is_empty();
        let (none, some): (Vec<_>, Vec<_>) = deck
            .in_all
            .iter()
            .filter(|(other, _)| above(other))
            .partition(|(_, count)| **count == 0);
        let mut each = every(rules, which, !some.is_empty());
        let none: Vec<_> = none.into_iter().map(|(other, _)| label(rules, *other)).collect();
        if !none.is_empty() {
            let none = all_of(&none);
            each = text(
                format!("{} außer {}", each.de, none.de),
                format!("{} but {}", each.en, none.en),
            );
        }
        let (de, en) = so_often(count);
        Some((text(format!("{} {de}", each.de), format!("{} {en}", each.en)), true))
    });
    let there: Vec<_> = there.collect();
    let names: Vec<_> = there.iter().map(|(name, _)| name.clone()).collect();
    let one = matches!(there.as_slice(), [(_, true)]);
    (!names.is_empty()).then(|| (all_of(&names), one))
}

const fn so_often(count: u8) -> (&'static str, &'static str) {
    match count {
        1 => ("einmal", "once"),
        2 => ("zweimal", "twice"),
        _ => ("dreimal", "three times"),
    }
}

fn packs(rules: &Rules, deck: &DeckRule) -> Option<Text> {
    let used = used(rules);
    let count = number(u32::from(used));
    match deck.packs {
        Packs::Fixed(1) | Packs::AsNeeded { at_most: 1 } => None,
        // No card comes from the packs.
        Packs::Fixed(_) if used < 2 => None,
        Packs::Fixed(_) => Some(text(
            format!("Dafür werden {} Blätter zusammengemischt.", count.de),
            format!("For this, {} packs are shuffled together.", count.en),
        )),
        Packs::AsNeeded { at_most } => {
            let here = capital(&together(rules.seats()));
            let (so_de, so_en) = if used == 1 {
                ("reicht ein Blatt".to_owned(), "one pack is enough".to_owned())
            } else {
                let so = (&count.de, &count.en);
                (
                    format!("werden {} Blätter zusammengemischt", so.0),
                    format!("{} packs are shuffled together", so.1),
                )
            };
            let most = number(u32::from(at_most));
            let (else_de, else_en) = if used == at_most {
                ("kleinere Runden brauchen weniger".into(), "smaller tables need fewer".into())
            } else {
                (
                    format!("größere Runden mischen weitere dazu, höchstens {} insgesamt", most.de),
                    format!("larger tables shuffle in more, {} at most", most.en),
                )
            };
            Some(text(
                format!("{} {so_de}; {else_de}.", here.de),
                format!("{}, {so_en}; {else_en}.", here.en),
            ))
        }
    }
}

/// The number of packs that are shuffled together here.
fn used(rules: &Rules) -> u8 {
    let of_packs = |card: &Card| rules.doc().in_pack(*card) > 0;
    let card = rules.deck().cards().find(of_packs);
    card.map_or(1, |card| rules.deck().count(card) / rules.doc().in_pack(card).max(1))
}
