//! `stammtisch rules`, as people and programs call it.

#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use std::fs;
use std::process::{Command, Output};

use serde_json::Value;

fn rules(args: &[&str]) -> Output {
    in_language("de_DE.UTF-8", args)
}

fn in_language(lang: &str, args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_stammtisch"))
        .arg("rules")
        .args(args)
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env_remove("COLUMNS")
        .env("LANG", lang)
        .output()
        .unwrap()
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

fn json(args: &[&str]) -> Value {
    let output = rules(&[args, &["--json"]].concat());
    assert!(output.status.success(), "{}", err(&output));
    serde_json::from_slice(&output.stdout).unwrap()
}

/// A rules file in a folder of its own.
fn file(text: &str) -> (tempfile::TempDir, String) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("our.toml");
    fs::write(&path, text).unwrap();
    let path = path.to_str().unwrap().to_owned();
    (folder, path)
}

#[test]
fn schema_describes_files_in_the_language_asked_for() {
    let german: Value = serde_json::from_str(&out(&rules(&["schema"]))).unwrap();
    assert_eq!(german["properties"]["draw"]["title"], "Ziehen");
    let english = rules(&["schema", "--lang", "en"]);
    let english: Value = serde_json::from_str(&out(&english)).unwrap();
    assert_eq!(english["properties"]["draw"]["title"], "Drawing");
    assert_eq!(english["$schema"], "https://json-schema.org/draft/2020-12/schema");
}

#[test]
fn list_names_what_there_is_to_play() {
    let text = out(&rules(&["list"]));
    assert!(text.contains("live          Live Mau-Mau (2–4)\n"), "{text}");
    assert!(text.contains("Der Klassiker"), "{text}");
    assert!(out(&in_language("en_US.UTF-8", &["list"])).contains("The online classic"));
    let listed = json(&["list"]);
    let ids: Vec<_> = listed.as_array().unwrap().iter().map(|entry| &entry["id"]).collect();
    assert!(ids.contains(&&"live".into()) && ids.contains(&&"schule".into()), "{ids:?}");
    assert_eq!(listed[0]["seats"]["recommended"], 4);
    assert_eq!(listed[0]["options"][0]["choices"][1]["id"], "single");
    assert_eq!(listed[1]["options"][1]["requires"]["specials"], "on");
}

#[test]
fn list_shows_the_library_and_looks_through_it() {
    let all = out(&rules(&["list"]));
    assert!(all.contains("Live Mau-Mau") && all.contains("\nBibliothek"), "{all}");
    assert!(all.contains("neunerln            Neunerln (2–5), Bayern, Österreich\n"), "{all}");
    let library = out(&rules(&["list", "--library"]));
    assert!(!library.contains("Live Mau-Mau") && library.contains("https://"), "{library}");
    let swiss = out(&rules(&["list", "--search", "schweiz"]));
    assert!(swiss.contains("Tschau Sepp") && !swiss.contains("Prší"), "{swiss}");
    let english = out(&in_language("en_US.UTF-8", &["list", "--search", "switzerland"]));
    assert!(english.contains("Tschau Sepp"), "{english}");
    assert_eq!(out(&rules(&["list", "--search", "xyzzy"])), "Davon spricht nichts.\n");
    // Words that appear only in the text of the rules are found as well.
    let found = json(&["list", "--library", "--search", "mehr als 20 Karten"]);
    assert_eq!(found.as_array().unwrap().len(), 1, "{found}");
    assert_eq!(found[0]["library"], true);
    assert_eq!(found[0]["region"]["en"], "Korea");
    assert!(found[0]["sources"][0]["url"].as_str().unwrap().starts_with("https://"), "{found}");
    assert!(found[0]["tags"][0]["name"]["de"].is_string(), "{found}");
    assert_eq!(json(&["list"])[0]["library"], false);
}

