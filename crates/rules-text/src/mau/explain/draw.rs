//! Drawing and passing in words, and what may be laid afterwards.

use stammtisch_engine::mau::rules::doc::{
    Blocked, DrawRule, DrawThen, DrawWhen, EmptyPile, HandLimit, Keeps, LimitThen, Text,
};

use super::end::won_by;
use super::grammar::{cards, line, ordinal, text, times as often};
use super::when::weak;

/// `taken_back`: cards may have to be taken back because of cheating.
pub(super) fn draw(draw: &DrawRule, blocked: Blocked, taken_back: bool) -> Vec<Text> {
    let DrawRule { when, count, times, then, may_pass, least, must_lay, empty, keeps, limit } =
        draw;
    let mut lines = vec![lay_or_draw(*when, *count, *times)];
    if *count > 0 {
        lines.extend((*may_pass && *least == 0).then(|| instead(*times, *must_lay)));
        lines.extend((*least > 0).then(|| at_least(*least)));
        let until_last = !*may_pass && !*must_lay;
        lines.extend(again(*when, *then, *count, *times, *may_pass || until_last));
        let passes = *may_pass && *least < 2;
        let several = again_and_again(*when, *then, *must_lay, *times, (passes, until_last));
        lines.push(several.unwrap_or_else(|| after(*then, *must_lay, u32::from(*count), *times)));
    }
    lines.extend(dry(*empty, *keeps, blocked, taken_back));
    lines.extend(limit.as_ref().map(bound));
    lines
}

fn lay_or_draw(when: DrawWhen, count: u8, times: u8) -> Text {
    let drawn = cards(u32::from(count));
    let (else_de, else_en) = match (count, times) {
        (0, _) => ("gibst du weiter".to_owned(), "you pass".to_owned()),
        (_, 0) => ("ziehst du vom Ziehstapel".to_owned(), "draw from the draw pile".to_owned()),
        _ => (
            format!("ziehst du {} vom Ziehstapel", drawn.de),
            format!("draw {} from the draw pile", drawn.en),
        ),
    };
    match when {
        DrawWhen::AnyTime => text(
            format!(
                "Bist du am Zug, legst du eine passende Karte offen auf den Ablagestapel. Kannst oder \
                 willst du nicht legen, {else_de}."
            ),
            format!(
                "On your turn, play a fitting card face up on the discard pile. If you cannot or \
                 do not want to, {else_en}."
            ),
        ),
        DrawWhen::NothingFits => {
            let only = if count == 0 { "" } else { "do " };
            text(
                format!(
                    "Bist du am Zug und hast eine passende Karte, musst du eine offen auf den \
                     Ablagestapel legen. Nur wenn keine deiner Karten passt, {else_de}."
                ),
                format!(
                    "On your turn, if you hold a card that fits, you must play one face up on the \
                     discard pile. Only if none of your cards fits {only}{}.",
                    if count == 0 {
                        "do you pass".to_owned()
                    } else {
                        else_en.replacen("draw", "you draw", 1)
                    }
                ),
            )
        }
    }
}

/// Passing without drawing, or without drawing again.
fn instead(times: u8, must_lay: bool) -> Text {
    match (times, must_lay) {
        (1, _) => text(
            "Statt zu ziehen, darfst du auch einfach weitergeben.",
            "Instead of drawing you may also just pass.",
        ),
        (_, false) => text(
            "Statt zu ziehen oder weiterzuziehen, darfst du auch einfach weitergeben.",
            "Instead of drawing, or of drawing on, you may also just pass.",
        ),
        (_, true) => text(
            "Statt zu ziehen oder weiterzuziehen, darfst du auch einfach weitergeben, solange du nach dem \
             Ziehen nichts legen musst.",
            "Instead of drawing, or of drawing on, you may also just pass, as long as there is nothing that \
             you must play after drawing.",
        ),
    }
}

/// Passing after at least this many draws.
fn at_least(least: u8) -> Text {
    let times = often(u32::from(least));
    text(
        format!("Weitergeben darfst du, sobald du mindestens {} gezogen hast.", times.de),
        format!("You may pass as soon as you have drawn at least {}.", times.en),
    )
}

