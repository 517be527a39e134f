//! Samples the server's memory, processor time and the like every ten seconds.

use std::time::{Duration, Instant};

use anyhow::Result;
use comfy_table::{Table, presets};
use serde_json::{Value, json};

use super::chart;
use super::figures::{Figures, Sum};
use super::house::{House, State};
use super::options::Options;
use super::slope::Growth;

const EVERY: Duration = Duration::from_secs(10);

/// A watched quantity: its name, its unit, how to read it, and whether it must not grow.
type Matter = (&'static str, &'static str, fn(&Sample) -> Option<f64>, bool);

const MATTERS: [Matter; 6] = [
    ("memory", "MiB", |sample| sample.state.memory.map(|bytes| bytes / 1_048_576.0), true),
    ("descriptors", "", |sample| sample.state.descriptors, true),
    ("threads", "", |sample| sample.state.threads, true),
    ("tasks", "", |sample| sample.state.tasks, true),
    ("tables in memory", "", |sample| sample.state.rooms, true),
    ("moves a second", "", |sample| Some(sample.moves), false),
];

struct Sample {
    /// Seconds since the beginning.
    at: f64,
    state: State,
    /// Moves per second since the previous sample.
    moves: f64,
}

pub(crate) struct Watched(Vec<Sample>);

/// Samples a server for this many minutes. Returns also what the clients have measured meanwhile.
pub(crate) async fn watch(
    house: &House,
    minutes: u64,
    figures: &Figures,
) -> Result<(Watched, Sum)> {
    let steps = minutes * 60 / EVERY.as_secs();
    let bar = super::bar(steps, "watching")?;
    let (begin, mut samples, mut sum) = (Instant::now(), Vec::new(), Sum::default());
    for step in 1..=steps {
        tokio::time::sleep_until((begin + EVERY * step as u32).into()).await;
        let state = house.state().await;
        let more = figures.take();
        let moves = more.moves as f64 / EVERY.as_secs_f64();
        sum.add(more);
        samples.push(Sample { at: begin.elapsed().as_secs_f64(), state, moves });
        let memory = state.memory.unwrap_or_default() / 1_048_576.0;
        bar.set_message(format!("watching, {memory:.1} MiB"));
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok((Watched(samples), sum))
}

impl Watched {
    fn points(&self, find: fn(&Sample) -> Option<f64>) -> Vec<(f64, f64)> {
        self.0.iter().filter_map(|sample| Some((sample.at, find(sample)?))).collect()
    }

    /// Prints, writes and draws the samples; returns whether nothing has grown.
    pub(crate) fn report(&self, options: &Options) -> Result<bool> {
        let mut table = Table::new();
        table.load_style(presets::NOTHING);
        table.set_header(["", "first", "lowest", "highest", "last", "an hour", "at last", ""]);
        let (mut flat, mut warm, mut late) = (true, json!({}), json!({}));
        for (name, unit, find, must_not_grow) in MATTERS {
            let points = self.points(find);
            let growth = Growth::of(&points);
            let grows = must_not_grow && growth.goes_on(options.flat);
            flat &= !grows;
            (warm[name], late[name]) = (json!(growth.warm), json!(growth.late));
            let values = || points.iter().map(|(_, value)| *value);
            let show = |value: Option<f64>| {
                value.map_or("?".into(), |value| format!("{value:.1} {unit}").trim().to_owned())
            };
            let percent =
                |slope: Option<f64>| slope.map_or("?".into(), |slope| format!("{slope:+.2} %"));
            let verdict = if grows { "GROWS" } else { "flat" };
            table.add_row([
                name.to_owned(),
                show(values().next()),
                show(values().min_by(f64::total_cmp)),
                show(values().max_by(f64::total_cmp)),
                show(points.last().map(|(_, value)| *value)),
                percent(growth.warm),
                percent(growth.late),
                if must_not_grow { verdict } else { "" }.to_owned(),
            ]);
        }
        println!("\n{table}");
        if let Some(path) = &options.json {
            std::fs::write(path, format!("{:#}\n", self.to_json(&[warm, late], flat)))?;
        }
        if let Some(path) = &options.svg {
            let lines = MATTERS.map(|(name, unit, find, _)| (name, unit, self.points(find)));
            std::fs::write(path, chart::draw(&lines))?;
        }
        Ok(flat)
    }

    fn to_json(&self, [warm, late]: &[Value; 2], flat: bool) -> Value {
        let samples = self.0.iter().map(|sample| {
            let values = MATTERS.map(|(name, _, find, _)| (name.to_owned(), json!(find(sample))));
            let mut all: serde_json::Map<_, _> = values.into_iter().collect();
            all.insert("seconds".into(), json!(sample.at));
            Value::Object(all)
        });
        json!({
            "percent_an_hour": warm,
            "percent_an_hour_at_last": late,
            "flat": flat,
            "samples": samples.collect::<Vec<_>>(),
        })
    }
}
