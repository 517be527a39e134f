//! Format 4: the last commit before manners, votes, watchers and stakes.
use stammtisch_engine::chance::Chance;
use stammtisch_engine::any::AnyRulesFile;
pub(crate) use stammtisch_engine::any::preset;
pub(crate) use stammtisch_table::Cause;
use stammtisch_table::wire::{ChosenRules, Command, GameMove, GameView, Phrase, TableView};
use stammtisch_table::{
    BotHouse, Entry, FORMAT, Header, Line, Millis, PlayerId, Record, Reply, Request, Table,
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

/// One deal, or few penalty points.
pub(crate) fn short(base: &str) -> Option<ChosenRules> {
    let end = if base == "maxonaut" { "limit = 2" } else { "match = \"single\"" };
    let file = format!("base = \"{base}\"\nid = \"short\"\n{end}\n");
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
    let kinds = ["mau", "maxonaut"].map(|game| (game.to_owned(), vec!["random".to_owned()]));
    BotHouse { kinds: kinds.into(), names: vec!["Emil".into()] }
}

pub(crate) fn reply(mv: GameMove) -> Reply {
    Reply { mv, after: 0, say: None }
}

pub(crate) fn connect(table: &mut Table, line: Line, player: PlayerId, now: Millis) {
    table.connect(line, player, None, now);
}

pub(crate) fn note_time(table: &mut Table, now: Millis) {
    table.note_time(now);
}

pub(crate) fn start() -> Command {
    Command::Start { first: None }
}

pub(crate) fn words(which: u32) -> Option<Command> {
    let phrase = [Phrase::BelieveMe, Phrase::NotAChance, Phrase::Wink][which as usize];
    Some(Command::Say { phrase })
}

pub(crate) fn game(view: TableView) -> Option<GameView> {
    view.game
}

pub(crate) fn daring(view: &GameView) -> Vec<GameMove> {
    match view {
        GameView::Mau(view) => view.daring.iter().map(|mv| GameMove::Mau(*mv)).collect(),
        GameView::Maxonaut(view) => view.daring.iter().map(|mv| GameMove::Maxonaut(*mv)).collect(),
    }
}

pub(crate) fn cause(request: &Request) -> Cause {
    request.cause()
}

pub(crate) fn records(entries: &[Entry], cause: Option<Cause>) -> Vec<Vec<u8>> {
    Record::all(entries, cause).map(|record| record.to_bytes()).collect()
}
