//! Threats in words: what a threatening card does to others, and how they may answer.

mod answers;
mod chain;
mod chain_length;
mod defences;
mod further;
mod harm;
mod own;
mod round;

use std::collections::BTreeSet;

use stammtisch_engine::card::{Card, Rank};
use stammtisch_engine::mau::rules::Rules;
use stammtisch_engine::mau::rules::doc::{
    AnswerAction, AnswerMust, AnswerRule, CardRule, ClosingRule, Text, ThreatRule, Victim, Which,
};

use super::grammar::{all_of, cards, line, one_of, text};
use super::names::{all, in_deck, object, reading_order};
use super::values;
use crate::mau::explain::cards::lookup::{replaced, rule_of};

/// The text of a threat: that of the card with this name, or of a pattern.
pub(super) fn threat(rules: &Rules, which: Option<Which>, threat: &ThreatRule) -> Text {
    let ThreatRule {
        victim,
        spares_waiting,
        may,
        draw: _,
        up_to: _,
        until: _,
        until_then: _,
        at_most,
        swap: _,
        give: _,
        take: _,
        then,
        misses: _,
        answers: _,
        drawn_answers,
        answers_of: _,
        longest: _,
        closing,
    } = threat;
    let who = harm::Who::of(*victim, rules.seats());
    let answers = answers(rules, threat);
    let round = round::round(rules, threat, &answers);
    let named = round.is_some();
    let mut says: Vec<_> = round.into_iter().collect();
    if *may && !named {
        says.push(text(
            "Beim Legen entscheidest du, ob die Karte wirkt.",
            "When you play it, you decide whether it takes effect.",
        ));
    }
    if !named {
        says.push(harm::harm(rules, &who, threat, !answers.is_empty()));
    }
    says.extend(harm::saved(rules, &who, threat));
    if *spares_waiting {
        says.push(text(
            "Wer noch auszusetzen hat, wird dabei übergangen; gilt das für alle anderen, trifft es niemanden.",
            "Whoever still has turns to miss is passed over; if that is everybody else, nobody is hit.",
        ));
    }
    for (index, group) in groups(&answers).into_iter().enumerate() {
        if !named {
            says.push(answers::answer(rules, which, &who, threat, &answers, &group, index == 0));
        }
        says.extend(answers::more_turns(threat, group.rule));
        // Cards with the same name do the same.
        for said in own::effect(rules, which, &group, threat) {
            if !says.contains(&said) {
                says.push(said);
            }
        }
    }
    says.extend(harm::last_gift(rules, threat));
    says.extend(further::answers(rules, threat, which, &answers));
    says.extend(which.map_or_else(Vec::new, |which| chain::bound(rules, which, threat, &answers)));
    if *drawn_answers && !answers.is_empty() {
        says.push(text(
            "Auch wer schon gezogen hat, darf noch antworten, mit einer der eben gezogenen Karten: Das zählt, \
             als wäre sie vor dem Ziehen gelegt worden.",
            "Even after drawing, whoever is hit may still answer, with one of the cards just drawn: it counts as \
             if it had been played before drawing.",
        ));
    }
    if *at_most > 0 {
        let most = cards(u32::from(*at_most));
        says.push(text(
            format!("Mehr als {} werden es dabei nie.", most.de),
            format!("It never comes to more than {}.", most.en),
        ));
    }
    says.extend(
        closing.as_ref().filter(|_| !named).map(|rule| close(rules, rule, &answers, who.two)),
    );
    says.extend(harm::on(&who, *then, &answers));
    line(&says)
}

/// How the player who threatened ends the round of the threat.
fn close(rules: &Rules, rule: &ClosingRule, answers: &[(Which, &AnswerRule)], two: bool) -> Text {
    let ClosingRule { draw, may_be_last, again } = rule;
    let with_them: Vec<_> = answers.iter().map(|(which, _)| *which).collect();
    let (asked_de, asked_en) = if two {
        ("Ist sie gefragt", "When they have been asked")
    } else {
        ("Sind alle gefragt", "When all have been asked")
    };
    let cost = cards(u32::from(*draw));
    if with_them.is_empty() {
        return text(
            format!("{asked_de}, ziehst du selbst {}.", cost.de),
            format!("{asked_en}, you draw {} yourself.", cost.en),
        );
    }
    let ending = one_of(&all(rules, &with_them, object));
    let (more_de, more_en) = if *again && two {
        (", und sie ist noch einmal gefragt", " and they are asked once more")
    } else if *again {
        (", und alle anderen sind noch einmal gefragt", " and all others are asked once more")
    } else {
        ("", "")
    };
    let asked = text(
        format!(
            "{asked_de}, musst du selbst {} legen, um das zu beenden, oder du ziehst {}{more_de}.",
            ending.de, cost.de
        ),
        format!(
            "{asked_en}, you must play {} yourself to end this, or you draw {}{more_en}.",
            ending.en, cost.en
        ),
    );
    let last = if *may_be_last {
        text("Das darf auch deine letzte Karte sein.", "That may be your last card.")
    } else {
        text("Das darf nicht deine letzte Karte sein.", "That may not be your last card.")
    };
    line(&[asked, last])
}

