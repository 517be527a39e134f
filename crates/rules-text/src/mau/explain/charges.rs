//! Charges and errors in words: what players can charge each other with, and the penalties for further
//! errors.

use std::collections::BTreeMap;

use stammtisch_engine::mau::rules::Rules;
use stammtisch_engine::mau::rules::doc::{
    Against, CallRule, ChargeRule, ChargeUntil, Decided, Enforced, ErrorsRule, HouseRules, On, Text,
};

use super::conditions::{open, standing, who_is};
use super::counting::left_over;
use super::grammar::{all_of, cards, line, penalty_cards, text};
use super::names::{of_some, subject};
use super::states::asked;
use super::triggers::happens;
use super::when::in_deals;

pub(super) fn charges(rules: &Rules, charges: &BTreeMap<String, ChargeRule>) -> Vec<Text> {
    if charges.is_empty() {
        return Vec::new();
    }
    let mut lines = vec![text(
        "Was kein Programm hören oder sehen kann, werft ihr einander vor. Zwischen zwei Zügen kannst du \
         einen Vorwurf erheben; solange er nicht entschieden ist, ruht das Spiel.",
        "What no program can hear or see, you charge each other with. Between two moves you can press \
         one charge; until it is decided, the game waits.",
    )];
    if charges.values().any(|rule| rule.decided == Decided::Vote) && rules.seats() > 2 {
        lines.push(text(
            "Wird abgestimmt, stimmen alle ab, die weder angeklagt sind noch geklagt haben. Es gilt, \
             was mehr als die Hälfte sagt; bei Gleichstand, oder wenn niemand abstimmen kann, gilt der \
             Vorwurf nicht. Wer nicht antwortet, bestreitet ihn oder stimmt dagegen.",
            "Where there is a vote, all vote but the two concerned. What more than half of them say \
             counts; with a tie, or where nobody can vote, the charge does not. Whoever does not answer \
             denies it, or votes against it.",
        ));
    }
    lines.extend(charges.values().map(|rule| charge(rules.seen_while(&rule.held), rule)));
    lines
}

