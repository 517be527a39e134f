//! The table's reasons to refuse a command, with their codes. They reveal nothing the player may not know.

use stammtisch_engine::any::{AnyRefusal, PlayError};

/// Reasons to refuse a command, with codes that never change.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The command's number is zero or too large for a JSON number.
    #[error("command numbers run from 1 to 9007199254740991")]
    BadNumber,
    /// Another command of this player had this number.
    #[error("another command has had this number; connect again to learn the last one")]
    NumberTaken,
    /// The client claims to have seen a sequence number that does not exist yet.
    #[error("the table has not come to that sequence number")]
    BadBase,
    /// The table has moved on since the state that the client had seen.
    #[error("somebody has moved since; look again")]
    Stale,
    /// Too many commands of the player are still waiting to be decided.
    #[error("your last commands have not been decided on yet")]
    TooFast,
    /// The player has no seat here.
    #[error("you have no seat at this table")]
    NotSeated,
    /// The player already has a seat.
    #[error("you have a seat at this table")]
    AlreadySeated,
    /// There is no seat with that number.
    #[error("this table has no such seat")]
    NoSuchSeat,
    /// Somebody sits there.
    #[error("this seat is taken")]
    SeatTaken,
    /// All seats are taken.
    #[error("all seats are taken")]
    TableFull,
    /// No bot sits there.
    #[error("no bot sits there")]
    NoBotThere,
    /// There is no bot with that name.
    #[error("there is no bot of that name")]
    UnknownBot,
    /// Only the host may do this.
    #[error("only the host can do this")]
    NotHost,
    /// Not while a match is being played.
    #[error("a match is being played")]
    MatchRunning,
    /// Nobody can be sent away from a rated match: that would decide it, or spare somebody a loss.
    #[error("a rated match is being played")]
    RatedMatchRunning,
    /// A match can begin only when all seats are taken.
    #[error("not all seats are taken")]
    SeatsFree,
    /// No match has begun.
    #[error("no match has begun")]
    NotStarted,
    /// The deal is still being played.
    #[error("the deal is being played")]
    DealRunning,
    /// The match has ended; there is no next deal.
    #[error("the match is over")]
    MatchOver,
    /// The match has not ended.
    #[error("the match is not over")]
    MatchNotOver,
    /// A bot plays this seat; return first.
    #[error("a bot plays your seat; come back to it first")]
    BotPlays,
    /// No bot plays the player's seat.
    #[error("you are playing your seat yourself")]
    NotAway,
    /// The move belongs to another game.
    #[error("that move belongs to another game")]
    OtherGame,
    /// The seat has said too much in a short time.
    #[error("that was a lot of talk; let the others speak")]
    TooMuchTalk,
    /// The host allows no talk.
    #[error("at this table nobody talks")]
    SilentTable,
    /// Only ready-made phrases are allowed here.
    #[error("at this table only ready phrases are said")]
    NoFreeTalk,
    /// The text is empty, too long, or has invisible characters.
    #[error("write 1 to 200 characters, all of them visible")]
    BadText,
    /// There is no such stake.
    #[error("the stake is 0, 2.50 or 5 credits")]
    BadStake,
    /// A table that can only be found by its link cannot be in the public list.
    #[error("a table that is found by its link only cannot be public")]
    HiddenAndPublic,
    /// This game cannot go on without a seat.
    #[error("this game cannot set a hand aside")]
    CannotLayAside,
    /// No person sits there.
    #[error("no person sits there")]
    NobodyThere,
    /// The seat has not kept others waiting long enough, or the player may not vote.
    #[error("nobody waits for that seat for so long, or you do not play")]
    CannotVote,
    /// There is no spectator with that number.
    #[error("nobody with that number watches")]
    NoSuchWatcher,
    /// A seat at a table that plays for credits stays with the player who paid for it.
    #[error("the seat is paid for until the match is over")]
    StakeRunning,
    /// Bots have no credits.
    #[error("only people can play for credits")]
    StakeNeedsPeople,
    /// A player cannot pay the stake.
    #[error("somebody here has too few credits for the stake")]
    TooFewCredits,
    /// The player has never received the welcome credits, and the network has had its share of them.
    #[error("your network has had its gifts of credits for today; play without a stake")]
    NoGiftLeft,
    /// The host has sent the player away.
    #[error("the host has sent you away")]
    Removed,
    /// Watching is not allowed here.
    #[error("at this table nobody watches")]
    ClosedTable,
    /// The table has its maximum number of spectators.
    #[error("so many people watch this table already; come back later")]
    TooManyWatchers,
    /// The table's log has reached its limit.
    #[error("this table has grown too long; open another")]
    LogFull,
    /// The lesson expects something else now.
    #[error("the lesson is about something else just now")]
    LessonElse,
    /// Only the deal of the day is played here.
    #[error("the deal of the day is played here, and nothing else: it waits for whoever plays it")]
    DailyElse,
    /// This table is no lesson.
    #[error("this table is no lesson")]
    NoLesson,
    /// The house has not committed to its share of the next match's randomness yet.
    #[error("nothing is fixed for the next match yet")]
    NoSeedFixed,
    /// The seat has already promised another value.
    #[error("your seat has promised another value for this match")]
    ValuePromised,
    /// The seat has promised no value, or is not asked to reveal it yet.
    #[error("your seat is not asked to open a value")]
    NothingToOpen,
    /// The value is not the one that was promised.
    #[error("this is not the value that your seat has promised")]
    WrongValue,
    /// Not a value: it needs 64 lower-case hexadecimal digits.
    #[error("a value or promise has 64 hexadecimal digits in small letters")]
    BadValue,
    /// The match is about to begin.
    #[error("the match is about to begin")]
    MatchBegins,
    /// A match for credits can always be watched afterwards.
    #[error("a match for credits can always be watched afterwards by those who sat there")]
    StakeShowsFilms,
    /// A rated match can always be watched afterwards.
    #[error("a rated match can always be watched afterwards by those who sat there")]
    RatedShowsFilms,
    /// The rules of the game refuse the move.
    #[error(transparent)]
    Game(#[from] AnyRefusal),
}

