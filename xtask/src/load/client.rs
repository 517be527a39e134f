//! A load client on one seat: plays any allowed move.

use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use super::Phase;
use super::heard::{Heard, Now};
use super::table::Table;

/// The delay after a refusal, by when the client has an up-to-date view of the table.
const AGAIN: Duration = Duration::from_millis(50);

pub(crate) struct Client {
    table: Arc<Table>,
    seat: usize,
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    phase: watch::Receiver<Phase>,
    chance: u64,
    seq: u64,
    no: u64,
    now: Option<Now>,
    /// A command that has not been answered: when it was sent, and whether it is a move.
    sent: Option<(Instant, bool)>,
    /// What to send next, when to send it, and whether it is a move.
    plan: Option<(tokio::time::Instant, Value, bool)>,
}

impl Client {
    /// Opens a connection and takes a seat. The client that comes last starts the match: the first one, whose
    /// table it is.
    pub(crate) async fn sit(
        table: &Arc<Table>,
        seat: u8,
        phase: watch::Receiver<Phase>,
    ) -> Result<Self> {
        let url = format!("ws://{}/api/tables/{}/ws", table.address, table.code);
        let mut request = url.into_client_request()?;
        let cookie = table.cookies[usize::from(seat)].parse()?;
        request.headers_mut().insert("cookie", cookie);
        let (socket, _) = tokio_tungstenite::connect_async(request).await?;
        let mut client = Self {
            table: table.clone(),
            seat: seat.into(),
            socket,
            phase,
            chance: (u64::from(table.number) << 8 | u64::from(seat)).wrapping_mul(0x9E37_79B9) | 1,
            seq: 0,
            no: 0,
            now: None,
            sent: None,
            plan: None,
        };
        client.say(json!({"do": "sit", "seat": seat}), false).await?;
        while client.sent.is_some() || client.seq == 0 {
            client.listen().await?;
        }
        Ok(client)
    }

    /// Plays until told to stop. An error means that the connection was closed before.
    pub(crate) async fn run(mut self) -> Result<()> {
        let mut dealt = self.seat != 0;
        if !dealt {
            // All other seats are taken before the first client runs.
            self.plan(json!({"do": "start"}), false, AGAIN);
        }
        loop {
            let phase = *self.phase.borrow_and_update();
            if phase == Phase::Stop {
                let _ = self.socket.close(None).await;
                return Ok(());
            }
            if !dealt && self.now.as_ref().is_some_and(|now| now.state == "playing") {
                dealt = true;
                self.table.figures.note_dealt();
            }
            if phase == Phase::Play && self.plan.is_none() && self.sent.is_none() {
                self.think(Duration::ZERO);
            }
            let at = self.plan.as_ref().filter(|_| self.sent.is_none()).map(|(at, ..)| *at);
            let time = async {
                match at {
                    Some(at) => tokio::time::sleep_until(at).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                biased;
                _ = self.phase.changed() => {}
                message = self.socket.next() => {
                    let message = message.context("the connection ended")??;
                    self.hear(&message, phase)?;
                }
                () = time => {
                    if let Some((_, command, is_move)) = self.plan.take() {
                        self.say(command, is_move).await?;
                    }
                }
            }
        }
    }

    async fn listen(&mut self) -> Result<()> {
        let message = self.socket.next().await.context("the connection ended")??;
        self.hear(&message, Phase::Gather)
    }

    fn hear(&mut self, message: &Message, phase: Phase) -> Result<()> {
        let text = match message {
            Message::Text(text) => text,
            Message::Close(frame) => bail!("the connection was closed: {frame:?}"),
            _ => return Ok(()),
        };
        let heard: Heard = serde_json::from_str(text)?;
        let figures = self.table.figures.clone();
        figures.note(|sum| {
            sum.bytes += text.len() as u64;
            sum.messages += 1;
        });
        match heard.kind.as_str() {
            "welcome" | "update" => {
                self.seq = heard.seq;
                self.no = self.no.max(heard.last_no);
                self.now = heard.view.or(self.now.take());
                if let Some((now, change)) = self.now.as_mut().zip(heard.now) {
                    now.merge(change);
                }
                self.table.told(self.seat, heard.seq);
                if phase == Phase::Play {
                    self.think(Duration::ZERO);
                }
            }
            "done" => {
                if let Some((at, true)) = self.sent.take() {
                    figures.note(|sum| {
                        sum.done.push(at.elapsed());
                        sum.moves += 1;
                    });
                    self.table.stored(heard.seq, at);
                }
            }
            "refused" => {
                self.sent = None;
                figures.note(|sum| *sum.refused.entry(heard.code).or_default() += 1);
                if phase == Phase::Play {
                    self.think(AGAIN);
                } else if self.seat == 0 {
                    self.plan(json!({"do": "start"}), false, AGAIN);
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// Decides what to do next in the table's current state.
    fn think(&mut self, after: Duration) {
        self.plan = None;
        let Some(now) = &self.now else { return };
        match now.state.as_str() {
            "between_deals" if !now.is_ready() => {
                self.plan(json!({"do": "next_deal"}), false, after);
            }
            "lobby" if self.seat == 0 => self.plan(json!({"do": "start"}), false, after),
            "finished" if self.seat == 0 => self.plan(json!({"do": "rematch"}), false, after),
            "playing" => {
                let Some(game) = &now.game else { return };
                let (moves, name) = (game.legal.clone(), game.game.clone());
                let Some(mut mv) = self.choose(moves) else { return };
                mv["game"] = name.into();
                let at = self.table.next().saturating_duration_since(Instant::now());
                self.plan(json!({"do": "move", "move": mv}), true, at.max(after));
            }
            _ => {}
        }
    }

    fn plan(&mut self, command: Value, is_move: bool, after: Duration) {
        self.plan = Some((tokio::time::Instant::now() + after, command, is_move));
    }

    /// A call if one can be made, otherwise any move of one's own turn; cards are preferred to drawing.
    fn choose(&mut self, moves: Vec<Value>) -> Option<Value> {
        let kind = |mv: &Value| mv["move"].as_str().map(str::to_owned).unwrap_or_default();
        let (mut calls, mut cards, mut others) = (Vec::new(), Vec::new(), Vec::new());
        for mv in moves {
            match kind(&mv).as_str() {
                "call" => calls.push(mv),
                "catch" | "accuse" => {}
                "play" => cards.push(mv),
                _ => others.push(mv),
            }
        }
        let mut of = [calls, cards, others].into_iter().find(|some| !some.is_empty())?;
        // Xorshift: random enough to vary the play.
        self.chance ^= self.chance << 13;
        self.chance ^= self.chance >> 7;
        self.chance ^= self.chance << 17;
        let index = (self.chance % of.len() as u64) as usize;
        Some(of.swap_remove(index))
    }

    async fn say(&mut self, command: Value, is_move: bool) -> Result<()> {
        self.no += 1;
        let (no, base) = (self.no, self.seq);
        let message = json!({"type": "command", "no": no, "base": base, "command": command});
        if is_move {
            self.table.moves();
        }
        self.sent = Some((Instant::now(), is_move));
        Ok(self.socket.send(Message::Text(message.to_string().into())).await?)
    }
}
