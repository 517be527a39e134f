//! What the operating system knows about this process, under Prometheus's standard names.

use std::fmt;
use std::fs;

use prometheus_client::collector::Collector;
use prometheus_client::encoding::{DescriptorEncoder, EncodeMetric};
use prometheus_client::metrics::counter::ConstCounter;
use prometheus_client::metrics::gauge::ConstGauge;

/// Memory, processor time, file descriptors and threads; nothing where the system does not tell
/// (Linux does).
#[derive(Debug)]
pub(super) struct Process;

/// Linux counts processor time in hundredths of a second on every architecture we run on.
const TICKS_PER_SECOND: f64 = 100.0;

impl Collector for Process {
    fn encode(&self, mut encoder: DescriptorEncoder<'_>) -> fmt::Result {
        if let Some(bytes) = resident_bytes() {
            let metric = ConstGauge::new(bytes);
            let help = "memory of the process that is not swapped out";
            let name = "process_resident_memory_bytes";
            metric.encode(encoder.encode_descriptor(name, help, None, metric.metric_type())?)?;
        }
        if let Some(seconds) = cpu_seconds() {
            let metric = ConstCounter::new(seconds);
            let help = "processor time of the process in seconds";
            let name = "process_cpu_seconds";
            metric.encode(encoder.encode_descriptor(name, help, None, metric.metric_type())?)?;
        }
        let counts = [
            ("process_open_fds", "files and connections that are open", open_descriptors()),
            ("process_threads", "threads of the process", threads()),
        ];
        for (name, help, count) in counts {
            let Some(count) = count else { continue };
            let metric = ConstGauge::new(count);
            metric.encode(encoder.encode_descriptor(name, help, None, metric.metric_type())?)?;
        }
        Ok(())
    }
}

fn resident_bytes() -> Option<i64> {
    let kib: i64 = status("VmRSS:")?.strip_suffix("kB")?.trim().parse().ok()?;
    kib.checked_mul(1024)
}

fn threads() -> Option<i64> {
    status("Threads:")?.parse().ok()
}

fn status(name: &str) -> Option<String> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let value = status.lines().find_map(|line| line.strip_prefix(name))?;
    Some(value.trim().to_owned())
}

/// The descriptor used for counting is not counted.
fn open_descriptors() -> Option<i64> {
    let all = fs::read_dir("/proc/self/fd").ok()?.count();
    i64::try_from(all.saturating_sub(1)).ok()
}

fn cpu_seconds() -> Option<f64> {
    let stat = fs::read_to_string("/proc/self/stat").ok()?;
    // The second field is a name in brackets that may contain anything.
    let mut fields = stat.rsplit_once(')')?.1.split_ascii_whitespace();
    let (user, system) = (fields.nth(11)?, fields.next()?);
    Some((user.parse::<f64>().ok()? + system.parse::<f64>().ok()?) / TICKS_PER_SECOND)
}
