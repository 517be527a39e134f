//! The limits of a table: how long it waits, and how much it keeps.

/// How long the others must have waited for a person who is here before they may vote that a bot takes over.
pub const VOTE_AFTER_MS: u64 = 20_000;

/// How long a match waits for a person whose connection is down, while others are here: at a
/// stretch, and in total for one decision.
pub const STAND_IN_AFTER_MS: u64 = 60_000;

/// How long a seated host who is away remains the host while others are here.
pub const HOST_PASSES_AFTER_MS: u64 = 60_000;

/// The same for a host without a seat: long enough to reload a page.
pub const HOST_WITHOUT_SEAT_PASSES_AFTER_MS: u64 = 10_000;

/// How long the seat of an absent person is kept before a match, while others are here.
pub const SEAT_KEPT_FOR_MS: u64 = 300_000;

/// How long an answer outside the turn order may take at a table without a pace.
pub const ANSWER_WITHIN_MS: u64 = 45_000;

/// How long a spectator who was let in and lost the connection may come back, although nobody may
/// watch any more.
pub const COMES_BACK_WITHIN_MS: u64 = 600_000;

/// How long seats that have promised a value have to reveal it when the match is to begin. Values
/// not revealed in time are left out.
pub const OPEN_WITHIN_MS: u64 = 2_000;

/// How long the other seats seem to think in a lesson: time to see what the last move did.
pub const LESSON_MOVE_AFTER_MS: u64 = 1_300;

/// A player who may still be caught or accused stays so for as long as a person needs to see it,
/// however fast the bots are.
pub(crate) const TIME_TO_SEE_MS: u64 = 1_200;

/// A catch this soon after its player was told that the chance is over was already on its way:
/// people need that long from seeing something to pressing a button.
pub(crate) const ON_THE_WAY_MS: u64 = 1_000;

/// The longest round trip that is compensated for. Nobody waits longer for another player's
/// command, and nobody gains more by faking a slow connection.
pub const LONGEST_DELAY_MS: u64 = 500;

/// How many measured round trips the median is taken of: a single late one, because a phone slept,
/// does not matter.
pub(crate) const DELAYS_MEASURED: usize = 9;

/// How many commands of one player can be held. A person gives one or two within half a second.
pub const HELD_AT_ONCE: usize = 8;

/// How many phrases a seat can say at once (the size of its token bucket).
pub const TALK_AT_ONCE: u64 = 4;

/// After how many milliseconds a seat may say another one.
pub const TALK_EVERY_MS: u64 = 3_000;

/// How many chat lines are kept for those who come later.
pub(crate) const CHAT_LINES_KEPT: usize = 50;

/// Longest chat line, in characters.
pub(crate) const LONGEST_CHAT_LINE: usize = 200;

/// How many connections of spectators, screens included, one table holds: every move is sent to all.
pub const MOST_WATCHING: usize = 200;

/// How many spectators are listed; all are counted.
pub(crate) const WATCHERS_LISTED: usize = 40;

/// How many people are remembered who are not here and have no part in the table.
pub(crate) const PASSERS_BY_REMEMBERED: usize = 500;

/// How many of a player's latest commands that stored nothing are remembered. Clients repeat only
/// commands without an answer, and none has more of them in flight.
pub(crate) const ANSWERS_REMEMBERED: usize = 64;

/// Largest number of a command: the largest integer that a JSON number holds exactly.
pub(crate) const MAX_COMMAND_NO: u64 = (1 << 53) - 1;

/// How many missed entries a reconnecting client can still be told one by one.
pub(crate) const HISTORY_KEPT: usize = 256;

/// Entries at the end of a log that are reserved for play: nobody can keep a pot from being paid by
/// filling the log with talk.
pub(crate) const ENTRIES_KEPT_FOR_PLAY: u64 = 10_000;

/// The most teams for which expected wins are computed: the time grows with two to the power of their number.
pub(crate) const RATED_TEAMS: usize = 12;

/// How many changed sentences of the rules are listed; the rules text has them all.
pub(crate) const RULE_LINES_TOLD: usize = 12;

/// Characters of a key: 20 of an alphabet of 31 are more than 96 bits, which nobody guesses.
pub const KEY_LENGTH: usize = 20;

/// Longest match file that is read or written, in bytes: an evening's match takes some 200 KiB.
pub const MAX_MATCH_FILE_BYTES: usize = 4 << 20;

/// The latest time allowed in match files: the end of the year 9999, in milliseconds since 1970.
pub(crate) const LAST_TIME_MS: i64 = 253_402_300_799_999;

/// Longest name in a match file, in characters: longer than any that a server accepts.
pub(crate) const LONGEST_NAME_IN_FILE: usize = 64;
