//! Guests.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

use super::App;
use super::accounts::end_sockets;
use super::cookie::{clear_cookie, set_cookie};
use super::extract::{Body, ClientAddress, Guest, SessionToken};
use crate::error::Error;
use crate::ids::{PersonId, Token};
use crate::protocol::{Me, NameRequest};
use crate::store::{Person, Quota};
use crate::table::check_name;

/// Who one is; nobody yet is an answer, and no mistake of a page that asks first. Renews the cookie now and then.
///
/// `200 Me | 204 "nobody yet"`
pub async fn me(
    State(app): State<App>,
    guest: Option<Guest>,
    SessionToken(token): SessionToken,
) -> Result<Response, Error> {
    let Some((Guest(person), token)) = guest.zip(token) else { return Ok(StatusCode::NO_CONTENT.into_response()) };
    let me = Json(who(&app, person).await?);
    let seen = app.hub.store().see(&token, app.hub.world().now()).await;
    // A database that cannot be written to is no reason to forget somebody.
    let renewed = seen.inspect_err(|error| tracing::warn!(%error, "a visit was not noted")).unwrap_or(false);
    Ok(if renewed { ([set_cookie(&token, &app.config)], me).into_response() } else { me.into_response() })
}

async fn who(app: &App, person: Person) -> Result<Me, Error> {
    let account = app.hub.store().account_of(&person.id).await?;
    Ok(Me { name: person.name, account: account.map(|account| account.login) })
}

/// Makes the visitor a guest, or gives the guest another name, which others see at once at every table. Sets the cookie.
///
/// `NameRequest -> 200 Me | 400 bad_name | 429 too_fast, too_many_from_here`
pub async fn set_name(
    State(app): State<App>,
    ClientAddress(address): ClientAddress,
    guest: Option<Guest>,
    Body(request): Body<NameRequest>,
) -> Result<Response, Error> {
    let name = check_name(&request.name)?;
    if let Some(Guest(person)) = guest {
        app.hub.rename(&person, &name).await?;
        return Ok(Json(who(&app, Person { name, ..person }).await?).into_response());
    }
    app.use_quota(Quota::Guests, address.into()).await?;
    let world = app.hub.world();
    let (person, token) = (Person { id: PersonId::random(world), name }, Token::random(world));
    app.hub.store().make_person(&person, &token, world.now()).await?;
    Ok(([set_cookie(&token, &app.config)], Json(Me { name: person.name, account: None })).into_response())
}

/// Forgets the visitor on this device: signs out whoever has an account, and lets a guest's games go.
///
/// `204`
pub async fn leave(
    State(app): State<App>,
    guest: Option<Guest>,
    SessionToken(token): SessionToken,
) -> Result<Response, Error> {
    if let Some((Guest(person), token)) = guest.zip(token) {
        app.hub.store().end_session(&token).await?;
        end_sockets(&app, &person.id, None).await?;
    }
    Ok((StatusCode::NO_CONTENT, [clear_cookie(&app.config)]).into_response())
}
