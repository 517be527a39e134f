//! Checks that the example in docs/protocol-example.md is what a table really says.

mod test_table;

use std::fmt::Write as _;

use serde::Serialize;
use serde_json::json;
use stammtisch_engine::seat::Seat;
use stammtisch_table::wire::{AnyMove, ClientMessage, Command, ServerMessage};
use stammtisch_table::{ConnectionId, Millis, PlayerId, Profile, Request, Visit};
use test_table::TestTable;

const ANNA: PlayerId = PlayerId(1);

const PAGE: &str = include_str!("../../../docs/protocol-example.md");

/// What Anna sends and receives.
struct Exchange {
    party: TestTable,
    page: String,
}

impl Exchange {
    /// Anna comes to a table with two free seats.
    fn begins(base: &str) -> Self {
        let mut party = TestTable::seated(base, 1, 2, 3);
        party.ask(ANNA, Command::RemoveBot { seat: Seat(1) }).expect("nobody there");
        party.ask(ANNA, Command::Stand).expect("stands up");
        party.goes(ANNA);
        party.table.set_profile(ANNA, Profile { name: "Anna".into(), left_handed: false });
        let visit = Visit { player: ANNA, since: None, screen: false };
        let welcome =
            party.table.connect(ConnectionId(1), visit, Millis(party.now)).expect("comes in");
        let mut exchange = Self { party, page: String::new() };
        exchange.down(&welcome);
        exchange
    }

    fn says(&mut self, text: &str) {
        write!(self.page, "\n{text}\n").expect("a string");
    }

    /// Anna sends a command and receives the answer.
    fn asks(&mut self, command: Command) {
        let (no, base) = (self.party.table.last_no(ANNA) + 1, self.party.table.seq());
        let message = ClientMessage::Command { no, base, command: command.clone() };
        self.frame("up", &message);
        let asked = command.clone();
        match self.party.ask(ANNA, command) {
            Ok(()) => self.down(&ServerMessage::Done { no, seq: self.party.table.seq() }),
            Err(refusal) => {
                // As the server does: an answered number is used up.
                let request = Request { player: ANNA, no, base, command: asked };
                self.party.table.refuse(&request, refusal.clone());
                let text = self.party.table.told_why(ConnectionId(1), &request.command, &refusal);
                let (code, detail) = (refusal.code().to_owned(), refusal.to_string());
                self.down(&ServerMessage::Refused { no: Some(no), code, detail, text });
            }
        }
        self.told(base);
    }

    /// Anna asks why she may not make a move.
    fn asks_why(&mut self, id: u64, mv: AnyMove) {
        self.frame("up", &ClientMessage::Why { id, mv });
        let reason = self.party.table.why(ConnectionId(1), id, mv);
        self.down(&reason);
    }

    fn told(&mut self, after: u64) {
        if self.party.table.seq() > after {
            let outgoing = self.party.table.publish(after);
            let to_anna = outgoing.iter().find(|outgoing| outgoing.to.contains(&ConnectionId(1)));
            self.down(&to_anna.expect("Anna is here").message);
        }
    }

    fn legal(&self) -> Vec<AnyMove> {
        self.party.table_view(ANNA).now.game.expect("a game").legal()
    }

    fn down(&mut self, message: &ServerMessage) {
        self.frame("down", message);
    }

    fn frame(&mut self, way: &str, message: &impl Serialize) {
        let text = serde_json::to_string(message).expect("JSON");
        write!(self.page, "\n{way}:\n\n```json\n{text}\n```\n").expect("a string");
    }
}

fn made() -> String {
    let mut mau = Exchange::begins("live");
    mau.says("Anna takes the first free seat, puts a bot on the other one and begins.");
    mau.asks(Command::Sit { seat: None });
    mau.asks(Command::FillBots { bot: "greedy".into() });
    mau.asks(Command::Start { first: Some(Seat(1)) });
    mau.says(
        "She asks why she cannot pass, tries it all the same, and then does what the rules allow.",
    );
    mau.asks_why(1, AnyMove::Mau(stammtisch_engine::mau::Move::Pass));
    mau.asks(Command::Move { mv: AnyMove::Mau(stammtisch_engine::mau::Move::Pass) });
    let mv = mau.legal().into_iter().next().expect("a move");
    mau.asks(Command::Move { mv });
    let mut max = Exchange::begins("maxonaut");
    max.says("With cards dealt Anna lays two of them and announces what she likes.");
    max.asks(Command::Sit { seat: None });
    max.asks(Command::FillBots { bot: "ehrlich".into() });
    max.asks(Command::Start { first: Some(Seat(0)) });
    for _ in 0..2 {
        let mv = max.legal().into_iter().next().expect("a move");
        max.asks(Command::Move { mv });
    }
    format!(
        "# An exchange\n\nWhat one client sends and gets, in two games that were really played: `up` goes to \
         the table, `down` comes from it. What the fields mean says [the reference](protocol-reference.md). \
         Before it there are, by plain HTTP, `POST /api/session` with `{}` and `POST /api/tables` with `{}`, \
         each with the cookie that came with the first answer; then the WebSocket \
         `GET /api/tables/PARTY2/ws`. Anna had sat there before and has given four commands.\n\n## Mau-Mau\n{}\n## Maxonaut\n{}",
        json!({"name": "Anna"}),
        json!({"chosen": {"base": "live"}, "seats": 2}),
        mau.page,
        max.page,
    )
}

/// After a change of the protocol, `cargo test -p stammtisch-table --test example -- --nocapture`
/// prints the new page.
#[test]
fn the_example_is_what_a_table_says() {
    let made = made();
    if made != PAGE {
        println!("{made}");
    }
    assert!(made == PAGE, "docs/protocol-example.md is out of date");
    for part in [
        "\"welcome\"",
        "\"refused\"",
        "\"mau\"",
        "\"announced\"",
        "\"reason\"",
        "\"hand\"",
        "\"done\"",
    ] {
        assert!(made.contains(part), "{part}");
    }
}