fn charge(rules: &Rules, rule: &ChargeRule) -> Text {
    let ChargeRule {
        name,
        against,
        on,
        until,
        // The conditions on the table are in a sentence of their own, and so is who may bring the charge.
        pressed_by,
        by: _,
        left: _,
        top: _,
        wish: _,
        threat: _,
        direction: _,
        playing: _,
        pile: _,
        deals: _,
        held: _,
        unless: _,
        decided,
        penalty,
        false_penalty,
    } = rule;
    let (whom_de, whom_en) = match against {
        Against::Anyone => ("alle", "anybody"),
        Against::ActedLast => ("wer zuletzt am Zug war", "whoever acted last"),
        Against::HasTurn => ("wer gerade am Zug ist", "whoever has the turn"),
    };
    let after = on.map(|on| {
        let what = done(on);
        let lasts = match (against, until) {
            (Against::ActedLast, _) | (_, ChargeUntil::NextMove) => {
                ("bis jemand anders am Zug war", "until somebody else has acted")
            }
            (_, ChargeUntil::OwnTurn) => {
                ("bis zum nächsten eigenen Zug", "until that player's next turn")
            }
        };
        (format!(" und {}, {}", what.de, lasts.0), format!(" and {}", what.en), lasts.1)
    });
    let until_en = after.as_ref().map_or_else(String::new, |(_, _, until)| format!(" {until}"));
    let after = after.map(|(de, en, _)| (de, en));
    let after = after.map(|(de, en)| match against {
        Against::Anyone => (de.replacen(" und ", "", 1), en.replacen(" and ", "", 1)),
        Against::ActedLast | Against::HasTurn => (de, en),
    });
    let whom = match (against, &after) {
        (Against::Anyone, Some((de, en))) => text(format!("wer {de}"), format!("whoever {en}")),
        (_, Some((de, en))) => text(format!("{whom_de}{de}"), format!("{whom_en}{en}")),
        (_, None) => text(whom_de, whom_en),
    };
    let can = if whom.de.starts_with("wer ") { "kann," } else { "können" };
    let head = text(
        format!("Der Vorwurf „{}“: Angeklagt werden {can} {}.", name.de, whom.de),
        format!("The charge “{}”: {} can be charged{until_en}.", name.en, whom.en),
    );
    let only = only_while(rules, rule);
    let presses = who_is(*pressed_by).map_or_else(Text::default, |is| {
        text(
            format!("Erheben darf ihn nur, wer {}.", is.de),
            format!("Only whoever {} may press it.", is.en),
        )
    });
    let decided = match decided {
        Decided::Vote if rules.seats() == 2 => text(
            "Wer angeklagt ist, gibt es zu; wird es bestritten, gilt der Vorwurf nicht.",
            "The accused admits it; if it is denied, the charge does not count.",
        ),
        Decided::Vote => text(
            "Wer angeklagt ist, gibt es zu, oder die anderen stimmen ab.",
            "The accused admits it, or the others vote.",
        ),
        Decided::Word => text(
            "Wer angeklagt ist, gibt es zu oder bestreitet es, und dabei bleibt es.",
            "The accused admits or denies it, and that is that.",
        ),
        Decided::Counts => {
            let cost = penalty_cards(u32::from(*penalty));
            let counts = if *penalty > 0 {
                text(
                    format!("Der Vorwurf gilt immer und sofort und kostet {}.", cost.de),
                    format!("The charge always holds, at once, and costs {}.", cost.en),
                )
            } else {
                text("Der Vorwurf gilt immer und sofort.", "The charge always holds, at once.")
            };
            return line(&[head, only, presses, counts]);
        }
    };
    let cost = penalty_cards(u32::from(*penalty));
    let guilty = (*penalty > 0).then(|| {
        text(
            format!("Gilt er, kostet das {}.", cost.de),
            format!("If it counts, it costs {}.", cost.en),
        )
    });
    let cost = penalty_cards(u32::from(*false_penalty));
    let vain = (*false_penalty > 0).then(|| {
        text(
            format!("Gilt er nicht, zieht {}, wer geklagt hat.", cost.de),
            format!("If not, whoever pressed it draws {}.", cost.en),
        )
    });
    line(&[head, only, presses, decided, guilty.unwrap_or_default(), vain.unwrap_or_default()])
}

/// What the accused has done before, with the verb last in German.
fn done(on: On) -> Text {
    let (de, en) = match on {
        On::Draws => ("im eigenen Zug gezogen hat", "has drawn on their own turn"),
        On::DrawsPenalty => ("zur Strafe gezogen hat", "has drawn as a penalty"),
        On::Passes => ("weitergegeben hat, ohne zu legen", "has passed without playing"),
        On::Lays => ("eine Karte gelegt hat", "has played a card"),
        On::JumpsIn => ("eine Karte dazwischengeworfen hat", "has jumped in with a card"),
        On::Answers => {
            ("mit einer Karte auf eine andere geantwortet hat", "has answered with a card")
        }
        On::Wishes => ("sich etwas gewünscht hat", "has made a wish"),
        On::Reverses => ("die Richtung umgedreht hat", "has turned the direction"),
        On::Misses => ("ausgesetzt hat", "has missed a turn"),
        On::Threatened => ("von einer Karte getroffen werden sollte", "was threatened by a card"),
        On::Bears => ("die Wirkung einer Karte hingenommen hat", "has taken what a card does"),
        On::Gives => ("eine Karte verschenkt hat", "has given a card away"),
        On::Given => ("eine Karte geschenkt bekommen hat", "has been given a card"),
        On::Takes => ("bei jemandem eine Karte gezogen hat", "has taken a card from somebody"),
        On::Robbed => {
            ("eine Karte aus der Hand gezogen bekommen hat", "has had a card taken out of the hand")
        }
        On::PileTurned => (
            "gezogen hat, als dazu der Ablagestapel zum Ziehstapel wurde",
            "has drawn when the discard pile became the draw pile for it",
        ),
        On::TurnBegins => ("an die Reihe gekommen ist", "has come to their turn"),
        _ => return happens(on, None, None, None, None),
    };
    text(de, en)
}

