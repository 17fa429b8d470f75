//! Why a request fails, as a stable code and a message.

use std::time::Duration;

use axum::Json;
use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use axum::response::{IntoResponse, Response};
use strum::IntoStaticStr;
use thiserror::Error;

use crate::protocol::Problem;
use crate::store::{AppendError, StepError, StoreError};
use crate::table::Refusal;

/// Why a request fails, each under a code that is its name. What went wrong inside is logged and never sent.
#[derive(Debug, Error, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
#[expect(missing_docs, reason = "the messages say it")]
pub enum Error {
    #[error(transparent)]
    Refused(#[from] Refusal),
    #[error("there is no such table")]
    NoTable,
    #[error("choose a name first")]
    NoGuest,
    #[error("a login name has 2 to 64 characters and no spaces")]
    BadLogin,
    #[error("a password has at least 8 characters, at most 200 bytes, and is not the login name")]
    WeakPassword,
    #[error("somebody else has this login name")]
    LoginTaken,
    #[error("the login name or the password is wrong")]
    WrongCredentials,
    #[error("too many attempts: try again in {seconds} seconds")]
    TooManyAttempts { seconds: u64 },
    #[error("you have an account already")]
    HasAccount,
    #[error("you have no account")]
    NoAccount,
    #[error("there is no such thing here")]
    NotFound,
    #[error("{0}")]
    BadMessage(String),
    #[error("an id has 1 to 64 characters")]
    BadId,
    #[error("say hello first, with the table's id")]
    HelloFirst,
    #[error("this page may not connect here")]
    WrongOrigin,
    #[error("you have too many tables: finish some first")]
    TooManyTables,
    #[error("too many tables or guests came from your network: try again later")]
    TooManyFromHere { wait: Duration },
    #[error("you wait at too many tables: stand up from one first")]
    TooManySeats,
    #[error("too many connections")]
    TooManySockets,
    #[error("your account lets in too many programs: end one first")]
    TooManyTokens,
    #[error("you have brought too many games from your devices: they stay where they are")]
    TooManyBrought,
    #[error("slow down")]
    TooFast { wait: Duration },
    #[error("the message is too long")]
    TooLong,
    #[error("the request took too long to arrive")]
    TooSlow,
    #[error("others are being thought for: try again in a moment")]
    Busy,
    #[error("this cannot be stored at the moment; nothing was lost or changed")]
    Storage,
    #[error("it is not known whether this was stored: look again, and send it again under the same id")]
    NotKnown,
    #[error("the server is restarting: come back in a moment")]
    ShuttingDown,
    #[error("something went wrong on our side")]
    Internal,
}

impl Error {
    /// The stable code.
    pub fn code(&self) -> &'static str {
        if let Self::Refused(refusal) = self { refusal.code() } else { self.into() }
    }

    fn status(&self) -> StatusCode {
        match self {
            Self::Refused(Refusal::NotYours | Refusal::NotOwner | Refusal::NotSeated | Refusal::NoKey)
            | Self::WrongOrigin => StatusCode::FORBIDDEN,
            Self::Refused(
                Refusal::NotOver | Refusal::NotWaiting | Refusal::NotPlaying | Refusal::NotDealt | Refusal::Stale,
            ) => StatusCode::CONFLICT,
            Self::LoginTaken | Self::HasAccount | Self::NoAccount => StatusCode::CONFLICT,
            Self::Refused(_) | Self::BadMessage(_) | Self::BadId | Self::HelloFirst => StatusCode::BAD_REQUEST,
            Self::BadLogin | Self::WeakPassword => StatusCode::BAD_REQUEST,
            Self::NoTable | Self::NotFound => StatusCode::NOT_FOUND,
            Self::NoGuest | Self::WrongCredentials => StatusCode::UNAUTHORIZED,
            Self::TooLong => StatusCode::PAYLOAD_TOO_LARGE,
            Self::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Self::TooManyTables
            | Self::TooManySeats
            | Self::TooManySockets
            | Self::TooManyTokens
            | Self::TooManyBrought => StatusCode::TOO_MANY_REQUESTS,
            Self::TooManyFromHere { .. } | Self::TooFast { .. } | Self::TooManyAttempts { .. } => {
                StatusCode::TOO_MANY_REQUESTS
            }
            Self::Busy | Self::Storage | Self::NotKnown | Self::ShuttingDown => StatusCode::SERVICE_UNAVAILABLE,
            Self::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// How long to wait before trying again, where that is known.
    pub fn wait(&self) -> Option<Duration> {
        match self {
            Self::TooFast { wait } | Self::TooManyFromHere { wait } => Some(*wait),
            Self::TooManyAttempts { seconds } => Some(Duration::from_secs(*seconds)),
            Self::Refused(refusal) => refusal.wait(),
            Self::Busy | Self::Storage | Self::TooManySockets => Some(Duration::from_secs(1)),
            _ => None,
        }
    }

    /// The same in milliseconds, as it is sent: what is begun counts in full.
    pub fn wait_ms(&self) -> Option<u64> {
        self.wait().map(|wait| wait.as_micros().div_ceil(1_000) as u64)
    }

    /// The body that says so.
    pub fn problem(&self) -> Problem {
        Problem { code: self.code().to_owned(), message: self.to_string(), wait_ms: self.wait_ms() }
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        metrics::counter!("parure_refused_total", "code" => self.code()).increment(1);
        let mut response = (self.status(), Json(self.problem())).into_response();
        if let Some(wait) = self.wait() {
            response.headers_mut().insert(RETRY_AFTER, (wait.as_millis().div_ceil(1_000) as u64).into());
        }
        response
    }
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "the store failed");
        match error {
            StoreError::NotKnown => Self::NotKnown,
            // What cannot be read any more was lost, and trying again will not help.
            StoreError::Broken(_) => Self::Internal,
            _ => Self::Storage,
        }
    }
}

impl From<StepError> for Error {
    fn from(error: StepError) -> Self {
        match error {
            StepError::Store(error) => error.into(),
            StepError::Fold(error) => {
                tracing::error!(%error, "stored steps make no table");
                Self::Internal
            }
        }
    }
}

impl From<AppendError> for Error {
    fn from(error: AppendError) -> Self {
        if error == AppendError::NotKnown { Self::NotKnown } else { Self::Storage }
    }
}
