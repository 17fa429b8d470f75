#![doc = include_str!("../README.md")]
//!
//! The drawings come from the page: `web/src/art` is their one home, and a test of the page writes them into `art/` here
//! (`PARURE_UPDATE=1 npx vitest run src/art/fragments.test.ts` in `web/`).

mod art;
mod card;
mod figures;
mod layout;
#[cfg(feature = "paint")]
mod paint;
mod player;
mod scene;
mod sheet;

pub use art::Theme;
#[cfg(feature = "paint")]
pub use paint::Painting;

use parure_engine::any::AnyView;
use parure_engine::seat::{Seat, SeatSet};

use scene::Scene;
use sheet::Sheet;

/// How wide a picture is, in its own units; link previews ask for this size.
pub const WIDTH: u32 = 1200;
/// How high a picture is.
pub const HEIGHT: u32 = 630;

/// A picture of a position as one observer knows it.
#[derive(Clone, Debug)]
pub struct Picture {
    scene: Scene,
    theme: Theme,
    winners: SeatSet,
}

impl Picture {
    /// The picture of this view, in the dark theme.
    pub fn of(view: &AnyView) -> Self {
        Self { scene: Scene::of(view), theme: Theme::Dark, winners: SeatSet::EMPTY }
    }

    /// The same in another theme.
    #[must_use]
    pub fn theme(self, theme: Theme) -> Self {
        Self { theme, ..self }
    }

    /// The same with a laurel for those who won, which the view does not know where somebody gave up.
    #[must_use]
    pub fn winners(self, winners: impl IntoIterator<Item = Seat>) -> Self {
        Self { winners: winners.into_iter().collect(), ..self }
    }

    /// The picture as a whole SVG document of [`WIDTH`] by [`HEIGHT`] units.
    pub fn svg(&self) -> String {
        let mut sheet = Sheet::new(self.scene.game, self.theme);
        layout::draw(&mut sheet, &self.scene, self.winners);
        sheet.finish()
    }
}
