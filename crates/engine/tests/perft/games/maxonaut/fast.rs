//! Perft of Maxonaut by the engine.

use std::collections::BTreeMap;

use stammtisch_engine::chance::Seed;
use stammtisch_engine::game::Game;
use stammtisch_engine::maxonaut::rules::{HouseRules, RulesFile};
use stammtisch_engine::maxonaut::{
    ArrangedDeal, Card, Laid, Maxonaut, Move, MoveList, Rules, State,
};
use stammtisch_engine::rules::Document;
use stammtisch_engine::seat::{Direction, Seat};

use super::reference as maxonaut;
use crate::fast::{Played, after, moves};
use crate::reference::Options;

impl Played for Maxonaut {
    type Deal = maxonaut::Deal;

    fn begin(id: &str, options: &Options, deal: &maxonaut::Deal) -> (Rules, State) {
        let (chosen, text) = file(id, options, deal);
        let file = RulesFile::read(&text).unwrap_or_else(|wrong| panic!("{}", wrong[0]));
        let rules = file.resolve(&chosen).unwrap_or_else(|wrong| panic!("{}", wrong[0]));
        let seats = deal.hands.len() as u8;
        let rules = Rules::compile(&rules, seats).unwrap_or_else(|wrong| panic!("{}", wrong[0]));
        let cards = |cards: &Vec<maxonaut::Card>| cards.iter().map(card).collect();
        let given = ArrangedDeal {
            starter: Seat(deal.starter as u8),
            hands: deal.hands.iter().map(cards).collect(),
            discard_pile: cards(&deal.discard),
            draw_pile: cards(&deal.draw),
            points: deal.points.clone(),
            direction: if deal.clockwise { Direction::Clockwise } else { Direction::Counter },
        };
        let seed = Seed::from_number(0);
        let mut state = State::given(&rules, seed, &given, &mut |_| {})
            .unwrap_or_else(|wrong| panic!("{wrong}"));
        for text in &deal.after {
            let all = moves::<Self>(&rules, &state).into_iter();
            let mut found =
                all.filter(|(seat, mv)| format!("{} {}", seat.0, Self::text(&rules, *mv)) == *text);
            let (seat, mv) = found.next().unwrap_or_else(|| panic!("`{text}` cannot be done"));
            state = after::<Self>(&rules, &state, seat, mv);
        }
        (rules, state)
    }

    /// Announcements in the wrong form are counted too (MAX-O2).
    fn moves(rules: &Rules, state: &State, moves: &mut Vec<(Seat, Move)>) {
        let (mut list, mut irregular) = (MoveList::new(), Vec::new());
        for seat in Self::to_act(rules, state) {
            Self::legal(rules, state, seat, &mut list);
            Self::irregular(rules, state, seat, &mut irregular);
            moves.extend(list.iter().chain(&irregular).map(|mv| (seat, *mv)));
        }
    }

    fn text(_: &Rules, mv: Move) -> String {
        match mv {
            Move::Believe => "believes".into(),
            Move::Doubt => "doubts".into(),
            Move::Lay { cards } => {
                let laid: Vec<String> = cards.cards().map(laid).collect();
                let laid = if laid.is_empty() { "nothing".into() } else { laid.join(" ") };
                format!("lays {laid}")
            }
            Move::Announce { said } => format!("says {said}"),
            Move::Show { cards } => {
                let shown: Vec<String> = cards.cards().map(|card| card.to_string()).collect();
                format!("shows {}", shown.join(" "))
            }
            Move::Accept => "bears".into(),
        }
    }
}

fn laid(laid: Laid) -> String {
    match laid {
        Laid::Hand(card) => card.to_string(),
        Laid::Unseen => "unseen".into(),
    }
}

fn card(card: &maxonaut::Card) -> Card {
    card.to_string().parse().expect("a card")
}

/// Splits the options into choices of the preset's options and a rules file with all other fields.
fn file(id: &str, options: &Options, deal: &maxonaut::Deal) -> (BTreeMap<String, String>, String) {
    let presets = HouseRules::PRESETS.iter();
    let (_, preset) = presets.into_iter().find(|(known, _)| *known == id).expect("a preset");
    let preset = RulesFile::read(preset).expect("sound rules");
    let offered = |option: &str, choice: &str| {
        let option = preset.options().iter().find(|offered| offered.id == option);
        option.is_some_and(|option| option.choices.iter().any(|offered| offered.id == choice))
    };
    let (mut chosen, mut text) = (BTreeMap::new(), format!("base = \"{id}\"\n"));
    for (name, value) in &options.0 {
        if offered(name, value) {
            chosen.insert(name.clone(), value.clone());
        } else {
            let plain = value.starts_with(|c: char| c.is_ascii_digit() || c == '[')
                || ["true", "false"].contains(&value.as_str());
            let value = if plain { value.clone() } else { format!("\"{value}\"") };
            text.push_str(&format!("{name} = {value}\n"));
        }
    }
    if deal.exact {
        let seats = deal.hands.len();
        text.push_str(&format!("seats = {{ min = 2, max = {seats}, recommended = {seats} }}\n"));
        let deck = deal.deck();
        for kind in Card::all() {
            let count = deck.iter().filter(|named| card(named) == kind).count();
            text.push_str(&format!("deck.{kind} = {count}\n"));
        }
    }
    (chosen, text)
}
