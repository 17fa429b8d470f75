//! Numbers of yes and no.

/// 1 if it holds, else 0.
pub(super) fn flag(holds: bool) -> f32 {
    f32::from(u8::from(holds))
}
