//! Tables: finding, making, joining.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use parure_bots::{BotLevel, Personality};
use parure_engine::any::GameId;

use super::App;
use super::extract::{Body, ClientAddress, Guest};
use crate::error::Error;
use crate::ids::{TableId, Token};
use crate::limit::Network;
use crate::protocol::offer;
use crate::protocol::{
    BotInfo, BotList, ClaimRequest, ContinueRequest, CreateRequest, Created, GameList, OpenTable, TableSummary,
};
use crate::store::{Person, Quota};
use crate::table::{AccessRequest, Refusal, Request};

/// How many tables a list shows.
const LISTED: i64 = 50;

/// The table that a path names.
pub fn table_id(id: &str) -> Result<TableId, Error> {
    TableId::parse(id).ok_or(Error::NoTable)
}

/// The open tables with a free seat, the newest first.
///
/// `200 OpenTable[]`
pub async fn open(State(app): State<App>) -> Result<Json<Vec<OpenTable>>, Error> {
    let rows = app.hub.store().open_tables(LISTED).await?;
    let table = |row: crate::store::OpenRow| {
        let game: GameId = row.kind.parse().ok()?;
        Some(OpenTable {
            table: row.id.to_string(),
            game: game.into(),
            owner: row.owner_name,
            seats: row.seats as u32,
            free: row.free as u32,
            created: row.created,
        })
    };
    Ok(Json(rows.into_iter().filter_map(table).collect()))
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

/// The tables that one sits or sat at, running games first.
///
/// `200 TableSummary[] | 401 no_guest`
pub async fn mine(State(app): State<App>, Guest(person): Guest) -> Result<Json<Vec<TableSummary>>, Error> {
    let mut summaries = Vec::new();
    for id in app.hub.store().tables_of(&person.id, LISTED).await? {
        let asker = person.id.clone();
        let summary = app.hub.look(&id, move |table, presence| TableSummary::of(table, Some(&asker), presence)).await;
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
    let info = |level: BotLevel| {
        let rating = |game: GameId| Some((game.name().to_owned(), parure_bots::rating(game, level)?));
        BotInfo { level, ratings: GameId::ALL.into_iter().filter_map(rating).collect() }
    };
    Json(BotList { levels: BotLevel::ALL.map(info).into(), personalities: Personality::ALL.into() })
}

/// The games and everything that can be agreed on: seats, presets, house rules with their bounds, clocks.
///
/// `200 GameList`
pub async fn games() -> Json<GameList> {
    Json(offer())
}
