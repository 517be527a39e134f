//! Every bound of a table: how long it waits, and how much it keeps.

/// After how many milliseconds of waiting for somebody who is here the others may vote that a bot
/// plays on.
pub const VOTE_AFTER_MS: u64 = 20_000;

/// How long a match waits for a person whose connection is down, while others are here: at a
/// stretch, and in all for one decision.
pub const STAND_IN_AFTER_MS: u64 = 60_000;

/// How long a host who sits here and is away keeps that office while others are here.
pub const HOST_PASSES_AFTER_MS: u64 = 60_000;

/// The same for a host without a seat: long enough to load a page again.
pub const HOST_WITHOUT_SEAT_PASSES_AFTER_MS: u64 = 10_000;

/// How long a seat is kept before a match for a person who is away, while others are here.
pub const SEAT_KEPT_FOR_MS: u64 = 300_000;

/// How long an answer outside the course of turns may take at a table without a pace.
pub const ANSWER_WITHIN_MS: u64 = 45_000;

/// For how long somebody who was let in and lost the connection is let in again, although nobody may
/// watch any more.
pub const COMES_BACK_WITHIN_MS: u64 = 600_000;

/// How long those who have promised a value for a match have to open it when it is to begin. Whoever
/// does not is left out.
pub const OPEN_WITHIN_MS: u64 = 2_000;

/// How long the others seem to think in a lesson: time to see what the one before has done.
pub const LESSON_MOVE_AFTER_MS: u64 = 1_300;

/// Whoever may still be caught or accused stays so for as long as a person needs to see it, however
/// fast the bots are.
pub(crate) const TIME_TO_SEE_MS: u64 = 1_200;

/// Whoever catches so many milliseconds after being told that the chance is over was on the way
/// already: a hand needs that long from seeing something to pressing a button.
pub(crate) const ON_THE_WAY_MS: u64 = 1_000;

/// The longest round trip that is made up for. Nobody waits longer for somebody else's command, and
/// nobody gains more by pretending to a slow connection.
pub const LONGEST_DELAY_MS: u64 = 500;

/// Of so many measured round trips the one in the middle counts: a single one that came late, because
/// a phone slept, is none.
pub(crate) const DELAYS_MEASURED: usize = 9;

/// How many commands of one player can wait. A person gives one or two within half a second.
pub const HELD_AT_ONCE: usize = 8;

/// How much a seat can say at once.
pub const TALK_AT_ONCE: u64 = 4;

/// After how many milliseconds a seat may say one thing more.
pub const TALK_EVERY_MS: u64 = 3_000;

/// Written lines kept for those who come later.
pub(crate) const CHAT_LINES_KEPT: usize = 50;

/// Longest text that somebody may write, in characters.
pub(crate) const LONGEST_CHAT_LINE: usize = 200;

/// How many connections of people who only watch, screens included, one table holds: everybody is
/// told of every move.
pub const MOST_WATCHING: usize = 200;

/// How many of those who watch are listed; all are counted.
pub(crate) const WATCHERS_LISTED: usize = 40;

/// How many people who are not here and have no part in the table it remembers.
pub(crate) const PASSERS_BY_REMEMBERED: usize = 500;

/// How many of a player's latest commands that stored nothing are remembered. A client repeats
/// only what has not been answered, so this is more than any client has under way.
pub(crate) const ANSWERS_REMEMBERED: usize = 64;

/// Largest number of a command: the largest that a JSON number holds exactly.
pub(crate) const MAX_COMMAND_NO: u64 = (1 << 53) - 1;

/// How many entries of the log a client may have missed and still be told one by one.
pub(crate) const HISTORY_KEPT: usize = 256;

/// Entries at the end of a log that are kept for playing on: nobody keeps a pot from being paid by
/// talking a table full.
pub(crate) const ENTRIES_KEPT_FOR_PLAY: u64 = 10_000;

/// The most teams of a match of which it is reckoned who is expected to win: there are as many sets of
/// them as two to the power of that.
pub(crate) const RATED_TEAMS: usize = 12;

/// Sentences told of one change of the rules: whoever wants to read them all has the rules.
pub(crate) const RULE_LINES_TOLD: usize = 12;

/// Characters of a key: 20 of 31 are more than 96 bits, which nobody guesses.
pub const KEY_LENGTH: usize = 20;

/// Longest match file that is read or written, in bytes: an evening's match takes some 200 KiB.
pub const MAX_MATCH_FILE_BYTES: usize = 4 << 20;

/// Where times in match files come to an end: the year 9999, in milliseconds since 1970.
pub(crate) const LAST_TIME_MS: i64 = 253_402_300_799_999;

/// Longest name of somebody in a match file, in characters: longer than any that a server lets in.
pub(crate) const LONGEST_NAME_IN_FILE: usize = 64;