/// The answers that the deck at the table allows, in reading order; none for a seat that is out of cards.
fn answers<'a>(rules: &Rules, threat: &'a ThreatRule) -> Vec<(Which, &'a AnswerRule)> {
    let here = threat.answers.iter().filter(|(with, _)| in_deck(rules, **with));
    let mut answers: Vec<_> = here.map(|(with, answer)| (*with, answer)).collect();
    let named: Vec<_> = answers.iter().map(|(with, _)| *with).collect();
    answers.retain(|(with, _)| !replaced(rules, *with, &named));
    answers.sort_by_key(|(with, _)| reading_order(with));
    // ERF-53: between two players there is nobody else to swap with, to give to or to take from.
    let moves = threat.swap || threat.give || threat.take;
    let nobody = |action| moves && matches!(action, AnswerAction::SendTo(_)) && rules.seats() == 2;
    answers.retain(|(_, answer)| !nobody(answer.action));
    // A chain of one card leaves room only for answers that end it.
    answers.retain(|(_, answer)| threat.longest != 1 || answer.action.adds().is_none());
    if threat.victim == Victim::LastOut { Vec::new() } else { answers }
}

/// Cards that answer in the same way.
struct Group<'a> {
    rule: &'a AnswerRule,
    cards: Vec<Which>,
}

fn groups<'a>(answers: &[(Which, &'a AnswerRule)]) -> Vec<Group<'a>> {
    let mut groups: Vec<Group<'a>> = Vec::new();
    for (with, rule) in answers {
        match groups.iter_mut().find(|group| group.rule == *rule) {
            Some(group) => group.cards.push(*with),
            None => groups.push(Group { rule, cards: vec![*with] }),
        }
    }
    groups
}

/// The threats of the deck at the table.
fn threats(rules: &Rules) -> impl Iterator<Item = (Which, &ThreatRule)> {
    let here = rules.doc().cards.iter().filter(|(which, _)| in_deck(rules, **which));
    here.filter_map(|(which, rule)| Some((*which, rule.threat.as_ref()?)))
}

/// Whether any threat of these rules makes somebody answer or accept it, and whether any can be passed on: a
/// threat with nothing to draw, move or answer just happens.
pub(super) fn asks(rules: &Rules) -> Option<bool> {
    let all = threats(rules).map(|(_, threat)| threat);
    let all: Vec<_> = all.chain(of_patterns(rules).map(|(_, threat)| threat)).collect();
    let moves = |threat: &ThreatRule| threat.swap || threat.give || threat.take;
    let asked = |threat: &&ThreatRule| {
        threat.draw > 0 || moves(threat) || !answers(rules, threat).is_empty()
    };
    let passed = |(_, rule): (Which, &AnswerRule)| matches!(rule.action, AnswerAction::PassOn(_));
    let passed = |threat: &&ThreatRule| answers(rules, threat).into_iter().any(passed);
    all.iter().any(asked).then(|| all.iter().any(passed))
}

/// Whether anything can be answered with a card at all.
pub(super) fn is_answered(rules: &Rules) -> bool {
    let mut all = threats(rules).map(|(_, threat)| threat);
    let mut named = of_patterns(rules).map(|(_, threat)| threat);
    let answered = |threat: &ThreatRule| !answers(rules, threat).is_empty();
    all.any(answered) || named.any(answered)
}

/// The threats of patterns, by their names.
fn of_patterns(rules: &Rules) -> impl Iterator<Item = (&Text, &ThreatRule)> {
    let all = rules.doc().patterns.values();
    all.filter_map(|rule| Some((&rule.name, rule.does.threat.as_ref()?)))
}

/// Whether answering cards must fit: a learner would assume so (ERF-30).
pub(super) fn need_not_fit(rules: &Rules) -> Option<Text> {
    let rank_fits = |which: Which, with: Which| {
        let fit = &rules.doc().fit;
        let never = |rank: &Rank| with == Which::Rank(*rank);
        fit.rank && with == which && !fit.never_on_own_rank.iter().any(never)
    };
    let mut free = false;
    let mut bound = false;
    let of_cards = threats(rules).map(|(which, threat)| (Some(which), threat));
    for (which, threat) in of_cards.chain(of_patterns(rules).map(|(_, threat)| (None, threat))) {
        for (with, answer) in answers(rules, threat) {
            match answer.must {
                AnswerMust::Anything => {
                    free |= which.is_none_or(|which| !rank_fits(which, with));
                }
                _ => bound = true,
            }
        }
    }
    let (but_de, but_en) = if bound {
        (", wenn nichts anderes dabeisteht", " unless stated otherwise")
    } else {
        ("", "")
    };
    free.then(|| {
        text(
            format!(
                "Eine Karte, mit der man auf eine andere antwortet, muss nicht auf sie passen{but_de}."
            ),
            format!("A card played in answer to another one need not fit on it{but_en}."),
        )
    })
}

