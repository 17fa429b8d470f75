//! The program as a process of its own, and its databases.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// The server, on one database and one port, whatever happens to it.
pub struct House {
    database: String,
    port: u16,
    preload: Option<PathBuf>,
    child: Child,
}

impl House {
    /// Opens on a port of its own.
    pub fn open(database: &str) -> Self {
        Self::open_with(database, None)
    }

    /// Opens with a library that stands between the program and the system.
    pub fn open_with(database: &str, preload: Option<PathBuf>) -> Self {
        let port = free_port();
        let child = launch(database, port, preload.as_deref());
        Self { database: database.to_owned(), port, preload, child }
    }

    /// Where it is.
    pub fn address(&self) -> SocketAddr {
        SocketAddr::from(([127, 0, 0, 1], self.port))
    }

    /// The process.
    pub fn pid(&self) -> u32 {
        self.child.id()
    }

    /// Sends a signal by its name.
    pub fn signal(&self, name: &str) {
        let sent = Command::new("kill").args([&format!("-{name}"), &self.pid().to_string()]).status();
        assert!(sent.is_ok_and(|status| status.success()), "kill -{name}");
    }

    /// Ends it without a warning, and opens it again on the same port.
    pub fn kill_and_reopen(&mut self) -> Duration {
        self.child.kill().expect("a process that can be killed");
        self.child.wait().expect("a process that has ended");
        let began = Instant::now();
        self.child = launch(&self.database, self.port, self.preload.as_deref());
        began.elapsed()
    }

    /// Ends it politely, and says how long that took.
    pub fn close(mut self) -> Duration {
        let began = Instant::now();
        self.signal("TERM");
        assert!(self.child.wait().expect("an end").success(), "a polite end is no failure");
        began.elapsed()
    }
}

impl Drop for House {
    fn drop(&mut self) {
        // Already ended, if it was closed.
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

fn free_port() -> u16 {
    let free = std::net::TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
    free.expect("a free port").port()
}

/// Starts the program and waits until it says where it is.
fn launch(database: &str, port: u16, preload: Option<&Path>) -> Child {
    // A file beyond its limit is an error to the program, as a full disk is, and not its death.
    let mut command = Command::new("sh");
    command.args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_parure")]);
    if let Some(library) = preload {
        command.env("LD_PRELOAD", library);
    }
    let mut child = command
        .args(["serve", "--listen", &format!("127.0.0.1:{port}"), "--database", database])
        .args(["--bot-pause", "0", "--bot-time", "20", "--messages-per-second", "100000"])
        .args(["--requests-per-second", "100000", "--tables-per-guest", "1000"])
        .args(["--tables-per-hour", "1000000", "--guests-per-hour", "1000000", "--waiting-seats", "1000"])
        .env("PARURE_LOG", "off")
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut line = String::new();
    let output = child.stdout.take().expect("its output");
    BufReader::new(output).read_line(&mut line).expect("a line");
    assert!(line.contains("http://"), "the program said: {line}");
    child
}

/// A PostgreSQL that ends with this process, and can be taken away before.
pub struct Postgres {
    pub url: String,
    folder: PathBuf,
    port: u16,
}

impl Postgres {
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
