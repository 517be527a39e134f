//! Making matches to store: people make any legal move, by any options.

use stammtisch_engine::any::{AnyRulesFile, preset};
use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::seat::Seat;
use stammtisch_table::rulebook::Rulebook;
use stammtisch_table::wire::{AnyMove, ChosenRules, Command, TablePhase};
use stammtisch_table::{PlayerId, Record};

use crate::matches::{Line, Stored};
use crate::test_table::game_data::shortest;
use crate::test_table::{TestTable, player_on};

/// A match that has not ended after this many moves is left.
const LONGEST: u32 = 400;

/// One of this many moves is a cheat, where cheating is allowed.
const DARES: u32 = 12;

pub(crate) fn matches(count: usize) -> Vec<u8> {
    let bases: Vec<&str> = preset::ids().collect();
    let all: Vec<Stored> =
        (0..count).map(|number| one(bases[number % bases.len()], number)).collect();
    Stored::write(&all)
}

/// Every second one is short and played to its end; the others end anywhere.
fn one(base: &str, number: usize) -> Stored {
    let mut chance = Chance::stream(&Seed::from_number(number as u64), 9);
    let to_the_end = (number / 5).is_multiple_of(2);
    let (chosen, seats) = loop {
        let chosen = if to_the_end { shortest(base) } else { any(base, &mut chance) };
        let seats = 2 + chance.below(4) as u8;
        if Rulebook::choose(&chosen, seats).is_ok() {
            break (chosen, seats);
        }
    };
    let moves = if to_the_end { LONGEST } else { 10 + chance.below(80) };
    let mut party = TestTable::gathered(chosen, seats, seats, number as u64);
    let mut stored = Stored {
        header: String::from_utf8(party.table.header().to_bytes()).expect("text"),
        lines: Vec::new(),
    };
    party.wait(0);
    // Every third time the last seat that promised a value does not reveal it.
    let adding = chance.below(u32::from(seats) + 1) as u8;
    let silent = (adding > 0 && chance.below(3) == 0).then(|| adding - 1);
    (0..adding).for_each(|seat| party.promises(Seat(seat)));
    party.ask(PlayerId(1), Command::Start { first: None }).expect("starts");
    (0..adding).filter(|seat| Some(*seat) != silent).for_each(|seat| party.opens(Seat(seat)));
    party.wait(2_000);
    let mut written = 0;
    for made in 0..moves {
        if party.table.phase() != TablePhase::Playing {
            break;
        }
        step(&mut party, seats, &mut chance);
        if made == moves / 3 {
            note(&party, seats, &mut written, &mut stored);
        }
    }
    note(&party, seats, &mut written, &mut stored);
    stored
}

fn any(base: &str, chance: &mut Chance) -> ChosenRules {
    let file = AnyRulesFile::read(preset::text(base).expect("a preset")).expect("rules");
    let options = file.options().iter().map(|option| {
        let choice = chance.below(option.choices.len() as u32) as usize;
        (option.id.clone(), option.choices[choice].id.clone())
    });
    ChosenRules { base: base.into(), options: options.collect(), file: None }
}

fn step(party: &mut TestTable, seats: u8, chance: &mut Chance) {
    let mut moves: Vec<(PlayerId, AnyMove)> = Vec::new();
    let dares = chance.below(DARES) == 0;
    for player in (0..seats).map(|seat| player_on(Seat(seat))) {
        let Some(view) = party.table_view(player).now.game else { continue };
        let irregular = view.irregular();
        if dares && !irregular.is_empty() {
            moves.extend(irregular.into_iter().map(|mv| (player, mv)));
        } else {
            moves.extend(view.legal().into_iter().map(|mv| (player, mv)));
        }
    }
    if moves.is_empty() {
        for player in (0..seats).map(|seat| player_on(Seat(seat))) {
            // For the last player the next deal has already begun.
            let _ = party.ask(player, Command::NextDeal);
        }
        party.wait(0);
        return;
    }
    let (player, mv) = moves.swap_remove(chance.below(moves.len() as u32) as usize);
    party.ask(player, Command::Move { mv }).expect("it was offered");
    party.wait(3_000);
}

/// Stores what has happened since, and what everybody and a spectator see now.
fn note(party: &TestTable, seats: u8, written: &mut usize, stored: &mut Stored) {
    for record in party.log[*written..]
        .iter()
        .flat_map(|entry| Record::all(std::slice::from_ref(entry), None))
    {
        let text = String::from_utf8(record.to_bytes()).expect("text");
        stored.lines.push(Line::Entry(None, text));
    }
    *written = party.log.len();
    for player in (0..seats).map(|seat| player_on(Seat(seat))).chain([PlayerId(99)]) {
        if let Some(view) = party.table_view(player).now.game {
            stored.lines.push(Line::Saw(player.0, serde_json::to_value(&view).expect("JSON")));
        }
    }
}
