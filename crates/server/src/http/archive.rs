//! What is kept of finished games, for everybody with the link.

use std::sync::{Arc, PoisonError};
use std::time::Duration;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use tokio::sync::OnceCell;

use super::App;
use super::extract::{ClientAddress, Guest};
use super::tables::table_id;
use crate::bots;
use crate::error::Error;
use crate::ids::TableId;
use crate::protocol::{LogPage, Proof, Replay, Review};
use crate::table::Table;

/// How many games that went on from one another are proved together.
const MOST_ORIGINS: usize = 16;

/// How many reviews are kept.
const KEPT_REVIEWS: usize = 64;

/// How long a review may take, with the wait for a free thread.
const PATIENCE: Duration = Duration::from_secs(30);

/// Which part of a log is asked for.
#[derive(Deserialize)]
pub struct LogQuery {
    /// The lines before this one, counted from the first line of the log; by default the last ones.
    before: Option<usize>,
}

/// A part of the log of a table, for the lines that a snapshot has no room for.
///
/// `200 LogPage | 404 no_table`
pub async fn log(
    State(app): State<App>,
    guest: Option<Guest>,
    Path(id): Path<String>,
    Query(LogQuery { before }): Query<LogQuery>,
) -> Result<Json<LogPage>, Error> {
    let person = guest.map(|Guest(person)| person.id);
    let page = move |table: &Table, _: &_| LogPage::of(table, person.as_ref(), before.unwrap_or(usize::MAX));
    Ok(Json(app.hub.look(&table_id(&id)?, page).await?))
}

/// The record of a finished game.
///
/// `200 "text, see docs/record.md" | 409 not_over`
pub async fn record(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Error> {
    let named = |table: &Table| table.record().map(|text| (text, table.record_name()));
    let (text, name) = app.hub.look(&table_id(&id)?, move |table, _| named(table)).await??;
    // Names beyond ASCII need the second form; what cannot read it takes the first.
    let plain: String = name.chars().map(|letter| if letter.is_ascii() { letter } else { '_' }).collect();
    let disposition = format!("attachment; filename=\"{plain}\"; filename*=UTF-8''{}", percent_encoded(&name));
    let headers = [("content-type", "text/plain; charset=utf-8".to_owned()), ("content-disposition", disposition)];
    Ok((headers, text).into_response())
}

/// Through whose eyes a game is told.
#[derive(Deserialize)]
pub struct ReplayQuery {
    /// A seat; by default nothing is hidden.
    seat: Option<usize>,
}

/// A finished game step by step, with nothing hidden, or with `?seat=N` as it was open to that seat.
///
/// `200 Replay | 400 bad_seat | 409 not_over`
pub async fn replay(
    State(app): State<App>,
    guest: Option<Guest>,
    Path(id): Path<String>,
    Query(ReplayQuery { seat }): Query<ReplayQuery>,
) -> Result<Json<Replay>, Error> {
    let person = guest.map(|Guest(person)| person.id);
    Ok(Json(app.hub.look(&table_id(&id)?, move |table, _| Replay::of(table, person.as_ref(), seat)).await??))
}

/// A text in which only what every header takes stands as it is.
fn percent_encoded(text: &str) -> String {
    let byte = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' => char::from(byte).to_string(),
        _ => format!("%{byte:02X}"),
    };
    text.bytes().map(byte).collect()
}

/// The proof of a finished game's luck, for `parure verify`.
///
/// `200 Proof | 409 not_over, not_dealt`
pub async fn proof(State(app): State<App>, Path(id): Path<String>) -> Result<Json<Proof>, Error> {
    let mut proof = app.hub.look(&table_id(&id)?, |table, _| Proof::of(table)).await??;
    let mut newest = &mut proof;
    // A game that goes on from another one is proved together with it. Where that is gone, the proof shows it.
    for _ in 0..MOST_ORIGINS {
        let Some(origin) = &mut newest.origin else { break };
        let Some(table) = TableId::parse(&origin.table) else { break };
        let Ok(Ok(before)) = app.hub.look(&table, |table, _| Proof::of(table)).await else { break };
        newest = &mut **origin.proof.insert(Box::new(before));
    }
    Ok(Json(proof))
}

/// A finished game looked at by a strong bot.
///
/// `200 Review | 409 not_over | 429 too_fast | 503 busy`
pub async fn review(
    State(app): State<App>,
    ClientAddress(address): ClientAddress,
    Path(id): Path<String>,
) -> Result<Json<Review>, Error> {
    let finished = |table: &Table| table.finished().map(|play| (play.clone(), table.moves_before()));
    let (play, before) = app.hub.look(&table_id(&id)?, move |table, _| finished(table)).await??;
    let kept = kept_review(&app, &id);
    // Everybody at the table asks when the game is over: the first has it made, the others wait for it.
    let review = kept.get_or_try_init(|| async {
        app.reviews.check(address.into()).map_err(|wait| Error::TooFast { wait })?;
        let moves = app.hub.bots().review(PATIENCE, move || bots::review(&play, before)).await?;
        Ok::<_, Error>(Review { table: id.clone(), moves })
    });
    Ok(Json(review.await?.clone()))
}

/// Where the review of a table is kept, or will be.
fn kept_review(app: &App, table: &str) -> Arc<OnceCell<Review>> {
    let mut reviews = app.reviewed.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, kept)) = reviews.iter().find(|(of, _)| of == table) {
        return kept.clone();
    }
    let kept = Arc::default();
    reviews.push_front((table.to_owned(), Arc::clone(&kept)));
    reviews.truncate(KEPT_REVIEWS);
    kept
}
