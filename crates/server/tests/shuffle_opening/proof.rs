//! The shuffle proof of the finished match, checked as `stammtisch verify` checks a file.

use std::sync::Arc;

use stammtisch_engine::seat::Seat;
use stammtisch_table::BotKinds;
use stammtisch_table::fair::Hex32;
use stammtisch_table::film::file::read;
use stammtisch_table::wire::ShuffleShown;

use crate::shuffle_opening::round::Round;

/// Plays the match to its end and checks its file: exactly these values went into the shuffle, and
/// nobody at the table learnt the house's part before the end. Then stops the server.
pub(crate) async fn holds_with(mut round: Round, opened: &[(Seat, Hex32)]) {
    round.play_out().await;
    let shown = chance(&round).await;
    assert_eq!(shown.commitment, round.bound.to_string());
    let values = shown.added.iter().filter_map(|one| Some((one.seat, one.value.clone()?)));
    let expected: Vec<_> = opened.iter().map(|(seat, value)| (*seat, value.to_string())).collect();
    assert_eq!(values.collect::<Vec<_>>(), expected);
    for connection in [&round.at.hers, &round.at.his] {
        let told = connection.heard.iter().position(|text| text.contains(&shown.house));
        let over = connection.heard.iter().position(|text| text.contains(r#""match_ended""#));
        assert!(told.expect("shown") >= over.expect("it has ended"), "told before the end");
    }
    round.at.house.stop().await;
}

async fn chance(round: &Round) -> ShuffleShown {
    let file = round.at.anna.get(&format!("{}/file", round.at.path())).await;
    assert_eq!(file.status, 200, "{file:?}");
    let film = read(file.body.as_bytes(), Arc::new(BotKinds::new())).expect("everything holds");
    film.chance().expect("it says what its shuffle came of")
}
