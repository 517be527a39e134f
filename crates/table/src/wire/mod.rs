//! Every message between a client and a table. TypeScript types are generated from these.

mod client;
mod http;
mod rules;
mod server;
mod talk;

pub use client::{ClientMessage, Command};
pub use http::{
    AskRulesText, ChangedGuest, CheckRules, Guest, Mistake, MyTable, NewGuest, OpenTable,
    OpenedTable, Problem, QuickTable, SessionInfo, TableSummary,
};
pub use rules::{
    CallInfo, Choice, ChosenRules, Enforced, OptionInfo, RulesInfo, RulesText, Text, TextSection,
};
pub use server::{
    Clock, GameEvent, GameMove, GameView, Occupant, SeatView, ServerMessage, SheetRow, TableEvent,
    TableState, TableView, You,
};
pub use talk::Phrase;
