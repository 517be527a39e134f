//! What trying out means in Mau-Mau: somebody lays all cards.

use stammtisch_engine::mau::event::Ending;
use stammtisch_engine::mau::rules::doc::{EmptyPile, LimitThen};
use stammtisch_engine::mau::{Event, Mau, Move, Rules};

use super::tried::{How, Kind, Noted, Tried, Words};

impl Tried for Mau {
    const WORDS: &'static Words = &Words {
        share: "first_out",
        deals: ["Runden", "deals"],
        deal: ["eine Runde", "a deal"],
        out: ["fertig", "out"],
        shares: ["zuerst fertig: gibt, links …", "first out: dealer, left …"],
        first: ["wer gibt", "the dealer"],
        comes: ["ist", "is first out in"],
        comes_de_after: " zuerst fertig",
    };

    fn note(event: Event, tell: &mut impl FnMut(Noted)) {
        match event {
            Event::DealStarted { dealer, .. } => tell(Noted::Begins(dealer)),
            Event::WentOut { seat, place: 1 } => tell(Noted::Share(seat)),
            Event::DealEnded { ending, .. } => tell(Noted::Ends(match ending {
                Ending::Out => How::Out,
                Ending::Stuck => How::Stuck,
                Ending::Capped => How::Endless,
                Ending::PileEmpty => How::PileEmpty,
            })),
            _ => {}
        }
    }

    /// Where nobody draws, or a time comes when nobody does, whoever cannot lay just passes, and
    /// when nobody can the deal is over.
    fn may_block(rules: &Rules) -> bool {
        let draw = &rules.doc().draw;
        let bounded = draw.limit.as_ref().is_some_and(|limit| limit.then == LimitThen::NoMore);
        draw.count == 0 || draw.empty == EmptyPile::Nothing || bounded
    }

    fn kind(mv: Move) -> Kind {
        match mv {
            Move::Play { .. } => Kind::Ahead,
            Move::Call { .. } => Kind::Call,
            _ if mv.is_turn_move() => Kind::Turn,
            _ => Kind::Aside,
        }
    }

    fn is_tried(mv: Move) -> bool {
        !matches!(mv, Move::Catch { .. })
    }
}
