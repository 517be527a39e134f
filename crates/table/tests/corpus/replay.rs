//! Replaying a stored match, and playing on where it was.

use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_table::wire::{AnyView, Command, Occupant, ServerMessage, TablePhase};
use stammtisch_table::{
    BotHouse, BotMove, CommandDigest, ConnectionId as Number, Decision, Entry, Header, Millis,
    PlayerId, Record, Refusal, Request, Table, Visit,
};

use crate::matches::{Line, Stored};
use crate::stored::contained;
use crate::test_table::bot_kinds;

/// How many moves are made after the last stored one.
const MORE: u64 = 12;

/// The table after all entries, if everything seen then is seen again on the way.
pub(crate) fn as_it_was(stored: &Stored) -> Result<Table, String> {
    let header = Header::from_bytes(stored.header.as_bytes()).map_err(|error| error.to_string())?;
    let bots = BotHouse { kinds: bot_kinds(), names: vec!["Emil".into()] };
    let mut table = Table::open(header, bots).map_err(|error| format!("{error:?}"))?;
    let mut records = Vec::new();
    for (at, line) in stored.lines.iter().enumerate() {
        match line {
            Line::Entry(command, entry) => {
                let record = Record::from_bytes(entry.as_bytes());
                let record = record.map_err(|error| format!("line {at}: {error}"))?;
                if !keeps_its_digest(&record, table.seq()) {
                    return Err(format!("line {at}: nobody knows this command again: {entry}"));
                }
                records.push((record, *command));
                // The entries of a command are replayed together.
                let more = records[0].0.command.map_or(0, |known| known.entries as usize);
                if records.len() >= more {
                    let replayed = table.replay(records.drain(..));
                    replayed.map_err(|error| format!("line {at}: {error:?}"))?;
                }
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

/// A move repeated after a restart is recognised: it has the same digest as then. Its player had
/// seen everything.
fn keeps_its_digest(record: &Record, seq: u64) -> bool {
    match (&record.entry, record.command) {
        (Entry::Moved { mv, .. }, Some(known)) => {
            CommandDigest::of(seq, &Command::Move { mv: *mv }) == known.digest
        }
        _ => true,
    }
}

/// What a player sees of the game.
pub(crate) fn seen(table: &Table, player: PlayerId) -> Option<AnyView> {
    match table.welcome(player, None) {
        ServerMessage::Welcome { view, .. } => view.now.game,
        _ => None,
    }
}

/// Plays on as people might; false if the match is over.
pub(crate) fn plays_on(table: &mut Table, seed: u64) -> bool {
    if !runs(table) {
        return false;
    }
    let before = table.seq();
    let mut chance = Chance::stream(&Seed::from_number(seed), 2);
    let people = table.people();
    for player in &people {
        let visit = Visit { player: *player, since: None, screen: false };
        table.connect(Number(player.0 as u64), visit, Millis(1)).expect("comes back");
        // Refused for players who were not away.
        let _ = asks(table, *player, Command::Return);
    }
    for number in 1..=MORE {
        if !runs(table) {
            break;
        }
        table.note_time(Millis(20_000 * number));
        let moves = people.iter().filter(|player| !is_away(table, **player)).flat_map(|player| {
            let game = seen(table, *player);
            game.iter().flat_map(AnyView::legal).map(|mv| (*player, mv)).collect::<Vec<_>>()
        });
        let moves: Vec<_> = moves.collect();
        if moves.is_empty() {
            // A deal is over, or a bot has the turn.
            for player in &people {
                let _ = asks(table, *player, Command::NextDeal);
            }
        } else {
            let (player, mv) = moves[chance.below(moves.len() as u32) as usize];
            asks(table, player, Command::Move { mv }).expect("it was offered");
        }
        for question in table.questions() {
            let moves = question.view.legal();
            let mv = moves.get(chance.below(moves.len().max(1) as u32) as usize);
            let reply = mv.map(|mv| BotMove { mv: *mv, after_ms: 0, say: None });
            table.bot_answers(&question, reply, Millis(20_000 * number));
        }
        let later = Millis(20_000 * number + 15_000);
        if let Some(due) = table.handle_timeout(later, &mut || Seed::from_number(seed)) {
            table.commit(due).expect("what was decided applies");
        }
    }
    assert!(table.seq() > before, "nobody can do anything");
    true
}

fn runs(table: &Table) -> bool {
    matches!(table.phase(), TablePhase::Playing | TablePhase::BetweenDeals)
}

fn is_away(table: &Table, player: PlayerId) -> bool {
    let ServerMessage::Welcome { view, .. } = table.welcome(player, None) else { return true };
    let own = view.now.you.seat.map(|seat| &view.now.seats[seat.index()].occupant);
    !matches!(own, Some(Occupant::Person { played_by_bot: false, .. }))
}

fn asks(table: &mut Table, player: PlayerId, command: Command) -> Result<(), Refusal> {
    let request = Request { player, no: table.last_no(player) + 1, base: table.seq(), command };
    if let Decision::Store(step) = table.handle(&request, &mut || Seed::from_number(1))? {
        table.commit(step).expect("what was decided applies");
    }
    Ok(())
}
