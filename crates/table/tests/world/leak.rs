//! Looking for cards where they must not be.

use std::collections::BTreeSet;

use stammtisch_table::Table;
use stammtisch_table::wire::{GameView, ServerMessage, TableState, TableView};

/// While a deal is played, a message may name the viewer's own hand and what lies openly. What
/// was missed may name what lay openly at the time, so of a welcome only the view is looked at.
pub(crate) fn check(table: &Table, message: &ServerMessage) {
    let (view, text) = match message {
        ServerMessage::Welcome { view, .. } => (view, json(view)),
        ServerMessage::Update { view, events, .. } => (view, json(view) + &json(events)),
        _ => return,
    };
    if table.state() != TableState::Playing {
        return;
    }
    let known = may_know(view);
    for word in text.split('"').filter(|word| word.parse::<stammtisch_engine::card::Card>().is_ok())
    {
        assert!(known.contains(word), "{word} must not be known: {text}");
    }
}

fn may_know(view: &TableView) -> BTreeSet<String> {
    let Some(GameView::Mau(game)) = &view.game else { return BTreeSet::new() };
    let open = game.discards.cards().chain([game.top]);
    game.hand.cards().chain(open).map(|card| card.to_string()).collect()
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("JSON")
}
