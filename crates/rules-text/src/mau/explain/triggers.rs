//! Triggers in words: events, and what they cause.

use std::collections::BTreeMap;

use stammtisch_engine::mau::rules::Rules;
use stammtisch_engine::mau::rules::doc::{
    By, EffectRule, Hits, On, Picker, Shown, Span, Text, TriggerRule, Way,
};

use super::author::Author;
use super::conditions::{by_whom, open, standing};
use super::counting::{counted, in_turns, left_over};
use super::effects::effects_of;
use super::grammar::{all_of, line, ordinal, text};
use super::holding::holding;
use super::names::{object, of_some, subject};
use super::standing::match_so_far;
use super::states::asked;
use super::times::nth;
use super::when::{in_deals, weak};
use super::{amounts, asking};

pub(super) fn triggers(rules: &Rules, triggers: &BTreeMap<String, TriggerRule>) -> Vec<Text> {
    let mut lines: Vec<_> =
        in_order(triggers).into_iter().map(|(id, rule)| trigger(rules, id, rule)).collect();
    if !lines.is_empty() {
        lines.push(text(
            "Das alles geschieht, wenn der Spielzug getan ist, und löst seinerseits nichts weiter aus.",
            "All of this happens when the move is done, and sets off nothing more.",
        ));
    }
    lines
}

/// Sorted by name, except that a rule offered by another comes right below it.
fn in_order(triggers: &BTreeMap<String, TriggerRule>) -> Vec<(&String, &TriggerRule)> {
    let offered = |id: &String| triggers.values().any(|rule| rule.does.one_of.contains(id));
    let (under, mut order): (Vec<_>, Vec<_>) =
        triggers.iter().partition(|(id, rule)| rule.on == On::Picked && offered(id));
    for (id, rule) in under.into_iter().rev() {
        let above = order.iter().position(|(_, above)| above.does.one_of.contains(id));
        // Rules offered by rules that are themselves offered come last.
        order.insert(above.map_or(order.len(), |above| above + 1), (id, rule));
    }
    order
}

