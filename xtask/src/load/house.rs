//! The server under load: started here, or already running.

use std::net::TcpListener;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result};
use tempfile::TempDir;

use super::http::Http;
use super::options::Options;

/// A server, stopped at the end if it was started here.
pub(crate) struct House {
    pub(crate) address: String,
    started: Option<Started>,
}

struct Started {
    process: Child,
    /// Removed when this is dropped.
    _data: TempDir,
}

/// The server's own figures; empty if it does not report any to us.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct State {
    /// Memory in bytes.
    pub(crate) memory: Option<f64>,
    /// Processor time in seconds.
    pub(crate) processor: Option<f64>,
    /// Open files and connections.
    pub(crate) descriptors: Option<f64>,
    pub(crate) threads: Option<f64>,
    pub(crate) tasks: Option<f64>,
    /// Tables in memory.
    pub(crate) rooms: Option<f64>,
}

impl House {
    pub(crate) async fn of(options: &Options) -> Result<Self> {
        if let Some(address) = &options.url {
            let address = address.trim_start_matches("http://").trim_end_matches('/').to_owned();
            return Ok(Self { address, started: None });
        }
        let data = match &options.data {
            Some(folder) => tempfile::tempdir_in(folder)?,
            None => tempfile::tempdir()?,
        };
        // The port was free a moment ago, and nobody else is looking for one.
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let address = format!("127.0.0.1:{port}");
        let endless = "1000000+60000000/min";
        let process = Command::new(&options.server)
            .args(["--listen", &address, "--bot-pace", "0", "--limit-messages", endless])
            .arg("--data")
            .arg(data.path())
            .stdout(Stdio::null())
            .spawn()
            .with_context(|| {
                let name = options.server.display();
                format!("cannot start {name}; cargo build --release makes it")
            })?;
        let house = Self { address, started: Some(Started { process, _data: data }) };
        for _ in 0..100 {
            if Http::open(&house.address).await.is_ok() {
                break;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        Ok(house)
    }

    pub(crate) async fn state(&self) -> State {
        let asked = async { Http::open(&self.address).await?.get("/metrics", "").await };
        let Ok(answer) = asked.await else { return State::default() };
        let value = |name: &str| {
            let line = answer.body.lines().find(|line| line.starts_with(name))?;
            line.rsplit(' ').next()?.parse().ok()
        };
        State {
            memory: value("stammtisch_process_resident_memory_bytes "),
            processor: value("stammtisch_process_cpu_seconds_total "),
            descriptors: value("stammtisch_process_open_fds "),
            threads: value("stammtisch_process_threads "),
            tasks: value("stammtisch_tasks "),
            rooms: value("stammtisch_rooms "),
        }
    }
}

impl Drop for House {
    fn drop(&mut self) {
        if let Some(started) = &mut self.started {
            let _ = started.process.kill();
            let _ = started.process.wait();
        }
    }
}
