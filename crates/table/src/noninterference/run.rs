//! Plays endless matches, and makes pairs of worlds from any position.

use stammtisch_engine::any::{AnyRulesFile, GameId, preset};
use stammtisch_engine::card::Card;
use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::seat::Seat;

use super::games::is_laying;
use super::pair::{Outcome, Pair, PairStep};
use super::planted::Leak;
use super::world::{SCREEN, WATCHER, World, connection_of, player_on};
use crate::rules::rulebook::Rulebook;
use crate::wire::{AnyMove, ChosenRules, Command, Phrase, TablePhase, TableSettings, TalkRule};
use crate::{BotHouse, FORMAT, Header, PlayerId, Table};

/// How many steps two worlds take side by side at most, and how many deals are tried to find one in
/// which the first step is possible too.
const STEPS: u32 = 12;
const TRIES: u32 = 6;

/// How many pairs are made at one table.
const PAIRS: u32 = 60;

/// The totals of a run.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Sum {
    pub(super) pairs: u64,
    /// Pairs that differ in anything.
    pub(super) different: u64,
    pub(super) steps: u64,
    pub(super) revealed: u64,
    pub(super) parted: u64,
    /// Pairs that differ from the deal on.
    pub(super) dealt: u64,
    /// Pairs in which a step looked alike but was another one.
    pub(super) disguised: u64,
}

impl Sum {
    pub(super) const fn add(&mut self, more: Self) {
        self.pairs += more.pairs;
        self.different += more.different;
        self.steps += more.steps;
        self.revealed += more.revealed;
        self.parted += more.parted;
        self.dealt += more.dealt;
        self.disguised += more.disguised;
    }
}

pub(super) struct Run {
    world: World,
    chance: Chance,
    seats: u8,
    left: u32,
    pub(super) sum: Sum,
}

impl Run {
    /// A table with the options of a preset, with people and perhaps a bot.
    pub(super) fn open(base: &str, number: u64, leak: Option<Leak>) -> Self {
        let mut chance = Chance::stream(&Seed::from_number(number), 11);
        let (chosen, seats) = rules(base, &mut chance);
        let people = if chance.below(3) == 0 && seats > 2 { seats - 1 } else { seats };
        let rules = Rulebook::choose(&chosen, seats).expect("rules").to_text();
        let settings = TableSettings { talk: TalkRule::Free, ..TableSettings::default() };
        let (code, host) = ("TWINS2".into(), PlayerId(1));
        let header = Header {
            format: FORMAT,
            code,
            chosen,
            rules,
            seats,
            host,
            settings,
            lesson: None,
            daily: None,
            key: None,
        };
        let kinds = GameId::ALL.map(|game| (game.name().to_owned(), vec!["random".to_owned()]));
        let bots = BotHouse { kinds: kinds.into(), names: vec!["Emil".into()] };
        let mut world = World::new(Table::open(header, bots).expect("opens"), leak);
        for seat in Seat::first(people) {
            let player = player_on(seat);
            world.comes(connection_of(player), player, None);
            world.arrives(world.request(player, Command::Sit { seat: None }));
            let far = u64::from(chance.below(300));
            world.table.note_delay(connection_of(player), far);
        }
        world.comes(connection_of(WATCHER), WATCHER, None);
        world.comes(SCREEN, player_on(Seat(1)), None);
        world.arrives(world.request(host, Command::FillBots { bot: "random".into() }));
        Self { world, chance, seats, left: PAIRS, sum: Sum::default() }
    }

    /// Whether to leave the table.
    pub(super) const fn is_over(&self) -> bool {
        self.left == 0
    }

    /// One pair of worlds, until they may be told apart.
    pub(super) fn pair(&mut self) -> Result<(), String> {
        self.left -= 1;
        self.sum.pairs += 1;
        let viewer = {
            let eyes = self.chance.below(u32::from(self.seats) + 1) as u8;
            (eyes < self.seats && self.world.table.player_on(Seat(eyes)).is_some())
                .then_some(Seat(eyes))
        };
        let mut pair =
            if self.world.is_playing() { self.twins(viewer) } else { self.deal(viewer)? };
        self.sum.different += u64::from(pair.differ());
        for _ in 0..STEPS {
            let outcome = match self.step(&pair) {
                Some(step) => {
                    if let PairStep::Gives(_, [one, other]) = &step {
                        self.sum.disguised += u64::from(one != other);
                    }
                    pair.take(&step, &mut self.chance)?
                }
                None => Outcome::Parted,
            };
            self.sum.steps += 1;
            let outcome = match outcome {
                Outcome::Alike => pair.ask_bots(&mut self.chance)?,
                over => over,
            };
            match outcome {
                Outcome::Alike if pair.worlds[0].is_playing() => {}
                Outcome::Alike => break,
                Outcome::Revealed => {
                    self.sum.revealed += 1;
                    break;
                }
                Outcome::Parted => {
                    self.sum.parted += 1;
                    break;
                }
            }
        }
        let [world, _] = pair.worlds;
        self.world = world;
        self.go_on();
        Ok(())
    }

    /// A pair in which a card can be laid in both.
    fn twins(&mut self, viewer: Option<Seat>) -> Pair {
        let turn = self.world.table.state.running().and_then(|game| game.to_act().next());
        for _ in 0..TRIES {
            let pair = Pair::of(&self.world, viewer, &mut self.chance);
            let moves = turn.and_then(|seat| pair.moves(seat, false, &mut self.chance));
            if moves.is_some_and(|[mv, _]| is_laying(mv)) {
                return pair;
            }
        }
        Pair::of(&self.world, viewer, &mut self.chance)
    }

