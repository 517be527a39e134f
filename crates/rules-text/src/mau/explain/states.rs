//! States in words: what holds at the table until something switches it.

use stammtisch_engine::mau::rules::Rules;
use stammtisch_engine::mau::rules::doc::{
    EffectRule, Hits, Lasts, StateOf, StateRule, States, Text,
};

use super::deck;
use super::grammar::{all_of, line, ordinal, text, turns};
use super::when::weak;
use super::whom::{Form, Who};

/// The states, which of them hold at the beginning of a deal, and which end by themselves.
pub(super) fn states(rules: &Rules, states: &States) -> Vec<Text> {
    let two = rules.seats() == 2;
    let mut lines: Vec<_> = states.values().map(|rule| state(rule, two)).collect();
    if !lines.is_empty() {
        lines.push(text(
            "Was umgeschaltet wird, gilt vom nächsten Zug an.",
            "What is switched counts from the next move on.",
        ));
    }
    lines
}

fn state(rule: &StateRule, two: bool) -> Text {
    let StateRule { name, holds, lasts, of, reverses, turns_over } = rule;
    let other_way = reverses.then(|| {
        if two {
            return text(
                "Solange es gilt, geht es andersherum; wer als Nächstes am Zug ist, ändert das zu zweit nicht.",
                "While it holds, play goes round the other way; between two players that does not change whose turn \
                 is next.",
            );
        }
        text(
            "Solange es gilt, geht es andersherum.",
            "While it holds, play goes round the other way.",
        )
    });
    let other_way = other_way.unwrap_or_default();
    let other_side = turns_over.then(deck::turned_over).unwrap_or_default();
    let begins = match (of, holds) {
        (StateOf::Each, false) => text(
            format!(
                "Für jede Person einzeln gilt „{}“, zu Beginn einer Runde für niemanden.",
                name.de
            ),
            format!(
                "For each player alone “{}” holds, and for nobody when a deal begins.",
                name.en
            ),
        ),
        (StateOf::Each, true) => text(
            format!("Für jede Person einzeln gilt „{}“, zu Beginn einer Runde für alle.", name.de),
            format!("For each player alone “{}” holds, and for all when a deal begins.", name.en),
        ),
        (StateOf::Player, _) => text(
            format!(
                "Immer nur für eine Person gilt „{}“, zu Beginn einer Runde für niemanden.",
                name.de
            ),
            format!(
                "For one player at a time “{}” holds, and for nobody when a deal begins.",
                name.en
            ),
        ),
        (StateOf::Table, true) => text(
            format!("Zu Beginn einer Runde gilt „{}“.", name.de),
            format!("When a deal begins, “{}” holds.", name.en),
        ),
        (StateOf::Table, false) => text(
            format!("Zu Beginn einer Runde gilt „{}“ nicht.", name.de),
            format!("When a deal begins, “{}” does not hold.", name.en),
        ),
    };
    let Some(lasts) = lasts else { return line(&[begins, other_way, other_side]) };
    let who = match of {
        StateOf::Player | StateOf::Each => text("diese Person", "that player"),
        StateOf::Table => text("die Person, die das umgeschaltet hat,", "whoever switched it"),
    };
    let (long_de, long_en, after_de, after_en) = match lasts {
        Lasts::Turns(count) => {
            let turns = turns(u32::from(*count));
            let dative = turns.de.replace("einen Zug", "einem Zug").replace("Züge", "Zügen");
            (
                format!("{} lang", turns.de),
                format!("for {}", turns.en),
                format!("nach {dative}"),
                format!("after {}", turns.en),
            )
        }
        Lasts::Laps(count) => {
            let (nth_de, nth_en) = match count {
                1 => ("wieder".to_owned(), "again".to_owned()),
                _ => {
                    let nth = ordinal(usize::from(*count));
                    (format!("zum {} Mal", weak(&nth.de)), format!("for the {} time", nth.en))
                }
            };
            let until = text(
                format!("bis {} {nth_de} an der Reihe ist", who.de),
                format!("until {} has the turn {nth_en}", who.en),
            );
            (
                until.de.clone(),
                until.en.clone(),
                until.de.replacen("bis", "sobald", 1),
                until.en.replacen("until", "as soon as", 1),
            )
        }
    };
    let ends = if *holds {
        text(
            format!("Ist es ausgeschaltet, gilt es wieder, {after_de}.")
                .replace("wieder, nach", "wieder nach"),
            format!("Once switched off, it holds again {after_en}."),
        )
    } else {
        text(
            format!("Ist es eingeschaltet, gilt es {long_de}.").replace("es bis", "es, bis"),
            format!("Once switched on, it holds {long_en}."),
        )
    };
    line(&[begins, other_way, other_side, ends])
}

/// The states that must hold, and those that must not: one subordinate clause each.
///
/// `whom` is the player for whom a state must hold, if it belongs to one player.
pub(super) fn asked(rules: &Rules, held: &[String], unless: &[String], whom: &Text) -> Vec<Text> {
    let mut all = Vec::new();
    let of_one = |id: &&String| is_owned(rules, id);
    for id in held.iter().filter(of_one) {
        let Some((name, _)) = names(rules, std::slice::from_ref(id)) else { continue };
        all.push(text(
            format!("{} {} gilt", name.de, whom.de),
            format!("{} holds {}", name.en, whom.en),
        ));
    }
    let held: Vec<_> = held.iter().filter(|id| !is_owned(rules, id)).cloned().collect();
    if let Some((names, several)) = names(rules, &held) {
        let (de, en) = if several { ("gelten", "hold") } else { ("gilt", "holds") };
        all.push(text(format!("{} {de}", names.de), format!("{} {en}", names.en)));
    }
    all.extend(unless.iter().filter_map(|id| {
        let (name, _) = names(rules, std::slice::from_ref(id))?;
        if is_owned(rules, id) {
            return Some(text(
                format!("{} {} nicht gilt", name.de, whom.de),
                format!("{} does not hold {}", name.en, whom.en),
            ));
        }
        Some(text(format!("{} nicht gilt", name.de), format!("{} does not hold", name.en)))
    }));
    all
}

