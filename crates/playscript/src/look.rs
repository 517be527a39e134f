//! Checks `expect` lines against the position, in every game.

use super::game::{Compared, Moment};
use stammtisch_engine::game::Status;
use stammtisch_engine::seat::Seat;

use super::expect::{Expect, Which};
use super::game::{Facts, Scripted};
use super::{event, show};

impl<G: Scripted> Moment<'_, G> {
    pub(super) fn compare(&self, expect: &Expect<G>) -> Compared {
        let Self { table, state, .. } = *self;
        let Facts { turn, phase, direction, cards, draw_pile, winners } =
            G::facts(table.rules, state);
        let status = G::status(state);
        match expect {
            Expect::Turn(seat) => {
                let playing = status == Status::Playing;
                both(table.of(*seat), if playing { table.of(turn) } else { "nobody: it is over" })
            }
            Expect::Phase(name) => both(name, phase),
            Expect::Direction(way) => both(show::direction(*way), show::direction(direction)),
            Expect::Cards(seat, count) => both(count, show::or_none(cards.get(seat.index()))),
            Expect::DrawPile(count) => both(count, draw_pile),
            Expect::Winners(seats) => {
                let won = match status {
                    Status::MatchOver => table.names.list(winners),
                    _ => "the match is not over".into(),
                };
                (table.names.list(*seats), won)
            }
            Expect::MatchOver(over) => {
                both(show::running(*over), show::running(status == Status::MatchOver))
            }
            Expect::MovesAre(which, seat, patterns) => self.moves_are(*which, *seat, patterns),
            Expect::Moves(which, seat, pattern, wanted) => {
                self.moves(*which, *seat, pattern, *wanted)
            }
            Expect::Event(wanted, there) => {
                let events = self.events.iter().map(|event| G::event_words(event, table));
                happened(wanted, *there, events.collect())
            }
            Expect::OfTheGame(expect) => G::compare(expect, self),
        }
    }

    fn list(&self, which: Which, seat: Seat) -> Vec<G::Move> {
        match which {
            Which::Legal => {
                let mut moves = G::Moves::default();
                G::legal(self.table.rules, self.state, seat, &mut moves);
                moves.to_vec()
            }
            Which::Daring => {
                let mut moves = Vec::new();
                G::irregular(self.table.rules, self.state, seat, &mut moves);
                moves
            }
        }
    }

    fn moves_are(&self, which: Which, seat: Seat, patterns: &[G::Pattern]) -> Compared {
        let (table, moves) = (self.table, self.list(which, seat));
        let all_found = patterns.iter().all(|one| moves.iter().any(|mv| G::means(one, *mv)));
        let all_named = moves.iter().all(|mv| patterns.iter().any(|one| G::means(one, *mv)));
        let expected = show::list(patterns.iter().map(|one| G::pattern_words(one, table)));
        let found =
            if all_found && all_named { expected.clone() } else { show::moves(&moves, table) };
        (expected, found)
    }

    fn moves(&self, which: Which, seat: Seat, pattern: &G::Pattern, wanted: bool) -> Compared {
        let (table, moves) = (self.table, self.list(which, seat));
        let there = moves.iter().any(|mv| G::means(pattern, *mv));
        let text = G::pattern_words(pattern, table);
        let expected = if wanted { format!("{text} among others") } else { format!("not {text}") };
        let found = if there == wanted { expected.clone() } else { show::moves(&moves, table) };
        (expected, found)
    }
}

pub(super) fn both(expected: impl ToString, found: impl ToString) -> Compared {
    (expected.to_string(), found.to_string())
}

/// Whether one of `events` begins with `wanted`, or none of them does if it must not be `there`.
pub(super) fn happened(wanted: &str, there: bool, events: Vec<String>) -> Compared {
    let happened = events.iter().any(|text| event::begins(text, wanted));
    let expected = if there { wanted.to_owned() } else { format!("no event `{wanted}`") };
    let all = || format!("these events: {}", events.join("; "));
    if happened == there { both(&expected, &expected) } else { (expected, all()) }
}
