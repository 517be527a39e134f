//! Asking bots for moves. The table does not know how they think; it shows them their seat's view.

use stammtisch_engine::chance::Seed;
use stammtisch_engine::seat::{Seat, SeatSet};

use crate::decide::bot_pace;
use crate::fair;
use crate::live::planned_moves::PlannedMove;
use crate::state::seats::Occupancy;
use crate::table::Table;
use crate::time::Millis;
use crate::wire::{AnyMove, AnyView, Phrase, TablePhase};

/// A question to the bot that plays a seat.
#[derive(Debug)]
pub struct Question {
    /// The seat that may move.
    pub seat: Seat,
    /// The kind of bot, such as `regel`.
    pub bot: String,
    /// Its name; none for one that stands in for a person.
    pub name: Option<String>,
    /// The view of the seat, its legal moves included.
    pub view: AnyView,
    /// Whether the game waits for this seat: without an answer it would stop.
    pub has_turn: bool,
    /// The situation that the question is about; hand it back with the answer.
    pub situation: u64,
    /// The seed for a bot that is asked for the first time: all randomness of a match follows from
    /// what was committed to and revealed before it.
    pub seed: Seed,
    /// Whether the bot is to think as if asked for the first time: from the view and this seed alone.
    pub anew: bool,
}

/// A bot's answer: a move to make after a human-like delay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BotMove {
    /// The move.
    pub mv: AnyMove,
    /// When to make it, in milliseconds from now.
    pub after_ms: u64,
    /// What the bot says just before it, unless its seat has spoken too much. One that stands in
    /// for a person is silent.
    pub say: Option<Phrase>,
}

/// The questions for bots now, except for those already thinking.
pub(super) fn questions(table: &Table, thinking: SeatSet) -> Vec<Question> {
    let (state, live) = (&table.state, &table.live);
    let Some(game) = &state.game else { return Vec::new() };
    let asks = state.phase() == TablePhase::Playing && !state.is_lesson();
    if !asks || !live.presence.is_anybody_here() {
        return Vec::new();
    }
    let situation = game.changed_seq;
    let asked = game.running.to_act().or(game.running.may_act_irregularly()).without(thinking);
    asked
        .filter(|seat| live.plans.wants(*seat, situation))
        .filter_map(|seat| {
            let occupancy = state.seats.get(seat)?;
            let bot = occupancy.bot()?.to_owned();
            let name = occupancy.bot_name().map(str::to_owned);
            let view = game.running.view(Some(seat));
            let has_turn = view.has_turn();
            // The deal of the day has to be the same for all: bots answer equal positions equally,
            // whenever asked.
            let anew = state.daily().is_some();
            let seed = if anew {
                game.thought_seed(seat)
            } else {
                fair::bot_seed(&game.seed, seat, situation)
            };
            Some(Question { seat, bot, name, view, has_turn, situation, seed, anew })
        })
        .collect()
}

/// Takes the answer of a bot, if its question is still current and its move is legal.
pub(super) fn answer(table: &mut Table, question: &Question, answer: Option<BotMove>, now: Millis) {
    let Question { seat, situation, .. } = *question;
    let state = &table.state;
    let stands = state.game.as_ref().is_some_and(|game| game.changed_seq == situation);
    let bot = state.seats.get(seat).and_then(Occupancy::bot);
    if stands && bot == Some(question.bot.as_str()) {
        let legal = answer.filter(|reply| state.allows(seat, reply.mv));
        let thought = legal.map(|BotMove { mv, after_ms, say }| {
            let due = now.plus(bot_pace::paced_ms(state, seat, mv, after_ms));
            PlannedMove { mv, say, situation, due }
        });
        table.live.plans.note(seat, situation, thought);
    }
}
