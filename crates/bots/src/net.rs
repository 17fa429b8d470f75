//! The network: what a position is worth to each seat, and what each action promises.
//!
//! It has one shape for every game and every number of players. Items are read one by one, by the same weights, and summed
//! up; a seat is read with its items. Then each item is read once more, beside its seat and the items that its bonus would make
//! cheaper, and the seat once more with these. Last, each seat is looked at beside its rivals, which gives its chances. An action
//! is read beside what the network makes of the seat to act, of the card that it is about, of every item that it brings nearer
//! or farther, and of what the rival asks its tokens for.

mod block;
pub(crate) mod kernel;
mod rows;

pub(crate) use block::Plain;
pub(crate) use rows::Rows;

use block::Block;
use kernel::{add, add_matrix, add_product, add_rows, add_units, rectify};
use parure_engine::seat::MAX_SEATS;
use parure_engine::tokens::{Color, ColorSet, MAX_COLORS, Tokens};

use crate::knowledge::{SKETCH, Sketch};
use crate::sheet::{Item, Sheet};
use crate::shelf::{SHIFTS, Shelf};

/// The width of an item.
pub(crate) const ITEM: usize = 32;
/// The width of a seat.
pub(crate) const SEAT: usize = 64;
/// The width of a seat beside its rivals.
pub(crate) const HEAD: usize = 64;
/// The width of an action.
pub(crate) const ACT: usize = 32;

/// How many numbers describe what; it follows from the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shape {
    pub(crate) item: usize,
    pub(crate) seat: usize,
    pub(crate) kinds: usize,
}

