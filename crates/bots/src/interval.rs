//! How far a share of wins can be trusted.

/// The games of one deal, which have their luck in common.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Deal {
    /// How many games of it were played.
    pub games: u64,
    /// What was scored in them together, at most 1 in each.
    pub score: f64,
}

/// The 95 % interval of the mean score of a game: Wilson's, with as many games as the deals are worth.
///
/// Games of one deal are not independent, so deals are the observations; but the interval is never narrower than with as
/// many independent games.
///
/// ```
/// use parure_bots::interval::{Deal, interval};
///
/// let [low, high] = interval(&[Deal { games: 2, score: 2.0 }; 5]);
/// assert!((0.6..0.8).contains(&low) && high > 0.999, "winning all of a few games proves little");
/// ```
pub fn interval(deals: &[Deal]) -> [f64; 2] {
    const Z: f64 = 1.96;
    let games = deals.iter().map(|deal| deal.games).sum::<u64>() as f64;
    if games == 0.0 {
        return [0.0, 1.0];
    }
    let rate = deals.iter().map(|deal| deal.score).sum::<f64>() / games;
    let squares = deals.iter().map(|deal| (deal.score - deal.games as f64 * rate).powi(2)).sum::<f64>();
    let variance = squares / games.powi(2);
    let worth = if variance > 0.0 { rate * (1.0 - rate) / variance } else { games };
    let worth = worth.clamp(deals.len() as f64, games);
    let centre = (rate + Z * Z / (2.0 * worth)) / (1.0 + Z * Z / worth);
    let width = Z / (1.0 + Z * Z / worth) * (rate * (1.0 - rate) / worth + Z * Z / (4.0 * worth * worth)).sqrt();
    [(centre - width).max(0.0), (centre + width).min(1.0)]
}
