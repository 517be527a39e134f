//! Conditions on how a seat stands in the match: its points, the deals it has won, how many cards
//! it was dealt.

use crate::digest::Digest;
use crate::limits::{MAX_CARDS, MAX_SEATS};
use crate::mau::conditions::has;
use crate::mau::deal::hand;
use crate::mau::never;
use crate::mau::points;
use crate::mau::rules::Rules;
use crate::mau::rules::doc::{HouseRules, Span};
use crate::mau::state::State;
use crate::rules::Findings;
use crate::seat::{Seat, SeatSet};

/// What is asked of it: all that is said must hold.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::mau) struct Standing {
    pub(in crate::mau) score: Option<Span>,
    pub(in crate::mau) won: Option<Span>,
    pub(in crate::mau) won_in_a_row: Option<Span>,
    pub(in crate::mau) dealt: Option<Span>,
}

/// Most points and most deals won that are told apart.
const MOST_POINTS: u16 = 10_000;
const MOST_WON: u16 = 100;

impl Standing {
    /// Whether it matters who has won deals.
    pub(in crate::mau) const fn counts_wins(&self) -> bool {
        self.won.is_some() || self.won_in_a_row.is_some()
    }

    /// Each of them, by its key, with its bounds.
    pub(in crate::mau) const fn spans(&self) -> [(&'static str, Option<Span>, (u16, u16)); 4] {
        [
            ("score", self.score, (0, MOST_POINTS)),
            ("won", self.won, (0, MOST_WON)),
            ("won_in_a_row", self.won_in_a_row, (0, MOST_WON)),
            ("dealt", self.dealt, (1, MAX_CARDS as u16)),
        ]
    }

    /// Whether it is so for `seat`.
    pub(in crate::mau) fn holds(&self, rules: &Rules, state: &State, seat: Seat) -> bool {
        let score = || points::so_far(rules, state, seat).max(0).unsigned_abs();
        let tally = &state.tally;
        self.score.is_none_or(|asked| has(Some(asked), score()))
            && has(self.won, tally.won[seat.index()].into())
            && self.won_in_a_row.is_none_or(|asked| has(Some(asked), tally.in_a_row(rules, seat)))
            && has(self.dealt, state.kept.dealt[seat.index()].into())
    }

    /// What can never be so in such a match. At the `end` of a deal somebody may have won it.
    pub(in crate::mau) fn warn(
        &self,
        doc: &HouseRules,
        end: bool,
        field: &str,
        found: &mut Findings,
    ) {
        if let Some((most, why)) = never::most_points(doc)
            && !(end && most > 0)
            && never::none_of(self.score, 0, most)
        {
            found.add("no_effect", format!("{field}.score"), why);
        }
        let (least, most) = dealt_at_all(doc);
        if never::none_of(self.dealt, least, most) {
            let message = if least == most {
                (
                    format!("hier bekommen immer alle gleich viele Karten: {least}"),
                    format!("everybody is always dealt the same number of cards here: {least}"),
                )
            } else {
                (
                    format!("so viele Karten bekommt hier niemand: Es sind {least} bis {most}"),
                    format!("nobody is dealt so many cards here: it is {least} to {most}"),
                )
            };
            found.add("no_effect", format!("{field}.dealt"), message);
        }
        let Some(last) = never::most_deals(doc) else { return };
        let most = if end { last } else { last.saturating_sub(1) };
        for (key, asked) in [("won", self.won), ("won_in_a_row", self.won_in_a_row)] {
            if never::none_of(asked, 0, most) {
                found.add("no_effect", format!("{field}.{key}"), never::no_more_deals(last));
            }
        }
    }
}

/// How few and how many cards anybody is dealt in these rules.
pub(in crate::mau) fn dealt_at_all(doc: &HouseRules) -> (u16, u16) {
    let hands = (doc.seats.min..=doc.seats.max).map(|seats| u16::from(hand(doc, seats)));
    let (mut least, mut most) =
        hands.fold((u16::MAX, 0), |(least, most), hand| (least.min(hand), most.max(hand)));
    if let Some(choice) = &doc.deal.hand_choice {
        (least, most) = (choice.min.into(), choice.max.into());
    }
    if let Some(by) = &doc.deal.hand_by {
        (least, most) = (least.min(by.least.into()), most.max(by.most.into()));
    }
    (least, most)
}

/// Deals won in this match, where that matters.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct DealsWon {
    pub(in crate::mau) won: [u8; MAX_SEATS],
    /// Who has won the last deal that is over, and how many in a row with it.
    pub(in crate::mau) last: Option<Seat>,
    pub(in crate::mau) row: u8,
}

impl DealsWon {
    pub(in crate::mau) const NOTHING: Self = Self { won: [0; MAX_SEATS], last: None, row: 0 };

    /// A deal is over that `seat` has won, or nobody.
    pub(in crate::mau) fn count(&mut self, rules: &Rules, seat: Option<Seat>) {
        let again =
            self.last.is_some_and(|last| seat.is_some_and(|seat| rules.teams.of(last).has(seat)));
        self.row = if again { self.row.saturating_add(1) } else { u8::from(seat.is_some()) };
        self.last = seat;
        for seat in seat.map_or(SeatSet::EMPTY, |seat| rules.teams.of(seat)) {
            let won = &mut self.won[seat.index()];
            *won = won.saturating_add(1);
        }
    }

    fn in_a_row(&self, rules: &Rules, seat: Seat) -> u32 {
        let own = self.last.is_some_and(|last| rules.teams.of(last).has(seat));
        if own { self.row.into() } else { 0 }
    }

    /// Adds nothing where nothing is counted, as in all older games.
    pub(in crate::mau) fn add_to(&self, sum: &mut Digest) {
        if *self == Self::NOTHING {
            return;
        }
        let Self { won, last, row } = self;
        sum.bytes(won);
        sum.bytes(&[last.map_or(99, |seat| seat.0), *row]);
    }
}

/// Those who stand best in the match, or worst; nobody while all stand the same.
pub(in crate::mau) fn ahead(rules: &Rules, state: &State, best: bool) -> SeatSet {
    let seats = || Seat::first(rules.seats).filter(|seat| !state.knocked_out.has(*seat));
    let stands = |seat: Seat| {
        let stands = points::stands(rules, state, seat);
        if best { stands } else { -stands }
    };
    let most = seats().map(stands).max();
    let first: SeatSet = seats().filter(|seat| Some(stands(*seat)) == most).collect();
    if first.len() == seats().count() as u32 { SeatSet::EMPTY } else { first }
}
