//! What a messenger shows of a link to a table: a title, a sentence and a drawn picture, as everybody may see it.

use std::collections::VecDeque;
use std::sync::{Arc, LazyLock, Mutex};

use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::header::{ACCEPT_LANGUAGE, CACHE_CONTROL, CONTENT_TYPE, HOST};
use axum::http::{HeaderMap, Uri};
use axum::response::{IntoResponse, Response};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use parure_engine::any::RulesId;
use parure_engine::chance::{Sampled, SplitMix64};
use parure_engine::notation::NO_EXPANSION;
use parure_engine::seat::{Observer, Seat};
use parure_picture::{HEIGHT, Painting, Picture, Theme, WIDTH};
use parure_vocabulary::wording;
use serde::Deserialize;
use serde_json::Map;
use tokio::sync::Semaphore;

use super::App;
use super::tables::table_id;
use crate::error::Error;
use crate::game::Position;
use crate::table::{Play, Sitter, Stage, Table};

/// How many painted pictures are kept.
const KEPT: usize = 32;

/// The addresses of the page that belong to a table: `/t/ID`, `/review/ID`.
const TABLE_PAGES: [&str; 6] = ["t", "table", "watch", "learn", "review", "replay"];

/// How a picture is wanted.
#[derive(Deserialize)]
pub struct PictureQuery {
    /// `light` or `dark`, which is the default.
    theme: Option<String>,
}

impl PictureQuery {
    fn theme(&self) -> Theme {
        if self.theme.as_deref() == Some("light") { Theme::Light } else { Theme::Dark }
    }
}

/// A table as everybody with the link may see it, drawn: the position, with a laurel for the winners; before the game
/// begins, a table of the same game that is laid out. `?theme=light` or `?theme=dark` chooses the theme.
///
/// `200 "an SVG picture" | 404 no_table`
pub async fn picture_svg(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(query): Query<PictureQuery>,
) -> Result<Response, Error> {
    let svg = drawn(&app, &id, query.theme()).await?;
    Ok(([(CONTENT_TYPE, "image/svg+xml"), (CACHE_CONTROL, "no-cache")], svg).into_response())
}

/// The same as a PNG of 1200 by 630.
///
/// `200 "a PNG picture" | 404 no_table | 503 busy`
pub async fn picture_png(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(query): Query<PictureQuery>,
) -> Result<Response, Error> {
    let svg = drawn(&app, &id, query.theme()).await?;
    let png = painted(svg).await?;
    Ok(([(CONTENT_TYPE, "image/png"), (CACHE_CONTROL, "public, max-age=60")], png).into_response())
}

async fn drawn(app: &App, id: &str, theme: Theme) -> Result<String, Error> {
    let picture = app.hub.look(&table_id(id)?, |table, _| picture(table)).await?;
    Ok(picture.theme(theme).svg())
}

/// The position as a spectator sees it. What is hidden from everybody is not in the view that it is drawn from.
fn picture(table: &Table) -> Picture {
    let over = matches!(table.stage(), Stage::Over | Stage::Closed);
    let Some(play) = table.play() else {
        let config = table.config();
        let mut luck = Sampled(SplitMix64::new(1));
        let example = Position::lay_out(table.rules(), config.seats.len(), &Map::new(), &mut luck);
        let (position, _) = example.expect("every game can be laid out for the seats of its tables");
        return Picture::of(&position.any_view(Observer::Spectator, false));
    };
    let view = play.position().any_view(Observer::Spectator, !table.config().open_reserves && !over);
    let winners = play.result().map(|result| result.winners.clone()).unwrap_or_default();
    Picture::of(&view).winners(winners.into_iter().filter_map(Seat::new))
}

/// Pictures painted lately, by the drawing that they were made from.
static PAINTED: Mutex<VecDeque<(u64, Bytes)>> = Mutex::new(VecDeque::new());
/// One picture is painted at a time: moves and bots come first.
static BRUSH: Semaphore = Semaphore::const_new(1);