/// "Gierschlund, wenn … und …: …"
fn trigger(rules: &Rules, id: &str, rule: &TriggerRule) -> Text {
    let rules = rules.seen_while(&rule.held);
    let TriggerRule {
        name,
        on,
        by,
        call,
        drawn,
        left,
        hand,
        top,
        wish,
        threat,
        direction,
        playing,
        pile,
        score,
        won,
        won_in_a_row,
        dealt,
        held,
        unless,
        turns,
        deals,
        times,
        counted: whose,
        does,
    } = rule;
    let call = call.as_ref().and_then(|id| rules.doc().calls.get(id)).map(|call| &call.name);
    let laid = !top.is_empty() && matches!(on, On::Lays | On::JumpsIn | On::Answers);
    let cards = of_some(rules, top, object).filter(|_| laid);
    let who = by_whom(*by);
    let what = happens(*on, call, *drawn, *left, cards.as_ref());
    let nth_turn = turns.filter(|_| *on == On::TurnBegins).and_then(turn_begins);
    let what = nth_turn.clone().unwrap_or(what);
    // A player who has won deals in a row has won this one too.
    let has_won = won_in_a_row.is_some_and(|won| !won.has(0, None));
    let what = if *on == On::DealEnds && has_won {
        text("die Runde gewonnen hat", "has won the deal")
    } else {
        what
    };
    let turns = turns.filter(|_| nth_turn.is_none());
    let time = deals.map(in_deals).into_iter().chain(turns.map(in_turns));
    let (mut time_de, mut time_en) = (String::new(), String::new());
    for time in time {
        time_de += &format!("{} ", time.de);
        time_en += &format!("{} ", time.en);
    }
    let mut when = vec![text(
        format!("{time_de}{} {}", who.de, what.de),
        format!("{time_en}{} {}", who.en, what.en),
    )];
    let by_hand = matches!(on, On::HandGrows | On::HandShrinks);
    when.extend(left.filter(|_| !by_hand).map(|count| {
        let count = left_over(count);
        text(format!("dann {} auf der Hand hat", count.de), format!("then holds {}", count.en))
    }));
    when.extend(match_so_far(*score, *won, *won_in_a_row, *dealt));
    when.extend(hand.iter().flat_map(|hand| holding(rules, hand)));
    if let Some(cards) = of_some(rules, top, subject).filter(|_| !laid) {
        when.push(text(format!("oben {} liegt", cards.de), format!("{} lies on top", cards.en)));
    }
    when.extend(open(*wish, *threat));
    when.extend(standing(*direction, *playing, *pile));
    when.extend(asked(rules, held, unless, &text("für diese Person", "for that player")));
    when.extend(times.map(|count| nth(count, *whose)));
    // In German a clause with "ohne zu" ends with a comma.
    if let [first, _] = when.as_mut_slice()
        && first.de.ends_with(", ohne zu legen")
    {
        first.de.push(',');
    }
    let begins = begins_with(rule, *deals, turns.is_some());
    if begins.is_some() {
        when.remove(0);
    }
    let when = all_of(&when);
    let mut does = effects_of(rules, does, Author::They);
    if *on == On::Reverses && rules.seats() > 2 {
        does = does.iter().map(before_the_turn).collect();
    }
    if *on == On::DealEnds && rule.does.multiplies > 0 {
        let any_time = amounts::multiplied(rule.does.multiplies, false);
        let at_the_end = || amounts::multiplied(rule.does.multiplies, true);
        let said = does.into_iter();
        does = said.map(|said| if said == any_time { at_the_end() } else { said }).collect();
    }
    if *on == On::Picked {
        // The player of the card is a different one here.
        let hit = |said: &Text| {
            let de = said.de.replace("er es ausgelöst hat", "en es getroffen hat");
            text(de, said.en.replace("hoever set it off", "hoever was hit"))
        };
        does = does.iter().map(hit).collect();
    }
    let shows = rule.does.shows && rule.does.hits == Hits::Oneself && !rule.does.may;
    if hand.is_some() && !matches!(on, On::DealEnds | On::Loses) && !shows {
        does.insert(
            0,
            match hand.as_ref().map(|hand| hand.shows) {
                Some(Shown::Counted) => text(
                    "Diese Karten werden dabei allen gezeigt.",
                    "Everybody is shown these cards.",
                ),
                _ => text("Die Hand wird dabei allen gezeigt.", "Everybody is shown that hand."),
            },
        );
    }
    does.extend(asking::waits(rules, id));
    let does = line(&does);
    let when = match begins {
        None => text(format!("wenn {}", when.de), format!("if {}", when.en)),
        Some(begins) if when.de.is_empty() => begins,
        Some(begins) => text(
            format!("{}, wenn {}", begins.de, when.de),
            format!("{}, if {}", begins.en, when.en),
        ),
    };
    text(
        format!("„{}“, {}: {}", name.de, when.de, does.de),
        format!("“{}”, {}: {}", name.en, when.en, does.en),
    )
}

/// After a reversal, the player before the one who reversed would have been next.
fn before_the_turn(said: &Text) -> Text {
    let who = "Person, die sonst als Nächste drangekommen wäre";
    let de = said.de.replace("Person davor ", &format!("{who}, "));
    let en = said.en.replace("he player before", "he player who would have been next");
    text(de.replace("Person davor", who), en)
}

