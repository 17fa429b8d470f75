//! Which bots meet, on which deals, in which seats.

/// All games of a contest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Schedule {
    players: usize,
    /// The bots of each table.
    tables: Vec<Vec<usize>>,
    /// How many games each table plays.
    games: u64,
}

/// One game of a contest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fixture {
    /// Which table.
    pub table: usize,
    /// Which deal: the same number means the same draws.
    pub deal: u64,
    /// Which bot sits in each seat.
    pub seats: Vec<usize>,
}

impl Schedule {
    /// One table if the bots fill it, else one for every two of them.
    pub fn new(bots: usize, players: usize, games: u64) -> Self {
        let pairs = || (0..bots).flat_map(|one| (one + 1..bots).map(move |other| vec![one, other])).collect();
        let tables = if bots == players { vec![(0..bots).collect()] } else { pairs() };
        Self { players, tables, games }
    }

    /// The bots of each table.
    pub fn tables(&self) -> &[Vec<usize>] {
        &self.tables
    }

    /// How many games there are.
    pub fn len(&self) -> u64 {
        self.games * self.tables.len() as u64
    }

    /// A game by its number. The tables take turns, so that a contest that is broken off is a fair one so far.
    pub fn fixture(&self, game: u64) -> Fixture {
        let tables = self.tables.len() as u64;
        let (table, nth) = ((game % tables) as usize, game / tables);
        let bots = &self.tables[table];
        let (deal, seats) = if bots.len() == self.players { full(bots, nth) } else { shared(bots, self.players, nth) };
        Fixture { table, deal, seats }
    }
}

/// A table with a bot for each seat: every deal is rotated, and who sits behind whom changes from deal to deal.
fn full(bots: &[usize], nth: u64) -> (u64, Vec<usize>) {
    let players = bots.len() as u64;
    let (deal, rotation) = (nth / players, (nth % players) as usize);
    let mut order = bots.to_vec();
    // The bots behind the first one, in the order that the deal's number stands for.
    let mut rest = deal as usize;
    for place in 1..order.len() {
        let left = order.len() - place;
        order.swap(place, place + rest % left);
        rest /= left;
    }
    order.rotate_left(rotation);
    (deal, order)
}

/// Two bots at a larger table: they alternate, and where that is not even, each has its turn to be the more.
fn shared(bots: &[usize], players: usize, nth: u64) -> (u64, Vec<usize>) {
    let ways = if players.is_multiple_of(2) { 2 } else { 2 * players };
    let (deal, way) = (nth / ways as u64, (nth % ways as u64) as usize);
    let mut seats: Vec<_> = (0..players).map(|seat| bots[(seat + way) % 2]).collect();
    seats.rotate_left(if ways == 2 { 0 } else { way / 2 });
    (deal, seats)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    /// How often each bot sits in each seat over so many games.
    fn sittings(schedule: &Schedule) -> BTreeMap<(usize, usize), u64> {
        let mut count = BTreeMap::new();
        for game in 0..schedule.len() {
            for (seat, bot) in schedule.fixture(game).seats.into_iter().enumerate() {
                *count.entry((bot, seat)).or_default() += 1;
            }
        }
        count
    }

    #[test]
    fn every_bot_sits_in_every_seat_equally_often() {
        for (bots, players, games) in [(2, 2, 40), (5, 2, 8), (3, 3, 36), (4, 4, 48), (2, 3, 12), (3, 4, 8)] {
            let schedule = Schedule::new(bots, players, games);
            let sittings = sittings(&schedule);
            assert_eq!(sittings.len(), bots * players, "{bots} bots, {players} players");
            let each = sittings[&(0, 0)];
            assert!(sittings.values().all(|&count| count == each), "{bots} bots, {players} players: {sittings:?}");
        }
    }

    #[test]
    fn a_deal_is_played_with_the_seats_swapped() {
        let schedule = Schedule::new(2, 2, 4);
        let games: Vec<_> = (0..4).map(|game| schedule.fixture(game)).map(|game| (game.deal, game.seats)).collect();
        assert_eq!(games, [(0, vec![0, 1]), (0, vec![1, 0]), (1, vec![0, 1]), (1, vec![1, 0])]);
    }

    #[test]
    fn at_a_full_table_everyone_sits_behind_everyone() {
        let schedule = Schedule::new(4, 4, 24);
        let mut behind = BTreeMap::<_, u32>::new();
        for game in 0..schedule.len() {
            let seats = schedule.fixture(game).seats;
            (0..4).for_each(|seat| *behind.entry((seats[seat], seats[(seat + 1) % 4])).or_default() += 1);
        }
        assert_eq!(behind.len(), 12);
        assert!(behind.values().all(|&count| count == behind[&(0, 1)]), "{behind:?}");
    }

    #[test]
    fn partners_of_a_team_are_the_same_bot() {
        let seats = Schedule::new(2, 4, 2).fixture(1).seats;
        assert_eq!(seats, [1, 0, 1, 0]);
    }

    #[test]
    fn a_round_robin_has_a_table_for_every_two() {
        let schedule = Schedule::new(4, 2, 10);
        assert_eq!((schedule.tables().len(), schedule.len()), (6, 60));
    }
}
