//! Maxonaut for the command line: its positions in words, and the words for trying out its rules. A match is
//! decided when somebody reaches the limit of penalty points.

use stammtisch_engine::maxonaut::worth::WorthView;
use stammtisch_engine::maxonaut::{Maxonaut, Move, Open, Rules, View};
use stammtisch_engine::rules::Lang;

use crate::replay::games::{Felt, PositionWords, cards};
use crate::rules::trial::trial_game::{Kind, Tried, Words};

impl Tried for Maxonaut {
    const WORDS: &'static Words = &Words {
        deals: ["Partien", "matches"],
        deal: ["eine Partie", "a match"],
        out: ["zu Ende", "ended"],
        shares: ["verliert: beginnt, links …", "loses: starter, left …"],
        first: ["wer beginnt", "the starter"],
        comes: ["verliert", "loses"],
        comes_de_after: "",
    };

    fn kind(_: Move) -> Kind {
        Kind::Turn
    }

    fn is_tried(_: Move) -> bool {
        true
    }
}

impl PositionWords for Maxonaut {
    type Open = Open;

    fn secret(_: Move, _: Lang) -> Option<String> {
        None
    }

    fn felt(_: &Rules, view: &View, open: Option<&Open>, lang: Lang) -> Felt {
        let word = |de: &'static str, en: &'static str| if lang == Lang::De { de } else { en };
        let mut middle = Vec::new();
        if let Some(last) = view.history.last() {
            let truth = open.and_then(|open| open.truth.as_ref());
            let truth = truth.map(|truth| worth(&truth.worth, lang));
            let truth = truth.map(|truth| format!(" ({truth})")).unwrap_or_default();
            middle.push((word("angesagt", "announced"), format!("{}{truth}", last.said)));
        }
        let pile = open.map(|open| format!(": {}", cards(&open.draw_pile))).unwrap_or_default();
        middle.push((word("Stapel", "draw pile"), format!("{}{pile}", view.draw_pile)));
        let card = |lying: &stammtisch_engine::maxonaut::view::LyingView| {
            lying.card.map_or_else(|| "?".to_owned(), |card| card.to_string())
        };
        let lying = open.map_or(&view.top, |open| &open.lying);
        middle.push((word("Ablage", "discard pile"), cards(lying.iter().map(card))));
        if let Some(open) = open.filter(|open| !open.turned_up.is_empty()) {
            middle.push((word("aufgedeckt", "turned up"), cards(&open.turned_up)));
        }
        let hand = |(at, player): (usize, &stammtisch_engine::maxonaut::view::PlayerView)| {
            let own = (view.viewer == Some(player.seat)).then_some(view.hand);
            let known = open.and_then(|open| open.hands.get(at).copied()).or(own);
            (player.cards, known.map(|hand| cards(hand.cards())))
        };
        Felt { middle, hands: view.players.iter().enumerate().map(hand).collect() }
    }
}

fn worth(worth: &WorthView, lang: Lang) -> String {
    let word = |de: &str, en: &str| if lang == Lang::De { de } else { en }.to_owned();
    match worth {
        WorthView::Value { claim } => word("wirklich ", "really ") + &claim.to_string(),
        WorthView::Nothing => word("wirklich nichts", "really nothing"),
        WorthView::Trap => word("Virus oder Bombe", "virus or bomb"),
        WorthView::Chance => word("Zufall", "chance"),
        WorthView::Unknown => word("unbekannt", "unknown"),
    }
}
