//! What each viewer of a game may be told, worked out beside the table from the same moves: with no
//! look at any view.

pub(crate) mod mau;
mod maxonaut;

use std::collections::BTreeSet;

use stammtisch_engine::any::{AnyRules, GameId};
use stammtisch_engine::chance::Chance;
use stammtisch_engine::game::{Game, Opening};
use stammtisch_engine::seat::Seat;
use stammtisch_engine::{each_game, each_pair, of_game, sum_of_games};
use stammtisch_table::wire::{AnyMove, AnyView};

/// Cards as they are written.
pub(crate) type Cards = BTreeSet<String>;

/// A game whose hidden cards are looked for.
pub(crate) trait Hiding: Game {
    /// A match as everybody at the table together could tell it.
    type Truth;

    /// Whether a card is known as such wherever it stands: in the middle of a text, or as the name
    /// of a field. Else only a text that is nothing but a card is one.
    const ANYWHERE: bool;

    fn started(rules: &Self::Rules, opening: Opening) -> Self::Truth;

    fn moved(truth: &mut Self::Truth, seat: Seat, mv: Self::Move);

    fn dealt_again(_: &mut Self::Truth) {}

    fn withdrew(_: &mut Self::Truth, _: Seat) {}

    /// What a viewer may be told of as things lie.
    fn lies(truth: &Self::Truth, viewer: Option<Seat>) -> Cards;

    /// What a viewer may be told of in the next message, where more than that has lain open on the
    /// way; forgets it.
    fn take(truth: &mut Self::Truth, viewer: Option<Seat>) -> Cards {
        Self::lies(truth, viewer)
    }

    /// The card that a word names.
    fn card(word: &str) -> Option<String>;

    /// The card that a player's own move names, so that the answer may as well.
    fn named(mv: Self::Move) -> Option<String>;

    /// A move that somebody makes without looking.
    fn blind(chance: &mut Chance) -> Self::Move;

    /// A move that nobody offers but that can be made.
    fn sly(_: &Self::View) -> Option<Self::Move> {
        None
    }
}

/// A match of one game that is followed beside the table.
pub(crate) struct Beside<G: Hiding>(Box<G::Truth>);

impl<G: Hiding> Beside<G> {
    /// As everybody at the table together could tell it.
    pub(crate) fn truth(&self) -> &G::Truth {
        &self.0
    }

    fn play(&mut self, seat: Seat, mv: G::Move) {
        G::moved(&mut self.0, seat, mv);
    }
}

sum_of_games! {
    /// A match that is followed beside the table.
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

/// A move made without looking: mostly of this game, else of whichever.
pub(crate) fn blind(own: GameId, chance: &mut Chance) -> AnyMove {
    let any = GameId::ALL[chance.below(GameId::ALL.len() as u32) as usize];
    let game = if chance.below(4) == 0 { any } else { own };
    of_game!(game, G => G::blind(chance).into())
}

/// As [`Hiding::sly`].
pub(crate) fn sly(view: &AnyView) -> Option<AnyMove> {
    each_game!(AnyView, view, G: view => G::sly(view).map(Into::into))
}