/// The effects on states, one sentence each.
pub(super) fn switched(rules: &Rules, does: &EffectRule, who: &Who) -> Vec<Text> {
    let EffectRule { turns_on, turns_off, switches, hits, .. } = does;
    let mut says = Vec::new();
    let whom = who.object(*hits);
    let (whom_de, whom_en) = (whom.de.trim_end_matches(','), whom.en);
    let of_one = |ids: &[String], wanted: bool| -> Vec<String> {
        ids.iter().filter(|id| is_owned(rules, id) == wanted).cloned().collect()
    };
    says.extend(names(rules, &of_one(turns_on, true)).map(|(names, several)| {
        let (de, en) = if several { ("gelten", "hold") } else { ("gilt", "holds") };
        text(
            format!("{} {de} ab jetzt für {whom_de}.", names.de),
            format!("{} {en} for {whom_en} from now on.", names.en),
        )
    }));
    says.extend(of_one(switches, true).iter().filter_map(|id| {
        let (name, _) = names(rules, std::slice::from_ref(id))?;
        // If there are several players, each one's state is switched by itself.
        let several = match (hits, who.form) {
            (Hits::All, _) => {
                Some(("Für alle, für die", "For all those for whom", "alle übrigen", "the rest"))
            }
            (Hits::Others, Form::Many) => Some((
                "Für alle anderen, für die",
                "For all others for whom",
                "die übrigen von ihnen",
                "the rest of them",
            )),
            _ => None,
        };
        if let Some((for_de, for_en, rest_de, rest_en)) = several {
            return Some(text(
                format!(
                    "{for_de} {} schon gilt, gilt es nicht mehr, für {rest_de} von jetzt an.",
                    name.de
                ),
                format!(
                    "{for_en} {} holds already, it holds no longer, and for {rest_en} from now on.",
                    name.en
                ),
            ));
        }
        Some(text(
            format!(
                "Gilt {} schon für {whom_de}, gilt es nicht mehr, sonst von jetzt an.",
                name.de
            ),
            format!(
                "If {} holds for {whom_en} already, it holds no longer, else from now on.",
                name.en
            ),
        ))
    }));
    says.extend(names(rules, &each(rules, turns_off, true)).map(|(names, several)| {
        let (de, en) = if several { ("gelten", "hold") } else { ("gilt", "holds") };
        match (hits, who.form) {
            (Hits::All, _) => text(
                format!("{} {de} für niemanden mehr.", names.de),
                format!("{} {en} for nobody any more.", names.en),
            ),
            (Hits::Others, Form::Many) => text(
                format!("{} {de} für niemand anderen mehr.", names.de),
                format!("{} {en} for nobody else any more.", names.en),
            ),
            _ => text(
                format!("{} {de} nicht mehr für {whom_de}.", names.de),
                format!("{} {en} no longer for {whom_en}.", names.en),
            ),
        }
    }));
    let turns_off = &each(rules, turns_off, false);
    let (turns_on, switches) = (&of_one(turns_on, false), &of_one(switches, false));
    says.extend(names(rules, turns_on).map(|(names, several)| {
        let (de, en) = if several { ("gelten", "hold") } else { ("gilt", "holds") };
        text(format!("{} {de} ab jetzt.", names.de), format!("{} {en} from now on.", names.en))
    }));
    says.extend(names(rules, turns_off).map(|(names, several)| {
        let (de, en) = if several { ("gelten", "hold") } else { ("gilt", "holds") };
        text(format!("{} {de} nicht mehr.", names.de), format!("{} {en} no longer.", names.en))
    }));
    says.extend(switches.iter().filter_map(|id| {
        let (name, _) = names(rules, std::slice::from_ref(id))?;
        Some(text(
            format!("Gilt {} gerade nicht, gilt es ab jetzt; sonst gilt es nicht mehr.", name.de),
            format!("If {} does not hold, it does from now on; else it holds no longer.", name.en),
        ))
    }));
    says
}

/// If `wanted`, the states that each player has separately, otherwise the others.
fn each(rules: &Rules, ids: &[String], wanted: bool) -> Vec<String> {
    let is_each =
        |id: &String| rules.doc().states.get(id).is_some_and(|rule| rule.of == StateOf::Each);
    ids.iter().filter(|id| is_each(id) == wanted).cloned().collect()
}

/// Whether a state belongs to players rather than to the table.
fn is_owned(rules: &Rules, id: &String) -> bool {
    rules.doc().states.get(id).is_some_and(|rule| rule.of != StateOf::Table)
}

/// "„Dunkel“ und „Still“", and whether that is more than one; none if there are none.
fn names(rules: &Rules, ids: &[String]) -> Option<(Text, bool)> {
    let named = |id: &String| {
        let name = &rules.doc().states.get(id)?.name;
        Some(text(format!("„{}“", name.de), format!("“{}”", name.en)))
    };
    let all: Vec<_> = ids.iter().filter_map(named).collect();
    (!all.is_empty()).then(|| (all_of(&all), all.len() > 1))
}
