//! Upper bounds of a match, for checks: conditions on deals, wins, points or cards that can never
//! hold.

use crate::mau::deck::{deck_size, most_packs};
use crate::mau::points::noted;
use crate::mau::rules::doc::{HouseRules, MatchRule, Span, Ties};

/// Why something never holds, in German and English.
pub(in crate::mau) type Why = (String, String);

/// The largest number of deals in a match, if there is a limit.
pub(in crate::mau) fn most_deals(doc: &HouseRules) -> Option<u16> {
    let count = match doc.matches {
        MatchRule::Single => return Some(1),
        MatchRule::Deals { count } => count,
        MatchRule::Rounds { count, .. } => count.saturating_mul(doc.seats.max.into()),
        MatchRule::Race { .. } | MatchRule::Knockout { .. } | MatchRule::Dropout => return None,
    };
    (doc.points.ties == Ties::Shared).then_some(count)
}

/// Whether a match is over with its first deal.
pub(in crate::mau) fn is_one_deal(doc: &HouseRules) -> bool {
    most_deals(doc) == Some(1)
}

/// Whether anybody ever notes points at all.
pub(in crate::mau) fn is_noted(doc: &HouseRules) -> bool {
    noted(doc, |value| value != 0)
}

/// The most points anybody can have while a match goes on, if there is a limit.
pub(in crate::mau) fn most_points(doc: &HouseRules) -> Option<(u16, Why)> {
    let none = |de: &str, en: &str| Some((0, (de.to_owned(), en.to_owned())));
    if !is_noted(doc) {
        return none(
            "das trifft nie zu: Hier notiert nie jemand Punkte",
            "this never holds: nobody ever notes points here",
        );
    }
    if doc.notes_points() {
        return None;
    }
    if is_one_deal(doc) {
        return none(
            "das trifft nie zu: eine Partie ist hier eine einzige Runde",
            "this never holds: a match is a single deal here",
        );
    }
    let at = match &doc.matches {
        MatchRule::Race { target, lead: 0 } if doc.points.ties == Ties::Shared => {
            target.values().max().copied()
        }
        MatchRule::Knockout { at } => Some(*at),
        _ => None,
    }?;
    let most = u16::try_from(at.saturating_sub(1)).unwrap_or(u16::MAX);
    let why = if matches!(doc.matches, MatchRule::Race { .. }) {
        (
            format!("das trifft nie zu: Mit {at} Punkten ist die Partie vorbei"),
            format!("this never holds: with {at} points the match is over"),
        )
    } else {
        (
            format!("das trifft nie zu: Wer {at} Punkte hat, ist ausgeschieden"),
            format!("this never holds: whoever has {at} points is knocked out"),
        )
    };
    Some((most, why))
}

/// Whether `asked` allows none of the numbers from `least` to `most`.
pub(in crate::mau) fn none_of(asked: Option<Span>, least: u16, most: u16) -> bool {
    asked.is_some_and(|asked| !(least..=most).any(|number| asked.has(number, None)))
}

/// Why a condition on the deal never holds, if it names only deals that no match reaches.
pub(in crate::mau) fn no_such_deal(doc: &HouseRules, deals: Option<Span>) -> Option<Why> {
    let last = most_deals(doc).filter(|last| none_of(deals, 1, *last))?;
    Some(no_more_deals(last))
}

/// Why nobody has played, or won, more than `last` deals.
pub(in crate::mau) fn no_more_deals(last: u16) -> Why {
    if last == 1 {
        return (
            "das trifft nie zu: eine Partie ist hier eine einzige Runde".to_owned(),
            "this never holds: a match is a single deal here".to_owned(),
        );
    }
    (
        format!("das trifft nie zu: Eine Partie hat hier höchstens {last} Runden"),
        format!("this never holds: a match has at most {last} deals here"),
    )
}

/// Why a condition on cards never holds, if it asks for more than there are.
pub(in crate::mau) fn no_such_number(doc: &HouseRules, cards: Option<Span>) -> Option<Why> {
    let all = deck_size(doc, most_packs(doc));
    let none = none_of(cards, 0, u16::try_from(all).unwrap_or(u16::MAX));
    none.then(|| {
        (
            format!("das trifft nie zu: Im Spiel sind nur {all} Karten"),
            format!("this never holds: there are only {all} cards in the game"),
        )
    })
}

/// Conditions on a wish or a threat that never or always hold, because there are no wishes or threats here.
pub(in crate::mau) fn open(
    doc: &HouseRules,
    wish: Option<bool>,
    threat: Option<bool>,
) -> Vec<(&'static str, (&'static str, &'static str))> {
    let wishes = doc.cards.values().any(|rule| rule.wish.is_some())
        || doc.effects().any(|does| does.wish.is_some());
    let threatens = doc.threats().next().is_some();
    let mut found = Vec::new();
    match wish.filter(|_| !wishes) {
        Some(true) => found.push((
            "wish",
            (
                "das trifft nie zu: Hier wünscht sich niemand etwas; nimm etwa `cards.J.wish`",
                "this never holds: nobody wishes anything here; use `cards.J.wish`, say",
            ),
        )),
        Some(false) => found.push((
            "wish",
            (
                "das trifft immer zu: Hier wünscht sich niemand etwas",
                "this always holds: nobody wishes anything here",
            ),
        )),
        None => {}
    }
    match threat.filter(|_| !threatens) {
        Some(true) => found.push((
            "threat",
            (
                "das trifft nie zu: Hier droht nichts",
                "this never holds: nothing threatens anybody here",
            ),
        )),
        Some(false) => found.push((
            "threat",
            (
                "das trifft immer zu: Hier droht nichts",
                "this always holds: nothing threatens anybody here",
            ),
        )),
        None => {}
    }
    found
}
