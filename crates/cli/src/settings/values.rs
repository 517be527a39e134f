//! All settings: the same by flag, by environment variable and in the file.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::ValueEnum;
use serde::{Deserialize, Serialize};
use stammtisch_server::ShowMetrics;

use super::rate_limit::{Allowed, AllowedADay};
use super::trusted_proxies::Trusted;

/// Settings that were given in one place.
#[derive(Clone, Debug, Default, clap::Args, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Values {
    /// Address and port to listen on [default: 0.0.0.0:7777].
    #[arg(long, value_name = "ADDR", env = "STAMMTISCH_LISTEN")]
    pub(super) listen: Option<SocketAddr>,
    /// Directory for tables and players [default: data]; made if it is not there.
    #[arg(long, value_name = "DIR", env = "STAMMTISCH_DATA")]
    pub(super) data: Option<PathBuf>,
    /// File with the key that seals the seeds of running matches, which has to lie apart from the data
    /// [default: beside the file with settings, or else the data directory]; made if it is not there.
    #[arg(long, value_name = "FILE", env = "STAMMTISCH_SEED_KEY")]
    pub(super) seed_key: Option<PathBuf>,
    /// Whose X-Forwarded-Proto and X-Forwarded-For to believe [default: false]: true is a proxy on
    /// this machine, others are named by address or network, with commas between. It has to set both
    /// itself; then cookies are marked secure where the browser's connection is.
    #[arg(long, value_name = "PROXIES", num_args = 0..=1, require_equals = true,
        default_missing_value = "true", env = "STAMMTISCH_TRUST_PROXY")]
    pub(super) trust_proxy: Option<Trusted>,
    /// Names under which browsers may reach the server, with commas between; * is any. Addresses,
    /// names without a dot and those of a local network always may, and behind a trusted proxy all
    /// that it serves, unless some are named here.
    #[arg(long, value_name = "NAMES", value_delimiter = ',', env = "STAMMTISCH_HOSTS")]
    pub(super) hosts: Option<Vec<String>>,
    /// What is logged, to the error output [default: warn]: error, warn, info, debug, or by part as
    /// in stammtisch_store=debug,info.
    #[arg(long, value_name = "FILTER", env = "STAMMTISCH_LOG")]
    pub(super) log: Option<String>,
    /// How it is logged [default: text]: json writes one object a line.
    #[arg(long, value_name = "FORMAT", env = "STAMMTISCH_LOG_FORMAT")]
    pub(super) log_format: Option<LogFormat>,
    /// Who may read /metrics [default: here]: here means programs on this machine.
    #[arg(long, value_name = "WHO", env = "STAMMTISCH_METRICS")]
    pub(super) metrics: Option<MetricsFor>,
    /// How long bots seem to think, in percent of what people take [default: 100].
    #[arg(long, value_name = "PERCENT", env = "STAMMTISCH_BOT_PACE")]
    pub(super) bot_pace: Option<u32>,
    /// Days without use after which a session ends [default: 180]; 0: never.
    #[arg(long, value_name = "DAYS", env = "STAMMTISCH_SESSIONS_END_DAYS")]
    pub(super) sessions_end_days: Option<u32>,
    /// Days after which guests who left nothing behind are forgotten [default: 30]; 0: never.
    #[arg(long, value_name = "DAYS", env = "STAMMTISCH_GUESTS_END_DAYS")]
    pub(super) guests_end_days: Option<u32>,
    /// Days without use after which tables are closed if no match ever began there [default: 30];
    /// 0: never.
    #[arg(long, value_name = "DAYS", env = "STAMMTISCH_TABLES_END_DAYS")]
    pub(super) tables_end_days: Option<u32>,
    /// Days without a visitor after which public tables are closed [default: 14]; 0:
    /// never.
    #[arg(long, value_name = "DAYS", env = "STAMMTISCH_PUBLIC_TABLES_END_DAYS")]
    pub(super) public_tables_end_days: Option<u32>,
    /// What one address may do.
    #[command(flatten)]
    pub(super) limits: Limits,
}

