//! Databases that are not what they should be.

use parure_server::config::Config;
use parure_server::world::World;
use parure_server::{Service, StartError};

use crate::support::{Database, config, execute, guest, people, start};

async fn refused(config: Config) -> String {
    match Service::start(config, World::real()).await {
        Ok(_) => panic!("this database should be refused"),
        Err(error @ StartError::Store(_)) => error.to_string(),
        Err(error) => panic!("another error: {error}"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_is_no_database_is_refused_and_left_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("notes.txt");
    std::fs::write(&file, "my notes, not a database").unwrap();
    let why = refused(config(&format!("sqlite:{}", file.display()))).await;
    assert!(why.contains("is not an SQLite database"), "{why}");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "my notes, not a database");
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1, "nothing was put beside it");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_database_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("broken.db");
    let mut bytes = b"SQLite format 3\0".to_vec();
    bytes.resize(8192, 0xa5);
    std::fs::write(&file, &bytes).unwrap();
    refused(config(&format!("sqlite:{}", file.display()))).await;
    assert_eq!(std::fs::read(&file).unwrap(), bytes);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newer_database_and_one_of_another_program_are_refused() {
    for database in [Database::Sqlite, Database::Postgres] {
        let fresh = database.fresh();
        start(&fresh.url).await.shut_down().await;
        execute(&fresh.url, "insert into schema_version (number, applied_ms) values (99, 0)").await;
        let before = bytes(&fresh.url);
        let why = refused(config(&fresh.url)).await;
        assert!(why.contains("version 99") && why.contains("newer program"), "{why}");
        assert!(bytes(&fresh.url) == before, "it was left as it is");

        let other = database.fresh();
        execute(&other.url, "create table recipes (name text)").await;
        let before = bytes(&other.url);
        let why = refused(config(&other.url)).await;
        assert!(why.contains("another program"), "{why}");
        assert!(bytes(&other.url) == before, "it was left as it is");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_that_says_nothing_is_refused_without_its_password() {
    let why = refused(config("mysql://root:hunter2@host/db")).await;
    assert!(why.contains("sqlite:FILE") && !why.contains("hunter2"), "{why}");
}

#[tokio::test(flavor = "multi_thread")]
async fn steps_that_were_tampered_with_make_no_table() {
    let fresh = Database::Sqlite.fresh();
    let service = start(&fresh.url).await;
    let ada = guest(&service, "Ada").await;
    let table = ada.make_table(&people("splendor", 2)).await.unwrap();
    execute(&fresh.url, "update step set body = '{\"step\":\"closed\"}'").await;
    let answer = ada.get(&format!("/api/tables/{table}")).await.unwrap();
    assert_eq!((answer.status, answer.json()["code"].as_str()), (500, Some("internal")));
    assert!(!answer.text().contains("step"), "no internals: {}", answer.text());
    service.shut_down().await;
}

/// What is in the file, where there is one.
fn bytes(url: &str) -> Option<Vec<u8>> {
    url.strip_prefix("sqlite:").map(|file| std::fs::read(file).unwrap())
}
