//! Static checks of what fits (`fit`): cards that can never be laid, contradictions, warnings.

use super::compiled::fits_on;
use super::last_resort;
use crate::card::{Card, Rank};
use crate::card_set::KindSet;
use crate::mau::deck::{deck_kinds, most_of};
use crate::mau::rules::checking::absent;
use crate::mau::rules::compile::kinds;
use crate::mau::rules::doc::{EffectRule, Extreme, Group, HouseRules, Per, RowBy, Which};
use crate::rules::Findings;

pub(in crate::mau) fn check(doc: &HouseRules, found: &mut Findings) {
    let fit = &doc.fit;
    ranges(doc, found);
    let by_value = fit.neighbours > 0 || fit.multiples > 1;
    let always = deck_kinds(doc).without(kinds(&fit.anywhere)).is_empty();
    if !fit.suit && !fit.rank && !fit.colour && !by_value && fit.also.is_empty() && !always {
        let message = (
            "lass Karten nach Farbe, nach Wert oder nach beidem passen, etwa `fit.suit = true`",
            "let cards fit by suit, by rank or by both, as in `fit.suit = true`",
        );
        found.add("nothing_fits", "fit", message);
        return;
    }
    for which in &fit.on_plain {
        if fit.anywhere.contains(which) {
            let message = (
                format!("{which} passt schon überall; nenne es in einer der beiden Listen"),
                format!("{which} fits anywhere already; name it in one of the two lists"),
            );
            found.add("contradiction", "fit.on_plain", message);
        }
    }
    for (lying, others) in &fit.never {
        let also = fit.also.get(lying);
        for which in others.iter().filter(|which| also.is_some_and(|also| also.contains(which))) {
            let message = (
                format!("{which} passt nach `fit.also` auf {lying}; nenne es in einem von beiden"),
                format!("{which} fits on {lying} by `fit.also`; name it in one of the two"),
            );
            found.add("contradiction", format!("fit.never.{lying}"), message);
        }
    }
    let never: Vec<_> = never_fits(doc).map(|card| card.to_string()).collect();
    if let [first, ..] = never.as_slice() {
        let all = never.join(", ");
        let message = (
            format!(
                "{all}: Das kann nie gelegt werden, denn {first} passt auf keine Karte im Spiel; \
                 nenne es in `fit.anywhere` oder `fit.also`"
            ),
            format!(
                "{all} can never be played: nothing in the deck lets {first} follow; name it in \
                 `fit.anywhere` or `fit.also`"
            ),
        );
        found.add("never_fits", "fit", message);
    }
}

fn ranges(doc: &HouseRules, found: &mut Findings) {
    let fit = &doc.fit;
    let most = Rank::COUNT as u8 - 1;
    if fit.neighbours > most {
        let king = most + 1;
        let message = (
            format!("Werte liegen höchstens {most} auseinander, vom Ass 1 bis zum König {king}"),
            format!("values are at most {most} apart, from ace 1 to king {king}"),
        );
        found.add("bad_fit", "fit.neighbours", message);
    }
    if fit.multiples == 1 || fit.multiples > most + 1 {
        let most = most + 1;
        let message = (
            format!("schreib 0 für keins, oder 2 bis {most}"),
            format!("write 0 for none, or 2 to {most}"),
        );
        found.add("bad_fit", "fit.multiples", message);
    }
    for (which, value) in &fit.values {
        let message = if *value > 20 {
            (
                format!(
                    "ein Kartenwert zählt 0 bis 20, nicht {value}; 0: Er hat keinen Zahlenwert"
                ),
                format!("a rank is worth 0 to 20, not {value}; 0: it has no value"),
            )
        } else if !has_own_value(*which) {
            (
                format!(
                    "{which} ist kein Kartenwert: nenne 2 bis A, oder Karten ohne Wert wie joker und X3"
                ),
                format!(
                    "{which} is no rank: name 2 to A, or cards without a rank such as joker and X3"
                ),
            )
        } else {
            continue;
        };
        found.add("bad_fit", format!("fit.values.{which}"), message);
    }
    let by_value =
        fit.neighbours > 0 || fit.multiples > 0 || has_steps(doc) || answers_by_value(doc);
    let by_value = by_value || doc.effects().any(goes_by_value);
    if !fit.values.is_empty() && !by_value {
        let message = (
            "hier geht nichts nach Zahlenwert: setz `fit.neighbours` oder `fit.multiples`, lass Karten in \
             Schritten zusammengehen, zähl sie in einem Muster mit `sum` zusammen, oder lass höhere Karten \
             antworten",
            "nothing goes by value here: set `fit.neighbours` or `fit.multiples`, let cards go together in \
             steps, add them up in a pattern with `sum`, or let higher cards answer",
        );
        found.add("contradiction", "fit.values", message);
    }
    if fit.round_the_corner && fit.neighbours == 0 {
        let message = (
            "ohne Nachbarn geht nichts im Kreis: setz `fit.neighbours` auf 1 oder mehr",
            "there are no neighbours to go round: set `fit.neighbours` to 1 or more",
        );
        found.add("contradiction", "fit.round_the_corner", message);
    }
}

