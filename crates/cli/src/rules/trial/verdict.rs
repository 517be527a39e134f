//! Verdicts on rules by the deals played: stuck, endless, too long, one-sided, blocked.

use stammtisch_engine::limits::MAX_MOVES_PER_DEAL;
use stammtisch_engine::rules::Lang;

use super::table::percent;
use super::{Played, Remark, Words};

/// Shares of the deals from which on it is no accident.
const STUCK: f64 = 0.05;
const ENDLESS: f64 = 0.01;

/// Among few deals played by bots, a single one that drags on is an accident.
const ENDLESS_PLAYED_WELL: f64 = 0.05;

/// From this share of deals in which nobody goes out, most cards were laid for nothing.
const BLOCKED: f64 = 0.5;

/// Nobody plays this many moves in one deal.
const LONG: f64 = 1000.0;

/// A seat may exceed its fair share of what decides by this much, and by this many standard errors.
const ONE_SIDED: f64 = 0.25;
const SURE: f64 = 4.0;

/// The problems that make rules unplayable.
pub(super) fn problems(played: &Played, lang: Lang) -> Vec<Remark> {
    let seats = played.seats;
    let share = |deals: u64| deals as f64 / played.deals.max(1) as f64;
    let [de_deals, en_deals] = played.words.deals;
    let mut found = Vec::new();
    let mut add = |code, de: String, en: String| {
        found.push(Remark { code, seats, message: if lang == Lang::De { de } else { en } });
    };
    let stuck = share(played.stuck);
    if stuck >= STUCK {
        let shown = percent(stuck, lang);
        add(
            "stuck",
            format!(
                "Zu {seats} bleiben {shown} der {de_deals} stecken: Niemand kann mehr ziehen oder \
                 legen."
            ),
            format!(
                "With {seats} players {shown} of the {en_deals} get stuck: nobody can draw or play."
            ),
        );
    }
    if is_endless(played) {
        let shown = percent(share(played.endless), lang);
        add(
            "endless",
            format!(
                "Zu {seats} enden {shown} der {de_deals} auch nach {MAX_MOVES_PER_DEAL} Zügen nicht."
            ),
            format!(
                "With {seats} players {shown} of the {en_deals} do not end within \
                 {MAX_MOVES_PER_DEAL} moves."
            ),
        );
    }
    found
}

/// Remarks on rules that can be played, though not everybody will enjoy them.
pub(super) fn warnings(played: &Played, lang: Lang) -> Vec<Remark> {
    let Words { deals, deal, first, comes, comes_de_after, .. } = played.words;
    let seats = played.seats;
    let mut found = Vec::new();
    let mut add = |code, de: String, en: String| {
        found.push(Remark { code, seats, message: if lang == Lang::De { de } else { en } });
    };
    if !is_endless(played) && played.moves_mean > LONG {
        let mean = played.moves_mean.round();
        let [de, en] = deal;
        add(
            "too_long",
            format!("Zu {seats} dauert {de} im Schnitt {mean} Züge: Sie endet kaum je."),
            format!(
                "With {seats} players {en} takes {mean} moves on average: it hardly ever ends."
            ),
        );
    }
    let blocked = played.blocked as f64 / played.deals.max(1) as f64;
    if blocked >= BLOCKED {
        let shown = percent(blocked, lang);
        let [de_deals, en_deals] = deals;
        add(
            "blocked",
            format!(
                "Zu {seats} enden {shown} der {de_deals} damit, dass niemand mehr legt und \
                 niemand fertig ist."
            ),
            format!(
                "With {seats} players {shown} of the {en_deals} end because nobody plays any \
                 more, with nobody out."
            ),
        );
    }
    if let Some((place, share)) = one_sided(played) {
        let shown = percent(share, lang);
        let (de, en) = match place {
            0 => (first[0].to_owned(), first[1].to_owned()),
            1 => ("wer links daneben sitzt".to_owned(), "the seat to the left".to_owned()),
            n => (format!("Platz {n} links davon"), format!("seat {n} to the left")),
        };
        let ([de_comes, en_comes], [de_deals, en_deals]) = (comes, deals);
        add(
            "one_sided",
            format!(
                "Zu {seats} {de_comes} in {shown} der {de_deals}{comes_de_after}, {de}: Die Plätze \
                 sind ungleich."
            ),
            format!(
                "With {seats} players {en} {en_comes} {shown} of the {en_deals}: the seats are \
                 unequal."
            ),
        );
    }
    found
}

