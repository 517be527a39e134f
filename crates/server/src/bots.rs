//! The bots of the house, as the server meets them: a view in, a move and a thinking time out.

use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_table::rulebook::Rulebook;
use stammtisch_table::{Question, legal, wire::GameMove};

use crate::entropy::{self, Entropy};

/// A bot on a seat.
pub trait Player: Send {
    /// What to do, and after how many milliseconds; nothing, if it rather waits.
    fn choose(&mut self, book: &Rulebook, question: &Question) -> Option<(GameMove, u64)>;
}

/// All bots that can be put on a seat.
pub trait Bots: Send + Sync + 'static {
    /// Their names.
    fn names(&self) -> &[&str];

    /// One of them, with chance of its own; none of that name: any of them.
    fn seat(&self, name: &str, seed: Seed) -> Box<dyn Player>;
}

/// Lays, draws or calls at random.
pub struct Random(Chance);

impl Random {
    /// A bot whose moves follow from `seed`.
    #[must_use]
    pub fn new(seed: Seed) -> Self {
        Self(Chance::stream(&seed, 0))
    }
}

impl Player for Random {
    fn choose(&mut self, _: &Rulebook, question: &Question) -> Option<(GameMove, u64)> {
        let moves: Vec<_> = legal(&question.view).collect();
        let count = u32::try_from(moves.len()).ok().filter(|count| *count > 0)?;
        let mv = moves[self.0.below(count) as usize];
        Some((mv, 700 + u64::from(self.0.below(900))))
    }
}

/// Only [`Random`], under every name.
#[derive(Clone, Copy, Debug, Default)]
pub struct RandomBots;

impl Bots for RandomBots {
    fn names(&self) -> &[&str] {
        &["random", "regel"]
    }

    fn seat(&self, _: &str, seed: Seed) -> Box<dyn Player> {
        Box::new(Random::new(seed))
    }
}

/// Asks a bot. A bot that has the turn and says nothing would stop the game for everybody, so it
/// makes any legal move then.
pub(crate) fn ask(
    player: &mut dyn Player,
    book: &Rulebook,
    question: &Question,
    entropy: &dyn Entropy,
) -> Option<(GameMove, u64)> {
    let answer = player.choose(book, question);
    if answer.is_none() && question.has_turn {
        tracing::warn!(bot = question.bot, "a bot had the turn and no move");
        return Random::new(entropy::seed(entropy)).choose(book, question);
    }
    answer
}
