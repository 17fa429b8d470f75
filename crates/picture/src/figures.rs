//! Figures as strokes, so that a picture needs no font.

/// Each figure on 6 by 10 units.
const FIGURES: [&str; 10] = [
    "M3,0C.9,0 0,2 0,5S.9,10 3,10S6,8 6,5S5.1,0 3,0Z",
    "M1,2.2L3.6,0V10",
    "M.2,2.7C.4,1 1.5,0 3,0C4.8,0 6,1.1 6,2.8C6,5 3,6.6 0,10H6",
    "M.4,1.7C1,.6 2,0 3,0C4.7,0 5.7,1 5.7,2.4C5.7,3.9 4.6,4.7 3,4.7C4.8,4.7 6,5.7 6,7.4C6,9 4.7,10 3,10C1.6,10 .6,9.4 0,8.3",
    "M4.6,10V0L0,7H6",
    "M5.4,0H1L.6,4.5C1.2,3.9 2,3.6 2.9,3.6C4.8,3.6 6,4.8 6,6.7C6,8.7 4.7,10 2.9,10C1.6,10 .6,9.4 0,8.4",
    "M5.3,1C4.8,.4 4,0 3.2,0C1,0 0,2.2 0,5.6C0,8.6 1.1,10 3,10C4.8,10 6,8.7 6,6.8C6,5 4.9,3.8 3.2,3.8C1.4,3.8 .2,5 0,6.4",
    "M0,0H6L2.4,10",
    "M3,4.7C1.5,4.7 .5,3.8 .5,2.4C.5,1 1.5,0 3,0S5.5,1 5.5,2.4C5.5,3.8 4.5,4.7 3,4.7ZC1.2,4.7 0,5.8 0,7.4C0,9 1.2,10 3,10S6,9 6,7.4C6,5.8 4.8,4.7 3,4.7Z",
    "M.7,9C1.2,9.6 2,10 2.8,10C5,10 6,7.8 6,4.4C6,1.4 4.9,0 3,0C1.2,0 0,1.3 0,3.2C0,5 1.1,6.2 2.8,6.2C4.6,6.2 5.8,5 6,3.6",
];

/// How far the next figure stands.
const ADVANCE: f32 = 8.6;

/// Where a number stands at its place.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Align {
    Left,
    Middle,
}

/// A number of this height, as markup; `y` is its top.
pub(crate) fn number(value: u8, x: f32, y: f32, height: f32, ink: &str, align: Align) -> String {
    let digits = value.to_string();
    let (scale, width) = (height / 10.0, (digits.len() - 1) as f32 * ADVANCE + 6.0);
    let left = if align == Align::Middle { x - width * scale / 2.0 } else { x };
    let strokes = digits.bytes().enumerate().map(|(place, digit)| {
        let shift = place as f32 * ADVANCE;
        format!("<path transform=\"translate({shift:.1} 0)\" d=\"{}\"/>", FIGURES[usize::from(digit - b'0')])
    });
    format!(
        "<g transform=\"translate({left:.1} {y:.1}) scale({scale:.3})\" fill=\"none\" stroke=\"{ink}\" stroke-width=\"1.7\" \
         stroke-linecap=\"round\" stroke-linejoin=\"round\">{}</g>",
        strokes.collect::<String>()
    )
}
