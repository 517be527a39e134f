//! Reading a match file and replaying it.

use std::sync::Arc;

use serde::Deserialize;
use serde_json::Value;
use stammtisch_engine::chance::{SHUFFLE, Seed};
use stammtisch_engine::limits::{MAX_RULES_BYTES, MAX_SEATS};
use stammtisch_engine::seat::Seat;

use super::write::digest;
use super::{FileEntry, FileError, FileResult, KIND, MatchFile, Sits, VERSION, checksum};
use crate::evolve::Broken;
use crate::film::find::FilmError;
use crate::film::names::Names;
use crate::film::replay::Replay;
use crate::film::step_walker::is_step;
use crate::id::PlayerId;
use crate::limits::{LAST_TIME_MS, LONGEST_NAME_IN_FILE, MAX_MATCH_FILE_BYTES};
use crate::log::{Entry, FORMAT, Header, Record};
use crate::rules::RulesCache;
use crate::state::results::MatchRecord;
use crate::wire::{ChosenRules, TableSettings};

/// The fields that are checked before anything else.
#[derive(Deserialize)]
struct Kind {
    stammtisch: String,
    version: u64,
}

/// Reads a match file and replays it.
///
/// # Errors
/// [`FileError`] for anything but a match played to its end by the rules in the file.
pub fn read(bytes: &[u8], rules_cache: Arc<dyn RulesCache>) -> Result<Replay, FileError> {
    let file = parse(bytes)?;
    let people: Names =
        (0..).zip(&file.names).map(|(seat, name)| (person(Seat(seat)), name.clone())).collect();
    let (header, log) = (header(&file), log(&file)?);
    // The log has entries before those of the file: the seating, and the beginning.
    let first = log.len() as u64 - file.entries.len() as u64;
    let entry = |seq: u64| usize::try_from(seq.saturating_sub(first)).unwrap_or(usize::MAX);
    let replay =
        Replay::of(header, &log, rules_cache, 1, &people).map_err(|error| match error {
            FilmError::Open(error) => FileError::Rules(error),
            FilmError::Broken(Broken::Move(seq, why)) => FileError::Move { entry: entry(seq), why },
            FilmError::Broken(Broken::Shuffle(..) | Broken::KeyLost(_)) => FileError::Shuffle,
            FilmError::Broken(Broken::Rules(_, error)) => FileError::Rules(error),
            FilmError::Broken(Broken::Seat(seq) | Broken::NoGame(seq) | Broken::Sealed(seq)) => {
                if seq <= first {
                    FileError::Seats
                } else {
                    FileError::Entry(entry(seq))
                }
            }
            FilmError::Broken(Broken::Overtaken { .. }) => FileError::Entry(0),
        })?;
    let replay = replay.ok_or(FileError::NotOver)?;
    let end = replay.finished.records.end;
    if end < log.len() {
        return Err(FileError::Entry(entry(end as u64 + 1)));
    }
    if result(&replay.finished.record) != file.result {
        return Err(FileError::Result);
    }
    if digest(replay.after.state.running()) != file.digest {
        return Err(FileError::Digest);
    }
    if let Some((chance, game)) = file.chance.as_ref().zip(replay.after.state.game.as_ref()) {
        let rules = replay.after.state.rules.book.rules();
        chance.check_order(rules, &game.seed, replay.last_deal())?;
    }
    Ok(replay)
}

fn parse(bytes: &[u8]) -> Result<MatchFile, FileError> {
    if bytes.len() > MAX_MATCH_FILE_BYTES {
        return Err(FileError::TooLarge);
    }
    let unreadable = |error: serde_json::Error| FileError::Unreadable(error.to_string());
    let kind: Kind = serde_json::from_slice(bytes).map_err(unreadable)?;
    if kind.stammtisch != KIND {
        return Err(FileError::Unreadable(format!("it says `{:.32}`", kind.stammtisch)));
    }
    if !(1..=u64::from(VERSION)).contains(&kind.version) {
        return Err(FileError::Version(kind.version));
    }
    let file: MatchFile = serde_json::from_slice(bytes).map_err(unreadable)?;
    match (file.version, file.sum) {
        (1, None) if file.chance.is_none() => {}
        (1, _) => return Err(FileError::Unreadable("version 1 has neither chance nor sum".into())),
        (_, said) => {
            let value = serde_json::from_slice(bytes).map_err(unreadable)?;
            if said != Some(checksum::of(&value)) {
                return Err(FileError::Sum);
            }
        }
    }
    let seats = usize::from(file.seats);
    let bots = file.sits.iter().flat_map(|sits| [&sits.name, &sits.bot]).flatten();
    let ids = file.chosen.options.iter().flat_map(|(option, choice)| [option, choice]);
    let ids = ids.chain([&file.chosen.base]);
    if seats > MAX_SEATS
        || file.names.len() != seats
        || file.sits.len() != seats
        || file.dealer.iter().chain(&file.left_handed).any(|seat| seat.index() >= seats)
        || !file.names.iter().chain(bots).chain(ids).all(|name| is_name(name))
    {
        return Err(FileError::Seats);
    }
    if file.rules.len() > MAX_RULES_BYTES {
        return Err(FileError::TooLarge);
    }
    if file.shuffle != SHUFFLE || file.seed.parse::<Seed>().is_err() {
        return Err(FileError::Shuffle);
    }
    if let Some(chance) = &file.chance {
        chance.check(&file)?;
    }
    Ok(file)
}

