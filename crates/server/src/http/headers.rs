//! What surrounds every request and answer: limits, origins, protective headers.

use std::net::{IpAddr, SocketAddr};

use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{
    CONNECTION, CONTENT_SECURITY_POLICY, HOST, HeaderName, ORIGIN, REFERRER_POLICY, STRICT_TRANSPORT_SECURITY,
    X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::App;
use crate::config::Config;
use crate::error::Error;

const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
                      connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; \
                      frame-ancestors 'none'";

/// Checks a request before anything else does, and protects the answer.
pub async fn guard(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    let brings_body = !matches!(*request.method(), Method::GET | Method::HEAD);
    let mut response = match check(&app, peer, &request) {
        Ok(()) => next.run(request).await,
        Err(error) => {
            // Not the whole path: the id of a table is all that it takes to watch it.
            let kind = request.uri().path().split('/').nth(2).unwrap_or_default();
            tracing::info!(code = error.code(), kind, "a request was turned away");
            error.into_response()
        }
    };
    // Whoever is refused before the body was read cannot go on with this connection, and is told.
    if brings_body && (response.status().is_client_error() || response.status().is_server_error()) {
        response.headers_mut().insert(CONNECTION, HeaderValue::from_static("close"));
    }
    protect(response.headers_mut(), app.config.secure);
    response
}

fn check(app: &App, peer: SocketAddr, request: &Request) -> Result<(), Error> {
    let address = app.address(peer, request.headers());
    if request.uri().path().starts_with("/api/") {
        app.requests.check(address.into()).map_err(|wait| Error::TooFast { wait })?;
    }
    // What changes something must come from our own page, or from a program that is no page.
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    if !reads { check_origin(request.headers(), &app.config, Absent::Allowed) } else { Ok(()) }
}

/// What a request without an origin means.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Absent {
    /// It comes from a program, which has no cookies of a visitor.
    Allowed,
    /// Browsers always name it here.
    Refused,
}

/// Whether the page that speaks is one of ours, exactly.
pub fn check_origin(headers: &HeaderMap, config: &Config, absent: Absent) -> Result<(), Error> {
    let Some(origin) = headers.get(ORIGIN) else {
        return if absent == Absent::Allowed { Ok(()) } else { Err(Error::WrongOrigin) };
    };
    let origin = origin.to_str().map_err(|_| Error::WrongOrigin)?;
    let known = if config.origins.is_empty() {
        let host = headers.get(HOST).and_then(|host| host.to_str().ok()).ok_or(Error::WrongOrigin)?;
        let scheme = if config.secure { "https" } else { "http" };
        is_at_home(host) && origin == format!("{scheme}://{host}")
    } else {
        config.origins.iter().any(|known| known == origin)
    };
    if known { Ok(()) } else { Err(Error::WrongOrigin) }
}

/// Whether a host's name can only be one of this house: an address, or a name that nobody can register.
///
/// Any other name can be made to point here by whoever owns it, and a page of theirs would then be of the same origin. So
/// other names need to be named by `--origin`.
fn is_at_home(host: &str) -> bool {
    let name = host.rsplit_once(':').filter(|(_, port)| port.bytes().all(|digit| digit.is_ascii_digit()));
    let name = name.map_or(host, |(name, _)| name).trim_end_matches('.').to_ascii_lowercase();
    let address = name.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>().is_ok();
    let reserved = [".localhost", ".local", ".home.arpa", ".internal", ".lan"];
    address || (!name.is_empty() && !name.contains('.')) || reserved.iter().any(|end| name.ends_with(end))
}

fn protect(headers: &mut HeaderMap, secure: bool) {
    let mut set = |name: HeaderName, value: &'static str| _ = headers.insert(name, HeaderValue::from_static(value));
    set(CONTENT_SECURITY_POLICY, POLICY);
    set(X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(X_FRAME_OPTIONS, "DENY");
    set(REFERRER_POLICY, "no-referrer");
    set(HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
    set(HeaderName::from_static("cross-origin-resource-policy"), "same-origin");
    set(HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()");
    if secure {
        set(STRICT_TRANSPORT_SECURITY, "max-age=31536000");
    }
}

#[cfg(test)]
mod tests {
    use super::is_at_home;

    #[test]
    fn names_that_somebody_can_register_are_not_at_home() {
        let home =
            ["127.0.0.1:8080", "[::1]:8080", "192.168.1.7", "localhost:8080", "nas", "nas.local", "parure.home.arpa"];
        for host in home {
            assert!(is_at_home(host), "{host}");
        }
        for host in ["evil.example", "evil.example:8080", "127.0.0.1.evil.example", "local.evil.example.", "", ":8080"]
        {
            assert!(!is_at_home(host), "{host}");
        }
    }
}
