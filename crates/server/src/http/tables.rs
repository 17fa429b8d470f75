//! Tables: finding, making, joining.

use std::time::{Duration, Instant};

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use serde::Deserialize;

use super::App;
use super::extract::{Body, ClientAddress, Guest};
use crate::error::Error;
use crate::ids::{TableId, Token};
use crate::limit::Network;
use crate::protocol::{
    BotList, ClaimRequest, ContinueRequest, CreateRequest, Created, GameList, OpenTable, TableSummary, offer,
};
use crate::room::OWNER_GONE;
use crate::store::{OpenRow, Person, Quota};
use crate::table::{AccessRequest, ClockRule, Refusal, Request};
use crate::world::Millis;

/// How many tables a list shows.
const LISTED: i64 = 50;
/// How many finished games are shown at once.
const GAMES_PAGE: i64 = 20;
/// For how long one look at the open tables is good enough for everybody.
const LIST_AGE: Duration = Duration::from_secs(1);

/// The table that a path names.
pub fn table_id(id: &str) -> Result<TableId, Error> {
    TableId::parse(id).ok_or(Error::NoTable)
}

/// The open tables with a free seat, the newest first. Those whose owner is not there are left out, unless they are played
/// by days.
///
/// `200 OpenTable[]`
pub async fn open(State(app): State<App>) -> Result<Json<Vec<OpenTable>>, Error> {
    let now = app.hub.world().now();
    let mut listed = app.open_tables.lock().await;
    // Everybody on the front page asks every few seconds; they read the same.
    if let Some((_, tables)) = listed.as_ref().filter(|(read, _)| read.elapsed() < LIST_AGE) {
        return Ok(Json(tables.clone()));
    }
    let rows = app.hub.store().open_tables(4 * LISTED).await?;
    let awaited = |row: &OpenRow| row.seen + OWNER_GONE >= now || matches!(row.config.clock, ClockRule::Days { .. });
    let table = |OpenRow { id, owner, config, free, created, .. }| OpenTable {
        table: id.to_string(),
        config,
        owner,
        free: free as u32,
        created,
    };
    let tables: Vec<OpenTable> = rows.into_iter().filter(awaited).take(LISTED as usize).map(table).collect();
    *listed = Some((Instant::now(), tables.clone()));
    Ok(Json(tables))
}

/// Makes a table.
///
/// `CreateRequest -> 201 Created | 400 bad_config, bad_message | 401 no_guest | 429 too_many_tables,
/// too_many_from_here`
pub async fn make(
    State(app): State<App>,
    ClientAddress(address): ClientAddress,
    Guest(person): Guest,
    Body(request): Body<CreateRequest>,
) -> Result<(StatusCode, Json<Created>), Error> {
    check_tables(&app, &person, address.into()).await?;
    let table = app.hub.make_table(request.config, &person).await?;
    Ok((StatusCode::CREATED, Json(Created { table: table.to_string() })))
}

/// Makes a table at which a finished game goes on from one of its positions, with new luck.
///
/// `ContinueRequest -> 201 Created | 400 bad_config, bad_message | 401 no_guest | 409 not_over | 429 too_many_tables,
/// too_many_from_here`
pub async fn go_on(
    State(app): State<App>,
    ClientAddress(address): ClientAddress,
    Guest(person): Guest,
    Path(id): Path<String>,
    Body(request): Body<ContinueRequest>,
) -> Result<(StatusCode, Json<Created>), Error> {
    check_tables(&app, &person, address.into()).await?;
    let table = app.hub.go_on(&table_id(&id)?, request.step, request.seats, &person).await?;
    Ok((StatusCode::CREATED, Json(Created { table: table.to_string() })))
}

async fn check_tables(app: &App, person: &Person, from: Network) -> Result<(), Error> {
    let live = app.hub.store().live_tables_of(&person.id).await?;
    if live >= app.config.limits.tables_per_guest.into() {
        return Err(Error::TooManyTables);
    }
    app.use_quota(Quota::Tables, from).await
}

/// The tables of one's own that wait or are played: running games first, the newest first.
///
/// `200 TableSummary[] | 401 no_guest`
pub async fn mine(State(app): State<App>, Guest(person): Guest) -> Result<Json<Vec<TableSummary>>, Error> {
    let tables = app.hub.store().tables_of(&person.id, LISTED).await?;
    summaries(&app, &person, tables).await
}

/// Which part of the finished games is asked for.
#[derive(Deserialize)]
pub struct GamesQuery {
    /// Those that ended before this time.
    before: Option<Millis>,
}

/// The finished games of one's own, the latest first: 20, and those before a time if that is given.
///
/// `200 TableSummary[] | 401 no_guest`
pub async fn my_games(
    State(app): State<App>,
    Guest(person): Guest,
    Query(GamesQuery { before }): Query<GamesQuery>,
) -> Result<Json<Vec<TableSummary>>, Error> {
    let tables = app.hub.store().games_of(&person.id, before.unwrap_or(Millis::MAX), GAMES_PAGE).await?;
    summaries(&app, &person, tables).await
}

async fn summaries(app: &App, person: &Person, tables: Vec<TableId>) -> Result<Json<Vec<TableSummary>>, Error> {
    let mut summaries = Vec::new();
    for id in tables {
        let asker = person.id.clone();
        let summary = app.hub.glance(&id, move |table, presence| TableSummary::of(table, Some(&asker), presence)).await;
        summaries.extend(summary.ok());
    }
    Ok(Json(summaries))
}

/// A table in short, for everybody with the link.
///
/// `200 TableSummary | 404 no_table`
pub async fn summary(
    State(app): State<App>,
    guest: Option<Guest>,
    Path(id): Path<String>,
) -> Result<Json<TableSummary>, Error> {
    let person = guest.map(|Guest(person)| person.id);
    let id = table_id(&id)?;
    let summary = app.hub.look(&id, move |table, presence| TableSummary::of(table, person.as_ref(), presence)).await?;
    Ok(Json(summary))
}

/// Continues a seat on this device, with the key of a seat link.
///
/// `ClaimRequest -> 204 | 403 no_key | 404 no_table`
pub async fn claim(
    State(app): State<App>,
    Guest(person): Guest,
    Path(id): Path<String>,
    Body(request): Body<ClaimRequest>,
) -> Result<StatusCode, Error> {
    let key = Token::parse(&request.key).ok_or(Refusal::NoKey)?;
    let claim = Request::Access(person.id, AccessRequest::Claim { key_hash: key.hash() });
    app.hub.ask(&table_id(&id)?, claim).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The bots that can be asked to play.
///
/// `200 BotList`
pub async fn bots() -> Json<BotList> {
    Json(BotList::ours())
}

/// The games and everything that can be agreed on: seats, presets, house rules with their bounds, clocks.
///
/// `200 GameList`
pub async fn games() -> Json<GameList> {
    Json(offer())
}
