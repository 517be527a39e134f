//! Two players at a table, what each promises and opens, and a clock that stands until it is put
//! forward.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use stammtisch_engine::seat::Seat;
use stammtisch_table::OPEN_WITHIN_MS;
use stammtisch_table::fair::{self, Hex32};

use crate::common::House;
use crate::common::connection::Connection;
use crate::common::time::SetClock;
use crate::matches::played::Played;

pub(crate) const HERS: Hex32 = Hex32([0xaa; 32]);
pub(crate) const HIS: Hex32 = Hex32([0xbb; 32]);
pub(crate) const HER_SEAT: Seat = Seat(0);
pub(crate) const HIS_SEAT: Seat = Seat(1);

/// The time allowed for opening.
pub(crate) const ALL_OF_IT: Duration = Duration::from_millis(OPEN_WITHIN_MS);
pub(crate) const A_MOMENT: Duration = Duration::from_millis(1);

/// Anna in the first seat, who keeps her promises, and Ben in the second.
pub(crate) struct Round {
    pub(crate) clock: Arc<SetClock>,
    pub(crate) at: Played,
    /// The house's commitment before anybody added a value.
    pub(crate) bound: Hex32,
}

impl Round {
    /// The house has committed to its part, and nobody has added a value.
    pub(crate) async fn before() -> Self {
        let clock = Arc::new(SetClock::default());
        let house = House::by(clock.clone(), crate::common::hasty()).await;
        Self::in_house(house, clock).await
    }

    pub(crate) async fn in_house(house: House, clock: Arc<SetClock>) -> Self {
        let (anna, ben) = (house.guest("Annabella").await, house.guest("Benedikt").await);
        let mut at = Played::seated(house, anna, ben, "live").await;
        for connection in [&mut at.hers, &mut at.his] {
            let is_fixed = |view: &Value| view["shuffle"]["commitment"].is_string();
            connection.until(is_fixed).await.expect("the house fixes its part");
        }
        let bound = commitment(&at.his);
        Self { clock, at, bound }
    }

    /// Both have promised, and are asked to open.
    pub(crate) async fn asked() -> Self {
        let mut round = Self::before().await;
        round.both_promise().await;
        round.start().await;
        round
    }

    pub(crate) async fn both_promise(&mut self) {
        promises(&mut self.at.hers, HER_SEAT, HERS).await.expect("she promises");
        promises(&mut self.at.his, HIS_SEAT, HIS).await.expect("he promises");
    }

    /// She starts the match; both learn the result.
    pub(crate) async fn start(&mut self) {
        let seq = self.at.hers.ask(json!({"do": "start"})).await.expect("starts");
        for connection in [&mut self.at.hers, &mut self.at.his] {
            knows(connection, seq).await;
        }
    }

    /// Waits until both have been dealt their cards.
    pub(crate) async fn is_dealt(&mut self) {
        for connection in [&mut self.at.hers, &mut self.at.his] {
            connection.until(|view| view["state"] == "playing").await.expect("cards");
        }
    }

    /// Whether the table is waiting for values, as told to a newcomer.
    pub(crate) async fn waits(&self) -> bool {
        waits(&self.at.house, &self.at.code).await
    }

    /// Plays the match to its end. The clock runs now: some rules give others time to call.
    pub(crate) async fn play_out(&mut self) {
        let clock = self.clock.clone();
        let runs = tokio::spawn(async move {
            loop {
                clock.forward(Duration::from_millis(200));
                tokio::time::sleep(A_MOMENT).await;
            }
        });
        self.at.play_out().await;
        for connection in [&mut self.at.hers, &mut self.at.his] {
            let is_shown = |view: &Value| !view["evening"][0]["shuffle"].is_null();
            connection.until(is_shown).await.expect("the house shows its part");
        }
        runs.abort();
        self.at.id = self.at.hers.view["evening"][0]["replay"].as_str().expect("a name").into();
    }
}

/// Whether the table is waiting for values, as told to a newcomer.
pub(crate) async fn waits(house: &House, code: &str) -> bool {
    let carl = house.guest("Carl").await;
    let connection = carl.connect(code).await;
    let asks = connection.view["shuffle"]["opening"] == true;
    assert_eq!(asks, connection.state() == "lobby");
    asks
}

/// Waits until a connection has heard everything up to `seq`.
pub(crate) async fn knows(connection: &mut Connection, seq: u64) {
    while connection.seq < seq {
        connection.next().await.expect("the connection holds");
    }
}

pub(crate) fn commitment(connection: &Connection) -> Hex32 {
    let commitment = connection.view["shuffle"]["commitment"].as_str().expect("the house is bound");
    commitment.parse().expect("a hash")
}

/// Promises a value for a seat, whoever sits there.
pub(crate) async fn promises(
    connection: &mut Connection,
    seat: Seat,
    value: Hex32,
) -> Result<u64, String> {
    let promise = fair::promise(&commitment(connection), seat, &value).to_string();
    connection.ask(json!({"do": "promise_value", "promise": promise})).await
}

pub(crate) async fn opens(connection: &mut Connection, value: Hex32) -> Result<u64, String> {
    says(connection, &value.to_string()).await
}

/// Opens an arbitrary text as a value.
pub(crate) async fn says(connection: &mut Connection, value: &str) -> Result<u64, String> {
    connection.ask(json!({"do": "open_value", "value": value})).await
}
