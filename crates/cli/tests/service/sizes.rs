//! How much the nodes and their database hold, looked at again and again.

use std::time::{Duration, Instant};

use sqlx::{AssertSqlSafe, Connection, PgConnection, SqliteConnection};

use crate::house::House;

/// Every table of the database; what people have played is kept, the rest is about what is on.
const TABLES: [&str; 10] =
    ["person", "token", "game", "step", "member", "node", "outage", "bot_turn", "quota", "attempt"];

/// By how much the memory of a node may differ from one time to a later one: threads and buffers come and go.
const ROOM: (f64, f64) = (1.2, 4.0);
/// How many looks make a time.
const LOOKS: usize = 5;

/// What was seen since the beginning.
pub struct Sizes {
    database: String,
    began: Instant,
    looks: Vec<Look>,
}

struct Look {
    at: Duration,
    /// Of each node, in MB.
    memory: Vec<f64>,
    rows: Vec<i64>,
    /// Of the whole database, in MB.
    stored: f64,
}

impl Sizes {
    pub fn of(database: &str) -> Self {
        Self { database: database.to_owned(), began: Instant::now(), looks: Vec::new() }
    }

    /// Looks once more.
    pub async fn look(&mut self, nodes: impl Iterator<Item = &House>) {
        let (at, memory) = (self.began.elapsed(), nodes.map(|house| resident(house.pid())).collect());
        let counts = TABLES.map(|table| format!("(select count(*) from {table})")).join(", ");
        let numbers = format!("{}{counts}{}", "select json_array(", ")");
        let (rows, bytes): (String, i64) = if self.database.starts_with("sqlite:") {
            let mut file = SqliteConnection::connect(&self.database).await.expect("the database");
            let sql = "select page_count * page_size from pragma_page_count, pragma_page_size";
            let bytes = sqlx::query_scalar(sql).fetch_one(&mut file).await.expect("a number");
            (sqlx::query_scalar(AssertSqlSafe(numbers)).fetch_one(&mut file).await.expect("numbers"), bytes)
        } else {
            let mut server = PgConnection::connect(&self.database).await.expect("the database");
            let sql = "select pg_database_size(current_database())";
            let bytes = sqlx::query_scalar(sql).fetch_one(&mut server).await.expect("a number");
            let numbers = numbers.replace("json_array", "json_build_array") + "::text";
            (sqlx::query_scalar(AssertSqlSafe(numbers)).fetch_one(&mut server).await.expect("numbers"), bytes)
        };
        let rows = serde_json::from_str(&rows).expect("numbers");
        self.looks.push(Look { at, memory, rows, stored: bytes as f64 / 1e6 });
    }

    /// Says what was seen, and that no node took ever more: of the time since `from`, in which no node was started anew, the
    /// second half needs no more memory than the first. A few looks say nothing about that.
    pub fn judge(&self, from: Duration) {
        let steady: Vec<&Look> = self.looks.iter().filter(|look| look.at >= from).collect();
        let (first, second) = steady.split_at(steady.len() / 2);
        for look in [self.looks.first(), steady.first().copied(), second.first().copied(), self.looks.last()] {
            let Some(look) = look else { continue };
            let rows = TABLES.iter().zip(&look.rows).map(|(table, rows)| format!("{table} {rows}"));
            let rows = rows.collect::<Vec<_>>().join(", ");
            println!("after {:.0?}: memory {:.1?} MB, database {:.1} MB ({rows})", look.at, look.memory, look.stored);
        }
        for node in 0..self.looks.last().map_or(0, |look| look.memory.len()) {
            let (before, after) = (middle(first, node), middle(second, node));
            println!("node {node}: {before:.1} MB, then {after:.1} MB, in the middle of {} looks each", first.len());
            let flat = first.len() < LOOKS || after <= before * ROOM.0 + ROOM.1;
            assert!(flat, "the memory of node {node} grew from {before:.1} to {after:.1} MB");
        }
    }
}

/// The middle one of what a node held.
fn middle(looks: &[&Look], node: usize) -> f64 {
    let mut held: Vec<f64> = looks.iter().map(|look| look.memory[node]).collect();
    held.sort_by(f64::total_cmp);
    held.get(held.len() / 2).copied().unwrap_or_default()
}

/// The memory that a process holds, in MB.
fn resident(pid: u32) -> f64 {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line.and_then(|line| line.trim_end_matches("kB").trim().parse::<f64>().ok());
    kilobytes.unwrap_or_default() / 1e3
}
