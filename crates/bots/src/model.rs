//! What is learned about one game, and what it says of positions and actions.

use std::error::Error;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use parure_engine::chance::Chance;
use parure_engine::game::{Outcome, ToAct};
use parure_engine::seat::{MAX_SEATS, Seat};

use crate::knowledge::{Knowledge, SKETCH, Sketch};
use crate::net::{ITEM, Net, SEAT, Shape, Trace, kernel};
use crate::numbers::{exp, greater};
use crate::sheet::Sheet;

const MAGIC: &[u8; 8] = b"parure-5";

/// The learned weights of one game.
#[derive(Clone, Debug, PartialEq)]
pub struct Model {
    pub(crate) net: Net,
    /// For each kind of action, the weight of each of its features: what is seen at a glance. The network corrects it.
    pub(crate) glance: Vec<[f32; SKETCH]>,
}

/// What a model needs to think in, kept from one position to the next.
#[derive(Clone, Debug, Default)]
pub struct Scratch {
    pub(crate) sheet: Sheet,
    pub(crate) trace: Trace,
}

impl Model {
    fn blank(shape: Shape) -> Self {
        Self { net: Net::blank(shape), glance: vec![[0.0; SKETCH]; shape.kinds] }
    }

    /// A game's model that has learned nothing: every position is even, every action alike.
    pub fn blank_for<G: Knowledge>() -> Self {
        Self::blank(shape::<G>())
    }

    /// A game's model that begins as the one of a game that it is an expansion of: numbers that only it has count nothing yet,
    /// and actions of its own are taken for those that they are like.
    pub fn grown<G: Knowledge, Base: Knowledge>(base: &Self) -> Self {
        let mut model = base.clone();
        model.net.item[G::OWN_ITEM_NUMBERS].fill([0.0; ITEM]);
        model.net.seat.add(std::iter::repeat_n([0.0; SEAT], G::SEAT_NUMBERS - Base::SEAT_NUMBERS));
        let like = |&kind: &usize| base.net.action[kind * SKETCH..(kind + 1) * SKETCH].iter().copied();
        model.net.action.add(G::OWN_KINDS.iter().flat_map(like));
        model.glance.extend(G::OWN_KINDS.iter().map(|&kind| base.glance[kind]));
        model
    }

    /// Reads a game's model from a file; the error names the file.
    pub fn load<G: Knowledge>(path: &Path) -> Result<Self, ModelFileError> {
        let error = |why| ModelFileError { path: path.to_owned(), why };
        let bytes = std::fs::read(path).map_err(|cause| error(ModelError::Unreadable(cause.kind())))?;
        Self::read::<G>(&bytes).map_err(error)
    }

    /// Reads a game's model from the bytes of its file.
    pub fn read<G: Knowledge>(bytes: &[u8]) -> Result<Self, ModelError> {
        Self::read_shaped(bytes, shape::<G>())
    }

