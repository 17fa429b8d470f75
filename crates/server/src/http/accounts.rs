//! Accounts: claimed by guests, signed in to, changed, given up.

use std::net::IpAddr;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

use super::App;
use super::cookie::{clear_cookie, set_cookie};
use super::extract::{Body, ClientAddress, Guest, SessionToken};
use crate::account::{Login, Password};
use crate::error::Error;
use crate::ids::{PersonId, Token};
use crate::protocol::{DeleteAccountRequest, Me, NewAccountRequest, PasswordRequest, SignInRequest};
use crate::room::SignedOut;
use crate::store::{Account, Claimed, Person};

/// Makes an account for the guest, who keeps name, games and seats. Sets a new cookie.
///
/// `NewAccountRequest -> 201 Me | 400 bad_login, weak_password | 401 no_guest | 409 login_taken, has_account | 429
/// too_many_attempts | 503 busy`
pub async fn claim(
    State(app): State<App>,
    ClientAddress(address): ClientAddress,
    Guest(person): Guest,
    SessionToken(old): SessionToken,
    Body(request): Body<NewAccountRequest>,
) -> Result<Response, Error> {
    let (store, world) = (app.hub.store(), app.hub.world());
    let login = Login::parse(&request.login)?;
    request.password.check_new(&login)?;
    if store.account_of(&person.id).await?.is_some() {
        return Err(Error::HasAccount);
    }
    // A name that is taken is something to be found out by trying, too.
    app.attempts.begin(None, address, world.now()).await?;
    if store.account_named(&login).await?.is_some() {
        return Err(Error::LoginTaken);
    }
    let hash = app.hashing.hash(request.password, world).await?;
    let token = Token::random(world);
    match store.make_account(&person.id, &login, &hash, &token, world.now()).await? {
        Claimed::Yes => {}
        Claimed::Taken => return Err(Error::LoginTaken),
        Claimed::Before => return Err(Error::HasAccount),
    }
    app.attempts.forgive(None, address, world.now()).await?;
    end_sockets(&app, &person.id, old.as_ref()).await?;
    tracing::info!(target: SECURITY, person = %person.id, %address, "an account was made");
    let me = Me { name: person.name, account: Some(login.shown().to_owned()) };
    Ok((StatusCode::CREATED, [set_cookie(&token, &app.config)], Json(me)).into_response())
}

/// Signs in to an account. Sets a new cookie in place of the one there was.
///
/// `SignInRequest -> 200 Me | 400 bad_login | 401 wrong_credentials | 429 too_many_attempts | 503 busy, storage`
pub async fn sign_in(
    State(app): State<App>,
    ClientAddress(address): ClientAddress,
    guest: Option<Guest>,
    SessionToken(old): SessionToken,
    Body(request): Body<SignInRequest>,
) -> Result<Response, Error> {
    let (store, world) = (app.hub.store(), app.hub.world());
    let login = Login::parse(&request.login)?;
    let account = store.account_named(&login).await?;
    prove(&app, &login, account.as_ref(), request.password, address).await?;
    let account = account.ok_or(Error::WrongCredentials)?;
    let token = Token::random(world);
    if !store.sign_in(&account, &token, world.now()).await? {
        return Err(Error::WrongCredentials);
    }
    let before = guest.map(|Guest(person)| person).filter(|before| before.id != account.person);
    if let Some(before) = before.as_ref().filter(|_| request.bring_games)
        && let Err(error) = bring(&app, before, &account).await
    {
        // Still the guest of before, with everything that was not brought yet: trying again goes on with it.
        store.end_session(&token).await?;
        return Err(error);
    }
    if let Some(old) = old {
        store.end_session(&old).await?;
    }
    if let Some(before) = before {
        end_sockets(&app, &before.id, None).await?;
    }
    tracing::info!(target: SECURITY, person = %account.person, %address, "signed in");
    let person = store.person(&token.hash(), world.now()).await?.ok_or(Error::WrongCredentials)?;
    let me = Me { name: person.name, account: Some(account.login) };
    Ok(([set_cookie(&token, &app.config)], Json(me)).into_response())
}

/// The games of a guest are the account's. Those of another account stay there.
async fn bring(app: &App, guest: &Person, account: &Account) -> Result<(), Error> {
    if app.hub.store().account_of(&guest.id).await?.is_some() {
        return Ok(());
    }
    app.hub.merge_seats(&guest.id, &account.person).await
}

