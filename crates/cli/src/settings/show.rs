//! Prints the settings in force as a valid settings file.

use std::fmt::Write as _;
use std::path::Path;

use clap::ArgMatches;
use clap::parser::ValueSource;
use serde::Serialize;
use stammtisch_server::Allowance;

use super::Settings;
use super::rate_limit::{Allowed, AllowedADay};
use super::values::{MetricsFor, Values};

/// The origin of each value follows it as a comment.
pub(super) fn text(
    in_force: &Settings,
    file: &Values,
    path: Option<&Path>,
    matches: &ArgMatches,
) -> String {
    let head = "# The settings in force. This is a file that --config takes.\n";
    let mut page = Page { text: head.into(), flag: "--", path, matches };
    let Settings { listen, data, seed_key, log, log_format, server, .. } = in_force;
    page.line("listen", listen, file.listen.is_some());
    page.line("data", data, file.data.is_some());
    page.line("seed_key", seed_key, file.seed_key.is_some());
    page.line("trust_proxy", server.trust_proxy.to_string(), file.trust_proxy.is_some());
    page.line("hosts", server.hosts.names(), file.hosts.is_some());
    page.line("log", log, file.log.is_some());
    page.line("log_format", log_format, file.log_format.is_some());
    page.line("metrics", MetricsFor::from(server.metrics), file.metrics.is_some());
    page.line("bot_pace", server.bot_pace, file.bot_pace.is_some());
    let ends = server.ends;
    page.line("sessions_end_days", ends.sessions, file.sessions_end_days.is_some());
    page.line("guests_end_days", ends.guests, file.guests_end_days.is_some());
    page.line("tables_end_days", ends.tables, file.tables_end_days.is_some());
    let public = file.public_tables_end_days.is_some();
    page.line("public_tables_end_days", ends.public_tables, public);
    page.text.push_str("\n[limits]\n");
    page.flag = "--limit-";
    let (limits, in_file) = (&server.limits, &file.limits);
    let rate = |allowed: Allowance| Allowed(allowed).to_string();
    let messages = Allowance::new(server.burst, server.rate.saturating_mul(60));
    page.line("sessions", rate(limits.sessions), in_file.sessions.is_some());
    page.line("logins", rate(limits.logins), in_file.logins.is_some());
    page.line("tables", rate(limits.tables), in_file.tables.is_some());
    page.line("changes", rate(limits.changes), in_file.changes.is_some());
    page.line("rules", rate(limits.rules), in_file.rules.is_some());
    page.line("trials", rate(limits.trials), in_file.trials.is_some());
    page.line("replays", rate(limits.replays), in_file.replays.is_some());
    page.line("reads", rate(limits.reads), in_file.reads.is_some());
    page.line("misses", rate(limits.misses), in_file.misses.is_some());
    page.line("handshakes", rate(limits.handshakes), in_file.handshakes.is_some());
    page.line("gifts", AllowedADay(limits.gifts).to_string(), in_file.gifts.is_some());
    let daily = AllowedADay(limits.daily_gifts).to_string();
    page.line("daily_gifts", daily, in_file.daily_gifts.is_some());
    page.line("imports", AllowedADay(limits.imports).to_string(), in_file.imports.is_some());
    page.line("shares", AllowedADay(limits.shares).to_string(), in_file.shares.is_some());
    page.line("sockets", limits.sockets, in_file.sockets.is_some());
    page.line("player_sockets", limits.player_sockets, in_file.player_sockets.is_some());
    let most = &server.connections;
    page.line("connections", most.all, in_file.connections.is_some());
    page.line("address_connections", most.address, in_file.address_connections.is_some());
    page.line("messages", rate(messages), in_file.messages.is_some());
    page.text
}

struct Page<'a> {
    text: String,
    /// The prefix of the flags of this section.
    flag: &'static str,
    path: Option<&'a Path>,
    matches: &'a ArgMatches,
}

impl Page<'_> {
    fn line(&mut self, key: &str, value: impl Serialize, in_file: bool) {
        let from = match (self.matches.value_source(key), self.path) {
            (Some(ValueSource::CommandLine), _) => self.flag.to_owned() + &key.replace('_', "-"),
            (Some(ValueSource::EnvVariable), _) => "environment".into(),
            (_, Some(path)) if in_file => path.display().to_string(),
            _ => "default".into(),
        };
        // All values are strings, numbers and booleans, and writing to a string cannot fail.
        let value = toml::Value::try_from(value).map(|value| value.to_string());
        let _ = writeln!(self.text, "{key} = {}  # {from}", value.unwrap_or_default());
    }
}
