//! Why a move is refused, in words: the general meaning of the refusal (`words`), or particulars of the
//! position where there are any: `lay` covers laying cards, `threat` the threat against a seat, `turn`
//! drawing and passing, `say` calls and what has to be named, `others` catching and accusing, and `kinds`
//! names cards.

mod kinds;
mod lay;
mod others;
mod say;
mod threat;
mod turn;
mod words;

use stammtisch_engine::card::Card;
use stammtisch_engine::card_set::{CardSet, KindSet};
use stammtisch_engine::mau::moves::{Move, Play};
use stammtisch_engine::mau::refusal::Refusal;
use stammtisch_engine::mau::rules::Rules;
use stammtisch_engine::mau::rules::doc::DrawThen;
use stammtisch_engine::mau::{InfoSet, Phase};
use stammtisch_engine::rules::Text;
use stammtisch_engine::seat::Seat;

use crate::grammar::{line, text};
use crate::{Reason, SeatNames};

pub(super) use words::words;

/// Why a move may not be made now, or why that would be cheating; none if it may.
pub(super) fn why(seen: InfoSet<'_>, mv: Move, names: SeatNames<'_>) -> Option<Reason<Refusal>> {
    let case = Case { seen, mv, names };
    let refusal = match seen.check(mv) {
        Ok(()) => return case.irregular(),
        Err(Refusal::StandsForMissing | Refusal::WishMissing) if case.is_dare() => {
            return case.irregular();
        }
        Err(refusal) => case.of_all_forms(refusal),
    };
    let text = case.particulars(refusal).unwrap_or_else(|| words(refusal));
    Some(Reason { refusal: Some(refusal), text })
}

/// Why the honest rules refuse a move, in words for the player who would make it.
pub(super) fn against(seen: InfoSet<'_>, mv: Move, refusal: Refusal, names: SeatNames<'_>) -> Text {
    Case { seen, mv, names }.particulars(refusal).unwrap_or_else(|| words(refusal))
}

/// The move that was tried, and what the player who tried it knows.
#[derive(Clone, Copy)]
struct Case<'a> {
    seen: InfoSet<'a>,
    mv: Move,
    names: SeatNames<'a>,
}

impl<'a> Case<'a> {
    /// The particulars of this position; none where the refusal says it all.
    fn particulars(self, refusal: Refusal) -> Option<Text> {
        let laid =
            matches!(refusal, Refusal::DoesNotFit | Refusal::DoesNotAnswer | Refusal::NotTogether);
        if let Some(why) = laid.then(|| self.barred()).flatten() {
            return Some(why);
        }
        match refusal {
            Refusal::NotYourTurn => self.not_your_turn(),
            Refusal::NotInHand => self.not_in_hand(),
            Refusal::DoesNotFit => self.does_not_fit(),
            Refusal::OnlyTheDrawnCard => self.only_the_drawn_card(),
            Refusal::NotAsLast => self.not_as_last(),
            Refusal::NotTogether => self.not_together(),
            Refusal::DoesNotAnswer => self.does_not_answer(),
            Refusal::MustAnswerOrAccept => self.must_answer_or_accept(),
            Refusal::AlreadyDrawn => self.already_drawn(),
            Refusal::MustPlay | Refusal::MustLayDrawn => self.must_play(),
            Refusal::MustDrawFirst => self.must_draw_first(),
            Refusal::MustDrawOn => self.must_draw_on(),
            Refusal::LastCardLies => self.last_card_lies(),
            Refusal::WishMissing | Refusal::WishNotAllowed => self.wish(refusal),
            Refusal::ChooseFirst => self.choose_first(),
            Refusal::ChooseHandFirst | Refusal::NotSoMany => self.hand_choice(refusal),
            Refusal::NotThatSeat => self.not_that_seat(),
            Refusal::AlreadyCalled => self.already_called(),
            Refusal::NothingToCall => self.nothing_to_call(),
            Refusal::NothingToCatch => self.nothing_to_catch(),
            Refusal::NothingToAccuse => self.nothing_to_accuse(),
            Refusal::Barred => self.may_not_go_out(),
            Refusal::NoSuchSeat
            | Refusal::DealOver
            | Refusal::DealNotOver
            | Refusal::MatchOver
            | Refusal::NothingToAccept
            | Refusal::NoSuchCall
            | Refusal::NothingToChoose
            | Refusal::AnotherCard
            | Refusal::StandsForMissing
            | Refusal::StandsForNothing
            | Refusal::NothingToClaim
            | Refusal::NoCheating
            | Refusal::NoSuchCharge
            | Refusal::NothingToCharge
            | Refusal::ChargeStands
            | Refusal::RuleAsks => None,
        }
    }

