//! Frames from clients: read, and the moves in them judged and made in positions of every preset.

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use stammtisch_engine::any::{AnyMatch, AnyRules, AnyRulesFile, Match, preset};
use stammtisch_engine::each_game;
use stammtisch_engine::game::{Game, Status};
use stammtisch_engine::seat::Seat;
use stammtisch_table::wire::{ClientMessage, Command};

use super::Target;
use super::random::Random;

pub(super) const TARGET: Target = Target { name: "wire_move", seeds, run };

/// Positions kept of each preset.
const POSITIONS: usize = 12;

const MAU: [&str; 16] = [
    r#"{"move":"play","card":"7H"}"#,
    r#"{"move":"play","card":"JC","wish":"hearts"}"#,
    r#"{"move":"play","card":"XR","as":"7D","claim":true,"under":"KS"}"#,
    r#"{"move":"play","card":"XB","wish":"K"}"#,
    r#"{"move":"draw"}"#,
    r#"{"move":"draw_short","missing":1}"#,
    r#"{"move":"bear"}"#,
    r#"{"move":"pass"}"#,
    r#"{"move":"deal_hands","cards":6}"#,
    r#"{"move":"wish","wish":"hearts"}"#,
    r#"{"move":"wish"}"#,
    r#"{"move":"target","seat":2}"#,
    r#"{"move":"give","card":"4C"}"#,
    r#"{"move":"call","call":0}"#,
    r#"{"move":"catch","seat":1,"call":0}"#,
    r#"{"move":"accuse","seat":3}"#,
];

const MAXONAUT: [&str; 12] = [
    r#"{"move":"believe"}"#,
    r#"{"move":"doubt"}"#,
    r#"{"move":"lay","cards":[]}"#,
    r#"{"move":"lay","cards":["7"]}"#,
    r#"{"move":"lay","cards":["unseen","joker_odd"]}"#,
    r#"{"move":"lay","cards":["3","5"]}"#,
    r#"{"move":"announce","said":"54"}"#,
    r#"{"move":"announce","said":"45"}"#,
    r#"{"move":"announce","said":"21"}"#,
    r#"{"move":"show","cards":["9","9","match_odd"]}"#,
    r#"{"move":"show","cards":["1"]}"#,
    r#"{"move":"bear"}"#,
];

/// What is no move of any game.
const OTHERS: [&str; 3] = [
    r#"{"do":"say","phrase":"would_i_lie"}"#,
    r#"{"do":"start","first":2}"#,
    r#"{"do":"add_bot","seat":1,"bot":"regel"}"#,
];

fn seeds() -> Vec<Vec<u8>> {
    let frame = |command: serde_json::Value| {
        serde_json::json!({"type": "command", "no": 1, "base": 0, "command": command}).to_string()
    };
    let read = |text: &str| serde_json::from_str::<serde_json::Value>(text).unwrap_or_default();
    let of = |game: &'static str| {
        move |mv: &str| {
            let mut mv = read(mv);
            if let Some(fields) = mv.as_object_mut() {
                fields.insert("game".into(), game.into());
            }
            serde_json::json!({"do": "move", "move": mv})
        }
    };
    let moves = MAU.into_iter().map(of("mau")).chain(MAXONAUT.into_iter().map(of("maxonaut")));
    moves.chain(OTHERS.into_iter().map(read)).map(|command| frame(command).into_bytes()).collect()
}

fn run(input: &[u8]) {
    let Ok(ClientMessage::Command { command, .. }) = serde_json::from_slice(input) else { return };
    let Command::Move { mv } = command else { return };
    for game in positions() {
        for seat in (0..12).map(Seat) {
            let mut copy = game.clone();
            if copy.play(seat, mv, &mut |_| {}).is_ok() {
                drop(copy.view(None));
            }
        }
    }
}

fn positions() -> &'static [AnyMatch] {
    static POSITIONS_OF_ALL: OnceLock<Vec<AnyMatch>> = OnceLock::new();
    POSITIONS_OF_ALL.get_or_init(|| {
        let rules = preset::ids().filter_map(rules_of);
        let along = |rules: AnyRules| -> Vec<AnyMatch> {
            each_game!(AnyRules, rules, G: rules => {
                along_a_game::<G>(&rules).into_iter().map(AnyMatch::from).collect()
            })
        };
        rules.flat_map(along).collect()
    })
}

/// A preset for as many as can play it.
fn rules_of(id: &str) -> Option<AnyRules> {
    let file = preset::text(id).map(AnyRulesFile::read).and_then(Result::ok)?;
    let doc = file.resolve(&BTreeMap::new()).ok()?;
    doc.compile(doc.head().seats.max).ok()
}

/// Positions along a random game.
fn along_a_game<G: Game>(rules: &Arc<G::Rules>) -> Vec<Match<G>> {
    let mut game = Random::<G>::start(rules, 3);
    let mut found = Vec::new();
    while found.len() < POSITIONS && G::status(&game.state) == Status::Playing {
        found.push(Match { rules: rules.clone(), state: Box::new(game.state.clone()) });
        for _ in 0..5 {
            game.step();
        }
    }
    found
}
