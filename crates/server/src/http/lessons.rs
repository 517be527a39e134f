//! `/api/lessons`: opens a table for a guided lesson.

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use stammtisch_playscript::lesson::{self, Lesson};
use stammtisch_table::wire::{
    ChosenRules, Command, OpenedTable, TableSettings, TalkRule, Watching,
};

use crate::app_state::AppState;
use crate::http::tables::open;
use crate::limits::{Caller, Doing};
use crate::problem::Problem;
use crate::session::Session;

#[utoipa::path(
    post,
    path = "/api/lessons/{id}",
    tag = "lessons",
    summary = "Begin a lesson: a table of one's own, with prepared cards, dealt at once",
    params(("id" = String, Path, description = "`first-deal` or `first-bluff`")),
    responses((status = 201, description = "done", body = OpenedTable)),
)]
pub(super) async fn open_lesson(
    State(shared): State<AppState>,
    session: Session,
    caller: Caller,
    path: Result<Path<String>, PathRejection>,
) -> Result<(StatusCode, Json<OpenedTable>), Problem> {
    let text = path.ok().and_then(|Path(id)| lesson::text(&id));
    let no_lesson =
        || Problem::new(StatusCode::NOT_FOUND, "no_such_lesson", "there is no lesson of that name");
    let text = text.ok_or_else(no_lesson)?;
    let lesson = Lesson::read(text).map_err(|error| {
        tracing::error!(%error, "a lesson of the house cannot be read");
        no_lesson()
    })?;
    let Lesson { base, options, others, .. } = lesson;
    let chosen = ChosenRules { base, options, file: None };
    let seats = u8::try_from(others.len() + 1).unwrap_or(u8::MAX);
    caller.may(Doing::Table, &shared)?;
    let (chosen, rules) = open::rules_of(&shared, caller, chosen, seats).await?;
    // Nobody else has a place in a lesson.
    let settings = TableSettings {
        talk: TalkRule::Silent,
        watching: Watching::Closed,
        ..TableSettings::default()
    };
    let new = open::New { chosen, seats, settings, lesson: Some(text.to_owned()), daily: None };
    let (id, opened) = open::open(&shared, &session, &rules, new).await?;
    let bot = open::any_bot(&rules);
    let fill = Command::FillBots { bot };
    let begin = [Command::Sit { seat: None }, fill, Command::Start { first: None }];
    open::give(&shared, &session, id, begin).await?;
    Ok((StatusCode::CREATED, Json(opened)))
}
