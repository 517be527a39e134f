//! Match files that people upload and download.

use axum::http::StatusCode;
use stammtisch_store::{MatchFile, MatchFileId, MatchRef, PlayerId};
use stammtisch_table::film::Replay;
use stammtisch_table::film::file::{FileError, read};
use stammtisch_table::wire::{MatchCard, Mistake};

use super::name;
use crate::app_state::AppState;
use crate::limits::{Caller, Doing};
use crate::problem::Problem;
use crate::session::Session;
use crate::worker_pool::HashMemory;
use crate::{daily, entropy};

/// The program named as the writer of a file.
const MADE_BY: &str = concat!("stammtisch ", env!("CARGO_PKG_VERSION"));

/// A stored file; `None` if there is none of that id.
pub(super) async fn kept(
    shared: &AppState,
    caller: Caller,
    id: MatchFileId,
) -> Result<Option<Replay>, Problem> {
    let Some(MatchFile { bytes, .. }) = shared.store.match_file(id).await? else { return Ok(None) };
    played(shared, caller, bytes).await.map(|(replay, _)| Some(replay))
}

/// Reads a file in the worker pool, and returns its bytes too.
async fn played(
    shared: &AppState,
    caller: Caller,
    bytes: Vec<u8>,
) -> Result<(Replay, Vec<u8>), Problem> {
    let rules = shared.rooms.rules_cache.clone();
    let play = move |_: &mut HashMemory| read(&bytes, rules).map(|replay| (replay, bytes));
    Ok(shared.workers.work(caller, play).await??)
}

/// Stores a file that somebody has uploaded, if it is a match file.
///
/// # Errors
/// What is wrong with the file; that there is no room for it; or if too many were read or uploaded.
pub(crate) async fn bring(
    shared: &AppState,
    caller: Caller,
    session: &Session,
    bytes: Vec<u8>,
) -> Result<MatchCard, Problem> {
    caller.may(Doing::Replay, shared)?;
    let (replay, bytes) = played(shared, caller, bytes).await?;
    if daily::is_of_an_open_day(shared, &replay).await?.is_some() {
        return Err(daily::not_over());
    }
    let player = session.id();
    let card = |id| replay.finished().card(name(MatchRef::File(id)), replay.names(), None);
    if let Some(had) = brought_before(shared, player, &bytes).await? {
        return Ok(card(had));
    }
    caller.may(Doing::Import, shared)?;
    let id = MatchFileId::from_bytes(entropy::bytes(&*shared.entropy));
    let added = shared.clock.unix();
    shared.store.add_match_file(MatchFile { id, player, added, bytes }).await?;
    Ok(card(id))
}

/// The id of the same file, if its owner has uploaded it before.
async fn brought_before(
    shared: &AppState,
    player: PlayerId,
    bytes: &[u8],
) -> Result<Option<MatchFileId>, Problem> {
    for had in shared.store.match_files_of(player).await? {
        let as_long = u64::try_from(bytes.len()).is_ok_and(|length| length == had.bytes);
        if as_long && shared.store.match_file(had.id).await?.is_some_and(|had| had.bytes == bytes) {
            return Ok(Some(had.id));
        }
    }
    Ok(None)
}

/// A match as a file to download.
///
/// # Errors
/// If it is longer than the longest file that can be read.
pub(crate) fn written(replay: &Replay) -> Result<Vec<u8>, Problem> {
    Ok(replay.to_file(MADE_BY)?)
}

impl From<FileError> for Problem {
    fn from(error: FileError) -> Self {
        let detail = error.to_string();
        let mistake = Mistake {
            line: None,
            field: String::new(),
            code: error.code().into(),
            message: detail.clone(),
            german: error.german(),
        };
        let problem = Self::new(StatusCode::UNPROCESSABLE_ENTITY, "bad_match_file", detail); // this is no match that was played to its end by its rules; the mistake says why
        problem.with_mistake(mistake)
    }
}
