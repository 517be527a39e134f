//! What the deals played say about the rules.

use stammtisch_engine::limits::MAX_MOVES_PER_DEAL;
use stammtisch_engine::mau::explain::Lang;

use super::table::percent;
use super::{Played, Problem};

/// From so many deals out of a hundred on it is no accident.
const STUCK: f64 = 0.05;
const ENDLESS: f64 = 0.01;

/// Nobody sits at a table for so many moves of one deal.
const LONG: f64 = 1000.0;

/// A seat may be first out more often than its share by so much, and by so many standard errors.
const ONE_SIDED: f64 = 0.25;
const SURE: f64 = 4.0;

pub(super) fn problems(played: &Played, lang: Lang) -> Vec<Problem> {
    let seats = played.seats;
    let share = |deals: u64| deals as f64 / played.deals.max(1) as f64;
    let mut found = Vec::new();
    let mut add = |code, de: String, en: String| {
        let message = if lang == Lang::De { de } else { en };
        found.push(Problem { code, seats, message });
    };
    let stuck = share(played.stuck);
    if stuck >= STUCK {
        let shown = percent(stuck, lang);
        add(
            "stuck",
            format!(
                "Zu {seats} bleiben {shown} der Runden stecken: Niemand kann mehr ziehen oder legen."
            ),
            format!("With {seats} players {shown} of the deals get stuck: nobody can draw or lay."),
        );
    }
    let endless = share(played.endless);
    if endless >= ENDLESS {
        let shown = percent(endless, lang);
        add(
            "endless",
            format!(
                "Zu {seats} enden {shown} der Runden auch nach {MAX_MOVES_PER_DEAL} Zügen nicht."
            ),
            format!(
                "With {seats} players {shown} of the deals do not end within {MAX_MOVES_PER_DEAL} moves."
            ),
        );
    } else if played.moves_mean > LONG {
        let mean = played.moves_mean.round();
        add(
            "too_long",
            format!("Zu {seats} dauert eine Runde im Schnitt {mean} Züge: Sie endet kaum je."),
            format!(
                "With {seats} players a deal takes {mean} moves on average: it hardly ever ends."
            ),
        );
    }
    if let Some((place, share)) = one_sided(played) {
        let shown = percent(share, lang);
        let (de, en) = match place {
            0 => ("wer gibt".to_owned(), "the dealer".to_owned()),
            1 => ("wer links daneben sitzt".to_owned(), "the seat to the left".to_owned()),
            n => (format!("Platz {n} links davon"), format!("seat {n} to the left")),
        };
        add(
            "one_sided",
            format!(
                "Zu {seats} ist in {shown} der Runden zuerst fertig, {de}: Die Plätze sind ungleich."
            ),
            format!(
                "With {seats} players {en} is first out in {shown} of the deals: the seats are unequal."
            ),
        );
    }
    found
}

/// The seat that is first out far too often, counted from the dealer, and how often.
fn one_sided(played: &Played) -> Option<(usize, f64)> {
    let all: u64 = played.first_out.iter().sum();
    let (place, most) = played.first_out.iter().enumerate().max_by_key(|(_, wins)| **wins)?;
    let (share, fair) = (*most as f64 / all.max(1) as f64, 1.0 / f64::from(played.seats));
    let error = (fair * (1.0 - fair) / all.max(1) as f64).sqrt();
    (share - fair > ONE_SIDED && share - fair > SURE * error).then_some((place, share))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(first_out: &[u64]) -> Played {
        Played {
            seats: first_out.len() as u8,
            deals: 200,
            out: 200,
            stuck: 0,
            endless: 0,
            pile_empty: 0,
            moves_mean: 50.0,
            moves_most: 200,
            first_out: first_out.to_vec(),
        }
    }

    fn codes(played: &Played) -> Vec<&'static str> {
        problems(played, Lang::En).iter().map(|problem| problem.code).collect()
    }

    #[test]
    fn what_nobody_will_enjoy_is_told() {
        let fair = played(&[55, 45, 48, 52]);
        assert!(codes(&fair).is_empty());
        assert_eq!(codes(&played(&[10, 110, 40, 40])), ["one_sided"]);
        assert_eq!(codes(&Played { stuck: 20, out: 180, ..played(&[50; 4]) }), ["stuck"]);
        assert_eq!(codes(&Played { endless: 4, out: 196, ..played(&[50; 4]) }), ["endless"]);
        assert_eq!(codes(&Played { moves_mean: 1500.0, ..played(&[50; 4]) }), ["too_long"]);
        assert_eq!(codes(&Played { out: 0, pile_empty: 200, ..played(&[0; 4]) }), [""; 0]);
    }
}
