//! Rules that people share by a code: what may be shared, and what is told about it.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::fmt::Write;

use axum::http::StatusCode;
use stammtisch_store::{
    NewSharedRules, PlayerId, RulesCode, RulesOrigin, SharedRules as Kept, StoreError,
};
use stammtisch_table::rulebook::Rulebook;
use stammtisch_table::wire::{ChosenRules, ShareRules, SharedRules, SharedRulesInfo, Text};

use crate::app_state::AppState;
use crate::entropy;
use crate::limits::{Caller, Doing, RULES_CODES_DRAWN, RULES_TOLD_BEFORE};
use crate::problem::Problem;
use crate::session::Session;
use crate::worker_pool::HashMemory;

/// No rules are shared under this code.
pub(crate) fn none() -> Problem {
    let detail = "no rules are shared under this code, or no more";
    Problem::new(StatusCode::NOT_FOUND, "no_such_rules", detail)
}

/// Finds the rules under a code as people type it.
///
/// # Errors
/// `no_such_rules`; or if too many codes have been tried.
pub(crate) async fn find(shared: &AppState, caller: Caller, code: &str) -> Result<Kept, Problem> {
    caller.may_name_a_table(shared)?;
    let found = match code.parse() {
        Ok(code) => shared.store.shared_rules(code).await?,
        Err(_) => None,
    };
    found.ok_or_else(|| {
        shared.limits.missed(caller, shared.clock.now());
        none()
    })
}

/// Stores rules for everybody who gets their code. A file that cannot be played is not shared:
/// whoever opens a code wants to sit down and play.
///
/// # Errors
/// Everything that is wrong with the rules; that there is no room for them; or if too many were
/// checked or shared.
pub(crate) async fn share(
    shared: &AppState,
    caller: Caller,
    session: &Session,
    body: ShareRules,
) -> Result<RulesCode, Problem> {
    let ShareRules { file, made_from } = body;
    let made_from = made_from.map(|code| code.parse()).transpose().map_err(|_| {
        let detail = "`made_from` is the code of shared rules: an R and six letters and digits";
        Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "bad_rules_code", detail)
    })?;
    caller.may(Doing::Rules, shared)?;
    let read = move |_: &mut HashMemory| {
        let (base, options) = (String::new(), BTreeMap::new());
        let chosen = ChosenRules { base, options, file: Some(file) };
        let name = Rulebook::try_out(&chosen).map(|book| book.name());
        name.map(|name| (name, chosen.file.unwrap_or_default()))
    };
    let read = shared.workers.work(caller, read).await?;
    let (Text { de, en }, file) = read.map_err(|mistakes| Problem::rules(&mistakes))?;
    caller.may(Doing::Share, shared)?;
    for _ in 0..RULES_CODES_DRAWN {
        let new = NewSharedRules {
            code: entropy::rules_code(&*shared.entropy),
            player: session.id(),
            file: file.clone().into_bytes(),
            name_de: de.clone(),
            name_en: en.clone(),
            shared: shared.clock.unix(),
            made_from,
        };
        match shared.store.share_rules(new).await {
            Err(StoreError::IdTaken) => {}
            done => return Ok(done?),
        }
    }
    Err(Problem::unavailable("no free code was found"))
}

/// Everything about shared rules that is told to whoever has their code.
///
/// # Errors
/// If they cannot be read now, or have been withdrawn meanwhile.
pub(crate) async fn told(
    shared: &AppState,
    reader: Option<PlayerId>,
    rules: Kept,
) -> Result<SharedRules, Problem> {
    let store = &shared.store;
    let file = store.rules_file(rules.digest).await?.ok_or_else(none)?;
    let before = store.rules_before(rules.code, RULES_TOLD_BEFORE).await?;
    let newer = store.rules_after(rules.code, RULES_TOLD_BEFORE).await?;
    let oldest = before.last().unwrap_or(&rules);
    let origin_gone = oldest.origin == RulesOrigin::TakenBack;
    let mut names = BTreeMap::new();
    for player in before.iter().chain(&newer).chain([&rules]).map(|rules| rules.player) {
        if let Entry::Vacant(unknown) = names.entry(player) {
            let name = store.player(player).await?.map(|player| player.name);
            unknown.insert(name.unwrap_or_default());
        }
    }
    let info = |rules: &Kept| {
        let by = names.get(&rules.player).cloned().unwrap_or_default();
        info(rules, by, reader == Some(rules.player))
    };
    Ok(SharedRules {
        rules: info(&rules),
        file: String::from_utf8_lossy(&file).into_owned(),
        before: before.iter().map(info).collect(),
        origin_gone,
        newer: newer.as_ref().map(info),
    })
}

/// The entry of shared rules in a list, without the file; `by` is the name of the player who shares
/// them.
pub(crate) fn info(rules: &Kept, by: String, own: bool) -> SharedRulesInfo {
    let Kept { name_de, name_en, .. } = rules;
    SharedRulesInfo {
        code: rules.code.to_string(),
        name: Text { de: name_de.clone(), en: name_en.clone() },
        by,
        own,
        shared: rules.shared.0,
        digest: hexadecimal(rules.digest.as_bytes()),
    }
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}
