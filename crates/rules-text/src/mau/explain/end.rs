//! The end of a deal in words, and the aim of the game.

use stammtisch_engine::limits::MAX_IDLE_ROUNDS;
use stammtisch_engine::mau::rules::Rules;
use stammtisch_engine::mau::rules::doc::{Blocked, EndRule, LimitThen, MatchRule, PlayUntil, Text};

use super::grammar::{text, times};
use super::{last, last_pattern, teams};

pub(super) fn goal(rules: &Rules, end: &EndRule, matches: &MatchRule) -> Vec<Text> {
    let out = match end.play {
        PlayUntil::FirstOut | PlayUntil::LastLap => text(
            "Werde deine Karten los: Wer als Erstes keine mehr auf der Hand hat, gewinnt die Runde.",
            "Get rid of your cards: whoever is first to hold none wins the deal.",
        ),
        PlayUntil::OneLeft => text(
            "Werde deine Karten los und bleib nicht als Letztes darauf sitzen.",
            "Get rid of your cards, and do not be the last one to hold any.",
        ),
    };
    let out = teams::goal(rules, end.play).unwrap_or(out);
    let many = match matches {
        MatchRule::Single => return vec![out],
        MatchRule::Knockout { .. } => text(
            "Eine Partie besteht aus mehreren Runden; wer zu viele Punkte sammelt, scheidet aus.",
            "A match consists of several deals; whoever collects too many points drops out.",
        ),
        MatchRule::Dropout => text(
            "Eine Partie besteht aus mehreren Runden; nach jeder scheidet aus, wer am schlechtesten war.",
            "A match consists of several deals; after each one whoever did worst drops out.",
        ),
        MatchRule::Race { .. } | MatchRule::Deals { .. } | MatchRule::Rounds { .. } => text(
            "Eine Partie besteht aus mehreren Runden, in denen Punkte notiert werden.",
            "A match consists of several deals, and points are scored in each.",
        ),
    };
    if matches!(matches, MatchRule::Deals { count: 1 }) { vec![out] } else { vec![out, many] }
}

pub(super) fn deal(rules: &Rules, end: &EndRule) -> Vec<Text> {
    let EndRule {
        play,
        last_threat,
        never_last,
        only_last,
        redraw,
        last_gift: _, // Told with the cards that give.
        blocked,
        last_call,
    } = end;
    let mut lines = vec![teams::end(rules, *play).unwrap_or_else(|| match play {
        PlayUntil::OneLeft if rules.seats() == 2 => text(
            "Sobald jemand alle Karten los ist, ist die Runde zu Ende; die andere Person hat sie verloren.",
            "As soon as somebody is rid of all cards, the deal is over; the other player has lost it.",
        ),
        PlayUntil::FirstOut => text(
            "Sobald jemand alle Karten los ist, ist die Runde zu Ende.",
            "As soon as somebody is rid of all cards, the deal is over.",
        ),
        PlayUntil::LastLap => text(
            "Ist jemand alle Karten los, hat jede andere Person noch einen Zug. Dann ist die Runde zu Ende.",
            "When somebody is rid of all cards, each of the others has one more turn. Then the deal is \
             over.",
        ),
        PlayUntil::OneLeft => text(
            "Wer alle Karten los ist, ist fertig. Die anderen spielen weiter, bis nur noch eine Person \
             Karten hat: Die hat die Runde verloren.",
            "Whoever is rid of all cards is out. The others play on until only one player holds cards: \
             that one has lost the deal.",
        ),
    })];
    lines.extend(left_alone(rules));
    lines.extend(last::bans(rules, never_last, only_last));
    lines.extend(last::redrawn(rules, redraw));
    lines.extend(last_call.as_ref().and_then(|name| last::call(rules, name)));
    lines.extend(last::threat(rules, *last_threat));
    lines.extend(last_pattern::pattern(rules, *last_threat));
    let rounds = times(u32::from(MAX_IDLE_ROUNDS));
    let nobody = match (play, won_by(*blocked)) {
        (_, Some((who, of_several))) => text(
            format!("; ist noch niemand fertig, gewinnt sie, {}{}", who.de, of_several.de),
            format!("; if nobody is out yet, {}{} wins it", who.en, of_several.en),
        ),
        (PlayUntil::OneLeft, None) => text("", ""),
        (PlayUntil::FirstOut | PlayUntil::LastLap, None) => {
            text("; dann hat sie niemand gewonnen", "; then nobody has won it")
        }
    };
    lines.push(text(
        format!(
            "Wird {} um den Tisch herum nur noch weitergegeben, ohne dass jemand legt oder zieht, \
             endet die Runde ebenfalls{}.",
            rounds.de, nobody.de
        ),
        format!(
            "If the turn passes {} around the table and nobody plays or draws a card, the deal \
             ends as well{}.",
            rounds.en, nobody.en
        ),
    ));
    lines
}

/// Who wins a deal in which all others drop out, where that can happen.
fn left_alone(rules: &Rules) -> Option<Text> {
    let doc = rules.doc();
    let loses = doc.draw.limit.as_ref().is_some_and(|limit| limit.then == LimitThen::Loses);
    let dropped = loses || doc.effects().any(|does| does.out);
    let (who_de, who_en) = if rules.teams().is_empty() {
        (", wer übrig bleibt", "whoever is left")
    } else {
        (" das Team, das übrig bleibt", "the team that is left")
    };
    dropped.then(|| {
        text(
            format!(
                "Spielt sonst niemand mehr mit, bevor jemand fertig ist, gewinnt{who_de}, auch mit Karten auf \
                 der Hand."
            ),
            format!(
                "If nobody else plays on before anybody is out, {who_en} wins, cards in hand or not."
            ),
        )
    })
}

/// Who wins a blocked deal, and who does if several could; none: nobody.
pub(super) fn won_by(blocked: Blocked) -> Option<(Text, Text)> {
    let fewest = match blocked {
        Blocked::Nobody => return None,
        Blocked::FewestCards => {
            text("wer die wenigsten Karten hat", "whoever holds the fewest cards")
        }
        Blocked::FewestPoints => {
            text("wer die wenigsten Punkte auf der Hand hat", "whoever holds the fewest points")
        }
    };
    let of_several = text(
        " (sind es mehrere, davon, wer als Erstes nach der Person sitzt, die gegeben hat)",
        " (of several, whoever sits next after the dealer)",
    );
    Some((fewest, of_several))
}
