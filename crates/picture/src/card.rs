//! Cards, their backs, and tiles.

use parure_engine::card::Level;

use crate::art;
use crate::figures::Align;
use crate::scene::{CardPiece, TilePiece};
use crate::sheet::{Area, Sheet};

/// The size that a card is drawn at before it is scaled.
pub(crate) const CARD: (f32, f32) = (116.0, 150.0);

/// A card of this height with its left upper corner here.
pub(crate) fn card(sheet: &mut Sheet, piece: &CardPiece, x: f32, y: f32, height: f32) {
    sheet.at(x, y, height / CARD.1, |sheet| face(sheet, piece));
}

fn face(sheet: &mut Sheet, piece: &CardPiece) {
    let (width, height) = CARD;
    let (paper, ink, edge) = (sheet.color("paper"), sheet.color("card-ink"), sheet.color("edge"));
    sheet.panel(Area::new(0.0, 0.0, width, height), 8.0, paper, edge);
    let wash = sheet.color(&format!("wash-{}", piece.wash));
    sheet.raw(&format!("<ellipse cx=\"58\" cy=\"50\" rx=\"47\" ry=\"37\" fill=\"{wash}\" opacity=\".8\"/>"));
    let metal = sheet.color(level_color(piece.level));
    sheet.raw(&format!(
        "<rect x=\"3\" y=\"3\" width=\"110\" height=\"144\" rx=\"5\" fill=\"none\" stroke=\"{metal}\" stroke-opacity=\".8\"/>"
    ));
    if let Some(art) = art::card_art(&piece.id) {
        sheet.symbol(art, 8.0, 12.0, 100.0, 76.0, ink);
    }
    if piece.points > 0 {
        sheet.number(piece.points, 9.0, 9.0, 25.0, ink, Align::Left);
    }
    if let Some((sign, count)) = piece.signs {
        for place in 0..count {
            sheet.symbol(sign, 94.0 - f32::from(place) * 17.0, 8.0, 16.0, 16.0, metal);
        }
    }
    if let Some(ability) = piece.ability {
        sheet.raw(&format!(
            "<circle cx=\"96\" cy=\"76\" r=\"13\" fill=\"{paper}\" stroke=\"{metal}\" stroke-width=\"1.5\"/>"
        ));
        sheet.symbol(ability, 87.0, 67.0, 18.0, 18.0, ink);
    }
    let step = (108.0 / piece.cost.len().max(1) as f32).min(28.0);
    let left = (width - step * piece.cost.len() as f32) / 2.0;
    for (place, &(stone, count)) in piece.cost.iter().enumerate() {
        let x = left + step * place as f32;
        sheet.symbol(&format!("gem-{stone}"), x + step / 2.0 - 12.0, 94.0, 24.0, 24.0, ink);
        sheet.number(count, x + step / 2.0, 122.0, 17.0, ink, Align::Middle);
    }
}

const fn level_color(level: Level) -> &'static str {
    match level {
        Level::One => "level-1",
        Level::Two => "level-2",
        Level::Three => "level-3",
    }
}

/// The back of a card of this height.
pub(crate) fn back(sheet: &mut Sheet, level: Level, x: f32, y: f32, height: f32) {
    let line = sheet.color("back-line");
    sheet.symbol(&format!("back-{}", level.number()), x, y, height * 100.0 / 136.0, height, line);
}

/// The size that a tile is drawn at before it is scaled.
const TILE: f32 = 100.0;

/// A tile of this height and width.
pub(crate) fn tile(sheet: &mut Sheet, piece: &TilePiece, x: f32, y: f32, size: f32) {
    sheet.at(x, y, size / TILE, |sheet| {
        let (ink, edge, ground) = (sheet.color("tile-ink"), sheet.color("edge"), sheet.color("tile"));
        let (leaf, oval) = (sheet.color("leaf"), sheet.color("cameo-bg"));
        sheet.panel(Area::new(0.0, 0.0, TILE, TILE), 8.0, ground, edge);
        sheet.raw(&format!(
            "<ellipse cx=\"66\" cy=\"50\" rx=\"28\" ry=\"42\" fill=\"{oval}\" stroke=\"{leaf}\" stroke-width=\"3\"/>"
        ));
        let cameo = sheet.color("cameo");
        sheet.raw(&format!("<g fill=\"{cameo}\">"));
        // A city has no portrait.
        let portrait = format!("tile-{}", piece.id);
        if art::symbol(&portrait).is_some() {
            sheet.symbol(&portrait, 44.0, 17.0, 44.0, 62.0, ink);
        }
        sheet.raw("</g>");
        sheet.number(piece.points, 9.0, 9.0, 22.0, ink, Align::Left);
        for (place, &(stone, count)) in piece.needs.iter().enumerate() {
            let y = 96.0 - 19.0 * (piece.needs.len() - place) as f32;
            sheet.symbol(&format!("gem-{stone}"), 6.0, y, 17.0, 17.0, ink);
            sheet.number(count, 26.0, y + 2.5, 12.0, ink, Align::Left);
        }
        if let Some(ability) = piece.ability {
            sheet.symbol(ability, 8.0, 68.0, 24.0, 24.0, ink);
        }
    });
}
