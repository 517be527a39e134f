//! Threats in words: the ways to answer.

use stammtisch_engine::mau::rules::Rules;
use stammtisch_engine::mau::rules::doc::{
    AnswerAction, AnswerMust, AnswerRule, Text, ThreatRule, ThreatThen, Victim, Which,
};

use super::super::cards::wishes;
use super::super::grammar::{
    all_of, cards, line, more_cards, number, one_of, text, times as often, turns,
};
use super::super::names::{Name, names, object, of_some, subject, with};
use super::defences::{cancels, ends_it, meets};
use super::harm::{Form, Who};
use super::{Group, chain};

pub(super) fn answer(
    rules: &Rules,
    which: Option<Which>,
    who: &Who,
    threat: &ThreatRule,
    answers: &[(Which, &AnswerRule)],
    group: &Group<'_>,
    first: bool,
) -> Text {
    let AnswerRule { action, must: _, onto: _, times, misses: _, plays, acts } = group.rule;
    let only_if = condition(rules, group.rule);
    let lays = |more: Text| {
        let laid = one_of(&named(rules, answers, group, object));
        let (may, instead) = may(who.form, first);
        // The sentence continues after a colon or with "and".
        let open = |said: &str, more: &str| {
            if more.starts_with(':') { said.trim_end_matches(',') } else { said }.to_owned()
        };
        text(
            format!("{} {} legen{}{}", may.de, laid.de, open(&only_if.de, &more.de), more.de),
            format!("{} {}{instead}{}{}", may.en, laid.en, open(&only_if.en, &more.en), more.en),
        )
    };
    let dear = |more: u8| dearer(threat, *times, u32::from(more));
    match action {
        AnswerAction::PassOn(more) => {
            let (next_de, next_en) = match threat.victim {
                Victim::Previous => ("davor", "before"),
                _ => ("danach", "after"),
            };
            let then = if who.two {
                lays(hits(": Dann trifft es dich", ": then it hits you", &dear(*more)))
            } else {
                lays(hits(
                    &format!(": Dann trifft es die Person {next_de}"),
                    &format!(": then it hits the player {next_en} them"),
                    &dear(*more),
                ))
            };
            line(&[then, chain::growth(rules, which, threat, answers, group.rule)])
        }
        AnswerAction::SendBack(more) if who.two => {
            lays(hits(": Dann geht es an dich zurück", ": then it goes back to you", &dear(*more)))
        }
        AnswerAction::SendBack(more) => lays(hits(
            ": Dann geht es an die Person zurück, von der es kam",
            ": then it goes back to the player it came from",
            &dear(*more),
        )),
        AnswerAction::SendTo(more) if who.two => {
            lays(hits(": Dann trifft es dich", ": then it hits you", &dear(*more)))
        }
        AnswerAction::SendTo(more) => {
            let goes = hits(
                " und eine weitere Person bestimmen: Dann trifft es diese",
                " and name a further player: then it hits that one",
                &dear(*more),
            );
            line(&[lays(goes), still_yours(threat)])
        }
        AnswerAction::TakeOff(less) => lays(fewer(who, u32::from(*less), *plays)),
        AnswerAction::TurnOn => {
            let turned = if who.form == Form::Many {
                text(
                    ": Dann dreht es sich um und trifft dich, und wer noch nicht gefragt war, bleibt verschont.",
                    ": then it turns around and hits you, and whoever has not been asked yet is spared.",
                )
            } else {
                text(
                    ": Dann dreht es sich um und trifft dich.",
                    ": then it turns around and hits you.",
                )
            };
            line(&[lays(turned), your_gift(threat)])
        }
        AnswerAction::Cancel => {
            let laid = one_of(&named(rules, answers, group, with));
            cancels(who, threat, &laid, &only_if, (*plays, *acts))
        }
        AnswerAction::CancelAll => {
            let laid = one_of(&named(rules, answers, group, with));
            if who.form == Form::Many {
                ends_it(&laid, &only_if, (*plays, *acts))
            } else {
                cancels(who, threat, &laid, &only_if, (*plays, *acts))
            }
        }
        AnswerAction::Meet => {
            let laid = one_of(&named(rules, answers, group, object));
            meets(&laid, &only_if)
        }
    }
}

