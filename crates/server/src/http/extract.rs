//! What handlers are given of a request.

use std::net::{IpAddr, SocketAddr};

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, OptionalFromRequestParts, Request};
use axum::http::HeaderMap;
use axum::http::request::Parts;

use super::{App, cookie};
use crate::error::Error;
use crate::ids::Token;
use crate::store::Person;

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

/// The token in a request's cookie, of whatever worth.
pub struct SessionToken(pub Option<Token>);

impl FromRequestParts<App> for SessionToken {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Error> {
        Ok(Self(cookie::token(&parts.headers, &app.config)))
    }
}

/// The address that a request comes from.
pub struct ClientAddress(pub IpAddr);

impl FromRequestParts<App> for ClientAddress {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Error> {
        let ConnectInfo(peer) = parts.extensions.get::<ConnectInfo<SocketAddr>>().ok_or(Error::Internal)?;
        Ok(Self(app.address(*peer, &parts.headers)))
    }
}

async fn find(headers: &HeaderMap, app: &App) -> Result<Option<Person>, Error> {
    match cookie::token(headers, &app.config) {
        Some(token) => {
            let (store, now) = (app.hub.store(), app.hub.world().now());
            let person = store.person(&token.hash(), now).await?;
            // A browser's is noted when the page asks who it is, and its cookie is set anew.
            if person.is_some() && cookie::bearer(headers).is_some() {
                store.see(&token, now).await?;
            }
            Ok(person)
        }
        None => Ok(None),
    }
}

/// A JSON body; what cannot be read is refused in our own words.
pub struct Body<T>(pub T);

impl<T: serde::de::DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Error;

    async fn from_request(request: Request, app: &App) -> Result<Self, Error> {
        let reading = tokio::time::timeout(app.config.limits.request_time, Json::from_request(request, app));
        match reading.await.map_err(|_| Error::TooSlow)? {
            Ok(Json(body)) => Ok(Self(body)),
            Err(JsonRejection::BytesRejection(_)) => Err(Error::TooLong),
            Err(rejection) => Err(Error::BadMessage(rejection.body_text())),
        }
    }
}
