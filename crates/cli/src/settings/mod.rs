//! Settings of the operator: flags first, then environment variables, then the file, then defaults.

mod file;
mod rate_limit;
mod show;
mod trusted_proxies;
mod values;
mod variables;

use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use stammtisch_server::{Config, ConnectionLimits, Ends, Hosts, LimitSettings, ShowMetrics};

use trusted_proxies::Trusted;
pub(crate) use values::LogFormat;
use values::Values;
pub(crate) use variables::warn;

/// The settings of a server, as people give them.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// File with settings, as TOML. Flags and environment variables win over it.
    #[arg(long, value_name = "FILE", env = "STAMMTISCH_CONFIG")]
    config: Option<PathBuf>,
    #[command(flatten)]
    given: Values,
}

/// Where a server is, for commands that work beside it.
#[derive(Debug, clap::Args)]
pub(crate) struct House {
    /// File with settings, as TOML.
    #[arg(long, value_name = "FILE", env = "STAMMTISCH_CONFIG", global = true)]
    config: Option<PathBuf>,
    /// Its directory for tables and players [default: data].
    #[arg(long, value_name = "DIR", env = "STAMMTISCH_DATA", global = true)]
    data: Option<PathBuf>,
    #[arg(long, env = "STAMMTISCH_LISTEN", hide = true)]
    listen: Option<SocketAddr>,
    #[arg(long, env = "STAMMTISCH_TRUST_PROXY", hide = true)]
    trust_proxy: Option<Trusted>,
}

/// What commands need to know about the server that they work beside.
#[derive(Debug)]
pub(crate) struct Resolved {
    pub(crate) data: PathBuf,
    pub(crate) listen: SocketAddr,
    pub(crate) behind_proxy: bool,
}

impl House {
    /// # Errors
    /// If the file cannot be read or contains something that is no setting.
    pub(crate) fn resolve(&self) -> anyhow::Result<Resolved> {
        let House { config, data, listen, trust_proxy } = self;
        let (data, listen, trust_proxy) = (data.clone(), *listen, trust_proxy.clone());
        let given = Values { data, listen, trust_proxy, ..Values::default() };
        let Settings { data, listen, server, .. } =
            Args { config: config.clone(), given }.settings()?;
        Ok(Resolved { data, listen, behind_proxy: !server.trust_proxy.is_empty() })
    }
}

/// The settings in force.
#[derive(Debug)]
pub(crate) struct Settings {
    pub(crate) listen: SocketAddr,
    pub(crate) data: PathBuf,
    /// The file with the key that encrypts the seeds of running matches.
    pub(crate) seed_key: PathBuf,
    /// Whether its path was given explicitly.
    pub(crate) is_seed_key_named: bool,
    /// The log filter: levels by module, as `tracing_subscriber::filter::Targets` reads them.
    pub(crate) log: String,
    pub(crate) log_format: LogFormat,
    /// The configuration of the server; its address in the network is determined when it listens.
    pub(crate) server: Config,
}

impl Args {
    /// Reads the file, if there is one, and returns the settings in force.
    ///
    /// # Errors
    /// If the file cannot be read or contains something that is no setting.
    pub(crate) fn settings(&self) -> anyhow::Result<Settings> {
        Ok(self.given.clone().over(self.file()?).resolve(self.config.as_deref()))
    }

    /// The settings in force as a file, each with its origin. `matches` are those of the arguments from which
    /// `self` was made.
    pub(crate) fn show(&self, matches: &ArgMatches) -> anyhow::Result<String> {
        let file = self.file()?;
        let in_force = self.given.clone().over(file.clone()).resolve(self.config.as_deref());
        Ok(show::text(&in_force, &file, self.config.as_deref(), matches))
    }

    fn file(&self) -> anyhow::Result<Values> {
        self.config.as_deref().map_or_else(|| Ok(Values::default()), |path: &Path| file::read(path))
    }
}

