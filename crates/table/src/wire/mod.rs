//! Every message between a client and a table. The TypeScript types are generated from these.

mod change;
mod client;
mod daily;
pub mod deck;
mod http;
mod lesson;

mod rules;
mod server;
mod settings;
mod shuffle;
mod table;
mod talk;
mod text;

pub use change::{LinesChange, NameChange, OptionChange, RulesChange, SeatsChange, WordsChange};
pub use client::{ClientMessage, Command};
pub use daily::DailyView;
pub use http::{
    AccountInfo, AddPasskey, AdminStatus, AdminTable, AskRulesText, BaseRules, CannotSave,
    CardOdds, ChangedGuest, CheckRules, Chore, ClaimAdmin, CreditMovement, CreditsInfo, DailyInfo,
    DailyLine, DailyList, DailyName, DailyOpened, DailyOwn, DailyPast, DailyPromise, DailyState,
    DailyTable, DailyToday, DeleteAccount, DeviceInfo, DeviceLink, Film, FilmDeal, FilmPosition,
    FilmPositions, FilmStep, GroupNumbers, Guest, HandOdds, Hindsight, HindsightAbout,
    HindsightBalance, HindsightDecision, HindsightEstimate, HindsightOdds, HindsightPoint,
    HindsightState, HindsightTurn, LibraryEntry, LibrarySource, LibraryTag, ListedTable, LogIn,
    LogInWithPasskey, MatchCard, MatchLink, MatchLinks, MatchList, Mistake, MovementKind,
    MySharedRules, MyTable, NewGuest, NewMatchLink, NumbersInfo, NumbersMatch, NumbersTotals,
    OpenTable, OpenedTable, PasskeyCreation, PasskeyInfo, PasskeyRequest, Problem, QuickTable,
    RatingInfo, RedeemLink, RemovePassphrase, RivalNumbers, RulesNumbers, RulesTrial, SessionInfo,
    SetNumbers, SetPassphrase, SetRules, ShareRules, SharedRules, SharedRulesInfo, ShufflesInfo,
    TableSummary, TrialCard, TrialRemark, TrialSpread, TryRules,
};
pub use lesson::{LessonAwaits, LessonView};

pub use rules::{
    CallInfo, CardAbout, CardNow, CardText, CauseInfo, Choice, ChosenRules, Enforced,
    OptionDifference, OptionInfo, RulesDifference, RulesInfo, RulesText, TextSection,
};
pub use server::{Reaction, ServerMessage, TableEvent};
pub use settings::{BotPace, Films, Leavers, Pace, TableSettings, TalkRule, Watching};
pub use shuffle::{ShuffleShown, ShuffleView, ValueAdded};
pub use stammtisch_engine::any::{AnyMove, AnyOpen, AnySeen, AnyView};
pub use stammtisch_engine::film::Mark;
pub use table::{
    AwayView, Clock, MatchResult, Occupant, PotView, RulesNow, SeatView, SheetRow, TableChange,
    TableNow, TablePhase, TableView, VoteView, WatcherView, You,
};
pub use talk::{ChatLine, Phrase};
pub use text::Text;
