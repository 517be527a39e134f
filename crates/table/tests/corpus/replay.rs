//! Replaying a stored match, and going on where it was.

use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_table::wire::{Command, GameView, ServerMessage, TableState};
use stammtisch_table::{
    BotHouse, Decision, Header, Line as Number, Millis, PlayerId, Record, Request, Table, Visit,
    legal,
};

use crate::matches::{Line, Stored};
use crate::party::bot_kinds;
use crate::stored::contained;

/// Moves made after the last that was stored.
const MORE: u32 = 12;

/// The table after all entries, if everything was seen on the way that was seen then.
pub(crate) fn as_it_was(stored: &Stored) -> Result<Table, String> {
    let header = Header::from_bytes(stored.header.as_bytes()).map_err(|error| error.to_string())?;
    let bots = BotHouse { kinds: bot_kinds(), names: vec!["Emil".into()] };
    let mut table = Table::open(header, bots).map_err(|error| format!("{error:?}"))?;
    for (at, line) in stored.lines.iter().enumerate() {
        match line {
            Line::Entry(entry) => {
                let record = Record::from_bytes(entry.as_bytes());
                let record = record.map_err(|error| format!("line {at}: {error}"))?;
                let replayed = table.replay([(record, None)]);
                replayed.map_err(|error| format!("line {at}: {error:?}"))?;
            }
            Line::Saw(player, then) => {
                let game = seen(&table, PlayerId(*player));
                let now = serde_json::to_value(&game).map_err(|error| error.to_string())?;
                let now = contained(&now, then);
                if now != *then {
                    return Err(format!("line {at}: {player} saw {then}\nand sees {now}"));
                }
            }
        }
    }
    Ok(table)
}

/// What a player sees of the game.
pub(crate) fn seen(table: &Table, player: PlayerId) -> Option<GameView> {
    match table.welcome(player, None) {
        ServerMessage::Welcome { view, .. } => view.now.game,
        _ => None,
    }
}

/// Plays on as people might; false where the match is over.
pub(crate) fn plays_on(table: &mut Table, seed: u64) -> bool {
    if table.state() != TableState::Playing {
        return false;
    }
    let mut chance = Chance::stream(&Seed::from_number(seed), 2);
    let people = table.people();
    for player in &people {
        let visit = Visit { player: *player, since: None, screen: false };
        table.connect(Number(player.0 as u64), visit, Millis(1)).expect("comes back");
    }
    for number in 0..MORE {
        let moves: Vec<_> = people
            .iter()
            .flat_map(|player| {
                let game = seen(table, *player);
                game.iter().flat_map(legal).map(|mv| (*player, mv)).collect::<Vec<_>>()
            })
            .collect();
        let (player, command) = if moves.is_empty() {
            // A deal is over: everybody says so.
            (people[number as usize % people.len()], Command::NextDeal)
        } else {
            let (player, mv) = moves[chance.below(moves.len() as u32) as usize];
            (player, Command::Move { mv })
        };
        if table.state() != TableState::Playing {
            break;
        }
        let request = Request { player, no: table.last_no(player) + 1, base: table.seq(), command };
        table.note_time(Millis(1_000 * u64::from(number)));
        let decided = table.handle(&request, &mut || Seed::from_number(seed));
        match decided {
            Ok(Decision::Store(entries)) => {
                table.commit(&entries, Some(request.cause())).expect("what was decided applies");
            }
            Ok(_) => {}
            Err(refusal) => panic!("{refusal:?} for {:?}", request.command),
        }
    }
    true
}
