//! Pictures as pixels.

use resvg::{tiny_skia, usvg};

use crate::{HEIGHT, Picture, WIDTH};

/// A painted picture, of any size in its own proportions.
pub struct Painting(tiny_skia::Pixmap);

impl Picture {
    /// The picture painted, so many pixels wide; nothing for a width of 0 or one that no machine has room for.
    pub fn paint(&self, width: u32) -> Option<Painting> {
        Painting::of_svg(&self.svg(), width)
    }
}

impl Painting {
    /// Paints what [`Picture::svg`] drew.
    pub fn of_svg(svg: &str, width: u32) -> Option<Self> {
        let tree = usvg::Tree::from_str(svg, &usvg::Options::default()).ok()?;
        let scale = width as f32 / WIDTH as f32;
        let height = (HEIGHT as f32 * scale).round() as u32;
        let mut pixels = tiny_skia::Pixmap::new(width, height)?;
        resvg::render(&tree, tiny_skia::Transform::from_scale(scale, scale), &mut pixels.as_mut());
        Some(Self(pixels))
    }

    /// How high it is, in pixels.
    pub fn height(&self) -> u32 {
        self.0.height()
    }

    /// Red, green and blue of every pixel, row by row. A picture has a ground, so nothing shines through.
    pub fn rgb(&self) -> Vec<u8> {
        self.0.pixels().iter().flat_map(|pixel| [pixel.red(), pixel.green(), pixel.blue()]).collect()
    }

    /// The painting as a PNG.
    pub fn png(&self) -> Option<Vec<u8>> {
        self.0.encode_png().ok()
    }
}
