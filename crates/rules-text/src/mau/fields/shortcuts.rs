//! Shortcuts of the editor: what cards often do (draw two, skip, wish ...), as ready-made lines of a rules
//! file.

use serde_json::{Value, json};
use stammtisch_engine::rules::Lang;

/// A shortcut: its name and a sentence, in German and English, and its rule as written in a file. `CARD`
/// stands for the card itself.
struct Shortcut {
    id: &'static str,
    de: [&'static str; 2],
    en: [&'static str; 2],
    rule: &'static str,
}

const SHORTCUTS: &[Shortcut] = &[
    Shortcut {
        id: "draw_two",
        de: ["Zwei ziehen", "Die nächste Person zieht zwei Karten und ist dann dran."],
        en: ["Draw two", "The next player draws two cards, then has a turn."],
        rule: "threat = { draw = 2, then = \"plays\" }",
    },
    Shortcut {
        id: "draw_two_on",
        de: [
            "Zwei ziehen, draufschlagen",
            "Oder noch so eine legen: Dann zieht die Person danach vier.",
        ],
        en: ["Draw two, pile up", "Or play another one: then the player after them draws four."],
        rule: "threat = { draw = 2, then = \"plays\", answers.CARD.do = { pass_on = 2 } }",
    },
    Shortcut {
        id: "miss",
        de: ["Aussetzen", "Die nächste Person setzt aus."],
        en: ["Skip", "The next player skips a turn."],
        rule: "threat.then = \"misses\"",
    },
    Shortcut {
        id: "again",
        de: ["Noch mal", "Wer sie legt, ist gleich noch einmal dran."],
        en: ["Another turn", "Whoever plays it has another turn."],
        rule: "again = true",
    },
    Shortcut {
        id: "wish",
        de: ["Farbe wünschen", "Wer sie legt, wünscht sich eine Farbe."],
        en: ["Wish a suit", "Whoever plays it wishes a suit."],
        rule: "wish.of = \"suit\"",
    },
    Shortcut {
        id: "reverse",
        de: ["Richtung wechseln", "Es geht andersherum weiter."],
        en: ["Reverse", "Play goes the other way round."],
        rule: "reverse.with_two = \"other_misses\"",
    },
    Shortcut {
        id: "all_draw",
        de: ["Alle anderen ziehen eine", "Jede andere Person zieht eine Karte."],
        en: ["All others draw one", "Every other player draws a card."],
        rule: "threat = { victim = \"others\", draw = 1, then = \"nothing\" }",
    },
    Shortcut {
        id: "swap",
        de: ["Hände tauschen", "Wer sie legt, tauscht mit jemandem alle Karten."],
        en: ["Swap hands", "Whoever plays it swaps all cards with somebody."],
        rule: "threat = { victim = \"chosen\", swap = true, then = \"nothing\" }",
    },
];

/// All shortcuts, as the schema carries them.
pub(super) fn all(lang: Lang) -> Value {
    let told = |shortcut: &Shortcut| {
        let [title, description] = match lang {
            Lang::De => shortcut.de,
            Lang::En => shortcut.en,
        };
        let rule = stammtisch_engine::rules::read_table(shortcut.rule).unwrap_or_default();
        json!({ "id": shortcut.id, "title": title, "description": description, "rule": rule })
    };
    SHORTCUTS.iter().map(told).collect()
}

/// The initial content of a new table: a valid rule as it stands.
const STARTS: &[(&str, &str)] = &[
    ("ThreatRule", "draw = 1\nthen = 'plays'"),
    ("AnswerRule", "do = { pass_on = 1 }"),
    ("HandLimit", "cards = 15\nthen = 'no_more'"),
    ("HandChoice", "min = 1\nmax = 7"),
    ("StartLaid", "by = 'dealer'"),
    (
        "CallRule",
        "name = { de = 'Mau', en = 'Mau' }\nat = 1\nbefore_laying = true\n\
         enforced = 'catch_until_own_turn'\npenalty = 1",
    ),
    (
        "CheatRule",
        "lay = true\nuntil = 'next_move'\npenalty = 2\nthen = 'turn_over'\nfalse_penalty = 1",
    ),
    (
        "PatternRule",
        "name = { de = 'Drilling', en = 'Triple' }\nrow = { by = 'rank', cards = 3 }\n\
         does = { again = true }",
    ),
    (
        "TriggerRule",
        "name = { de = 'Gierschlund', en = 'Greedy' }\non = 'draws'\ndoes = { points = 1 }",
    ),
    ("RowRule", "by = 'rank'\ncards = 3"),
    ("HandRule", "worth = '-10'"),
    ("RoundRule", "to = 5"),
    ("ChargeRule", "name = { de = 'Nicht geklopft', en = 'Did not knock' }\npenalty = 1"),
    ("ErrorsRule", "more = 1"),
    ("KittyRule", "cents = 1\nper = 1"),
    ("ClosingRule", "draw = 1"),
    ("WhenRule", "seats = 2\nset = { deal = { hand = 7 } }"),
    ("MatchRule.race", "target = { any = 100 }"),
    ("MatchRule.deals", "count = 3"),
    ("MatchRule.rounds", "count = 2"),
    ("MatchRule.knockout", "at = 100"),
    (
        "OptionRule",
        "id = 'eine'\nname = { de = 'Eine Frage', en = 'A question' }\ndefault = 'nein'\n\
         choices = [{ id = 'nein', name = { de = 'nein', en = 'no' } }, \
         { id = 'ja', name = { de = 'ja', en = 'yes' } }]",
    ),
    ("ChoiceRule", "id = 'noch-eine'\nname = { de = 'noch eine', en = 'another one' }"),
];

/// The initial content of a new table of this kind.
pub(super) fn start(name: &str) -> Option<Value> {
    let (_, text) = STARTS.iter().find(|(known, _)| *known == name)?;
    let table = stammtisch_engine::rules::read_table(text).ok()?;
    serde_json::to_value(table).ok()
}

#[cfg(test)]
mod tests {
    use stammtisch_engine::any::AnyRulesFile;

    use super::*;

    #[test]
    fn each_of_them_can_be_played_over_the_plain_rules() {
        for Shortcut { id, rule, .. } in SHORTCUTS {
            let rule = rule.replace("CARD", "7");
            let file = format!("base = \"plain\"\nid = \"short\"\n[cards.7]\n{rule}\n");
            let found = AnyRulesFile::read(&file).map(|file| file.check());
            assert!(found.as_ref().is_ok_and(Vec::is_empty), "{id}: {found:?}");
        }
        let all = all(Lang::De);
        let rules = all.as_array().expect("a list").iter().map(|one| &one["rule"]);
        assert!(rules.into_iter().all(|rule| rule.as_object().is_some_and(|it| !it.is_empty())));
    }

    /// Each is valid at the place where it would be inserted first.
    #[test]
    fn what_is_new_begins_as_a_rule_that_holds() {
        let at = |name: &str, text: &str| -> Option<String> {
            let table = text.replace('\n', ", ");
            match name {
                "ThreatRule" => format!("cards.7.threat = {{ {table} }}"),
                "AnswerRule" => {
                    let threat = "draw = 1, then = 'plays'";
                    format!("cards.7.threat = {{ {threat}, answers.7 = {{ {table} }} }}")
                }
                "ClosingRule" => {
                    let threat = "victim = 'others', draw = 1, then = 'nothing'";
                    let meets = "answers.7.do = 'meet'";
                    format!("cards.7.threat = {{ {threat}, {meets}, closing = {{ {table} }} }}")
                }
                "HandLimit" => format!("draw.limit = {{ {table} }}"),
                "HandChoice" => format!("deal.hand_choice = {{ {table} }}"),
                "StartLaid" => format!("deal.start_laid = {{ {table} }}"),
                "CallRule" => format!("calls.mau = {{ {table} }}"),
                "ChargeRule" => format!("charges.neu = {{ {table} }}"),
                "ErrorsRule" => {
                    let charge = "name = { de = 'Neu', en = 'New' }, penalty = 1";
                    format!("charges.neu = {{ {charge} }}\nerrors = {{ {table} }}")
                }
                "CheatRule" => format!("cheat = {{ {table} }}"),
                "PatternRule" => format!("patterns.neu = {{ {table} }}"),
                "TriggerRule" => format!("triggers.neu = {{ {table} }}"),
                "RowRule" => {
                    let name = "name = { de = 'Neu', en = 'New' }";
                    format!("patterns.neu = {{ {name}, row = {{ {table} }}, does.again = true }}")
                }
                "HandRule" => {
                    let name = "name = { de = 'Neu', en = 'New' }, on = 'turn_begins'";
                    format!("triggers.neu = {{ {name}, hand = {{ {table} }}, does.points = 1 }}")
                }
                "RoundRule" => format!("points.round = {{ {table} }}"),
                "KittyRule" => format!("points.to = 'holder'\nkitty = {{ {table} }}"),
                // Players must note the cards that they hold, or nobody could be knocked out.
                "MatchRule.knockout" => {
                    format!("points.to = 'holder'\nmatch = {{ knockout = {{ {table} }} }}")
                }
                "WhenRule" => format!("when = [{{ {table} }}]"),
                "OptionRule" => format!("options = [{{ {table} }}]"),
                "ChoiceRule" => return None,
                _ => {
                    let form = name.split_once('.')?.1;
                    format!("match = {{ {form} = {{ {table} }} }}")
                }
            }
            .into()
        };
        for (name, text) in STARTS {
            assert!(start(name).is_some_and(|it| it.is_object()), "{name}");
            let Some(rule) = at(name, text) else { continue };
            let file = format!("base = \"plain\"\nid = \"new\"\n{rule}\n");
            let found = AnyRulesFile::read(&file).map(|file| file.check());
            assert!(found.as_ref().is_ok_and(Vec::is_empty), "{file}: {found:?}");
        }
    }
}
