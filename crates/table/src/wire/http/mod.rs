//! Bodies of HTTP requests and answers.

mod account;
mod admin;
mod credits;
mod daily;
mod devices;
mod hindsight;
mod library;
mod listing;
mod numbers;
mod passkeys;
mod problem;
mod replay;
mod rules;
mod session;
mod shared_rules;
mod shuffles;
mod tables;
mod trial;

pub use account::{
    AccountInfo, DeleteAccount, DeviceInfo, LogIn, PasskeyInfo, RemovePassphrase, SetPassphrase,
};
pub use admin::{AdminStatus, AdminTable, Chore, ClaimAdmin};
pub use credits::{CreditMovement, CreditsInfo, MovementKind};
pub use daily::{
    DailyInfo, DailyLine, DailyList, DailyName, DailyOpened, DailyOwn, DailyPast, DailyPromise,
    DailyState, DailyTable, DailyToday,
};
pub use devices::{DeviceLink, RedeemLink};
pub use hindsight::{
    CardOdds, HandOdds, Hindsight, HindsightAbout, HindsightBalance, HindsightDecision,
    HindsightEstimate, HindsightOdds, HindsightPoint, HindsightState, HindsightTurn,
};
pub use library::{LibraryEntry, LibrarySource, LibraryTag};
pub use listing::ListedTable;
pub use numbers::{
    GroupNumbers, NumbersInfo, NumbersMatch, NumbersTotals, RatingInfo, RivalNumbers, RulesNumbers,
    SetNumbers,
};
pub use passkeys::{AddPasskey, LogInWithPasskey, PasskeyCreation, PasskeyRequest};
pub use problem::{Mistake, Problem};
pub use replay::{
    CannotSave, Film, FilmDeal, FilmPosition, FilmPositions, FilmStep, MatchCard, MatchLink,
    MatchLinks, MatchList, NewMatchLink,
};
pub use rules::{AskRulesText, BaseRules, CheckRules};
pub use session::{ChangedGuest, Guest, NewGuest, SessionInfo};
pub use shared_rules::{MySharedRules, ShareRules, SharedRules, SharedRulesInfo};
pub use shuffles::ShufflesInfo;
pub use tables::{MyTable, OpenTable, OpenedTable, QuickTable, SetRules, TableSummary};
pub use trial::{RulesTrial, TrialCard, TrialRemark, TrialSpread, TryRules};
