//! What is learned: a small network that judges positions, and weights that judge actions.

use std::error::Error;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use parure_engine::chance::Chance;
use parure_engine::game::{Outcome, ToAct};
use parure_engine::seat::{MAX_SEATS, Seat};

use crate::knowledge::{Knowledge, SKETCH, Sketch};

/// How many units the first layer has.
pub(crate) const FIRST: usize = 64;
/// How many units the second layer has.
pub(crate) const SECOND: usize = 32;

/// The most numbers that can describe a seat.
const MAX_SEAT_INPUTS: usize = 80;
/// The most numbers that can describe a position.
pub(crate) const MAX_INPUTS: usize = 192;

const MAGIC: &[u8; 8] = b"parure-2";

/// The learned weights of one game.
#[derive(Clone, Debug, PartialEq)]
pub struct Model {
    pub(crate) net: Net,
    /// For each kind of action, the weight of each of its features.
    pub(crate) policy: Vec<[f32; SKETCH]>,
}

/// Two hidden layers and one output: the logarithm of the odds that the seat wins.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Net {
    pub(crate) first: Vec<[f32; FIRST]>,
    pub(crate) first_bias: [f32; FIRST],
    pub(crate) second: [[f32; SECOND]; FIRST],
    pub(crate) second_bias: [f32; SECOND],
    pub(crate) last: [f32; SECOND],
    pub(crate) last_bias: f32,
}

/// What the layers of a network came to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Layers {
    pub(crate) first: [f32; FIRST],
    pub(crate) second: [f32; SECOND],
    pub(crate) output: f32,
}

impl Net {
    pub(crate) fn blank(inputs: usize) -> Self {
        Self {
            first: vec![[0.0; FIRST]; inputs],
            first_bias: [0.0; FIRST],
            second: [[0.0; SECOND]; FIRST],
            second_bias: [0.0; SECOND],
            last: [0.0; SECOND],
            last_bias: 0.0,
        }
    }

    pub(crate) fn run(&self, inputs: &[f32]) -> Layers {
        let mut first = self.first_bias;
        for (&input, weights) in inputs.iter().zip(&self.first) {
            // About half of the inputs are 0 at any time.
            if input != 0.0 {
                for (sum, weight) in first.iter_mut().zip(weights) {
                    *sum += input * weight;
                }
            }
        }
        let mut second = self.second_bias;
        for (unit, weights) in first.iter_mut().zip(&self.second) {
            *unit = unit.max(0.0);
            for (sum, weight) in second.iter_mut().zip(weights) {
                *sum += *unit * weight;
            }
        }
        let mut output = self.last_bias;
        for (unit, weight) in second.iter_mut().zip(&self.last) {
            *unit = unit.max(0.0);
            output += *unit * weight;
        }
        Layers { first, second, output }
    }

    /// Every weight in a fixed order.
    pub(crate) fn weights_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let first = self.first.iter_mut().flatten().chain(&mut self.first_bias);
        let second = self.second.iter_mut().flatten().chain(&mut self.second_bias);
        first.chain(second).chain(&mut self.last).chain(std::iter::once(&mut self.last_bias))
    }
}

impl Model {
    fn blank(inputs: usize, kinds: usize) -> Self {
        Self { net: Net::blank(inputs), policy: vec![[0.0; SKETCH]; kinds] }
    }

    /// A game's model that has learned nothing: every position is even, every action alike.
    pub fn blank_for<G: Knowledge>() -> Self {
        Self::blank(inputs::<G>(), G::KINDS)
    }

    /// Reads a game's model from a file; the error names the file.
    pub fn load<G: Knowledge>(path: &Path) -> Result<Self, ModelFileError> {
        let error = |why| ModelFileError { path: path.to_owned(), why };
        let bytes = std::fs::read(path).map_err(|cause| error(ModelError::Unreadable(cause.kind())))?;
        Self::read::<G>(&bytes).map_err(error)
    }

    /// Reads a game's model from the bytes of its file.
    pub fn read<G: Knowledge>(bytes: &[u8]) -> Result<Self, ModelError> {
        Self::read_sized(bytes, inputs::<G>(), G::KINDS)
    }