    /// A card given without details may lack a wish, or what it stands for. If it can be laid in some form,
    /// that detail is missing; if in none, the reason is one that all forms share.
    fn of_all_forms(self, refusal: Refusal) -> Refusal {
        let Move::Play(Play { card, stands_for: None, wish: None, claim: false, under: None }) =
            self.mv
        else {
            return refusal;
        };
        if refusal != Refusal::StandsForMissing || self.can_be_laid(card) {
            return refusal;
        }
        let forms = self.rules().pack().map(|kind| {
            let stands_for = Some(kind);
            let mv = Move::Play(Play { card, stands_for, wish: None, claim: false, under: None });
            self.seen.check(mv).err()
        });
        // If one form may not be the last card, that form would otherwise be legal.
        let rank = |refusal: &Refusal| match refusal {
            Refusal::NotAsLast => 2,
            Refusal::StandsForMissing | Refusal::StandsForNothing | Refusal::WishMissing => 0,
            _ => 1,
        };
        forms.flatten().max_by_key(rank).filter(|found| rank(found) > 0).unwrap_or(refusal)
    }

    fn can_be_laid(self, card: Card) -> bool {
        self.layable().has(card) || self.is_dare()
    }

    /// Whether the card that was tried can be laid, but not honestly (VER-14, ERF-11).
    fn is_dare(self) -> bool {
        let Move::Play(Play { card, under: None, .. }) = self.mv else { return false };
        if self.rules().doc().cheat.is_none() || self.layable().has(card) {
            return false;
        }
        laid(&self.seen.irregular()).has(card)
    }

    /// Why laying this card would be cheating; none if it would not be.
    fn irregular(self) -> Option<Reason<Refusal>> {
        if let Some(refusal) = self.withholds() {
            return Some(self.would_be_cheating(refusal));
        }
        let card = self.card().filter(|_| self.is_dare())?;
        let refusal = match (self.seen.phase(), self.rules().doc().draw.then) {
            (Phase::Drawn, DrawThen::Nothing) => Refusal::AlreadyDrawn,
            (Phase::Drawn, DrawThen::LayDrawn) if !self.seen.drawn().has(card) => {
                Refusal::OnlyTheDrawnCard
            }
            _ => Refusal::DoesNotFit,
        };
        Some(self.would_be_cheating(refusal))
    }

    fn would_be_cheating(self, refusal: Refusal) -> Reason<Refusal> {
        let why = self.particulars(refusal).unwrap_or_else(|| words(refusal));
        let text = line(&[text("Das wäre gemogelt.", "That would be cheating."), why]);
        Reason { refusal: None, text }
    }

    /// Why the honest rules refuse drawing or passing as if nothing fitted; none if this is not such a move.
    fn withholds(self) -> Option<Refusal> {
        let besides = matches!(self.mv, Move::Draw | Move::Pass);
        let withholds = besides && self.seen.irregular().contains(&self.mv);
        withholds.then(|| match (self.seen.phase(), self.mv) {
            (Phase::Drawn, Move::Pass) => Refusal::MustLayDrawn,
            (Phase::Drawn, _) => Refusal::AlreadyDrawn,
            _ => Refusal::MustPlay,
        })
    }

    /// The kinds of the seat's own hand that can honestly be laid now.
    fn layable(self) -> KindSet {
        laid(&self.seen.legal())
    }

    fn rules(self) -> &'a Rules {
        self.seen.rules()
    }

    fn hand(self) -> CardSet {
        self.seen.hand()
    }

    fn name(self, seat: Seat) -> String {
        (self.names)(seat)
    }
}

fn laid(moves: &[Move]) -> KindSet {
    let card = |mv: &Move| match mv {
        Move::Play(Play { card, .. }) => Some(*card),
        _ => None,
    };
    moves.iter().filter_map(card).collect()
}
