//! Two worlds that look alike to a viewer, side by side.

use stammtisch_engine::card::Card;
use stammtisch_engine::chance::Chance;
use stammtisch_engine::mau::{Move, Play, View};
use stammtisch_engine::seat::Seat;

use super::games::{Revealed, as_dealt, face};
use super::world::{Stream, World, connection_of};
use crate::wire::{AnyMove, AnyView, Command};
use crate::{BotMove, Millis, PlayerId};

/// What a step did to the two worlds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    /// They still look alike to the viewer.
    Alike,
    /// The rules revealed to the viewer something in which they differ.
    Revealed,
    /// A seat could do something in one that was impossible in the other.
    Parted,
}

/// A step in both worlds.
#[derive(Clone, Debug)]
pub(super) enum PairStep {
    /// A player gives a command; its move may differ where it looks alike.
    Gives(PlayerId, [Command; 2]),
    /// The viewer asks why a move is refused.
    AsksWhy(AnyMove),
    AsksAbout(String),
    /// The viewer reconnects.
    Comes(Option<u64>),
    /// Another player disconnects, or comes back.
    Goes(PlayerId),
    Returns(PlayerId),
    Waits(u64),
}

/// The actual world, and one that the viewer cannot tell from it.
pub(super) struct Pair {
    pub(super) worlds: [World; 2],
}

impl Pair {
    /// Everything that the viewer cannot know is dealt anew; the past is the same in both.
    pub(super) fn of(world: &World, viewer: Option<Seat>, chance: &mut Chance) -> Self {
        let mut one = world.clone();
        one.viewer = viewer;
        one.stream.clear();
        one.done.clear();
        // The moves planned by bots follow from hands that are dealt anew.
        one.table.live.plans.clear();
        let mut other = one.clone();
        if let Some(game) = other.table.state.game.as_mut() {
            game.running = game.running.resample(viewer, chance);
        }
        Self { worlds: [one, other] }
    }

    /// Makes the deal part of the comparison: it is told anew, as it was dealt in each world.
    pub(super) fn tell_the_deal(&mut self, after: u64) {
        let [_, other] = &mut self.worlds;
        let state = &mut other.table.state;
        let Some(game) = &state.game else { return };
        state.history.each_truth(after, |event| as_dealt(&game.running, event));
        for world in &mut self.worlds {
            world.drive();
        }
    }

    /// Whether they differ in anything.
    pub(super) fn differ(&self) -> bool {
        let [one, other] = self.worlds.each_ref().map(|world| world.table.digest());
        one != other
    }

    /// A move of a seat in each world that look alike to the viewer.
    pub(super) fn moves(
        &self,
        seat: Seat,
        irregular: bool,
        chance: &mut Chance,
    ) -> Option<[AnyMove; 2]> {
        let [here, there] =
            self.worlds.each_ref().map(|world| moves(world, seat, irregular, &mut chance.clone()));
        let own = self.worlds[0].viewer == Some(seat);
        let alike =
            |one: &AnyMove, other: &AnyMove| one == other || !own && face(*one) == face(*other);
        let begin = chance.below(here.len().max(1) as u32) as usize;
        let (later, earlier) = here.split_at(begin.min(here.len()));
        earlier.iter().chain(later).find_map(|one| {
            let others: Vec<_> = there.iter().filter(|other| alike(one, other)).collect();
            let any = chance.below(others.len().max(1) as u32) as usize;
            Some([*one, **others.get(any)?])
        })
    }

    /// Takes a step in both worlds; an error says how the viewer could tell them apart.
    pub(super) fn take(&mut self, step: &PairStep, chance: &mut Chance) -> Result<Outcome, String> {
        let before = self.worlds[0].table.seq();
        let then = 100 + u64::from(chance.below(900));
        for (world, which) in self.worlds.iter_mut().zip(0..) {
            match step {
                PairStep::Gives(player, commands) => {
                    let command: &Command = &commands[which];
                    world.arrives(world.request(*player, command.clone()));
                }
                PairStep::AsksWhy(mv) => world.asks_why(*mv),
                PairStep::AsksAbout(card) => world.asks_about(card),
                PairStep::Comes(since) => {
                    world.comes(connection_of(world.reader()), world.reader(), *since);
                }
                PairStep::Goes(player) => world.goes(connection_of(*player)),
                PairStep::Returns(player) => {
                    world.comes(connection_of(*player), *player, None);
                }
                PairStep::Waits(millis) => world.wait(*millis),
            }
            world.wait(then);
        }
        self.judge(before).map_err(|wrong| format!("{step:?}: {wrong}"))
    }

