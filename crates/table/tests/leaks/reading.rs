//! Every message sent is read byte for byte.

use std::collections::BTreeMap;

use stammtisch_table::wire::ServerMessage;
use stammtisch_table::{Millis, Outgoing, Visit};

use crate::game::Playing;
use crate::games::{AnyBeside, Cards, spelling};
use crate::merge::merge;
use crate::people::{Connections, Reader};
use crate::scan;

impl Playing {
    /// A reader opens a connection and reads the first message.
    pub(crate) fn comes(&mut self, reader: Reader, since: Option<u64>) -> Result<(), String> {
        let (connection, before) = self.connections.open(reader);
        if let Some(before) = before {
            self.table.disconnect(before, Millis(self.now));
        }
        let visit = Visit { player: reader.player(), since, screen: reader == Reader::Screen };
        let welcome = self.table.connect(connection, visit, Millis(self.now)).expect("comes in");
        let missed = |(seq, whose, _): &&(u64, Reader, Cards)| {
            since.is_some_and(|since| *seq > since) && *whose == reader
        };
        // Missed events may name what was known at the time.
        let then = self.kept.iter().filter(missed).flat_map(|(.., may)| may).cloned().collect();
        self.played.welcomes += 1;
        self.read(reader, &welcome, &then)
    }

    /// Reads what is sent on each connection.
    pub(crate) fn deliver(
        &mut self,
        outgoing: Vec<Outgoing>,
        may: &BTreeMap<Reader, Cards>,
    ) -> Result<(), String> {
        for Outgoing { to, message } in outgoing {
            for connection in to {
                let reader = Connections::reader(connection);
                self.read(reader, &message, may.get(&reader).unwrap_or(&Cards::new()))?;
            }
        }
        Ok(())
    }

    /// Reads a message byte for byte, as it is sent to a reader.
    pub(crate) fn read(
        &mut self,
        reader: Reader,
        message: &ServerMessage,
        besides: &Cards,
    ) -> Result<(), String> {
        let (viewer, reads) = (self.viewer(reader), self.reads(reader));
        let told = match message {
            ServerMessage::Welcome { view, .. } => Some(view.now.clone()),
            ServerMessage::Update { now, .. } => {
                let known = match reader {
                    Reader::Player(player) => self.views.remove(&player),
                    Reader::Screen => None,
                };
                known.map(|(known, _)| merge(known, now))
            }
            _ => None,
        };
        if let (Some(now), Reader::Player(player)) = (told, reader) {
            self.views.insert(player, (now, self.table.seq()));
        }
        let mut bytes = serde_json::to_vec(message).expect("JSON");
        self.played.messages += 1;
        self.played.bytes += bytes.len() as u64;
        // Leaks are planted in Mau-Mau only.
        if let (Some(AnyBeside::Mau(beside)), Some(leak)) = (&self.truth, self.leak) {
            let value = serde_json::from_slice(&bytes).expect("JSON");
            let spoilt = leak.spoil(value, viewer, reads, beside.truth(), &self.seed);
            bytes = serde_json::to_vec(&spoilt).expect("JSON");
        }
        let lies = self.truth.as_ref().map(|truth| truth.lies(viewer)).unwrap_or_default();
        let may = &lies | besides;
        let spelling = spelling(self.table.rulebook().rules().game());
        // The present view names nothing that was known only before.
        let now = match message {
            ServerMessage::Welcome { view, .. } => Some(serde_json::to_vec(view).expect("JSON")),
            _ => None,
        };
        // Before the house has committed to a share there is no seed to be told.
        let mut secrets = self.seeds.secrets().chain(["\"entry\""]);
        secrets
            .find_map(|secret| {
                let before = || scan::find(now.as_ref()?, spelling, &lies, secret);
                scan::find(&bytes, spelling, &may, secret).or_else(before)
            })
            .map_or(Ok(()), |found| Err(format!("{reader:?} on {viewer:?} is told of {found}")))
    }
}
