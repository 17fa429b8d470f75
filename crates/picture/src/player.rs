//! What a player has.

use crate::card::{CARD, back, card, tile};
use crate::figures::Align;
use crate::scene::{PlayerPiece, ReservedPiece};
use crate::sheet::{Area, Sheet};

const EMBLEMS: [&str; 4] = ["icon-sun", "icon-moon", "icon-tower", "icon-lily"];

/// How a seat stands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Standing {
    Waits,
    Acts,
    Won,
}

/// The height of the line with points and of the lines with bonuses and tokens.
const LINES: f32 = 132.0;

pub(crate) fn player(sheet: &mut Sheet, piece: &PlayerPiece, seat: usize, standing: Standing, area: Area) {
    let Area { x, y, width, height } = area;
    let (ground, ink) = (sheet.color("panel"), sheet.color("ink"));
    let line = sheet.color(if standing == Standing::Waits { "line" } else { "go-line" });
    sheet.panel(area, 12.0, ground, line);
    if standing != Standing::Waits {
        sheet.panel(Area::new(x + 1.5, y + 1.5, width - 3.0, height - 3.0), 10.5, "none", line);
    }
    let accent = sheet.color("accent");
    sheet.symbol(EMBLEMS[seat % EMBLEMS.len()], x + 14.0, y + 12.0, 28.0, 28.0, accent);
    sheet.number(piece.points, x + 58.0, y + 11.0, 30.0, ink, Align::Left);
    let mut right = x + 118.0;
    if standing == Standing::Won {
        laurel(sheet, right + 12.0, y + 26.0, accent);
        right += 44.0;
    }
    for &(sign, count) in piece.signs.iter().filter(|(_, count)| *count > 0) {
        sheet.symbol(sign, right, y + 16.0, 22.0, 22.0, accent);
        sheet.number(count, right + 28.0, y + 18.0, 18.0, ink, Align::Left);
        right += 64.0;
    }
    purse(sheet, piece, area);
    // Where the panel is high, what was reserved and won lies below; else it is put small beside the points.
    let below = height - LINES - 14.0;
    let (top, size) = if below > 36.0 { (y + LINES + 2.0, below) } else { (y + 8.0, 36.0) };
    let mut end = x + width - 10.0;
    for reserved in piece.reserved.iter().rev() {
        end -= size * CARD.0 / CARD.1;
        match reserved {
            ReservedPiece::Open(piece) => card(sheet, piece, end, top, size),
            ReservedPiece::Back(level) => back(sheet, *level, end, top, size),
        }
        end -= 6.0;
    }
    for piece in piece.tiles.iter().rev() {
        end -= size;
        tile(sheet, piece, end, top, size);
        end -= 6.0;
    }
}

/// A column for each kind of token: the bonus as a small card, the tokens below it.
fn purse(sheet: &mut Sheet, piece: &PlayerPiece, Area { x, y, width, .. }: Area) {
    let (ink, paper, edge, card_ink) =
        (sheet.color("ink"), sheet.color("bonus-paper"), sheet.color("edge"), sheet.color("bonus-ink"));
    let step = (width - 20.0) / piece.purse.len() as f32;
    for (place, &(stone, tokens, bonuses)) in piece.purse.iter().enumerate() {
        let left = x + 10.0 + step * place as f32;
        if bonuses > 0 {
            sheet.panel(Area::new(left + 2.0, y + 52.0, 50.0, 34.0), 5.0, paper, edge);
            sheet.symbol(&format!("gem-{stone}"), left + 5.0, y + 57.0, 24.0, 24.0, ink);
            sheet.number(bonuses, left + 39.0, y + 60.0, 18.0, card_ink, Align::Middle);
        }
        if tokens > 0 {
            sheet.symbol(&format!("token-{stone}"), left + 1.0, y + 92.0, 34.0, 34.0, ink);
            sheet.number(tokens, left + 45.0, y + 100.0, 18.0, ink, Align::Middle);
        }
    }
}

/// Two branches of leaves for a winner.
fn laurel(sheet: &mut Sheet, x: f32, y: f32, ink: &str) {
    let leaves = (0..5).map(|place| {
        let degrees = 20 + place * 32;
        format!(
            "<path transform=\"rotate({degrees}) translate(0 -13)\" d=\"M0,-4.5C3,-2 3,2 0,4.5C-3,2 -3,-2 0,-4.5Z\"/>"
        )
    });
    let branch: String = leaves.collect();
    sheet.raw(&format!(
        "<g transform=\"translate({x:.1} {y:.1})\" fill=\"{ink}\">{branch}<g transform=\"scale(-1 1)\">{branch}</g></g>"
    ));
}
