//! Trials: bots play rules, so that people see what they are like before they sit down.

use axum::extract::State;
use axum::response::IntoResponse;
use stammtisch_bots::lab::{Experiment, ExperimentSize, LabGame, Report, remarks};
use stammtisch_engine::any::AnyRules;
use stammtisch_engine::chance::Seed;
use stammtisch_engine::each_game;
use stammtisch_table::rulebook::Rulebook;
use stammtisch_table::wire::{RulesTrial, TrialCard, TrialRemark, TrialSpread, TryRules};

use crate::app_state::AppState;
use crate::http::body::Body;
use crate::limits::{Caller, Doing};
use crate::problem::Problem;
use crate::worker_pool;

/// A second or two of work, whatever the rules; the same rules always get the same trial.
const SIZE: ExperimentSize =
    ExperimentSize { deals: 1_000, series: 40, moves: 300_000, seed: Seed([7; 32]) };

/// From this many standard errors on, a card's worth is more than chance.
const SURE: f64 = 2.0;

#[utoipa::path(
    post,
    path = "/api/rules/trial",
    tag = "rules",
    summary = "Chosen rules, played a thousand times by bots: how long, how fair, how much luck",
    request_body = TryRules,
    responses((status = 200, description = "done", body = RulesTrial)),
)]
pub(super) async fn try_rules(
    State(shared): State<AppState>,
    caller: Caller,
    Body(body): Body<TryRules>,
) -> Result<impl IntoResponse, Problem> {
    let TryRules { chosen, seats } = body;
    let key = worker_pool::key("trial", &(&chosen, seats));
    let play = move || {
        let book = Rulebook::choose(&chosen, seats).map_err(|all| Problem::rules(&all))?;
        each_game!(AnyRules, book.rules(), G: rules => played::<G>(rules))
    };
    let may = || caller.may(Doing::Trial, &shared);
    // Logins must not wait for it: trials have a worker pool of their own.
    shared.trial_workers.answer(caller, key, may, play).await
}

fn played<G: LabGame>(rules: &G::Rules) -> Result<RulesTrial, Problem> {
    let mut lab = Experiment::<G>::new(rules, SIZE);
    loop {
        match lab.step() {
            Ok(true) => {}
            Ok(false) => return Ok(told(&lab.report())),
            Err(fault) => {
                tracing::error!(%fault, "a bot broke the rules that it tried out");
                return Err(Problem::unavailable("a bot broke these rules"));
            }
        }
    }
}

fn told(report: &Report) -> RulesTrial {
    let seconds = &report.seconds;
    let decisive = report.cards.iter().filter(|worth| worth.gain.abs() > SURE * worth.error);
    let never = report.happened.iter().filter(|one| one.times == 0);
    RulesTrial {
        seats: report.seats,
        deals: report.deals,
        moves: report.moves.p50,
        seconds: TrialSpread {
            p5: seconds.p5,
            p25: seconds.p25,
            p50: seconds.p50,
            p75: seconds.p75,
            p95: seconds.p95,
        },
        drag: report.drag,
        wins: report.decides_well,
        sides: report.sides.shares.iter().map(|share| share.share).collect(),
        skill: report.skill.as_ref().map(|skill| skill.skill),
        cards: decisive
            .map(|worth| TrialCard { card: worth.card.clone().into(), gain: worth.gain })
            .collect(),
        never: never.map(|one| one.name.clone().into()).collect(),
        remarks: remarks(report)
            .into_iter()
            .map(|remark| TrialRemark {
                code: remark.code.to_owned(),
                message: remark.message.into(),
            })
            .collect(),
    }
}