/// An answer that reduces the threat.
fn fewer(who: &Who, less: u32, plays: bool) -> Text {
    let less = cards(less);
    let you = who.form == Form::You;
    let (draws_de, draws_en, has_de, has_en) = if you {
        ("ziehst du", "you draw", "du bist am Zug", "you have the turn")
    } else {
        ("zieht sie", "they draw", "sie ist am Zug", "they have the turn")
    };
    let (is_de, is_en) = if you { ("bist du", "you are") } else { ("ist sie", "they are") };
    let (then_de, then_en) = if plays {
        (format!(", und {has_de}"), format!(", and {has_en}"))
    } else {
        Default::default()
    };
    text(
        format!(
            ": Dann {draws_de} {} weniger, und für den Rest {is_de} noch einmal gefragt; bleibt nichts \
             übrig, ist es vorbei{then_de}.",
            less.de
        ),
        format!(
            ": then {draws_en} {} fewer, and {is_en} asked once more for the rest; if nothing is left, it \
             is over{then_en}.",
            less.en
        ),
    )
}

/// Permission to lay: "Sie darf stattdessen", "They may lay … instead".
fn may(form: Form, first: bool) -> (Text, &'static str) {
    let (first_said, again) = match form {
        Form::One => {
            (["Sie darf stattdessen", "They may play"], ["Oder sie darf", "Or they may play"])
        }
        Form::Many => (
            ["Jede von ihnen darf stattdessen", "Each of them may play"],
            ["Oder sie darf", "Or they may play"],
        ),
        Form::You => {
            (["Du darfst stattdessen", "You may play"], ["Oder du darfst", "Or you may play"])
        }
    };
    let ([de, en], instead) = if first { (first_said, " instead") } else { (again, "") };
    (text(de, en), instead)
}

/// Further conditions on the answering card, and on what it may be laid.
pub(super) fn condition(rules: &Rules, rule: &AnswerRule) -> Text {
    let mut clauses: Vec<_> = must_be(rules, rule.must).into_iter().collect();
    if let Some(lying) = of_some(rules, &rule.onto, subject) {
        let clause = text(format!("{} oben liegt", lying.de), format!("{} lies on top", lying.en));
        clauses.insert(0, clause);
    }
    if clauses.is_empty() {
        return text("", "");
    }
    let all = all_of(&clauses);
    text(format!(", wenn {},", all.de), format!(", if {},", all.en))
}

fn must_be(rules: &Rules, must: AnswerMust) -> Option<Text> {
    // Where values differ from these, they are listed separately.
    let (order_de, order_en) = if rules.doc().fit.values.is_empty() {
        (" (Ass 1 bis König 13)", " (ace 1 to king 13)")
    } else {
        ("", "")
    };
    Some(match must {
        AnswerMust::Anything => return None,
        AnswerMust::Fit => {
            text("die Karte auf die oberste passt", "that card fits on the top card")
        }
        AnswerMust::Suit if wishes(rules.doc()) => text(
            "die Karte die Farbe der obersten hat oder den Wunsch erfüllt",
            "that card has the suit of the top card or meets the wish",
        ),
        AnswerMust::Suit => {
            text("die Karte die Farbe der obersten hat", "that card has the suit of the top card")
        }
        AnswerMust::SameCard => text(
            "es genau die gleiche Karte ist wie die oberste, mit gleicher Farbe",
            "it is the very same as the top card, suit included",
        ),
        AnswerMust::Colour => text(
            "die Karte rot auf rot oder schwarz auf schwarz kommt",
            "that card is red on red or black on black",
        ),
        AnswerMust::NotLower => text(
            format!("die Karte mindestens so hoch ist wie die oberste{order_de}"),
            format!("that card is at least as high as the top card{order_en}"),
        ),
        AnswerMust::Lower => text(
            format!("die Karte niedriger ist als die oberste{order_de}"),
            format!("that card is lower than the top card{order_en}"),
        ),
        AnswerMust::Higher => text(
            format!("die Karte höher ist als die oberste{order_de}"),
            format!("that card is higher than the top card{order_en}"),
        ),
    })
}

fn hits(de: &str, en: &str, much: &Text) -> Text {
    text(format!("{de}{}.", much.de), format!("{en}{}.", much.en))
}

