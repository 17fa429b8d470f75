//! Tokens that let programs in: shown once, kept as hashes, ended by their owner.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};

use super::App;
use super::accounts::{SECURITY, end_sockets};
use super::cookie::bearer;
use super::extract::{Body, ClientAddress, Guest};
use crate::error::Error;
use crate::ids::Token;
use crate::protocol::{NewToken, ProgramToken, TokenRequest};
use crate::store::{Account, KeptToken, Person};
use crate::table::{Refusal, is_shown};

/// The most programs that an account lets in.
const MOST: u32 = 10;

/// The longest name of a token, in characters.
const LONGEST: usize = 40;

/// Makes a token by which a program plays as the account. It is shown this once.
///
/// `TokenRequest -> 201 NewToken | 400 bad_name | 401 no_guest | 409 no_account | 429 too_many_tokens`
pub async fn make(
    State(app): State<App>,
    ClientAddress(address): ClientAddress,
    Guest(person): Guest,
    headers: HeaderMap,
    Body(request): Body<TokenRequest>,
) -> Result<(StatusCode, Json<NewToken>), Error> {
    let (store, world) = (app.hub.store(), app.hub.world());
    let account = owner(&app, &person, &headers).await?;
    let name = request.name.trim();
    if name.chars().count() > LONGEST || !is_shown(name) {
        return Err(Error::Refused(Refusal::BadName));
    }
    let token = Token::random(world);
    if !store.let_program_in(&account.person, &token, name, MOST, world.now()).await? {
        return Err(Error::TooManyTokens);
    }
    tracing::info!(target: SECURITY, person = %account.person, %address, "a token was made");
    Ok((StatusCode::CREATED, Json(NewToken { name: name.to_owned(), token: token.reveal().to_owned() })))
}

/// The account's tokens, the newest first, without what lets anybody in.
///
/// `200 ProgramToken[] | 401 no_guest | 409 no_account`
pub async fn list(
    State(app): State<App>,
    Guest(person): Guest,
    headers: HeaderMap,
) -> Result<Json<Vec<ProgramToken>>, Error> {
    let account = owner(&app, &person, &headers).await?;
    let kept = app.hub.store().program_tokens(&account.person).await?.into_iter();
    let shown =
        |KeptToken { id, label, created, seen }| ProgramToken { id, name: label, created_ms: created, seen_ms: seen };
    Ok(Json(kept.map(shown).collect()))
}

/// Ends a token: its program is let in no longer, and its sockets are closed.
///
/// `204 | 401 no_guest | 403 no_key | 409 no_account`
pub async fn end(
    State(app): State<App>,
    ClientAddress(address): ClientAddress,
    Guest(person): Guest,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Result<StatusCode, Error> {
    let account = owner(&app, &person, &headers).await?;
    if !app.hub.store().let_program_out(&account.person, &id).await? {
        return Err(Error::Refused(Refusal::NoKey));
    }
    end_sockets(&app, &account.person, super::cookie::token(&headers, &app.config).as_ref()).await?;
    tracing::info!(target: SECURITY, person = %account.person, %address, "a token was ended");
    Ok(StatusCode::NO_CONTENT)
}

/// The account of whoever asks from a browser: a program's token makes and ends no others.
async fn owner(app: &App, person: &Person, headers: &HeaderMap) -> Result<Account, Error> {
    if bearer(headers).is_some() {
        return Err(Error::NoGuest);
    }
    app.hub.store().account_of(&person.id).await?.ok_or(Error::NoAccount)
}
