//! Hindsight for the Mau-Mau family: who could answer, lay, or go out, and was it right to accuse or to
//! catch?

mod choosing;
#[cfg(test)]
mod fit;
mod fitted;
mod learned;
mod reach;

use std::collections::BTreeSet;

use stammtisch_engine::card::Card;
use stammtisch_engine::card_set::CardSet;
use stammtisch_engine::film::{EndedMatch, Filmed};
use stammtisch_engine::game::{Game, Status};
use stammtisch_engine::mau::Cause;
use stammtisch_engine::mau::info_set::InfoSet;
use stammtisch_engine::mau::rules::doc::{DrawThen, DrawWhen};
use stammtisch_engine::mau::view::PhaseView;
use stammtisch_engine::mau::{Event, Mau, Move, MoveList, Open, Play, Rules, State};
use stammtisch_engine::seat::Seat;

use crate::hindsight::{About, Did, HindsightGame, Tell};
use crate::mau::heuristic::fitting;
use choosing::{Appeals, Choice, Instead, Short, Situation};
use reach::Reach;

/// What was learned of hands in a deal.
#[derive(Clone)]
pub struct Memory {
    appeals: Appeals,
    choices: Vec<Choice>,
}

impl HindsightGame for Mau {
    type Memory = Memory;
    type Card = Card;

    fn kinds(rules: &Rules) -> Vec<Card> {
        let kinds: BTreeSet<Card> = rules.deck().cards().collect();
        // Cards without a rank come last.
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

    fn memory(rules: &Rules) -> Memory {
        Memory { appeals: Appeals::of(rules, learned::numbers(rules)), choices: Vec::new() }
    }

    fn remember(
        memory: &mut Memory,
        rules: &Rules,
        before: &State,
        did: Did<Move>,
        events: &[Event],
    ) {
        for event in events {
            memory.hear(event);
        }
        let choice = match did {
            Did::Move(seat, Move::Draw | Move::Accept | Move::Pass) => {
                choice(rules, before, seat, None)
            }
            Did::Move(seat, Move::Play(Play { card, .. })) => {
                choice(rules, before, seat, Some(card))
            }
            _ => None,
        };
        memory.learn(choice);
    }

    fn weight(
        memory: &Memory,
        rules: &Rules,
        world: &State,
        viewer: Seat,
        ended: EndedMatch,
    ) -> f64 {
        let others = memory.choices.iter().filter(|choice| choice.seat != viewer);
        let mut others = others.peekable();
        if others.peek().is_none() {
            return 1.0;
        }
        let hands = Self::open(rules, world, ended).hands;
        let rules = InfoSet::rules_in_force(rules, world);
        let likely = |choice: &Choice| {
            let Some(hand) = hands.get(choice.seat.index()) else { return 1.0 };
            memory.appeals.chance(rules, choice, *hand)
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
            Move::Play(_) | Move::Wish { .. } | Move::Target { .. } | Move::Give { .. } => {
                next_can(rules, &after, seat, tell);
            }
            Move::Draw => draw_fits(rules, &after, seat, tell),
            _ => {}
        }
    }
}

/// Whether a card just drawn can be laid at once, where that is allowed.
fn draw_fits(rules: &Rules, after: &State, seat: Seat, tell: Tell<'_>) {
    let view = Mau::view(rules, after, None);
    if Mau::status(after) == Status::Playing
        && matches!(view.phase, PhaseView::Drawn)
        && view.turn == seat
    {
        tell(About::DrawFits(seat), lays(rules, after, seat));
    }
}

/// What the seat that is to move next can do.
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
    moves.iter().any(|mv| matches!(mv, Move::Play(_)))
}

/// A choice on one's own turn or under a threat, as everybody sees it. Where cheating is allowed, only a card
/// that fits is informative.
fn choice(rules: &Rules, before: &State, seat: Seat, chosen: Option<Card>) -> Option<Choice> {
    let view = Mau::view(rules, before, None);
    let situation = situation(rules, before, seat)?;
    let honest = chosen.is_none_or(|card| situation.kinds.has(card));
    if !honest || view.turn != seat {
        return None;
    }
    let still = situation.held - u32::from(chosen.is_some());
    Some(Choice { seat, situation, chosen, still, laid: CardSet::EMPTY })
}

/// The situation of a seat that has the turn.
fn situation(rules: &Rules, before: &State, seat: Seat) -> Option<Situation> {
    let view = Mau::view(rules, before, None);
    let rules = InfoSet::rules_in_force(rules, before);
    let face = view.top_as.or(view.top)?;
    let strict = rules.doc().draw.when == DrawWhen::NothingFits && rules.doc().cheat.is_none();
    let fits = || fitting(rules, face, view.wish);
    let (kinds, instead) = match view.phase {
        PhaseView::Turn if strict => (fits(), Instead::ForbiddenDraw),
        PhaseView::Turn => (fits(), Instead::Draw),
        // A seat that has drawn for the threat chooses among the new cards, which says nothing about the rest
        // of its hand.
        PhaseView::Threat { penalty, .. } if penalty.spent => return None,
        PhaseView::Threat { .. } => (rules.answering(face), Instead::Accept),
        // Passing says something about the other cards too, where they may be laid or none of them fitted.
        PhaseView::Drawn if strict || rules.doc().draw.then == DrawThen::LayAny => {
            (fits(), Instead::Pass)
        }
        _ => return None,
    };
    let cards = |seat: Seat| view.players.get(seat.index()).map(|player| u32::from(player.cards));
    let held = cards(seat).filter(|held| *held > 0)?;
    let next = seat.next(view.direction, view.players.len() as u8);
    let reach = Reach::of(rules, &view);
    let is_short = |seat: Seat| cards(seat).is_some_and(Short::is);
    let mut others = Seat::first(view.players.len() as u8).filter(|other| *other != seat);
    let short =
        Short { own: Short::is(held), next: is_short(next), somebody: others.any(is_short) };
    Some(Situation { kinds, held, short, instead, reach })
}

impl Memory {
    fn learn(&mut self, choice: Option<Choice>) {
        let Some(choice) = choice.filter(|choice| choice.still > 0) else { return };
        // Passing after a draw says more than the draw did, and replaces it.
        if choice.situation.instead == Instead::Pass {
            let same = |before: &mut Choice| {
                before.seat == choice.seat && before.situation.kinds == choice.situation.kinds
            };
            self.choices.pop_if(|before| before.chosen.is_none() && same(before));
        }
        self.choices.push(choice);
    }

    /// Forgets what no longer holds.
    fn hear(&mut self, event: &Event) {
        match *event {
            Event::DealStarted { .. }
            | Event::Rotated { .. }
            | Event::TurnedOver { .. }
            | Event::Accused { guilty: true, .. } => {
                self.choices.clear();
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
                for choice in self.choices.iter_mut().filter(|choice| choice.seat == seat) {
                    // A seat that laid nothing must have drawn since the card that would have fitted.
                    let drawn = choice.chosen.is_none() && choice.situation.kinds.has(card);
                    if choice.still > 0 && !drawn {
                        choice.still -= 1;
                        choice.laid.add(card);
                    }
                }
            }
            _ => {}
        }
        self.choices.retain(|choice| choice.still > 0);
    }

    fn forget(&mut self, seat: Seat) {
        self.choices.retain(|choice| choice.seat != seat);
    }
}
