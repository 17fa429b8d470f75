//! The page, built into the program.

use std::collections::HashMap;
use std::io::Write;
use std::sync::LazyLock;

use axum::body::Bytes;
use axum::extract::State;
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY};
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use rust_embed::RustEmbed;

use super::{App, preview};
use crate::error::Error;
use crate::ids::hex;

/// What `make web` built, if it has run.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Page;

/// What follows the name of a file that lies beside another, compressed.
const BROTLI: &str = ".br";

/// A file with everything that is sent with it.
struct File {
    plain: Bytes,
    gzip: Option<Bytes>,
    /// As the page's build made it, where it is much smaller.
    brotli: Option<Bytes>,
    etag: String,
    kind: &'static str,
    cache: &'static str,
}

/// The files of a page, by name; none where it was not built.
#[derive(Default)]
struct Files(HashMap<String, File>);

static FILES: LazyLock<Files> = LazyLock::new(|| {
    let names = Page::iter().map(std::borrow::Cow::into_owned).filter(|name| !name.ends_with(BROTLI));
    Files(names.filter_map(|name| Some((name.clone(), File::new(&name, Page::get(&name)?)))).collect())
});

/// Whether the page is there.
pub fn has_page() -> bool {
    FILES.index().is_some()
}

/// What is shown where the page was not built.
const WITHOUT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Parure</title>\
    <h1>Parure</h1><p>The server runs, but it was built without its page. Run <code>make web</code>, then build the \
    program again.</p><p>The interface for programs: <a href=\"/api/docs\">/api/docs</a></p></html>";

impl Files {
    fn index(&self) -> Option<&File> {
        self.0.get("index.html")
    }

    /// A file; every other address is the page itself, which knows what to show there.
    fn answer(&self, path: &str, headers: &HeaderMap) -> Response {
        let name = path.trim_start_matches('/');
        let is_file = name.rsplit('/').next().is_some_and(|last| last.contains('.'));
        match self.0.get(name).or_else(|| self.index().filter(|_| !is_file)) {
            Some(file) => send(file, headers),
            None if is_file => Error::NotFound.into_response(),
            None => {
                let head = [(CONTENT_TYPE, kind("index.html")), (CACHE_CONTROL, "no-cache")];
                (StatusCode::SERVICE_UNAVAILABLE, head, WITHOUT).into_response()
            }
        }
    }
}

impl File {
    fn new(name: &str, file: rust_embed::EmbeddedFile) -> Self {
        let plain = Bytes::from(file.data.into_owned());
        let gzip = compress(&plain).filter(|gzip| gzip.len() < plain.len() * 9 / 10).map(Bytes::from);
        let brotli = Page::get(&format!("{name}{BROTLI}")).map(|file| Bytes::from(file.data.into_owned()));
        // Names of built files change with their contents; the page itself is asked for every time.
        let lasting = name.starts_with("assets/");
        let cache = if lasting { "public, max-age=31536000, immutable" } else { "no-cache" };
        let etag = format!("\"{}\"", hex(&file.metadata.sha256_hash()[..12]));
        Self { plain, gzip, brotli, etag, kind: kind(name), cache }
    }
}

fn compress(bytes: &[u8]) -> Option<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes).ok()?;
    encoder.finish().ok()
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript",
        "css" => "text/css",
        "svg" => "image/svg+xml",
        "json" | "webmanifest" => "application/json",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "wasm" => "application/wasm",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// What a browser that asks for an address is sent.
pub async fn page(State(app): State<App>, method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if !matches!(method, Method::GET | Method::HEAD) || uri.path().starts_with("/api/") {
        return Error::NotFound.into_response();
    }
    if let Some(index) = FILES.index()
        && let Some(tags) = preview::tags(&app, &uri, &headers).await
    {
        let page = String::from_utf8_lossy(&index.plain).replacen("</head>", &format!("{tags}</head>"), 1);
        return ([(CONTENT_TYPE, index.kind), (CACHE_CONTROL, "no-cache")], page).into_response();
    }
    FILES.answer(uri.path(), &headers)
}

fn send(file: &File, headers: &HeaderMap) -> Response {
    let common = [(ETAG, file.etag.as_str()), (CACHE_CONTROL, file.cache), (VARY, "accept-encoding")];
    let has = |name, wanted: &str| {
        let value = headers.get(name).and_then(|value| value.to_str().ok());
        value.is_some_and(|value| value.contains(wanted))
    };
    if has(IF_NONE_MATCH, &file.etag) {
        return (StatusCode::NOT_MODIFIED, common).into_response();
    }
    let takes = |coding: &str| headers.get(ACCEPT_ENCODING).is_some_and(|value| accepts(value.as_bytes(), coding));
    let smaller = [("br", &file.brotli), ("gzip", &file.gzip)];
    match smaller
        .into_iter()
        .find_map(|(coding, bytes)| bytes.clone().filter(|_| takes(coding)).map(|bytes| (coding, bytes)))
    {
        Some((coding, bytes)) => {
            (common, [(CONTENT_TYPE, file.kind), (CONTENT_ENCODING, coding)], bytes).into_response()
        }
        None => (common, [(CONTENT_TYPE, file.kind)], file.plain.clone()).into_response(),
    }
}

/// Whether an `Accept-Encoding` names this coding, and not to refuse it.
fn accepts(header: &[u8], coding: &str) -> bool {
    let header = String::from_utf8_lossy(header);
    header.split(',').any(|offer| {
        let (name, weight) = offer.split_once(';').unwrap_or((offer, ""));
        let refused = weight.trim().strip_prefix("q=").is_some_and(|q| q.parse() == Ok(0.0));
        name.trim().eq_ignore_ascii_case(coding) && !refused
    })
}

#[cfg(test)]
mod tests {
    use axum::body::to_bytes;

    use super::*;

    #[test]
    fn a_coding_is_sent_to_those_who_take_it() {
        for (header, br, gzip) in [
            ("gzip, deflate, br", true, true),
            ("GZIP;q=0.5,Br;q=1.0", true, true),
            ("gzip, br;q=0", false, true),
            ("vbr, gzip2", false, false),
            ("", false, false),
        ] {
            assert_eq!((accepts(header.as_bytes(), "br"), accepts(header.as_bytes(), "gzip")), (br, gzip), "{header}");
        }
    }

    #[tokio::test]
    async fn a_program_without_its_page_says_how_to_get_one() {
        let nothing = Files::default();
        for path in ["/", "/table/abc"] {
            let answer = nothing.answer(path, &HeaderMap::new());
            assert_eq!(answer.status(), StatusCode::SERVICE_UNAVAILABLE, "{path}");
            let text = to_bytes(answer.into_body(), usize::MAX).await.expect("a text");
            let text = String::from_utf8_lossy(&text);
            assert!(text.contains("make web") && text.contains("/api/docs"), "{text}");
        }
        assert_eq!(nothing.answer("/favicon.svg", &HeaderMap::new()).status(), StatusCode::NOT_FOUND);
    }
}