macro_rules! net {
    ($($(#[$doc:meta])* $field:ident: $width:expr, $rows:expr;)*) => {
        /// All weights. Biases are the last row of what they belong to.
        #[derive(Clone, Debug, PartialEq)]
        pub(crate) struct Net {
            $($(#[$doc])* pub(crate) $field: Rows<{ $width }>,)*
        }

        impl Net {
            /// A network of zeros.
            pub(crate) fn blank(shape: Shape) -> Self {
                Self { $($field: Rows::zeros($rows(shape)),)* }
            }

            /// How many weights there are.
            pub(crate) const fn size(shape: Shape) -> usize {
                0 $(+ $width * $rows(shape))*
            }

            /// How many matrices they make up.
            pub(crate) const MATRICES: usize = [$(stringify!($field)),*].len();

            /// Every weight in a fixed order, matrix by matrix.
            pub(crate) fn matrices_mut(&mut self) -> Vec<&mut [f32]> {
                vec![$(self.$field.as_flattened_mut(),)*]
            }
        }
    };
}

const fn item_rows(shape: Shape) -> usize {
    shape.item + 1
}
const fn seat_rows(shape: Shape) -> usize {
    shape.seat + 1
}
const fn action_rows(shape: Shape) -> usize {
    shape.kinds * SKETCH + 1
}
const fn of_items(_: Shape) -> usize {
    ITEM
}
const fn of_shifts(_: Shape) -> usize {
    SHIFTS * ITEM
}
const fn of_seats(_: Shape) -> usize {
    SEAT
}
const fn of_heads(_: Shape) -> usize {
    HEAD
}
const fn one(_: Shape) -> usize {
    1
}

net! {
    /// Numbers of an item.
    item: ITEM, item_rows;
    /// Numbers of a seat.
    seat: SEAT, seat_rows;
    /// The items of a seat, summed up.
    pool: SEAT, of_items;
    /// An item, to be read once more.
    item_again: ITEM, of_items;
    /// The items that its bonus would make cheaper.
    chain: ITEM, of_items;
    /// The seat that could come to have it.
    setting: ITEM, of_seats;
    item_bias: ITEM, one;
    /// A seat, to be read once more.
    seat_again: SEAT, of_seats;
    /// Its items as they were read once more, summed up.
    pool_again: SEAT, of_items;
    seat_bias: SEAT, one;
    /// The seat itself.
    own: HEAD, of_seats;
    /// The rival that moves next after it.
    rival: HEAD, of_seats;
    /// The other rivals, summed up.
    others: HEAD, of_seats;
    /// The partner.
    partner: HEAD, of_seats;
    head_bias: HEAD, one;
    /// From a seat beside its rivals to its chances.
    chance: HEAD, one;
    /// Numbers of an action.
    action: ACT, action_rows;
    /// The seat to act beside its rivals.
    context: ACT, of_heads;
    /// The item that an action is about.
    subject: ACT, of_items;
    /// The same item as the rival has it.
    contested: ACT, of_items;
    /// The items that an action brings nearer or farther, for each way in which it does.
    shifts: ACT, of_shifts;
    /// The items that a bonus makes cheaper.
    cheaper: ACT, of_items;
    /// The rival's items that ask for a token that the action takes.
    denial: ACT, of_items;
    /// From an action to its promise.
    promise: ACT, one;
}

/// What the network made of the seats and of what they could come to have.
#[derive(Clone, Debug)]
pub(crate) struct Reading {
    /// The items of all seats in order.
    pub(crate) items: Vec<[f32; ITEM]>,
    pub(crate) pooled: [[f32; ITEM]; MAX_SEATS],
    pub(crate) seats: [[f32; SEAT]; MAX_SEATS],
}

impl Default for Reading {
    fn default() -> Self {
        Self { items: Vec::new(), pooled: [[0.0; ITEM]; MAX_SEATS], seats: [[0.0; SEAT]; MAX_SEATS] }
    }
}

/// What the network made of a position.
#[derive(Clone, Debug)]
pub(crate) struct Trace {
    /// The first reading.
    pub(crate) first: Reading,
    /// The second.
    pub(crate) again: Reading,
    /// Where each seat's items begin.
    pub(crate) starts: [usize; MAX_SEATS],
    pub(crate) heads: [[f32; HEAD]; MAX_SEATS],
    /// Of each seat, by its place from the one to act on: what the chances grow with.
    pub(crate) scores: [f32; MAX_SEATS],
    shelf: Shelf,
    /// What each item of the seat to act means to an action that shifts it, for each shift that was asked for.
    pub(crate) shifts: Vec<[f32; ACT]>,
    asked: Vec<bool>,
    /// What it made of the actions.
    pub(crate) acts: Vec<[f32; ACT]>,
    pub(crate) promises: Vec<f32>,
}

impl Default for Trace {
    fn default() -> Self {
        Self {
            first: Reading::default(),
            again: Reading::default(),
            starts: [0; MAX_SEATS],
            heads: [[0.0; HEAD]; MAX_SEATS],
            scores: [0.0; MAX_SEATS],
            shelf: Shelf::default(),
            shifts: Vec::new(),
            asked: Vec::new(),
            acts: Vec::new(),
            promises: Vec::new(),
        }
    }
}

impl Net {
    /// Reads the items and the seats twice, and looks at the first `heads` seats beside their rivals.
    #[inline(always)]
    fn read<B: Block>(&self, sheet: &Sheet, heads: usize, out: &mut Trace) {
        out.first.items.clear();
        out.again.items.clear();
        for seat in 0..sheet.seats() {
            out.starts[seat] = out.first.items.len();
            self.read_first::<B>(sheet, seat, &mut out.first);
            self.read_again::<B>(sheet, seat, &out.first, &mut out.again);
        }
        for seat in 0..heads {
            let mut sum = self.head_bias[0];
            add_units::<B, _, _>(&mut sum, &out.again.seats[seat], &self.own);
            let next = sheet.rival(seat);
            for other in (0..sheet.seats()).filter(|&other| other != seat) {
                let weights = match other {
                    _ if sheet.sides[other] == sheet.sides[seat] => &self.partner,
                    _ if other == next => &self.rival,
                    _ => &self.others,
                };
                add_units::<B, _, _>(&mut sum, &out.again.seats[other], weights);
            }
            rectify::<B, _>(&mut sum);
            out.heads[seat] = sum;
            out.scores[seat] = dot(&sum, &self.chance[0]);
        }
    }

    /// Reads the items of a seat one by one, and the seat with all of them.
    #[inline(always)]
    fn read_first<B: Block>(&self, sheet: &Sheet, seat: usize, out: &mut Reading) {
        let item: &[[f32; ITEM]] = &self.item;
        let mut pooled = [0.0; ITEM];
        for written in sheet.items(seat) {
            let mut sum = item[item.len() - 1];
            add_rows::<B, _>(&mut sum, sheet.of_item(written), item);
            rectify::<B, _>(&mut sum);
            add::<B, _>(&mut pooled, &sum);
            out.items.push(sum);
        }
        let mut sum = self.seat[self.seat.len() - 1];
        add_rows::<B, _>(&mut sum, sheet.numbers(seat), &self.seat);
        add_matrix::<B, _>(&mut sum, &pooled, &self.pool);
        rectify::<B, _>(&mut sum);
        (out.pooled[seat], out.seats[seat]) = (pooled, sum);
    }

    /// Reads them once more: each item among the others of the seat that was read last.
    #[inline(always)]
    fn read_again<B: Block>(&self, sheet: &Sheet, seat: usize, first: &Reading, out: &mut Reading) {
        let (items, read) = (sheet.items(seat), &first.items[out.items.len()..]);
        let mut common = self.item_bias[0];
        add_units::<B, _, _>(&mut common, &first.seats[seat], &self.setting);
        let bonuses = items.iter().fold(ColorSet::EMPTY, |all, item| all.or(item.bonus.colors()));
        let mut chains = [[0.0; ITEM]; MAX_COLORS];
        for color in bonuses.iter() {
            add_units::<B, _, _>(&mut chains[color.index()], &costing::<B>(items, read, color), &self.chain);
        }
        let mut pooled = [0.0; ITEM];
        for (item, read) in items.iter().zip(read) {
            let mut sum = common;
            add_units::<B, _, _>(&mut sum, read, &self.item_again);
            add_counted::<B, _>(&mut sum, item.bonus, &chains);
            rectify::<B, _>(&mut sum);
            add::<B, _>(&mut pooled, &sum);
            out.items.push(sum);
        }
        let mut sum = self.seat_bias[0];
        add_units::<B, _, _>(&mut sum, &first.seats[seat], &self.seat_again);
        add_matrix::<B, _>(&mut sum, &pooled, &self.pool_again);
        rectify::<B, _>(&mut sum);
        (out.pooled[seat], out.seats[seat]) = (pooled, sum);
    }

    /// What the position is worth to each seat.
    #[inline(always)]
    pub(crate) fn judge<B: Block>(&self, sheet: &Sheet, out: &mut Trace) {
        self.read::<B>(sheet, sheet.seats(), out);
    }

    /// What each action promises; `sheet` begins with the seat that acts.
    #[inline(always)]
    pub(crate) fn weigh<B: Block>(&self, sheet: &Sheet, sketches: &[Sketch], out: &mut Trace) {
        self.read::<B>(sheet, 1, out);
        self.weigh_read::<B>(sheet, sketches, out);
    }

    /// What each action promises in a position that was read.
    #[inline(always)]
    pub(crate) fn weigh_read<B: Block>(&self, sheet: &Sheet, sketches: &[Sketch], out: &mut Trace) {
        let mut common = self.action[self.action.len() - 1];
        add_units::<B, _, _>(&mut common, &out.heads[0], &self.context);
        let (rival, read) = (sheet.rival(0), &out.again.items);
        let (own, rivals) = (sheet.items(0), sheet.items(rival));
        let (read, of_rival) = (&read[out.starts[0]..], &read[out.starts[rival]..]);
        let (mut taken, mut bonuses) = (ColorSet::EMPTY, ColorSet::EMPTY);
        for sketch in sketches {
            taken = taken.or(sketch.taken.colors());
            bonuses = bonuses.or(sketch.bonus.colors());
        }
        let (mut denied, mut cheaper) = ([[0.0; ACT]; MAX_COLORS], [[0.0; ACT]; MAX_COLORS]);
        for color in taken.iter() {
            add_units::<B, _, _>(&mut denied[color.index()], &short_of::<B>(rivals, of_rival, color), &self.denial);
        }
        for color in bonuses.iter() {
            add_units::<B, _, _>(&mut cheaper[color.index()], &costing::<B>(own, read, color), &self.cheaper);
        }
        out.shelf.arrange(own);
        out.shifts.resize(own.len() * SHIFTS, [0.0; ACT]);
        out.asked.clear();
        out.asked.resize(own.len() * SHIFTS, false);
        out.acts.clear();
        out.promises.clear();
        let (mut last, mut near) = ((None, [0.0; ACT]), 0);
        let (actions, shifts): (&[[f32; ACT]], &[[f32; ACT]]) = (&self.action, &self.shifts);
        for sketch in sketches {
            let mut sum = common;
            add_matrix::<B, _>(&mut sum, &sketch.features, &actions[sketch.kind * SKETCH..(sketch.kind + 1) * SKETCH]);
            add_counted::<B, _>(&mut sum, sketch.taken, &denied);
            add_counted::<B, _>(&mut sum, sketch.bonus, &cheaper);
            for (at, shift) in out.shelf.shifts(own, sketch, &sheet.means) {
                let place = at * SHIFTS + shift;
                if !out.asked[place] {
                    out.asked[place] = true;
                    let mut shifted = [0.0; ACT];
                    add_units::<B, _, _>(&mut shifted, &read[at], &shifts[shift * ITEM..(shift + 1) * ITEM]);
                    out.shifts[place] = shifted;
                }
                add::<B, _>(&mut sum, &out.shifts[place]);
            }
            if sketch.subject.is_some() {
                if last.0 != sketch.subject {
                    last = (sketch.subject, [0.0; ACT]);
                    if let Some(place) = place(sheet, 0, sketch, near) {
                        add_units::<B, _, _>(&mut last.1, &read[place], &self.subject);
                        near = place;
                    }
                    if let Some(place) = place(sheet, rival, sketch, near) {
                        add_units::<B, _, _>(&mut last.1, &of_rival[place], &self.contested);
                    }
                }
                add::<B, _>(&mut sum, &last.1);
            }
            rectify::<B, _>(&mut sum);
            out.promises.push(dot(&sum, &self.promise[0]));
            out.acts.push(sum);
        }
    }
}

/// The sum of the items that are short of a colour, of those that were read.
#[inline(always)]
pub(crate) fn short_of<B: Block>(items: &[Item], read: &[[f32; ITEM]], color: Color) -> [f32; ITEM] {
    sum_of::<B>(items, read, |item| item.needs.short().contains(color))
}

/// The sum of the items that cost a colour or ask for it.
#[inline(always)]
pub(crate) fn costing<B: Block>(items: &[Item], read: &[[f32; ITEM]], color: Color) -> [f32; ITEM] {
    sum_of::<B>(items, read, |item| item.needs.colors().contains(color))
}

#[inline(always)]
fn sum_of<B: Block>(items: &[Item], read: &[[f32; ITEM]], counts: impl Fn(&Item) -> bool) -> [f32; ITEM] {
    let mut sum = [0.0; ITEM];
    for (item, read) in items.iter().zip(read) {
        // An item that does not count adds zeros: which ones do is hard to guess.
        add_product::<B, _>(&mut sum, f32::from(u8::from(counts(item))), read);
    }
    sum
}

/// Adds what each colour means, as often as there is one of it.
#[inline(always)]
fn add_counted<B: Block, const N: usize>(sum: &mut [f32; N], tokens: Tokens, by_color: &[[f32; N]; MAX_COLORS]) {
    for color in tokens.colors().iter() {
        add_product::<B, _>(sum, f32::from(tokens.get(color)), &by_color[color.index()]);
    }
}

/// The place among a seat's items of what an action is about, most likely this one or the next.
#[inline]
pub(crate) fn place(sheet: &Sheet, seat: usize, sketch: &Sketch, near: usize) -> Option<usize> {
    let (subject, items) = (sketch.subject?, sheet.items(seat));
    let is_at = |&place: &usize| items.get(place).is_some_and(|item| item.subject == subject);
    let anywhere = || items.iter().position(|item| item.subject == subject);
    [near, near + 1].into_iter().find(is_at).or_else(anywhere)
}

#[inline(always)]
pub(crate) fn dot<const N: usize>(a: &[f32; N], b: &[f32; N]) -> f32 {
    // Eight sums side by side, in the same order on every processor.
    let mut sums = [0.0; 8];
    for (a, b) in a.chunks_exact(8).zip(b.chunks_exact(8)) {
        sums.iter_mut().zip(a.iter().zip(b)).for_each(|(sum, (a, b))| *sum += a * b);
    }
    sums.iter().sum()
}