    /// A pair that differs from the deal on.
    fn deal(&mut self, viewer: Option<Seat>) -> Result<Pair, String> {
        self.world.viewer = viewer;
        self.world.stream.clear();
        let before = self.world.table.seq();
        let command = match self.world.table.phase() {
            TablePhase::BetweenDeals => Command::NextDeal,
            TablePhase::Finished => Command::Rematch,
            TablePhase::Lobby | TablePhase::Playing => Command::Start { first: None },
        };
        let mut quiet = self.world.clone();
        for seat in Seat::first(self.seats) {
            if let Some(player) = self.world.table.player_on(seat) {
                quiet.arrives_unheard(&quiet.request(player, command.clone()));
            }
        }
        quiet.due_unheard();
        self.sum.dealt += 1;
        let mut pair = Pair::of(&quiet, viewer, &mut self.chance);
        pair.tell_the_deal(before);
        match pair.judge(before)? {
            Outcome::Alike => Ok(pair),
            other => Err(format!("a deal is alike to {viewer:?}, and not {other:?}")),
        }
    }

    /// The next step.
    fn step(&mut self, pair: &Pair) -> Option<PairStep> {
        let [world, _] = &pair.worlds;
        let (reader, seq) = (world.reader(), world.table.seq());
        let seats: Vec<Seat> = Seat::first(self.seats).collect();
        let somebody = player_on(seats[self.chance.below(u32::from(self.seats)) as usize]);
        let card = Card::all().nth(self.chance.below(54) as usize).expect("a card");
        let any = anything(card, &mut self.chance);
        let both = |player, command: Command| PairStep::Gives(player, [command.clone(), command]);
        let talk = Command::Write { text: "Wer ist dran?".into() };
        Some(match self.chance.below(40) {
            0 | 1 => PairStep::Comes(None),
            2 | 3 => PairStep::Comes(Some(seq.saturating_sub(self.chance.below(9).into()))),
            4 | 5 => PairStep::AsksWhy(any),
            6 => PairStep::AsksAbout(card.to_string()),
            7..=9 => both(reader, Command::Move { mv: any }),
            10 => both(reader, talk),
            11 => both(somebody, Command::Say { phrase: Phrase::Wink }),
            12 if somebody != reader => PairStep::Goes(somebody),
            13 if somebody != reader => PairStep::Returns(somebody),
            14 => PairStep::Waits(5_000),
            15 => PairStep::Waits(40_000),
            _ => return self.move_in(pair, &seats),
        })
    }

    /// A player makes a move that looks alike in both worlds.
    fn move_in(&mut self, pair: &Pair, seats: &[Seat]) -> Option<PairStep> {
        let begin = self.chance.below(seats.len() as u32) as usize;
        let irregular = self.chance.below(6) == 0;
        let turned = seats.iter().cycle().skip(begin).take(seats.len());
        let people =
            turned.filter_map(|seat| Some((*seat, pair.worlds[0].table.player_on(*seat)?)));
        let people: Vec<_> = people.collect();
        people.into_iter().find_map(|(seat, player)| {
            let moves = pair.moves(seat, irregular, &mut self.chance)?;
            Some(PairStep::Gives(player, moves.map(|mv| Command::Move { mv })))
        })
    }

    /// The actual world goes on by itself, with a move that no other world has to follow.
    fn go_on(&mut self) {
        self.world.stream.clear();
        self.world.table.live.plans.clear();
        for seat in Seat::first(self.seats) {
            let connection = connection_of(player_on(seat));
            let player = player_on(seat);
            if self.world.table.player_on(seat) == Some(player)
                && !self.world.table.live.presence.has_connection(connection)
            {
                self.world.comes(connection, player, None);
            }
            // A player who was away for too long takes the seat back.
            self.world.arrives(self.world.request(player, Command::Return));
        }
        let alone = Pair { worlds: [self.world.clone(), self.world.clone()] };
        let seats: Vec<Seat> = Seat::first(self.seats).collect();
        if let Some(PairStep::Gives(player, [command, _])) = self.move_in(&alone, &seats) {
            self.world.arrives(self.world.request(player, command));
        }
        let mut alone = Pair { worlds: [self.world.clone(), self.world.clone()] };
        let _ = alone.ask_bots(&mut self.chance);
        let [world, _] = alone.worlds;
        self.world = world;
        self.world.wait(700);
    }
}

/// A random move, rarely legal.
fn anything(card: Card, chance: &mut Chance) -> AnyMove {
    use stammtisch_engine::mau::Move;
    let seat = Seat(chance.below(4) as u8);
    let moves = [
        Move::lay(card),
        Move::Give { card },
        Move::Accept,
        Move::Pass,
        Move::Draw,
        Move::Catch { seat, call: 0 },
        Move::Accuse { seat },
        Move::Charge { seat, charge: 0 },
        Move::Judge { guilty: true },
        Move::DrawShort { missing: 1 },
        Move::Target { seat },
    ];
    AnyMove::Mau(moves[chance.below(moves.len() as u32) as usize])
}

/// Random options that are valid together, for two to five seats.
fn rules(base: &str, chance: &mut Chance) -> (ChosenRules, u8) {
    let file = AnyRulesFile::read(preset::text(base).expect("a preset")).expect("rules");
    loop {
        let seats = 2 + chance.below(4) as u8;
        let plain = chance.below(3) == 0;
        let mut options = std::collections::BTreeMap::new();
        for option in file.options().iter().filter(|_| !plain) {
            let choice = chance.below(option.choices.len() as u32) as usize;
            options.insert(option.id.clone(), option.choices[choice].id.clone());
        }
        let chosen = ChosenRules { base: base.into(), options, file: None };
        if Rulebook::choose(&chosen, seats).is_ok() {
            return (chosen, seats);
        }
    }
}
