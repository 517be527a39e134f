//! Random play of one match or deal of any game, with the checks of `checks` along the way.

use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::game::{Game, Opening, Status};
use stammtisch_engine::seat::{Seat, SeatSet};
use stammtisch_rules_text::InWords;

use crate::checks;
use crate::replay::{Entry, replay};

/// What is played: the rules, the number of seats, and every thinkable move.
pub(crate) struct Subject<'a, G: Game> {
    pub rules: &'a G::Rules,
    pub seats: u8,
    pub universe: &'a [G::Move],
    /// More moves than this in one deal mean that the deal never ends.
    pub cap: u32,
    /// One in this many positions goes through the slow checks.
    pub sample: u32,
    /// Whether what a viewer has seen tells it of cards that it could not know: these differ from
    /// world to world.
    pub gives_cards: fn(&G::Seen, Option<Seat>) -> bool,
}

/// Plays `deals` deals (fewer if the match ends before) from `number`, twice: the second time from
/// the log. Returns how many deals were played.
pub(crate) fn play<G: InWords>(subject: &Subject<'_, G>, number: u64, deals: u16) -> u16
where
    G::View: serde::Serialize,
    G::Seen: serde::Serialize,
{
    let rules = subject.rules;
    let opening = Opening::new(Seed::from_number(number));
    let mut choice = Chance::stream(&Seed::from_number(!number), 1);
    let mut log = Vec::new();
    let mut events = Vec::new();
    let mut state = G::start(rules, opening, &mut |event| events.push(event));
    let deck = G::cards(&state);
    let (mut played, mut moves) = (0, 0);
    let (mut list, mut irregular) = (G::Moves::default(), Vec::new());
    let mut gone = SeatSet::EMPTY;
    loop {
        match G::status(&state) {
            Status::Playing => {}
            _ if {
                played += 1;
                played
            } >= deals =>
            {
                break;
            }
            Status::MatchOver => break,
            Status::DealOver => {
                moves = 0;
                log.push(Entry::NextDeal);
                G::next_deal(rules, &mut state, &mut |event| events.push(event)).unwrap();
                continue;
            }
        }
        let leaves = number.is_multiple_of(LEAVING) && choice.below(STAYING) == 0;
        if let Some(seat) = leaves.then(|| Seat(choice.below(u32::from(subject.seats)) as u8))
            && checks::withdraws::<G>(rules, &mut state, seat, gone, &mut |event| {
                events.push(event)
            })
        {
            log.push(Entry::Withdrawal { seat });
            gone.add(seat);
            assert_eq!(G::cards(&state), deck, "cards were lost or made by leaving");
            continue;
        }
        assert!(G::to_act(rules, &state).and(gone).is_empty(), "one who has left can act");
        if choice.below(subject.sample) == 0 {
            checks::two_opinions::<G>(subject, &state, &mut choice);
            checks::refusals_change_nothing::<G>(subject, &state, &mut choice);
            checks::views_hide::<G>(subject, &state, &mut choice);
        }
        let (seat, mv) = any_move::<G>(rules, &state, &mut choice, &mut list, &mut irregular);
        log.push(Entry::Move { seat, mv });
        G::play(rules, &mut state, seat, mv, &mut |event| events.push(event)).unwrap();
        if choice.below(8) == 0 || G::status(&state) != Status::Playing {
            assert_eq!(G::cards(&state), deck, "cards were lost or made by {mv:?}");
        }
        moves += 1;
        assert!(moves <= subject.cap, "the deal does not end");
    }
    let told = serde_json::to_value(G::view(rules, &state, None)).unwrap();
    for winner in told["winners"].as_array().into_iter().flatten() {
        let seat = Seat(winner.as_u64().unwrap() as u8);
        assert!(!gone.has(seat), "{seat:?} has left and wins");
    }
    let mut again = Vec::new();
    let same = replay::<G>(rules, opening, &log, &mut |event| again.push(event));
    assert_eq!(G::digest(&same), G::digest(&state), "the log gives another state");
    assert_eq!(again, events, "the log gives other events");
    played
}

/// In one match in this many, a player leaves now and then.
const LEAVING: u64 = 3;

/// A player leaves before one move in this many.
const STAYING: u32 = 48;

/// One move in this many is irregular, where the game has such moves.
const IRREGULAR: u32 = 12;

/// An honest move of a seat that has one, or now and then an irregular one.
pub(crate) fn any_move<G: Game>(
    rules: &G::Rules,
    state: &G::State,
    choice: &mut Chance,
    list: &mut G::Moves,
    irregular: &mut Vec<G::Move>,
) -> (Seat, G::Move) {
    let mut one_of = |seats: SeatSet| {
        let seats: Vec<Seat> = seats.collect();
        (!seats.is_empty()).then(|| seats[choice.below(seats.len() as u32) as usize])
    };
    let daring_seat = one_of(G::may_act_irregularly(rules, state));
    let seat = one_of(G::to_act(rules, state)).expect("somebody can always act");
    if let Some(daring_seat) = daring_seat
        && choice.below(IRREGULAR) == 0
    {
        G::irregular(rules, state, daring_seat, irregular);
        return (daring_seat, irregular[choice.below(irregular.len() as u32) as usize]);
    }
    G::legal(rules, state, seat, list);
    assert!(!list.is_empty(), "{seat:?} can do nothing: {:?}", G::view(rules, state, Some(seat)));
    (seat, list[choice.below(list.len() as u32) as usize])
}
