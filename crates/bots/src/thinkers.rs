//! The bots of many tables, and how much they may remember together.

use std::any::Any;

use crate::bot_game::BotGame;
use crate::search::MOST_REMEMBERED;
use crate::seated::Seated;
use crate::spec::BotSpec;

/// A bot that sits at a table, whichever game is played there.
pub struct Thinker {
    spec: BotSpec,
    /// A `Seated` of the game, once it is known which.
    seated: Option<Box<dyn Sitting>>,
}

/// A bot in its seat, whichever game it is.
trait Sitting: Any + Send {
    fn remembers(&self) -> usize;
}

impl<G: BotGame> Sitting for Seated<G> {
    fn remembers(&self) -> usize {
        Self::remembers(self)
    }
}

impl Thinker {
    /// A bot that sits down.
    pub const fn new(spec: BotSpec) -> Self {
        Self { spec, seated: None }
    }

    /// Who it is.
    pub const fn spec(&self) -> &BotSpec {
        &self.spec
    }

    /// The bot in its seat at a game of these rules; nothing if it is a program of somebody else's.
    pub fn at<G: BotGame>(&mut self) -> Option<&mut Seated<G>> {
        if !self.seated.as_deref().is_some_and(|seated| (seated as &dyn Any).is::<Seated<G>>()) {
            self.seated = Some(Box::new(Seated::<G>::new(self.spec.build()?)));
        }
        (self.seated.as_deref_mut()? as &mut dyn Any).downcast_mut()
    }

    fn remembers(&self) -> usize {
        self.seated.as_ref().map_or(0, |seated| seated.remembers())
    }
}

/// Bots with what they remember, each by the table and the seat that it sits in. When they remember too much together, those
/// leave that were not asked for longest; who is asked next in such a seat begins anew and plays on from there.
pub struct Thinkers<K> {
    most: usize,
    /// The one that was asked last at the end.
    kept: Vec<(K, Thinker)>,
}

impl<K: PartialEq> Thinkers<K> {
    /// Room for so many bots that remember as much as one can, 11 MB each at most, or for more that remember less.
    pub const fn new(bots: usize) -> Self {
        Self { most: bots * MOST_REMEMBERED, kept: Vec::new() }
    }

    /// Takes out the bot of a seat, to be asked; a new one, if such a one was not kept there.
    pub fn take(&mut self, key: &K, spec: &BotSpec) -> Thinker {
        let found = self.kept.iter().position(|(at, thinker)| at == key && thinker.spec == *spec);
        found.map_or_else(|| Thinker::new(spec.clone()), |place| self.kept.remove(place).1)
    }

    /// Puts a bot back that was asked. One that remembers nothing is not worth a place.
    pub fn keep(&mut self, key: K, thinker: Thinker) {
        self.kept.retain(|(at, _)| *at != key);
        if thinker.remembers() > 0 {
            self.kept.push((key, thinker));
        }
        let mut remembered: usize = self.kept.iter().map(|(_, thinker)| thinker.remembers()).sum();
        let leaving = self.kept.iter().take_while(|(_, thinker)| {
            let is_too_much = remembered > self.most;
            remembered -= thinker.remembers();
            is_too_much
        });
        self.kept.drain(..leaving.count());
    }

    /// Lets the bots go that sit in such seats: their games are over.
    pub fn dismiss(&mut self, is_over: impl Fn(&K) -> bool) {
        self.kept.retain(|(at, _)| !is_over(at));
    }

    /// Where a bot is kept, the one that was asked last at the end.
    pub fn places(&self) -> impl Iterator<Item = &K> {
        self.kept.iter().map(|(at, _)| at)
    }
}

#[cfg(test)]
mod tests {
    use parure_engine::chance::{Sampled, SplitMix64};
    use parure_engine::duel::Duel;
    use parure_engine::game::Setup;
    use parure_engine::seat::Observer;
    use parure_engine::splendor::Splendor;

    use super::*;
    use crate::budget::Budget;

    /// Asks a bot for the first move of a game.
    fn ask<G: BotGame>(thinker: &mut Thinker) {
        let setup = Setup { players: 2, options: G::Options::default() };
        let state = G::new(&setup, &mut Sampled::from_seed(1)).unwrap();
        let view = state.view(Observer::Seat(parure_engine::seat::Seat::FIRST));
        let seated = thinker.at::<G>().expect("one of ours");
        seated.choose(&[], &view, &Budget::iterations(200), &mut SplitMix64::new(1));
    }

    fn asked(spec: &str) -> Thinker {
        let mut thinker = Thinker::new(BotSpec::parse(spec).unwrap());
        ask::<Splendor>(&mut thinker);
        thinker
    }

    fn places(thinkers: &Thinkers<u32>) -> Vec<u32> {
        thinkers.places().copied().collect()
    }

    #[test]
    fn whoever_was_not_asked_for_longest_leaves_when_there_is_no_room() {
        let each = asked("strongest").remembers();
        let mut thinkers = Thinkers { most: 3 * each, kept: Vec::new() };
        (0..4).for_each(|table| thinkers.keep(table, asked("strongest")));
        assert_eq!(places(&thinkers), [1, 2, 3]);
        let again = thinkers.take(&1, &BotSpec::parse("strongest").unwrap());
        assert_eq!((again.remembers(), places(&thinkers)), (each, vec![2, 3]));
        thinkers.keep(1, again);
        thinkers.keep(4, asked("strongest"));
        assert_eq!(places(&thinkers), [3, 1, 4]);
        // One that was asked at the same time in the same seat takes its place.
        thinkers.keep(1, asked("strongest"));
        assert_eq!(places(&thinkers), [3, 4, 1]);
        // Those that remember less leave room for more of them.
        thinkers.dismiss(|&table| table != 4);
        assert_eq!(places(&thinkers), [4]);
        (5..8).for_each(|table| thinkers.keep(table, asked("strongest:60it")));
        assert_eq!(places(&thinkers), [4, 5, 6, 7]);
    }

    #[test]
    fn who_remembers_nothing_takes_no_place() {
        let mut thinkers = Thinkers::new(1);
        for (table, spec) in ["random", "greedy", "level1", "level2", "level4"].into_iter().enumerate() {
            thinkers.keep(table, asked(spec));
        }
        assert_eq!(thinkers.places().collect::<Vec<_>>(), [&4]);
    }

    #[test]
    fn another_bot_or_another_game_in_the_same_seat_is_a_new_beginning() {
        let mut thinkers = Thinkers::new(1);
        thinkers.keep(1, asked("level4"));
        assert_eq!(thinkers.take(&1, &BotSpec::parse("level5").unwrap()).remembers(), 0);
        let mut thinker = thinkers.take(&1, &BotSpec::parse("level4").unwrap());
        assert!(thinker.remembers() > 0 && thinker.at::<Splendor>().unwrap().remembers() > 0);
        assert_eq!(thinker.at::<Duel>().unwrap().remembers(), 0);
        ask::<Duel>(&mut thinker);
        assert!(thinker.remembers() > 0);
        assert!(Thinker::new(BotSpec::parse("cmd:./mybot").unwrap()).at::<Duel>().is_none());
    }
}