    fn read_sized(bytes: &[u8], inputs: usize, kinds: usize) -> Result<Self, ModelError> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(ModelError::NotAModel)?;
        let expected = file_size(inputs, kinds);
        if bytes.len() != expected {
            return Err(ModelError::WrongSize { expected, found: bytes.len() });
        }
        let mut numbers =
            rest.chunks_exact(4).map(|bytes| f32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]));
        let mut model = Self::blank(inputs, kinds);
        let policy = model.policy.iter_mut().flatten();
        model.net.weights_mut().chain(policy).zip(&mut numbers).for_each(|(weight, number)| *weight = number);
        Ok(model)
    }

    /// Whether these bytes are a game's model: what [`Model::read`] would find, at compile time.
    pub(crate) const fn fits<G: Knowledge>(bytes: &[u8]) -> bool {
        let Some((magic, _)) = bytes.split_first_chunk::<8>() else { return false };
        u64::from_le_bytes(*magic) == u64::from_le_bytes(*MAGIC) && bytes.len() == file_size(inputs::<G>(), G::KINDS)
    }

    /// The model as its file.
    pub fn write(&self) -> Vec<u8> {
        let mut model = self.clone();
        let numbers = model.net.weights_mut().map(|weight| weight.to_le_bytes());
        let mut bytes = MAGIC.to_vec();
        bytes.extend(numbers.flatten());
        bytes.extend(self.policy.iter().flatten().flat_map(|weight| weight.to_le_bytes()));
        bytes
    }

    /// How tempting an action looks: the power of e with which it is preferred.
    pub(crate) fn appeal(&self, sketch: &Sketch) -> f32 {
        let weights = &self.policy[sketch.kind];
        sketch.features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum()
    }

    /// Answers the open questions of a turn at a glance, as what to return or which noble to receive, until positions
    /// can be compared.
    pub(crate) fn finish_turn<G: Knowledge>(&self, state: &mut G, luck: &mut impl Chance) {
        let (mut legal, mut sketches) = (Vec::new(), Vec::new());
        while !state.is_quiet() {
            legal.clear();
            sketches.clear();
            state.legal_actions(&mut legal);
            state.narrow(&mut legal);
            state.sketch(&legal, &mut sketches);
            let best = self.most_appealing(&sketches);
            state.apply_unchecked(legal[best], luck, &mut ());
        }
    }

    /// The place of the action that looks best, of at least one.
    pub(crate) fn most_appealing(&self, sketches: &[Sketch]) -> usize {
        let appeals = sketches.iter().map(|sketch| self.appeal(sketch));
        appeals.enumerate().fold((0, f32::MIN), |best, next| if next.1 > best.1 { next } else { best }).0
    }

    /// The expected result of each seat, in a position where a turn begins or the game is over.
    pub fn judge<G: Knowledge>(&self, state: &G, players: usize) -> [f32; MAX_SEATS] {
        match state.to_act() {
            ToAct::Over(outcome) => results(outcome),
            ToAct::Seat(seat) => self.judge_running(state, seat, players),
        }
    }

    /// The expected result of each seat while the game runs.
    ///
    /// The network knows two seats, of which one moves before the other. With more, every two of them are compared: who
    /// is likely to be ahead of each of the others is likely to win.
    pub(crate) fn judge_running<G: Knowledge>(&self, state: &G, to_act: Seat, players: usize) -> [f32; MAX_SEATS] {
        let mut blocks = [[0.0; MAX_SEAT_INPUTS]; MAX_SEATS];
        let mut order = [to_act; MAX_SEATS];
        for place in 0..players {
            order[place] = if place == 0 { to_act } else { order[place - 1].next(players) };
            state.describe_seat(order[place], &mut blocks[place][..G::SEAT_INPUTS]);
        }
        let mut inputs = [0.0; MAX_INPUTS];
        let mut log_odds = [0.0; MAX_SEATS];
        for first in 0..players - 1 {
            state.describe_table(order[first], &mut inputs[2 * G::SEAT_INPUTS..self::inputs::<G>()]);
            inputs[..G::SEAT_INPUTS].copy_from_slice(&blocks[first][..G::SEAT_INPUTS]);
            for second in first + 1..players {
                let (ahead, behind) = (order[first], order[second]);
                if state.side(ahead) == state.side(behind) {
                    continue;
                }
                inputs[G::SEAT_INPUTS..2 * G::SEAT_INPUTS].copy_from_slice(&blocks[second][..G::SEAT_INPUTS]);
                let odds = self.net.run(&inputs[..self::inputs::<G>()]).output;
                log_odds[ahead.index()] += log_chance(odds);
                log_odds[behind.index()] += log_chance(-odds);
            }
        }
        share_out(state, log_odds, players)
    }
}

