//! One process for one SQLite file.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::str::FromStr;

use sqlx::sqlite::SqliteConnectOptions;

use super::StoreError;
use super::pool::refuse_foreign;

/// The right to be the only service on an SQLite file, until this is dropped or the process ends in whatever way. The
/// system's lock on a file beside the database; its content only says who it is.
#[derive(Debug)]
pub struct DatabaseLock {
    _file: Option<File>,
}

impl DatabaseLock {
    /// Takes the lock, or says who has it. PostgreSQL is shared and needs none.
    pub fn take(url: &str) -> Result<Self, StoreError> {
        match sqlite_file(url) {
            Some(database) => {
                // Nothing is put beside a file that is not ours.
                refuse_foreign(&database)?;
                Self::take_beside(&database).map(|file| Self { _file: Some(file) })
            }
            None => Ok(Self { _file: None }),
        }
    }

    fn take_beside(database: &Path) -> Result<File, StoreError> {
        let mut path = database.as_os_str().to_owned();
        path.push(".lock");
        let path = PathBuf::from(path);
        let failed = |error| StoreError::Lock { path: path.display().to_string(), error };
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut file = options.open(&path).map_err(failed)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let mut holder = String::new();
                // The lock is what counts; without a number it is only harder to find out whose it is.
                _ = file.read_to_string(&mut holder);
                return Err(StoreError::InUse {
                    path: database.display().to_string(),
                    holder: holder.trim().to_owned(),
                });
            }
            Err(TryLockError::Error(error)) => return Err(failed(error)),
        }
        let note = |file: &mut File| {
            file.set_len(0)?;
            file.rewind()?;
            writeln!(file, "{}", std::process::id())
        };
        note(&mut file).map_err(failed)?;
        Ok(file)
    }
}

/// The file of an SQLite database, if it is one that exists in the file system.
fn sqlite_file(url: &str) -> Option<PathBuf> {
    let options = SqliteConnectOptions::from_str(url).ok().filter(|_| url.starts_with("sqlite:"))?;
    let file = options.get_filename().to_owned();
    (file.parent().is_some_and(|folder| folder.as_os_str().is_empty() || folder.is_dir())
        && !file.as_os_str().to_string_lossy().starts_with("file:"))
    .then_some(file)
}
