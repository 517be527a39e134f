//! Conditions on a hand in words, for triggers.

use stammtisch_engine::mau::rules::Rules;
use stammtisch_engine::mau::rules::doc::{Alike, HandRule, Span, Text, Which};

use super::counting::{counted, counted_of};
use super::grammar::{all_of, points, text};
use super::names::{self, Name, all, gathered, names, object, several};

/// "die Hand höchstens zehn Punkte zählt", "die Hand mindestens vier Karten von gleichem Wert enthält".
pub(super) fn holding(rules: &Rules, rule: &HandRule) -> Vec<Text> {
    let HandRule { worth, cards, of, wished, by, shows: _ } = rule;
    let mut says = Vec::new();
    says.extend(worth.map(|span| {
        let worth = so_many_points(span);
        text(
            format!("die Hand dann {} zählt", worth.de),
            format!("that hand counts {} then", worth.en),
        )
    }));
    says.extend(cards.map(|span| match (*wished, span) {
        (true, Span::Between(0, 0)) if of.is_empty() => text(
            "die Hand dann nichts von dem enthält, was gewünscht ist",
            "that hand holds nothing of what is wished then",
        ),
        (true, _) => as_wished(&held(rules, span, of, *by)),
        (false, _) => held(rules, span, of, *by),
    }));
    says
}

/// "die Hand dann mindestens zwei Karten enthält (nur was gewünscht ist, zählt)".
fn as_wished(said: &Text) -> Text {
    text(
        format!("{} (nur was gewünscht ist, zählt)", said.de),
        format!("{} (only what is wished counts)", said.en),
    )
}

fn held(rules: &Rules, span: Span, of: &[Which], by: Option<Alike>) -> Text {
    let count = counted(span);
    let (by_de, by_en) = match by {
        None => ("", ""),
        Some(Alike::Rank) => (" mit gleichem Wert", " of one rank"),
        Some(Alike::Suit) => (" einer Farbe", " of one suit"),
        Some(Alike::Colour) => {
            (", die alle rot oder alle schwarz sind,", " that are all red or all black")
        }
    };
    if !of.is_empty() && span == Span::Between(0, 0) {
        return none_of(&all(rules, &gathered(rules, of), object));
    }
    let of = gathered(rules, of);
    let names = names(rules, &of);
    if let ([one], None) = (names.as_slice(), by) {
        let count = counted_of(span, |count| some(rules, count, *one));
        return text(
            format!("die Hand dann {} enthält", count.de),
            format!("that hand holds {} then", count.en),
        );
    }
    let (of_de, of_en) = if of.is_empty() {
        (String::new(), String::new())
    } else {
        let of = all_of(&all(rules, &of, several));
        (format!(" (nur {} zählen)", of.de), format!(" (only {} count)", of.en))
    };
    text(
        format!("die Hand dann {}{by_de}{of_de} enthält", count.de),
        format!("that hand holds {}{by_en}{of_en} then", count.en),
    )
}

/// "eine 8", "zwei Damen"; "one 8", "two queens".
fn some(rules: &Rules, count: u16, name: Name) -> Text {
    if count != 1 {
        return names::counted(rules, count.try_into().unwrap_or(u8::MAX), name);
    }
    let one = object(rules, name);
    let en = one.en.strip_prefix("a ").or_else(|| one.en.strip_prefix("an "));
    let en = en.map(|card| format!("one {card}"));
    text(one.de, en.unwrap_or(one.en))
}

/// "die Hand dann keine schwarze Karte enthält", "die Hand dann weder einen Buben noch eine 7 enthält".
fn none_of(of: &[Text]) -> Text {
    if let [one] = of {
        let negated =
            ["eine ", "einen ", "ein "].into_iter().find(|article| one.de.starts_with(article));
        let de =
            if negated.is_some() { format!("k{}", one.de) } else { format!("nicht {}", one.de) };
        let en = one.en.strip_prefix("a ").or_else(|| one.en.strip_prefix("an "));
        let en = en.map_or_else(|| format!("not {}", one.en), |card| format!("no {card}"));
        return text(format!("die Hand dann {de} enthält"), format!("that hand holds {en} then"));
    }
    let join =
        |pick: fn(&Text) -> &str, word: &str| of.iter().map(pick).collect::<Vec<_>>().join(word);
    text(
        format!("die Hand dann weder {} enthält", join(|card| &card.de, " noch ")),
        format!("that hand holds neither {} then", join(|card| &card.en, " nor ")),
    )
}

/// "höchstens zehn Punkte".
fn so_many_points(span: Span) -> Text {
    let of = |count: u16| points(i32::from(count));
    match span {
        Span::Between(from, to) if from == to => {
            let one = of(from);
            text(format!("genau {}", one.de), format!("exactly {}", one.en))
        }
        Span::Between(from, u16::MAX) => {
            let from = of(from);
            text(format!("mindestens {}", from.de), format!("at least {}", from.en))
        }
        Span::Between(0, to) => {
            let to = of(to);
            text(format!("höchstens {}", to.de), format!("at most {}", to.en))
        }
        Span::Between(from, to) => {
            let to = of(to);
            text(format!("{from} bis {}", to.de), format!("{from} to {}", to.en))
        }
        Span::Every(step) => text(
            format!("{step}, {}, {} … Punkte", u32::from(step) * 2, u32::from(step) * 3),
            format!("{step}, {}, {} … points", u32::from(step) * 2, u32::from(step) * 3),
        ),
        // The rule checker refuses that.
        Span::Last => text("alle Punkte", "all points"),
    }
}
