//! Hands that are not like those of the others: after deals won or lost, by the score, and at the cut.

use stammtisch_engine::mau::rules::Rules;
use stammtisch_engine::mau::rules::doc::{HandBy, Text, Which};

use super::grammar::{capital, cards as some_cards, number, one_of, text};
use super::names::{all, in_order, subject};

/// More or fewer cards by what came of the deals before.
pub(super) fn dealt_by(rules: &Rules, by: &HandBy) -> Vec<Text> {
    let HandBy { won, lost, score: _, least, most } = by;
    let changed = |number: i8, de: &str, en: &str| {
        let cards = more_or_fewer(number);
        (number != 0).then(|| text(format!("{de} {}", cards.de), format!("{en} {}", cards.en)))
    };
    let says = [
        changed(
            *won,
            "Wer eine Runde gewonnen hat, bekommt ab dann",
            "whoever has won a deal gets",
        ),
        changed(
            *lost,
            if *won == 0 {
                "Wer eine Runde verloren hat, bekommt ab dann"
            } else {
                "wer eine verloren hat, bekommt ab dann"
            },
            if *won == 0 { "whoever has lost a deal gets" } else { "whoever has lost one gets" },
        ),
    ];
    let says: Vec<_> = says.into_iter().flatten().collect();
    let mut steps: Vec<_> = by.steps().collect();
    steps.sort_unstable();
    let score = steps.iter().map(|(from, more)| {
        let cards = if *more == 0 {
            text("so viele wie sonst", "as many as usual")
        } else {
            more_or_fewer(*more)
        };
        text(
            format!("ab {from} Punkten in der Partie {}", cards.de),
            format!("from {from} points in the match on {}", cards.en),
        )
    });
    let score: Vec<_> = score.collect();
    let (least, most) = (number(u32::from(rules.hand().min(*least))), number(u32::from(*most)));
    let joined =
        |says: &[Text], of: fn(&Text) -> &str| says.iter().map(of).collect::<Vec<_>>().join(", ");
    let bounds = text(
        format!("aber nie unter {} und nie über {}", least.de, most.de),
        format!("but never below {} nor above {}", least.en, most.en),
    );
    let mut lines = Vec::new();
    if !says.is_empty() {
        lines.push(capital(&text(
            format!("{}: jedes Mal wieder, {}.", joined(&says, |text| &text.de), bounds.de),
            format!(
                "{} from then on: each time anew, {}.",
                joined(&says, |text| &text.en),
                bounds.en
            ),
        )));
    }
    if !score.is_empty() {
        lines.push(text(
            format!("Beim Geben bekommt man {}, {}.", joined(&score, |text| &text.de), bounds.de),
            format!(
                "The score says how many cards one is dealt: {}, {}.",
                joined(&score, |text| &text.en),
                bounds.en
            ),
        ));
    }
    lines
}

/// "eine Karte weniger", "one fewer card".
fn more_or_fewer(number: i8) -> Text {
    let cards = some_cards(u32::from(number.unsigned_abs()));
    let (more_de, more_en) = if number > 0 { ("mehr", "more") } else { ("weniger", "fewer") };
    text(
        format!("{} {more_de}", cards.de),
        cards.en.replacen(" card", &format!(" {more_en} card"), 1),
    )
}

/// What whoever cuts keeps.
pub(super) fn kept_at_the_cut(rules: &Rules, keeps: &[Which]) -> Option<Text> {
    let keeps = in_order(rules, keeps);
    let cards = one_of(&all(rules, &keeps, subject));
    (!keeps.is_empty()).then(|| {
        text(
            format!(
                "Vorher hebt ab, wer rechts von der Person sitzt, die gibt. Kommt dabei {}, sehen das alle, und wer \
                 abhebt, behält die Karte und bekommt eine weniger.",
                cards.de
            ),
            format!(
                "Before that, whoever sits to the dealer's right cuts. If {} comes up, all see it, and whoever cuts \
                 keeps it and is dealt one card fewer.",
                cards.en
            ),
        )
    })
}
