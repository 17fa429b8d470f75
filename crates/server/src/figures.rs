//! The figures for whoever runs the service: what each means, present from the start.

use std::sync::OnceLock;
use std::time::Duration;

use metrics::{Unit, counter, describe_counter, describe_gauge, describe_histogram, gauge, histogram};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};

/// How often what was measured is put in order: without it, it would pile up until somebody asks for it.
pub const UPKEEP: Duration = Duration::from_secs(5);

/// Seconds: from a quick disk to a bot that thinks long.
const SECONDS: [f64; 14] = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0];
/// How many requests share a transaction.
const JOBS: [f64; 9] = [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0];

/// The figures, collected once for the whole program.
pub fn install() -> Option<PrometheusHandle> {
    static HANDLE: OnceLock<Option<PrometheusHandle>> = OnceLock::new();
    HANDLE
        .get_or_init(|| {
            let builder = PrometheusBuilder::new()
                .set_buckets_for_metric(Matcher::Suffix("_seconds".to_owned()), &SECONDS)
                .and_then(|builder| builder.set_buckets_for_metric(Matcher::Suffix("_jobs".to_owned()), &JOBS));
            let handle = builder.and_then(PrometheusBuilder::install_recorder);
            let handle = handle.inspect_err(|error| tracing::warn!(%error, "no figures are collected")).ok()?;
            describe();
            Some(handle)
        })
        .clone()
}

/// Says what each figure means and shows it as zero before anything has happened.
fn describe() {
    for (name, help) in [
        ("parure_tables_total", "Tables made."),
        ("parure_steps_total", "Steps stored."),
        ("parure_messages_total", "Messages received on sockets."),
        ("parure_store_failures_total", "Transactions that failed: players were told, and nothing was lost."),
        ("parure_deleted_tables_total", "Closed tables deleted by the rule of retention."),
        ("parure_deleted_guests_total", "Guests deleted by the rule of retention."),
    ] {
        describe_counter!(name, help);
        counter!(name).absolute(0);
    }
    describe_counter!("parure_refused_total", "Refused requests by code.");
    for code in ["too_fast", "too_many_from_here", "busy", "storage", "stale"] {
        counter!("parure_refused_total", "code" => code).absolute(0);
    }
    describe_histogram!("parure_append_seconds", Unit::Seconds, "Until a step is durable, as its table sees it.");
    describe_histogram!("parure_store_batch_seconds", Unit::Seconds, "How long a transaction takes.");
    describe_histogram!("parure_store_batch_jobs", "How many requests share a transaction.");
    describe_histogram!("parure_bot_seconds", Unit::Seconds, "How long bots think, by what about.");
    for name in ["parure_append_seconds", "parure_store_batch_seconds", "parure_store_batch_jobs"] {
        drop(histogram!(name));
    }
    for about in ["turn", "hint", "review"] {
        drop(histogram!("parure_bot_seconds", "about" => about));
    }
    for (name, help) in [
        ("parure_sockets", "Players' and spectators' connections."),
        ("parure_rooms", "Tables in memory."),
        ("process_resident_memory_bytes", "Resident memory size in bytes."),
        ("process_open_fds", "Number of open file descriptors."),
        ("process_max_fds", "Maximum number of open file descriptors."),
        ("process_start_time_seconds", "Start time of the process since unix epoch in seconds."),
    ] {
        describe_gauge!(name, help);
        gauge!(name).set(0.0);
    }
    describe_counter!("process_cpu_seconds_total", "Total user and system CPU time spent in seconds.");
    counter!("process_cpu_seconds_total").absolute(0);
    describe_gauge!("parure_build_info", "Always 1; the labels say what was built.");
    gauge!("parure_build_info", "version" => env!("CARGO_PKG_VERSION")).set(1.0);
    let began = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    gauge!("process_start_time_seconds").set(began.as_secs_f64());
}

/// Looks at the process itself, where the system shows it.
pub fn look_at_process() {
    let read = |file: &str| std::fs::read_to_string(format!("/proc/self/{file}")).unwrap_or_default();
    // In pages of 4 KiB, the second field.
    if let Some(pages) = read("statm").split(' ').nth(1).and_then(|pages| pages.parse::<u64>().ok()) {
        gauge!("process_resident_memory_bytes").set((pages * 4_096) as f64);
    }
    // After the name in parentheses: user and system time are the 12th and 13th, in hundredths of a second.
    let stat = read("stat");
    let fields = stat.rsplit_once(')').map(|(_, fields)| fields.split_whitespace()).into_iter().flatten();
    let times: Vec<u64> = fields.skip(11).take(2).filter_map(|field| field.parse().ok()).collect();
    counter!("process_cpu_seconds_total").absolute(times.iter().sum::<u64>() / 100);
    if let Ok(open) = std::fs::read_dir("/proc/self/fd") {
        gauge!("process_open_fds").set(open.count() as f64);
    }
    let limits = read("limits");
    let most = limits.lines().find_map(|line| line.strip_prefix("Max open files"));
    if let Some(most) = most.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok()) {
        gauge!("process_max_fds").set(most as f64);
    }
}
