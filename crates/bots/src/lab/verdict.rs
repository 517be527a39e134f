//! Verdicts of the lab in words: what people would not enjoy about the rules.

use serde::Serialize;
use stammtisch_engine::rules::Text;

use super::report::Report;

/// Shares of the deals from which on it is no accident.
const STUCK: f64 = 0.05;
const ENDLESS: f64 = 0.01;
const DRAGGING: f64 = 0.1;

/// From this share of deals in which nobody goes out, most cards were laid for nothing.
const BLOCKED: f64 = 0.5;

/// A deal this short does not drag on for anybody, in seconds.
const SHORT_SECS: u64 = 2 * 60;

/// Nobody likes a deal longer than this, in seconds.
const LONG_SECS: f64 = 15.0 * 60.0;

/// A seat may exceed its fair share of what decides by this much, and by this many standard errors.
const ONE_SIDED: f64 = 0.1;
const SURE: f64 = 4.0;

/// Below this share of skill, thinking brings no gain.
const LUCK_ALONE: f64 = 0.03;

/// A card that changes the chance by more than this part of a fair share decides too much: a jack that fits
/// everywhere is worth half of one.
const DECISIVE: f64 = 0.8;

/// A remark for people to read before they sit down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Remark {
    /// A stable name: `stuck`, `endless`, `too_long`, `drags_on`, `blocked`, `one_sided`, `luck`,
    /// `decisive_card`, `never`.
    pub code: &'static str,
    /// The verdict in words.
    pub message: Text,
}

/// What people would not enjoy about the rules that `report` is about.
#[must_use]
pub fn remarks(report: &Report) -> Vec<Remark> {
    let mut found = Vec::new();
    let mut add = |code, de: String, en: String| {
        found.push(Remark { code, message: (de, en).into() });
    };
    let share = |deals: u64| deals as f64 / report.deals.max(1) as f64;
    let ends = &report.endings;
    if share(ends.stuck) >= STUCK {
        let Text { de, en } = percent(share(ends.stuck));
        add(
            "stuck",
            format!("{de} der Runden bleiben stecken: Niemand kann mehr ziehen oder legen."),
            format!("{en} of the deals get stuck: nobody can draw or play."),
        );
    }
    if share(ends.endless) >= ENDLESS {
        let Text { de, en } = percent(share(ends.endless));
        add(
            "endless",
            format!("{de} der Runden enden nie."),
            format!("{en} of the deals never end."),
        );
    }
    if share(ends.blocked) >= BLOCKED {
        let Text { de, en } = percent(share(ends.blocked));
        add(
            "blocked",
            format!("{de} der Runden enden, weil niemand mehr legt."),
            format!("{en} of the deals end because nobody plays any more."),
        );
    }
    if report.seconds.mean > LONG_SECS {
        let minutes = report.seconds.mean / 60.0;
        add(
            "too_long",
            format!("Eine Runde dauert im Schnitt {minutes:.0} Minuten."),
            format!("A deal takes {minutes:.0} minutes on average."),
        );
    }
    if report.drag > DRAGGING && report.seconds.p95 > SHORT_SECS {
        let Text { de, en } = percent(report.drag);
        add(
            "drags_on",
            format!("{de} der Runden ziehen sich mehr als doppelt so lang hin wie üblich."),
            format!("{en} of the deals take more than twice as long as usual."),
        );
    }
    let fair = report.sides.fair;
    let decided = (ends.out + ends.endless).max(1) as f64;
    let error = (fair * (1.0 - fair) / decided).sqrt();
    let ahead = report.sides.shares.iter().enumerate();
    if let Some((place, best)) = ahead.max_by(|a, b| a.1.share.total_cmp(&b.1.share))
        && best.share - fair > ONE_SIDED
        && best.share - fair > SURE * error
    {
        let Text { de, en } = percent(best.share);
        let Text { de: fair_de, en: fair_en } = percent(fair);
        add(
            "one_sided",
            format!(
                "Platz {} kommt auf {de} statt {fair_de}: Die Plätze sind ungleich.",
                place + 1
            ),
            format!("Seat {} has {en} instead of {fair_en}: the seats are unequal.", place + 1),
        );
    }
    if let Some(skill) = report.skill.as_ref().filter(|skill| skill.skill < LUCK_ALONE) {
        let Text { de, en } = percent(skill.skill);
        add(
            "luck",
            format!("Fast alles ist Glück: Können entscheidet nur zu {de}."),
            format!("Nearly all of it is luck: skill decides only {en}."),
        );
    }
    for worth in &report.cards {
        if worth.gain.abs() > DECISIVE * fair && worth.gain.abs() > SURE * worth.error {
            let Text { de, en } = percent(worth.with);
            let Text { de: without_de, en: without_en } = percent(worth.without);
            let Text { de: card_de, en: card_en } = &worth.card;
            add(
                "decisive_card",
                format!(
                    "Zu viel hängt an einer Karte ({card_de}): {de} mit ihr, {without_de} ohne."
                ),
                format!(
                    "Too much depends on one card ({card_en}): {en} with it, {without_en} without."
                ),
            );
        }
    }
    let never: Vec<_> = report.happened.iter().filter(|one| one.times == 0).collect();
    if !never.is_empty() {
        let deals = report.deals;
        let list = |name: fn(&Text) -> &str| {
            never.iter().map(|one| name(&one.name)).collect::<Vec<_>>().join(", ")
        };
        add(
            "never",
            format!("In {deals} Runden kam nie vor: {}.", list(|name| &name.de)),
            format!("Never seen in {deals} deals: {}.", list(|name| &name.en)),
        );
    }
    found
}

/// As people write it: "3.5 %"; "0 %" and "100 %" only if the share is exactly that.
#[must_use]
pub fn percent(share: f64) -> Text {
    let exact = share * 100.0;
    let text = if exact == 0.0 || exact == 100.0 {
        format!("{exact:.0}")
    } else {
        format!("{:.1}", exact.clamp(0.1, 99.9))
    };
    (text.replace('.', ",") + " %", text + "%").into()
}
