//! What holds at the table until something switches it.

use stammtisch_engine::mau::rules::Rules;
use stammtisch_engine::mau::rules::doc::{EffectRule, StateRule, States, Text};

use super::grammar::{all_of, text};

/// What there is, and how a deal begins.
pub(super) fn states(states: &States) -> Vec<Text> {
    let one = |rule: &StateRule| {
        let StateRule { name, holds } = rule;
        let (not_de, en) = if *holds { ("", "holds") } else { (" nicht", "does not hold") };
        text(
            format!(
                "Zu Beginn einer Runde gilt „{}“{not_de}. Wird es umgeschaltet, gilt das vom nächsten Zug an.",
                name.de
            ),
            format!(
                "When a deal begins, “{}” {en}. Once it is switched, that counts from the next move on.",
                name.en
            ),
        )
    };
    states.values().map(one).collect()
}

/// Which states must hold, and which must not: a subordinate clause each.
pub(super) fn asked(rules: &Rules, held: &[String], unless: &[String]) -> Vec<Text> {
    let mut all = Vec::new();
    if let Some((names, several)) = names(rules, held) {
        let (de, en) = if several { ("gelten", "hold") } else { ("gilt", "holds") };
        all.push(text(format!("{} {de}", names.de), format!("{} {en}", names.en)));
    }
    all.extend(unless.iter().filter_map(|id| {
        let (name, _) = names(rules, std::slice::from_ref(id))?;
        Some(text(format!("{} nicht gilt", name.de), format!("{} does not hold", name.en)))
    }));
    all
}

/// What an effect does to states, a sentence each.
pub(super) fn switched(rules: &Rules, does: &EffectRule) -> Vec<Text> {
    let EffectRule { turns_on, turns_off, switches, .. } = does;
    let mut says = Vec::new();
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

/// "„Dunkel“ und „Still“", and whether that is more than one; none without any.
fn names(rules: &Rules, ids: &[String]) -> Option<(Text, bool)> {
    let named = |id: &String| {
        let name = &rules.doc().states.get(id)?.name;
        Some(text(format!("„{}“", name.de), format!("“{}”", name.en)))
    };
    let all: Vec<_> = ids.iter().filter_map(named).collect();
    (!all.is_empty()).then(|| (all_of(&all), all.len() > 1))
}
