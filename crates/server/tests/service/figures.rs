//! The figures that operators see.

use std::collections::BTreeSet;

use parure_client::Client;

use crate::support::{Database, guest, people, start};

/// The names of the figures in a text of Prometheus' format that have a word of help, and their kinds.
fn described(text: &str) -> BTreeSet<(String, String)> {
    let help: BTreeSet<&str> =
        text.lines().filter_map(|line| line.strip_prefix("# HELP ")?.split(' ').next()).collect();
    let kinds = text.lines().filter_map(|line| line.strip_prefix("# TYPE ")?.split_once(' '));
    kinds.filter(|(name, _)| help.contains(name)).map(|(name, kind)| (name.to_owned(), kind.to_owned())).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_figure_is_there_from_the_start_with_a_word_of_help() {
    let fresh = Database::Sqlite.fresh();
    let service = start(&fresh.url).await;
    let client = Client::new(service.address());
    let before = client.get("/metrics").await.unwrap().text();
    for (name, kind) in [
        ("parure_sockets", "gauge"),
        ("parure_rooms", "gauge"),
        ("parure_tables_total", "counter"),
        ("parure_steps_total", "counter"),
        ("parure_messages_total", "counter"),
        ("parure_store_failures_total", "counter"),
        ("parure_refused_total", "counter"),
        ("parure_deleted_tables_total", "counter"),
        ("parure_deleted_guests_total", "counter"),
        ("parure_append_seconds", "histogram"),
        ("parure_store_batch_seconds", "histogram"),
        ("parure_store_batch_jobs", "histogram"),
        ("parure_bot_seconds", "histogram"),
        ("parure_build_info", "gauge"),
        ("process_resident_memory_bytes", "gauge"),
        ("process_cpu_seconds_total", "counter"),
        ("process_open_fds", "gauge"),
        ("process_max_fds", "gauge"),
        ("process_start_time_seconds", "gauge"),
    ] {
        assert!(described(&before).contains(&(name.to_owned(), kind.to_owned())), "{name} is no {kind} in:\n{before}");
        if kind == "histogram" {
            let bucket = format!("{name}_bucket{{");
            assert!(
                before.lines().any(|line| line.starts_with(&bucket) && line.contains("le=\"+Inf\"")),
                "{name}\n{before}"
            );
        }
    }
    let value = |text: &str, name: &str| -> f64 {
        let line = text.lines().find(|line| line.starts_with(name) && !line.starts_with('#')).expect("the figure");
        line.rsplit(' ').next().and_then(|value| value.parse().ok()).expect("a number")
    };
    assert!(value(&before, "process_resident_memory_bytes") > 1e6);
    assert!(value(&before, "process_open_fds") > 3.0);
    guest(&service, "Ada").await.make_table(&people("duel", 2)).await.unwrap();
    let after = client.get("/metrics").await.unwrap().text();
    assert!(value(&after, "parure_tables_total") > value(&before, "parure_tables_total"));
    // Nothing comes into being by being used: whoever draws a picture of it knows it from the start.
    let names = |text: &str| described(text).into_iter().map(|(name, _)| name).collect::<BTreeSet<_>>();
    assert_eq!(names(&before), names(&after));
    service.shut_down().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_dashboard_shows_figures_that_exist() {
    let fresh = Database::Sqlite.fresh();
    let service = start(&fresh.url).await;
    let shown = Client::new(service.address()).get("/metrics").await.unwrap().text();
    let names: BTreeSet<String> = described(&shown).into_iter().map(|(name, _)| name).collect();
    let dashboard: serde_json::Value = serde_json::from_str(include_str!("../../../../docs/grafana.json")).unwrap();
    let mut asked = 0;
    for panel in dashboard["panels"].as_array().unwrap() {
        for target in panel["targets"].as_array().unwrap() {
            let expression = target["expr"].as_str().unwrap();
            let words = expression.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
            for word in words.filter(|word| word.starts_with("parure_") || word.starts_with("process_")) {
                assert!(names.contains(word.trim_end_matches("_bucket")), "{word}");
                asked += 1;
            }
        }
    }
    assert!(asked > 15);
    service.shut_down().await;
}
