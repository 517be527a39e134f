//! A player's attempts at deals of the day, for the export of personal data.

use serde::Serialize;
use stammtisch_store::{DailyTry, PlayerId};

use super::outcome::TryScore;
use crate::app_state::AppState;
use crate::problem::Problem;

/// A player's attempts.
#[derive(Serialize)]
pub(crate) struct KeptTries {
    /// Whether the player has opted out of being named in lists.
    nameless: bool,
    tries: Vec<KeptTry>,
}

#[derive(Serialize)]
struct KeptTry {
    day: String,
    game: String,
    /// In milliseconds since 1970.
    #[serde(rename = "begun")]
    begun_ms: i64,
    /// In milliseconds since 1970; `None` while it is in progress.
    #[serde(rename = "ended")]
    ended_ms: Option<i64>,
    /// `None` while it is in progress, or if it was given up.
    score: Option<i32>,
    course: Vec<i32>,
    won: bool,
}

/// All attempts of a player, the latest day first.
///
/// # Errors
/// If the store fails.
pub(crate) async fn kept(shared: &AppState, player: PlayerId) -> Result<KeptTries, Problem> {
    let one = |DailyTry { of, begun, end, .. }: DailyTry| {
        let (ended_ms, score) =
            (end.as_ref().map(|end| end.at.0), end.as_ref().and_then(|end| end.score));
        let TryScore { course, won } =
            end.map(|end| TryScore::read(&end.course)).unwrap_or_default();
        let (day, game, begun_ms) = (of.day.to_string(), of.game, begun.0);
        KeptTry { day, game, begun_ms, ended_ms, score, course, won }
    };
    Ok(KeptTries {
        nameless: shared.store.is_daily_nameless(player).await?,
        tries: shared.store.daily_tries_of(player).await?.into_iter().map(one).collect(),
    })
}