#[test]
fn ids_of_the_library_are_taken_like_those_of_presets() {
    assert!(out(&rules(&["show", "prsi"])).contains("lowest = \"7\""));
    assert!(out(&rules(&["explain", "prsi", "--lang", "en"])).contains("The Czech"));
    assert!(rules(&["diff", "prsi", "neunerln"]).status.success());
    let (_folder, path) = file("base = \"prsi\"\nid = \"our-rain\"\ndeal.hand = 6\n");
    assert!(out(&rules(&["show", &path])).contains("hand = 6"));
    assert!(rules(&["check", &path, "--games", "0"]).status.success());
}

#[test]
fn show_writes_rules_that_can_be_read_again() {
    let shown = out(&rules(&["show", "live", "--option", "deck=52", "-o", "format=single"]));
    assert!(shown.contains("lowest = \"2\"") && shown.contains("match = \"single\""), "{shown}");
    let (_folder, path) = file(&shown);
    assert_eq!(out(&rules(&["show", &path])), shown);
    assert!(rules(&["check", &path]).status.success());
    assert_eq!(json(&["show", "live", "-o", "deck=52"])["deck"]["lowest"], "2");
}

#[test]
fn show_keeps_the_options_that_are_still_open() {
    let ids = |args: &[&str]| -> Vec<String> {
        let shown = json(args);
        let options = shown["options"].as_array().unwrap();
        options.iter().map(|option| option["id"].as_str().unwrap().to_owned()).collect()
    };
    let all = ids(&["show", "schule"]);
    assert!(all.len() > 10 && all[0] == "specials", "{all:?}");
    let on = ids(&["show", "schule", "-o", "specials=on"]);
    assert_eq!(on, all[1..], "what required them stays");
    let off = ids(&["show", "schule", "-o", "specials=off"]);
    assert!(!off.contains(&"sevens".to_owned()) && off.contains(&"calls".to_owned()), "{off:?}");
    // A choice that counts only together with another that is still open stays the default.
    let shown = json(&["show", "schule", "-o", "sevens=two"]);
    assert_eq!(shown["options"][1]["default"], "two");
    let (_folder, path) = file(&out(&rules(&["show", "schule", "-o", "sevens=two"])));
    let text = |args: &[&str]| out(&rules(&[&["explain"], args].concat()));
    assert_eq!(
        text(&[&path, "-o", "specials=on"]),
        text(&["schule", "-o", "specials=on", "-o", "sevens=two"])
    );
}

