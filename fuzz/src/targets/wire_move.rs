//! Frames from clients: read, and the moves in them judged and made in positions of every preset.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::game::{Game, Opening, Status};
use stammtisch_engine::mau::rules::{Rules, RulesFile, preset};
use stammtisch_engine::mau::{Mau, MoveList, State};
use stammtisch_engine::seat::Seat;
use stammtisch_table::wire::{ClientMessage, Command, GameMove};

use super::Target;

pub(super) const TARGET: Target = Target { name: "wire_move", seeds, run };

/// Positions kept of each preset.
const POSITIONS: usize = 12;

fn seeds() -> Vec<Vec<u8>> {
    let moves = [
        r#"{"move":"play","card":"7H"}"#,
        r#"{"move":"play","card":"JC","wish":"hearts"}"#,
        r#"{"move":"play","card":"XR","as":"7D","claim":true,"under":"KS"}"#,
        r#"{"move":"play","card":"XB","wish":"K"}"#,
        r#"{"move":"draw"}"#,
        r#"{"move":"draw_short","missing":1}"#,
        r#"{"move":"bear"}"#,
        r#"{"move":"pass"}"#,
        r#"{"move":"deal_hands","cards":6}"#,
        r#"{"move":"target","seat":2}"#,
        r#"{"move":"give","card":"4C"}"#,
        r#"{"move":"call","call":0}"#,
        r#"{"move":"catch","seat":1,"call":0}"#,
        r#"{"move":"accuse","seat":3}"#,
    ];
    let frame = |mv: &str| {
        let mut game: serde_json::Value = serde_json::from_str(mv).unwrap_or_default();
        if let Some(object) = game.as_object_mut() {
            object.insert("game".into(), "mau".into());
        }
        let command = serde_json::json!({"do": "move", "move": game});
        serde_json::json!({"type": "command", "no": 1, "base": 0, "command": command}).to_string()
    };
    moves.iter().map(|mv| frame(mv).into_bytes()).collect()
}

fn run(input: &[u8]) {
    let Ok(ClientMessage::Command { command, .. }) = serde_json::from_slice(input) else { return };
    let Command::Move { mv: GameMove::Mau(mv) } = command else { return };
    for (rules, state) in positions() {
        for seat in (0..12).map(Seat) {
            let mut copy = state.clone();
            if Mau::play(rules, &mut copy, seat, mv, &mut |_| {}).is_ok() {
                drop(Mau::view(rules, &copy, None));
            }
        }
    }
}

fn positions() -> &'static [(Rules, State)] {
    static POSITIONS_OF_ALL: OnceLock<Vec<(Rules, State)>> = OnceLock::new();
    POSITIONS_OF_ALL.get_or_init(|| preset::ids().flat_map(positions_of).collect())
}

/// Positions along a random game.
fn positions_of(id: &str) -> Vec<(Rules, State)> {
    let file = preset::text(id).map(RulesFile::read).and_then(Result::ok);
    let doc = file.and_then(|file| file.resolve(&BTreeMap::new()).ok());
    let Some(rules) = doc.and_then(|doc| Rules::compile(&doc, doc.seats.max).ok()) else {
        return Vec::new();
    };
    let mut chance = Chance::stream(&Seed::from_number(3), 7);
    let mut state = Mau::start(&rules, Opening::new(Seed::from_number(3)), &mut |_| {});
    let (mut found, mut moves) = (Vec::new(), MoveList::new());
    while found.len() < POSITIONS && Mau::status(&state) == Status::Playing {
        found.push((rules.clone(), state.clone()));
        for _ in 0..5 {
            let mut seats = Mau::to_act(&rules, &state);
            let count = seats.len();
            let Some(seat) = seats.nth(chance.below(count) as usize) else { break };
            Mau::legal(&rules, &state, seat, &mut moves);
            let mv = moves[chance.below(moves.len() as u32) as usize];
            Mau::play_unchecked(&rules, &mut state, seat, mv, &mut |_| {});
        }
    }
    found
}