/// Whether it has at most the length of a name, and no control characters.
fn is_name(name: &str) -> bool {
    name.chars().count() <= LONGEST_NAME_IN_FILE && !name.chars().any(char::is_control)
}

/// Whether every name in an entry can be shown: positions repeat them.
fn names_nobody_badly(entry: &Entry) -> bool {
    match entry {
        Entry::BotAdded { bot, name, .. } => is_name(bot) && is_name(name),
        Entry::BotTookOver { bot, .. } | Entry::Withdrew { bot, .. } => is_name(bot),
        _ => true,
    }
}

/// The person on this seat of the file.
const fn person(seat: Seat) -> PlayerId {
    PlayerId(seat.0 as u128 + 1)
}

fn header(file: &MatchFile) -> Header {
    Header {
        format: FORMAT,
        code: String::new(),
        chosen: ChosenRules { file: None, ..file.chosen.clone() },
        rules: file.rules.clone(),
        seats: file.seats,
        host: person(Seat(0)),
        settings: TableSettings { stake: file.stake, ..TableSettings::default() },
        key: None,
        lesson: None,
        daily: None,
    }
}

/// The log of a table at which only this match was played.
fn log(file: &MatchFile) -> Result<Vec<(i64, Record)>, FileError> {
    let at = |entry| (file.begun_ms, Record { entry, command: None });
    let mut log = Vec::new();
    for (seat, sits) in (0..).map(Seat).zip(&file.sits) {
        log.extend(sitting(seat, sits)?.map(at));
    }
    log.extend(file.chance.iter().flat_map(|chance| chance.entries()).map(at));
    log.push(at(Entry::Started {
        seed: file.chance.is_none().then(|| file.seed.clone()),
        shuffle: file.shuffle.clone(),
        dealer: file.dealer,
        left_handed: file.left_handed.clone(),
    }));
    if !(0..=LAST_TIME_MS).contains(&file.begun_ms) {
        return Err(FileError::Time(0));
    }
    let mut before = 0;
    for (number, FileEntry { ms, entry }) in (1..).zip(&file.entries) {
        let since = i64::try_from(*ms).ok().and_then(|ms| file.begun_ms.checked_add(ms));
        let time = since.filter(|at| *at <= LAST_TIME_MS && *ms >= before);
        let time = time.ok_or(FileError::Time(number))?;
        before = *ms;
        let entry = with_player(entry).ok_or(FileError::Entry(number))?;
        if !is_step(&entry) || matches!(entry, Entry::Started { .. }) || !names_nobody_badly(&entry)
        {
            return Err(FileError::Entry(number));
        }
        log.push((time, Record { entry, command: None }));
    }
    Ok(log)
}

fn sitting(seat: Seat, sits: &Sits) -> Result<impl Iterator<Item = Entry>, FileError> {
    let sat = Entry::Sat { seat, player: person(seat) };
    let (first, then) = match sits.clone() {
        Sits { bot: None, name: None, away: None } => (sat, None),
        Sits { bot: Some(bot), name: Some(name), away: None } => {
            (Entry::BotAdded { seat, bot, name }, None)
        }
        Sits { bot: Some(bot), name: None, away: Some(why) } => {
            (sat, Some(Entry::BotTookOver { seat, bot, why, reserve_ms: 0 }))
        }
        _ => return Err(FileError::Seats),
    };
    Ok([first].into_iter().chain(then))
}

/// An entry with a player in place of the seat number.
fn with_player(entry: &Value) -> Option<Entry> {
    let mut value = entry.clone();
    if let Some(player) = value.get_mut("player") {
        let seat = u8::try_from(player.as_u64()?).ok()?;
        *player = person(Seat(seat)).to_string().into();
    }
    serde_json::from_value(value).ok()
}

fn result(record: &MatchRecord) -> FileResult {
    FileResult {
        game: record.game.clone(),
        rules: record.rules.clone(),
        points: record.points.clone(),
        winners: record.winners.clone(),
        rows: record.rows,
        ended_early: record.ended_early,
    }
}
