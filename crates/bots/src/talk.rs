//! What is said at the table: one's own calls, and catching those of others.
//!
//! Attention is decided once for each opportunity and then kept: looking twice does not make a
//! player more attentive.

use stammtisch_engine::chance::Chance;
use stammtisch_engine::limits::{MAX_CALLS, MAX_SEATS};
use stammtisch_engine::mau::moves::CallIndex;
use stammtisch_engine::mau::{Move, Rules, View};
use stammtisch_engine::seat::Seat;

use crate::Thought;
use crate::pace::Pace;
use crate::people::Character;

/// What has been decided about an own call that is coming up or left out.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Own {
    /// It will be made, at the first chance.
    Before,
    /// It will be made once the card lies.
    After,
    /// It has slipped the mind, but may come back when the card lies.
    Forgotten,
    /// It has slipped the mind for good.
    Lost,
}

/// A mouth and two ears.
pub(crate) struct Talk {
    chance: Chance,
    character: Character,
    own: [Option<Own>; MAX_CALLS],
    noticed: [[Option<bool>; MAX_CALLS]; MAX_SEATS],
}

impl Talk {
    pub(crate) fn new(character: &Character, chance: Chance) -> Self {
        let (own, noticed) = ([None; MAX_CALLS], [[None; MAX_CALLS]; MAX_SEATS]);
        Self { chance, character: *character, own, noticed }
    }

    /// What is to be said whoever has the turn: catching others, making up for an own omission.
    pub(crate) fn speak_up(&mut self, view: &View, pace: &mut Pace) -> Option<Thought> {
        self.forget_the_past(view);
        for mv in &view.legal {
            match *mv {
                Move::Catch { seat, call } if self.notices(seat, call) => {
                    return Some(Thought { mv: *mv, think_ms: pace.catch() });
                }
                Move::Call { call } if is_open(view, call) => {
                    let remembered = self.own(call);
                    if let Some(think_ms) = self.makes_up(call, remembered, pace) {
                        return Some(Thought { mv: *mv, think_ms });
                    }
                }
                _ => {}
            }
        }
        None
    }

    /// The call to make before `mv` is made on one's own turn, if it comes to mind.
    pub(crate) fn before(&mut self, rules: &Rules, view: &View, mv: Move) -> Option<CallIndex> {
        let left = view.hand.len().checked_sub(1)?;
        let mut calls = view.legal.iter().filter_map(|legal| match legal {
            Move::Call { call } if !is_open(view, *call) => Some(*call),
            _ => None,
        });
        calls.find(|call| {
            let due = rules.call(*call).is_some_and(|(at, ..)| u32::from(at) == left);
            match mv {
                Move::Play { .. } => due && self.own(*call) == Own::Before,
                Move::Draw => due && self.chance.below(1000) < self.character.haste,
                _ => false,
            }
        })
    }

    /// What is kept in mind about a call, decided now if it has not been.
    fn own(&mut self, call: CallIndex) -> Own {
        let Self { chance, character, own, .. } = self;
        *own[usize::from(call) % MAX_CALLS].get_or_insert_with(|| {
            let remembers = chance.below(1000) < character.memory;
            let talks = chance.below(1000) < character.talk;
            match (remembers, talks) {
                (true, true) => Own::Before,
                (true, false) => Own::After,
                (false, _) => Own::Forgotten,
            }
        })
    }

    /// The time after which an omission is made up for, if it is.
    fn makes_up(&mut self, call: CallIndex, own: Own, pace: &mut Pace) -> Option<u32> {
        let kept = &mut self.own[usize::from(call) % MAX_CALLS];
        match own {
            Own::Before | Own::After => Some(pace.call()),
            Own::Forgotten if self.chance.below(2) == 0 => {
                *kept = Some(Own::After);
                Some(pace.recall())
            }
            Own::Forgotten => {
                *kept = Some(Own::Lost);
                None
            }
            Own::Lost => None,
        }
    }

    fn notices(&mut self, seat: Seat, call: CallIndex) -> bool {
        let Self { chance, character, noticed, .. } = self;
        let slot = &mut noticed[seat.index() % MAX_SEATS][usize::from(call) % MAX_CALLS];
        *slot.get_or_insert_with(|| chance.below(1000) < character.attention)
    }

    /// An opportunity that has passed is forgotten, so that the next one is decided anew.
    fn forget_the_past(&mut self, view: &View) {
        for player in &view.players {
            let own = Some(player.seat) == view.viewer;
            for call in 0..MAX_CALLS as u8 {
                let open = player.open.contains(&call);
                if !open {
                    self.noticed[player.seat.index() % MAX_SEATS][usize::from(call)] = None;
                }
                let over = own && !open && player.called.contains(&call);
                if over || (own && !open && view.viewer != Some(view.turn)) {
                    self.own[usize::from(call)] = None;
                }
            }
        }
    }
}

/// Whether the viewer has left this call out and can still make it.
fn is_open(view: &View, call: CallIndex) -> bool {
    let own = view.players.iter().find(|player| Some(player.seat) == view.viewer);
    own.is_some_and(|player| player.open.contains(&call))
}
