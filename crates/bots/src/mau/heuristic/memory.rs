//! What each seat has shown it does not hold: where laying is compulsory, a player who draws could not lay.

use stammtisch_engine::card_set::KindSet;
use stammtisch_engine::limits::MAX_SEATS;
use stammtisch_engine::mau::rules::doc::DrawWhen;
use stammtisch_engine::mau::view::PhaseView;
use stammtisch_engine::mau::{Move, Rules, View};
use stammtisch_engine::seat::Seat;

/// Kinds that some of the cards of a hand are known not to be.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Lacks {
    pub(super) kinds: KindSet,
    /// For how many cards of the hand this is known; those drawn since may be anything.
    pub(super) cards: u32,
}

/// What the next seat was left with to lay on.
#[derive(Clone, Copy)]
struct Question {
    seat: Seat,
    held: u32,
    fits: KindSet,
}

/// What has been learned in the deal.
#[derive(Default)]
pub(super) struct Memory {
    deal: u16,
    /// The side of the cards that this is about.
    turned: bool,
    lacks: [Lacks; MAX_SEATS],
    asked: Option<Question>,
    /// Whether the player's last card was laid in answer to a threat.
    answered: bool,
}

impl Memory {
    /// Learns from the current view.
    pub(super) fn look(&mut self, rules: &Rules, view: &View) {
        if (self.deal, self.turned) != (view.deal, view.turned) {
            *self = Self { deal: view.deal, turned: view.turned, ..Self::default() };
        }
        if let Some(question) = self.asked.filter(|question| question.seat != view.turn) {
            self.asked = None;
            let now = held(view, question.seat);
            if now == question.held + u32::from(rules.doc().draw.count) {
                let known = &mut self.lacks[question.seat.index()];
                let same_cards = known.cards >= question.held;
                let before = if same_cards { known.kinds } else { KindSet::EMPTY };
                *known = Lacks { kinds: before.or(question.fits), cards: question.held };
            }
        }
        for (known, player) in self.lacks.iter_mut().zip(&view.players) {
            known.cards = known.cards.min(u32::from(player.cards));
        }
    }

    /// Remembers what the next seat has to lay on after one's own move. Where drawing is free its answer
    /// reveals nothing, since a good card may be held back. Nor does it where cards move in other ways as
    /// well.
    pub(super) fn ask(&mut self, rules: &Rules, view: &View, seat: Seat, fits: KindSet) {
        let (draw, lay) = (&rules.doc().draw, &rules.doc().lay);
        let plain = draw.times == 1 && lay.is_plain() && !rules.moves_hands();
        let tells = draw.when == DrawWhen::NothingFits && plain && Some(seat) != view.viewer;
        self.asked = tells.then(|| Question { seat, held: held(view, seat), fits });
    }

    /// Forgets the question: the next seat is asked for something other than laying.
    pub(super) const fn ask_nothing(&mut self) {
        self.asked = None;
    }

    /// Remembers what kind of move one's own last one was.
    pub(super) const fn note(&mut self, view: &View, mv: Move) {
        self.answered =
            matches!(mv, Move::Play(_)) && matches!(view.phase, PhaseView::Threat { .. });
    }

    /// Whether the player's last card was laid in answer to a threat.
    pub(super) const fn answered(&self) -> bool {
        self.answered
    }

    pub(super) const fn lacks(&self, seat: Seat) -> Lacks {
        self.lacks[seat.index()]
    }
}

fn held(view: &View, seat: Seat) -> u32 {
    view.players.get(seat.index()).map_or(0, |player| u32::from(player.cards))
}
