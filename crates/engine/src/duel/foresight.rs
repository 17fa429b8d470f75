//! What can be foreseen in Splendor Duel.

use crate::card::{CardId, Level};
use crate::chance::Recorded;
use crate::foresight::{Foresight, Gain, Goal, GoalKind, Measure, Merit, Price, TileDistance, covered, reached};
use crate::seat::{Observer, Seat};
use crate::tile::TileSet;
use crate::tokens::{Color, GEMS, Tokens};

use super::turn::is_too_good;
use super::{
    Ability, Action, Bonus, Cell, Duel, GOLD, PRIVILEGES, Phase, ROYAL_CROWNS, Refusal, Source, TOKEN_LIMIT, View,
    WINNING_COLOR_POINTS, WINNING_CROWNS, WINNING_POINTS,
};

impl Foresight for Duel {
    const JOKER: Color = GOLD;
    const TOKEN_LIMIT: u8 = TOKEN_LIMIT;

    fn target(&self) -> u8 {
        WINNING_POINTS
    }

    fn offers(&self, seat: Seat) -> Vec<CardId> {
        let own = self.hand(seat).iter().map(|reserved| reserved.card);
        self.open.pyramid.cards().iter().chain(own).collect()
    }

    fn price_of(&self, seat: Seat, card: CardId) -> Price<Refusal> {
        let player = self.open.player(seat);
        let price = Price::new(card, player.price(card), player.tokens, GOLD);
        let alone = Self::face(card).bonus == Bonus::Joker && player.bonuses.is_empty();
        if alone { price.closed_by(Refusal::NothingUnderJoker) } else { price }
    }

    /// Royals come by crowns, not by bonuses.
    fn tile_distances(&self) -> Vec<TileDistance> {
        Vec::new()
    }

    fn goals(&self, seat: Seat) -> Vec<Goal> {
        let player = self.open.player(seat);
        let best = GEMS.into_iter().rev().max_by_key(|&color| player.color_points.get(color));
        let color = best.filter(|&color| player.color_points.get(color) > 0);
        let have = color.map_or(0, |color| player.color_points.get(color));
        vec![
            Goal { kind: GoalKind::Points, have: player.points, need: WINNING_POINTS },
            Goal { kind: GoalKind::Crowns, have: player.crowns, need: WINNING_CROWNS },
            Goal { kind: GoalKind::ColorPoints { color }, have, need: WINNING_COLOR_POINTS },
        ]
    }

    fn standing(&self, seat: Seat) -> Vec<Merit> {
        vec![Merit { measure: Measure::Points, value: self.open.player(seat).points.into() }]
    }

    fn gain(&self, action: Action) -> Gain {
        let board = &self.open.board;
        match action {
            Action::Take(cells) => {
                let tokens = board.tokens(cells);
                let gain = self.gain_of_tokens(tokens, Tokens::ZERO);
                Gain { gives_privilege: is_too_good(tokens) && self.opponent_may_gain(), ..gain }
            }
            Action::Privilege(cell) => {
                let token = board.color_at(cell).map_or(Tokens::ZERO, Tokens::one);
                // A privilege comes before the mandatory action, so nothing is discarded yet.
                Gain { over: 0, returnable: Tokens::ZERO, ..self.gain_of_tokens(token, Tokens::ZERO) }
            }
            Action::Reserve { .. } => self.gain_of_tokens(Tokens::one(GOLD), Tokens::one(GOLD)),
            Action::Buy(card, payment) => self.gain_of_purchase(action, card, payment.tokens()),
            Action::Royal(royal) => {
                let face = Self::royal(royal);
                let points = face.map_or(0, |royal| royal.points);
                let ability = face.and_then(|royal| royal.ability);
                Gain { points, ..self.gain_of_ability(&self.after(action), Tokens::ZERO, ability) }
            }
            Action::Replenish => Gain { gives_privilege: self.opponent_may_gain(), ..Gain::default() },
            Action::Joker(_)
            | Action::TakeToken(_)
            | Action::Steal(_)
            | Action::Discard(_)
            | Action::Claim
            | Action::Pass => Gain::default(),
        }
    }

    fn closed_deck(&self, level: Level) -> Option<Refusal> {
        // Any gold that lies out will do, and where none does any space is refused.
        let gold = self.open.board.of(GOLD).first().or(Cell::new(0, 0))?;
        self.check(Action::Reserve { gold, from: Source::Deck(level) }).err()
    }

    fn cover_reserves(view: &mut View, observer: Observer) {
        for seat in Seat::all(2).filter(|&seat| !observer.sees_hand_of(seat)) {
            let hand = &mut view.hands[seat.index()];
            hand.known.iter().for_each(|reserved| view.unseen.insert(reserved.card));
            *hand = covered(hand);
        }
    }
}

impl Duel {
    /// The position after an action. What chance reveals changes nothing that is asked here, so any luck will do.
    fn after(&self, action: Action) -> Self {
        let mut after = *self;
        after.apply_unchecked(action, &mut Recorded::new(&[]), &mut ());
        after
    }

    /// Whether the opponent can take a privilege: nobody has a fourth (D-09).
    fn opponent_may_gain(&self) -> bool {
        self.open.opponent().privileges < PRIVILEGES
    }

    /// What follows from tokens that come to the seat to act, some of them unnamed by the action.
    fn gain_of_tokens(&self, tokens: Tokens, unnamed: Tokens) -> Gain {
        let before = self.open.current().tokens;
        let purse = before + tokens;
        let gain = Gain { tokens: unnamed, reach: reached(self, self.open.seat, before, tokens), ..Gain::default() };
        gain.limited::<Self>(purse, purse)
    }

    /// What a card's or royal's ability brings by itself, without a further choice.
    fn gain_of_ability(&self, after: &Self, paid: Tokens, ability: Option<Ability>) -> Gain {
        let (before, player) = (self.open.current(), after.open.player(self.open.seat));
        Gain {
            tokens: (player.tokens + paid).saturating_sub(before.tokens),
            gains_privilege: player.privileges > before.privileges,
            extra_turn: ability == Some(Ability::ExtraTurn),
            ..Gain::default()
        }
    }

    fn gain_of_purchase(&self, action: Action, card: CardId, paid: Tokens) -> Gain {
        let (face, after) = (Self::face(card), self.after(action));
        let (before, player) = (self.open.current(), after.open.player(self.open.seat));
        let crowns = before.crowns + face.crowns;
        let royal = ROYAL_CROWNS.iter().any(|&needed| before.crowns < needed && crowns >= needed);
        let gain = Gain {
            points: player.points.saturating_sub(before.points),
            tiles: if royal { self.open.royals } else { TileSet::EMPTY },
            ..self.gain_of_ability(&after, paid, face.ability)
        };
        if after.open.phase == Phase::Discard { gain.limited::<Self>(player.tokens, player.tokens) } else { gain }
    }
}
