//! The program as a process of its own, and its databases.

use std::ffi::OsString;
use std::io::{BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStderr, Command, Stdio};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use parure_client::free_port;

/// The server, on one database and one port, whatever happens to it.
pub struct House {
    database: String,
    port: u16,
    environment: Environment,
    child: Child,
    /// What it has logged, when it has ended.
    log: Option<JoinHandle<String>>,
}

/// What the program finds around it: its settings, and libraries between it and the system.
pub type Environment = Vec<(&'static str, String)>;

impl House {
    /// Opens on a port of its own.
    pub fn open(database: &str) -> Self {
        Self::open_in(database, Environment::new())
    }

    /// Opens with settings of its own.
    pub fn open_in(database: &str, environment: Environment) -> Self {
        Self::try_open_in(database, environment).unwrap_or_else(|why| panic!("the program said: {why}"))
    }

    /// The same, or what it says when it does not start.
    pub fn try_open_in(database: &str, environment: Environment) -> Result<Self, String> {
        let port = free_port();
        let (child, log) = launch(database, port, &environment)?;
        Ok(Self { database: database.to_owned(), port, environment, child, log })
    }

    /// Where it is.
    pub fn address(&self) -> SocketAddr {
        SocketAddr::from(([127, 0, 0, 1], self.port))
    }

    /// The process.
    pub fn pid(&self) -> u32 {
        self.child.id()
    }

    /// Sends a signal by its name. After a `STOP` it stands still.
    pub fn signal(&self, name: &str) {
        let sent = Command::new("kill").args([&format!("-{name}"), &self.pid().to_string()]).status();
        assert!(sent.is_ok_and(|status| status.success()), "kill -{name}");
        // A signal is sent sooner than it arrives at every thread.
        while name == "STOP" && !self.stands_still() {
            std::thread::yield_now();
        }
    }

    fn stands_still(&self) -> bool {
        let threads = std::fs::read_dir(format!("/proc/{}/task", self.pid())).expect("a process");
        let stats = threads.flatten().filter_map(|thread| std::fs::read_to_string(thread.path().join("stat")).ok());
        // The state follows the name, which stands in brackets.
        stats.into_iter().all(|stat| stat.rsplit_once(") ").is_some_and(|(_, rest)| rest.starts_with('T')))
    }

    /// Ends it without a warning, and opens it again on the same port.
    pub fn kill_and_reopen(&mut self) -> Duration {
        self.kill();
        self.reopen()
    }

    /// Opens it again on the same port, and says how long that took.
    pub fn reopen(&mut self) -> Duration {
        let began = Instant::now();
        let reopened = launch(&self.database, self.port, &self.environment);
        (self.child, self.log) = reopened.unwrap_or_else(|why| panic!("the program said: {why}"));
        began.elapsed()
    }

    /// Ends it without a warning.
    pub fn kill(&mut self) {
        self.child.kill().expect("a process that can be killed");
        self.child.wait().expect("a process that has ended");
    }

    /// Ends it politely, and says how long that took.
    pub fn close(mut self) -> Duration {
        let began = Instant::now();
        self.end();
        began.elapsed()
    }

    /// Ends it politely, and gives what it has logged (`PARURE_LOG`).
    pub fn close_and_read_log(mut self) -> String {
        self.end();
        self.log.take().map(|log| log.join().expect("a log")).unwrap_or_default()
    }

    fn end(&mut self) {
        self.signal("TERM");
        assert!(self.child.wait().expect("an end").success(), "a polite end is no failure");
    }
}

impl Drop for House {
    fn drop(&mut self) {
        // Already ended, if it was closed.
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

/// The program; another build of it can be put to the same tests.
pub fn program() -> OsString {
    std::env::var_os("PARURE_PROGRAM").unwrap_or_else(|| env!("CARGO_BIN_EXE_parure").into())
}

/// Starts the program and waits until it says where it is, or why it does not start.
fn launch(
    database: &str,
    port: u16,
    environment: &[(&'static str, String)],
) -> Result<(Child, Option<JoinHandle<String>>), String> {
    // A file beyond its limit is an error to the program, as a full disk is, and not its death.
    let mut command = Command::new("sh");
    command.args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\""]).arg(program());
    let mut child = command
        .args(["serve", "--listen", &format!("127.0.0.1:{port}"), "--database", database])
        .envs([("PARURE_BOT_PAUSE", "0"), ("PARURE_BOT_TIME", "20"), ("PARURE_MESSAGES_PER_SECOND", "100000")])
        .envs([("PARURE_REQUESTS_PER_SECOND", "100000"), ("PARURE_TABLES_PER_GUEST", "1000"), ("PARURE_LOG", "off")])
        .envs([
            ("PARURE_TABLES_PER_HOUR", "1000000"),
            ("PARURE_GUESTS_PER_HOUR", "1000000"),
            ("PARURE_WAITING_SEATS", "1000"),
        ])
        .envs(environment.iter().map(|(name, value)| (name, value)))
        .stdout(Stdio::piped())
        .stderr(if std::env::var_os("PARURE_SHOW_LOG").is_some() { Stdio::inherit() } else { Stdio::piped() })
        .spawn()
        .expect("the program starts");
    let mut line = String::new();
    let output = child.stdout.take().expect("its output");
    BufReader::new(output).read_line(&mut line).expect("a line");
    if line.contains("http://") {
        // It is read while it is written, so that nobody waits for that.
        let read = |mut errors: ChildStderr| {
            let mut said = String::new();
            // What cannot be read was not said to anybody.
            _ = errors.read_to_string(&mut said);
            said
        };
        let log = child.stderr.take().map(|errors| std::thread::spawn(move || read(errors)));
        return Ok((child, log));
    }
    let mut why = line;
    child.stderr.take().map(|mut errors| errors.read_to_string(&mut why));
    child.wait().expect("an end");
    Err(why)
}

/// A program's clock, shifted; what time passes between two moments is left alone.
pub fn clock_shifted(by: &str) -> Environment {
    let mut environment = false_clock();
    environment.push(("FAKETIME", by.to_owned()));
    environment
}

/// A program's clock, shifted by what [`set_clock`] writes into a file, while it runs, too.
pub fn clock_shifted_by(file: &Path) -> Environment {
    let mut environment = false_clock();
    environment.push(("FAKETIME_TIMESTAMP_FILE", file.display().to_string()));
    environment.push(("FAKETIME_CACHE_DURATION", "1".to_owned()));
    environment
}

/// Sets by how much a clock is wrong; a program that runs knows it a moment later.
pub fn set_clock(file: &Path, seconds: i64) {
    std::fs::write(file, format!("{seconds:+}s\n")).expect("a file");
}

/// The library that shifts a program's clock.
fn false_clock() -> Environment {
    let places = ["/usr/lib/x86_64-linux-gnu/faketime", "/usr/lib/aarch64-linux-gnu/faketime", "/usr/lib/faketime"];
    let library =
        places.iter().map(|place| Path::new(place).join("libfaketimeMT.so.1")).find(|library| library.exists());
    let library = library.expect("libfaketime, which this test needs (Debian: faketime)").display().to_string();
    vec![("LD_PRELOAD", library), ("FAKETIME_DONT_FAKE_MONOTONIC", "1".to_owned())]
}

/// A PostgreSQL that ends with this process, and can be taken away before.
pub struct Postgres {
    pub url: String,
    folder: PathBuf,
    port: u16,
}

impl Postgres {
    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        SocketAddr::from(([127, 0, 0, 1], self.port))
    }

    /// A database of its own in it.
    pub fn create(&self, name: &str) -> String {
        script(&["create", &self.port.to_string(), name])
    }

    /// Runs statements in one of its databases.
    pub fn run(&self, url: &str, file: &Path) {
        let done = Command::new("psql").args(["-q", "-v", "ON_ERROR_STOP=1", "-f"]).arg(file).arg(url).output();
        let done = done.expect("psql, which comes with PostgreSQL");
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    }

    /// Ends it; what is stored stays.
    pub fn down(&self) {
        script(&["down", &self.folder.display().to_string()]);
    }

    /// Starts it again.
    pub fn up(&self) {
        script(&["up", &self.folder.display().to_string(), &self.port.to_string()]);
    }
}

/// A PostgreSQL for one test.
pub fn postgres() -> Postgres {
    let port = free_port();
    let folder = std::env::temp_dir().join(format!("parure-pg-{port}"));
    let process = std::process::id().to_string();
    let url = script(&["start", &folder.display().to_string(), &port.to_string(), &process]);
    Postgres { url, folder, port }
}

/// A PostgreSQL that speaks TLS, with a certificate of an authority that is put into this folder as `ca.crt`.
pub fn postgres_with_tls(authority: &Path) -> Postgres {
    let port = free_port();
    let folder = std::env::temp_dir().join(format!("parure-pg-{port}"));
    std::fs::create_dir(&folder).expect("a folder");
    let make = format!(
        "set -e; cd {folder}
        openssl req -x509 -newkey rsa:2048 -nodes -subj /CN=authority -keyout ca.key -out ca.crt -days 2
        openssl req -newkey rsa:2048 -nodes -subj /CN=127.0.0.1 -keyout server.key -out server.csr
        echo subjectAltName=IP:127.0.0.1 > names
        openssl x509 -req -in server.csr -CA ca.crt -CAkey ca.key -CAcreateserial -days 2 -extfile names -out server.crt
        chmod 600 server.key; if [ \"$(id -u)\" = 0 ]; then chown postgres server.key; fi
        cp ca.crt {authority}",
        folder = folder.display(),
        authority = authority.display(),
    );
    let made = Command::new("sh").args(["-c", &make]).output().expect("sh runs");
    assert!(made.status.success(), "openssl: {}", String::from_utf8_lossy(&made.stderr));
    let tls = format!(
        "-c fsync=off -c ssl=on -c ssl_cert_file={folder}/server.crt -c ssl_key_file={folder}/server.key",
        folder = folder.display()
    );
    let process = std::process::id().to_string();
    let args = ["start", &folder.display().to_string(), &port.to_string(), &process];
    let url = script_with(&args, &[("PARURE_PG_OPTIONS", &tls)]);
    Postgres { url, folder, port }
}

fn script(args: &[&str]) -> String {
    script_with(args, &[])
}

fn script_with(args: &[&str], environment: &[(&str, &str)]) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scripts/pg.sh");
    let output = Command::new(path).args(args).envs(environment.iter().copied()).output().expect("scripts/pg.sh runs");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "no PostgreSQL, which this test needs: {errors}");
    String::from_utf8_lossy(&output.stdout).trim().to_owned()
}
