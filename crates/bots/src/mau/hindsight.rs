//! Looking back at a match of the Mau-Mau family: who could answer, lay, go out; and was it right to
//! accuse or to catch?

use std::collections::BTreeSet;

use stammtisch_engine::card::Card;
use stammtisch_engine::card_set::KindSet;
use stammtisch_engine::film::{EndedMatch, Filmed};
use stammtisch_engine::game::{Game, Status};
use stammtisch_engine::mau::Cause;
use stammtisch_engine::mau::info_set::InfoSet;
use stammtisch_engine::mau::rules::doc::DrawWhen;
use stammtisch_engine::mau::view::PhaseView;
use stammtisch_engine::mau::{Event, Mau, Move, MoveList, Open, Rules, State};
use stammtisch_engine::seat::Seat;

use crate::hindsight::{About, Did, HindsightGame, Tell};
use crate::mau::heuristic::fitting;

/// How often somebody draws who could have laid, where that is allowed, and where it is not.
const HELD_BACK: f64 = 0.2;
const AGAINST_THE_RULES: f64 = 0.01;

/// A seat drew where it could have laid one of these.
#[derive(Clone, Copy)]
struct Lacking {
    seat: Seat,
    kinds: KindSet,
    /// So many cards of its hand it held then.
    held: u32,
    /// How likely it held one all the same.
    held_back: f64,
}

/// What was learned of hands in a deal.
#[derive(Clone, Default)]
pub struct Memory {
    lacking: Vec<Lacking>,
}

impl HindsightGame for Mau {
    type Memory = Memory;
    type Card = Card;

    fn kinds(rules: &Rules) -> Vec<Card> {
        let kinds: BTreeSet<Card> = rules.deck().cards().collect();
        // Those without a rank come last.
        let (mut ranked, rest): (Vec<Card>, Vec<Card>) =
            kinds.into_iter().partition(|card| card.rank().is_some());
        ranked.sort_by_key(|card| card.rank());
        ranked.into_iter().chain(rest).collect()
    }

    fn hand(open: &Open, seat: Seat) -> Vec<Card> {
        open.hands.get(seat.index()).into_iter().flat_map(|hand| hand.cards()).collect()
    }

    fn rank(card: Card) -> Option<String> {
        card.rank().map(|rank| rank.to_string())
    }

    fn memory(_: &Rules) -> Memory {
        Memory::default()
    }

    fn remember(
        memory: &mut Memory,
        rules: &Rules,
        before: &State,
        did: Did<Move>,
        events: &[Event],
    ) {
        if let Did::Move(seat, Move::Draw | Move::Accept) = did {
            memory.lacking.extend(lacking(rules, before, seat));
        }
        for event in events {
            memory.hear(event);
        }
    }

    fn weight(
        memory: &Memory,
        rules: &Rules,
        world: &State,
        viewer: Seat,
        ended: EndedMatch,
    ) -> f64 {
        let others = memory.lacking.iter().filter(|known| known.seat != viewer);
        let mut others = others.peekable();
        if others.peek().is_none() {
            return 1.0;
        }
        let hands = Self::open(rules, world, ended).hands;
        let likely = |known: &Lacking| {
            let Some(hand) = hands.get(known.seat.index()) else { return 1.0 };
            let fitting = hand.cards().filter(|card| known.kinds.has(*card)).count() as u32;
            let none = none_of(hand.len(), fitting, known.held);
            known.held_back + (1.0 - known.held_back) * none
        };
        others.map(likely).product()
    }

    fn stakes(rules: &Rules, world: &State, seat: Seat, mv: Move, tell: Tell<'_>) {
        let mut after = world.clone();
        let mut judged = None;
        let played = Self::play(rules, &mut after, seat, mv, &mut |event| match event {
            Event::Accused { seat, guilty, .. } => judged = Some((About::Cheated(seat), guilty)),
            Event::Caught { seat, .. } => judged = Some((About::LeftOut(seat), true)),
            Event::FalseCatch { seat, .. } => judged = Some((About::LeftOut(seat), false)),
            _ => {}
        });
        if played.is_err() {
            return;
        }
        match mv {
            Move::Accuse { .. } | Move::Catch { .. } => {
                if let Some((about, so)) = judged {
                    tell(about, so);
                }
            }
            Move::Play { .. } | Move::Wish { .. } | Move::Target { .. } | Move::Give { .. } => {
                next_can(rules, &after, seat, tell);
            }
            Move::Draw => draw_fits(rules, &after, seat, tell),
            _ => {}
        }
    }
}