/// Drawing more than once in a turn.
///
/// `told`: when one may pass is said elsewhere, or passing is possible at any time.
fn again(when: DrawWhen, then: DrawThen, count: u8, times: u8, told: bool) -> Option<Text> {
    let each = cards(u32::from(count));
    let most = often(u32::from(times));
    let said = match (when, times) {
        (_, 1) => return None,
        _ if then == DrawThen::Nothing => text(
            format!("Das tust du im selben Zug {}.", most.de),
            format!("You do so {} in the same turn.", most.en),
        ),
        (_, 0) => text(
            format!(
                "Du ziehst jedes Mal {} und hörst erst auf, wenn du etwas legen kannst oder keine Karte \
                 mehr zu ziehen ist.",
                each.de
            ),
            format!(
                "You draw {} each time and stop only when you can play something or no card is \
                 left to draw.",
                each.en
            ),
        ),
        (DrawWhen::AnyTime, _) => bounded(
            told,
            text(
                format!(
                    "Im selben Zug darfst du bis zu {} ziehen und dazwischen jederzeit legen.",
                    most.de
                ),
                format!(
                    "You may draw up to {} in the same turn and play a card at any point in between.",
                    most.en
                ),
            ),
            text(
                "Weitergeben darfst du erst, wenn du so oft gezogen hast.",
                "You may pass only when you have drawn that often.",
            ),
        ),
        (DrawWhen::NothingFits, _) => bounded(
            told,
            text(
                format!(
                    "Passt danach noch immer nichts, ziehst du wieder, im selben Zug insgesamt bis zu {}.",
                    most.de
                ),
                format!(
                    "If still nothing fits, you draw again, up to {} in the same turn altogether.",
                    most.en
                ),
            ),
            // When that is the case is said together with what fits then.
            text("", ""),
        ),
    };
    Some(said)
}

/// When one may pass is said only if that is not at any time.
fn bounded(told: bool, said: Text, pass: Text) -> Text {
    if told { said } else { line(&[said, pass]) }
}

/// What fits after one of several draws, where it matters which draw it was.
fn again_and_again(
    when: DrawWhen,
    then: DrawThen,
    must_lay: bool,
    times: u8,
    (passes, until_last): (bool, bool),
) -> Option<Text> {
    if times < 2 || then == DrawThen::Nothing {
        return None;
    }
    let last = ordinal(usize::from(times));
    let last_de = format!("nach dem {} Mal", weak(&last.de));
    let (if_de, if_en) = match then {
        DrawThen::LayAny => {
            ("Hast du dann eine passende Karte auf der Hand", "If you then hold a card that fits")
        }
        _ => ("Passt eine der gezogenen Karten", "If one of the cards you drew fits"),
    };
    match (when, must_lay) {
        // A player who could lay draws no further, and passes only after the last draw.
        (DrawWhen::NothingFits, false) if !passes => Some(text(
            format!(
                "{if_de}, musst du legen; nur {last_de} darfst du auch so weitergeben. Passt auch dann nichts, \
                 gibst du weiter."
            ),
            format!(
                "{if_en}, you must play; only after the {} time may you pass instead. If nothing fits even \
                 then, you pass.",
                last.en
            ),
        )),
        (DrawWhen::NothingFits, true) if !passes => Some(text(
            format!("{if_de}, musst du legen. Passt auch {last_de} nichts, gibst du weiter."),
            format!(
                "{if_en}, you must play. If nothing fits even after the {} time, you pass.",
                last.en
            ),
        )),
        (DrawWhen::AnyTime, true) => Some(text(
            format!(
                "{if_de}, darfst du nicht weitergeben: Du legst, oder du ziehst weiter, solange du noch darfst. \
                 Passt nichts, gibst du weiter."
            ),
            format!(
                "{if_en}, you may not pass: you play, or you draw on as long as you may. If nothing fits, you \
                 pass."
            ),
        )),
        (DrawWhen::AnyTime, false) if until_last => Some(text(
            format!(
                "{if_de}, darfst du sie legen, musst es aber nicht. Weitergeben darfst du erst {last_de}."
            ),
            format!(
                "{if_en}, you may play it, but you do not have to. You may pass only after the {} time.",
                last.en
            ),
        )),
        _ => None,
    }
}

fn after(then: DrawThen, must_lay: bool, count: u32, times: u8) -> Text {
    let (one_de, one_en) = if count == 1 && times == 1 {
        ("Passt die gezogene Karte", "If the card you drew fits")
    } else {
        ("Passt eine der gezogenen Karten", "If one of the cards you drew fits")
    };
    match (then, must_lay) {
        (DrawThen::LayDrawn, false) => text(
            format!(
                "{one_de}, darfst du sie gleich legen, musst es aber nicht. Sonst gibst du weiter."
            ),
            format!(
                "{one_en}, you may play it at once, but you do not have to. Otherwise you pass."
            ),
        ),
        (DrawThen::LayDrawn, true) => text(
            format!("{one_de}, musst du sie gleich legen. Sonst gibst du weiter."),
            format!("{one_en}, you must play it at once. Otherwise you pass."),
        ),
        (DrawThen::LayAny, false) => text(
            "Danach darfst du eine beliebige passende Karte aus der Hand legen, oder du gibst weiter.",
            "After that you may play any fitting card from your hand, or you pass.",
        ),
        (DrawThen::LayAny, true) => text(
            "Hast du danach eine passende Karte auf der Hand, musst du eine legen. Sonst gibst du weiter.",
            "If you then hold a card that fits, you must play one. Otherwise you pass.",
        ),
        (DrawThen::Nothing, _) => {
            text("Mit dem Ziehen ist dein Zug vorbei.", "Drawing ends your turn.")
        }
    }
}

