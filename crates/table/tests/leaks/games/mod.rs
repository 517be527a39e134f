//! What each viewer of a game may be told, derived independently of the table from the same moves,
//! without a look at any view.

pub(crate) mod mau;
mod maxonaut;

use std::collections::BTreeSet;

use stammtisch_engine::any::{AnyRules, GameId};
use stammtisch_engine::chance::Chance;
use stammtisch_engine::game::{Game, Opening};
use stammtisch_engine::seat::Seat;
use stammtisch_engine::{each_game, each_pair, of_game, sum_of_games};
use stammtisch_table::wire::{AnyMove, AnyView};

/// Cards in notation.
pub(crate) type Cards = BTreeSet<String>;

/// A game whose hidden cards are searched for.
pub(crate) trait Hiding: Game {
    /// A match with the knowledge of everybody at the table together.
    type Truth;

    /// Whether a card is recognised anywhere: in the middle of a text, or as a field name.
    /// Otherwise only as the whole text.
    const ANYWHERE: bool;

    fn started(rules: &Self::Rules, opening: Opening) -> Self::Truth;

    fn moved(truth: &mut Self::Truth, seat: Seat, mv: Self::Move);

    fn dealt_again(_: &mut Self::Truth) {}

    fn withdrew(_: &mut Self::Truth, _: Seat) {}

    /// What a viewer may be told in the present position.
    fn lies(truth: &Self::Truth, viewer: Option<Seat>) -> Cards;

    /// What a viewer may be told in the next message, including what was open for a while before
    /// it; that is then forgotten.
    fn take(truth: &mut Self::Truth, viewer: Option<Seat>) -> Cards {
        Self::lies(truth, viewer)
    }

    /// The card named by a word.
    fn card(word: &str) -> Option<String>;

    /// The card that a player's own move names, so that the answer may name it too.
    fn named(mv: Self::Move) -> Option<String>;

    /// A random move, made without looking.
    fn blind(chance: &mut Chance) -> Self::Move;

    /// A legal move that no view lists.
    fn sly(_: &Self::View) -> Option<Self::Move> {
        None
    }
}

/// A match of one game, followed independently of the table.
pub(crate) struct Beside<G: Hiding>(Box<G::Truth>);

impl<G: Hiding> Beside<G> {
    /// The match with the knowledge of everybody at the table together.
    pub(crate) fn truth(&self) -> &G::Truth {
        &self.0
    }

    fn play(&mut self, seat: Seat, mv: G::Move) {
        G::moved(&mut self.0, seat, mv);
    }
}

sum_of_games! {
    /// A match followed independently of the table.
    pub(crate) enum AnyBeside(Beside)
}

impl AnyBeside {
    pub(crate) fn start(rules: &AnyRules, opening: Opening) -> Self {
        each_game!(AnyRules, rules, G: rules => {
            Beside::<G>(Box::new(<G as Hiding>::started(rules, opening))).into()
        })
    }

    pub(crate) fn play(&mut self, seat: Seat, mv: AnyMove) {
        each_pair!((Self, self), (AnyMove, mv), (game, mv) => game.play(seat, mv))
            .expect("what is stored is of this game");
    }

    pub(crate) fn next_deal(&mut self) {
        each_game!(Self, self, G: game => G::dealt_again(&mut game.0));
    }

    pub(crate) fn withdraw(&mut self, seat: Seat) {
        each_game!(Self, self, G: game => G::withdrew(&mut game.0, seat));
    }

    /// As [`Hiding::lies`].
    pub(crate) fn lies(&self, viewer: Option<Seat>) -> Cards {
        each_game!(Self, self, G: game => G::lies(&game.0, viewer))
    }

    /// As [`Hiding::take`].
    pub(crate) fn take(&mut self, viewer: Option<Seat>) -> Cards {
        each_game!(Self, self, G: game => G::take(&mut game.0, viewer))
    }
}

/// How cards of a game are found in a message.
#[derive(Clone, Copy)]
pub(crate) struct Spelling {
    /// As [`Hiding::ANYWHERE`].
    pub(crate) anywhere: bool,
    /// As [`Hiding::card`].
    pub(crate) card: fn(&str) -> Option<String>,
}

/// How the cards of this game are found in a message.
pub(crate) fn spelling(game: GameId) -> Spelling {
    of_game!(game, G => Spelling { anywhere: G::ANYWHERE, card: G::card })
}

/// As [`Hiding::named`].
pub(crate) fn named(mv: AnyMove) -> Option<String> {
    each_game!(AnyMove, mv, G: mv => G::named(mv))
}

/// A random move, mostly of this game, otherwise of any.
pub(crate) fn blind(own: GameId, chance: &mut Chance) -> AnyMove {
    let any = GameId::ALL[chance.below(GameId::ALL.len() as u32) as usize];
    let game = if chance.below(4) == 0 { any } else { own };
    of_game!(game, G => G::blind(chance).into())
}

/// As [`Hiding::sly`].
pub(crate) fn sly(view: &AnyView) -> Option<AnyMove> {
    each_game!(AnyView, view, G: view => G::sly(view).map(Into::into))
}
