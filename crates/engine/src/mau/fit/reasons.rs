//! Why a card fits: the reasons behind the tables of what fits on what.

use serde::Serialize;

use crate::card::Card;
use crate::mau::rules::compile::best;
use crate::mau::rules::doc::{CardRule, FitRule, HouseRules, Which};
use crate::mau::wish::Wish;

/// One reason why a card fits on the top card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Fit {
    /// It fits anywhere.
    Anywhere,
    /// It meets the wish.
    Wish(Wish),
    /// Everything fits on a joker that stands for nothing.
    OnJoker,
    /// The same suit and rank.
    SameCard,
    /// The same suit.
    Suit,
    /// The same rank.
    Rank,
    /// Both are red, or both black.
    Colour {
        /// Red.
        red: bool,
    },
    /// Its value is this much above that of the top card.
    Above(u8),
    /// Its value is this much below that of the top card.
    Below(u8),
    /// Its value is this many times that of the top card.
    Times(u8),
    /// The top card's value is this many times its own.
    Part(u8),
    /// The top card has no function, and this one fits on all such cards.
    OnPlain,
    /// The rules list the pair.
    Also,
}

/// Every reason why `card` fits on `face`, or meets the wish; none: it does not fit.
#[must_use]
pub fn fits(doc: &HouseRules, face: Card, wish: Option<Wish>, card: Card) -> Vec<Fit> {
    let fit = &doc.fit;
    if is_banned(fit, face, card) {
        return Vec::new();
    }
    let mut reasons = Vec::new();
    if wish.is_some() && named(&fit.never_under_wish, card) {
        return reasons;
    }
    reasons.extend(named(&fit.anywhere, card).then_some(Fit::Anywhere));
    if let Some(wish) = wish {
        reasons.extend(wish.means(card).then_some(Fit::Wish(wish)));
        return reasons;
    }
    if face.is_joker() {
        reasons.push(Fit::OnJoker);
        return reasons;
    }
    reasons.extend(alike(fit, face, card));
    reasons.extend(by_value(fit, face, card));
    let plain = named(&fit.on_plain, card) && is_plain(doc, face);
    reasons.extend(plain.then_some(Fit::OnPlain));
    let also = fit.also.iter().any(|(lies, list)| lies.means(face) && named(list, card));
    reasons.extend(also.then_some(Fit::Also));
    reasons
}

/// What two cards have in common.
fn alike(fit: &FitRule, face: Card, card: Card) -> Option<Fit> {
    let (suit, other) = (face.suit()?, card.suit()?);
    let suits = fit.suit && suit == other;
    let ranks = fit.rank && face.rank() == card.rank();
    let colours = fit.colour && suit.like(other);
    match (suits, ranks) {
        (true, true) => Some(Fit::SameCard),
        (true, false) => Some(Fit::Suit),
        (false, true) => Some(Fit::Rank),
        (false, false) => colours.then_some(Fit::Colour { red: suit.red() == Some(true) }),
    }
}

/// Fitting by value (ERF-07, ERF-08, ERF-09).
fn by_value(fit: &FitRule, top: Card, laid: Card) -> Vec<Fit> {
    let (Some(top), Some(laid)) = (fit.worth(top), fit.worth(laid)) else { return Vec::new() };
    let (mut up, mut down) = (laid.saturating_sub(top), top.saturating_sub(laid));
    if fit.round_the_corner {
        let circle = fit.circle();
        let around = (laid + circle - top) % circle;
        (up, down) = if around <= circle / 2 { (around, 0) } else { (0, circle - around) };
    }
    let near = |steps: u8| (1..=fit.neighbours).contains(&steps);
    let times = |big: u8, small: u8| {
        let count = big / small;
        (big.is_multiple_of(small) && (2..=fit.multiples).contains(&count)).then_some(count)
    };
    let mut reasons = Vec::new();
    reasons.extend(near(up).then_some(Fit::Above(up)));
    reasons.extend(near(down).then_some(Fit::Below(down)));
    reasons.extend(times(laid, top).map(Fit::Times));
    reasons.extend(times(top, laid).map(Fit::Part));
    reasons
}

