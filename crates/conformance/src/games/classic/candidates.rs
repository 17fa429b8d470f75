//! Candidates for the legal actions of a classic game.

use parure_engine::card::Level;
use parure_engine::chance::SplitMix64;
use parure_engine::classic::{Action, State};
use parure_engine::tile::TileId;
use parure_engine::tokens::{ColorSet, PackedTokens};

use super::super::{any_payment, cards, colors, payments};
use super::ClassicLawSubject;

pub(super) fn candidates<R: ClassicLawSubject>(
    table: &State<R>,
    stream: &mut SplitMix64,
    out: &mut Vec<Action<R::Action>>,
) {
    let player = table.player(table.seat());
    let beside: Vec<_> = R::more_face_up(table).into_iter().map(|(card, _)| card).collect();
    out.extend((0..=u8::MAX).map(|bits| Action::TakeDifferent(ColorSet::from_bits(bits))));
    out.extend(colors().map(Action::TakeTwo));
    out.extend(colors().map(Action::Return));
    out.extend(cards().map(Action::Reserve));
    out.extend(Level::ALL.map(Action::ReserveTop));
    out.extend((0..TileId::MAX).map(|index| Action::Tile(TileId::new(index))));
    out.push(Action::Pass);
    for card in cards() {
        let price = table.price(table.seat(), card);
        if table.market().space_of(card).is_some() || player.hand.contains(card) || beside.contains(&card) {
            out.extend(payments::near(price, player.tokens).map(|payment| Action::Buy(card, payment)));
        }
        let any = [Some(PackedTokens::FREE), PackedTokens::new(price), Some(any_payment(stream))];
        out.extend(any.into_iter().flatten().map(|payment| Action::Buy(card, payment)));
    }
    let mut own = Vec::new();
    R::own_candidates(table, stream, &mut own);
    out.extend(own.into_iter().map(Action::Module));
}
