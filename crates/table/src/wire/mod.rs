//! Every message between a client and a table. TypeScript types are generated from these.

mod client;
mod http;
mod rules;
mod server;

pub use client::{ClientMessage, Command};
pub use http::{
    AskRulesText, ChangedGuest, Guest, MyTable, NewGuest, OpenTable, OpenedTable, Problem,
    QuickTable, SessionInfo, TableSummary,
};
pub use rules::{
    CallInfo, Choice, ChosenRules, OptionInfo, RulesInfo, RulesText, Text, TextSection,
};
pub use server::{
    GameEvent, GameMove, GameView, Occupant, SeatView, ServerMessage, SheetRow, TableEvent,
    TableState, TableView, You,
};
