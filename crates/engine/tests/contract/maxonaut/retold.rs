//! A view shows exactly what its viewer was told: it is reconstructed from the events that this
//! viewer saw and nothing else.

use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::game::{Game, Opening, Status};
use stammtisch_engine::maxonaut::event::{Origin, Why};
use stammtisch_engine::maxonaut::rules::{HouseRules, RulesFile};
use stammtisch_engine::maxonaut::value::best;
use stammtisch_engine::maxonaut::view::{
    AnnouncementView, LyingView, PenaltyView, PhaseView, PlayerView, RevealView,
};
use stammtisch_engine::maxonaut::worth::WorthView;
use stammtisch_engine::maxonaut::{
    Card, Hand, Laid, Maxonaut, MoveList, Rules, SeenEvent, Source, View,
};
use stammtisch_engine::rules::Document;
use stammtisch_engine::seat::{Direction, Seat};

use super::any_rules::AnyRules;
use super::house::Shown;
use super::some_rules;

/// A game as told to one viewer.
struct Retold {
    viewer: Option<Seat>,
    limit: u8,
    round: u16,
    starter: Seat,
    direction: Direction,
    players: Vec<PlayerView>,
    hand: Hand,
    /// Drawing is told after the shuffle that it may have needed.
    draw_pile: i32,
    /// The discard pile from bottom to top.
    discards: Vec<LyingView>,
    laid: Vec<Source>,
    history: Vec<AnnouncementView>,
    reveal: Option<RevealView>,
    /// Whether the cards judged are turned up.
    trapped: bool,
    /// Points of this round.
    noted: Vec<u8>,
}

impl Retold {
    /// MAX-05: two cards are on the discard pile, nobody holds any.
    fn new(rules: &Rules, viewer: Option<Seat>) -> Self {
        let nobody_knows = || LyingView { by: None, from: None, card: None };
        Self {
            viewer,
            limit: rules.limit(),
            round: 0,
            starter: Seat(0),
            direction: Direction::Clockwise,
            players: Seat::first(rules.seats())
                .map(|seat| PlayerView { seat, cards: 0, points: 0 })
                .collect(),
            hand: Hand::EMPTY,
            draw_pile: rules.deck().len() as i32 - 2,
            discards: vec![nobody_knows(), nobody_knows()],
            laid: Vec::new(),
            history: Vec::new(),
            reveal: None,
            trapped: false,
            noted: vec![0; usize::from(rules.seats())],
        }
    }

    fn tell(&mut self, seen: &SeenEvent) {
        match seen {
            SeenEvent::RoundStarted { round, starter } => {
                (self.round, self.starter) = (*round, *starter);
                self.history.clear();
            }
            SeenEvent::Drew { seat, count, cards } => {
                assert_eq!(cards.is_some(), Some(*seat) == self.viewer);
                self.draw_pile -= i32::from(*count);
                self.players[seat.index()].cards += count;
                cards.iter().flat_map(|cards| cards.cards()).for_each(|card| self.hand.add(card));
            }
            // MAX-20: what anybody knew of these cards is void now.
            SeenEvent::Reshuffled { cards } => {
                self.draw_pile += i32::from(*cards);
                self.discards.drain(..usize::from(*cards));
            }
            SeenEvent::Laid { seat, from, cards } => {
                self.lay(*seat, from, cards.as_ref().map(|cards| cards.cards().collect()))
            }
            SeenEvent::Announced { seat, said } => self.history.push(AnnouncementView {
                seat: *seat,
                said: *said,
                claim: said.claim(),
                from: self.laid.clone(),
            }),
            SeenEvent::Reversed { direction } => self.direction = *direction,
            SeenEvent::Doubted { seat, announcer } => {
                self.reveal = Some(RevealView {
                    round: self.round,
                    judge: *seat,
                    announcer: *announcer,
                    claim: self.history.last().unwrap().claim,
                    cards: Vec::new(),
                    worth: None,
                    shown: Vec::new(),
                    penalty: None,
                });
            }
            SeenEvent::TurnedUp { card, origin } => self.turn_up(*card, *origin),
            SeenEvent::Judged { worth, .. } => self.reveal.as_mut().unwrap().worth = *worth,
            SeenEvent::Shown { seat, cards } => {
                self.reveal.as_mut().unwrap().shown = cards.cards().collect();
                self.players[seat.index()].cards -= cards.cards().count() as u8;
                if Some(*seat) == self.viewer {
                    cards.cards().for_each(|card| assert!(self.hand.take(card)));
                }
            }
            SeenEvent::Penalty { seat, points, total, why } => {
                self.players[seat.index()].points += points;
                self.noted[seat.index()] += points;
                assert_eq!(self.players[seat.index()].points, *total);
                if ![Why::Accepted, Why::WrongForm].contains(why) {
                    let told = PenaltyView { seat: *seat, points: *points, why: *why };
                    self.reveal.as_mut().unwrap().penalty = Some(told);
                    self.put_below();
                }
            }
            SeenEvent::RoundEnded { round, points } => {
                assert_eq!((*round, points), (self.round, &self.noted));
                self.noted.fill(0);
            }
            // MAX-34
            SeenEvent::MatchEnded { loser, winners } => {
                let points = |seat: &Seat| self.players[seat.index()].points;
                let fewest = self.players.iter().map(|player| player.points).min();
                let seats = Seat::first(self.players.len() as u8);
                assert!(
                    winners.iter().copied().eq(seats.filter(|seat| Some(points(seat)) == fewest))
                );
                assert!(points(loser) >= self.limit);
            }
            SeenEvent::Trapped { .. } => self.trapped = true,
            SeenEvent::Skipped { .. } | SeenEvent::Believed { .. } | SeenEvent::Bore { .. } => {}
        }
    }