/// "Das geht nur ab der dritten Runde und solange …".
fn only_while(rules: &Rules, rule: &ChargeRule) -> Text {
    let ChargeRule { by, left, top, wish, threat, direction, playing, pile, deals, .. } = rule;
    let accused = text("wer angeklagt wird,", "the accused");
    let mut clauses: Vec<_> = who_is(*by)
        .into_iter()
        .map(|is| text(format!("{} {}", accused.de, is.de), format!("{} {}", accused.en, is.en)))
        .collect();
    clauses.extend(left.map(|count| {
        let count = left_over(count);
        text(
            format!("{} {} auf der Hand hat", accused.de, count.de),
            format!("{} holds {}", accused.en, count.en),
        )
    }));
    if let Some(cards) = of_some(rules, top, subject) {
        clauses.push(text(format!("oben {} liegt", cards.de), format!("{} lies on top", cards.en)));
    }
    clauses.extend(open(*wish, *threat));
    clauses.extend(standing(*direction, *playing, *pile));
    let whom = text("für die angeklagte Person", "for the accused");
    clauses.extend(asked(rules, &rule.held, &rule.unless, &whom));
    let time = deals.map(in_deals);
    let held = (!clauses.is_empty()).then(|| {
        let all = all_of(&clauses);
        text(format!("solange {}", all.de), format!("while {}", all.en))
    });
    let comma = if time.is_none() { "," } else { "" };
    let parts: Vec<_> = time.into_iter().chain(held).collect();
    if parts.is_empty() {
        return text("", "");
    }
    let all = all_of(&parts);
    text(format!("Das geht nur{comma} {}.", all.de), format!("It can be pressed only {}.", all.en))
}

pub(super) fn errors(rules: &Rules, rule: &ErrorsRule) -> Vec<Text> {
    let ErrorsRule { more, at_most } = rule;
    let (step, most) = (cards(u32::from(*more)), cards(u32::from(*at_most)));
    let bound = (*at_most > 0).then(|| {
        text(format!(", höchstens {} mehr", most.de), format!(", at most {} more", most.en))
    });
    let bound = bound.unwrap_or_default();
    let kinds = kinds_of_errors(rules.doc());
    let join = |pick: fn(&Text) -> &str| kinds.iter().map(pick).collect::<Vec<_>>().join(", ");
    vec![text(
        format!(
            "Wer in einer Runde weitere Fehler macht, zieht dafür mit jedem Mal {} mehr{}: {}.",
            step.de,
            bound.de,
            join(|kind| &kind.de)
        ),
        format!(
            "Further errors in a deal cost {} more each time{}: {}.",
            step.en,
            bound.en,
            join(|kind| &kind.en)
        ),
    )]
}

/// The errors that can be made under these rules.
fn kinds_of_errors(doc: &HouseRules) -> Vec<Text> {
    let calls = |like: fn(&CallRule) -> bool| doc.calls.values().any(like);
    let caught = calls(|call| call.enforced.can_be_caught());
    let all = [
        (
            caught || calls(|call| call.enforced == Enforced::Table),
            text("eine Ansage vergessen", "leaving a call out"),
        ),
        (
            calls(|call| call.before_laying && call.false_penalty > 0),
            text("eine Ansage falsch machen", "making a call wrongly"),
        ),
        (
            calls(|call| call.enforced.can_be_caught() && call.false_catch > 0),
            text("vergeblich erwischen", "catching in vain"),
        ),
        (doc.cheat.is_some(), text("beim Mogeln erwischt werden", "being caught cheating")),
        (doc.cheat.is_some(), text("zu Unrecht beschuldigen", "accusing wrongly")),
        (
            !doc.charges.is_empty(),
            text("zu Recht angeklagt werden", "being found guilty of a charge"),
        ),
        (
            doc.charges.values().any(|rule| rule.decided != Decided::Counts),
            text("zu Unrecht anklagen", "charging wrongly"),
        ),
    ];
    all.into_iter().filter(|(can, _)| *can).map(|(_, said)| said).collect()
}