/// How many more cards have to be drawn from then on.
fn dearer(threat: &ThreatRule, times: u8, more: u32) -> Text {
    let (extra, much) = (cards(more), more_cards(more));
    if threat.draw > 0 && times == 0 {
        return match more {
            0 => text(", ohne dass noch etwas zu ziehen ist", ", with nothing left to draw"),
            _ => text(
                format!(", aber nur noch mit {}", with_cards(more, &extra.de)),
                format!(", but only with {}", extra.en),
            ),
        };
    }
    if threat.draw > 0 && times != 1 {
        let as_many = match times {
            2 => text("mit doppelt so vielen Karten", "with twice as many cards"),
            _ => {
                let times = often(u32::from(times));
                text(
                    format!("mit {} so vielen Karten", times.de),
                    format!("with {} as many cards", times.en),
                )
            }
        };
        return match more {
            0 => text(format!(", {}", as_many.de), format!(", {}", as_many.en)),
            _ => {
                let extra_de = with_cards(more, &extra.de);
                text(
                    format!(", {} und {extra_de} dazu", as_many.de),
                    format!(", {} and {} besides", as_many.en, extra.en),
                )
            }
        };
    }
    match (more, threat.draw) {
        (0, _) => text("", ""),
        (_, 0) => text(
            format!(", und sie zieht dazu {}", extra.de),
            format!(", who also draws {}", extra.en),
        ),
        _ => text(format!(", {}", much.de), format!(", {}", much.en)),
    }
}

/// "einer Karte", "fünf Karten", as after "mit".
fn with_cards(more: u32, said: &str) -> String {
    if more == 1 { "einer Karte".to_owned() } else { said.to_owned() }
}

/// The cards of a group; a name excludes those of its cards that answer in another way.
fn named(
    rules: &Rules,
    all: &[(Which, &AnswerRule)],
    group: &Group<'_>,
    form: fn(&Rules, Name) -> Text,
) -> Vec<Text> {
    let other = |name: Name, special: Which| match name {
        Name::Which(which) => which.gives_way_to(special),
        Name::Jokers => false,
    };
    let name = |name: Name| {
        let but: Vec<_> = all
            .iter()
            .filter(|(card, rule)| other(name, *card) && *rule != group.rule)
            .map(|(card, _)| with(rules, *card))
            .collect();
        let name = form(rules, name);
        if but.is_empty() {
            return name;
        }
        let but = all_of(&but);
        text(format!("{} (außer {})", name.de, but.de), format!("{} (except {})", name.en, but.en))
    };
    names(rules, &group.cards).into_iter().map(name).collect()
}

/// The player who laid the first card remains the one with whom hands or cards are exchanged.
fn still_yours(threat: &ThreatRule) -> Text {
    if threat.swap {
        text("Du tauschst dann also mit ihr.", "So you swap with that player then.")
    } else if threat.give {
        text("Sie bekommt dann also deine Karte.", "So that player is given your card then.")
    } else if threat.take {
        text("Du ziehst dann also bei ihr.", "So you take a card from that player then.")
    } else {
        text("", "")
    }
}

fn your_gift(threat: &ThreatRule) -> Text {
    if threat.give {
        text(
            "Du bekommst also verdeckt eine Karte, die sie aussucht, und behältst deine.",
            "So you are given a card of their choice, face down, and keep yours.",
        )
    } else if threat.take {
        text("Sie zieht also bei dir.", "So they take a card from you.")
    } else {
        text("", "")
    }
}

/// How many more turns are missed after such an answer.
pub(super) fn more_turns(threat: &ThreatRule, rule: &AnswerRule) -> Option<Text> {
    let more = u32::from(rule.misses);
    let counted_out = matches!(rule.action, AnswerAction::PassOn(_))
        && threat.then == ThreatThen::Misses
        && threat.longest == 0
        && threat.answers.values().all(|other| other.misses == rule.misses);
    if more > 0 && counted_out {
        let [first, second] = [1, 2].map(|times| u32::from(threat.misses) + times * more);
        let (once, twice) = (number(first), number(second));
        return Some(text(
            format!(
                "Nach einer solchen Antwort setzt sie {} aus, nach zweien {} und so weiter.",
                often(first).de,
                often(second).de
            ),
            format!(
                "After one such answer that player skips {} turns, after two {}, and so on.",
                once.en, twice.en
            ),
        ));
    }
    (more > 0).then(|| {
        let more = turns(more);
        text(
            format!("Jede solche Antwort kostet {} mehr.", more.de),
            format!("Each such answer costs {} more.", more.en),
        )
    })
}