    fn read_shaped(bytes: &[u8], shape: Shape) -> Result<Self, ModelError> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(ModelError::NotAModel)?;
        let expected = file_size(shape);
        if bytes.len() != expected {
            return Err(ModelError::WrongSize { expected, found: bytes.len() });
        }
        let mut model = Self::blank(shape);
        let mut rest = rest;
        for weights in model.weights_mut() {
            let (unit, steps) = rest.split_first_chunk().ok_or(ModelError::NotAModel)?;
            let (steps, behind) = steps.split_at(2 * weights.len());
            let unit = f32::from_le_bytes(*unit);
            for (weight, step) in weights.iter_mut().zip(steps.chunks_exact(2)) {
                *weight = unit * f32::from(i16::from_le_bytes([step[0], step[1]]));
            }
            rest = behind;
        }
        Ok(model)
    }

    /// Every weight in a fixed order, matrix by matrix.
    pub(crate) fn weights_mut(&mut self) -> Vec<&mut [f32]> {
        let mut matrices = self.net.matrices_mut();
        matrices.push(self.glance.as_flattened_mut());
        matrices
    }

    /// Whether these bytes are a game's model: what [`Model::read`] would find, at compile time.
    pub(crate) const fn fits<G: Knowledge>(bytes: &[u8]) -> bool {
        let Some((magic, _)) = bytes.split_first_chunk::<8>() else { return false };
        u64::from_le_bytes(*magic) == u64::from_le_bytes(*MAGIC) && bytes.len() == file_size(shape::<G>())
    }

    /// The model as its file: of each matrix a unit, and every weight as a whole number of units.
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        for weights in self.clone().weights_mut() {
            let most = weights.iter().fold(0.0, |most: f32, weight| most.max(weight.abs()));
            // The smallest power of two that serves, so that reading rounds no more than writing did.
            let mut unit = 2.0f32.powi(-30);
            while most > unit * f32::from(i16::MAX) {
                unit *= 2.0;
            }
            bytes.extend(unit.to_le_bytes());
            bytes.extend(weights.iter().flat_map(|weight| ((weight / unit).round() as i16).to_le_bytes()));
        }
        bytes
    }

    /// How tempting an action looks at a glance: the power of e with which it is preferred.
    pub(crate) fn appeal(&self, sketch: &Sketch) -> f32 {
        let weights = &self.glance[sketch.kind];
        sketch.features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum()
    }

    /// Adds to what each action promises at a glance what the network makes of it in the position: powers of e.
    pub(crate) fn add_promises<G: Knowledge>(
        &self,
        state: &G,
        sketches: &[Sketch],
        scratch: &mut Scratch,
        appeals: &mut [f32],
    ) {
        let ToAct::Seat(seat) = state.to_act() else { return };
        describe(state, seat, &mut scratch.sheet);
        kernel::weigh(&self.net, &scratch.sheet, sketches, &mut scratch.trace);
        appeals.iter_mut().zip(&scratch.trace.promises).for_each(|(appeal, promise)| *appeal += promise);
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
    pub fn judge<G: Knowledge>(&self, state: &G) -> [f32; MAX_SEATS] {
        match state.to_act() {
            ToAct::Over(outcome) => results(outcome),
            ToAct::Seat(seat) => self.judge_running(state, seat, &mut Scratch::default()),
        }
    }

    /// The expected result of each seat while the game runs.
    pub(crate) fn judge_running<G: Knowledge>(
        &self,
        state: &G,
        to_act: Seat,
        scratch: &mut Scratch,
    ) -> [f32; MAX_SEATS] {
        describe(state, to_act, &mut scratch.sheet);
        kernel::judge(&self.net, &scratch.sheet, &mut scratch.trace);
        let chances = chances(&scratch.sheet, &scratch.trace.scores);
        let players = scratch.sheet.seats();
        let mut values = [0.0; MAX_SEATS];
        for (place, &chance) in chances[..players].iter().enumerate() {
            values[(to_act.index() + place) % players] = chance;
        }
        values
    }
}

/// Describes a position, from the seat to act on.
pub(crate) fn describe<G: Knowledge>(state: &G, to_act: Seat, sheet: &mut Sheet) {
    let players = state.setup().players;
    let mut order = [to_act; MAX_SEATS];
    for place in 1..players {
        order[place] = order[place - 1].next(players);
    }
    sheet.clear();
    for (place, &seat) in order[..players].iter().enumerate() {
        let side = state.side(seat);
        sheet.sides[place] = order[..players].iter().position(|&other| side.contains(other)).unwrap_or(place);
    }
    state.describe(&order[..players], sheet);
    debug_assert_eq!(sheet.seats(), players);
}

