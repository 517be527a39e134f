//! The last card of a hand in words: what it may not be, and when its player is out.

use std::collections::BTreeMap;

use stammtisch_engine::card::Card;
use stammtisch_engine::mau::rules::Rules;
use stammtisch_engine::mau::rules::doc::{
    AnswerAction, LastThreat, Text, ThreatRule, Victim, Which,
};

use super::cards::named;
use super::grammar::{all_of, capital, cards as some_cards, line, one_of, penalty_cards, text};
use super::names::{
    all, covers_all, gathered, in_deck, in_order, object, reading_order, several, subject, with,
};
use super::threat::{hits_you, is_answered};
use crate::mau::explain::cards::lookup::rule_of;

pub(super) fn bans(rules: &Rules, never: &[Which], only: &[Which]) -> Vec<Text> {
    let (never, allowed) = (in_order(rules, never), in_order(rules, only));
    let mut lines = Vec::new();
    if !allowed.is_empty() {
        let cards = one_of(&all(rules, &allowed, object));
        lines.push(text(
            format!("Als letzte Karte darfst du nur {} legen.", cards.de),
            format!("As your last card you may play only {}.", cards.en),
        ));
    }
    if !never.is_empty() {
        let single = matches!(never.as_slice(), [Which::Card(_)]);
        let cards = capital(&all_of(&all(rules, &never, several)));
        let may = if single { "darf" } else { "dürfen" };
        let (nor_de, nor_en) = if is_answered(rules) {
            (", auch nicht als Antwort", ", not even as an answer")
        } else {
            ("", "")
        };
        lines.push(text(
            format!("{} {may} nicht die letzte Karte sein{nor_de}.", cards.de),
            format!("{} may not be the last card{nor_en}.", cards.en),
        ));
    }
    let wild = |(which, rule): (&Which, &_)| {
        let rule: &stammtisch_engine::mau::rules::doc::CardRule = rule;
        rule.wild && in_deck(rules, *which) && !never.contains(which)
    };
    if !lines.is_empty() && rules.doc().cards.iter().any(wild) {
        lines.push(goes_by_another());
    }
    lines
}

fn goes_by_another() -> Text {
    text(
        "Eine Karte, die für eine andere steht, richtet sich dabei nach dieser.",
        "For this, a card that stands for another one counts as that one.",
    )
}

/// The text if this card may not be the last one; `named` is the name its rule uses.
pub(super) fn ban(rules: &Rules, card: Card, named: Which) -> Option<Text> {
    let end = &rules.doc().end;
    let means = |list: &[Which]| list.iter().copied().find(|which| which.means(card));
    let left_out = !end.only_last.is_empty() && means(&end.only_last).is_none();
    let banned = means(&end.never_last).or(left_out.then_some(named))?;
    bans(rules, &[banned], &[]).into_iter().next()
}

/// The text for a card that stands for another one, where some cards may not be the last.
pub(super) fn of_wild(rules: &Rules) -> Option<Text> {
    let end = &rules.doc().end;
    (!end.never_last.is_empty() || !end.only_last.is_empty()).then(goes_by_another)
}

/// Last cards with which nobody is out, and how many cards are drawn then.
pub(super) fn redrawn(rules: &Rules, redraw: &BTreeMap<Which, u8>) -> Vec<Text> {
    let mut by_count: BTreeMap<u8, Vec<Which>> = BTreeMap::new();
    let here = redraw.iter().filter(|(which, count)| **count > 0 && in_deck(rules, **which));
    here.for_each(|(which, count)| by_count.entry(*count).or_default().push(*which));
    let told = |(count, mut cards): (u8, Vec<Which>)| {
        cards.sort_by_key(reading_order);
        let but = redraw.iter().filter(|(which, none)| {
            **none == 0 && cards.iter().any(|named| named.gives_way_to(**which))
        });
        let but: Vec<_> = but.map(|(which, _)| *which).collect();
        let laid = one_of(&all(rules, &cards, object));
        let laid = if but.is_empty() {
            laid
        } else if cards.iter().any(|named| covers_all(*named)) {
            let but = one_of(&all(rules, &but, object));
            text(format!("eine andere Karte als {}", but.de), format!("any card but {}", but.en))
        } else {
            let but = all_of(&all(rules, &but, with));
            text(
                format!("{} (außer {})", laid.de, but.de),
                format!("{} (except {})", laid.en, but.en),
            )
        };
        let drawn = some_cards(u32::from(count));
        text(
            format!(
                "Legst du als letzte Karte {}, bist du nicht fertig: Du ziehst {} und spielst weiter.",
                laid.de, drawn.de
            ),
            format!(
                "If your last card is {}, you are not out: you draw {} and play on.",
                laid.en, drawn.en
            ),
        )
    };
    by_count.into_iter().map(told).collect()
}

/// A last card whose threat may come back to its player.
pub(super) fn threat(rules: &Rules, last_threat: LastThreat) -> Option<Text> {
    threat_of(rules, last_threat, |_| true)
}