pub(super) fn is_endless(played: &Played) -> bool {
    let bound = if played.by_bots { ENDLESS_PLAYED_WELL } else { ENDLESS };
    played.endless as f64 >= bound * played.deals.max(1) as f64
}

/// The seat that decides far too many deals, counted from the first, and its share.
fn one_sided(played: &Played) -> Option<(usize, f64)> {
    let all: u64 = played.shares().iter().sum();
    let (place, most) = played.shares().iter().enumerate().max_by_key(|(_, wins)| **wins)?;
    let (share, fair) = (*most as f64 / all.max(1) as f64, 1.0 / f64::from(played.seats));
    let error = (fair * (1.0 - fair) / all.max(1) as f64).sqrt();
    (share - fair > ONE_SIDED && share - fair > SURE * error).then_some((place, share))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use stammtisch_engine::mau::Mau;
    use stammtisch_engine::maxonaut::Maxonaut;

    use super::super::trial_game::Tried;
    use super::*;

    fn played<G: Tried>(shares: &[u64]) -> Played {
        let mut played = Played::new::<G>(shares.len() as u8);
        (played.deals, played.out, played.moves_mean) = (200, 200, 50.0);
        played.shares = BTreeMap::from([(played.decides, shares.to_vec())]);
        played
    }

    fn codes(remarks: &[Remark]) -> Vec<&'static str> {
        remarks.iter().map(|remark| remark.code).collect()
    }

    #[test]
    fn what_cannot_be_played_and_what_nobody_will_enjoy_are_told_apart() {
        let told = |played: &Played| {
            (codes(&problems(played, Lang::En)), codes(&warnings(played, Lang::En)))
        };
        let fair = || played::<Mau>(&[50; 4]);
        assert_eq!(told(&played::<Mau>(&[55, 45, 48, 52])), (vec![], vec![]));
        assert_eq!(told(&played::<Mau>(&[10, 110, 40, 40])), (vec![], vec!["one_sided"]));
        assert_eq!(told(&Played { stuck: 20, out: 180, ..fair() }), (vec!["stuck"], vec![]));
        assert_eq!(told(&Played { endless: 4, out: 196, ..fair() }), (vec!["endless"], vec![]));
        assert_eq!(told(&Played { moves_mean: 1500.0, ..fair() }), (vec![], vec!["too_long"]));
        let blocked = |blocked| Played { blocked, out: 200 - blocked, ..fair() };
        assert_eq!(told(&blocked(90)), (vec![], vec![]));
        assert_eq!(told(&blocked(110)), (vec![], vec!["blocked"]));
        let well = |endless| Played { by_bots: true, deals: 40, endless, ..fair() };
        assert_eq!(told(&well(1)), (vec![], vec![]));
        assert_eq!(told(&well(2)), (vec!["endless"], vec![]));
        let piles = Played { out: 0, pile_empty: 200, ..played::<Mau>(&[0; 4]) };
        assert_eq!(told(&piles), (vec![], vec![]));
    }

    #[test]
    fn each_game_has_its_own_words() {
        let [mau, maxonaut] = [played::<Mau>(&[180, 20]), played::<Maxonaut>(&[180, 20])];
        let said = |played: &Played, lang| warnings(played, lang).remove(0).message;
        assert_eq!(
            said(&mau, Lang::De),
            "Zu 2 ist in 90,0 % der Runden zuerst fertig, wer gibt: Die Plätze sind ungleich."
        );
        assert_eq!(
            said(&maxonaut, Lang::De),
            "Zu 2 verliert in 90,0 % der Partien, wer beginnt: Die Plätze sind ungleich."
        );
        assert_eq!(
            said(&maxonaut, Lang::En),
            "With 2 players the starter loses 90.0% of the matches: the seats are unequal."
        );
    }
}
