//! The section of the rules text about the stake of a table (LIV-22).

use stammtisch_engine::rules::Lang;

use crate::state::pot::WINNERS_SHARE;
use crate::wire::{Leavers, TextSection};

/// The stake, how the pot is paid, and what a player who leaves loses. `lays_aside`: this game can
/// lay the cards of a leaver aside.
pub(crate) fn section(
    stake: u32,
    seats: u8,
    leavers: Leavers,
    lays_aside: bool,
    lang: Lang,
) -> TextSection {
    let pot = stake.saturating_mul(u32::from(seats));
    let won = pot.saturating_mul(WINNERS_SHARE) / 100;
    let money = |amount| credits(amount, lang);
    let (stake, pot, won) = (money(stake), money(pot), money(won));
    let (share, house) = (WINNERS_SHARE, 100 - WINNERS_SHARE);
    let aside = leavers == Leavers::LaidAside && lays_aside;
    let (title, lines) = match lang {
        Lang::De => (
            "Der Einsatz",
            [
                format!(
                    "Das ist ein Preisspiel: Vor der Partie zahlt jede Person {stake} in den Topf; \
                     das sind hier zusammen {pot}. ℂ ist Spielgeld des Hauses, das niemand kaufen \
                     oder sich auszahlen lassen kann."
                ),
                format!(
                    "Wer die Partie gewinnt, bekommt am Ende {share} % des Topfs, also {won}; {house} % \
                     behält das Haus. Gewinnen mehrere, teilen sie sich das."
                ),
                format!(
                    "Wer vorher geht, aus welchem Grund auch immer, und am Ende nicht wieder da ist, \
                     verliert den Einsatz: Er bleibt im Topf. {} Bleibt nur eine Person übrig, \
                     gewinnt sie.",
                    if aside {
                        "Die Karten dieser Person werden beiseitegelegt."
                    } else {
                        "Für diese Person spielt ein Bot weiter."
                    }
                ),
            ],
        ),
        Lang::En => (
            "The stake",
            [
                format!(
                    "This is a prize game: before the match every player pays {stake} into the pot, \
                     {pot} in all here. ℂ is play money of the house that nobody can buy or cash in."
                ),
                format!(
                    "Whoever wins the match gets {share}% of the pot in the end, which is {won}; the \
                     house keeps {house}%. If several win, they share it."
                ),
                format!(
                    "Whoever leaves before that, for whatever reason, and is not back at the end \
                     forfeits the stake: it stays in the pot. {} If only one player is left, that \
                     one wins.",
                    if aside { "Their cards are set aside." } else { "A bot plays on for them." }
                ),
            ],
        ),
    };
    TextSection { title: title.to_owned(), lines: lines.into() }
}

/// "2,50 ℂ", "2.50 ℂ".
fn credits(hundredths: u32, lang: Lang) -> String {
    let point = match lang {
        Lang::De => ',',
        Lang::En => '.',
    };
    format!("{}{point}{:02}\u{a0}ℂ", hundredths / 100, hundredths % 100)
}

#[cfg(test)]
mod tests {
    use super::*;

    // LIV-22: what is at stake, how the pot is paid, what a leaver loses.
    #[test]
    fn a_prize_game_says_what_it_is_about() {
        let de = section(250, 4, Leavers::Bot, true, Lang::De).lines.join(" ");
        for said in
            ["2,50\u{a0}ℂ", "10,00\u{a0}ℂ", "90 %", "9,00\u{a0}ℂ", "verliert den Einsatz", "Bot"]
        {
            assert!(de.contains(said), "{said} is missing in {de}");
        }
        let en = section(500, 3, Leavers::LaidAside, true, Lang::En).lines.join(" ");
        for said in [
            "5.00\u{a0}ℂ",
            "15.00\u{a0}ℂ",
            "90%",
            "13.50\u{a0}ℂ",
            "forfeits the stake",
            "set aside",
        ] {
            assert!(en.contains(said), "{said} is missing in {en}");
        }
    }
}
