//! A finished match of any game, with all cards open.

use serde::Serialize;

use super::any_match::Match;
use super::{AnyEvent, AnyMatch, AnyMove, AnyRules, AnySeen};
use crate::chance::Seed;
use crate::film::{Deed, EndedMatch, Filmed, Mark};
use crate::game::{Game, Status};
use crate::seat::Seat;
use crate::{each_game, each_pair, sum_of_games};

type OpenOf<G> = <G as Filmed>::Open;

sum_of_games! {
    /// Where every card of a match lies.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "AnyOpen"))]
    #[serde(tag = "game", rename_all = "snake_case")]
    pub enum AnyOpen(OpenOf)
}

impl<G: Filmed> Match<G> {
    fn witness(&self) -> EndedMatch {
        EndedMatch::from_seed(G::seed(&self.state))
    }

    fn is_of(&self, ended: EndedMatch) -> bool {
        ended.is_about(G::seed(&self.state))
    }

    fn open(&self, ended: EndedMatch) -> Option<G::Open> {
        self.is_of(ended).then(|| G::open(&self.rules, &self.state, ended))
    }

    fn seen_openly(&self, event: &G::Event) -> G::Seen {
        G::observe(&self.rules, event, G::knows_most(event))
    }

    fn mark(&self, event: &G::Event) -> Option<Mark> {
        G::mark(&self.rules, &self.state, event)
    }

    fn deeds(&self, event: &G::Event) -> [Option<(Seat, Deed)>; 2] {
        G::deeds(&self.rules, &self.state, event)
    }

    fn held(&self, seat: Seat) -> Option<u8> {
        G::held(&self.rules, &self.state, seat)
    }

    fn is_cheat(&self, seat: Seat, mv: G::Move) -> bool {
        G::is_cheat(&self.rules, &self.state, seat, mv)
    }
}

impl AnyMatch {
    /// Proof that this match is over; none while it is being played.
    #[must_use]
    pub fn ended(&self) -> Option<EndedMatch> {
        let over = self.status() == Status::MatchOver;
        over.then(|| each_game!(Self, self, game => game.witness()))
    }

    /// Proof that nobody will continue this match, because all but one have left. Consumes the match.
    #[must_use]
    pub fn given_up(self) -> EndedMatch {
        each_game!(Self, &self, game => game.witness())
    }

    /// Where every card lies, if `ended` is about this match.
    #[must_use]
    pub fn open(&self, ended: EndedMatch) -> Option<AnyOpen> {
        each_game!(Self, self, game => game.open(ended).map(Into::into))
    }

    /// An event with everything that anybody learned of it, if `ended` is about this match.
    #[must_use]
    pub fn seen_openly(&self, event: &AnyEvent, ended: EndedMatch) -> Option<AnySeen> {
        let known = each_game!(Self, self, game => game.is_of(ended));
        each_pair!((Self, self), (AnyEvent, event), (game, event) => game.seen_openly(event).into())
            .filter(|_| known)
    }

    /// The mark of an event that led to this state, if `ended` is about this match.
    #[must_use]
    pub fn mark(&self, event: &AnyEvent, ended: EndedMatch) -> Option<Mark> {
        let known = each_game!(Self, self, game => game.is_of(ended));
        each_pair!((Self, self), (AnyEvent, event), (game, event) => game.mark(event))
            .flatten()
            .filter(|_| known)
    }

    /// The deeds of seats in an event that led to this state, if `ended` is about this match.
    #[must_use]
    pub fn deeds(&self, event: &AnyEvent, ended: EndedMatch) -> [Option<(Seat, Deed)>; 2] {
        let known = each_game!(Self, self, game => game.is_of(ended));
        each_pair!((Self, self), (AnyEvent, event), (game, event) => game.deeds(event))
            .filter(|_| known)
            .unwrap_or_default()
    }

    /// How many cards a seat holds, in games where that number is won or lost by play, if `ended`
    /// is about this match.
    #[must_use]
    pub fn held(&self, seat: Seat, ended: EndedMatch) -> Option<u8> {
        let known = each_game!(Self, self, game => game.is_of(ended));
        each_game!(Self, self, game => game.held(seat)).filter(|_| known)
    }

    /// Whether this move, made now, would be an irregular act that nobody sees, if `ended` is about
    /// this match.
    #[must_use]
    pub fn is_cheat(&self, seat: Seat, mv: AnyMove, ended: EndedMatch) -> bool {
        let known = each_game!(Self, self, game => game.is_of(ended));
        known
            && each_pair!((Self, self), (AnyMove, mv), (game, mv) => game.is_cheat(seat, mv))
                .unwrap_or(false)
    }
}

impl AnyRules {
    /// The cards of a deal in shuffled order, the next to be dealt last; none if the game shuffles
    /// no deal of this number.
    #[must_use]
    pub fn stack(&self, seed: &Seed, deal: u16) -> Option<Vec<String>> {
        each_game!(Self, self, G: rules => <G as Filmed>::stack(rules, seed, deal))
    }
}

impl AnyRules {
    /// The cards before any shuffle.
    #[must_use]
    pub fn pack(&self) -> Vec<String> {
        each_game!(Self, self, G: rules => <G as Filmed>::pack(rules))
    }
}

impl AnyEvent {
    /// Which side the cards show from this event on, if it turns them over: their backs (true) or fronts.
    #[must_use]
    pub fn turned_over(&self) -> Option<bool> {
        each_game!(Self, self, G: event => <G as Game>::turned_over(event))
    }

    /// Whether a turn begins with this event, even if it is again the same seat's.
    #[must_use]
    pub fn begins_turn(&self) -> bool {
        each_game!(Self, self, G: event => <G as Filmed>::begins_turn(event))
    }
}