/// Cards that could still be taken back stay in the pile where cheating is part of the game (ERF-13, VER-27).
fn dry(empty: EmptyPile, keeps: Keeps, blocked: Blocked, taken_back: bool) -> Vec<Text> {
    let stays = text(
        "Was wegen Mogelns noch zurückgenommen werden könnte, bleibt ebenfalls liegen, solange es sonst \
         etwas zum Ziehen gibt.",
        "Cards that could still be taken back because of cheating stay as well, as long as there is \
         anything else to draw.",
    );
    let used = matches!(empty, EmptyPile::Shuffle | EmptyPile::TurnOver);
    let mut lines = vec![when_dry(empty, keeps, blocked)];
    lines.extend(Some(stays).filter(|_| taken_back && used));
    lines
}

fn when_dry(empty: EmptyPile, keeps: Keeps, blocked: Blocked) -> Text {
    let nobody = text(
        "Gibt es auch dann keine Karte mehr, wird nicht gezogen.",
        "If there is still no card left, nobody draws.",
    );
    let (stays_de, stays_en) = match keeps {
        Keeps::Top => ("nur seine oberste Karte bleibt liegen.", "only its top card stays."),
        Keeps::Row => (
            "was oben mit gleichem Wert aufeinanderliegt, bleibt liegen, solange es sonst etwas zum Ziehen gibt.",
            "cards of the same rank that lie on one another on top stay, as long as there is anything else to draw.",
        ),
    };
    match empty {
        EmptyPile::Shuffle => line(&[
            text(
                format!(
                    "Ist der Ziehstapel leer, wird der Ablagestapel gemischt und zum neuen Ziehstapel; {stays_de}"
                ),
                format!(
                    "When the draw pile is empty, the discard pile is shuffled into a new one; {stays_en}"
                ),
            ),
            nobody,
        ]),
        EmptyPile::TurnOver => line(&[
            text(
                format!(
                    "Ist der Ziehstapel leer, wird der Ablagestapel ungemischt umgedreht und zum neuen \
                     Ziehstapel; {stays_de}"
                ),
                format!(
                    "When the draw pile is empty, the discard pile is turned over without shuffling and becomes \
                     the new one; {stays_en}"
                ),
            ),
            nobody,
        ]),
        EmptyPile::Nothing => text(
            "Ist der Ziehstapel leer, zieht niemand mehr, auch keine Strafkarten.",
            "When the draw pile is empty, nobody draws any more, not even penalty cards.",
        ),
        EmptyPile::EndDeal => match won_by(blocked) {
            None => text(
                "Ist der Ziehstapel leer, ist die Runde zu Ende, und niemand hat sie gewonnen.",
                "When the draw pile is empty, the deal is over and nobody has won it.",
            ),
            // Which of several players wins is said with the end of the deal.
            Some((who, _)) => text(
                format!(
                    "Ist der Ziehstapel leer, ist die Runde zu Ende; ist noch niemand fertig, gewinnt sie, {}.",
                    who.de
                ),
                format!(
                    "When the draw pile is empty, the deal is over; if nobody is out yet, {} wins it.",
                    who.en
                ),
            ),
        },
    }
}

fn bound(limit: &HandLimit) -> Text {
    let HandLimit { cards: most, then } = limit;
    let most = cards(u32::from(*most));
    match then {
        LimitThen::NoMore => text(
            format!("Niemand hält mehr als {}: Wer so viele hat, zieht nicht mehr.", most.de),
            format!("Nobody holds more than {}: whoever has that many draws no more.", most.en),
        ),
        LimitThen::Loses => text(
            format!(
                "Wer mehr als {} halten müsste, hat die Runde verloren: Diese Person spielt nicht weiter \
                 und behält ihre Karten für die Abrechnung.",
                most.de
            ),
            format!(
                "Whoever would have to hold more than {} has lost the deal: that player is out of \
                 it and keeps the cards for the scoring.",
                most.en
            ),
        ),
    }
}
