//! Which path does what.

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware;
use axum::routing::{delete, get, post, put};

use super::{
    App, accounts, archive, brought, embed, headers, openapi, operations, people, preview, socket, tables, tokens,
};

/// Every path with what it does.
pub fn router(app: App) -> Router {
    Router::new()
        .route("/healthz", get(operations::healthz))
        .route("/readyz", get(operations::readyz))
        .route("/metrics", get(operations::metrics))
        .route("/api/me", get(people::me).put(people::set_name).delete(people::leave))
        .route("/api/account", post(accounts::claim))
        .route("/api/account/sign-in", post(accounts::sign_in))
        .route("/api/account/sign-out", post(accounts::sign_out))
        .route("/api/account/password", put(accounts::change_password))
        .route("/api/account/delete", post(accounts::delete))
        .route("/api/account/tokens", get(tokens::list).post(tokens::make))
        .route("/api/account/tokens/{id}", delete(tokens::end))
        .route("/api/me/tables", get(tables::mine))
        .route("/api/me/games", get(tables::my_games))
        .route(
            "/api/me/brought",
            get(brought::list).post(brought::bring).layer(DefaultBodyLimit::max(brought::MOST_BYTES)),
        )
        .route("/api/bots", get(tables::bots))
        .route("/api/games", get(tables::games))
        .route("/api/tables", get(tables::open).post(tables::make))
        .route("/api/tables/{id}", get(tables::summary))
        .route("/api/tables/{id}/claim", post(tables::claim))
        .route("/api/tables/{id}/continue", post(tables::go_on))
        .route("/api/tables/{id}/log", get(archive::log))
        .route("/api/tables/{id}/picture.svg", get(preview::picture_svg))
        .route("/api/tables/{id}/picture.png", get(preview::picture_png))
        .route("/api/tables/{id}/record", get(archive::record))
        .route("/api/tables/{id}/replay", get(archive::replay))
        .route("/api/tables/{id}/proof", get(archive::proof))
        .route("/api/tables/{id}/review", get(archive::review))
        .route("/api/socket", get(socket::socket))
        .route("/api/openapi.json", get(openapi::json))
        .route("/api/docs", get(openapi::page))
        .route("/api/docs.js", get(openapi::script))
        .route("/api/docs.css", get(openapi::style))
        .fallback(embed::page)
        .layer(DefaultBodyLimit::max(8 * 1024))
        .layer(middleware::from_fn_with_state(app.clone(), headers::guard))
        .with_state(app)
}