/// "zu Beginn jeder Runde ab der zweiten", where the player who begins it has no part in what happens then.
fn begins_with(rule: &TriggerRule, deals: Option<Span>, in_turns: bool) -> Option<Text> {
    let TriggerRule { on, by, left, hand, score, won, won_in_a_row, dealt, does, .. } = rule;
    let EffectRule { again, swap, takes, gives, looks, may, hits, rotates_to, one_of_by, .. } =
        does;
    let of_author = *again || *swap || *takes > 0 || *gives > 0 || *looks || *may;
    let asks =
        *rotates_to == Way::Chosen || (!does.one_of.is_empty() && *one_of_by == Picker::Oneself);
    let seen_from_there = matches!(
        hits,
        Hits::Oneself | Hits::Next | Hits::Previous | Hits::Across | Hits::Others | Hits::Chosen
    ) || matches!(hits, Hits::SlowestOther | Hits::FastestOther);
    let plain = *on == On::DealBegins && *by == By::Anyone && left.is_none() && hand.is_none();
    let plain = plain && score.is_none() && won.is_none() && won_in_a_row.is_none();
    let plain = plain && dealt.is_none();
    let told = plain && !of_author && !asks && !seen_from_there && !in_turns;
    told.then(|| {
        let deals = deals.map_or_else(|| text("jeder Runde", "of every deal"), of_deals);
        text(format!("zu Beginn {}", deals.de), format!("at the beginning {}", deals.en))
    })
}

/// "jeder Runde ab der zweiten".
fn of_deals(span: Span) -> Text {
    let nth = |place: u16| {
        let place = ordinal(usize::from(place));
        text(weak(&place.de), place.en)
    };
    match span {
        Span::Between(from, to) if from == to => {
            let place = nth(from);
            text(format!("der {} Runde", place.de), format!("of the {} deal", place.en))
        }
        Span::Between(0 | 1, u16::MAX) | Span::Every(1) => text("jeder Runde", "of every deal"),
        Span::Between(from, u16::MAX) => {
            let place = nth(from);
            text(
                format!("jeder Runde ab der {}", place.de),
                format!("of every deal from the {} on", place.en),
            )
        }
        Span::Between(from, to) => {
            let (from, to) = (nth(from.max(1)), nth(to));
            text(
                format!("jeder Runde von der {} bis zur {}", from.de, to.de),
                format!("of every deal from the {} to the {}", from.en, to.en),
            )
        }
        Span::Every(step) => {
            let place = nth(step);
            text(format!("jeder {} Runde", place.de), format!("of every {} deal", place.en))
        }
        Span::Last => text("der letzten Runde", "of the last deal"),
    }
}

/// "zum dritten, sechsten, … Mal an der Reihe ist", unless it is about several turns in a row.
fn turn_begins(turns: Span) -> Option<Text> {
    let nth = |place: u16| ordinal(usize::from(place));
    let (de, en) = match turns {
        Span::Between(from, to) if from == to => {
            let first = nth(from);
            (weak(&first.de), first.en)
        }
        Span::Every(step) if step > 1 => {
            let [first, second] = [step, step.saturating_mul(2)].map(nth);
            let de = format!("{}, {}, …", weak(&first.de), weak(&second.de));
            (de, format!("{}, {}, …", first.en, second.en))
        }
        _ => return None,
    };
    Some(text(format!("zum {de} Mal an der Reihe ist"), format!("comes to their {en} turn")))
}

