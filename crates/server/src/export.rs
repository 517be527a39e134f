//! Export of personal data: everything kept about a player in one document, and nothing that the
//! player could not have seen at the time.

use std::collections::BTreeSet;

use serde::Serialize;
use stammtisch_store::{
    LogEntry, MatchFileSummary, MatchLink, MatchRef, RulesOrigin, Store, StoreError, StoredTable,
    TableSummary,
};
use stammtisch_table::wire::{
    AccountInfo, ChosenRules, CreditMovement, SharedRulesInfo, SheetRow, TableEvent, TablePhase,
    Text,
};
use stammtisch_table::{BotHouse, Entry, Header, PlayerId, Profile, Record, Table};

use crate::app_state::AppState;
use crate::limits::Caller;
use crate::problem::Problem;
use crate::seed_key::{Keys, unseal};
use crate::worker_pool::HashMemory;
use crate::{bots, daily, entropy, replay, shared_rules};

/// The exported document. All times in it are Unix milliseconds.
#[derive(Serialize)]
pub(crate) struct Export {
    /// When the document was made.
    #[serde(rename = "at")]
    pub(crate) at_ms: i64,
    /// When the player was created.
    #[serde(rename = "created")]
    pub(crate) created_ms: i64,
    pub(crate) account: AccountInfo,
    pub(crate) credits: Vec<CreditMovement>,
    pub(crate) tables: Vec<Seated>,
    pub(crate) matches: KeptMatches,
    /// What was counted of finished matches.
    pub(crate) numbers: Vec<crate::numbers::Kept>,
    pub(crate) rules: Vec<KeptRules>,
    pub(crate) daily: crate::daily::KeptTries,
}

/// Rules that the player shares by a code.
#[derive(Serialize)]
pub(crate) struct KeptRules {
    #[serde(flatten)]
    rules: SharedRulesInfo,
    made_from: Option<String>,
    file: String,
}

/// What is kept of the player's finished matches.
#[derive(Serialize)]
pub(crate) struct KeptMatches {
    /// Links by which others may watch them; the keys are not known here.
    links: Vec<KeptLink>,
    /// Matches uploaded from elsewhere; each can be downloaded at `/api/matches/{id}/file`.
    files: Vec<KeptFile>,
}

#[derive(Serialize)]
struct KeptLink {
    id: String,
    #[serde(rename = "match")]
    to: String,
    names: bool,
    #[serde(rename = "created")]
    created_ms: i64,
}

#[derive(Serialize)]
struct KeptFile {
    id: String,
    #[serde(rename = "added")]
    added_ms: i64,
    bytes: u64,
}

/// Rules that the player shares, with their files.
pub(crate) async fn rules(
    store: &dyn Store,
    player: PlayerId,
    name: &str,
) -> Result<Vec<KeptRules>, StoreError> {
    let mut all = Vec::new();
    for shared in store.rules_shared_by(player).await? {
        let file = store.rules_file(shared.digest).await?.unwrap_or_default();
        let made_from = match shared.origin {
            RulesOrigin::MadeFrom(code) => Some(code.to_string()),
            RulesOrigin::New | RulesOrigin::TakenBack => None,
        };
        let rules = shared_rules::info(&shared, name.to_owned(), true);
        all.push(KeptRules { rules, made_from, file: String::from_utf8_lossy(&file).into_owned() });
    }
    Ok(all)
}

/// What is kept of the player's finished matches.
pub(crate) async fn matches(
    store: &dyn Store,
    player: PlayerId,
) -> Result<KeptMatches, StoreError> {
    let link = |link: MatchLink| KeptLink {
        id: link.id.to_string(),
        to: replay::name(link.to),
        names: link.names,
        created_ms: link.created.0,
    };
    let file = |file: MatchFileSummary| KeptFile {
        id: replay::name(MatchRef::File(file.id)),
        added_ms: file.added.0,
        bytes: file.bytes,
    };
    Ok(KeptMatches {
        links: store.match_links_of(player).await?.into_iter().map(link).collect(),
        files: store.match_files_of(player).await?.into_iter().map(file).collect(),
    })
}

