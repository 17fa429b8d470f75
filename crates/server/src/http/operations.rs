//! For whoever runs the service.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

use super::App;
use crate::figures;

/// The program runs.
///
/// `200`
pub async fn healthz() -> &'static str {
    "ok\n"
}

/// The program can store moves.
///
/// `200 | 503 "nothing can be stored"`
pub async fn readyz(State(app): State<App>) -> Response {
    match app.hub.store().check().await {
        Ok(()) => "ready\n".into_response(),
        Err(error) => {
            tracing::warn!(%error, "not ready");
            (StatusCode::SERVICE_UNAVAILABLE, "nothing can be stored\n").into_response()
        }
    }
}

/// Figures in Prometheus' format.
///
/// `200`
pub async fn metrics(State(app): State<App>) -> Response {
    metrics::gauge!("parure_rooms").set(app.hub.rooms() as f64);
    metrics::gauge!("parure_sockets").set(app.sockets.all() as f64);
    figures::look_at_process();
    let text = app.metrics.as_ref().map(metrics_exporter_prometheus::PrometheusHandle::render).unwrap_or_default();
    ([("content-type", "text/plain; version=0.0.4")], text).into_response()
}
