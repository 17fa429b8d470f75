//! What is printed of the sums.

use std::collections::BTreeMap;

use parure_engine::game::Setup;
use parure_vocabulary::{Tokens, Vocabulary, options_to_json};
use serde::Serialize;
use serde_json::Value;

use super::tally::{Count, Opening, Tally};
use super::{Args, FirstTurn};

/// The object that `parure statistics` prints; `docs/cli.md` describes it.
#[derive(Serialize)]
pub struct Report {
    game: &'static str,
    players: usize,
    options: Value,
    bot: String,
    first_turn: FirstTurn,
    seed: u64,
    games: u64,
    unfinished: u64,
    seats: Vec<f64>,
    turns: BTreeMap<u64, u64>,
    reasons: BTreeMap<String, u64>,
    openings: Vec<OpeningLine>,
    cards: BTreeMap<String, CardLine>,
    tiles: BTreeMap<String, TileLine>,
}

/// What a first turn goes with.
#[derive(Serialize)]
struct OpeningLine {
    #[serde(flatten)]
    opening: OpeningWords,
    seat: usize,
    times: u64,
    won: f64,
}

#[derive(Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum OpeningWords {
    Take { tokens: Tokens },
    Reserve { level: u8 },
    Other,
}

/// What a card goes with.
#[derive(Serialize)]
struct CardLine {
    bought: u64,
    reserved: u64,
    /// The mean turn of its buyers, from 1.
    turn: f64,
    won: f64,
    /// How much more often its buyers won than buyers of other cards of its deck in the same turn.
    edge: f64,
    /// Half of the interval of 95 % around it.
    error: f64,
}

#[derive(Serialize)]
struct TileLine {
    times: u64,
    won: f64,
}

impl Report {
    /// The report of these games.
    pub fn new<G: Vocabulary>(setup: &Setup<G::Options>, args: &Args, tally: &Tally) -> Self {
        let openings = tally.openings.iter().map(|((opening, seat), count)| OpeningLine {
            opening: match opening.clone() {
                Opening::Take(tokens) => OpeningWords::Take { tokens: Tokens(tokens) },
                Opening::Reserve(level) => OpeningWords::Reserve { level },
                Opening::Other => OpeningWords::Other,
            },
            seat: *seat,
            times: count.times,
            won: round(count.share()),
        });
        let tiles = tally.tiles.iter();
        let tiles =
            tiles.map(|(tile, count)| (tile.clone(), TileLine { times: count.times, won: round(count.share()) }));
        Self {
            game: G::NAME,
            players: setup.players,
            options: options_to_json::<G>(setup.options),
            bot: args.bot.to_string(),
            first_turn: args.first_turn,
            seed: args.seed,
            games: tally.seats.first().map_or(0, |count| count.times),
            unfinished: tally.unfinished,
            seats: tally.seats.iter().map(|count| round(count.share())).collect(),
            turns: tally.lengths.clone(),
            reasons: tally.reasons.clone(),
            openings: openings.collect(),
            cards: cards(tally),
            tiles: tiles.collect(),
        }
    }
}

/// The part of a card's id that names its deck.
fn deck(card: &str) -> &str {
    card.split('-').next().unwrap_or(card)
}

fn cards(tally: &Tally) -> BTreeMap<String, CardLine> {
    // Dear cards are bought late, and by those who are ahead: only cards of a deck, bought in the same turn, compare.
    let mut usual: BTreeMap<(&str, u64), Count> = BTreeMap::new();
    let mut by_card: BTreeMap<&str, Vec<(u64, Count)>> = BTreeMap::new();
    for ((card, turn), &count) in &tally.bought {
        *usual.entry((deck(card), *turn)).or_default() += count;
        by_card.entry(card).or_default().push((*turn, count));
    }
    let line = |(card, turns): (&str, Vec<(u64, Count)>)| {
        let mut all = Count::default();
        let (mut turn_sum, mut expected) = (0, 0.0);
        for (turn, count) in turns {
            all += count;
            turn_sum += (turn + 1) * count.times;
            expected += usual[&(deck(card), turn)].share() * count.times as f64;
        }
        let (times, won) = (all.times as f64, all.share());
        let line = CardLine {
            bought: all.times,
            reserved: tally.reserved.get(card).map_or(0, |count| count.times),
            turn: round(turn_sum as f64 / times),
            won: round(won),
            edge: round(won - expected / times),
            error: round(1.96 * (won * (1.0 - won) / times).sqrt()),
        };
        (card.to_owned(), line)
    };
    by_card.into_iter().map(line).collect()
}

/// As many digits as mean something.
fn round(share: f64) -> f64 {
    (share * 1e4).round() / 1e4
}
