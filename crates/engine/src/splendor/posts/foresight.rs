//! What can be foreseen with the Trading Posts.

use crate::card::CardId;
use crate::classic::{self, ClassicForesight, JOKER};
use crate::foresight::{Affordability, Gain, Price};
use crate::seat::Seat;
use crate::tokens::{PackedTokens, Tokens};

use super::{Post, PostGem, Posts, PostsRules, gold};

/// How far each seat is from a post.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PostDistance {
    /// Which post.
    pub post: Post,
    /// The bonuses that each seat still needs.
    pub lacking: Vec<Tokens>,
    /// The nobles that each seat still needs.
    pub nobles: Vec<u8>,
}

impl Posts {
    /// How far each seat is from each post (C-21).
    pub fn post_distances(&self) -> Vec<PostDistance> {
        let players = || Seat::all(self.players()).map(|seat| self.player(seat));
        let distance = |post: Post| PostDistance {
            post,
            lacking: players().map(|player| post.bonuses().saturating_sub(player.bonuses)).collect(),
            nobles: players().map(|player| post.nobles().saturating_sub(player.tiles.len() as u8)).collect(),
        };
        Post::ALL.into_iter().map(distance).collect()
    }
}

impl ClassicForesight for PostsRules {
    fn target(table: &Posts) -> u8 {
        table.options.target
    }

    fn price_of(table: &Posts, seat: Seat, card: CardId) -> Price<classic::Refusal<Self>> {
        let (price, purse) = (table.price(seat, card), table.player(seat).tokens);
        let plain = Price::new(card, price, purse, JOKER);
        if !table.extra.has(seat, Post::T3) {
            return plain;
        }
        let (fewest, held) = (gold::fewest(plain.missing), purse.get(JOKER));
        let jokers = fewest.min(held);
        let affordability = match fewest {
            0 => Affordability::Held,
            _ if fewest <= held => Affordability::WithJokers,
            _ => Affordability::Short,
        };
        let helped = gold::reach(plain.missing, jokers);
        let towards = price.min(purse) + Tokens::of(JOKER, jokers);
        let pay = table.first_payment(seat, card).map_or(towards, PackedTokens::tokens);
        Price { affordability, pay, jokers, helped, ..plain }
    }

    fn gain(table: &Posts, PostGem(color): PostGem) -> Gain {
        table.gain_of_tokens(Tokens::one(color), Tokens::ZERO)
    }
}
