//! A Mau-Mau game in the words of scripts: moves, wishes, threats, the whole state.

use crate::show::{cards, direction};
use stammtisch_engine::card::Card;
use stammtisch_engine::game::Game;
use stammtisch_engine::mau::event::Penalty;
use stammtisch_engine::mau::moves::{Move, Play};
use stammtisch_engine::mau::view::{AskView, PhaseView, PlayerView, View};
use stammtisch_engine::mau::{Mau, State, Truth, Wish};
use stammtisch_engine::seat::Seat;

use super::{Table, calls};

/// A wish, or `none`.
pub(super) fn wish(wish: Option<Wish>) -> String {
    wish.map_or_else(|| "none".into(), |wish| wish.to_string())
}

/// What a threat does: cards to draw, then the rest.
pub(super) fn penalty(penalty: &Penalty) -> String {
    let Penalty { draw, miss, misses, swap, give, take, closing, until, spent } = *penalty;
    let rest = [
        (miss, "miss"),
        (swap, "swap"),
        (give, "give"),
        (take, "take"),
        (closing, "closing"),
        (until, "until"),
        (spent, "spent"),
    ];
    // `miss` is followed by a number if it is more than one turn.
    let turns =
        |word| if word == "miss" && misses > 1 { format!(" {misses}") } else { String::new() };
    let words = rest.into_iter().filter(|(there, _)| *there);
    let words = words.map(|(_, word)| format!(" {word}{}", turns(word)));
    draw.to_string() + &words.collect::<String>()
}

/// What is said about a card that is laid, each word preceded by a blank.
pub(super) fn said(stands_for: Option<Card>, wish: Option<Wish>, claim: bool) -> String {
    let stands_for = stands_for.map(|card| format!(" as {card}")).unwrap_or_default();
    let wish = wish.map(|wish| format!(" wish {wish}")).unwrap_or_default();
    stands_for + &wish + if claim { " claims" } else { "" }
}

/// A move in the words of scripts.
pub(super) fn mv(mv: Move, table: Table<'_>) -> String {
    match mv {
        Move::Play(Play { card, stands_for, wish, claim, under }) => {
            let under = under.map(|card| format!(" under {card}")).unwrap_or_default();
            format!("{card}{}{under}", said(stands_for, wish, claim))
        }
        Move::Draw => "draws".into(),
        Move::Accept => "bears".into(),
        Move::DrawShort { missing } => format!("draws short {missing}"),
        Move::Pass => "passes".into(),
        Move::DealHands { cards } => format!("deals {cards}"),
        Move::Wish { wish: wished } => format!("wishes {}", wish(wished)),
        Move::Target { seat } => format!("targets {}", table.of(seat)),
        Move::Give { card } => format!("gives {card}"),
        Move::Call { call } => format!("calls {}", calls::name(table, call)),
        Move::Catch { seat, call } => {
            format!("catches {} {}", table.of(seat), calls::name(table, call))
        }
        Move::Accuse { seat } => format!("accuses {}", table.of(seat)),
        Move::Charge { seat, charge } => {
            format!("charges {} {}", table.of(seat), calls::charge(table, charge))
        }
        Move::AddRule { rule } => format!("adds {}", super::calls::named(table, rule)),
        Move::React { yes } => if yes { "reacts" } else { "declines" }.into(),
        Move::Judge { guilty } => if guilty { "convicts" } else { "acquits" }.into(),
    }
}

/// The whole game, including hidden cards: the turn, the piles, a line for each seat.
pub(super) fn state(table: Table<'_>, state: &State) -> String {
    let (view, truth) = (Mau::view(table.rules, state, None), Truth::of(state));
    let mut text = format!(
        "deal {}, dealt by {}, {}: {}\n",
        view.deal,
        table.of(view.dealer),
        direction(view.direction),
        phase(&view, table)
    );
    if let Some(top) = view.top {
        text += &format!("top {top}{}", said(view.top_as, None, false));
        text += &format!(", wish {}; ", wish(view.wish));
    }
    if !view.states.is_empty() {
        let names = view.states.iter().map(|rule| super::calls::named(table, *rule));
        text += &format!("holds: {}\n", names.collect::<Vec<_>>().join(", "));
    }
    text += &format!(
        "draw pile {}, discarded {}\n",
        view.draw_pile,
        view.discards.len().saturating_sub(1)
    );
    if !truth.slipped.is_empty() {
        text += &format!("slipped in unseen: {}\n", cards(truth.slipped.cards()));
    }
    let next: Vec<Card> = truth.draw_pile.iter().rev().take(8).copied().collect();
    text += &format!("next drawn: {}\n", cards(next.into_iter()));
    let width = Seat::first(table.rules.seats()).map(|seat| table.of(seat).chars().count()).max();
    for seat in &view.players {
        let mark = if seat.seat == view.turn { '>' } else { ' ' };
        let name = format!("{:width$}", table.of(seat.seat), width = width.unwrap_or(0));
        text += &format!("{mark} {name}  {}", cards(truth.hands[seat.seat.index()].cards()));
        text += &player(seat, table);
        text.push('\n');
    }
    text
}

