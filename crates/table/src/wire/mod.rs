//! Every message between a client and a table. TypeScript types are generated from these.

mod client;
mod http;
mod rules;
mod server;
mod talk;

pub use client::{ClientMessage, Command};
pub use http::{
    AccountInfo, AddPasskey, AdminStatus, AdminTable, AskRulesText, ChangedGuest, CheckRules,
    ClaimAdmin, CreditMovement, CreditsInfo, DeleteAccount, DeviceInfo, DeviceLink, Guest, LogIn,
    LogInWithPasskey, Mistake, MovementKind, MyTable, NewGuest, OpenTable, OpenedTable,
    PasskeyCreation, PasskeyInfo, PasskeyRequest, Problem, QuickTable, RedeemLink,
    RemovePassphrase, SessionInfo, SetPassphrase, TableSummary,
};
pub use rules::{
    CallInfo, Choice, ChosenRules, Enforced, OptionInfo, RulesInfo, RulesText, Text, TextSection,
};
pub use server::{
    Clock, GameEvent, GameMove, GameView, Occupant, SeatView, ServerMessage, SheetRow, TableEvent,
    TableState, TableView, You,
};
pub use talk::Phrase;
