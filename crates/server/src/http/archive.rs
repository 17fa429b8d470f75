//! What is kept of finished games, for everybody with the link.

use std::time::Duration;

use axum::Json;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use parure_bots::Budget;

use super::App;
use super::openapi::TablePath;
use super::tables::table_id;
use crate::bots;
use crate::error::Error;
use crate::game::{Position, Telling};
use crate::protocol::{Proof, Replay, Review, ReviewMove};
use crate::table::Play;

/// How much a review thinks in all, in iterations of a search, and at most about one move.
const THOUGHT: u32 = 12_000;
const MOST_EACH: u32 = 300;
/// How long a review may take, with the wait for a free thread.
const PATIENCE: Duration = Duration::from_secs(30);

/// The record of a finished game.
#[utoipa::path(get, path = "/api/tables/{id}/record", params(TablePath),
    responses((status = 200, description = "text, see docs/record.md"), (status = 409, description = "`not_over`")))]
pub async fn record(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Error> {
    let text = app.hub.look(&table_id(&id)?, |table, _| table.record()).await??;
    let disposition = format!("attachment; filename=\"{id}.parure\"");
    let headers = [("content-type", "text/plain; charset=utf-8".to_owned()), ("content-disposition", disposition)];
    Ok((headers, text).into_response())
}

/// A finished game step by step, with nothing hidden.
#[utoipa::path(get, path = "/api/tables/{id}/replay", params(TablePath),
    responses((status = 200, body = Replay), (status = 409, description = "`not_over`")))]
pub async fn replay(State(app): State<App>, Path(id): Path<String>) -> Result<Json<Replay>, Error> {
    Ok(Json(app.hub.look(&table_id(&id)?, |table, _| Replay::of(table)).await??))
}

/// The proof of a finished game's luck, for `parure verify`.
#[utoipa::path(get, path = "/api/tables/{id}/proof", params(TablePath),
    responses((status = 200, body = Proof), (status = 409, description = "`not_over`")))]
pub async fn proof(State(app): State<App>, Path(id): Path<String>) -> Result<Json<Proof>, Error> {
    Ok(Json(app.hub.look(&table_id(&id)?, |table, _| Proof::of(table)).await??))
}

/// A finished game looked at by a strong bot.
#[utoipa::path(get, path = "/api/tables/{id}/review", params(TablePath),
    responses((status = 200, body = Review), (status = 409, description = "`not_over`"),
        (status = 503, description = "`busy`")))]
pub async fn review(State(app): State<App>, Path(id): Path<String>) -> Result<Json<Review>, Error> {
    let play = app.hub.look(&table_id(&id)?, |table, _| table.finished().cloned()).await??;
    let seed = u64::from_le_bytes(app.hub.world().bytes());
    let moves = app.hub.bots().review(PATIENCE, move || judge(&play, seed)).await?;
    Ok(Json(Review { table: id, moves }))
}

fn judge(play: &Play, seed: u64) -> Vec<ReviewMove> {
    let mut position: Position = play.start().clone();
    let mut telling = Telling::default();
    let mut judged = Vec::new();
    let each = (THOUGHT / play.moves().len().max(1) as u32).clamp(20, MOST_EACH);
    for made in play.moves() {
        judged.extend(bots::judge(position.any(), made.seat, &made.action, &Budget::iterations(each), seed));
        if position.play(&made.action, &made.draws, made.version, &mut telling).is_err() {
            break;
        }
    }
    judged
}