    /// Asks the bots, which move alike where they can.
    pub(super) fn ask_bots(&mut self, chance: &mut Chance) -> Result<Outcome, String> {
        let before = self.worlds[0].table.seq();
        let mut parted = false;
        for question in self.worlds[0].table.questions() {
            let mv = self.moves(question.seat, false, chance);
            parted |= mv.is_none() && question.has_turn;
            let after_ms = u64::from(chance.below(900));
            for (world, which) in self.worlds.iter_mut().zip(0..) {
                let now = Millis(world.now);
                let asked =
                    world.table.questions().into_iter().find(|other| other.seat == question.seat);
                let reply =
                    mv.map(|mv: [AnyMove; 2]| BotMove { mv: mv[which], after_ms, say: None });
                if let Some(asked) = asked {
                    world.table.bot_answers(&asked, reply, now);
                }
            }
        }
        for world in &mut self.worlds {
            world.wait(1_000);
        }
        let outcome = self.judge(before)?;
        Ok(if parted { Outcome::Parted } else { outcome })
    }

    /// Compares what has happened since, and what reached the viewer.
    pub(super) fn judge(&mut self, before: u64) -> Result<Outcome, String> {
        let [one, other] = &mut self.worlds;
        if one.done != other.done {
            return Ok(Outcome::Parted);
        }
        let truths = |world: &World| -> Vec<Revealed> {
            let happened = world.table.state.history.truths_after(before);
            happened.iter().map(|truth| Revealed::of(truth, world.viewer)).collect()
        };
        let (here, there) = (truths(one), truths(other));
        for (told, also) in here.iter().zip(&there) {
            if told.open != also.open {
                return Err(format!("the worlds part: {told:?} and {also:?}"));
            }
            if told.given != also.given {
                return Ok(Outcome::Revealed);
            }
        }
        if here.len() != there.len() {
            return Err(format!("the worlds part: {here:?} and {there:?}"));
        }
        let streams = [one, other].map(|world| std::mem::take(&mut world.stream));
        if streams[0] == streams[1] { Ok(Outcome::Alike) } else { Err(difference(&streams)) }
    }
}

fn difference(streams: &[Stream; 2]) -> String {
    let [here, there] = streams.each_ref().map(|stream| {
        let all = stream
            .iter()
            .flat_map(|(connection, sent)| sent.iter().map(move |sent| (connection, sent)));
        all.collect::<Vec<_>>()
    });
    let first = here.iter().zip(&there).find(|(one, other)| one != other);
    match first {
        Some((one, other)) => format!("{one:?}\nand\n{other:?}"),
        None => format!("{} messages and {}", here.len(), there.len()),
    }
}

/// The legal moves of a seat in a world; with `irregular` also irregular moves, and cards slipped in.
fn moves(world: &World, seat: Seat, irregular: bool, chance: &mut Chance) -> Vec<AnyMove> {
    let Some(game) = world.table.state.running().filter(|_| world.is_playing()) else {
        return Vec::new();
    };
    let view = game.view(Some(seat));
    let mut moves = view.legal();
    if irregular {
        moves.extend(view.irregular());
        if let AnyView::Mau(view) = &view {
            let slips = slips(view, chance).into_iter();
            moves.extend(slips.filter(|mv| game.check(seat, *mv).is_ok()));
        }
    }
    moves
}

/// Each card with some other card slipped in below it.
fn slips(view: &View, chance: &mut Chance) -> Vec<AnyMove> {
    let cards: Vec<_> = view.hand.cards().filter(|_| view.slips).collect();
    let slip = |card: &Card| {
        let others: Vec<_> = cards.iter().filter(|other| *other != card).collect();
        let any = chance.below(others.len().max(1) as u32) as usize;
        let (card, under) = (*card, Some(**others.get(any)?));
        Some(AnyMove::Mau(Move::Play(Play {
            card,
            stands_for: None,
            wish: None,
            claim: false,
            under,
        })))
    };
    cards.iter().filter_map(slip).collect()
}
