//! What can be foreseen with the Orient.

use crate::card::CardId;
use crate::classic::{self, Action, ClassicForesight, JOKER, Rules};
use crate::foresight::{Affordability, Gain, Price};
use crate::seat::Seat;
use crate::tokens::Tokens;

use super::sacrifice::Offering;
use super::{GoldCards, Kind, Orient, OrientAction, OrientRules, Refusal, gold_cards, kind};

impl ClassicForesight for OrientRules {
    fn target(table: &Orient) -> u8 {
        table.options.target
    }

    /// With the fewest gold cards, then the fewest gold.
    fn price_of(table: &Orient, seat: Seat, card: CardId) -> Price<classic::Refusal<Self>> {
        let player = table.player(seat);
        let plain = Price::new(card, table.price(seat, card), player.tokens, JOKER);
        if let Some(Kind::Sacrifice(color)) = kind(card) {
            let possible = Offering::of(player, &table.extra, color).is_some_and(|offering| offering.is_possible());
            let closed = Affordability::Closed(classic::Refusal::Module(Refusal::WrongSacrifice));
            return Price { affordability: if possible { Affordability::Held } else { closed }, ..plain };
        }
        let held = GoldCards::among(&player.cards);
        match gold_cards::cheapest(plain.price, player.tokens, held) {
            Some((cards, payment)) => Price {
                affordability: Affordability::WithJokers,
                pay: payment.tokens(),
                jokers: payment.get(JOKER),
                gold_cards: cards.len(),
                helped: plain.missing.total(),
                ..plain
            },
            None if plain.is_buyable() => plain,
            None => Price { gold_cards: held.len(), helped: plain.helped + 2 * held.len(), ..plain },
        }
    }

    /// A sacrifice cannot be bought with tokens, but for cards.
    fn closed(table: &Orient, seat: Seat, card: CardId) -> Option<classic::Refusal<Self>> {
        let by_sacrifice = matches!(kind(card), Some(Kind::Sacrifice(_)));
        if by_sacrifice { None } else { Self::may_buy(table, seat, card).err() }
    }

    fn can_pay(table: &Orient, seat: Seat, price: Tokens, purse: Tokens) -> bool {
        let cards = GoldCards::among(&table.player(seat).cards).len();
        price.saturating_sub(purse).total() <= purse.get(JOKER) + 2 * cards
    }

    fn gain(table: &Orient, action: OrientAction) -> Gain {
        match action {
            OrientAction::ReserveTop(_) => {
                let joker = Tokens::one(JOKER).min(table.bank);
                table.gain_of_tokens(joker, joker)
            }
            OrientAction::Buy(_, _, payment) => table.gain_of_step(Action::Module(action), payment.tokens()),
            _ => table.gain_of_step(Action::Module(action), Tokens::ZERO),
        }
    }
}