/// Like [`threat`], for the `wanted` cards only.
pub(super) fn threat_of(
    rules: &Rules,
    last_threat: LastThreat,
    wanted: impl Fn(&Which) -> bool,
) -> Option<Text> {
    let back = comes_back_with(rules, last_threat, &wanted);
    let own = hits_its_player(rules, last_threat, &wanted);
    let borne = borne_by_others(rules, last_threat, &wanted);
    let kept = moves_no_hands(rules, last_threat, &wanted);
    let said: Vec<_> = back.into_iter().chain(borne).chain(own).chain(kept).collect();
    (!said.is_empty()).then(|| line(&said))
}

/// Whether a card of the deck that `which` means may be the last one.
fn may_be_last(rules: &Rules, which: Which) -> bool {
    let end = &rules.doc().end;
    let means = |list: &[Which], card| list.iter().any(|one| one.means(card));
    let mut cards = rules.deck().cards().filter(|card| which.means(*card));
    cards.any(|card| {
        !means(&end.never_last, card) && (end.only_last.is_empty() || means(&end.only_last, card))
    })
}

/// The threats of the `wanted` cards that may be the last one.
fn threats_last(
    rules: &Rules,
    wanted: impl Fn(&Which) -> bool,
) -> impl Iterator<Item = (Which, &ThreatRule)> {
    let may_be = |which: &Which| may_be_last(rules, *which);
    let threats = named(rules).into_iter().filter(may_be).filter(wanted);
    threats
        .filter_map(|which| Some((which, rule_of(rules.doc(), which)?.threat.as_ref()?)))
        .collect::<Vec<_>>()
        .into_iter()
}

/// Cards whose threat hits their own player: a player who draws for it is not out.
fn hits_its_player(
    rules: &Rules,
    last_threat: LastThreat,
    wanted: impl Fn(&Which) -> bool,
) -> Option<Text> {
    let own = |threat: &ThreatRule| threat.victim == Victim::Oneself && threat.draw > 0;
    let own: Vec<_> = threats_last(rules, wanted).filter(|(_, threat)| own(threat)).collect();
    let ((_, first), others) = own.split_first()?;
    if last_threat == LastThreat::Ignored {
        return None;
    }
    let cards: Vec<_> = own.iter().map(|(which, _)| *which).collect();
    let cards = one_of(&all(rules, &widest(&gathered(rules, &cards)), object));
    let happens = hits_you(rules, first);
    let then = if others.iter().all(|(_, threat)| hits_you(rules, threat) == happens) {
        happens
    } else {
        text(
            "Was die Karte bewirkt, trifft dich auch dann.",
            "What the card does hits you even then.",
        )
    };
    let you_en = then.en.replacen("You ", "you ", 1).replacen("What ", "what ", 1);
    Some(text(
        format!("Legst du als letzte Karte {}, bist du noch nicht fertig: {}", cards.de, then.de),
        format!("If your last card is {}, you are not out yet: {you_en}", cards.en),
    ))
}

/// Cards that swap or rotate hands: a player who goes out with one has no hand to move.
fn moves_no_hands(
    rules: &Rules,
    last_threat: LastThreat,
    wanted: impl Fn(&Which) -> bool,
) -> Option<Text> {
    let redrawn = |which: Which| {
        let meant = |(other, count): (&Which, &u8)| *count > 0 && other.covers(which);
        rules.doc().end.redraw.iter().any(meant)
    };
    let swaps: Vec<_> = threats_last(rules, &wanted)
        .filter(|(_, threat)| threat.swap && last_threat == LastThreat::Ignored)
        .map(|(which, _)| which)
        .filter(|which| !redrawn(*which))
        .collect();
    let rotates = |which: &Which| {
        rule_of(rules.doc(), *which).is_some_and(|rule| rule.rotates)
            && may_be_last(rules, *which)
            && !redrawn(*which)
            && wanted(which)
    };
    let rotates: Vec<_> = named(rules).into_iter().filter(rotates).collect();
    let cards: Vec<_> = swaps.iter().chain(&rotates).copied().collect();
    if cards.is_empty() {
        return None;
    }
    let cards = one_of(&all(rules, &widest(&gathered(rules, &cards)), object));
    let (not_de, not_en) = match (swaps.is_empty(), rotates.is_empty()) {
        (false, false) => (
            "wird nicht getauscht und keine Hand weitergegeben",
            "no hands are swapped or passed on",
        ),
        (false, true) => ("wird nicht getauscht", "no hands are swapped"),
        (true, _) => ("wird keine Hand weitergegeben", "no hands are passed on"),
    };
    Some(text(
        format!("Legst du als letzte Karte {}, {not_de}: Du bist fertig.", cards.de),
        format!("If your last card is {}, {not_en}: you are out.", cards.en),
    ))
}

/// The list without names that a wider name in it covers.
fn widest(list: &[Which]) -> Vec<Which> {
    let within = |one: &Which, other: &Which| one != other && other.covers(*one);
    let wide = |one: &&Which| !list.iter().any(|other| within(one, other));
    list.iter().filter(wide).copied().collect()
}

