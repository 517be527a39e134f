//! Repetitions in words: "the third time", "every second time".

use stammtisch_engine::mau::rules::doc::{Counted, Span, Text};

use super::grammar::{ordinal, text};
use super::when::weak;

/// Which repetition it is: "das in dieser Runde zum dritten Mal geschieht".
pub(super) fn nth(span: Span, whose: Counted) -> Text {
    let of = |place: u16| ordinal(usize::from(place));
    let (which_de, which_en) = match span {
        Span::Between(from, to) if from == to => {
            let place = of(from);
            (format!("zum {} Mal", weak(&place.de)), format!("for the {} time", place.en))
        }
        Span::Between(from, u16::MAX) => {
            let place = of(from);
            (
                format!("mindestens zum {} Mal", weak(&place.de)),
                format!("for at least the {} time", place.en),
            )
        }
        Span::Between(0 | 1, to) => {
            let place = of(to);
            (
                format!("höchstens zum {} Mal", weak(&place.de)),
                format!("for at most the {} time", place.en),
            )
        }
        Span::Between(from, to) => {
            let (from, to) = (of(from), of(to));
            (
                format!("vom {} bis zum {} Mal", weak(&from.de), weak(&to.de)),
                format!("from the {} to the {} time", from.en, to.en),
            )
        }
        Span::Every(step) if matches!(whose, Counted::InARow | Counted::AllInARow) => {
            let [first, second] = [step, step.saturating_mul(2)].map(of);
            (
                format!("zum {}, {}, … Mal in Folge", weak(&first.de), weak(&second.de)),
                format!("for the {}, {}, … time", first.en, second.en),
            )
        }
        Span::Every(step) => {
            let place = of(step);
            (format!("jedes {} Mal wieder", place.de), format!("every {} time", place.en))
        }
        Span::Last => ("zum letzten Mal".to_owned(), "for the last time".to_owned()),
    };
    let every = matches!(span, Span::Every(_));
    let whose_de = match whose {
        Counted::Seat => "in dieser Runde bei dieser Person",
        Counted::All => "in dieser Runde, alle zusammengezählt,",
        Counted::InARow if every => "bei dieser Person",
        Counted::InARow => "bei dieser Person hintereinander",
        Counted::AllInARow if every => ", bei wem auch immer,",
        Counted::AllInARow => "hintereinander, bei wem auch immer,",
    };
    let en = match whose {
        Counted::Seat if every => {
            format!("it is {which_en} in this deal that this happens to that player")
        }
        Counted::All if every => {
            format!("it is {which_en} in this deal that this happens, all players counted together")
        }
        Counted::Seat => format!("that happens to that player in this deal {which_en}"),
        Counted::All => {
            format!("that happens {which_en} in this deal, all players counted together")
        }
        Counted::InARow => format!("that happens to that player {which_en} in a row"),
        Counted::AllInARow => format!("that happens {which_en} in a row, to whomever"),
    };
    text(format!("das {whose_de} {which_de} geschieht").replace("das ,", "das,"), en)
}
