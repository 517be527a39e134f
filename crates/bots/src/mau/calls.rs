//! A bot's own calls, and catching those of others.
//!
//! Attention is decided once for each opportunity and then kept: looking twice does not make a player more
//! attentive.

use stammtisch_engine::chance::Chance;
use stammtisch_engine::limits::{MAX_CALLS, MAX_SEATS};
use stammtisch_engine::mau::moves::CallIndex;
use stammtisch_engine::mau::{Move, Rules, View};
use stammtisch_engine::seat::Seat;

use crate::mau::BotDecision;
use crate::mau::pace::Pace;
use crate::mau::personas::Character;

/// What has been decided about one's own call that is coming up or was left out.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Own {
    /// It will be made, at the first opportunity.
    Before,
    /// It will be made once the card is laid.
    After,
    /// It is forgotten, but may be remembered once the card is laid.
    Forgotten,
    /// It is forgotten for good.
    Lost,
}

/// A situation on one's own turn: deal, cards in the hand, cards on the pile.
type Situation = (u16, u32, u32);

/// A bot's calls and catches.
pub(crate) struct Calls {
    chance: Chance,
    character: Character,
    own: [Option<(Situation, Own)>; MAX_CALLS],
    noticed: [[Option<bool>; MAX_CALLS]; MAX_SEATS],
}

impl Calls {
    pub(crate) fn new(character: &Character, chance: Chance) -> Self {
        let (own, noticed) = ([None; MAX_CALLS], [[None; MAX_CALLS]; MAX_SEATS]);
        Self { chance, character: *character, own, noticed }
    }

    /// What to say, whoever has the turn: catching others, making up for one's own omission.
    pub(crate) fn speak_up(&mut self, view: &View, pace: &mut Pace) -> Option<BotDecision> {
        self.forget_the_past(view);
        for mv in &view.legal {
            match *mv {
                Move::Catch { seat, call } if self.notices(seat, call) => {
                    return Some(BotDecision::new(*mv, pace.react()));
                }
                Move::Call { call } if is_open(view, call) => {
                    if let Some(think_ms) = self.makes_up(view, call, pace) {
                        return Some(BotDecision::new(*mv, think_ms));
                    }
                }
                _ => {}
            }
        }
        None
    }

    /// The call to make before `mv` on one's own turn, if the bot remembers it.
    pub(crate) fn before(&mut self, rules: &Rules, view: &View, mv: Move) -> Option<CallIndex> {
        let (acting, laid) = match mv {
            Move::Play(play) => (Some(play.face()), 1 + u32::from(play.under.is_some())),
            _ => (None, 1),
        };
        let left = view.hand.len().checked_sub(laid)?;
        let due = |call: &u8| {
            let for_it = acting.is_none_or(|card| rules.call_is_for(*call, card));
            let now = |at: Option<u8>| at.is_none_or(|at| u32::from(at) == left);
            for_it && rules.call(*call).is_some_and(|(at, ..)| now(at))
        };
        let can_say = |call: u8| view.legal.contains(&Move::Call { call }) && !is_open(view, call);
        let wise = |call: u8| {
            let now = || view.calls.iter().any(|it| it.call == call && it.right);
            !rules.call_is_of_intent(call) || now()
        };
        let mut said = None;
        for call in (0..MAX_CALLS as u8).filter(due) {
            let says = match mv {
                Move::Play(_) => match self.own(view, call) {
                    Own::Before => true,
                    Own::After => rules.call_is_made_ahead(call),
                    Own::Forgotten | Own::Lost => false,
                },
                Move::Draw => self.chance.below(1000) < self.character.haste,
                _ => false,
            };
            if says && said.is_none() && can_say(call) && wise(call) {
                said = Some(call);
            }
        }
        said
    }

    /// What the bot decides about a call as the card is laid: once per situation.
    fn own(&mut self, view: &View, call: CallIndex) -> Own {
        let now = (view.deal, view.hand.len(), view.discards.len());
        let Self { chance, character, own, .. } = self;
        let slot = &mut own[usize::from(call) % MAX_CALLS];
        if let Some((situation, decided)) = *slot
            && situation == now
        {
            return decided;
        }
        let remembers = chance.below(1000) < character.memory;
        let talks = chance.below(1000) < character.talk;
        let decided = match (remembers, talks) {
            (true, true) => Own::Before,
            (true, false) => Own::After,
            (false, _) => Own::Forgotten,
        };
        *slot = Some((now, decided));
        decided
    }

    /// The time after which the bot makes up for an omission, if it does.
    fn makes_up(&mut self, view: &View, call: CallIndex, pace: &mut Pace) -> Option<u32> {
        let index = usize::from(call) % MAX_CALLS;
        let (situation, decided) = match self.own[index] {
            Some(kept) => kept,
            None => ((view.deal, view.hand.len(), view.discards.len()), self.own(view, call)),
        };
        match decided {
            Own::Before | Own::After => Some(pace.call()),
            Own::Forgotten => {
                let recalls = self.chance.below(2) == 0;
                let then = if recalls { Own::After } else { Own::Lost };
                self.own[index] = Some((situation, then));
                recalls.then(|| pace.recall())
            }
            Own::Lost => None,
        }
    }

    fn notices(&mut self, seat: Seat, call: CallIndex) -> bool {
        let Self { chance, character, noticed, .. } = self;
        let slot = &mut noticed[seat.index() % MAX_SEATS][usize::from(call) % MAX_CALLS];
        *slot.get_or_insert_with(|| chance.below(1000) < character.attention)
    }

    /// Forgets opportunities that have passed, so that the next one is decided afresh.
    fn forget_the_past(&mut self, view: &View) {
        for player in &view.players {
            let own = Some(player.seat) == view.viewer;
            for call in 0..MAX_CALLS as u8 {
                let open = player.open.contains(&call);
                if !open {
                    self.noticed[player.seat.index() % MAX_SEATS][usize::from(call)] = None;
                }
                if own && !open && view.viewer != Some(view.turn) {
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
