//! Asking bots. The table does not know how they think; it shows them what their seat sees.

use std::sync::Arc;

use stammtisch_engine::seat::{Seat, SeatSet};

use crate::game::has_turn;
use crate::in_force::RulesInForce;
use crate::rulebook::Rulebook;
use crate::table::Table;
use crate::thoughts::Thought;
use crate::time::Millis;
use crate::wire::{GameMove, GameView, Manner, Phrase, TableState};

/// A question to the bot that plays a seat.
#[derive(Debug)]
pub struct Question {
    /// Whose move it would be.
    pub seat: Seat,
    /// Which bot, such as `regel`.
    pub bot: String,
    /// How it is called; nothing for one that plays on for a person.
    pub name: Option<String>,
    /// What the seat sees, its legal moves included.
    pub view: GameView,
    /// Whether the game waits for this seat: a bot that answers nothing would stop it.
    pub has_turn: bool,
    /// The situation it belongs to; hand it back with the answer.
    pub situation: u64,
}

/// A bot's answer: a move to make after a human time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reply {
    /// The move.
    pub mv: GameMove,
    /// After how many milliseconds.
    pub after: u64,
    /// What the bot says just before it, unless its seat has said a lot just now. One that plays
    /// on for a person is silent.
    pub say: Option<Phrase>,
}

impl Table {
    /// The rules in force, for bots to know.
    #[must_use]
    pub fn rulebook(&self) -> &Rulebook {
        &self.rules.book
    }

    /// What the rules in words follow from, besides what the table is played for.
    #[must_use]
    pub fn shared_rules(&self) -> Arc<RulesInForce> {
        self.rules.clone()
    }

    /// How the table is kept.
    #[must_use]
    pub const fn manner(&self) -> Manner {
        self.manner
    }

    /// What bots are to be asked now. A bot is asked once in each situation; while nobody is
    /// here the table stands still and asks nothing.
    #[must_use]
    pub fn questions(&self) -> Vec<Question> {
        self.questions_besides(SeatSet::EMPTY)
    }

    /// The same without those whose bots still think about an earlier question.
    #[must_use]
    pub fn questions_besides(&self, thinking: SeatSet) -> Vec<Question> {
        let Some(game) = &self.game else { return Vec::new() };
        let asks = self.state() == TableState::Playing && !self.is_lesson();
        if !asks || !self.presence.is_anybody_here() {
            return Vec::new();
        }
        let asked = game.to_act().or(game.may_dare()).without(thinking);
        asked
            .filter(|seat| self.thoughts.wants(*seat, self.game_seq))
            .filter_map(|seat| {
                let chair = self.chairs.get(seat)?;
                let bot = chair.bot()?.to_owned();
                let name = chair.bot_name().map(str::to_owned);
                let view = game.view(Some(seat));
                let has_turn = has_turn(&view);
                Some(Question { seat, bot, name, view, has_turn, situation: self.game_seq })
            })
            .collect()
    }

    /// Takes the answer of a bot: a move to make after some time, or none. An answer that comes
    /// too late, to a situation long gone, is dropped; so is one that is not legal.
    pub fn bot_answers(&mut self, question: &Question, answer: Option<Reply>, now: Millis) {
        let Question { seat, situation, .. } = *question;
        let still_asked = situation == self.game_seq
            && self.chairs.get(seat).and_then(|chair| chair.bot()) == Some(question.bot.as_str());
        if still_asked {
            let legal = answer.filter(|reply| self.allows(seat, reply.mv));
            let thought = legal.map(|Reply { mv, after, say }| {
                let due = now.plus(self.at_pace(seat, mv, after));
                Thought { mv, say, situation, due }
            });
            self.thoughts.note(seat, situation, thought);
        }
    }

    /// Drops intentions that the situation has overtaken. A catch thought of before survives
    /// what others do, as long as it can still be made; a turn move does so too, since it is
    /// legal only as long as the turn has not been taken. An accusation is void once the accused has
    /// acted again: it was not meant for that.
    pub(crate) fn drop_void_thoughts(&mut self) {
        let mut thoughts = std::mem::take(&mut self.thoughts);
        thoughts.keep(|seat, thought| {
            let Thought { mv, situation, .. } = *thought;
            self.allows(seat, mv) && !self.is_accused_of_more(mv, situation)
        });
        self.thoughts = thoughts;
    }

    fn allows(&self, seat: Seat, mv: GameMove) -> bool {
        let legal = self.game.as_ref().is_some_and(|game| game.check(seat, mv).is_ok());
        legal && !self.catches_in_vain(mv)
    }
}