/// A table at which the player has, or once had, a seat.
#[derive(Serialize)]
pub(crate) struct Seated {
    code: String,
    status: &'static str,
    #[serde(rename = "created")]
    created_ms: i64,
    /// When something last happened there.
    #[serde(rename = "last")]
    last_ms: i64,
    /// `None` if the table cannot be read.
    played: Option<Played>,
}

/// What the player's own seat was told.
#[derive(Serialize)]
struct Played {
    rules: Text,
    chosen: ChosenRules,
    /// `None` if the player has left.
    seat: Option<u8>,
    #[serde(flatten)]
    seen: Seen,
    told: Vec<TableEvent>,
}

/// The state of the table when the player was last there.
#[derive(Default, Serialize)]
struct Seen {
    state: Option<TablePhase>,
    sheet: Vec<SheetRow>,
}

impl Seen {
    fn of(table: &Table) -> Self {
        let view = table.public_view();
        Self { state: Some(view.now.state), sheet: view.sheet }
    }
}

/// One table of the document.
pub(crate) async fn table(
    shared: &AppState,
    caller: Caller,
    player: PlayerId,
    summary: TableSummary,
) -> Result<Seated, Problem> {
    let TableSummary { id, code, status, created, updated, .. } = summary;
    let stored = match shared.store.load_table(id).await {
        // A damaged table must not keep the rest from its owner.
        Err(StoreError::Corrupt { .. }) => None,
        other => other?,
    };
    let played = match stored {
        Some(stored) => {
            let house = bots::house(entropy::seed(&*shared.entropy));
            let people = people(&*shared.store, &stored).await?;
            let keys = daily::keys(shared, &stored).await?;
            let told = move || tell(&stored, &keys, house, people, player);
            shared.workers.work(caller, move |_: &mut HashMemory| told()).await?
        }
        None => None,
    };
    let (code, status) = (code.to_string(), status.as_str());
    Ok(Seated { code, status, created_ms: created.0, last_ms: updated.0, played })
}

/// Those who have sat there, by their current names; deleted players have no name any more.
async fn people(
    store: &dyn Store,
    stored: &StoredTable,
) -> Result<Vec<(PlayerId, Profile)>, StoreError> {
    let entries = stored.log.iter().filter_map(|entry| Record::from_bytes(&entry.bytes).ok());
    let sat: BTreeSet<PlayerId> = entries
        .filter_map(|record| match record.entry {
            Entry::Sat { player, .. } | Entry::HandedOver { player, .. } => Some(player),
            _ => None,
        })
        .collect();
    let mut people = Vec::new();
    for player in sat {
        if let Some(known) = store.player(player).await? {
            let profile = Profile { name: known.name, left_handed: known.left_handed };
            people.push((player, profile));
        }
    }
    Ok(people)
}

/// Replays the log through the eyes of one player. Nothing comes out that the table would not have
/// said at the time: it is the table that says it.
fn tell(
    stored: &StoredTable,
    keys: &Keys,
    house: BotHouse,
    people: Vec<(PlayerId, Profile)>,
    player: PlayerId,
) -> Option<Played> {
    let header = Header::from_bytes(&stored.head.header).ok()?;
    let mut table = Table::open(header, house).ok()?;
    for (player, profile) in people {
        table.set_profile(player, profile);
    }
    let (mut told, mut seen) = (Vec::new(), Seen::default());
    let read = |entry: &LogEntry| Record::from_bytes(&entry.bytes).ok();
    let mut log: Vec<Record> = stored.log.iter().map(read).collect::<Option<_>>()?;
    unseal(keys, &mut log);
    for record in log {
        let (before, sat) = (table.seq(), table.seat_of(player).is_some());
        table.replay([(record, None)]).ok()?;
        told.extend(table.told(player, before));
        if sat && table.seat_of(player).is_none() {
            seen = Seen::of(&table);
        }
    }
    let seat = table.seat_of(player).map(|seat| seat.0);
    if seat.is_some() {
        seen = Seen::of(&table);
    }
    let view = table.public_view();
    Some(Played { rules: view.rules.name, chosen: view.chosen, seat, seen, told })
}
