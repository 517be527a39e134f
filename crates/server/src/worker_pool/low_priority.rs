//! Low priority for work that no table waits for: it keeps out of the way of what tables wait for.

use std::time::{Duration, Instant};

use crate::limits::BACK_OFF_AT_MOST;

/// A thread pauses this many times as long as its work was kept waiting for a processor.
const BACK_OFF: u32 = 4;

/// Lowers the priority of this thread below all others of the process, whatever theirs is.
pub(crate) fn lower_priority() {
    #[cfg(target_os = "linux")]
    {
        use rustix::process::{getpriority_process, setpriority_process};
        let behind = |now: i32| setpriority_process(None, (now + 10).min(19));
        if let Err(error) = getpriority_process(None).and_then(behind) {
            tracing::debug!(%error, "the worker threads keep their priority");
        }
    }
}

/// Times a piece of work on this thread, from its beginning.
///
/// Priorities share out the processors, but what a table waits for is mostly the disk, which
/// responds late when no processor is ever idle. So a thread that notices a shortage of them pauses
/// for a while.
pub(crate) struct CpuBackoff {
    begun: Instant,
    processor: Option<Duration>,
}

impl CpuBackoff {
    pub(crate) fn begin() -> Self {
        Self { begun: Instant::now(), processor: processor_time() }
    }

    /// To be called after the work: pauses if it was kept waiting for a processor.
    pub(crate) fn back_off(self) {
        let pause = self.pause(self.begun.elapsed(), processor_time());
        if !pause.is_zero() {
            std::thread::sleep(pause);
        }
    }

    fn pause(&self, took: Duration, processor: Option<Duration>) -> Duration {
        let (Some(before), Some(now)) = (self.processor, processor) else { return Duration::ZERO };
        let waited = took.saturating_sub(now.saturating_sub(before));
        (waited * BACK_OFF).min(BACK_OFF_AT_MOST)
    }
}

/// Processor time of this thread; `None` where the system does not provide it.
fn processor_time() -> Option<Duration> {
    #[cfg(target_os = "linux")]
    return rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime).try_into().ok();
    #[cfg(not(target_os = "linux"))]
    return None;
}

#[cfg(test)]
mod tests {
    use super::*;

    /// If the server itself runs at low priority, the worker pool must not get ahead of its tables.
    #[cfg(target_os = "linux")]
    #[test]
    fn whoever_gives_way_is_behind_the_house() {
        use rustix::process::{getpriority_process, setpriority_process};
        for (house, behind) in [(0, 10), (5, 15), (15, 19)] {
            let gave_way = std::thread::spawn(move || {
                // Only root may raise the priority again, so it may already be lower.
                setpriority_process(None, house).ok()?;
                lower_priority();
                getpriority_process(None).ok()
            });
            let now = gave_way.join().expect("it ends");
            assert!(now.is_none_or(|now| now == behind), "{house}: {now:?}");
        }
    }

    #[test]
    fn work_stands_back_for_as_long_as_it_was_kept_waiting_and_no_longer_than_it_may() {
        let ms = Duration::from_millis;
        let work = CpuBackoff { begun: Instant::now(), processor: Some(ms(70)) };
        assert_eq!(work.pause(ms(5), Some(ms(75))), Duration::ZERO);
        assert_eq!(work.pause(ms(5), Some(ms(74))), BACK_OFF * ms(1));
        assert_eq!(work.pause(ms(9_000), Some(ms(74))), BACK_OFF_AT_MOST);
        assert_eq!(work.pause(ms(5), None), Duration::ZERO);
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_thread_that_sleeps_has_no_processor() {
        let work = CpuBackoff::begin();
        std::thread::sleep(Duration::from_millis(20));
        let pause = work.pause(work.begun.elapsed(), processor_time());
        assert!(pause > Duration::from_millis(20), "{pause:?}");
    }
}