    /// MAX-16: nobody knows a card from the draw pile, not even the seat that lays it.
    fn lay(&mut self, seat: Seat, from: &[Source], cards: Option<Vec<Laid>>) {
        assert_eq!(cards.is_some(), Some(seat) == self.viewer);
        for (index, source) in from.iter().enumerate() {
            let card = match cards.as_ref().map(|cards| cards[index]) {
                Some(Laid::Hand(card)) => Some(card),
                Some(Laid::Unseen) | None => None,
            };
            match source {
                Source::Hand => self.players[seat.index()].cards -= 1,
                Source::Unseen => self.draw_pile -= 1,
            }
            card.into_iter().for_each(|card| assert!(self.hand.take(card)));
            self.discards.push(LyingView { by: Some(seat), from: Some(*source), card });
        }
        self.laid = from.to_vec();
    }

    fn turn_up(&mut self, card: Card, origin: Origin) {
        if origin == Origin::Draw {
            self.draw_pile -= 1;
        } else {
            let lying = self.discards.pop().unwrap();
            assert!(lying.card.is_none_or(|known| known == card), "{card} was {lying:?}");
        }
        self.reveal.as_mut().unwrap().cards.push(card);
    }

    /// MAX-12, MAX-29, MAX-30
    fn put_below(&mut self) {
        let reveal = self.reveal.as_ref().unwrap();
        let open = |card: &Card| LyingView { by: None, from: None, card: Some(*card) };
        let cards = reveal.cards.iter().chain(&reveal.shown).map(open).collect::<Vec<_>>();
        self.discards.splice(0..0, cards);
        self.trapped = false;
    }

    fn compare(&self, view: &View) {
        let judged = if self.trapped { 0 } else { 2 };
        let (below, top) = self.discards.split_at(self.discards.len() - judged);
        assert_eq!((view.round, view.starter), (self.round, self.starter));
        assert_eq!(view.direction, self.direction);
        assert_eq!(view.players, self.players);
        assert_eq!(view.hand, self.hand);
        assert_eq!(i32::from(view.draw_pile), self.draw_pile);
        assert_eq!(usize::from(view.discard_pile), self.discards.len());
        assert!(view.top.iter().eq(top.iter().rev()), "{:?} lie there, not {top:?}", view.top);
        assert_eq!(view.worth, worth(top));
        if let PhaseView::Announce { laid } = &view.phase {
            assert_eq!(laid, &self.laid);
        }
        let known = below.iter().filter_map(|lying| lying.card);
        assert!(known.eq(view.known.iter().copied()), "{:?} of {below:?}", view.known);
        assert_eq!(view.history, self.history);
        assert_eq!(view.reveal, self.reveal);
    }
}

/// The value of two cards of which some may be known.
fn worth(top: &[LyingView]) -> WorthView {
    let known: Vec<Card> = top.iter().filter_map(|lying| lying.card).collect();
    if known.contains(&Card::VIRUS) || known.contains(&Card::BOMB) {
        WorthView::Trap
    } else if known.contains(&Card::CHANCE) {
        WorthView::Chance
    } else if known.len() < 2 {
        WorthView::Unknown
    } else {
        best(&known).map_or(WorthView::Nothing, |claim| WorthView::Value { claim })
    }
}

fn views_are_what_was_told(rules: &Rules, number: u64) {
    let _shown = Shown(rules, number);
    let viewers = Seat::first(rules.seats()).map(Some).chain([None]);
    let mut told: Vec<_> = viewers.map(|viewer| Retold::new(rules, viewer)).collect();
    let tell = |told: &mut Vec<Retold>, event| {
        told.iter_mut().for_each(|one| one.tell(&Maxonaut::observe(rules, &event, one.viewer)));
    };
    let (mut choice, mut list) = (Chance::stream(&Seed::from_number(number), 5), MoveList::new());
    let opening = Opening::new(Seed::from_number(number));
    let mut state = Maxonaut::start(rules, opening, &mut |event| tell(&mut told, event));
    loop {
        told.iter().for_each(|one| one.compare(&Maxonaut::view(rules, &state, one.viewer)));
        if Maxonaut::status(&state) == Status::MatchOver {
            return;
        }
        let seat = Maxonaut::to_act(rules, &state).next().unwrap();
        Maxonaut::legal(rules, &state, seat, &mut list);
        let mv = list[choice.below(list.len() as u32) as usize];
        Maxonaut::play(rules, &mut state, seat, mv, &mut |event| tell(&mut told, event)).unwrap();
    }
}

/// Hands, piles, the top cards and what is known below them: MAX-16, MAX-20.
#[test]
fn a_view_is_what_its_viewer_was_told() {
    for (_, text) in HouseRules::PRESETS {
        let file = RulesFile::read(text).unwrap();
        (0..60).for_each(|number| views_are_what_was_told(&some_rules(&file, number), number));
    }
    let mut any = AnyRules::new(12);
    (0..60).for_each(|number| views_are_what_was_told(&any.next(), number));
}
