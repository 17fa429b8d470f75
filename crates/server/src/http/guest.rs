//! Who a request comes from, by its cookie.

use std::net::{IpAddr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts, OptionalFromRequestParts};
use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue};

use super::App;
use crate::config::Config;
use crate::error::Error;
use crate::ids::Token;
use crate::store::{Person, TOKEN_AGE};

/// How long a cookie lasts, in seconds.
const AGE: u64 = TOKEN_AGE / 1000;

/// Whoever a request comes from.
pub struct Guest(pub Person);

impl FromRequestParts<App> for Guest {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Error> {
        find(&parts.headers, app).await?.map(Self).ok_or(Error::NoGuest)
    }
}

impl OptionalFromRequestParts<App> for Guest {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Option<Self>, Error> {
        Ok(find(&parts.headers, app).await?.map(Self))
    }
}

/// The token that a request brings, of whatever worth.
pub struct Brought(pub Option<Token>);

impl FromRequestParts<App> for Brought {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Error> {
        Ok(Self(token(&parts.headers, &app.config)))
    }
}

/// The address that a request comes from.
pub struct From(pub IpAddr);

impl FromRequestParts<App> for From {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Error> {
        let ConnectInfo(peer) = parts.extensions.get::<ConnectInfo<SocketAddr>>().ok_or(Error::Internal)?;
        Ok(Self(app.address(*peer, &parts.headers)))
    }
}

async fn find(headers: &HeaderMap, app: &App) -> Result<Option<Person>, Error> {
    match token(headers, &app.config) {
        Some(token) => Ok(app.hub.store().person(&token.hash(), app.hub.world().now()).await?),
        None => Ok(None),
    }
}

/// The token in a request's cookie.
fn token(headers: &HeaderMap, config: &Config) -> Option<Token> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == cookie_name(config)).and_then(|(_, value)| Token::parse(value))
}

fn cookie_name(config: &Config) -> &'static str {
    if config.secure { "__Host-parure" } else { "parure" }
}

/// The header that lets a visitor in from now on.
pub fn let_in(token: &Token, config: &Config) -> (HeaderName, HeaderValue) {
    cookie(token.reveal(), AGE, config)
}

/// The header that forgets a visitor.
pub fn let_out(config: &Config) -> (HeaderName, HeaderValue) {
    cookie("", 0, config)
}

fn cookie(value: &str, age: u64, config: &Config) -> (HeaderName, HeaderValue) {
    let (name, secure) = (cookie_name(config), if config.secure { "; Secure" } else { "" });
    let text = format!("{name}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}");
    (SET_COOKIE, HeaderValue::from_str(&text).expect("tokens have no characters that headers forbid"))
}