async fn painted(svg: String) -> Result<Bytes, Error> {
    let key = fingerprint(&svg);
    let kept = || PAINTED.lock().ok()?.iter().find(|(known, _)| *known == key).map(|(_, png)| png.clone());
    if let Some(png) = kept() {
        return Ok(png);
    }
    let _brush = BRUSH.acquire().await.map_err(|_| Error::Internal)?;
    if let Some(png) = kept() {
        return Ok(png);
    }
    let png = tokio::task::spawn_blocking(move || Painting::of_svg(&svg, WIDTH)?.png())
        .await
        .ok()
        .flatten()
        .ok_or(Error::Internal)?;
    let png = Bytes::from(png);
    if let Ok(mut pictures) = PAINTED.lock() {
        pictures.push_front((key, png.clone()));
        pictures.truncate(KEPT);
    }
    Ok(png)
}

fn fingerprint(svg: &str) -> u64 {
    use std::hash::{DefaultHasher, Hash, Hasher};
    let mut hasher = DefaultHasher::new();
    svg.hash(&mut hasher);
    hasher.finish()
}

/// The tags for the head of the page, where its address is a table's.
pub(super) async fn tags(app: &App, uri: &Uri, headers: &HeaderMap) -> Option<String> {
    let mut parts = uri.path().split('/').skip(1);
    let (page, id) = (parts.next()?, table_id(parts.next()?).ok()?);
    if !TABLE_PAGES.contains(&page) {
        return None;
    }
    let words = Words::for_reader(headers);
    let (title, text) = app.hub.look(&id, move |table, _| words.of(table)).await.ok()?;
    let origin = origin(app, headers)?;
    let image = format!("{origin}/api/tables/{id}/picture.png");
    let tags = [
        ("og:type", "website".to_owned()),
        ("og:site_name", "Parure".to_owned()),
        ("og:title", title.clone()),
        ("og:description", text.clone()),
        ("og:url", format!("{origin}{}", uri.path())),
        ("og:image", image.clone()),
        ("og:image:type", "image/png".to_owned()),
        ("og:image:width", WIDTH.to_string()),
        ("og:image:height", HEIGHT.to_string()),
        ("og:image:alt", title.clone()),
        ("twitter:card", "summary_large_image".to_owned()),
        ("twitter:title", title),
        ("twitter:description", text.clone()),
        ("twitter:image", image),
        ("description", text),
    ];
    let tag = |(name, value): (&str, String)| {
        let kind = if name.starts_with("og:") { "property" } else { "name" };
        format!("<meta {kind}=\"{name}\" content=\"{}\" />", escaped(&value))
    };
    Some(tags.map(tag).concat())
}

/// Where this service is reached, as a messenger has to write it.
fn origin(app: &App, headers: &HeaderMap) -> Option<String> {
    if let Some(origin) = app.config.origins.first() {
        return Some(origin.clone());
    }
    let host = headers.get(HOST)?.to_str().ok()?;
    let is_host = host.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".:-[]".contains(&byte));
    let scheme = if app.config.secure { "https" } else { "http" };
    is_host.then(|| format!("{scheme}://{host}"))
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

type Messages = FluentBundle<FluentResource>;

/// The words of a preview in one language.
#[derive(Clone)]
struct Words(Arc<Messages>);

macro_rules! messages {
    ($($tag:literal),*) => {
        [$(($tag, [
            include_str!(concat!("../../../../locales/", $tag, "/terms.ftl")),
            include_str!(concat!("../../../../locales/", $tag, "/options.ftl")),
            include_str!(concat!("../../../../locales/", $tag, "/expansions.ftl")),
            include_str!(concat!("../../../../locales/", $tag, "/preview.ftl")),
        ])),*]
    };
}

static LANGUAGES: LazyLock<Vec<(&'static str, Arc<Messages>)>> = LazyLock::new(|| {
    let bundle = |(tag, files): (&'static str, [&str; 4])| {
        let mut bundle = FluentBundle::new_concurrent(vec![tag.parse().expect("the tags are right")]);
        bundle.set_use_isolating(false);
        for file in files {
            let resource = FluentResource::try_new(file.to_owned()).expect("the messages can be read");
            bundle.add_resource(resource).expect("no message is there twice");
        }
        (tag, Arc::new(bundle))
    };
    messages!("en", "zh-Hant", "zh-Hans", "ja").into_iter().map(bundle).collect()
});