/// Whether a card just drawn can be laid at once, where it may be.
fn draw_fits(rules: &Rules, after: &State, seat: Seat, tell: Tell<'_>) {
    let view = Mau::view(rules, after, None);
    if Mau::status(after) == Status::Playing
        && matches!(view.phase, PhaseView::Drawn)
        && view.turn == seat
    {
        tell(About::DrawFits(seat), lays(rules, after, seat));
    }
}

/// What the seat can do that is asked next.
fn next_can(rules: &Rules, after: &State, seat: Seat, tell: Tell<'_>) {
    if Mau::status(after) != Status::Playing {
        return;
    }
    let view = Mau::view(rules, after, None);
    let next = view.turn;
    if next == seat {
        return;
    }
    let can = lays(rules, after, next);
    match view.phase {
        PhaseView::Threat { .. } => tell(About::Answers(next), can),
        PhaseView::Turn => {
            let cards = view.players.get(next.index()).map_or(0, |player| player.cards);
            tell(if cards == 1 { About::GoesOut(next) } else { About::Lays(next) }, can);
        }
        _ => {}
    }
}

fn lays(rules: &Rules, state: &State, seat: Seat) -> bool {
    let mut moves = MoveList::default();
    Mau::legal(rules, state, seat, &mut moves);
    moves.iter().any(|mv| matches!(mv, Move::Play { .. }))
}

/// What a seat does not hold, most likely, that draws now.
fn lacking(rules: &Rules, before: &State, seat: Seat) -> Option<Lacking> {
    let view = Mau::view(rules, before, None);
    let rules = InfoSet::rules_in_force(rules, before);
    let face = view.top_as.or(view.top)?;
    let kinds = match view.phase {
        PhaseView::Turn => fitting(rules, face, view.wish),
        PhaseView::Threat { .. } => rules.answering(face),
        _ => return None,
    };
    let strict = rules.doc().draw.when == DrawWhen::NothingFits
        && matches!(view.phase, PhaseView::Turn)
        && rules.doc().cheat.is_none();
    let held = u32::from(view.players.get(seat.index())?.cards);
    let held_back = if strict { AGAINST_THE_RULES } else { HELD_BACK };
    Some(Lacking { seat, kinds, held, held_back })
}

impl Memory {
    /// Forgets what is no longer so.
    fn hear(&mut self, event: &Event) {
        match *event {
            Event::DealStarted { .. }
            | Event::Rotated { .. }
            | Event::Accused { guilty: true, .. } => {
                self.lacking.clear();
            }
            Event::Swapped { seats, .. } => seats.iter().for_each(|seat| self.forget(*seat)),
            Event::PutUnder { seat, .. } => self.forget(seat),
            Event::Gave { from, to, .. } | Event::Took { from, to, .. } => {
                self.forget(from);
                self.forget(to);
            }
            Event::TookPile { seat, .. }
            | Event::Renewed { seat, .. }
            | Event::Bought { seat, .. }
            | Event::SlippedBack { seat }
            | Event::Withdrew { seat }
            | Event::Drew { seat, cause: Cause::Closing(_), .. } => self.forget(seat),
            Event::Played { seat, card, .. } => {
                for known in self.lacking.iter_mut().filter(|known| known.seat == seat) {
                    // One of these kinds has been drawn since.
                    known.held -= u32::from(known.held > 0 && !known.kinds.has(card));
                }
            }
            _ => {}
        }
        self.lacking.retain(|known| known.held > 0);
    }

    fn forget(&mut self, seat: Seat) {
        self.lacking.retain(|known| known.seat != seat);
    }
}

/// How likely none of `hits` among `all` cards is among `held` of them.
fn none_of(all: u32, hits: u32, held: u32) -> f64 {
    (0..held.min(all)).fold(1.0, |chance, at| {
        let misses = all.saturating_sub(hits).saturating_sub(at);
        chance * f64::from(misses) / f64::from(all - at)
    })
}