/// The chances of the seats by their scores: the sides share one victory.
pub(crate) fn chances(sheet: &Sheet, scores: &[f32; MAX_SEATS]) -> [f32; MAX_SEATS] {
    let players = sheet.seats();
    let (mut sums, mut sizes) = ([0.0f32; MAX_SEATS], [0.0f32; MAX_SEATS]);
    for seat in 0..players {
        sums[sheet.sides[seat]] += scores[seat];
        sizes[sheet.sides[seat]] += 1.0;
    }
    let mut best = f32::MIN;
    for side in (0..players).filter(|&side| sizes[side] > 0.0) {
        sums[side] /= sizes[side];
        best = greater(best, sums[side]);
    }
    let mut total = 0.0;
    for side in (0..players).filter(|&side| sizes[side] > 0.0) {
        sums[side] = exp(sums[side] - best);
        total += sums[side];
    }
    let mut chances = [0.0; MAX_SEATS];
    (0..players).for_each(|seat| chances[seat] = sums[sheet.sides[seat]] / total);
    chances
}

/// How many numbers describe what in a game.
pub(crate) const fn shape<G: Knowledge>() -> Shape {
    Shape { item: G::ITEM_NUMBERS, seat: G::SEAT_NUMBERS, kinds: G::KINDS }
}

/// How many bytes the file of a model has.
const fn file_size(shape: Shape) -> usize {
    MAGIC.len() + 4 * (Net::MATRICES + 1) + 2 * (Net::size(shape) + shape.kinds * SKETCH)
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
            Self::NotAModel => f.write_str("is not a model: it does not begin with `parure-5`"),
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

/// The result of each seat: 1 for a win, and a victory is shared equally.
pub fn results(outcome: Outcome) -> [f32; MAX_SEATS] {
    let mut values = [0.0; MAX_SEATS];
    outcome.winners.iter().for_each(|seat| values[seat.index()] = 1.0);
    values
}

#[cfg(test)]
mod tests {
    use parure_engine::splendor::{Splendor, Strongholds};

    use super::*;

    #[test]
    fn what_only_an_expansion_has_counts_nothing_at_first() {
        let mut base = Model::blank_for::<Splendor>();
        base.weights_mut().into_iter().flatten().for_each(|weight| *weight = 1.0);
        base.glance[0] = [2.0; SKETCH];
        let grown = Model::grown::<Strongholds, Splendor>(&base);
        assert_eq!(Model::read::<Strongholds>(&grown.write()).as_ref(), Ok(&grown));
        for (row, weights) in grown.net.item.iter().enumerate() {
            let counts = if Strongholds::OWN_ITEM_NUMBERS.contains(&row) { 0.0 } else { 1.0 };
            assert_eq!(*weights, [counts; ITEM], "{row}");
        }
        let bias = grown.net.seat.len() - 1;
        for (row, weights) in grown.net.seat.iter().enumerate() {
            let counts = if (Splendor::SEAT_NUMBERS..bias).contains(&row) { 0.0 } else { 1.0 };
            assert_eq!(*weights, [counts; SEAT], "{row}");
        }
        let like = Strongholds::OWN_KINDS.iter().map(|&kind| base.glance[kind]);
        assert!(grown.glance[Splendor::KINDS..].iter().copied().eq(like));
    }

    #[test]
    fn a_model_reads_back_as_it_was_written() {
        let shape = Shape { item: 7, seat: 5, kinds: 3 };
        let mut model = Model::blank(shape);
        let weights = model.weights_mut().into_iter().flatten();
        weights.enumerate().for_each(|(place, weight)| *weight = (place as f32).sin());
        let written = model.write();
        let mut read = Model::read_shaped(&written, shape).unwrap();
        assert_eq!(read.write(), written, "what was rounded stays as it is");
        for (read, weight) in read.weights_mut().into_iter().flatten().zip(model.weights_mut().into_iter().flatten()) {
            assert!((*read - *weight).abs() < 1.0 / 32_000.0, "{read} instead of {weight}");
        }
        let larger = Shape { kinds: 4, ..shape };
        let wrong = ModelError::WrongSize { expected: file_size(larger), found: written.len() };
        assert_eq!(Model::read_shaped(&written, larger), Err(wrong));
        assert_eq!(Model::read_shaped(b"", shape), Err(ModelError::NotAModel));
    }
}