/// How often one address may do something: `40+20/min` is 40 times at once, and 20 a minute.
#[derive(Clone, Debug, Default, clap::Args, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[command(next_help_heading = "Limits, for each address other than this machine")]
pub(super) struct Limits {
    /// New guests [default: 40+20/min].
    #[arg(
        id = "sessions",
        long = "limit-sessions",
        value_name = "RATE",
        env = "STAMMTISCH_LIMIT_SESSIONS"
    )]
    pub(super) sessions: Option<Allowed>,
    /// Tries to log in, to redeem a link, to become admin [default: 20+10/min].
    #[arg(
        id = "logins",
        long = "limit-logins",
        value_name = "RATE",
        env = "STAMMTISCH_LIMIT_LOGINS"
    )]
    pub(super) logins: Option<Allowed>,
    /// Tables opened [default: 20+10/min].
    #[arg(
        id = "tables",
        long = "limit-tables",
        value_name = "RATE",
        env = "STAMMTISCH_LIMIT_TABLES"
    )]
    pub(super) tables: Option<Allowed>,
    /// Requests of any kind that may change something [default: 300+300/min].
    #[arg(
        id = "changes",
        long = "limit-changes",
        value_name = "RATE",
        env = "STAMMTISCH_LIMIT_CHANGES"
    )]
    pub(super) changes: Option<Allowed>,
    /// Rules files checked and put into words [default: 60+60/min].
    #[arg(id = "rules", long = "limit-rules", value_name = "RATE", env = "STAMMTISCH_LIMIT_RULES")]
    pub(super) rules: Option<Allowed>,
    /// Rules played a thousand times by bots [default: 10+6/min].
    #[arg(
        id = "trials",
        long = "limit-trials",
        value_name = "RATE",
        env = "STAMMTISCH_LIMIT_TRIALS"
    )]
    pub(super) trials: Option<Allowed>,
    /// Finished matches read to be watched again [default: 60+60/min].
    #[arg(
        id = "replays",
        long = "limit-replays",
        value_name = "RATE",
        env = "STAMMTISCH_LIMIT_REPLAYS"
    )]
    pub(super) replays: Option<Allowed>,
    /// Requests of any kind that only ask [default: 2000+1200/min].
    #[arg(id = "reads", long = "limit-reads", value_name = "RATE", env = "STAMMTISCH_LIMIT_READS")]
    pub(super) reads: Option<Allowed>,
    /// Codes of tables and rules, and keys of matches, that do not exist [default: 120+30/min].
    #[arg(
        id = "misses",
        long = "limit-misses",
        value_name = "RATE",
        env = "STAMMTISCH_LIMIT_MISSES"
    )]
    pub(super) misses: Option<Allowed>,
    /// Connections opened to tables [default: 100+120/min].
    #[arg(
        id = "handshakes",
        long = "limit-handshakes",
        value_name = "RATE",
        env = "STAMMTISCH_LIMIT_HANDSHAKES"
    )]
    pub(super) handshakes: Option<Allowed>,
    /// First gifts of credits, a hundred for each player, with the first seat at a table that plays
    /// for credits [default: 30+2/day].
    #[arg(id = "gifts", long = "limit-gifts", value_name = "RATE", env = "STAMMTISCH_LIMIT_GIFTS")]
    pub(super) gifts: Option<AllowedADay>,
    /// Daily gifts of credits [default: 20+20/day].
    #[arg(
        id = "daily_gifts",
        long = "limit-daily-gifts",
        value_name = "RATE",
        env = "STAMMTISCH_LIMIT_DAILY_GIFTS"
    )]
    pub(super) daily_gifts: Option<AllowedADay>,
    /// Match files brought from elsewhere [default: 20+20/day].
    #[arg(
        id = "imports",
        long = "limit-imports",
        value_name = "RATE",
        env = "STAMMTISCH_LIMIT_IMPORTS"
    )]
    pub(super) imports: Option<AllowedADay>,
    /// Rules shared by a code [default: 30+30/day].
    #[arg(
        id = "shares",
        long = "limit-shares",
        value_name = "RATE",
        env = "STAMMTISCH_LIMIT_SHARES"
    )]
    pub(super) shares: Option<AllowedADay>,
    /// Connections to tables open at a time [default: 200].
    #[arg(
        id = "sockets",
        long = "limit-sockets",
        value_name = "COUNT",
        env = "STAMMTISCH_LIMIT_SOCKETS"
    )]
    pub(super) sockets: Option<u32>,
    /// Connections to tables open at a time, of one player [default: 12].
    #[arg(
        id = "player_sockets",
        long = "limit-player-sockets",
        value_name = "COUNT",
        env = "STAMMTISCH_LIMIT_PLAYER_SOCKETS"
    )]
    pub(super) player_sockets: Option<u32>,
    /// Connections open at a time, from everywhere [default: 10000, or fewer where the system allows
    /// fewer open files].
    #[arg(
        id = "connections",
        long = "limit-connections",
        value_name = "COUNT",
        env = "STAMMTISCH_LIMIT_CONNECTIONS"
    )]
    pub(super) connections: Option<usize>,
    /// Connections open at a time, from one address [default: 400].
    #[arg(
        id = "address_connections",
        long = "limit-address-connections",
        value_name = "COUNT",
        env = "STAMMTISCH_LIMIT_ADDRESS_CONNECTIONS"
    )]
    pub(super) address_connections: Option<usize>,
    /// Messages on one connection [default: 100+1200/min].
    #[arg(
        id = "messages",
        long = "limit-messages",
        value_name = "RATE",
        env = "STAMMTISCH_LIMIT_MESSAGES"
    )]
    pub(super) messages: Option<Allowed>,
}

