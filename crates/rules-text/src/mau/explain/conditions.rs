//! Conditions on the table in words: who it is about, the direction of play, how many players are still in,
//! how many cards are left to draw.

use stammtisch_engine::mau::rules::doc::{By, Span, Text};
use stammtisch_engine::seat::Direction;

use super::counting::counted;
use super::grammar::{number, text};

/// The player something must happen to, as the subject of a sentence.
pub(super) fn by_whom(by: By) -> Text {
    match by {
        By::Anyone => text("jemand", "somebody"),
        By::Dealer => text("die Person, die gegeben hat,", "the dealer"),
        By::NotDealer => text("jemand, der nicht gegeben hat,", "somebody but the dealer"),
        By::Starter => text("die Person, die die Runde begonnen hat,", "whoever began the deal"),
        By::Leads => text("jemand, der in der Partie vorn liegt,", "somebody who leads the match"),
        By::Trails => {
            text("jemand, der in der Partie hinten liegt,", "somebody who trails in the match")
        }
        By::LastWinner => {
            text("die Person, die die Runde davor gewonnen hat,", "whoever won the deal before")
        }
        By::LastLoser => text(
            "die Person, die in der Runde davor am schlechtesten war,",
            "whoever did worst in the deal before",
        ),
    }
}

/// What must be true of the player addressed as "du", if anything.
pub(super) fn you_are(by: By) -> Option<Text> {
    Some(match by {
        By::Anyone => return None,
        By::Dealer => text("du gegeben hast", "you have dealt"),
        By::NotDealer => text("du nicht gegeben hast", "you are not the dealer of this deal"),
        By::Starter => text("du die Runde begonnen hast", "you began the deal"),
        By::Leads => text("du in der Partie vorn liegst", "you lead the match"),
        By::Trails => text("du in der Partie hinten liegst", "you trail in the match"),
        By::LastWinner => text("du die Runde davor gewonnen hast", "you won the deal before"),
        By::LastLoser => {
            text("du in der Runde davor am schlechtesten warst", "you did worst in the deal before")
        }
    })
}

/// Who must lay a card, if anybody in particular; with a comma after the German relative clause.
pub(super) fn laid_by(by: By) -> Option<Text> {
    Some(match by {
        By::Anyone => return None,
        By::Dealer => text("sie legt, wer gegeben hat,", "the dealer plays it"),
        By::NotDealer => {
            text("sie legt, wer nicht gegeben hat,", "anybody but the dealer plays it")
        }
        _ => {
            let who = who_is(by)?;
            text(format!("sie legt, wer {},", who.de), format!("whoever {} plays it", who.en))
        }
    })
}

/// The same as the subject of a prohibition, with its comma.
pub(super) fn may_not_by(by: By) -> Option<Text> {
    Some(match by {
        By::Anyone => return None,
        By::Dealer => text("Wer gegeben hat,", "The dealer"),
        By::NotDealer => text("Wer nicht gegeben hat,", "Anybody but the dealer"),
        _ => {
            let who = who_is(by)?;
            text(format!("Wer {},", who.de), format!("Whoever {}", who.en))
        }
    })
}

/// What must be true of the player: "in der Partie vorn liegt", "leads the match".
pub(super) fn who_is(by: By) -> Option<Text> {
    Some(match by {
        By::Anyone => return None,
        By::Dealer => text("gegeben hat", "has dealt"),
        By::NotDealer => text("nicht gegeben hat", "is not the dealer of this deal"),
        By::Starter => text("die Runde begonnen hat", "began the deal"),
        By::Leads => text("in der Partie vorn liegt", "leads the match"),
        By::Trails => text("in der Partie hinten liegt", "trails in the match"),
        By::LastWinner => text("die Runde davor gewonnen hat", "won the deal before"),
        By::LastLoser => {
            text("in der Runde davor am schlechtesten war", "did worst in the deal before")
        }
    })
}

/// The remaining conditions, one subordinate clause each.
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

/// Whether a wish stands, or somebody has to answer: one subordinate clause each.
pub(super) fn open(wish: Option<bool>, threat: Option<bool>) -> Vec<Text> {
    let wish = wish.map(|stands| {
        if stands {
            text("ein Wunsch offen ist", "a wish stands")
        } else {
            text("kein Wunsch offen ist", "no wish stands")
        }
    });
    let threat = threat.map(|stands| {
        if stands {
            text("gerade jemand antworten muss", "somebody has to answer just then")
        } else {
            text("gerade niemand antworten muss", "nobody has to answer just then")
        }
    });
    [wish, threat].into_iter().flatten().collect()
}

/// The number of players still in the game.
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
        // The rule checker refuses that.
        Span::Last => text("alle", "all"),
    }
}
