//! The sheet that a picture is drawn on: it knows the skin, and which drawings were used.

use std::collections::BTreeSet;
use std::fmt::Write;

use parure_engine::any::GameId;

use crate::art::{self, Theme};
use crate::figures::{self, Align};
use crate::{HEIGHT, WIDTH};

/// A place on the sheet.
#[derive(Clone, Copy)]
pub(crate) struct Area {
    pub x: f32,
    pub y: f32,
    pub width: f32,
    pub height: f32,
}

impl Area {
    pub const fn new(x: f32, y: f32, width: f32, height: f32) -> Self {
        Self { x, y, width, height }
    }
}

pub(crate) struct Sheet {
    game: GameId,
    theme: Theme,
    body: String,
    used: BTreeSet<String>,
}

impl Sheet {
    pub fn new(game: GameId, theme: Theme) -> Self {
        Self { game, theme, body: String::new(), used: BTreeSet::new() }
    }

    /// A colour of the skin.
    pub fn color(&self, name: &str) -> &'static str {
        art::color(self.game, self.theme, name)
    }

    /// Markup as it is.
    pub fn raw(&mut self, markup: &str) {
        self.body.push_str(markup);
    }

    /// A drawing by its name, in a square or higher box; icons take the colour `ink`.
    pub fn symbol(&mut self, id: &str, x: f32, y: f32, width: f32, height: f32, ink: &str) {
        self.need(id);
        let id = self.name(id);
        let _ = write!(
            self.body,
            "<use href=\"#{id}\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" color=\"{ink}\"/>"
        );
    }

    /// A rectangle with round corners.
    pub fn panel(&mut self, area: Area, radius: f32, fill: &str, line: &str) {
        let Area { x, y, width, height } = area;
        let _ = write!(
            self.body,
            "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" rx=\"{radius}\" fill=\"{fill}\" \
             stroke=\"{line}\" stroke-width=\"1.2\"/>"
        );
    }

    /// A number of this height; `y` is its top.
    pub fn number(&mut self, value: u8, x: f32, y: f32, height: f32, ink: &str, align: Align) {
        self.body.push_str(&figures::number(value, x, y, height, ink, align));
    }

    /// What `draw` draws, moved and scaled.
    pub fn at(&mut self, x: f32, y: f32, scale: f32, draw: impl FnOnce(&mut Self)) {
        let _ = write!(self.body, "<g transform=\"translate({x:.1} {y:.1}) scale({scale:.4})\">");
        draw(self);
        self.body.push_str("</g>");
    }

    /// The whole document.
    pub fn finish(self) -> String {
        let Self { game, theme, ref body, ref used } = self;
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" width=\"{WIDTH}\" \
             height=\"{HEIGHT}\" role=\"img\"><defs>"
        );
        for id in used {
            let Some(symbol) = art::symbol(id) else { continue };
            let markup =
                art::colored(symbol.markup, game, theme).replace("href=\"#", &format!("href=\"#{}", self.name("")));
            let _ = write!(svg, "<symbol id=\"{}\" viewBox=\"{}\">{markup}</symbol>", self.name(id), symbol.view_box);
        }
        svg.push_str("</defs>");
        svg.push_str(body);
        svg.push_str("</svg>");
        svg
    }

    /// Marks a drawing as used, with those that it is made of.
    fn need(&mut self, id: &str) {
        let Some(symbol) = art::symbol(id) else { return };
        if self.used.insert(id.to_owned()) {
            for part in symbol.markup.split("href=\"#").skip(1) {
                self.need(part.split('"').next().unwrap_or_default());
            }
        }
    }

    // Several pictures may stand in one document, where ids are shared.
    fn name(&self, id: &str) -> String {
        format!("{}-{}-{id}", self.game, self.theme.word())
    }
}
