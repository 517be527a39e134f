//! Format 3: the last commit before Maxonaut and talk.
use stammtisch_engine::chance::Chance;
use stammtisch_engine::mau::rules::RulesFile;
pub(crate) use stammtisch_engine::mau::rules::preset;
pub(crate) use stammtisch_table::Cause;
use stammtisch_table::wire::{ChosenRules, Command, GameMove, GameView, TableView};
use stammtisch_table::{
    BotHouse, Entry, FORMAT, Header, Line, Millis, PlayerId, Record, Request, Table,
};

/// Any choice of every option.
pub(crate) fn chosen(base: &str, chance: &mut Chance) -> ChosenRules {
    let file = RulesFile::read(preset::text(base).expect("a preset")).expect("rules");
    let options = file.options().iter().map(|option| {
        let choice = chance.below(option.choices.len() as u32) as usize;
        (option.id.clone(), option.choices[choice].id.clone())
    });
    ChosenRules { base: base.into(), options: options.collect(), file: None }
}

/// One deal.
pub(crate) fn short(base: &str) -> Option<ChosenRules> {
    let file = format!("base = \"{base}\"\nid = \"short\"\nmatch = \"single\"\n");
    Some(ChosenRules { file: Some(file), ..ChosenRules::default() })
}

pub(crate) fn header(
    chosen: ChosenRules,
    rules: String,
    seats: u8,
    host: PlayerId,
    _: u64,
) -> Header {
    Header { format: FORMAT, code: "EARL2R".into(), chosen, rules, seats, host }
}

pub(crate) fn bots() -> BotHouse {
    BotHouse { kinds: vec!["random".into()], names: vec!["Emil".into()] }
}

pub(crate) fn reply(mv: GameMove) -> (GameMove, u64) {
    (mv, 0)
}

pub(crate) fn connect(table: &mut Table, line: Line, player: PlayerId, now: Millis) {
    table.connect(line, player, None, now);
}

pub(crate) fn note_time(table: &mut Table, now: Millis) {
    table.note_time(now);
}

pub(crate) fn start() -> Command {
    Command::Start
}

/// Nobody talked.
pub(crate) fn words(_: u32) -> Option<Command> {
    None
}

pub(crate) fn game(view: TableView) -> Option<GameView> {
    view.game
}

pub(crate) fn daring(view: &GameView) -> Vec<GameMove> {
    let GameView::Mau(view) = view;
    view.daring.iter().map(|mv| GameMove::Mau(*mv)).collect()
}

pub(crate) fn cause(request: &Request) -> Cause {
    request.cause()
}

pub(crate) fn records(entries: &[Entry], cause: Option<Cause>) -> Vec<Vec<u8>> {
    Record::all(entries, cause).map(|record| record.to_bytes()).collect()
}
