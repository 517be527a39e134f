//! Adapter to the house's bots: a view goes in; a move and a thinking time come out.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use stammtisch_bots::{self as bots, BEGINNER, Bot, BotGame, people_names};
use stammtisch_engine::any::{AnyRules, GameId};
use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::game::Game;
use stammtisch_engine::{each_game, of_game, sum_of_games};
use stammtisch_table::wire::{AnyMove, AnyView, Phrase};
use stammtisch_table::{BotHouse, BotKinds, BotMove, Question};

/// A bot in a seat.
pub(crate) struct SeatedBot {
    kind: String,
    name: Option<String>,
    mind: Option<Mind>,
}

type MindOf<G> = Box<dyn Bot<G>>;
type RulesOf<G> = Arc<<G as Game>::Rules>;
type ViewOf<G> = Box<<G as Game>::View>;

sum_of_games! {
    /// The bot itself, for whichever game it plays.
    enum Mind(MindOf)
}

impl SeatedBot {
    /// The bot that a question is for; its randomness is derived from the match seed.
    pub(crate) fn new(question: &Question) -> Self {
        let mind = Mind::new(question, question.seed);
        Self { kind: question.bot.clone(), name: question.name.clone(), mind }
    }

    /// Whether a question is for this bot, and not for one that has replaced it.
    pub(crate) fn is_meant(&self, question: &Question) -> bool {
        self.kind == question.bot && self.name == question.name
    }

    /// The move, and after how many milliseconds to make it; `None` if the bot would rather wait.
    ///
    /// A bot that has the turn and makes no move would stop the game for everybody, so any legal
    /// move is made for it: a log may name a bot that this version no longer has.
    pub(crate) fn choose(&mut self, rules: &AnyRules, question: &Question) -> Option<BotMove> {
        let think = |mind: &mut Mind| mind.think(rules, &question.view);
        // A bot that panics must not take the table with it: it is dropped, and any move is made
        // for it.
        let thought = catch_unwind(AssertUnwindSafe(|| self.mind.as_mut().and_then(think)));
        let thought = thought.unwrap_or_else(|_| {
            self.mind = None;
            None
        });
        if thought.is_none() && question.has_turn {
            tracing::warn!(bot = question.bot, "a bot had the turn and no move");
            return any_move(question);
        }
        thought
    }
}

impl Mind {
    fn new(question: &Question, seed: Seed) -> Option<Self> {
        let (kind, name) = (mind_of(&question.bot), question.name.as_deref());
        each_game!(AnyView, &question.view, G: _ => {
            let bot = match name {
                Some(person) => <G as BotGame>::bot_of(kind, person, seed),
                None => <G as BotGame>::bot(kind, seed),
            };
            bot.map(Self::from)
        })
    }

    fn think(&mut self, rules: &AnyRules, view: &AnyView) -> Option<BotMove> {
        each_game!(Self, self, G: bot => {
            let rules: &RulesOf<G> = rules.try_into().ok()?;
            let view: &ViewOf<G> = view.try_into().ok()?;
            bot.choose(rules, view).map(reply)
        })
    }
}

fn reply<M: Into<AnyMove>>(thought: bots::BotDecision<M>) -> BotMove {
    let bots::BotDecision { mv, think_ms, say } = thought;
    BotMove { mv: mv.into(), after_ms: think_ms.into(), say: say.and_then(Phrase::named) }
}

/// What a table calls its beginner bot. The name dates from when beginners moved at random, and
/// logs contain it.
const BEGINNER_AT_TABLES: &str = "random";

/// The name of the bot behind a kind named at the table.
fn mind_of(kind: &str) -> &str {
    if kind == BEGINNER_AT_TABLES { BEGINNER } else { kind }
}

/// Which bots can sit at the tables of each game.
pub(crate) fn kinds() -> BotKinds {
    let of = |game: GameId| -> Vec<String> {
        let names = of_game!(game, G => <G as BotGame>::bots());
        // The one that moves at random is a baseline for comparison, not company.
        names.into_iter().filter(|name| *name != BEGINNER).map(str::to_owned).collect()
    };
    GameId::ALL.into_iter().map(|game| (game.name().to_owned(), of(game))).collect()
}

/// The bots that can fill the seats of a table, with names in an order drawn from `seed`.
pub(crate) fn house(seed: Seed) -> BotHouse {
    let names = people_names(seed).into_iter().map(str::to_owned).collect();
    BotHouse { kinds: kinds(), names }
}

fn any_move(question: &Question) -> Option<BotMove> {
    let moves = question.view.legal();
    let count = u32::try_from(moves.len()).ok().filter(|count| *count > 0)?;
    let mut chance = Chance::stream(&question.seed, 1);
    Some(BotMove { mv: moves[chance.below(count) as usize], after_ms: 1_000, say: None })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_knows_everything_that_bots_say() {
        for id in
            GameId::ALL.into_iter().flat_map(|game| of_game!(game, G => <G as BotGame>::phrases()))
        {
            assert!(Phrase::named(id).is_some(), "{id}");
        }
        assert_eq!(Phrase::named("Believe me"), None);
    }
}
