//! Where everything lies.

use parure_engine::seat::{Seat, SeatSet};

use crate::card::{CARD, back, card, tile};
use crate::figures::Align;
use crate::player::{Standing, player};
use crate::scene::{Row, Scene, Supply, TilePiece};
use crate::sheet::{Area, Sheet};
use crate::{HEIGHT, WIDTH};

const MARGIN: f32 = 24.0;
const GAP: f32 = 10.0;

pub(crate) fn draw(sheet: &mut Sheet, scene: &Scene, winners: SeatSet) {
    ground(sheet);
    match &scene.supply {
        Supply::Bank(stones) => {
            tiles(sheet, &scene.tiles, MARGIN, 92.0);
            let top = MARGIN + 92.0 + GAP;
            rows(sheet, &scene.rows, top, 152.0, 580.0);
            bank(sheet, stones);
            let height = (HEIGHT as f32 - 2.0 * MARGIN + GAP) / scene.players.len() as f32 - GAP;
            players(sheet, scene, winners, |seat| Area {
                x: 752.0,
                y: MARGIN + seat as f32 * (height + GAP),
                width: WIDTH as f32 - MARGIN - 752.0,
                height,
            });
        }
        Supply::Board { cells, privileges } => {
            rows(sheet, &scene.rows, MARGIN, 132.0, 610.0);
            board(sheet, cells, *privileges);
            for (place, piece) in scene.tiles.iter().enumerate() {
                tile(sheet, piece, 1070.0, MARGIN + place as f32 * 104.0, 96.0);
            }
            let width = (WIDTH as f32 - 2.0 * MARGIN - GAP) / 2.0;
            players(sheet, scene, winners, |seat| Area {
                x: MARGIN + seat as f32 * (width + GAP),
                y: HEIGHT as f32 - MARGIN - 146.0,
                width,
                height: 146.0,
            });
        }
    }
}

/// The lamp over the table.
fn ground(sheet: &mut Sheet) {
    let (dark, lit) = (sheet.color("bg"), sheet.color("bg-lamp"));
    sheet.raw(&format!(
        "<radialGradient id=\"lamp{dark}\" cx=\".42\" cy=\".4\" r=\".8\"><stop stop-color=\"{lit}\"/><stop offset=\"1\" \
         stop-color=\"{dark}\"/></radialGradient><rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"url(#lamp{dark})\"/>"
    ).replace("lamp#", "lamp-"));
}

fn tiles(sheet: &mut Sheet, pieces: &[TilePiece], top: f32, size: f32) {
    for (place, piece) in pieces.iter().enumerate() {
        tile(sheet, piece, MARGIN + 86.0 + place as f32 * (size + GAP), top, size);
    }
}

/// The decks and the face-up cards; a row with fewer cards stands in the middle.
fn rows(sheet: &mut Sheet, rows: &[Row], top: f32, height: f32, width: f32) {
    let widest = rows.iter().map(|row| row.spaces.len()).max().unwrap_or(0).max(1) as f32;
    let deck = 76.0;
    let room = width - deck - GAP * widest;
    // More cards than usual are drawn smaller.
    let card_height = height.min(room / widest * CARD.1 / CARD.0);
    let step = card_height * CARD.0 / CARD.1 + GAP;
    let ink = sheet.color("ink");
    for (place, row) in rows.iter().enumerate() {
        let y = top + place as f32 * (height + GAP);
        if row.deck > 0 {
            let size = deck * 1.2;
            back(sheet, row.level, MARGIN, y + 4.0, size);
            sheet.number(row.deck, MARGIN + size * 0.37, y + size + 14.0, 20.0, ink, Align::Middle);
        }
        let indent = (widest - row.spaces.len() as f32) * step / 2.0;
        for (space, piece) in row.spaces.iter().enumerate() {
            let x = MARGIN + deck + GAP + indent + space as f32 * step;
            match piece {
                Some(piece) => card(sheet, piece, x, y, card_height),
                None => {
                    let line = sheet.color("line");
                    sheet.panel(Area::new(x, y, step - GAP, card_height), 8.0, "none", line);
                }
            }
        }
    }
}

fn bank(sheet: &mut Sheet, stones: &[(&'static str, u8)]) {
    let ink = sheet.color("ink");
    let step = (HEIGHT as f32 - 2.0 * MARGIN) / stones.len() as f32;
    for (place, &(stone, count)) in stones.iter().enumerate() {
        let y = MARGIN + place as f32 * step + (step - 62.0) / 2.0;
        let fade = if count == 0 { " opacity=\".25\"" } else { "" };
        sheet.raw(&format!("<g{fade}>"));
        sheet.symbol(&format!("token-{stone}"), 634.0, y, 62.0, 62.0, ink);
        sheet.raw("</g>");
        sheet.number(count, 722.0, y + 19.0, 24.0, ink, Align::Middle);
    }
}

fn board(sheet: &mut Sheet, cells: &[(parure_engine::duel::Cell, &'static str)], privileges: u8) {
    let (well, line, accent) = (sheet.color("well"), sheet.color("line2"), sheet.color("accent"));
    let (left, top, cell) = (676.0, MARGIN, 72.0);
    sheet.panel(Area::new(left, top, 5.0 * cell + 8.0, 5.0 * cell + 8.0), 14.0, well, line);
    for &(place, stone) in cells {
        let (x, y) = (left + 8.0 + place.col() as f32 * cell, top + 8.0 + place.row() as f32 * cell);
        sheet.symbol(&format!("token-{stone}"), x, y, cell - 8.0, cell - 8.0, accent);
    }
    for place in 0..privileges {
        sheet.symbol("icon-seal", left + 4.0 + f32::from(place) * 46.0, top + 5.0 * cell + 16.0, 40.0, 40.0, accent);
    }
}

fn players(sheet: &mut Sheet, scene: &Scene, winners: SeatSet, area: impl Fn(usize) -> Area) {
    for (seat, piece) in Seat::all(scene.players.len()).zip(&scene.players) {
        let standing = match seat {
            _ if winners.contains(seat) => Standing::Won,
            _ if winners.is_empty() && scene.acting == Some(seat) => Standing::Acts,
            _ => Standing::Waits,
        };
        player(sheet, piece, seat.index(), standing, area(seat.index()));
    }
}
