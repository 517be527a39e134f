//! The sharp last round in words: the dealer against all others (VER-21 to VER-24).

use stammtisch_engine::mau::rules::doc::{PointsRule, Text};

use super::grammar::text;

pub(super) fn sharp(points: &PointsRule, count: u16) -> Vec<Text> {
    let (round_de, round_en) =
        if points.round.is_some() { (", gerundet", ", rounded") } else { ("", "") };
    let which = if count == 1 {
        text("Dieser Durchgang ist scharf", "This round is sharp")
    } else {
        text("Der letzte Durchgang ist scharf", "The last round is sharp")
    };
    let mut lines = vec![
        text(
            format!(
                "{}: In jeder seiner Runden tritt die Person, die gibt, allein gegen alle anderen an. \
                 Gespielt wird wie sonst, nur anders abgerechnet.",
                which.de
            ),
            format!(
                "{}: in each of its deals the dealer plays alone against all the others. You play \
                 as usual, only the scoring is different.",
                which.en
            ),
        ),
        text(
            format!(
                "Ist die Person, die gegeben hat, als Erstes fertig, werden die Kartenpunkte der anderen \
                 zusammengezählt, und alle anderen notieren diese eine Summe{round_de}, jede Person in \
                 voller Höhe."
            ),
            format!(
                "If the dealer is out first, the card points of the others are added up, and each \
                 of the others scores that one sum{round_en}, in full."
            ),
        ),
        text(
            format!(
                "Ist jemand anders als Erstes fertig, notiert allein die Person, die gegeben hat, Punkte: doppelt \
                 so viele, wie ihre Karten zählen{round_de}."
            ),
            format!(
                "If somebody else is out first, only the dealer scores points: twice what the \
                 dealer's cards count{round_en}."
            ),
        ),
    ];
    if !points.last_card.is_empty() {
        lines.push(text(
            "Zählen die Karten wegen der letzten gelegten Karte mehrfach, gilt das auch hier, zusätzlich \
             zum Doppelten.",
            "Where the last card played makes the cards count several times, that applies here \
             too, on top of the doubling.",
        ));
    }
    lines
}
