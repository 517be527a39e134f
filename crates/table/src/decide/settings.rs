//! Changing the settings of a table: pace, talk, watching, stake and so on.

use stammtisch_engine::chance::Seed;

use crate::id::PlayerId;
use crate::log::Entry;
use crate::refusal::Refusal;
use crate::rules::rulebook::Rulebook;
use crate::state::key;
use crate::table::Table;
use crate::wire::{Films, Leavers, TablePhase, TableSettings};

/// The stakes allowed, in hundredths of a credit (LIV-18).
const STAKES: [u32; 3] = [0, 250, 500];

/// Talk and watching can be changed at any time. Nobody's time is cut while it runs, and a paid
/// stake is played for. Nobody pays a stake that was not visible when sitting down: after a new
/// stake the others have to sit down again.
pub(super) fn change_settings(
    table: &Table,
    player: PlayerId,
    settings: TableSettings,
    fresh: &mut dyn FnMut() -> Seed,
) -> Result<Vec<Entry>, Refusal> {
    if table.state.host != Some(player) {
        return Err(Refusal::NotHost);
    }
    let now = table.state.settings;
    let state = table.state.phase();
    let of_deal = (now.pace, now.leavers) != (settings.pace, settings.leavers);
    if of_deal && state == TablePhase::Playing {
        return Err(Refusal::DealRunning);
    }
    let of_match =
        |manner: TableSettings| (manner.stake, manner.leavers, manner.films, manner.rated);
    if of_match(now) != of_match(settings) && !table.state.seats_are_open() {
        return Err(Refusal::MatchRunning);
    }
    table.state.rules.book.check_settings(settings)?;
    if now == settings {
        return Ok(Vec::new());
    }
    let others = table.state.seats.persons().filter(|(_, sitting)| sitting.player != player);
    let stood = others
        .filter(|_| settings.stake > 0 && settings.stake != now.stake)
        .map(|(seat, _)| Entry::Stood { seat });
    // A new key each time: the old link no longer leads to the table.
    let hides = settings.link_only && !now.link_only;
    let key = hides.then(|| Entry::KeySet { key: key(&fresh()) });
    Ok([Entry::SettingsChanged { settings }].into_iter().chain(key).chain(stood).collect())
}

impl Rulebook {
    /// Whether a table with these rules can have these settings.
    ///
    /// # Errors
    /// An unknown stake; a match for credits or for ratings that nobody could watch afterwards; a
    /// table in the public list that can only be found by its link; or hands laid aside in a game
    /// that needs all seats.
    pub fn check_settings(&self, settings: TableSettings) -> Result<(), Refusal> {
        if !STAKES.contains(&settings.stake) {
            return Err(Refusal::BadStake);
        }
        if settings.link_only && settings.public {
            return Err(Refusal::HiddenAndPublic);
        }
        if settings.stake > 0 && settings.films == Films::Never {
            return Err(Refusal::StakeShowsFilms);
        }
        if settings.rated && settings.films == Films::Never {
            return Err(Refusal::RatedShowsFilms);
        }
        if settings.leavers == Leavers::LaidAside && !self.rules().can_withdraw() {
            return Err(Refusal::CannotLayAside);
        }
        Ok(())
    }
}