/// Signs out on every device.
///
/// `204 | 401 no_guest | 409 no_account`
pub async fn sign_out(
    State(app): State<App>,
    ClientAddress(address): ClientAddress,
    Guest(person): Guest,
) -> Result<Response, Error> {
    let account = own_account(&app, &person).await?;
    app.hub.store().end_sessions(&account.person).await?;
    end_sockets(&app, &account.person, None).await?;
    tracing::info!(target: SECURITY, person = %account.person, %address, "signed out everywhere");
    Ok((StatusCode::NO_CONTENT, [clear_cookie(&app.config)]).into_response())
}

/// Changes the password, and signs out every other device. Sets a new cookie.
///
/// `PasswordRequest -> 204 | 400 weak_password | 401 no_guest, wrong_credentials | 409 no_account | 429
/// too_many_attempts | 503 busy`
pub async fn change_password(
    State(app): State<App>,
    ClientAddress(address): ClientAddress,
    Guest(person): Guest,
    SessionToken(old): SessionToken,
    Body(request): Body<PasswordRequest>,
) -> Result<Response, Error> {
    let (store, world) = (app.hub.store(), app.hub.world());
    let account = own_account(&app, &person).await?;
    let login = Login::parse(&account.login)?;
    request.new.check_new(&login)?;
    prove(&app, &login, Some(&account), request.old, address).await?;
    let hash = app.hashing.hash(request.new, world).await?;
    let token = Token::random(world);
    if !store.change_password(&account, &hash, &token, world.now()).await? {
        return Err(Error::WrongCredentials);
    }
    end_sockets(&app, &account.person, old.as_ref()).await?;
    tracing::info!(target: SECURITY, person = %account.person, %address, "a password was changed");
    Ok((StatusCode::NO_CONTENT, [set_cookie(&token, &app.config)]).into_response())
}

/// Deletes the account, its name and password. On this device the person goes on as a guest, with games and seats. Sets
/// a new cookie.
///
/// `DeleteAccountRequest -> 204 | 401 no_guest, wrong_credentials | 409 no_account | 429 too_many_attempts | 503
/// busy`
pub async fn delete(
    State(app): State<App>,
    ClientAddress(address): ClientAddress,
    Guest(person): Guest,
    SessionToken(old): SessionToken,
    Body(request): Body<DeleteAccountRequest>,
) -> Result<Response, Error> {
    let (store, world) = (app.hub.store(), app.hub.world());
    let account = own_account(&app, &person).await?;
    let login = Login::parse(&account.login)?;
    prove(&app, &login, Some(&account), request.password, address).await?;
    let token = Token::random(world);
    if !store.delete_account(&account, &token, world.now()).await? {
        return Err(Error::WrongCredentials);
    }
    end_sockets(&app, &account.person, old.as_ref()).await?;
    tracing::info!(target: SECURITY, person = %account.person, %address, "an account was deleted");
    Ok((StatusCode::NO_CONTENT, [set_cookie(&token, &app.config)]).into_response())
}

/// Where the log says who came and went. It names neither login names, which people confuse with their passwords, nor
/// anything that lets somebody in.
pub const SECURITY: &str = "parure_server::security";

async fn own_account(app: &App, person: &Person) -> Result<Account, Error> {
    app.hub.store().account_of(&person.id).await?.ok_or(Error::NoAccount)
}

/// Refuses whoever does not know the password, and whoever guesses too often.
async fn prove(
    app: &App,
    login: &Login,
    account: Option<&Account>,
    password: Password,
    address: IpAddr,
) -> Result<(), Error> {
    let now = app.hub.world().now();
    let refused = |error: Error| {
        tracing::warn!(target: SECURITY, code = error.code(), %address, "a password was refused");
        error
    };
    app.attempts.begin(Some(login), address, now).await.map_err(refused)?;
    let hash = account.map(|account| account.password.as_str());
    match app.hashing.verify(password, hash).await {
        Ok(true) => app.attempts.succeed(login, address, now).await,
        Ok(false) => Err(refused(Error::WrongCredentials)),
        Err(error) => {
            app.attempts.forgive(Some(login), address, now).await?;
            Err(error)
        }
    }
}

/// Ends a person's sockets that are let in no longer, here and on other nodes, but those that the token in hand has opened:
/// they belong to whoever asks.
pub async fn end_sockets(app: &App, person: &PersonId, but: Option<&Token>) -> Result<(), Error> {
    let but = but.map(Token::hash);
    app.hub.store().tell_signed_out(person, but.as_deref()).await?;
    app.hub.end_sockets(SignedOut::Person(person.clone(), but));
    Ok(())
}