/// Whether `card` never fits on `face`, whatever the other reasons.
fn is_banned(fit: &FitRule, face: Card, card: Card) -> bool {
    let own = card.rank().filter(|rank| face.rank() == Some(*rank));
    own.is_some_and(|rank| fit.never_on_own_rank.contains(&rank))
        || fit.never.iter().any(|(lies, list)| lies.means(face) && named(list, card))
}

/// Whether a card has no function (SCH-22).
fn is_plain(doc: &HouseRules, card: Card) -> bool {
    let rule = best(&doc.cards, card);
    rule.is_none_or(|rule| *rule == CardRule::default())
        && !named(&doc.fit.anywhere, card)
        && !named(&doc.fit.on_plain, card)
}

fn named(list: &[Which], card: Card) -> bool {
    list.iter().any(|which| which.means(card))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mau::rules::{Rules, RulesFile, preset};

    fn rules(text: &str, choices: &[(&str, &str)]) -> Rules {
        let chosen = choices.iter().map(|(id, choice)| ((*id).into(), (*choice).into())).collect();
        let doc = RulesFile::read(text).expect("sound").resolve(&chosen).expect("sound");
        Rules::compile(&doc, 4).expect("sound")
    }

    fn text(id: &str) -> &'static str {
        let made_up = [
            ("odd", include_str!("../../../tests/data/rules/odd.toml")),
            ("wild", include_str!("../../../tests/data/rules/wild.toml")),
        ];
        let made_up = made_up.into_iter().find(|(known, _)| *known == id).map(|(_, text)| text);
        preset::text(id).or(made_up).expect("rules of that name")
    }

    /// The tables that moves are looked up in, and the reasons, agree for every pair of cards and
    /// under every wish.
    #[test]
    fn there_is_a_reason_for_exactly_what_the_tables_allow() {
        for id in preset::ids().chain(["odd", "wild"]) {
            let all = rules(text(id), &[]);
            for rules in [&all].into_iter().chain(&all.variants) {
                for face in Card::all() {
                    for card in Card::all() {
                        let plain = !fits(&rules.doc, face, None, card).is_empty();
                        assert_eq!(
                            plain,
                            rules.fits[face.index()].has(card),
                            "{id} {card} on {face}"
                        );
                        for wish in Wish::all() {
                            let met = !fits(&rules.doc, face, Some(wish), card).is_empty();
                            let table =
                                rules.meets[wish.index()].without(rules.banned[face.index()]);
                            assert_eq!(met, table.has(card), "{id} {card} on {face} for {wish}");
                        }
                    }
                }
            }
        }
    }

    /// ERF-06 to ERF-10: halves, thirds, neighbours.
    #[test]
    fn erftschmiede_counts_as_its_players_do() {
        let straight = rules(text("erftschmiede"), &[("corner", "no")]);
        let round = rules(text("erftschmiede"), &[("corner", "yes")]);
        let why = |rules: &Rules, card: &str, top: &str| {
            fits(&rules.doc, top.parse().expect("a card"), None, card.parse().expect("a card"))
        };
        for (card, top, expected) in [
            ("4H", "QS", vec![Fit::Part(3)]),
            ("6H", "QS", vec![Fit::Part(2)]),
            ("3H", "QS", vec![Fit::Part(4)]),
            ("QS", "3H", vec![Fit::Times(4)]),
            ("2H", "4S", vec![Fit::Part(2)]),
            ("2H", "AS", vec![Fit::Above(1), Fit::Times(2)]),
            ("AS", "2H", vec![Fit::Below(1), Fit::Part(2)]),
            ("AS", "5H", vec![Fit::Part(5)]),
            ("AS", "6H", vec![]),
            ("KH", "QS", vec![Fit::Above(1)]),
            ("KH", "AS", vec![]),
            ("10H", "5S", vec![Fit::Times(2)]),
            ("9H", "3H", vec![Fit::Suit, Fit::Times(3)]),
            ("8H", "8H", vec![Fit::SameCard]),
            ("8D", "8H", vec![Fit::Rank]),
            ("7H", "QS", vec![]),
            ("XR", "QS", vec![Fit::Anywhere]),
            ("7H", "XR", vec![Fit::OnJoker]),
        ] {
            assert_eq!(why(&straight, card, top), expected, "{card} on {top}");
        }
        assert_eq!(why(&round, "KH", "AS"), [Fit::Below(1)]);
        assert_eq!(why(&round, "AS", "KH"), [Fit::Above(1)]);
    }
}
