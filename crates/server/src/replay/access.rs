//! Who may watch a match: players who sat at it or uploaded it, and anyone with the key of a link.

use std::sync::Arc;

use stammtisch_store::{MatchRef, PlayerId, TableId};
use stammtisch_table::film::{Names, Replay};

use super::{ReplayCache, name, named, none};
use crate::app_state::AppState;
use crate::daily;
use crate::limits::Caller;
use crate::problem::Problem;
use crate::room::key_hash;
use crate::session::Session;

/// The right by which somebody asks for a match, checked without reading it: a stranger gets the
/// same answer in the same time, whether the match exists or not.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Access {
    pub(crate) to: MatchRef,
    reader: Option<PlayerId>,
    /// Set if the reader has the key of a link: whether that link shows people's names.
    link: Option<bool>,
}

/// A match that somebody may watch.
pub(crate) struct Watched {
    pub(crate) id: String,
    pub(crate) of: MatchRef,
    /// The match without names.
    replay: Arc<Replay>,
    /// The names that may be shown.
    names: Names,
    /// The reader, if they sat there or uploaded it.
    pub(crate) reader: Option<PlayerId>,
    /// Whether the reader sat there, or uploaded it.
    pub(crate) is_own: bool,
    /// Whether it shows cards that others may still have to play: the deal of the day.
    pub(crate) is_todays: bool,
}

impl Access {
    /// The right of a reader who names a match by this id, with this key or none.
    ///
    /// # Errors
    /// `no_such_match`; or if too many keys have been tried.
    pub(crate) async fn of(
        shared: &AppState,
        caller: Caller,
        session: Option<&Session>,
        id: &str,
        key: Option<&str>,
    ) -> Result<Self, Problem> {
        let to = named(id);
        let reader = session.map(Session::id);
        let Some(key) = key else {
            let to = to.ok_or_else(none)?;
            if let MatchRef::AtTable { table, no: 1 } = to
                && let Some(names) = Self::of_the_day(shared, reader, table).await?
            {
                return Ok(Self { to, reader, link: Some(names) });
            }
            let player = reader.ok_or_else(none)?;
            let is_own = match to {
                MatchRef::AtTable { table, .. } => shared.store.has_been_at(player, table).await?,
                MatchRef::File(file) => {
                    let own = shared.store.match_files_of(player).await?;
                    own.iter().any(|own| own.id == file)
                }
            };
            return is_own.then_some(Self { to, reader, link: None }).ok_or_else(none);
        };
        caller.may_name_a_table(shared)?;
        let link = shared.store.match_link(key_hash(key)).await?;
        match link.filter(|link| Some(link.to) == to) {
            Some(link) => Ok(Self { to: link.to, reader, link: Some(link.names) }),
            None => {
                shared.limits.missed(caller, shared.clock.now());
                Err(none())
            }
        }
    }

    /// Whether it is one of the best attempts at a deal of the day that the reader may see, made by
    /// somebody else; the value says whether that player is named.
    async fn of_the_day(
        shared: &AppState,
        reader: Option<PlayerId>,
        table: TableId,
    ) -> Result<Option<bool>, Problem> {
        if let Some(reader) = reader
            && shared.store.has_been_at(reader, table).await?
        {
            return Ok(None);
        }
        daily::shows(shared, reader, table).await
    }

    /// The match, if it is over.
    ///
    /// # Errors
    /// `no_such_match`; `daily_hidden`; or as [`ReplayCache::get`].
    pub(crate) async fn watch(self, shared: &AppState, caller: Caller) -> Result<Watched, Problem> {
        let Self { to, reader, link } = self;
        let replay = ReplayCache::get(shared, caller, to).await?.ok_or_else(none)?;
        let is_own = match (to, reader) {
            (_, None) => false,
            (MatchRef::AtTable { .. }, Some(player)) => replay.finished().sat(player),
            (MatchRef::File(file), Some(player)) => match link {
                // That was checked before.
                None => true,
                Some(_) => {
                    let own = shared.store.match_files_of(player).await?;
                    own.iter().any(|own| own.id == file)
                }
            },
        };
        // The reader sat at this table, but not in this match.
        if link.is_none() && !is_own {
            return Err(none());
        }
        let is_todays = daily::may_watch(shared, reader, &replay).await?;
        let names = match (link, to) {
            (Some(false), _) => Names::new(),
            (_, MatchRef::AtTable { .. }) => called(shared, &replay).await?,
            (_, MatchRef::File(_)) => replay.names().clone(),
        };
        let id = name(to);
        let reader = reader.filter(|_| is_own);
        Ok(Watched { id, of: to, replay, names, reader, is_own, is_todays })
    }
}

impl Watched {
    /// The match without any names.
    pub(crate) const fn without_names(&self) -> &Arc<Replay> {
        &self.replay
    }

    /// The same, if it may be shared with others.
    ///
    /// # Errors
    /// `daily_not_over`.
    pub(crate) fn for_others(self) -> Result<Self, Problem> {
        if self.is_todays { Err(daily::not_over()) } else { Ok(self) }
    }

    /// The match with the names that may be shown. It takes a moment: do it in the worker pool.
    pub(crate) fn replay(&self) -> Replay {
        self.replay.named(&self.names)
    }
}

/// Current names of those who sat there; deleted players have none.
async fn called(shared: &AppState, replay: &Replay) -> Result<Names, Problem> {
    let mut names = Names::new();
    for &player in &replay.finished().sat {
        if let Some(known) = shared.store.player(player).await? {
            names.insert(player, known.name);
        }
    }
    Ok(names)
}
