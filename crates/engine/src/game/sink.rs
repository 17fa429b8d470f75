//! Who listens to what happens.

/// Takes the events of a step.
pub trait Sink<E> {
    /// Takes one event.
    fn emit(&mut self, event: E);
}

/// Nobody listens.
impl<E> Sink<E> for () {
    fn emit(&mut self, _: E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn emit(&mut self, event: E) {
        self.push(event);
    }
}
