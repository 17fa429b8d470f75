//! Finished games that are brought from a device.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;

use super::App;
use super::extract::{Body, ClientAddress, Guest};
use crate::error::Error;
use crate::protocol::{BroughtGame, Created, DeviceGame};
use crate::store::Quota;

/// The longest game that can be brought, in bytes: some 1,200 moves, ten times as many as most games have.
pub const MOST_BYTES: usize = 64 * 1024;

/// The games that one has brought from devices.
///
/// `200 BroughtGame[] | 401 no_guest`
pub async fn list(State(app): State<App>, Guest(person): Guest) -> Result<Json<Vec<BroughtGame>>, Error> {
    let brought = app.hub.store().brought_by(&person.id).await?.into_iter();
    Ok(Json(brought.map(|(game, table)| BroughtGame { game, table: table.to_string() }).collect()))
}

/// Brings a finished game of a device to one's own games: at most 64 KiB. It is played again by the rules, and refused
/// unless it is a whole game. Nothing can be proved about its luck. One that was brought before is answered with its table.
///
/// `DeviceGame -> 201 Created | 400 bad_record, bad_config, bad_name, bad_message | 401 no_guest | 413 too_long |
/// 429 too_many_brought, too_many_from_here`
pub async fn bring(
    State(app): State<App>,
    ClientAddress(address): ClientAddress,
    Guest(person): Guest,
    Body(game): Body<DeviceGame>,
) -> Result<(StatusCode, Json<Created>), Error> {
    let _one_by_one = app.hub.one_by_one(&person.id).await;
    let brought = app.hub.store().brought_by(&person.id).await?;
    let table = match brought.iter().find(|(known, _)| *known == game.game) {
        Some((_, table)) => table.clone(),
        None if brought.len() >= app.config.limits.brought_games as usize => return Err(Error::TooManyBrought),
        None => {
            app.use_quota(Quota::Tables, address.into()).await?;
            app.hub.bring(game, &person).await?
        }
    };
    Ok((StatusCode::CREATED, Json(Created { table: table.to_string() })))
}
