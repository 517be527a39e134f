//! The Mau-Mau family for the command line: its positions in words, and the words for trying out its rules. A
//! deal is decided when somebody has laid all cards.

use stammtisch_engine::mau::{Mau, Move, Open, Play, Rules, View};
use stammtisch_engine::rules::Lang;
use stammtisch_rules_text::wished;

use crate::replay::games::{Felt, PositionWords, cards};
use crate::rules::trial::trial_game::{Kind, Tried, Words};

impl Tried for Mau {
    const WORDS: &'static Words = &Words {
        deals: ["Runden", "deals"],
        deal: ["eine Runde", "a deal"],
        out: ["fertig", "out"],
        shares: ["zuerst fertig: gibt, links …", "first out: dealer, left …"],
        first: ["wer gibt", "the dealer"],
        comes: ["ist", "is first out in"],
        comes_de_after: " zuerst fertig",
    };

    fn kind(mv: Move) -> Kind {
        match mv {
            Move::Play(_) => Kind::Ahead,
            Move::Call { .. } => Kind::Call,
            _ if mv.is_turn_move() => Kind::Turn,
            _ => Kind::Aside,
        }
    }

    fn is_tried(mv: Move) -> bool {
        !matches!(mv, Move::Catch { .. })
    }
}

impl PositionWords for Mau {
    type Open = Open;

    fn secret(mv: Move, lang: Lang) -> Option<String> {
        let Move::Play(Play { under: Some(card), .. }) = mv else { return None };
        Some(match lang {
            Lang::De => format!("{card} heimlich daruntergeschoben"),
            Lang::En => format!("{card} slipped in below, unseen"),
        })
    }

    fn felt(rules: &Rules, view: &View, open: Option<&Open>, lang: Lang) -> Felt {
        let word = |de: &'static str, en: &'static str| if lang == Lang::De { de } else { en };
        let mut middle = Vec::new();
        if let Some(top) = view.top {
            let stands_for = view.top_as.map(|card| format!(" ({card})")).unwrap_or_default();
            middle.push((word("oben", "top"), format!("{top}{stands_for}")));
        }
        if let Some(wish) = view.wish {
            middle.push((word("Wunsch", "wish"), wished(rules, wish, lang)));
        }
        let pile = open.map(|open| format!(": {}", cards(&open.draw_pile))).unwrap_or_default();
        middle.push((word("Stapel", "draw pile"), format!("{}{pile}", view.draw_pile)));
        if let Some(open) = open {
            middle.push((word("Ablage", "discard pile"), cards(&open.discard_pile)));
            if !open.slipped.is_empty() {
                middle.push((word("untergeschoben", "slipped in"), cards(open.slipped.cards())));
            }
            for (player, lying) in view.players.iter().zip(&open.beside) {
                if !lying.is_empty() {
                    let seat = player.seat.0 + 1;
                    let name = cards(lying.cards());
                    middle.push((
                        word("neben der Hand", "beside the hand"),
                        format!("{} {seat}: {name}", word("Platz", "seat")),
                    ));
                }
            }
            if !open.aside.is_empty() {
                middle.push((word("beiseite", "aside"), cards(open.aside.cards())));
            }
        }
        let hand = |(at, player): (usize, &stammtisch_engine::mau::view::PlayerView)| {
            let own = (view.viewer == Some(player.seat)).then_some(view.hand);
            let known = open.and_then(|open| open.hands.get(at).copied()).or(own);
            (player.cards, known.map(|hand| cards(hand.cards())))
        };
        Felt { middle, hands: view.players.iter().enumerate().map(hand).collect() }
    }
}
