//! Random calls due in time, in passing or by others, and one without which nobody goes out.

use stammtisch_engine::chance::Chance;
use stammtisch_engine::mau::rules::HouseRules;
use stammtisch_engine::mau::rules::doc::{CallRule, Due, Enforced, On, RowBy, Speaker};

use super::asking::changed_by;
use super::{Lots, Pack, text};

/// Adds them to rules that have none, where these remain valid.
pub(super) fn put_in(any: &mut Chance, doc: &mut HouseRules) {
    let pack = Pack::of(&doc.deck);
    let ids: Vec<String> = doc.calls.keys().cloned().collect();
    for id in &ids {
        let (way, speaker) = (any.draw(4), any.draw(3));
        let enforced = any.one_of(&[Enforced::Table, Enforced::CatchUntilNextMove]);
        changed_by(doc, |doc| {
            let Some(call) = doc.calls.get_mut(id) else { return };
            if call.enforced == Enforced::CatchUntilOwnTurn && way < 3 {
                call.enforced = enforced;
            }
            match way {
                0 => {
                    (call.afterwards, call.before_laying, call.due) = (false, true, Due::Laid);
                }
                1 => {
                    call.through = true;
                    call.at = call.at.or(Some(1)).filter(|at| *at > 0).or(Some(2));
                    call.on = call.on.filter(|on| *on == On::HandShrinks);
                }
                2 => {
                    (call.before_laying, call.false_penalty, call.due) = (false, 0, Due::Laid);
                    call.of = [Speaker::Next, Speaker::Previous, Speaker::Others][speaker as usize];
                }
                _ => {}
            }
        });
    }
    if any.one_in(3) {
        let call = CallRule {
            name: text("Letzte Karten", "Last cards"),
            at: None,
            cards: Vec::new(),
            before_laying: true,
            afterwards: true,
            through: false,
            of: Speaker::Oneself,
            enforced: Enforced::Nobody,
            penalty: 0,
            false_penalty: any.number(0, 2),
            false_catch: 0,
            due: Due::Laid,
            on: None,
            only_if: Default::default(),
            any_time: false,
        };
        changed_by(doc, |doc| {
            doc.calls.insert("last-cards".into(), call);
            doc.end.last_call = Some("last-cards".into());
        });
    }
    if any.one_in(2) {
        let (least, most) = (any.number(3, 4), any.draw(2));
        changed_by(doc, |doc| {
            if let Some(rule) = &mut doc.lay.together {
                rule.least = least;
                if most == 0 || rule.most < least {
                    rule.most = 0;
                }
            }
        });
    }
    let ways = [RowBy::Rank, RowBy::Suit, RowBy::Colour, RowBy::Up, RowBy::Down, RowBy::Steps];
    let ways: Vec<_> = ways.into_iter().filter(|_| any.one_in(3)).collect();
    let twins = pack.twice && any.one_in(4);
    changed_by(doc, |doc| {
        if let Some(rule) = &mut doc.lay.throw_in {
            let others = ways.into_iter().chain(twins.then_some(RowBy::Card));
            rule.or = others.filter(|by| *by != rule.by).collect();
        }
    });
}