#[test]
fn check_names_file_line_field_and_code_of_every_mistake() {
    let (_folder, path) = file("base = \"live\"\n\n[draw]\ncuont = 2\nwhen = \"anytime\"\n");
    let output = rules(&["check", &path]);
    assert_eq!(output.status.code(), Some(1));
    assert!(err(&output).contains("so lässt sich das noch nicht spielen"), "{}", err(&output));
    let text = out(&output);
    let lines: Vec<_> = text.lines().collect();
    assert_eq!(lines.len(), 2, "{text}");
    assert!(lines.iter().any(|line| {
        line.starts_with(&format!(
            "{path}:4: draw.cuont: unbekanntes Feld `cuont`; meinst du `count`?"
        )) && line.ends_with("[unknown_field]")
    }));
    assert!(lines.iter().any(|line| {
        line.starts_with(&format!("{path}:5: draw.when: `anytime` kann hier nicht stehen"))
            && line.ends_with("[unknown_value]")
    }));
    let english = out(&rules(&["check", "--lang", "en", &path]));
    assert!(english.contains("unknown field `cuont`; did you mean `count`?"), "{english}");
    let output = rules(&["check", "--json", "--games", "5", &path, "live"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(err(&output).contains("1 von 2 Dateien"), "{}", err(&output));
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(report[0]["ok"], false);
    assert_eq!(report[0]["mistakes"][0]["line"], 4);
    assert_eq!(report[0]["mistakes"][1]["code"], "unknown_value");
    assert_eq!(report[1]["ok"], true);
}

#[test]
fn check_has_a_good_word_for_good_rules() {
    let (_folder, path) =
        file("base = \"live\"\nid = \"ours\"\nname = { de = \"Unsere\", en = \"Ours\" }\n");
    let output = rules(&["check", "--games", "0", &path]);
    assert_eq!((output.status.code(), err(&output)), (Some(0), String::new()));
    assert_eq!(
        out(&output),
        format!(
            "{path}: gut. „Unsere“ ist spielbar, mit 2 bis 4 Leuten und mit jeder Wahl bei 7 Optionen, \
             einzeln und zu zweit.\n"
        )
    );
    let english = out(&rules(&["check", "--games", "0", "--lang", "en", &path]));
    assert!(english.contains("good. “Ours” can be played"), "{english}");
}

#[test]
fn check_plays_the_rules_and_tells_what_came_of_it() {
    let told = out(&rules(&["check", "live", "--games", "40"]));
    let lines: Vec<_> = told.lines().skip(1).collect();
    assert_eq!(lines.len(), 3, "{told}");
    assert!(lines[0].trim_start().starts_with("Leute  Runden"), "{told}");
    assert!(lines[1].trim_start().starts_with("2      40"), "{told}");
    assert!(lines[2].trim_start().starts_with("4      40"), "{told}");
    let numbers = |line: &str| line.find(" %").unwrap();
    assert_eq!(numbers(lines[1]), numbers(lines[2]), "the columns are in line: {told}");
    assert_eq!(out(&rules(&["check", "live", "--games", "40"])), told, "the same deals again");
    let other = out(&rules(&["check", "live", "--games", "40", "--seed", "2"]));
    assert_ne!(other, told);
    let report = json(&["check", "live", "--games", "40", "-o", "deck=52"]);
    let played = &report[0]["played"];
    assert_eq!((&played[1]["seats"], &played[1]["deals"]), (&4.into(), &40.into()));
    assert_eq!(played[1]["first_out"].as_array().unwrap().len(), 4);
    assert_eq!(report[0]["problems"], Value::Array(Vec::new()));
    assert_eq!(report[0]["warnings"], Value::Array(Vec::new()));
}

/// One card each that always fits: it can be played, and whoever begins has the advantage.
#[test]
fn check_warns_of_rules_that_not_everybody_will_enjoy_and_is_content() {
    let (_folder, path) = file(
        "base = \"live\"\noptions = []\ndeal.hand = 1\ndraw.when = \"nothing_fits\"\n\
         fit.anywhere = [\"7\", \"8\", \"9\", \"10\", \"J\", \"Q\", \"K\", \"A\"]\n",
    );
    let output = rules(&["check", &path, "--games", "200"]);
    let told = out(&output);
    assert_eq!((output.status.code(), err(&output)), (Some(0), String::new()), "{told}");
    let first = told.lines().next().unwrap();
    assert!(first.starts_with(&format!("{path}: gut. ")), "{told}");
    let warning = format!("{path}: Warnung: Zu 2 ist in ");
    assert!(told.contains(&warning) && told.contains("[one_sided]\n"), "{told}");
    let report = json(&["check", &path, "--games", "200"]);
    assert_eq!(report[0]["ok"], true);
    assert_eq!(report[0]["problems"], Value::Array(Vec::new()));
    assert_eq!(report[0]["warnings"][0]["code"], "one_sided");
    assert_eq!(report[0]["warnings"][0]["seats"], 2);
}

/// A player who cannot lay knocks, and when nobody can the deal is over: the rules want it so.
#[test]
fn check_lets_a_blocked_deal_be_an_end() {
    let knocking = "draw = { count = 0, then = \"nothing\", when = \"nothing_fits\" }\n";
    let (_folder, path) = file(&format!("base = \"live\"\noptions = []\n{knocking}"));
    let report = json(&["check", &path, "--games", "40"]);
    let played = &report[0]["played"][1];
    assert_eq!((&report[0]["ok"], &played["stuck"]), (&true.into(), &0.into()), "{report}");
    assert!(played["blocked"].as_u64().unwrap() > 0, "{played}");
    assert!(out(&rules(&["check", &path, "--games", "40"])).contains("blockiert"));
}

/// Random players keep no jack for the end; players who want to win do.
#[test]
fn check_calls_endless_only_what_nobody_could_end() {
    let (_folder, path) = file("base = \"live\"\noptions = []\nend.only_last = [\"J\"]\n");
    let report = json(&["check", &path, "--games", "20"]);
    let played = &report[0]["played"][0];
    assert_eq!((&report[0]["ok"], &played["by_bots"]), (&true.into(), &true.into()), "{report}");
    assert_eq!((&played["endless"], &played["out"]), (&0.into(), &20.into()), "{played}");
}

/// A player who may just pass need not draw, and when everybody passes the deal is over: the rules want it
/// so.
#[test]
fn check_lets_a_deal_end_in_which_everybody_passes() {
    let draw = "draw = { times = 20, may_pass = true, then = \"lay_any\" }\n";
    let (_folder, path) = file(&format!("base = \"plain\"\ndeck.lowest = \"2\"\n{draw}"));
    let report = json(&["check", &path, "--games", "40"]);
    let played = &report[0]["played"][0];
    assert_eq!((&report[0]["ok"], &played["stuck"]), (&true.into(), &0.into()), "{report}");
    assert!(played["blocked"].as_u64().unwrap() > 0, "{played}");
}

#[test]
fn check_warns_of_what_a_file_says_in_vain() {
    let (_folder, path) =
        file("base = \"live\"\noptions = []\n\n[cards.2.threat]\ndraw = 2\nthen = \"plays\"\n");
    let output = rules(&["check", &path, "--games", "0"]);
    let told = out(&output);
    assert_eq!(output.status.code(), Some(0), "{told}");
    let warning = format!("{path}:4: Warnung: cards.2: 2 ist nicht im Spiel");
    assert!(told.contains(&warning) && told.ends_with("[absent_card]\n"), "{told}");
    let report = json(&["check", &path, "--games", "0", "--lang", "en"]);
    let warning = &report[0]["warnings"][0];
    assert_eq!((&warning["code"], &warning["line"]), (&"absent_card".into(), &4.into()));
    assert!(warning["message"].as_str().unwrap().contains("is not in the deck"), "{warning}");
}

#[test]
fn check_finds_rules_that_stick_or_never_end() {
    // Nothing can ever be laid on a 7, and all others draw until the draw pile is empty.
    let sticking = "fit.anywhere = []\ncards.7 = \"none\"\n\
                    fit.never = { 7 = [\"7\", \"8\", \"9\", \"10\", \"J\", \"Q\", \"K\", \"A\"] }\n";
    let jacks = "end.only_last = [\"JH\"]\nfit.never = { K = [\"J\"], Q = [\"J\"] }\n";
    let endless = format!("{jacks}fit.anywhere = []\nfit.rank = false\ndraw.count = 3\n");
    for (rules_of, code, says) in
        [(sticking, "stuck", "bleiben"), (endless.as_str(), "endless", "enden")]
    {
        let (_folder, path) = file(&format!("base = \"live\"\noptions = []\n{rules_of}"));
        let output = rules(&["check", &path, "--games", "40"]);
        let told = out(&output);
        assert_eq!(output.status.code(), Some(1), "{told}");
        assert!(told.contains(says) && told.contains(&format!("[{code}]\n")), "{told}");
        assert!(told.contains("Leute  Runden"), "{told}");
        let output = rules(&["check", &path, "--games", "40", "--json"]);
        let report: Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!(report[0]["ok"], false);
        assert_eq!(report[0]["problems"][0]["code"], code);
    }
}

#[test]
fn every_game_is_listed_shown_checked_explained_and_compared() {
    let listed = json(&["list"]);
    let found = listed.as_array().unwrap().iter().find(|one| one["id"] == "maxonaut").unwrap();
    assert_eq!((&found["game"], &found["seats"]["max"]), (&"maxonaut".into(), &8.into()));
    assert_eq!(listed[0]["game"], "mau");
    assert!(out(&rules(&["list"])).contains("maxonaut      Maxonaut (2–8)\n"));

    let shown = out(&rules(&["show", "maxonaut", "-o", "limit=3"]));
    assert!(
        shown.starts_with("game = \"maxonaut\"\n") && shown.contains("\nlimit = 3\n"),
        "{shown}"
    );
    let (_folder, path) = file(&shown);
    assert_eq!(out(&rules(&["show", &path])), shown);
    assert_eq!(json(&["show", "maxonaut"])["game"], "maxonaut");

    let report =
        json(&["check", "--games", "20", &path, "-o", "two=skips", "-o", "wrong_form=costs"]);
    assert_eq!((&report[0]["ok"], &report[0]["played"][1]["deals"]), (&true.into(), &20.into()));
    assert_eq!(report[0]["played"][2]["lost"].as_array().unwrap().len(), 8);
    let told = out(&rules(&["check", "--games", "20", "--lang", "en", &path]));
    assert!(told.contains("  seats  matches") && told.contains("loses: starter, left"), "{told}");
    let (_folder, wrong) = file("base = \"maxonaut\"\n\nlimit = 0\n");
    let output = rules(&["check", &wrong]);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(
        out(&output),
        format!("{wrong}:3: limit: schreib 1 bis 100 Strafpunkte [bad_limit]\n")
    );

    let german = out(&rules(&["explain", "maxonaut", "--seats", "3"]));
    assert!(
        german.starts_with("Maxonaut\n========\n") && german.contains("Strafpunkt"),
        "{german}"
    );
    assert!(german.lines().all(|line| line.chars().count() <= 80), "{german}");
    let differs = out(&rules(&["diff", "maxonaut", &path]));
    assert!(differs.contains("\nlimit  5 → 3\n"), "{differs}");
    let output = rules(&["diff", "maxonaut", "live"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(err(&output).contains("`maxonaut` is maxonaut and `live` is mau"), "{}", err(&output));
}

#[test]
fn diff_says_in_words_what_is_different() {
    let told =
        out(&rules(&["diff", "live", "live", "--after", "deck=52", "--after", "nine=plain"]));
    assert!(
        told.starts_with("- Live Mau-Mau (live), zu 4\n+ Live Mau-Mau (live), zu 4\n"),
        "{told}"
    );
    assert!(told.contains("\n- Gespielt wird mit 32 Karten"), "{told}");
    assert!(told.contains("\n+ Gespielt wird mit 52 Karten"), "{told}");
    assert!(told.contains("\ndeck.lowest    \"7\" → \"2\"\n"), "{told}");
    assert!(told.contains("\ncards.9.again  true → –\n"), "{told}");
    assert_eq!(told.matches("\n- ").count(), 2, "nothing else: {told}");
    assert!(told.lines().all(|line| line.chars().count() <= 80), "{told}");
    let same = out(&rules(&["diff", "live", "live", "--lang", "en"]));
    assert!(same.ends_with("\nNo difference.\n"), "{same}");
    let page = json(&["diff", "live", "schule", "--lang", "en", "--seats", "2"]);
    assert_eq!((&page["before"]["id"], &page["after"]["seats"]), (&"live".into(), &2.into()));
    let fields = page["fields"].as_array().unwrap();
    let when = fields.iter().find(|field| field["field"] == "draw.when").unwrap();
    assert_eq!(
        (&when["before"], &when["after"]),
        (&"\"any_time\"".into(), &"\"nothing_fits\"".into())
    );
    let turn =
        &page["sections"].as_array().unwrap().iter().find(|part| part["title"] == "Your turn");
    assert!(turn.unwrap()["after"][0].as_str().unwrap().contains("you must"), "{page}");
}

#[test]
fn explain_reads_well_in_both_languages() {
    let german = out(&rules(&["explain", "live", "--seats", "3"]));
    assert!(german.starts_with("Live Mau-Mau\n============\n"), "{german}");
    assert!(german.contains("\nDein Zug\n--------\n* Eine Karte passt,"), "{german}");
    assert!(german.contains("sobald jemand 17 Punkte"), "{german}");
    assert!(german.lines().all(|line| line.chars().count() <= 80), "{german}");
    let english = out(&rules(&["explain", "live", "--lang", "en", "-o", "nine=plain"]));
    assert!(english.contains("\nYour turn\n---------\n"), "{english}");
    assert!(!english.contains("* 9:") && english.contains("25 points"), "{english}");
    assert_eq!(out(&in_language("en_GB.UTF-8", &["explain", "live", "-o", "nine=plain"])), english);
    assert_eq!(out(&in_language("C", &["explain", "live", "--seats", "3"])), german);
    let page = json(&["explain", "schule", "--seats", "8", "--lang", "en"]);
    assert_eq!((&page["lang"], &page["seats"]), (&"en".into(), &8.into()));
    assert_eq!(page["sections"][0]["title"], "The goal");
}

#[test]
fn what_cannot_be_understood_ends_with_status_2_and_says_what_would_be_right() {
    let (_folder, broken) = file("base = \"live\"\nseats.max = 9\n");
    for (args, says) in [
        (vec!["explain", "lvie"], "Regeln `lvie` gibt es nicht"),
        (vec!["explain", "live", "--seats", "9"], "für 2 bis 4 Leute"),
        (
            vec!["explain", "live", "--option", "deck=53"],
            "die Auswahl `53` gibt es nicht; es gibt: 32, 52",
        ),
        (vec!["explain", "live", "--option", "dekc=52"], "meinst du `deck`?"),
        (vec!["explain", "live", "--option", "deck"], "not of the form key=value"),
        (vec!["explain", "live", "--lang", "fr"], "`de` and `en`"),
        (vec!["show", &broken], "Zeile 2: deal.hand: "),
        (vec!["check", "/nowhere/at/all.toml"], "/nowhere/at/all.toml cannot be read"),
        (vec!["check"], "FILE"),
    ] {
        let output = rules(&args);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(err(&output).contains(says), "{args:?}: {}", err(&output));
    }
}

#[test]
fn help_shows_examples() {
    let help = out(&rules(&["--help"]));
    for command in ["list", "show", "check", "explain", "diff"] {
        assert!(help.contains(&format!("stammtisch rules {command}")), "{help}");
    }
}

#[test]
fn the_lab_says_how_long_how_fair_and_how_much_luck() {
    let few = ["--deals", "60", "--series", "4"];
    let output = rules(&[&["lab", "live"][..], &few].concat());
    let text = out(&output);
    assert!(output.status.success(), "{}", err(&output));
    for part in ["Live Mau-Mau", "Können (Rest: Glück)", "es gewinnt: wer gibt", "Welche Karte"] {
        assert!(text.contains(part), "{part} in {text}");
    }
    let english = out(&in_language("en_US.UTF-8", &[&["lab", "live"][..], &few].concat()));
    assert!(english.contains("wins: the dealer"), "{english}");

    let again = || json(&[&["lab", "live"][..], &few].concat());
    assert_eq!(again(), again(), "the same number gives the same deals");
    let page = &again()[0];
    assert!(page["deals"].as_u64().unwrap() >= 60);
    let shares = page["sides"]["shares"].as_array().unwrap();
    let all: f64 = shares.iter().map(|share| share["share"].as_f64().unwrap()).sum();
    assert!((all - 1.0).abs() < 1e-9, "{all}");
}

#[test]
fn the_lab_compares_and_draws() {
    let (folder, path) =
        file("base = \"live\"\noptions = []\ncards.J = \"none\"\nfit.anywhere = []\n");
    let picture = folder.path().join("lab.svg");
    let picture = picture.to_str().unwrap();
    let few = ["--deals", "300", "--series", "2", "--seats", "3", "--svg", picture];
    let pages = json(&[&["lab", &path, "--against", "live"][..], &few].concat());
    let gain = |page: usize, card: &str| {
        let cards = pages[page]["cards"].as_array().unwrap();
        let worth = cards.iter().find(|worth| worth["card"]["en"] == card).unwrap();
        worth["gain"].as_f64().unwrap()
    };
    assert!(gain(1, "jack") > gain(0, "jack") + 0.05, "a jack that fits everywhere is worth more");
    assert_eq!((&pages[0]["seats"], &pages[1]["seats"]), (&3.into(), &3.into()));
    let drawn = fs::read_to_string(picture).unwrap();
    assert!(drawn.starts_with("<svg ") && drawn.contains("class=\"p1\""), "{drawn}");

    let nowhere = rules(&["lab", "live", "--deals", "1", "--svg", "/nowhere/at/all.svg"]);
    assert_eq!(nowhere.status.code(), Some(2));
    assert!(out(&nowhere).is_empty());
}

#[test]
fn the_lab_names_what_never_happens() {
    let text = "base = \"live\"\n[patterns.wall]\nname = { de = \"Mauer\", en = \"Wall\" }\n\
                row = { by = \"up\", cards = 7 }\ndoes.again = true\n";
    let (_folder, path) = file(text);
    let pages = json(&["lab", &path, "--deals", "40", "--series", "0"]);
    let never = pages[0]["happened"].as_array().unwrap();
    let wall = never.iter().find(|one| one["key"] == "patterns.wall").unwrap();
    assert_eq!((&wall["times"], &wall["name"]["de"]), (&0.into(), &"Mauer".into()));
    let remark = &pages[0]["remarks"][0];
    assert_eq!(remark["code"], "never");
    let deals = pages[0]["deals"].as_u64().unwrap();
    assert_eq!(remark["message"]["en"], format!("Never seen in {deals} deals: Wall."));
    assert!(pages[0]["skill"].is_null());
}

/// Files of these names and texts in a folder, which may contain other folders.
fn folder(files: &[(&str, &str)]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in files {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    folder
}

fn path(folder: &tempfile::TempDir, name: &str) -> String {
    folder.path().join(name).to_str().unwrap().to_owned()
}

#[test]
fn a_file_lies_over_other_files_beside_it() {
    let folder = folder(&[
        ("ours.toml", "base = \"./family/ours.toml\"\nid = \"ours\"\ndraw.count = 3\n"),
        ("family/ours.toml", "base = \"../club.toml\"\nid = \"family\"\ncards.8 = \"none\"\n"),
        ("club.toml", "base = \"live\"\nid = \"club\"\ndeal.hand = 4\noptions = []\n"),
    ]);
    let ours = path(&folder, "ours.toml");
    let shown = json(&["show", &ours]);
    assert_eq!((&shown["id"], &shown["deal"]["hand"]), (&"ours".into(), &4.into()));
    assert_eq!((&shown["draw"]["count"], &shown["cards"]["8"]), (&3.into(), &Value::Null));
    let checked = rules(&["check", &ours, "--games", "2"]);
    assert!(checked.status.success(), "{}{}", out(&checked), err(&checked));
    assert!(rules(&["explain", &ours]).status.success());

    // Written out in full, the rules no longer need any of them.
    let alone = out(&rules(&["show", &ours]));
    let (_folder, alone) = file(&alone);
    assert_eq!(json(&["show", &alone]), shown);
}

#[test]
fn a_script_plays_by_a_file_over_another_file() {
    let folder = folder(&[
        ("ours.toml", "base = \"./club.toml\"\nid = \"ours\"\n"),
        ("club.toml", "base = \"live\"\nid = \"club\"\ncards.8 = \"none\"\noptions = []\n"),
        (
            "eight.script",
            "rules ours.toml\nseats Ada Bo\nhand Ada: 8C 9C\nhand Bo: 8D 9D\ntop 8H\n\
             Ada 8C\nexpect turn Bo\n",
        ),
    ]);
    let played = Command::new(env!("CARGO_BIN_EXE_stammtisch"))
        .args(["script", "run", &path(&folder, "eight.script")])
        .output()
        .unwrap();
    let told = format!("{}{}", out(&played), err(&played));
    assert!(played.status.success(), "{told}");
}

#[test]
fn what_is_wrong_in_a_chain_is_told_where_it_stands() {
    let folder = folder(&[
        ("over-wrong.toml", "base = \"./wrong.toml\"\nid = \"ours\"\n"),
        ("wrong.toml", "base = \"live\"\nid = \"wrong\"\ndraw.cuont = 3\n"),
        ("missing.toml", "id = \"ours\"\nbase = \"./nowhere.toml\"\n"),
        ("round.toml", "base = \"./again.toml\"\nid = \"round\"\n"),
        ("again.toml", "id = \"again\"\nbase = \"./round.toml\"\n"),
        ("self.toml", "base = \"self.toml\"\n"),
        ("mixed.toml", "base = \"./max.toml\"\ngame = \"mau\"\n"),
        ("max.toml", "base = \"maxonaut\"\nid = \"max\"\n"),
    ]);
    for (name, place, german, english) in [
        ("over-wrong.toml", "wrong.toml:3:", "meinst du `count`?", "did you mean `count`?"),
        (
            "missing.toml",
            "missing.toml:2:",
            "lässt sich nicht lesen, gesucht neben dieser Datei: dort gibt es sie nicht",
            "cannot be read",
        ),
        ("round.toml", "again.toml:2:", "nicht im Kreis", "round in a circle"),
        ("self.toml", "self.toml:1:", "nicht im Kreis", "round in a circle"),
        ("mixed.toml", "mixed.toml:1:", "ist für das Spiel", "is for the game"),
    ] {
        let file = path(&folder, name);
        let told = rules(&["check", &file]);
        assert_eq!(told.status.code(), Some(1), "{name}: {}{}", out(&told), err(&told));
        assert!(out(&told).contains(place) && out(&told).contains(german), "{}", out(&told));
        let told = rules(&["check", &file, "--lang", "en"]);
        assert!(out(&told).contains(english), "{}", out(&told));
        assert_eq!(rules(&["explain", &file]).status.code(), Some(2), "{name}");
    }
    let checked = rules(&["check", "--json", &path(&folder, "round.toml")]);
    let checked: Value = serde_json::from_slice(&checked.stdout).unwrap();
    assert_eq!(checked[0]["mistakes"][0]["code"], "base_loop");
}

#[test]
fn a_chain_of_files_has_an_end() {
    let chain = |length: usize| {
        let names: Vec<_> = (0..length).map(|n| format!("{n}.toml")).collect();
        let base = |n: usize| match n + 1 < length {
            true => format!("./{}.toml", n + 1),
            false => "plain".to_owned(),
        };
        let texts: Vec<_> =
            (0..length).map(|n| format!("base = \"{}\"\nid = \"r{n}\"\n", base(n))).collect();
        let files: Vec<_> =
            names.iter().zip(&texts).map(|(name, text)| (name.as_str(), text.as_str())).collect();
        folder(&files)
    };
    let good = chain(8);
    assert!(rules(&["show", &path(&good, "0.toml")]).status.success());
    for length in [9, 30] {
        let long = chain(length);
        let told = json_of_check(&path(&long, "0.toml"));
        assert_eq!(told[0]["mistakes"][0]["code"], "base_loop", "{length}: {told}");
    }
}

fn json_of_check(file: &str) -> Value {
    serde_json::from_slice(&rules(&["check", "--json", file]).stdout).unwrap()
}