/// What happens to whom, with the verb last in German.
pub(super) fn happens(
    on: On,
    call: Option<&Text>,
    drawn: Option<Span>,
    left: Option<Span>,
    laid: Option<&Text>,
) -> Text {
    let some = drawn.map_or_else(
        || text("", ""),
        |count| {
            let count = counted(count);
            text(format!("{} auf einmal ", count.de), format!(" {} at once", count.en))
        },
    );
    let (call_de, call_en) = call.map_or_else(
        || ("eine Ansage".to_owned(), "a call".to_owned()),
        |name| (format!("„{}“", name.de), format!("“{}”", name.en)),
    );
    let (laid_de, laid_en) =
        laid.map_or(("eine Karte", "a card"), |card| (card.de.as_str(), card.en.as_str()));
    let to = left.map_or_else(|| text("", ""), left_over_at);
    match on {
        On::Draws => text(
            format!("im eigenen Zug {}zieht", some.de),
            format!("draws{} on their own turn", some.en),
        ),
        On::DrawsPenalty => {
            text(format!("zur Strafe {}zieht", some.de), format!("draws{} as a penalty", some.en))
        }
        On::Passes => text("weitergibt, ohne zu legen", "passes without playing"),
        On::Lays => text(format!("{laid_de} legt"), format!("plays {laid_en}")),
        On::JumpsIn => {
            text(format!("{laid_de} dazwischenwirft"), format!("jumps in with {laid_en}"))
        }
        On::Answers => text(
            format!("mit {laid_de} auf eine andere antwortet")
                .replace("mit einen", "mit einem")
                .replace("mit eine ", "mit einer "),
            format!("answers with {laid_en}"),
        ),
        On::Wishes => text("sich etwas wünscht", "makes a wish"),
        On::Reverses => text("die Richtung umdreht", "turns the direction"),
        On::Misses => text("aussetzen muss", "skips a turn"),
        On::Threatened => text("von einer Karte getroffen werden soll", "is threatened by a card"),
        On::Bears => text("die Wirkung einer Karte hinnimmt", "takes what a card does"),
        On::Gives => text("eine Karte verschenkt", "gives a card away"),
        On::Given => text("eine Karte geschenkt bekommt", "is given a card"),
        On::Takes => text("bei jemandem eine Karte zieht", "takes a card from somebody"),
        On::Robbed => {
            text("eine Karte aus der Hand gezogen bekommt", "has a card taken out of the hand")
        }
        On::Calls => text(format!("{call_de} sagt"), format!("says {call_en}")),
        On::Forgets => text(
            format!("{call_de} vergessen hat und der Tisch es merkt"),
            format!("has forgotten {call_en} and the table notices"),
        ),
        On::Caught => {
            text(format!("ohne {call_de} erwischt wird"), format!("is caught without {call_en}"))
        }
        On::Catches => text(
            format!("jemanden ohne {call_de} erwischt"),
            format!("catches somebody without {call_en}"),
        ),
        On::CatchesInVain => text(
            format!("jemanden vergeblich erwischen will, der {call_de} gar nicht vergessen hat"),
            format!("tries to catch somebody who has not left out {call_en}"),
        ),
        On::CallsFalsely => {
            text(format!("{call_de} falsch sagt"), format!("says {call_en} wrongly"))
        }
        On::AccusedRightly => text("zu Recht beschuldigt wird", "is accused and has cheated"),
        On::AccusedWrongly => text("zu Unrecht beschuldigt wird", "is accused and has not cheated"),
        On::AccusesRightly => text("jemanden zu Recht beschuldigt", "accuses somebody rightly"),
        On::AccusesWrongly => text("jemanden zu Unrecht beschuldigt", "accuses somebody wrongly"),
        On::FoundGuilty => text("zu Recht angeklagt wird", "is found guilty of a charge"),
        On::ChargesInVain => text("jemanden vergeblich anklagt", "charges somebody in vain"),
        On::HandGrows => {
            text(format!("durch neue Karten {} hat", to.de), format!("comes up to {}", to.en))
        }
        On::HandShrinks => {
            text(format!("nur noch {} hat", to.de), format!("comes down to {}", to.en))
        }
        On::TurnBegins => text("an die Reihe kommt", "comes to their turn"),
        On::DealBegins => text("die Runde beginnt", "begins the deal"),
        On::Dealt => {
            text("zu Beginn der Runde Karten bekommt", "is dealt a hand at the beginning of a deal")
        }
        On::DealEnds => text(
            "die Runde gewonnen hat (gewinnt sie niemand, die Person, die gegeben hat)",
            "has won the deal (if nobody wins it, whoever dealt)",
        ),
        On::Loses => text("die Runde nicht gewonnen hat", "has not won the deal"),
        On::PileTurned => text(
            "zieht und dazu der Ablagestapel zum Ziehstapel wird",
            "draws and the discard pile becomes the draw pile for it",
        ),
        On::Picked => text("davon getroffen wird", "is hit by it"),
        On::GoesOut => text("fertig wird", "goes out"),
        On::ComesBack => text("wieder ins Spiel kommt", "comes back into the game"),
    }
}

fn left_over_at(span: Span) -> Text {
    match span {
        Span::Between(0, 0) => text("keine Karte", "no card"),
        _ => counted(span),
    }
}