/// Whether `which` can be given a value: a rank, or cards that have none.
fn has_own_value(which: Which) -> bool {
    match which {
        Which::Rank(_) | Which::Group(Group::Joker) => true,
        Which::Card(card) => card.is_joker(),
        Which::Group(_) | Which::Coloured(..) => false,
    }
}

/// Whether any threat is answered by higher or lower cards.
fn answers_by_value(doc: &HouseRules) -> bool {
    let mut all = doc.threats().flat_map(|threat| threat.answers.values());
    all.any(|answer| answer.must.is_by_value())
}

/// The kinds in the deck that fit on nothing in it and answer nothing.
fn never_fits(doc: &HouseRules) -> KindSet {
    let deck = deck_kinds(doc);
    let mut left = deck;
    for top in deck.filter(|top| !top.is_joker()) {
        let itself = if most_of(doc, top) > 1 { KindSet::EMPTY } else { KindSet::of(top) };
        left = left.without(fits_on(doc, top).without(itself));
    }
    // Any card may follow a joker that stands for nothing, but only if the joker can be laid itself.
    if !deck.without(left).and(jokers()).is_empty() {
        left = KindSet::EMPTY;
    }
    for threat in doc.threats() {
        left = left.without(kinds(&threat.answers.keys().copied().collect::<Vec<_>>()));
    }
    left
}

fn jokers() -> KindSet {
    Card::SPECIALS.into_iter().collect()
}

/// Warns of rules about a wish where nobody ever wishes.
fn under_wish(doc: &HouseRules, found: &mut Findings) {
    let wished = doc.cards.values().any(|rule| rule.wish.is_some());
    let lists = [
        ("fit.never_under_wish", &doc.fit.never_under_wish),
        ("fit.leaves_wish", &doc.fit.leaves_wish),
    ];
    for (field, list) in lists {
        list.iter().for_each(|which| absent(doc, which, field.to_owned(), found));
        if !list.is_empty() && !wished {
            let message = (
                "hier wünscht sich niemand etwas: nimm `cards.J.wish`",
                "nobody wishes for anything here: use `cards.J.wish`",
            );
            found.add("no_effect", field, message);
        }
    }
}

/// Warns of cards listed as fitting that fit anyway.
fn besides(doc: &HouseRules, found: &mut Findings) {
    let deck = deck_kinds(doc);
    for (lying, others) in &doc.fit.also {
        let mut without = doc.clone();
        without.fit.also.remove(lying);
        let mut tops = kinds(&[*lying]).and(deck);
        let named = kinds(others).and(deck);
        if tops.is_empty() || named.is_empty() {
            continue;
        }
        let plain = tops.all(|top| top.is_joker());
        if tops.all(|top| named.without(fits_on(&without, top)).is_empty()) {
            let message = if plain {
                (
                    "auf eine Karte ohne Farbe und Wert passt ohnehin jede: was nicht darauf soll, steht in \
                     `fit.never`",
                    "on a card without suit and rank everything fits anyway: what is not to stands in `fit.never`",
                )
            } else {
                ("das passt ohnehin darauf", "this fits on it anyway")
            };
            found.add("no_effect", format!("fit.also.{lying}"), message);
        }
    }
}

/// Warns of cards that are not in the deck, and of entries that say nothing new.
pub(in crate::mau) fn warn(doc: &HouseRules, found: &mut Findings) {
    let fit = &doc.fit;
    for (field, list) in [("fit.anywhere", &fit.anywhere), ("fit.on_plain", &fit.on_plain)] {
        list.iter().for_each(|which| absent(doc, which, field.to_owned(), found));
    }
    for rank in &fit.never_on_own_rank {
        absent(doc, &Which::Rank(*rank), "fit.never_on_own_rank".to_owned(), found);
    }
    for (field, lists) in [("fit.also", &fit.also), ("fit.never", &fit.never)] {
        for (lying, others) in lists {
            absent(doc, lying, format!("{field}.{lying}"), found);
            others.iter().for_each(|which| absent(doc, which, format!("{field}.{lying}"), found));
        }
    }
    last_resort::warn(doc, &fit.last_resort, found);
    under_wish(doc, found);
    besides(doc, found);
}

/// Whether values count anywhere else: in steps (in one turn, thrown in or in a pattern), or in a sum.
fn has_steps(doc: &HouseRules) -> bool {
    let of_lay = doc.lay.together.iter().flat_map(|rule| rule.ways());
    let thrown = doc.lay.throw_in.iter().map(|rule| rule.by);
    let rows = doc.patterns.values().filter_map(|rule| rule.row.as_ref()).map(|row| row.by);
    let mut all = of_lay.chain(thrown).chain(rows);
    let sums = doc.patterns.values().any(|rule| rule.sum.is_some());
    sums || all.any(RowBy::is_step)
}

/// Whether an effect depends on the values of cards.
fn goes_by_value(does: &EffectRule) -> bool {
    let extreme = matches!(does.must_be, Some(Extreme::Highest | Extreme::Lowest));
    extreme || does.per == Some(Per::Value)
}
