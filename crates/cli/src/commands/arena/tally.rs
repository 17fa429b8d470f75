//! Counting results.

use parure_bots::interval::{Deal, interval};

use super::journal::GameLine;
use super::schedule::{Fixture, Schedule};

/// The results of one bot, or of one bot at one table.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tally {
    /// How many games it played.
    pub games: u64,
    /// What it scored: a win is 1, shared by those who share it; a game that was broken off is shared by all.
    pub score: f64,
    /// How many games it won, alone or shared.
    pub wins: u64,
    /// The games and the score of each deal: games of one deal have their luck in common.
    deals: Vec<(u64, Deal)>,
}

impl Tally {
    /// Adds a game of a deal. The games of a deal come one after the other.
    fn add(&mut self, deal: u64, scored: &Scored) {
        self.games += 1;
        self.score += scored.score;
        self.wins += u64::from(scored.won);
        match self.deals.last_mut() {
            Some((known, sum)) if *known == deal => {
                sum.games += 1;
                sum.score += scored.score;
            }
            Some(_) | None => self.deals.push((deal, Deal { games: 1, score: scored.score })),
        }
    }

    /// The mean score.
    pub fn rate(&self) -> f64 {
        self.score / self.games.max(1) as f64
    }

    /// The 95 % interval of the mean score.
    pub fn interval(&self) -> [f64; 2] {
        let deals: Vec<_> = self.deals.iter().map(|&(_, deal)| deal).collect();
        interval(&deals)
    }
}

/// What a bot scored in a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scored {
    /// Which bot.
    pub bot: usize,
    /// Its share of the win.
    pub score: f64,
    /// Whether it won, alone or with others.
    pub won: bool,
}

/// The share of the win that each seat of a game has.
pub fn shares(line: &GameLine, players: usize) -> impl Fn(usize) -> f64 {
    move |seat| match line.winners.len() {
        0 => 1.0 / players as f64,
        winners if line.winners.contains(&seat) => 1.0 / winners as f64,
        _ => 0.0,
    }
}

/// What each bot of a game scored: the bots of its table in order.
pub fn scores(line: &GameLine, fixture: &Fixture, table: &[usize]) -> Vec<Scored> {
    let seats = &fixture.seats;
    let share = shares(line, seats.len());
    let of_bot = |bot: usize| {
        let own = || (0..seats.len()).filter(move |&seat| seats[seat] == bot);
        Scored { bot, score: own().map(&share).sum(), won: own().any(|seat| line.winners.contains(&seat)) }
    };
    table.iter().map(|&bot| of_bot(bot)).collect()
}

/// The results of every bot, and of the bots of every table.
pub fn count(schedule: &Schedule, bots: usize, played: &[GameLine]) -> (Vec<Tally>, Vec<Vec<Tally>>) {
    let mut all = vec![Tally::default(); bots];
    let mut tables: Vec<_> = schedule.tables().iter().map(|table| vec![Tally::default(); table.len()]).collect();
    for line in played {
        let fixture = schedule.fixture(line.game);
        let table = &schedule.tables()[fixture.table];
        for (place, scored) in scores(line, &fixture, table).into_iter().enumerate() {
            all[scored.bot].add(fixture.deal, &scored);
            tables[fixture.table][place].add(fixture.deal, &scored);
        }
    }
    (all, tables)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(game: u64, winners: &[usize]) -> GameLine {
        let (points, reason) = (vec![0; 3], "prestige".to_owned());
        GameLine { game, winners: winners.to_vec(), points, turns: 1, steps: 1, reason, fault: None }
    }

    const fn scored(score: f64) -> Scored {
        Scored { bot: 0, score, won: true }
    }

    #[test]
    fn shared_wins_are_shared() {
        let schedule = Schedule::new(3, 3, 9);
        let (all, _) = count(&schedule, 3, &[line(0, &[0, 1]), line(1, &[0]), line(2, &[])]);
        // In game 1 the second bot sits in seat 0.
        let rates: Vec<_> = all.iter().map(|tally| (tally.score * 6.0).round() as u32).collect();
        assert_eq!(rates, [3 + 2, 3 + 6 + 2, 2]);
        assert_eq!(all.iter().map(|tally| tally.wins).collect::<Vec<_>>(), [1, 2, 0]);
    }

    #[test]
    fn two_bots_at_a_larger_table_score_for_all_their_seats() {
        let schedule = Schedule::new(2, 4, 2);
        let (all, _) = count(&schedule, 2, &[line(0, &[2]), line(1, &[1, 3])]);
        assert_eq!([all[0].score, all[1].score], [2.0, 0.0]);
    }

    #[test]
    fn an_interval_holds_the_rate_and_narrows() {
        let tally = |games: u64| {
            let mut tally = Tally::default();
            (0..games).for_each(|game| tally.add(game / 2, &scored(f64::from(u8::from(game % 4 != 0)))));
            tally
        };
        let [low, high] = tally(400).interval();
        assert!(low < 0.75 && 0.75 < high && high - low < 0.1, "{low} {high}");
        let [wide_low, wide_high] = tally(40).interval();
        assert!(wide_low < low && high < wide_high);
    }

    #[test]
    fn winning_all_of_a_few_games_proves_little() {
        let mut tally = Tally::default();
        (0..10).for_each(|game| tally.add(game / 2, &scored(1.0)));
        let [low, high] = tally.interval();
        assert!((0.6..0.8).contains(&low) && high > 0.999, "{low} {high}");
    }
}