impl Values {
    /// `config` is the settings file, if there is one.
    fn resolve(self, config: Option<&Path>) -> Settings {
        let usual = Config::default();
        let limits = usual.limits;
        let given = self.limits;
        let messages = given.messages.map_or((usual.burst, usual.rate), |messages| {
            (messages.0.burst, messages.0.per_minute.div_ceil(60))
        });
        let data = self.data.unwrap_or_else(|| "data".into());
        let is_seed_key_named = self.seed_key.is_some();
        let beside = || config.unwrap_or(&data).with_extension("key");
        let seed_key = self.seed_key.unwrap_or_else(beside);
        Settings {
            listen: self.listen.unwrap_or_else(|| SocketAddr::from(([0, 0, 0, 0], 7777))),
            data,
            seed_key,
            is_seed_key_named,
            log: self.log.unwrap_or_else(|| "warn".into()),
            log_format: self.log_format.unwrap_or(LogFormat::Text),
            server: Config {
                trust_proxy: self.trust_proxy.map_or(usual.trust_proxy, |trusted| trusted.0),
                hosts: self.hosts.map_or(usual.hosts, Hosts::new),
                network: None,
                seed_key: None,
                bot_pace: self.bot_pace.unwrap_or(usual.bot_pace),
                burst: messages.0,
                rate: messages.1,
                limits: LimitSettings {
                    sessions: given.sessions.map_or(limits.sessions, |given| given.0),
                    logins: given.logins.map_or(limits.logins, |given| given.0),
                    tables: given.tables.map_or(limits.tables, |given| given.0),
                    changes: given.changes.map_or(limits.changes, |given| given.0),
                    rules: given.rules.map_or(limits.rules, |given| given.0),
                    trials: given.trials.map_or(limits.trials, |given| given.0),
                    replays: given.replays.map_or(limits.replays, |given| given.0),
                    reads: given.reads.map_or(limits.reads, |given| given.0),
                    misses: given.misses.map_or(limits.misses, |given| given.0),
                    handshakes: given.handshakes.map_or(limits.handshakes, |given| given.0),
                    gifts: given.gifts.map_or(limits.gifts, |given| given.0),
                    daily_gifts: given.daily_gifts.map_or(limits.daily_gifts, |given| given.0),
                    imports: given.imports.map_or(limits.imports, |given| given.0),
                    shares: given.shares.map_or(limits.shares, |given| given.0),
                    sockets: given.sockets.unwrap_or(limits.sockets),
                    player_sockets: given.player_sockets.unwrap_or(limits.player_sockets),
                },
                connections: ConnectionLimits {
                    all: given.connections.unwrap_or(usual.connections.all),
                    address: given.address_connections.unwrap_or(usual.connections.address),
                },
                metrics: self.metrics.map_or(usual.metrics, ShowMetrics::from),
                ends: Ends {
                    sessions: self.sessions_end_days.unwrap_or(usual.ends.sessions),
                    guests: self.guests_end_days.unwrap_or(usual.ends.guests),
                    tables: self.tables_end_days.unwrap_or(usual.ends.tables),
                    public_tables: self.public_tables_end_days.unwrap_or(usual.ends.public_tables),
                },
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use clap::{Args as _, FromArgMatches};
    use stammtisch_server::{Allowance, Proxies};

    use super::*;

    fn parse(flags: &[&str]) -> (Args, ArgMatches) {
        let command = Args::augment_args(clap::Command::new("x"));
        let matches = command.get_matches_from(["x"].iter().chain(flags));
        (Args::from_arg_matches(&matches).unwrap(), matches)
    }

    fn written(text: &str) -> (tempfile::TempDir, String) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("s.toml");
        std::fs::write(&path, text).unwrap();
        (folder, path.to_str().unwrap().into())
    }

    #[test]
    fn flags_win_over_the_file_and_the_file_over_what_is_usual() {
        let text =
            "listen = \"127.0.0.1:1\"\nmetrics = \"nobody\"\n[limits]\nsessions = \"7+3/min\"";
        let (_folder, path) = written(text);
        let flags = ["--config", &path, "--listen", "127.0.0.1:2", "--trust-proxy"];
        let Settings { listen, data, server, .. } = parse(&flags).0.settings().unwrap();
        assert_eq!(listen.port(), 2);
        assert_eq!(data, Path::new("data"));
        assert_eq!(server.trust_proxy, Proxies::here());
        assert_eq!(server.metrics, ShowMetrics::Nobody);
        assert_eq!(server.limits.sessions, Allowance::new(7, 3));
        assert_eq!(server.limits.tables, LimitSettings::default().tables);
    }

    #[test]
    fn what_is_shown_can_be_read_again_and_says_where_it_comes_from() {
        let (_folder, path) = written("bot_pace = 50\n[limits]\nsockets = 9\n");
        let (args, matches) = parse(&["--config", &path, "--log", "info,x=\"y\""]);
        let shown = args.show(&matches).unwrap();
        for part in ["bot_pace = 50  # ", "sockets = 9  # ", "--log", "# default"] {
            assert!(shown.contains(part), "{part}\n{shown}");
        }
        let (_folder, again) = written(&shown);
        let again = parse(&["--config", &again]).0.settings().unwrap();
        // What was a default is named in the file.
        let again = Settings { is_seed_key_named: false, ..again };
        assert_eq!(format!("{again:?}"), format!("{:?}", args.settings().unwrap()));
    }

    #[test]
    fn a_mistake_in_the_file_is_shown_with_its_line() {
        for (text, said) in [
            ("listen = \"0.0.0.0:1\"\nlitsen = 1", "litsen"),
            ("\n\nlog_format = \"xml\"", "xml"),
            ("[limits]\nsessions = \"many\"", "40+20/min"),
            ("listen = ", "line 1"),
        ] {
            let (_folder, path) = written(text);
            let error = format!("{:#}", parse(&["--config", &path]).0.settings().unwrap_err());
            assert!(error.contains(said) && error.contains(" | "), "{error}");
        }
        let missing = parse(&["--config", "/nowhere/s.toml"]).0.settings().unwrap_err();
        assert!(format!("{missing:#}").contains("/nowhere/s.toml"));
    }
}
