//! The bots of the house, as the server meets them: a view in, a move and a thinking time out.

use stammtisch_bots as bots;
use stammtisch_bots::{Bot, mau};
use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::games::{GameId, Rules};
use stammtisch_engine::mau::{Mau, Move, View};
use stammtisch_table::rulebook::Rulebook;
use stammtisch_table::wire::{GameMove, GameView};
use stammtisch_table::{BotHouse, BotKinds, Question, Reply, legal};

use crate::entropy::{self, Entropy};

/// A bot on a seat.
pub(crate) struct Player {
    kind: String,
    name: Option<String>,
    bot: Option<Box<dyn Bot<Mau>>>,
}

impl Player {
    /// The bot that a question is for, with chance of its own.
    pub(crate) fn new(question: &Question, entropy: &dyn Entropy) -> Self {
        let seed = entropy::seed(entropy);
        let person = question.name.as_deref().and_then(mau::person);
        let bot = match person {
            Some(person) => mau::with_character(&question.bot, person, seed),
            None => mau::by_name(&question.bot, seed),
        };
        Self { kind: question.bot.clone(), name: question.name.clone(), bot }
    }

    /// Whether a question is for this bot and not for one that has taken its place.
    pub(crate) fn is_meant(&self, question: &Question) -> bool {
        self.kind == question.bot && self.name == question.name
    }

    /// What to do, and after how many milliseconds; nothing, if it rather waits.
    ///
    /// A bot that has the turn and says nothing would stop the game for everybody, so any legal
    /// move is made for it then: a log may name a bot that this version does not have any more.
    pub(crate) fn choose(
        &mut self,
        book: &Rulebook,
        question: &Question,
        entropy: &dyn Entropy,
    ) -> Option<Reply> {
        let thought = match &question.view {
            GameView::Mau(view) => self.mau(book.rules(), view),
            GameView::Maxonaut(_) => None,
        };
        match thought {
            Some(thought) => {
                let (mv, after) = (GameMove::Mau(thought.mv), u64::from(thought.think_ms));
                Some(Reply { mv, after, say: None })
            }
            None if question.has_turn => {
                tracing::warn!(bot = question.bot, "a bot had the turn and no move");
                any_move(question, entropy)
            }
            None => None,
        }
    }

    fn mau(&mut self, rules: &Rules, view: &View) -> Option<bots::Thought<Move>> {
        let Rules::Mau(rules) = rules else { return None };
        self.bot.as_mut()?.choose(rules, view)
    }
}

/// Which bots play which game.
pub(crate) fn kinds() -> BotKinds {
    [(GameId::Mau.name().to_owned(), mau::names().map(str::to_owned).collect())].into()
}

/// What can be put on the seats of a table; names in an order drawn from `seed`.
pub(crate) fn house(seed: Seed) -> BotHouse {
    BotHouse {
        kinds: kinds(),
        names: bots::people_names(seed).into_iter().map(str::to_owned).collect(),
    }
}

fn any_move(question: &Question, entropy: &dyn Entropy) -> Option<Reply> {
    let moves = legal(&question.view);
    let count = u32::try_from(moves.len()).ok().filter(|count| *count > 0)?;
    let mut chance = Chance::stream(&entropy::seed(entropy), 0);
    Some(Reply { mv: moves[chance.below(count) as usize], after: 1_000, say: None })
}