impl Refusal {
    /// The stable code, as sent to clients.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Self::BadNumber => "bad_number",
            Self::NumberTaken => "number_taken",
            Self::BadBase => "bad_base",
            Self::Stale => "stale",
            Self::TooFast => "too_fast",
            Self::NotSeated => "not_seated",
            Self::AlreadySeated => "already_seated",
            Self::NoSuchSeat => "no_such_seat",
            Self::SeatTaken => "seat_taken",
            Self::TableFull => "table_full",
            Self::NoBotThere => "no_bot_there",
            Self::UnknownBot => "unknown_bot",
            Self::NotHost => "not_host",
            Self::MatchRunning => "match_running",
            Self::RatedMatchRunning => "rated_match_running",
            Self::SeatsFree => "seats_free",
            Self::NotStarted => "not_started",
            Self::DealRunning => "deal_running",
            Self::MatchOver => "match_over",
            Self::MatchNotOver => "match_not_over",
            Self::BotPlays => "bot_plays",
            Self::NotAway => "not_away",
            Self::OtherGame => "other_game",
            Self::TooMuchTalk => "too_much_talk",
            Self::SilentTable => "silent_table",
            Self::NoFreeTalk => "no_free_talk",
            Self::BadText => "bad_text",
            Self::BadStake => "bad_stake",
            Self::HiddenAndPublic => "hidden_and_public",
            Self::CannotLayAside => "cannot_lay_aside",
            Self::NobodyThere => "nobody_there",
            Self::CannotVote => "cannot_vote",
            Self::NoSuchWatcher => "no_such_watcher",
            Self::StakeRunning => "stake_running",
            Self::StakeNeedsPeople => "stake_needs_people",
            Self::TooFewCredits => "too_few_credits",
            Self::NoGiftLeft => "no_gift_left",
            Self::Removed => "removed",
            Self::ClosedTable => "closed_table",
            Self::TooManyWatchers => "too_many_watchers",
            Self::LogFull => "log_full",
            Self::LessonElse => "lesson_else",
            Self::DailyElse => "daily_else",
            Self::NoLesson => "no_lesson",
            Self::NoSeedFixed => "no_seed_fixed",
            Self::ValuePromised => "value_promised",
            Self::NothingToOpen => "nothing_to_open",
            Self::WrongValue => "wrong_value",
            Self::BadValue => "bad_value",
            Self::MatchBegins => "match_begins",
            Self::StakeShowsFilms => "stake_shows_films",
            Self::RatedShowsFilms => "rated_shows_films",
            Self::Game(refusal) => refusal.code(),
        }
    }
}

impl From<PlayError> for Refusal {
    fn from(error: PlayError) -> Self {
        match error {
            PlayError::OtherGame => Self::OtherGame,
            PlayError::Refused(refusal) => Self::Game(refusal),
        }
    }
}