/// Cards for which others draw and that cannot come back: their player has to wait for that.
fn borne_by_others(
    rules: &Rules,
    last_threat: LastThreat,
    wanted: impl Fn(&Which) -> bool,
) -> Option<Text> {
    let borne = |threat: &ThreatRule| {
        threat.victim != Victim::Oneself && threat.draw > 0 && !comes_back(rules, threat, returns)
    };
    let threats = threats_last(rules, wanted).filter(|(_, threat)| borne(threat));
    let cards: Vec<_> = threats.map(|(which, _)| which).collect();
    if cards.is_empty() || last_threat == LastThreat::Ignored {
        return None;
    }
    let cards = one_of(&all(rules, &widest(&gathered(rules, &cards)), object));
    Some(text(
        format!(
            "Legst du als letzte Karte {}, bist du erst fertig, wenn gezogen ist: Was dabei gezogen wird, zählt mit.",
            cards.de
        ),
        format!(
            "If your last card is {}, you are out only once the cards for it are drawn, and they count.",
            cards.en
        ),
    ))
}

/// The cards whose threat comes back, and when their player is out.
fn comes_back_with(
    rules: &Rules,
    last_threat: LastThreat,
    wanted: impl Fn(&Which) -> bool,
) -> Option<Text> {
    let threats: Vec<_> = threats_last(rules, wanted)
        .filter(|(_, threat)| comes_back(rules, threat, returns))
        .collect();
    if threats.is_empty() {
        return None;
    }
    let only_passed = threats.iter().all(|(_, threat)| comes_back(rules, threat, passes));
    let cards: Vec<_> = threats.iter().map(|(which, _)| *which).collect();
    let cards = widest(&cards);
    let first = capital(&one_of(&all(rules, &cards, subject)));
    let cards = one_of(&all(rules, &cards, object));
    let two = rules.seats() == 2;
    let (borne_de, borne_en) = if two {
        ("die andere Person", "the other player")
    } else {
        ("jemand anders", "somebody else")
    };
    let (back_de, back_en) = if only_passed && two {
        (
            "Gibt sie die Karte weiter, kommt sie zu dir zurück: Dann ziehst du und spielst weiter",
            "If they pass it on, it comes back to you: then you draw and play on",
        )
    } else if only_passed {
        (
            "Geben alle anderen sie weiter, kommt sie zu dir zurück: Dann ziehst du und spielst weiter",
            "If all the others pass it on, it comes back to you: then you draw and play on",
        )
    } else {
        (
            "Kommt ihre Wirkung zu dir zurück, ziehst du und spielst weiter",
            "If its effect comes back to you, you draw and play on",
        )
    };
    Some(match last_threat {
        LastThreat::Ignored => text(
            format!(
                "{} als letzte Karte kommt nicht zurück: Fertig ist man damit wie mit jeder anderen.",
                first.de
            ),
            format!(
                "{} as the last card does not come back: you are out with it as with any other.",
                first.en
            ),
        ),
        LastThreat::MayComeBack => text(
            format!(
                "Legst du als letzte Karte {}, bist du erst fertig, wenn {borne_de} sie ausbadet. \
                 {back_de}.",
                cards.de
            ),
            format!(
                "If your last card is {}, you are out only once {borne_en} has taken the hit. \
                 {back_en}.",
                cards.en
            ),
        ),
    })
}

/// Answers after which the player who threatened may have to draw, and how many more cards.
const fn returns(action: AnswerAction) -> Option<u8> {
    match action {
        AnswerAction::PassOn(more) | AnswerAction::SendBack(more) => Some(more),
        AnswerAction::TurnOn => Some(0),
        AnswerAction::SendTo(_)
        | AnswerAction::TakeOff(_)
        | AnswerAction::Cancel
        | AnswerAction::CancelAll
        | AnswerAction::Meet => None,
    }
}

const fn passes(action: AnswerAction) -> Option<u8> {
    match action {
        AnswerAction::PassOn(more) => Some(more),
        _ => None,
    }
}

fn comes_back(rules: &Rules, threat: &ThreatRule, how: fn(AnswerAction) -> Option<u8>) -> bool {
    threat.longest != 1
        && threat.answers.iter().any(|(with, answer)| {
            in_deck(rules, *with)
                && how(answer.action).is_some_and(|more| more > 0 || threat.draw > 0)
        })
}

/// The call that is required in the turn before one goes out.
pub(super) fn call(rules: &Rules, name: &str) -> Option<Text> {
    let call = rules.doc().calls.get(name)?;
    let says = text(
        format!(
            "Deine letzte Karte darfst du nur legen, wenn du in deinem Zug davor „{}“ gesagt hast.",
            call.name.de
        ),
        format!(
            "You may play your last card only if you said “{}” on your turn before.",
            call.name.en
        ),
    );
    let cost = penalty_cards(u32::from(call.false_penalty));
    let wrong = (call.false_penalty > 0).then(|| {
        text(
            format!("Wirst du dann nicht fertig, ziehst du {}.", cost.de),
            format!("If you do not go out then, you draw {}.", cost.en),
        )
    });
    Some(line(&std::iter::once(says).chain(wrong).collect::<Vec<_>>()))
}