/// The description of a seat besides its cards.
fn player(player: &PlayerView, table: Table<'_>) -> String {
    let calls = |list: &[u8]| {
        list.iter().map(|call| calls::name(table, *call)).collect::<Vec<_>>().join(", ")
    };
    let mut text = format!("; score {}", player.score);
    if !player.states.is_empty() {
        let names = player.states.iter().map(|rule| super::calls::named(table, *rule));
        text += &format!("; holds {}", names.collect::<Vec<_>>().join(", "));
    }
    if !player.called.is_empty() {
        text += &format!("; called {}", calls(&player.called));
    }
    if !player.open.is_empty() {
        text += &format!("; has not called {}", calls(&player.open));
    }
    if player.open_hand.is_some() {
        text += "; the hand lies open";
    }
    if player.misses {
        text += "; misses the next turn";
    }
    match player.place {
        Some(place) => text += &format!("; out, place {place}"),
        None if player.lost => text += "; plays no further",
        None => {}
    }
    text
}

fn phase(view: &View, table: Table<'_>) -> String {
    let name = table.of(view.turn);
    match &view.phase {
        PhaseView::DealHands { min, max } => format!("{name} deals {min} to {max} cards"),
        PhaseView::Wish => format!("{name} wishes before the first turn"),
        PhaseView::Turn => format!("{name} lays or draws"),
        PhaseView::Together => format!("{name} lays a further card or passes"),
        PhaseView::Target { .. } => format!("{name} names whom it hits"),
        PhaseView::Give { to } => format!("{name} gives {} a card", table.of(*to)),
        PhaseView::LastCard { of, .. } => {
            format!("{name} lets the last card of {} stand", table.of(*of))
        }
        PhaseView::Trial { charge, accused, .. } if *accused == view.turn => {
            format!("{name} admits or denies {}", calls::charge(table, *charge))
        }
        PhaseView::Trial { charge, accused, .. } => {
            format!("{name} votes on {} of {}", calls::charge(table, *charge), table.of(*accused))
        }
        PhaseView::Asked { asks: AskView::Race { .. }, left, .. } => {
            format!("{} react", table.names.list(left.iter().copied().collect()))
        }
        PhaseView::Asked { rule, asks, .. } => {
            let what = match asks {
                AskView::Whom { .. } => "names whom it hits".to_owned(),
                AskView::Give { to, .. } => format!("gives {} a card", table.of(*to)),
                AskView::Way => "says which way hands go".to_owned(),
                AskView::AddRule => "adds a rule".to_owned(),
                AskView::Pick { hit } => format!("picks what happens to {}", table.of(*hit)),
                AskView::Wish => "wishes".to_owned(),
                AskView::Pass { to, .. } => format!("passes {} a card", table.of(*to)),
                AskView::PutAway { .. } => "puts a card away".to_owned(),
                AskView::Whether | AskView::Race { .. } => "says whether it happens".to_owned(),
            };
            let named = table.rules.doc().named().nth(usize::from(*rule));
            format!("{name} {what}: {}", named.map_or_else(String::new, |(id, _)| id))
        }
        PhaseView::Drawn => format!("{name} has drawn, lays or passes"),
        PhaseView::Threat { penalty, .. } => {
            format!("{name} answers, or bears: {}", suffers(penalty))
        }
        PhaseView::DealOver { goes_on: true, .. } => "the deal is over".into(),
        PhaseView::DealOver { winners, .. } => {
            let won: Vec<&str> = winners.iter().map(|seat| table.of(*seat)).collect();
            format!(
                "the match is over, won by {}",
                if won.is_empty() { "nobody".into() } else { won.join(", ") }
            )
        }
    }
}

fn suffers(penalty: &Penalty) -> String {
    let mut text = format!("draws {}", penalty.draw);
    for (there, what) in [
        (penalty.until, "stops at a certain card"),
        (penalty.spent, "has drawn, and may still answer with that"),
        (penalty.swap, "swaps hands"),
        (penalty.give, "gets a card"),
        (penalty.take, "loses a card"),
        (penalty.misses == 1, "misses the turn"),
    ] {
        if there {
            text += &format!(" and {what}");
        }
    }
    if penalty.misses > 1 {
        text += &format!(" and misses {} turns", penalty.misses);
    }
    text
}
