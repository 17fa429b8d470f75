//! Writing a description, one number after the other.

pub(super) struct Writer<'a> {
    out: &'a mut [f32],
    at: usize,
}

impl<'a> Writer<'a> {
    pub(super) fn new(out: &'a mut [f32]) -> Self {
        Self { out, at: 0 }
    }

    pub(super) fn put(&mut self, value: f32) {
        self.out[self.at] = value;
        self.at += 1;
    }

    pub(super) fn flag(&mut self, holds: bool) {
        self.put(flag(holds));
    }

    pub(super) fn count(&mut self, count: u8, unit: f32) {
        self.put(f32::from(count) / unit);
    }

    /// How many numbers were written.
    pub(super) fn written(&self) -> usize {
        self.at
    }
}

/// 1 if it holds, else 0.
pub(super) fn flag(holds: bool) -> f32 {
    f32::from(u8::from(holds))
}
