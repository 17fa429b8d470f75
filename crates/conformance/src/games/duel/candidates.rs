//! Candidates for the legal actions of Duel.

use parure_engine::card::Level;
use parure_engine::chance::{Entropy, SplitMix64};
use parure_engine::duel::{Action, Cell, Cells, Duel, GOLD, Source};
use parure_engine::tile::TileId;
use parure_engine::tokens::PackedTokens;

use super::super::{any_payment, cards, colors, payments};

pub(super) fn candidates(duel: &Duel, stream: &mut SplitMix64, out: &mut Vec<Action>) {
    let (open, hand) = (duel.open(), duel.hand(duel.open().seat));
    out.extend([Action::Replenish, Action::Claim, Action::Pass]);
    out.extend(Cell::all().flat_map(|cell| [Action::Privilege(cell), Action::TakeToken(cell)]));
    out.extend(colors().flat_map(|color| [Action::Joker(color), Action::Steal(color), Action::Discard(color)]));
    out.extend((0..TileId::MAX).map(|index| Action::Royal(TileId::new(index))));
    out.extend(sets_of_cells(stream).map(Action::Take));
    let sources = || cards().map(Source::Pyramid).chain(Level::ALL.map(Source::Deck));
    // Cells without gold refuse every source alike: one of a kind is enough for most of them.
    let (odd, is_gold) = (stream.below(8) as usize, |cell| open.board.color_at(cell) == Some(GOLD));
    for gold in Cell::all() {
        let every = if is_gold(gold) || gold.index() == odd { 1 } else { 13 };
        out.extend(sources().skip(gold.index() % every).step_by(every).map(|from| Action::Reserve { gold, from }));
    }
    for card in cards() {
        let (price, purse) = (open.current().price(card), open.current().tokens);
        if open.pyramid.space_of(card).is_some() || hand.contains(card) {
            out.extend(payments::near(price, purse).map(|payment| Action::Buy(card, payment)));
        }
        let any = [Some(PackedTokens::FREE), PackedTokens::new(price), Some(any_payment(stream))];
        out.extend(any.into_iter().flatten().map(|payment| Action::Buy(card, payment)));
    }
}

/// Every set of up to three cells, and a few that are larger.
fn sets_of_cells(stream: &mut SplitMix64) -> impl Iterator<Item = Cells> {
    let or_none = || Cell::all().map(Some).chain([None]);
    let sets = or_none().flat_map(move |first| {
        let above = move |cell: &Option<Cell>| cell.is_none() || *cell > first;
        or_none().filter(above).flat_map(move |second| {
            let third = or_none().filter(move |cell| cell.is_none() || *cell > second);
            third.map(move |third| [first, second, third].into_iter().flatten().collect::<Cells>())
        })
    });
    let larger: Vec<_> = (0..20).map(|_| Cell::all().filter(|_| stream.below(4) == 0).collect()).collect();
    sets.chain(larger)
}