/// Where a side's numbers stand: at its first seat.
fn side_index<G: Knowledge>(state: &G, seat: Seat) -> usize {
    state.side(seat).first().unwrap_or(seat).index()
}

/// The chances of the sides, given for each seat the logarithm of the chance to be ahead of all its opponents.
fn share_out<G: Knowledge>(state: &G, ahead: [f32; MAX_SEATS], players: usize) -> [f32; MAX_SEATS] {
    let mut sides = [0.0; MAX_SEATS];
    let mut sizes = [0.0; MAX_SEATS];
    for seat in Seat::all(players) {
        let side = side_index(state, seat);
        sides[side] += ahead[seat.index()];
        sizes[side] += 1.0;
    }
    // Partners are compared with each opponent twice, so their mean counts, as if they were one.
    let mut total = 0.0;
    for (side, size) in sides.iter_mut().zip(sizes) {
        if size > 0.0 {
            *side = (*side / (size * size)).exp();
            total += *side;
        }
    }
    let mut values = [0.0; MAX_SEATS];
    Seat::all(players).for_each(|seat| values[seat.index()] = sides[side_index(state, seat)] / total);
    values
}

/// The logarithm of the chance that belongs to the logarithm of odds.
fn log_chance(log_odds: f32) -> f32 {
    -((-log_odds).exp().ln_1p())
}

/// How many numbers describe two seats and the table.
pub(crate) const fn inputs<G: Knowledge>() -> usize {
    2 * G::SEAT_INPUTS + G::TABLE_INPUTS
}

/// How many bytes the file of a model has.
const fn file_size(inputs: usize, kinds: usize) -> usize {
    let net = (inputs + 1) * FIRST + (FIRST + 1) * SECOND + SECOND + 1;
    MAGIC.len() + 4 * (net + kinds * SKETCH)
}

/// Why bytes are not a game's model.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ModelError {
    /// They could not be read.
    Unreadable(io::ErrorKind),
    /// They do not begin as a model does.
    NotAModel,
    /// The game's models are larger or smaller: it is one of another game or of an older release.
    WrongSize {
        /// The bytes of a model of this game.
        expected: usize,
        /// The bytes that are there.
        found: usize,
    },
}

impl fmt::Display for ModelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable(kind) => write!(f, "cannot be read: {kind}"),
            Self::NotAModel => f.write_str("is not a model: it does not begin with `parure-2`"),
            Self::WrongSize { expected, found } => {
                write!(f, "is not a model of this game: it has {found} bytes instead of {expected}")
            }
        }
    }
}

impl Error for ModelError {}

/// A file that is not a game's model.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModelFileError {
    path: PathBuf,
    why: ModelError,
}

impl fmt::Display for ModelFileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.path.display(), self.why)
    }
}

impl Error for ModelFileError {}

/// Describes a position of two as the seat to act sees it.
pub(crate) fn describe<G: Knowledge>(state: &G, seat: Seat, out: &mut [f32]) {
    let (own, rest) = out.split_at_mut(G::SEAT_INPUTS);
    let (other, table) = rest.split_at_mut(G::SEAT_INPUTS);
    state.describe_seat(seat, own);
    state.describe_seat(seat.next(2), other);
    state.describe_table(seat, &mut table[..G::TABLE_INPUTS]);
}

/// The result of each seat: 1 for a win, and a victory is shared equally.
pub fn results(outcome: Outcome) -> [f32; MAX_SEATS] {
    let mut values = [0.0; MAX_SEATS];
    outcome.winners.iter().for_each(|seat| values[seat.index()] = 1.0);
    values
}

pub(crate) fn chance_of(log_odds: f32) -> f32 {
    1.0 / (1.0 + (-log_odds).exp())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_model_reads_back_as_it_was_written() {
        let mut model = Model::blank(7, 3);
        model.net.weights_mut().enumerate().for_each(|(place, weight)| *weight = place as f32);
        model.policy[2][SKETCH - 1] = 0.5;
        let written = model.write();
        assert_eq!(Model::read_sized(&written, 7, 3).as_ref(), Ok(&model));
        let wrong = ModelError::WrongSize { expected: written.len() + 4 * FIRST, found: written.len() };
        assert_eq!(Model::read_sized(&written, 8, 3), Err(wrong));
        assert_eq!(Model::read_sized(b"", 7, 3), Err(ModelError::NotAModel));
    }
}
