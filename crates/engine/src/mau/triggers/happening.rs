//! Events that set triggers off, in a small form: play pays nothing for events that no rule waits for.

use super::rule::On;
use crate::mau::cause::Cause;
use crate::mau::event::Event;
use crate::seat::Seat;

/// Something that has happened to one seat, or between two.
#[derive(Clone, Copy)]
pub(in crate::mau) struct Happening {
    pub(super) on: On,
    pub(super) seat: Seat,
    pub(super) besides: Option<(On, Seat)>,
    /// The number of cards drawn, or the index of the call.
    pub(super) number: u8,
    /// The other seat, if it happened between two.
    pub(super) other: Option<Seat>,
}

impl Happening {
    /// What an event can set triggers off by, if anything.
    // Where the kind of event is known, inlining folds most of this away, and no event is built.
    #[inline]
    pub(in crate::mau) fn of(event: &Event) -> Option<Self> {
        let one = |on, seat| Self { on, seat, besides: None, number: 0, other: None };
        let both = |on, seat, besides: (On, Seat)| Self {
            besides: Some(besides),
            other: Some(besides.1),
            ..one(on, seat)
        };
        let happening = match *event {
            Event::Drew { seat, cards, cause: Cause::Draw } => {
                Self { number: cards.len() as u8, ..one(On::Draws, seat) }
            }
            Event::Drew { cause: Cause::Named(_), .. }
            | Event::LaidBeside { cause: Cause::Named(_), .. } => return None,
            Event::Drew { seat, cards, .. } | Event::LaidBeside { seat, cards, .. } => {
                Self { number: cards.len() as u8, ..one(On::DrawsPenalty, seat) }
            }
            Event::Passed { seat } => one(On::Passes, seat),
            Event::Played { seat, wish: Some(_), .. } => both(On::Lays, seat, (On::Wishes, seat)),
            Event::Played { seat, .. } => one(On::Lays, seat),
            Event::Wished { seat, wish: Some(_) } => one(On::Wishes, seat),
            Event::JumpedIn { seat } => one(On::JumpsIn, seat),
            Event::Reversed { .. } => one(On::Reverses, Seat(0)),
            Event::Missed { seat } => one(On::Misses, seat),
            Event::Threatened { seat, .. } => one(On::Threatened, seat),
            Event::Gave { from, to, .. } => both(On::Gives, from, (On::Given, to)),
            Event::Took { from, to, .. } => both(On::Robbed, from, (On::Takes, to)),
            Event::Called { seat, call } => Self { number: call, ..one(On::Calls, seat) },
            Event::CallMissed { seat, call } => Self { number: call, ..one(On::Forgets, seat) },
            Event::FalseCall { seat, call } => Self { number: call, ..one(On::CallsFalsely, seat) },
            Event::Caught { seat, by, call } => {
                Self { number: call, ..both(On::Caught, seat, (On::Catches, by)) }
            }
            Event::FalseCatch { seat, by, call } => {
                Self { number: call, other: Some(seat), ..one(On::CatchesInVain, by) }
            }
            Event::Accused { seat, by, guilty: true } => {
                both(On::AccusedRightly, seat, (On::AccusesRightly, by))
            }
            Event::Accused { seat, by, guilty: false } => {
                both(On::AccusedWrongly, seat, (On::AccusesWrongly, by))
            }
            Event::Verdict { seat, by, guilty: true, .. } => {
                Self { other: Some(by), ..one(On::FoundGuilty, seat) }
            }
            Event::Verdict { seat, by, guilty: false, .. } => {
                Self { other: Some(seat), ..one(On::ChargesInVain, by) }
            }
            Event::WentOut { seat, .. } => one(On::GoesOut, seat),
            Event::CameBack { seat } => one(On::ComesBack, seat),
            _ => return None,
        };
        Some(happening)
    }
}
