//! What whoever runs the service relies on: a stop that leaves everything in the file, copies, words that help, logs.

use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use parure_server::store::Store;
use parure_server::world::World;
use sqlx::Connection;

use crate::game::{Game, compare};
use crate::house::{House, postgres, program};

fn parure(args: &[&str]) -> Output {
    Command::new(program()).args(args).output().expect("the command runs")
}

fn errors(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// How many steps are in a file, without anything that lies beside it.
async fn steps(file: &Path) -> i64 {
    let alone = tempfile::tempdir().expect("a folder");
    let copy = alone.path().join("copy.db");
    std::fs::copy(file, &copy).expect("a copy");
    let mut copy = sqlx::SqliteConnection::connect(&format!("sqlite:{}", copy.display())).await.expect("a database");
    sqlx::query_scalar("select count(*) from step").fetch_one(&mut copy).await.expect("a number")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clean_stop_leaves_everything_in_the_file_itself() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("parure.db");
    let house = House::open(&format!("sqlite:{}", file.display()));
    let game = Game::begin(house.address(), ("splendor", 2), 21).await;
    game.goes_on_by(40).await;
    let (table, memories) = (game.table.clone(), game.end().await);
    let acked = memories.iter().map(|memory| memory.acked.len()).sum::<usize>() as i64;
    tokio::task::spawn_blocking(move || house.close()).await.expect("an end");
    assert!(acked >= 40);
    assert!(steps(&file).await > acked, "of {acked} acknowledged");
    assert!(!folder.path().join("parure.db-wal").exists(), "nothing is left beside it");
    _ = table;
}

/// Copies a running database, loses it, puts the copy into another one, and plays on.
async fn drill(from: &str, to: &str) {
    let folder = tempfile::tempdir().expect("a folder");
    let copy = folder.path().join("copy.db");
    let copy = copy.display().to_string();
    let house = House::open(from);
    let game = Game::begin(house.address(), ("duel", 2), 22).await;
    game.goes_on_by(10).await;
    // While people play.
    let copied = parure(&["backup", "--database", from, &copy]);
    assert!(copied.status.success(), "{}", errors(&copied));
    assert_eq!(std::fs::metadata(&copy).expect("a copy").permissions().mode() & 0o777, 0o600);
    let again = parure(&["backup", "--database", from, &copy]);
    assert!(!again.status.success() && errors(&again).contains("is there already"), "{}", errors(&again));
    let (table, _) = (game.table.clone(), game.end().await);
    drop(house);

    let restored = parure(&["restore", &copy, "--database", to]);
    assert!(restored.status.success(), "{}", errors(&restored));
    assert_eq!(
        String::from_utf8_lossy(&copied.stdout).replace("copied", ""),
        String::from_utf8_lossy(&restored.stdout).replace("restored", ""),
    );
    let twice = parure(&["restore", &copy, "--database", to]);
    assert!(!twice.status.success(), "a database with something in it is left alone");
    let names = std::fs::read_dir(folder.path()).expect("a folder").map(|file| file.expect("a file").file_name());
    assert_eq!(names.collect::<Vec<_>>(), ["copy.db"], "a copy is one file, and stays as it is");
    let house = House::open(to);
    let store = Store::open(to, &World::real()).await.expect("the database");
    let id = parure_server::ids::TableId::parse(&table).expect("an id");
    let found = store.table(&id).await.expect("steps that fit").expect("the table");
    assert!(found.version() > 10);
    let other = Game::begin(house.address(), ("marvel", 2), 23).await;
    other.goes_on_by(5).await;
    let (table, memories) = (other.table.clone(), other.end().await);
    assert!(compare(&store, &house, &table, &memories).await.acked > 3);
    tokio::task::spawn_blocking(move || house.close()).await.expect("an end");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_of_sqlite_is_taken_and_put_back_while_people_play() {
    let folder = tempfile::tempdir().expect("a folder");
    let url = |name: &str| format!("sqlite:{}", folder.path().join(name).display());
    drill(&url("one.db"), &url("two.db")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_of_postgres_is_taken_and_put_back_while_people_play() {
    let (one, two) = (postgres(), postgres());
    drill(&one.url, &two.url).await;
    let folder = tempfile::tempdir().expect("a folder");
    // From one kind of database into the other, and back.
    let file = folder.path().join("moved.db").display().to_string();
    let moved = parure(&["backup", "--database", &two.url, &file]);
    assert!(moved.status.success(), "{}", errors(&moved));
    House::open(&format!("sqlite:{file}")).close();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_is_not_put_where_a_service_is_at_work() {
    let folder = tempfile::tempdir().expect("a folder");
    let (file, copy) = (folder.path().join("parure.db"), folder.path().join("copy.db").display().to_string());
    let url = format!("sqlite:{}", file.display());
    let mut house = House::open(&url);
    let copied = parure(&["backup", "--database", &url, &copy]);
    assert!(copied.status.success(), "{}", errors(&copied));
    let refused = |why: &str| {
        let refused = parure(&["restore", &copy, "--database", &url]);
        assert!(!refused.status.success() && errors(&refused).contains(why), "{}", errors(&refused));
    };
    let holder = format!("in use by another process (number {})", house.pid());
    refused(&holder);
    // Whoever takes the file away from below a service has not stopped it.
    std::fs::remove_file(&file).expect("the file");
    refused(&holder);
    assert!(!file.exists());
    house.kill();
    // What was left of the other file is no part of this one.
    refused("parure.db-wal` is there already");
    std::fs::remove_file(folder.path().join("parure.db-wal")).expect("what a kill leaves");
    let restored = parure(&["restore", &copy, "--database", &url]);
    assert!(restored.status.success(), "{}", errors(&restored));
    house.reopen();
    house.close();
}

#[test]
fn what_cannot_start_says_why_and_where_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let missing = folder.path().join("no/such/folder/parure.db");
    let notes = folder.path().join("notes.txt");
    std::fs::write(&notes, "my notes, not a database").expect("a file");
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("an address").to_string();
    let fresh = format!("sqlite:{}", folder.path().join("fresh.db").display());
    let (missing_url, notes_url) = (format!("sqlite:{}", missing.display()), format!("sqlite:{}", notes.display()));
    let cases: [(&[&str], i32, Vec<String>); 9] = [
        (&["--database", &missing_url], 1, vec![missing.display().to_string(), "No such file or directory".to_owned()]),
        (&["--database", &notes_url], 1, vec![notes.display().to_string(), "is not an SQLite database".to_owned()]),
        (
            &["--database", "postgres://parure@127.0.0.1:1/parure"],
            1,
            vec!["parure at 127.0.0.1:1".to_owned(), "Connection refused".to_owned()],
        ),
        (
            &["--database", &fresh, "--listen", &address],
            1,
            vec![format!("cannot listen on {address}"), "in use".to_owned()],
        ),
        (&["--database", &fresh, "--connections", "0"], 2, vec!["--connections must be at least 1".to_owned()]),
        (&["--database", &fresh, "--bot-threads", "0"], 2, vec!["--bot-threads must be at least 1".to_owned()]),
        (
            &["--database", &fresh, "--requests-per-second", "nan"],
            2,
            vec!["--requests-per-second must be a number above 0".to_owned()],
        ),
        (
            &["--database", &fresh, "--messages-per-second=-3"],
            2,
            vec!["--messages-per-second must be a number above 0".to_owned()],
        ),
        (
            &["--database", &fresh, "--origin", "games.example.net"],
            2,
            vec!["games.example.net".to_owned(), "is no origin".to_owned()],
        ),
    ];
    for (args, code, parts) in cases {
        let listen: &[&str] = if args.contains(&"--listen") { &[] } else { &["--listen", "127.0.0.1:0"] };
        let output = parure(&[&["serve"][..], listen, args].concat());
        let errors = errors(&output);
        assert_eq!(output.status.code(), Some(code), "{args:?}: {errors}");
        for part in parts {
            assert_eq!(errors.matches(&part).count(), 1, "`{part}` is said once in: {errors}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_without_its_page_says_so_and_one_with_it_shows_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let url = format!("sqlite:{}", folder.path().join("parure.db").display());
    let house = House::open(&url);
    let shown = parure_client::Client::new(house.address()).get("/").await.expect("a page").text();
    let log = tokio::task::spawn_blocking(|| house.close_and_read_log()).await.expect("an end");
    let without = shown.contains("it was built without its page");
    assert!(without || shown.contains("<script"), "{shown}");
    assert_eq!(log.contains("built without its page"), without, "{log}");
}

#[test]
fn logs_have_no_colour_in_a_file_and_are_json_on_wish() {
    let folder = tempfile::tempdir().expect("a folder");
    let url = format!("sqlite:{}", folder.path().join("parure.db").display());
    let logged = |extra: &[&str], wish: &str| {
        let mut server = Command::new(program())
            .args(["serve", "--listen", "127.0.0.1:0", "--database", &url])
            .args(extra)
            .env("PARURE_LOG", wish)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        let said = server.stdout.take().expect("its output");
        std::io::BufRead::read_line(&mut std::io::BufReader::new(said), &mut line).expect("a line");
        // Whoever read the first line has gone; that is no reason to end.
        if !line.is_empty() {
            let ended = Command::new("kill").args(["-TERM", &server.id().to_string()]).status();
            assert!(ended.is_ok_and(|status| status.success()));
        }
        let output = server.wait_with_output().expect("an end");
        (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
    };
    let (code, text) = logged(&[], "info");
    assert!(code == Some(0) && text.contains("listening") && !text.contains('\u{1b}'), "{text}");
    let (code, text) = logged(&["--log-format", "json"], "info");
    let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with("warning: ")).collect();
    assert!(code == Some(0) && !lines.is_empty(), "{text}");
    for line in lines {
        let line: serde_json::Value = serde_json::from_str(line).expect("JSON");
        assert!(line["message"].is_string() && line["level"].is_string() && line["timestamp"].is_string(), "{line}");
    }
    let (code, text) = logged(&[], "parure_server=loud");
    assert!(code == Some(2) && text.contains("PARURE_LOG") && text.contains("parure_server=loud"), "{code:?} {text}");
}

#[test]
fn whoever_reads_no_further_is_not_met_with_a_panic() {
    for args in [
        &["bench", "--game", "duel", "--seconds", "0.1"][..],
        &["bench", "--help"],
        &["arena", "--game", "duel", "--bots", "random,random", "--games", "2"],
    ] {
        let mut child = Command::new(program())
            .args(args)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the command runs");
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("an end");
        assert!(!errors(&output).contains("panicked"), "{args:?}: {}", errors(&output));
        assert_eq!(output.status.code(), Some(0), "{args:?}: {}", errors(&output));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_is_reached_over_tls_and_only_over_tls_that_is_trusted() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = crate::house::postgres_with_tls(folder.path());
    let (plain, certificate) = (database.url.clone(), folder.path().join("ca.crt").display().to_string());
    let house = House::open(&format!("{plain}?sslmode=verify-full&sslrootcert={certificate}"));
    let mut other = sqlx::PgConnection::connect(&plain).await.expect("the database");
    let sql = "select count(*) from pg_stat_ssl join pg_stat_activity using (pid) where ssl and pid <> pg_backend_pid() \
               and backend_type = 'client backend'";
    let secured: i64 = sqlx::query_scalar(sql).fetch_one(&mut other).await.expect("a number");
    assert!(secured > 1, "{secured} connections over TLS");
    let game = Game::begin(house.address(), ("duel", 2), 24).await;
    game.goes_on_by(3).await;
    game.end().await;
    tokio::task::spawn_blocking(move || house.close()).await.expect("an end");
    // A certificate that nobody trusts is refused where it is to be checked.
    let stranger = parure(&["serve", "--listen", "127.0.0.1:0", "--database", &format!("{plain}?sslmode=verify-full")]);
    assert_eq!(stranger.status.code(), Some(1));
    assert!(errors(&stranger).contains("certificate"), "{}", errors(&stranger));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_password_is_reset_while_the_service_runs() {
    let folder = tempfile::tempdir().expect("a folder");
    let url = format!("sqlite:{}", folder.path().join("parure.db").display());
    let house = House::open(&url);
    let ada = parure_client::Client::enter(house.address(), "Ada").await.expect("a guest");
    let login = |password: &str| serde_json::json!({ "login": "ada@example.org", "password": password });
    let claimed = ada.post("/api/account", &login("a necklace of rubies")).await.expect("an answer");
    let ada = ada.after(&claimed);
    let reset = parure(&["admin", "reset-password", "Ada@Example.org", "--database", &url]);
    assert!(reset.status.success(), "{}", errors(&reset));
    let password = String::from_utf8_lossy(&reset.stdout).trim().to_owned();
    assert_eq!(ada.get("/api/me").await.expect("an answer").status, 204, "every device is signed out");
    let visitor = parure_client::Client::new(house.address());
    let sign_in =
        async |password: &str| visitor.post("/api/account/sign-in", &login(password)).await.expect("an answer");
    assert_eq!((sign_in("a necklace of rubies").await.status, sign_in(&password).await.status), (401, 200));
    let unknown = parure(&["admin", "reset-password", "nobody", "--database", &url]);
    assert!(!unknown.status.success() && errors(&unknown).contains("nobody signs in by this name"));
}
