//! From a request to a socket.

use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::http::HeaderMap;
use axum::response::Response;

use super::App;
use super::cookie::bearer;
use super::extract::{ClientAddress, Guest, SessionToken};
use super::headers::{Absent, check_origin};
use crate::error::Error;
use crate::ws;

/// Opens a socket.
///
/// `101 "the protocol of docs/protocol.md" | 403 wrong_origin | 429 too_many_sockets`
pub async fn socket(
    State(app): State<App>,
    ClientAddress(address): ClientAddress,
    guest: Option<Guest>,
    SessionToken(token): SessionToken,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Error> {
    // No page can send a token for somebody else, as it can a cookie.
    let absent = if bearer(&headers).is_some() { Absent::Allowed } else { Absent::Refused };
    check_origin(&headers, &app.config, absent)?;
    let limits = &app.config.limits;
    let guard = app.sockets.admit(&address.into(), limits.sockets, limits.sockets_per_address);
    let guard = guard.ok_or(Error::TooManySockets)?;
    let visitor = guest.map(|Guest(person)| person).zip(token);
    let own_guard = match &visitor {
        Some((person, _)) => {
            let own = app.own_sockets.admit(&person.id, limits.sockets, limits.sockets_per_person);
            Some(own.ok_or(Error::TooManySockets)?)
        }
        None => None,
    };
    let upgrade = upgrade
        // Many sockets are idle most of the time: small buffers.
        .read_buffer_size(1024)
        .write_buffer_size(0)
        .max_write_buffer_size(1 << 20)
        // What is a little too long can still be read, and refused by its id.
        .max_message_size(16 * limits.message_bytes)
        .max_frame_size(16 * limits.message_bytes);
    Ok(upgrade.on_upgrade(move |socket| async move {
        let _counted = (guard, own_guard);
        ws::connect(socket, app.hub, visitor, address.into()).await;
    }))
}