/// What decides which card is higher, where the rules define their own values.
pub(super) fn worth(rules: &Rules) -> Option<Text> {
    let fit = &rules.doc().fit;
    let all = threats(rules).map(|(_, threat)| threat);
    let mut all = all.chain(of_patterns(rules).map(|(_, threat)| threat));
    let compared = all
        .any(|threat| answers(rules, threat).iter().any(|(_, answer)| answer.must.is_by_value()));
    (compared && !fit.values.is_empty()).then(|| {
        let mut says = vec![text(
            "Welche Karte in einer Antwort höher ist, sagt ihr Zahlenwert.",
            "Which card of an answer is higher, its value says.",
        )];
        says.extend(values::counted(rules, fit, |_| true));
        line(&says)
    })
}

/// The ranks and cards whose only function is to answer something, in reading order.
pub(super) fn defenders(rules: &Rules) -> Vec<Which> {
    let all = threats(rules).map(|(_, threat)| threat);
    let all = all.chain(of_patterns(rules).map(|(_, threat)| threat));
    let all = all.flat_map(|threat| answers(rules, threat));
    let idle = |which: &Which| {
        rule_of(rules.doc(), *which).is_none_or(|rule| *rule == CardRule::default())
    };
    let all: BTreeSet<_> = all.map(|(with, _)| with).filter(idle).collect();
    let mut all: Vec<_> = all.into_iter().collect();
    all.sort_by_key(reading_order);
    all
}

/// The purpose of a card whose only function is to answer others.
pub(super) fn defends(rules: &Rules, which: Which) -> Text {
    let against = against(rules, |with| with == which, |_| true);
    // Some cards of a group may do something else as well.
    let acting = rules.deck().cards().filter(|card| which.means(*card));
    let mut acting = acting.filter_map(|card| rule_of(rules.doc(), Which::Card(card)));
    let group = matches!(which, Which::Group(_));
    if group && acting.any(|rule| *rule != CardRule::default()) {
        return text(
            format!("Hilft gegen {}.", against.de),
            format!("Helps against {}.", against.en),
        );
    }
    text(
        format!("Hilft gegen {}; sonst keine besondere Wirkung.", against.de),
        format!("Helps against {}; no special effect otherwise.", against.en),
    )
}

/// What `card` answers, other than cards of its own kind, which the rules call `own`.
pub(super) fn helps(rules: &Rules, card: Card, own: Which) -> Option<Text> {
    let against = against(rules, |with| with.means(card), |which| which != own);
    (!against.de.is_empty()).then(|| {
        text(format!("Hilft gegen {}.", against.de), format!("Helps against {}.", against.en))
    })
}

/// The choice left to the player of a card whose threat counts only if the player says so.
pub(super) fn claimed(rules: &Rules, rule: &ThreatRule) -> Text {
    let answers = answers(rules, rule);
    let who = harm::Who::of(rule.victim, rules.seats());
    let happens = round::round(rules, rule, &answers)
        .unwrap_or_else(|| harm::harm(rules, &who, rule, !answers.is_empty()));
    line(&[happens, harm::saved(rules, &who, rule).unwrap_or_else(|| text("", ""))])
}

/// The effect of a threat that hits its own player, who has no card left to answer with.
pub(super) fn hits_you(rules: &Rules, rule: &ThreatRule) -> Text {
    let who = harm::Who::of(rule.victim, rules.seats());
    line(&[harm::harm(rules, &who, rule, false)])
}

/// The `wanted` cards, and the patterns, against which a card that `with` accepts helps.
fn against(rules: &Rules, with: impl Fn(Which) -> bool, wanted: impl Fn(Which) -> bool) -> Text {
    let mut against: Vec<_> = threats(rules)
        .filter(|(which, _)| wanted(*which))
        .filter(|(_, threat)| answers(rules, threat).iter().any(|(other, _)| with(*other)))
        .map(|(which, _)| which)
        .collect();
    against.sort_by_key(reading_order);
    let mut named = all(rules, &against, object);
    let of_patterns = of_patterns(rules)
        .filter(|(_, threat)| answers(rules, threat).iter().any(|(other, _)| with(*other)));
    named.extend(
        of_patterns.map(|(name, _)| text(format!("„{}“", name.de), format!("“{}”", name.en))),
    );
    all_of(&named)
}
