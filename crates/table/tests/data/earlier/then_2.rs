//! Format 2, rules format 1: the last commit before rules had threats, swaps and cheating.
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
    ChosenRules { base: base.into(), options: options.collect() }
}

/// One deal.
pub(crate) fn short(base: &str) -> Option<ChosenRules> {
    let (option, choice) = match base {
        "live" => ("format", "single"),
        "verschaerft" => ("rounds", "1"),
        _ => ("deals", "1"),
    };
    let options = [(option.to_owned(), choice.to_owned())].into();
    Some(ChosenRules { base: base.into(), options })
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

/// Nobody noted it then.
pub(crate) fn note_time(_: &mut Table, _: Millis) {}

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

/// Nobody cheated.
pub(crate) fn daring(_: &GameView) -> Vec<GameMove> {
    Vec::new()
}

pub(crate) fn cause(request: &Request) -> Cause {
    request.cause()
}

pub(crate) fn records(entries: &[Entry], cause: Option<Cause>) -> Vec<Vec<u8>> {
    Record::all(entries, cause).map(|record| record.to_bytes()).collect()
}
