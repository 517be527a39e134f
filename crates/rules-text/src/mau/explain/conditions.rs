//! How the table must stand, in words: who it is about, which way play goes, how many still play, how many
//! cards there are to draw.

use stammtisch_engine::mau::rules::doc::{By, Span, Text};
use stammtisch_engine::seat::Direction;

use super::grammar::{number, text};
use super::patterns::counted;

/// Whom something must happen to, as the subject of a sentence.
pub(super) fn by_whom(by: By) -> Text {
    match by {
        By::Anyone => text("jemand", "somebody"),
        By::Dealer => text("die Person, die gegeben hat,", "the dealer"),
        By::NotDealer => text("jemand, der nicht gegeben hat,", "somebody but the dealer"),
        By::Starter => text("die Person, die die Runde begonnen hat,", "whoever began the deal"),
    }
}

/// Who must be the one whom a sentence calls "du", if that is said.
pub(super) fn you_are(by: By) -> Option<Text> {
    Some(match by {
        By::Anyone => return None,
        By::Dealer => text("du gegeben hast", "you have dealt"),
        By::NotDealer => text("du nicht gegeben hast", "you have not dealt"),
        By::Starter => text("du die Runde begonnen hast", "you began the deal"),
    })
}

/// Who must lay a card, if that is said; with the comma after what is said of them.
pub(super) fn laid_by(by: By) -> Option<Text> {
    Some(match by {
        By::Anyone => return None,
        By::Dealer => text("sie legt, wer gegeben hat,", "the dealer plays it"),
        By::NotDealer => {
            text("sie legt, wer nicht gegeben hat,", "anybody but the dealer plays it")
        }
        By::Starter => {
            text("sie legt, wer die Runde begonnen hat,", "whoever began the deal plays it")
        }
    })
}

/// The same as the subject of what may not be done, with its comma.
pub(super) fn may_not_by(by: By) -> Option<Text> {
    Some(match by {
        By::Anyone => return None,
        By::Dealer => text("Wer gegeben hat,", "The dealer"),
        By::NotDealer => text("Wer nicht gegeben hat,", "Anybody but the dealer"),
        By::Starter => text("Wer die Runde begonnen hat,", "Whoever began the deal"),
    })
}

/// The rest of it, a subordinate clause each.
pub(super) fn standing(
    direction: Option<Direction>,
    playing: Option<Span>,
    pile: Option<Span>,
) -> Vec<Text> {
    let way = direction.map(|way| match way {
        Direction::Clockwise => text("es im Uhrzeigersinn geht", "play goes clockwise"),
        Direction::Counter => {
            text("es gegen den Uhrzeigersinn geht", "play goes against the clock")
        }
    });
    let still = playing.map(|count| {
        let count = people(count);
        let one = playing == Some(Span::Between(1, 1));
        let (de, en) =
            if one { ("eine Person im Spiel ist", "is") } else { ("im Spiel sind", "are") };
        let many = if one { String::from("nur noch") } else { format!("noch {}", count.de) };
        text(format!("{many} {de}"), format!("{} {en} still in play", count.en))
    });
    let cards = pile.map(|count| {
        if count == Span::Between(0, 0) {
            return text("der Ziehstapel leer ist", "the draw pile is empty");
        }
        let count = counted(count);
        let one = pile == Some(Span::Between(1, 1));
        let (de, en) = if one { ("ist", "is") } else { ("sind", "are") };
        text(
            format!("im Ziehstapel {} {de}", count.de),
            format!("there {en} {} in the draw pile", count.en),
        )
    });
    [way, still, cards].into_iter().flatten().collect()
}

/// How many still play.
fn people(span: Span) -> Text {
    match span {
        Span::Between(from, to) if from == to => {
            let one = number(u32::from(from));
            text(format!("genau {}", one.de), format!("exactly {}", one.en))
        }
        Span::Between(from, u16::MAX) => {
            let from = number(u32::from(from));
            text(format!("mindestens {}", from.de), format!("at least {}", from.en))
        }
        Span::Between(0 | 1, to) => {
            let to = number(u32::from(to));
            text(format!("höchstens {}", to.de), format!("at most {}", to.en))
        }
        Span::Between(from, to) => {
            let (from, to) = (number(u32::from(from)), number(u32::from(to)));
            text(format!("{} bis {}", from.de, to.de), format!("{} to {}", from.en, to.en))
        }
        Span::Every(step) => {
            text(format!("{step}, {} …", 2 * step), format!("{step}, {} …", 2 * step))
        }
        // The check refuses that.
        Span::Last => text("alle", "all"),
    }
}
