//! The cookie that a visitor is known by.

use axum::http::header::{AUTHORIZATION, COOKIE, SET_COOKIE};
use axum::http::{HeaderMap, HeaderName, HeaderValue};

use crate::config::Config;
use crate::ids::Token;
use crate::store::TOKEN_AGE;

/// How long a cookie lasts, in seconds.
const AGE: u64 = TOKEN_AGE / 1000;

/// The token that a request brings: a program's in its `Authorization`, or else a browser's in its cookie.
pub fn token(headers: &HeaderMap, config: &Config) -> Option<Token> {
    if let Some(token) = bearer(headers) {
        return token;
    }
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == cookie_name(config)).and_then(|(_, value)| Token::parse(value))
}

/// The token behind `Bearer` in a request's `Authorization`, if it has one; nothing where it can be none.
pub fn bearer(headers: &HeaderMap) -> Option<Option<Token>> {
    let text = headers.get(AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = text.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| Token::parse(token.trim()))
}

fn cookie_name(config: &Config) -> &'static str {
    if config.secure { "__Host-parure" } else { "parure" }
}

/// The header that lets a visitor in from now on.
pub fn set_cookie(token: &Token, config: &Config) -> (HeaderName, HeaderValue) {
    header(token.reveal(), AGE, config)
}

/// The header that forgets a visitor.
pub fn clear_cookie(config: &Config) -> (HeaderName, HeaderValue) {
    header("", 0, config)
}

fn header(value: &str, age: u64, config: &Config) -> (HeaderName, HeaderValue) {
    let (name, secure) = (cookie_name(config), if config.secure { "; Secure" } else { "" });
    let text = format!("{name}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}");
    (SET_COOKIE, HeaderValue::from_str(&text).expect("tokens have no characters that headers forbid"))
}