/// How logs are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum LogFormat {
    /// Lines for people.
    Text,
    /// One JSON object a line.
    Json,
}

/// Who may read the counters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum MetricsFor {
    /// Nobody.
    Nobody,
    /// Programs on this machine.
    Here,
    /// Whoever reaches the server.
    Everybody,
}

impl From<MetricsFor> for ShowMetrics {
    fn from(who: MetricsFor) -> Self {
        match who {
            MetricsFor::Nobody => Self::Nobody,
            MetricsFor::Here => Self::Here,
            MetricsFor::Everybody => Self::Everybody,
        }
    }
}

impl From<ShowMetrics> for MetricsFor {
    fn from(who: ShowMetrics) -> Self {
        match who {
            ShowMetrics::Nobody => Self::Nobody,
            ShowMetrics::Here => Self::Here,
            ShowMetrics::Everybody => Self::Everybody,
        }
    }
}

impl Values {
    /// These settings, completed by `below` where they are not set.
    pub(super) fn over(self, below: Self) -> Self {
        let (limits, low) = (self.limits, below.limits);
        Self {
            listen: self.listen.or(below.listen),
            data: self.data.or(below.data),
            seed_key: self.seed_key.or(below.seed_key),
            trust_proxy: self.trust_proxy.or(below.trust_proxy),
            hosts: self.hosts.or(below.hosts),
            log: self.log.or(below.log),
            log_format: self.log_format.or(below.log_format),
            metrics: self.metrics.or(below.metrics),
            bot_pace: self.bot_pace.or(below.bot_pace),
            sessions_end_days: self.sessions_end_days.or(below.sessions_end_days),
            guests_end_days: self.guests_end_days.or(below.guests_end_days),
            tables_end_days: self.tables_end_days.or(below.tables_end_days),
            public_tables_end_days: self.public_tables_end_days.or(below.public_tables_end_days),
            limits: Limits {
                sessions: limits.sessions.or(low.sessions),
                logins: limits.logins.or(low.logins),
                tables: limits.tables.or(low.tables),
                changes: limits.changes.or(low.changes),
                rules: limits.rules.or(low.rules),
                trials: limits.trials.or(low.trials),
                replays: limits.replays.or(low.replays),
                reads: limits.reads.or(low.reads),
                misses: limits.misses.or(low.misses),
                handshakes: limits.handshakes.or(low.handshakes),
                gifts: limits.gifts.or(low.gifts),
                daily_gifts: limits.daily_gifts.or(low.daily_gifts),
                imports: limits.imports.or(low.imports),
                shares: limits.shares.or(low.shares),
                sockets: limits.sockets.or(low.sockets),
                player_sockets: limits.player_sockets.or(low.player_sockets),
                connections: limits.connections.or(low.connections),
                address_connections: limits.address_connections.or(low.address_connections),
                messages: limits.messages.or(low.messages),
            },
        }
    }
}
