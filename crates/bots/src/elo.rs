//! Elo from results.

/// A game as a rating sees it: which bot sat in each seat, and what share of the win that seat had.
pub type Shares = Vec<(usize, f64)>;

/// How often the estimate is improved; it settles long before.
const ROUNDS: usize = 2_000;

/// The Elo of each bot, around a mean of 0.
///
/// The chance to win is taken to be in proportion to a strength of each bot at the table (for two, this is Elo's own
/// model), and the strengths are those that make the results likeliest. Every table has one more game that nobody won, so
/// that a bot that wins all its games has a rating too.
pub fn elo(bots: usize, tables: &[Vec<usize>], games: &[Shares]) -> Vec<f64> {
    let even = tables.iter().map(|table| table.iter().map(|&bot| (bot, 1.0 / table.len() as f64)).collect());
    let games: Vec<Shares> = games.iter().cloned().chain(even).collect();
    let mut strengths = vec![1.0; bots];
    let wins = |bot| games.iter().flatten().filter(|&&(who, _)| who == bot).map(|&(_, share)| share).sum::<f64>();
    let wins: Vec<_> = (0..bots).map(wins).collect();
    // Games between the same bots weigh the same: what counts is how many there are of each kind.
    let mut kinds: Vec<(Vec<usize>, f64)> = Vec::new();
    for game in &games {
        let who: Vec<_> = game.iter().map(|&(bot, _)| bot).collect();
        match kinds.iter_mut().find(|(known, _)| *known == who) {
            Some((_, count)) => *count += 1.0,
            None => kinds.push((who, 1.0)),
        }
    }
    for _ in 0..ROUNDS {
        let mut demand = vec![0.0; bots];
        for (who, count) in &kinds {
            let total: f64 = who.iter().map(|&bot| strengths[bot]).sum();
            who.iter().for_each(|&bot| demand[bot] += count / total);
        }
        for bot in 0..bots {
            strengths[bot] = if demand[bot] > 0.0 { wins[bot] / demand[bot] } else { 1.0 };
        }
        let mean = (strengths.iter().map(|strength: &f64| strength.ln()).sum::<f64>() / bots as f64).exp();
        strengths.iter_mut().for_each(|strength| *strength /= mean);
    }
    strengths.iter().map(|strength| 400.0 * strength.log10()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn duels(one: usize, other: usize, won: usize, lost: usize) -> Vec<Shares> {
        let game = |first: f64| vec![(one, first), (other, 1.0 - first)];
        std::iter::repeat_n(game(1.0), won).chain(std::iter::repeat_n(game(0.0), lost)).collect()
    }

    #[test]
    fn two_bots_differ_by_the_usual_formula() {
        let ratings = elo(2, &[vec![0, 1]], &duels(0, 1, 759_700, 240_300));
        assert!((ratings[0] - ratings[1] - 200.0).abs() < 0.1, "{ratings:?}");
        assert!((ratings[0] + ratings[1]).abs() < 1e-6);
    }

    #[test]
    fn a_bot_that_always_wins_has_a_rating() {
        let ratings = elo(2, &[vec![0, 1]], &duels(0, 1, 20, 0));
        assert!((500.0..800.0).contains(&(ratings[0] - ratings[1])), "{ratings:?}");
    }

    #[test]
    fn a_bot_with_more_seats_is_not_taken_to_be_stronger() {
        let (one, two) = (vec![(0, 1.0), (1, 0.0), (1, 0.0)], vec![(0, 0.0), (1, 1.0), (1, 0.0)]);
        let games = [vec![one; 1_000], vec![two; 2_000]].concat();
        let ratings = elo(2, &[vec![0, 1]], &games);
        assert!((ratings[0] - ratings[1]).abs() < 1.0, "{ratings:?}");
    }

    #[test]
    fn ratings_carry_over_a_chain() {
        let games = [duels(0, 1, 30, 10), duels(1, 2, 30, 10), duels(0, 2, 36, 4)].concat();
        let ratings = elo(3, &[vec![0, 1], vec![0, 2], vec![1, 2]], &games);
        assert!(ratings[0] > ratings[1] + 100.0 && ratings[1] > ratings[2] + 100.0, "{ratings:?}");
    }
}
