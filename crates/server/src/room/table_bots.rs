//! The bots of a table: which there are, which of them are thinking, and what they have decided.

use std::collections::BTreeMap;

use stammtisch_engine::seat::{Seat, SeatSet};
use stammtisch_table::rulebook::Rulebook;
use stammtisch_table::{BotMove, Millis, Question};
use tokio::sync::mpsc;

use crate::app_state::AppState;
use crate::bots::SeatedBot;

/// A bot's answer to a question.
struct Answered {
    question: Question,
    reply: Option<BotMove>,
    /// When the bot was asked.
    asked: Millis,
    player: SeatedBot,
    evening: u64,
}

/// All bots of a table.
pub(super) struct TableBots {
    players: BTreeMap<Seat, SeatedBot>,
    thinking: SeatSet,
    /// Counts how often all bots were dismissed: thoughts from an earlier evening are discarded.
    evening: u64,
    done: mpsc::UnboundedSender<Answered>,
    thoughts: mpsc::UnboundedReceiver<Answered>,
}

impl TableBots {
    pub(super) fn new() -> Self {
        let (done, thoughts) = mpsc::unbounded_channel();
        let players = BTreeMap::new();
        Self { players, thinking: SeatSet::EMPTY, evening: 0, done, thoughts }
    }

    /// The seats whose bots are thinking.
    pub(super) const fn thinking(&self) -> SeatSet {
        self.thinking
    }

    /// Has a bot think about a question. Each bot thinks about one question at a time.
    pub(super) fn ask(&mut self, shared: &AppState, book: &Rulebook, question: Question) {
        // Taken before the bot thinks: how long it computes depends on its cards and must not show.
        let asked = shared.clock.now();
        let known = self.players.remove(&question.seat);
        let known = known.filter(|known| known.is_meant(&question) && !question.anew);
        let mut player = known.unwrap_or_else(|| SeatedBot::new(&question));
        self.thinking.add(question.seat);
        let (rules, done, evening) = (book.rules().clone(), self.done.clone(), self.evening);
        shared.bot_threads.think(move || {
            // The table may have gone while this waited for a thread.
            if !done.is_closed() {
                let reply = player.choose(&rules, &question);
                let _ = done.send(Answered { question, reply, asked, player, evening });
            }
        });
    }

    /// The next answer of any bot; `None` if that bot has been dismissed.
    pub(super) async fn next(&mut self) -> Option<(Question, Option<BotMove>, Millis)> {
        let Answered { question, reply, asked, player, evening } = self.thoughts.recv().await?;
        if evening != self.evening {
            return None;
        }
        self.thinking.remove(question.seat);
        self.players.insert(question.seat, player);
        Some((question, reply, asked))
    }

    /// Dismisses all bots: their successors remember nothing.
    pub(super) fn clear(&mut self) {
        self.players.clear();
        self.thinking = SeatSet::EMPTY;
        self.evening += 1;
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::time::Duration;

    use stammtisch_store::{MemoryStore, NewTable, TableId, UnixMillis};
    use stammtisch_table::wire::{ChosenRules, Command, TablePhase, TableSettings};
    use stammtisch_table::{FORMAT, Header, PlayerId, Profile};
    use tokio::time::timeout;

    use super::super::handle::{Named, RoomHandle};
    use super::super::outbox::{Inbox, Next, Outbox};
    use super::super::rooms::Rooms;
    use super::*;
    use crate::limits::Caller;
    use crate::{App, Config, OsEntropy, SystemClock};

    const ANNA: PlayerId = PlayerId(1);

    async fn tell(room: &RoomHandle, command: Command) {
        let anna = Named { player: ANNA, profile: Profile::default() };
        let answer = room.command(anna, command).await;
        assert!(matches!(answer, Ok(Ok(()))), "{:?}", answer.ok());
    }

    /// A table of Maxonaut where a bot begins and none can think yet.
    async fn table(shared: &AppState) -> Option<(RoomHandle, Inbox)> {
        let chosen = ChosenRules { base: "maxonaut".into(), ..ChosenRules::default() };
        let rules = Rulebook::choose(&chosen, 2).ok()?.to_text();
        let (id, settings) = (TableId::from_bytes([1; 16]), TableSettings::default());
        let header = Header {
            format: FORMAT,
            code: "ABC234".into(),
            chosen,
            rules,
            seats: 2,
            host: ANNA,
            settings,
            key: None,
            lesson: None,
            daily: None,
        };
        let code = header.code.parse().ok()?;
        let table =
            NewTable { id, code, header: header.to_bytes(), created: UnixMillis(0), key: None };
        shared.store.create_table(table).await.ok()?;
        let room = Rooms::by_id(shared, id).await.ok()?;
        let (outbox, inbox) = Outbox::new();
        let anna = Named { player: ANNA, profile: Profile::default() };
        let here = Caller::from_address([192, 168, 1, 1].into());
        room.connect((anna, here), None, false, outbox).await.ok()?.ok()?;
        tell(&room, Command::Sit { seat: Some(Seat(0)) }).await;
        tell(&room, Command::FillBots { bot: "regel".into() }).await;
        tell(&room, Command::Start { first: Some(Seat(1)) }).await;
        Some((room, inbox))
    }

    fn house() -> AppState {
        let (store, clock) = (Arc::new(MemoryStore::new()), Arc::new(SystemClock::default()));
        let config = Config { bot_pace: 0, ..Config::default() };
        let App(shared) = App::new(store, clock, Arc::new(OsEntropy), config);
        shared
    }

    /// Reads until somebody has laid cards, for at most `patience`.
    async fn sees_a_move(inbox: &mut Inbox, patience: Duration) -> bool {
        let reads = async {
            loop {
                match inbox.next().await {
                    Next::Text(text) if text.contains("\"laid\"") => return true,
                    Next::Text(_) => {}
                    Next::Over(_) => return false,
                }
            }
        };
        timeout(patience, reads).await.unwrap_or(false)
    }

    #[tokio::test]
    async fn a_table_goes_on_while_its_bot_thinks() {
        let shared = house();
        let halted = shared.bot_threads.halt().await;
        let Some((room, mut inbox)) = table(&shared).await else { panic!("no table") };
        assert!(!sees_a_move(&mut inbox, Duration::from_millis(200)).await, "nobody has thought");
        let seen = room.look(Some(ANNA)).await.map(|glance| glance.view.now.state);
        assert_eq!(seen.ok(), Some(TablePhase::Playing));
        drop(halted);
        assert!(sees_a_move(&mut inbox, Duration::from_secs(20)).await);
        room.stop(super::super::CloseCode::Restart).await;
    }

    #[tokio::test]
    async fn a_table_ends_though_its_bot_still_thinks() {
        let shared = house();
        let halted = shared.bot_threads.halt().await;
        let Some((room, _inbox)) = table(&shared).await else { panic!("no table") };
        let stopped = room.stop(super::super::CloseCode::Restart);
        assert!(timeout(Duration::from_secs(20), stopped).await.is_ok());
        drop(halted);
        // The next bot to think finds a free thread.
        assert!(timeout(Duration::from_secs(20), shared.bot_threads.halt()).await.is_ok());
    }
}
