//! Files with card patterns.

use crate::files::{CARDS, RANKS, full, within};

/// The maximum number of patterns.
const MOST: usize = stammtisch_engine::limits::MAX_PATTERNS;

pub(crate) fn patterns() -> Vec<(&'static str, String)> {
    let live = "base = \"live\"\n";
    let all_cards = format!("\"{}\",", CARDS.join("\",\""));
    let answers = RANKS.map(|rank| format!("{rank}={{do='cancel'}},")).concat();
    let pattern = |n: usize, rest: &str| {
        format!("[patterns.p{n}]\nname={{de='a{n}',en='a{n}'}}\n{rest}does={{again=true}}\n")
    };
    let threats = |n: usize| {
        format!(
            "[patterns.p{n}]\nname={{de='a{n}',en='a{n}'}}\nrow={{by='steps',cards={}}}\n\
             does={{threat={{draw=1,then='plays',answers={{{answers}}}}}}}\n",
            n + 2
        )
    };
    let differs = |when: usize| {
        let set = |n: usize| format!("set.patterns.p{n}.row.cards={}\n", (when + n) % 17 + 2);
        format!("[[when]]\ndeals=\"{}-\"\n", when * 2 + 1) + &(0..MOST).map(set).collect::<String>()
    };
    vec![
        ("patterns without end", full(live, |n| format!("[patterns.p{n}]\n"), "")),
        (
            "patterns of every card on every card",
            within(
                live,
                (0..MOST)
                    .map(|n| pattern(n, &format!("cards=[{all_cards}]\nonto=[{all_cards}]\n"))),
            ),
        ),
        ("patterns that any card answers", within(live, (0..MOST).map(threats))),
        (
            "patterns that differ from deal to deal",
            within(live, (0..MOST).map(threats).chain((0..31).map(differs))),
        ),
        (
            "patterns of every card, and conditions",
            within(
                live,
                (0..MOST)
                    .map(|n| {
                        pattern(n, &format!("cards=[{all_cards}]\nrow={{by='rank',cards=2}}\n"))
                    })
                    .chain((0..31).map(differs)),
            ),
        ),
        (
            "unknown keys in every pattern",
            within(
                live,
                (0..40).flat_map(|k| (0..MOST).map(move |n| format!("patterns.p{n}.k{k}=1\n"))),
            ),
        ),
    ]
}
