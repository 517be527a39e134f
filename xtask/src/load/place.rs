//! A place of the load test, where one table plays after the other.

use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::Instant;

use super::Phase;
use super::client::Client;
use super::figures::Figures;
use super::options::Options;
use super::table::Table;

pub(crate) struct Place {
    address: String,
    options: Arc<Options>,
    number: u32,
    figures: Arc<Figures>,
    phase: watch::Sender<Phase>,
    clients: Vec<JoinHandle<Result<()>>>,
    /// When the table is replaced.
    until: Option<Instant>,
    /// Connections that the server closed.
    lost: u32,
}

impl Place {
    /// Opens the first table, with everybody seated.
    pub(crate) async fn open(
        address: &str,
        options: &Arc<Options>,
        number: u32,
        figures: &Arc<Figures>,
    ) -> Result<Self> {
        let mut place = Self {
            address: address.to_owned(),
            options: options.clone(),
            number,
            figures: figures.clone(),
            phase: watch::channel(Phase::Gather).0,
            clients: Vec::new(),
            until: None,
            lost: 0,
        };
        place.fill().await?;
        Ok(place)
    }

    async fn fill(&mut self) -> Result<()> {
        let Self { address, options, number, figures, .. } = self;
        let table = Table::open(address, options, *number, figures.clone()).await?;
        for seat in 0..options.clients {
            let client = Client::sit(&table, seat, self.phase.subscribe()).await?;
            self.clients.push(tokio::spawn(client.run()));
        }
        Ok(())
    }

    /// Follows the phase of the test until it ends; returns how many connections the server closed.
    pub(crate) async fn keep(mut self, mut all: watch::Receiver<Phase>) -> Result<u32> {
        loop {
            let phase = *all.borrow_and_update();
            self.phase.send_replace(phase);
            if phase == Phase::Stop {
                self.empty().await?;
                return Ok(self.lost);
            }
            if let (Phase::Play, None, Some(replace)) = (phase, self.until, self.options.replace) {
                // The first tables are replaced one after the other, so that later ones are too.
                let every = Duration::from_secs(replace);
                let share = f64::from(self.number + 1) / f64::from(self.options.tables);
                self.until = Some(Instant::now() + every.mul_f64(share));
            }
            let until = self.until;
            let time = async {
                match until {
                    Some(until) => tokio::time::sleep_until(until).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                _ = all.changed() => {}
                () = time => self.replace().await?,
            }
        }
    }

    async fn replace(&mut self) -> Result<()> {
        self.empty().await?;
        self.phase.send_replace(Phase::Play);
        self.fill().await.context("cannot open another table")?;
        let every = self.options.replace.map(Duration::from_secs);
        self.until = every.map(|every| Instant::now() + every);
        Ok(())
    }

    async fn empty(&mut self) -> Result<()> {
        self.phase.send_replace(Phase::Stop);
        for client in self.clients.drain(..) {
            self.lost += u32::from(client.await.context("a client failed")?.is_err());
        }
        Ok(())
    }
}
