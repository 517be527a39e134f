//! Why a move is refused, in words for the player who tried it: the game's reasons and the table's.

use stammtisch_engine::rules::Text;
use stammtisch_engine::seat::Seat;
use stammtisch_rules_text::{self as rules_text, Reason};

use crate::decide::play;
use crate::id::{ConnectionId, PlayerId};
use crate::refusal::Refusal;
use crate::table::Table;
use crate::wire::{self, AnyMove, Command, ServerMessage};

/// Answers the question why the player on this connection may not make this move now. Nothing is played.
pub(super) fn why(table: &Table, connection: ConnectionId, id: u64, mv: AnyMove) -> ServerMessage {
    let player = plays_on(table, connection);
    let refused = player.map_or(Err(Refusal::NotSeated), |player| {
        play::make_move(table, player, table.state.seq, mv).map(|_| ())
    });
    let seat = player.and_then(|player| table.state.seat_of(player));
    let said = seat.and_then(|seat| reason(table, seat, mv, refused.as_ref().err()));
    let reason = said.or_else(|| {
        let refusal = refused.err()?;
        Some(Reason { text: words(&refusal), refusal: Some(refusal) })
    });
    let (refusal, text) =
        reason.map_or((None, None), |Reason { refusal, text }| (refusal, Some(text.into())));
    let code = refusal.map(|refusal| refusal.code().to_owned());
    ServerMessage::Reason { id, code, text }
}

/// The words for the player on this connection about a command that was just refused: for a move, why.
pub(super) fn told_why(
    table: &Table,
    connection: ConnectionId,
    command: &Command,
    refusal: &Refusal,
) -> Option<wire::Text> {
    let Command::Move { mv } = command else { return None };
    let seat = plays_on(table, connection).and_then(|player| table.state.seat_of(player));
    // A repeated refusal may have been for another position.
    let reason = seat
        .and_then(|seat| reason(table, seat, *mv, Some(refusal)))
        .filter(|reason| reason.refusal.as_ref() == Some(refusal));
    Some(reason.map_or_else(|| words(refusal), |reason| reason.text).into())
}

/// What the game says about a move that it refuses, or that would be irregular; nothing about
/// refusals of the table.
fn reason(
    table: &Table,
    seat: Seat,
    mv: AnyMove,
    refusal: Option<&Refusal>,
) -> Option<Reason<Refusal>> {
    let own = matches!(refusal, None | Some(Refusal::Game(_)));
    let game = table.state.running().filter(|_| own)?;
    let Reason { refusal, text } = rules_text::why(game, seat, mv, &|seat| called(table, seat))?;
    Some(Reason { refusal: refusal.map(Refusal::from), text })
}

/// The seated player on this connection, whose hand may be spoken of; none for a shared screen.
pub(super) fn plays_on(table: &Table, connection: ConnectionId) -> Option<PlayerId> {
    table
        .live
        .presence
        .connections()
        .find(|(open, _, screen)| *open == connection && !screen)
        .map(|(_, player, _)| player)
        .filter(|player| table.state.seat_of(*player).is_some())
}

/// The name of the person or bot on this seat.
pub(super) fn called(table: &Table, seat: Seat) -> String {
    let chair = table.state.seats.get(seat);
    let bot = chair.and_then(|chair| chair.bot_name()).map(ToOwned::to_owned);
    let person = chair.and_then(|chair| chair.person());
    bot.or_else(|| person.map(|sitting| table.live.name(sitting.player))).unwrap_or_default()
}

fn text(de: &str, en: &str) -> Text {
    Text { de: de.into(), en: en.into() }
}

/// What a refusal of a move means, in any position.
fn words(refusal: &Refusal) -> Text {
    match refusal {
        Refusal::Game(refusal) => rules_text::refusal(*refusal),
        Refusal::Stale => text(
            "Da war jemand schneller: Schau noch einmal hin.",
            "Somebody was faster: look again.",
        ),
        Refusal::NotSeated => {
            text("Du sitzt nicht an diesem Tisch.", "You have no seat at this table.")
        }
        Refusal::NotStarted => {
            text("Die Partie hat noch nicht begonnen.", "The match has not begun yet.")
        }
        Refusal::MatchOver => text("Die Partie ist zu Ende.", "The match is over."),
        Refusal::BotPlays => text(
            "Ein Bot spielt gerade für dich. Komm erst zurück.",
            "A bot is playing for you. Come back first.",
        ),
        Refusal::OtherGame => {
            text("Dieser Zug gehört zu einem anderen Spiel.", "That move belongs to another game.")
        }
        Refusal::NumberTaken => text(
            "Du spielst auch in einem anderen Fenster. Bitte noch einmal.",
            "You are playing in another window too. Please try again.",
        ),
        Refusal::TooFast => text(
            "Dein letzter Zug wird noch geprüft. Gleich noch einmal.",
            "Your last move is still being judged. Try again in a moment.",
        ),
        Refusal::LogFull => text(
            "Dieser Tisch ist zu lang geworden. Eröffne einen neuen.",
            "This table has grown too long. Open a new one.",
        ),
        Refusal::DailyElse => text(
            "Hier wird der Deal des Tages gespielt, sonst nichts. Er wartet auf dich.",
            "The deal of the day is played here, and nothing else. It waits for you.",
        ),
        Refusal::LessonElse => text(
            "Das ginge auch. Probier aber erst, was die Anleitung sagt.",
            "That would work too. But first try what the guide says.",
        ),
        // Moves are never refused for these.
        Refusal::BadNumber
        | Refusal::BadBase
        | Refusal::AlreadySeated
        | Refusal::NoSuchSeat
        | Refusal::SeatTaken
        | Refusal::TableFull
        | Refusal::NoBotThere
        | Refusal::UnknownBot
        | Refusal::NotHost
        | Refusal::MatchRunning
        | Refusal::RatedMatchRunning
        | Refusal::SeatsFree
        | Refusal::DealRunning
        | Refusal::MatchNotOver
        | Refusal::NotAway
        | Refusal::TooMuchTalk
        | Refusal::SilentTable
        | Refusal::NoFreeTalk
        | Refusal::BadText
        | Refusal::BadStake
        | Refusal::CannotLayAside
        | Refusal::NobodyThere
        | Refusal::CannotVote
        | Refusal::NoSuchWatcher
        | Refusal::StakeRunning
        | Refusal::StakeNeedsPeople
        | Refusal::TooFewCredits
        | Refusal::NoGiftLeft
        | Refusal::HiddenAndPublic
        | Refusal::Removed
        | Refusal::ClosedTable
        | Refusal::TooManyWatchers
        | Refusal::NoSeedFixed
        | Refusal::ValuePromised
        | Refusal::NothingToOpen
        | Refusal::WrongValue
        | Refusal::BadValue
        | Refusal::MatchBegins
        | Refusal::StakeShowsFilms
        | Refusal::RatedShowsFilms
        | Refusal::NoLesson => {
            text("Das geht an diesem Tisch gerade nicht.", "This table cannot do that now.")
        }
    }
}
