//! Writing a match to a file.

use serde_json::Value;
use stammtisch_engine::any::AnyMatch;
use stammtisch_engine::seat::Seat;

use super::checksum;
use super::{FileChance, FileEntry, FileError, FileResult, KIND, MatchFile, Sits, VERSION};
use crate::film::replay::Replay;
use crate::film::step_walker::is_step;
use crate::limits::MAX_MATCH_FILE_BYTES;
use crate::log::{Entry, Record};
use crate::publish::history::Who;
use crate::state::results::MatchRecord;
use crate::state::seats::Occupancy;

impl Replay {
    /// The match as a file, with the names of the people that this replay names. `made_by` is the
    /// program that writes it.
    ///
    /// # Errors
    /// [`FileError::TooLarge`] for a match that would be too long to read again.
    pub fn to_file(&self, made_by: &str) -> Result<Vec<u8>, FileError> {
        let MatchRecord { game, rules, points, winners, rows, ended_early, who, .. } =
            &self.finished.record;
        let Some((_, Record { entry: Entry::Started { shuffle, dealer, left_handed, .. }, .. })) =
            self.entries.first()
        else {
            return Err(FileError::NotOver);
        };
        let Some(of_match) = &self.after.state.game else { return Err(FileError::NotOver) };
        let by = &self.before.state.rules.by;
        let name = |who: &Option<Who>| match who {
            Some(Who::Player(player)) => self.names.get(player).cloned().unwrap_or_default(),
            Some(Who::Bot(name)) => name.clone(),
            None => String::new(),
        };
        let begun_ms = self.finished.begun_ms;
        let steps = self.entries.iter().skip(1).filter(|(_, record)| is_step(&record.entry));
        let mut latest = 0;
        let entries = steps.map(|(at, record)| {
            // The clock may have been set back during the match.
            latest = u64::try_from(at.saturating_sub(begun_ms)).unwrap_or(0).max(latest);
            FileEntry { ms: latest, entry: without_player(&record.entry) }
        });
        let file = MatchFile {
            stammtisch: KIND.into(),
            version: VERSION,
            made_by: made_by.into(),
            rules: by.text.clone(),
            chosen: by.chosen.without_file(),
            seats: by.seats,
            stake: self.before.state.settings.stake,
            shuffle: shuffle.clone(),
            seed: of_match.seed.to_string(),
            chance: of_match.evidence.as_ref().map(|evidence| {
                let rules = self.after.state.rules.book.rules();
                FileChance::of(evidence, rules, &of_match.seed, self.last_deal())
            }),
            dealer: *dealer,
            left_handed: left_handed.clone(),
            names: who.iter().map(name).collect(),
            sits: self.before.state.seats.iter().map(|(_, chair)| sits(chair)).collect(),
            begun_ms,
            entries: entries.collect(),
            result: FileResult {
                game: game.clone(),
                rules: rules.clone(),
                points: points.clone(),
                winners: winners.clone(),
                rows: *rows,
                ended_early: *ended_early,
            },
            digest: digest(self.after.state.running()),
            sum: None,
        };
        let written = |error: serde_json::Error| FileError::Unreadable(error.to_string());
        let sum = checksum::of(&serde_json::to_value(&file).map_err(written)?);
        let file = MatchFile { sum: Some(sum), ..file };
        let bytes = serde_json::to_vec(&file).map_err(written)?;
        if bytes.len() > MAX_MATCH_FILE_BYTES { Err(FileError::TooLarge) } else { Ok(bytes) }
    }
}

/// The digest of a game, as files have it.
pub(super) fn digest(game: Option<&AnyMatch>) -> String {
    format!("{:016x}", game.map_or(0, AnyMatch::digest))
}

fn sits(chair: &Occupancy) -> Sits {
    match chair {
        Occupancy::Free => Sits::default(),
        Occupancy::Bot { bot, name } => {
            Sits { bot: Some(bot.clone()), name: Some(name.clone()), away: None }
        }
        Occupancy::Person(sitting) => {
            let stand_in = sitting.stand_in.as_ref();
            Sits {
                bot: stand_in.map(|stand_in| stand_in.bot.clone()),
                name: None,
                away: stand_in.map(|stand_in| stand_in.why),
            }
        }
    }
}

/// An entry with the seat number in place of the player.
fn without_player(entry: &Entry) -> Value {
    let seat = match *entry {
        Entry::Sat { seat, .. } | Entry::HandedOver { seat, .. } => Some(seat),
        _ => None,
    };
    let mut value = serde_json::to_value(entry).unwrap_or_default();
    if let (Some(Seat(seat)), Some(player)) = (seat, value.get_mut("player")) {
        *player = seat.into();
    }
    value
}