impl Words {
    /// In the language that the request asks for first, else in English.
    fn for_reader(headers: &HeaderMap) -> Self {
        let wanted = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let first = wanted.split([',', ';']).next().unwrap_or_default().trim().to_ascii_lowercase();
        let tag = match first.as_str() {
            "zh-tw" | "zh-hk" | "zh-mo" => "zh-Hant",
            tag if tag.starts_with("zh-hant") => "zh-Hant",
            tag if tag.starts_with("zh") => "zh-Hans",
            tag if tag.starts_with("ja") => "ja",
            _ => "en",
        };
        let found = LANGUAGES.iter().find(|(known, _)| *known == tag).unwrap_or(&LANGUAGES[0]);
        Self(Arc::clone(&found.1))
    }

    /// The title and the sentence for a table.
    fn of(&self, table: &Table) -> (String, String) {
        let name = |sitter: &Sitter| match sitter {
            Sitter::Person { name, .. } => name.clone(),
            Sitter::Bot(_) => self.text("preview-bot", &[]),
            Sitter::Free => self.text("preview-free", &[]),
        };
        let holders = table.seat_holders();
        let names: Vec<String> = holders.iter().map(|holder| name(&holder.sitter)).collect();
        let game = self.game(table.rules());
        let seated = names.join(&self.text("list-separator", &[]));
        let title = self.text("preview-title", &[("game", game), ("names", seated)]);
        let text = match (table.play(), table.play().and_then(Play::result)) {
            (_, Some(result)) if result.winners.is_empty() => self.text("preview-draw", &[]),
            (_, Some(result)) => {
                let winners: Vec<_> = result.winners.iter().filter_map(|&seat| names.get(seat)).collect();
                let winners = wording::list(&winners, |key, arguments| self.text(key, arguments));
                let points: Vec<String> = result.points.iter().map(ToString::to_string).collect();
                self.text("preview-won", &[("names", winners), ("points", points.join(" : "))])
            }
            (Some(play), None) => self.text("preview-running", &[("round", play.position().round().to_string())]),
            (None, None) => self.text("preview-waiting", &[]),
        };
        (title, text)
    }

    /// What is played, with its expansion.
    fn game(&self, rules: RulesId) -> String {
        let game = self.text(&format!("game-{}", rules.game()), &[]);
        match rules.expansion().filter(|&expansion| expansion != NO_EXPANSION) {
            Some(expansion) => {
                let expansion = self.text(&format!("option-expansion-{expansion}"), &[]);
                self.text("game-with", &[("game", game), ("expansion", expansion)])
            }
            None => game,
        }
    }

    fn text(&self, key: &str, arguments: &[(&'static str, String)]) -> String {
        let Some(pattern) = self.0.get_message(key).and_then(|message| message.value()) else {
            return key.to_owned();
        };
        let given: FluentArgs<'_> = arguments.iter().map(|(name, value)| (*name, value.as_str())).collect();
        let worded = self.0.format_pattern(pattern, Some(&given), &mut Vec::new());
        let chinese = self.0.locales.iter().any(|locale| locale.language.as_str() == "zh");
        if chinese { wording::close_up(&worded) } else { worded.into_owned() }
    }
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderMap, header::ACCEPT_LANGUAGE};
    use parure_engine::any::RulesId;

    use super::{LANGUAGES, Words};

    #[test]
    fn a_preview_names_what_is_played_in_the_readers_language() {
        let mut titles = Vec::new();
        for (tag, _) in LANGUAGES.iter() {
            let headers = HeaderMap::from_iter([(ACCEPT_LANGUAGE, tag.parse().unwrap())]);
            let words = Words::for_reader(&headers);
            titles.extend(RulesId::ALL.map(|rules| words.game(rules)));
        }
        assert!(titles.iter().all(|title| !title.contains("option-") && !title.contains("game-")), "{titles:?}");
        assert_eq!(titles[..2], ["Splendor", "Splendor: The Cities"]);
        assert!(titles.contains(&"璀璨寶石：城市".to_owned()), "{titles:?}");
    }
}
