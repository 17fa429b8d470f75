//! Positions as text: whether the whole can be.

use crate::card_set::CardSet;
use crate::game::{Outcome, Reason};
use crate::notation::{Fault, ParseError, RowText, Why, Word, check_hands, every_row};
use crate::seat::{Seat, SeatSet};
use crate::tile::TileSet;

use super::super::components::{ALL_CARDS, ROYALS};
use super::super::{CLAIM_AFTER, PRIVILEGES, Phase, Player, PublicState, Pyramid, Refill, SUPPLY, TOKEN_LIMIT, View};
use super::draft::{Draft, PhaseText};

/// The most tokens that privileges can add to a turn, and a take after them.
const LARGEST_GAIN: u8 = 3;

impl<'a> Draft<'a> {
    /// Checks the whole and makes it a view.
    pub(super) fn finish(mut self) -> Result<View, ParseError> {
        let board = self.board.take().ok_or_else(|| self.end.expected("the line `board`"))?;
        let rows = every_row(std::mem::take(&mut self.rows), self.end)?;
        let (over, hands) = (matches!(self.turn.phase, PhaseText::Over(_)), self.players.iter().map(|it| &it.hand));
        let deck_sizes = check_hands(Seat::all(2).zip(hands), self.observer, over, &self.unseen())?;
        self.check_rows(&rows, deck_sizes)?;
        let players = [self.player(Seat::FIRST)?, self.player(Seat::FIRST.next(2))?];
        let open = PublicState {
            options: self.options,
            board,
            bag: SUPPLY - self.out_of_bag,
            pyramid: pyramid(&rows),
            royals: TileSet::first(ROYALS.len()).without(self.royals_taken),
            players,
            phase: self.phase()?,
            seat: self.turn.seat,
            round: self.turn.round,
            extra_turn: self.turn.extra.is_some(),
            replenished: self.turn.replenished.is_some(),
        };
        self.check_tokens(&open)?;
        self.check_privileges(&open)?;
        self.check_scores(&open)?;
        self.check_stalled(&open)?;
        self.check_turn(&open)?;
        self.check_choice(&open)?;
        let hands = [self.players[0].hand.hand, self.players[1].hand.hand];
        Ok(View { observer: self.observer, open, hands, unseen: self.unseen(), deck_sizes })
    }

    /// Refuses an empty space that would have been filled; the one that a turn has emptied is filled when it ends, unless
    /// it is filled at once (D-15).
    fn check_rows(&self, rows: &[RowText<'a>; 3], deck_sizes: [u8; 3]) -> Result<(), ParseError> {
        let no_gap =
            self.options.refill == Refill::AtOnce || matches!(self.turn.phase, PhaseText::Act | PhaseText::Over(_));
        let mut gaps = 0;
        for (row, deck_size) in rows.iter().zip(deck_sizes) {
            gaps += if deck_size > 0 { row.spaces.iter().filter(|space| space.is_none()).count() } else { 0 };
            if no_gap || gaps > 1 {
                row.check_filled(deck_size.into())?;
            }
        }
        Ok(())
    }

    fn player(&self, seat: Seat) -> Result<Player, ParseError> {
        let text = &self.players[seat.index()];
        let mut player =
            Player { tokens: text.tokens, privileges: text.privileges, stalled: text.stalled, ..Player::default() };
        text.cards.iter().for_each(|card| player.add_card(card));
        text.royals.iter().for_each(|royal| player.add_royal(royal));
        // What jokers can lie on, before any of them does (D-17).
        let groups = player.bonuses.colors();
        for joker in &text.jokers {
            match joker.color {
                Some(color) if groups.contains(color) => player.place_joker(joker.card, color),
                Some(_) => {
                    let why = "this player has no card of that colour for it to lie on";
                    return Err(joker.word.wrong(Fault::NoSuchBonus.why(why)));
                }
                None if self.turn.phase == PhaseText::Joker && self.turn.seat == seat => {}
                None => {
                    let why = "only in phase `joker` has the player's new card no colour yet";
                    return Err(joker.word.wrong(Fault::NoColor.why(why)));
                }
            }
        }
        Ok(player)
    }

    fn phase(&self) -> Result<Phase, ParseError> {
        Ok(match self.turn.phase {
            PhaseText::Act => Phase::Act,
            PhaseText::Joker => {
                let jokers = &self.players[self.turn.seat.index()].jokers;
                let mut unplaced = jokers.iter().filter(|joker| joker.color.is_none());
                match (unplaced.next(), unplaced.next()) {
                    (Some(joker), None) => Phase::Joker(joker.card),
                    (Some(_), Some(joker)) => return Err(joker.word.wrong("only one joker card is placed at a time")),
                    (None, _) => return Err(self.wrong_phase("a joker card of this player needs the colour `?`")),
                }
            }
            PhaseText::TakeToken(color) => Phase::TakeToken(color),
            PhaseText::Steal => Phase::Steal,
            PhaseText::Royal => Phase::Royal,
            PhaseText::Discard => Phase::Discard,
            PhaseText::Over(outcome) => Phase::Over(outcome),
        })
    }

    /// Within a turn a player may hold more than ten tokens: by privileges, by a take, by an ability (D-22).
    fn check_tokens(&self, open: &PublicState) -> Result<(), ParseError> {
        for (seat, player) in Seat::all(2).zip(&open.players) {
            let most = match open.phase {
                _ if seat != open.seat => TOKEN_LIMIT,
                Phase::Act | Phase::Over(Outcome { reason: Reason::Claim, .. }) => TOKEN_LIMIT + LARGEST_GAIN,
                Phase::Over(_) => TOKEN_LIMIT,
                _ => TOKEN_LIMIT + 2 * LARGEST_GAIN,
            };
            if player.tokens.total() > most {
                let why = format!("in this phase the player holds at most {most} tokens");
                return Err(self.wrong(self.players[seat.index()].tokens_word, Fault::TooManyTokens.why(why)));
            }
        }
        Ok(())
    }

    fn check_privileges(&self, open: &PublicState) -> Result<(), ParseError> {
        if open.players.iter().map(|player| player.privileges).sum::<u8>() > PRIVILEGES {
            let why = Fault::TooManyPrivileges.why("there are only three privileges");
            return Err(self.wrong(self.players[1].privileges_word, why));
        }
        Ok(())
    }

    fn check_scores(&self, open: &PublicState) -> Result<(), ParseError> {
        for (seat, player) in Seat::all(2).zip(&open.players) {
            let in_turn = seat == open.seat && !matches!(open.phase, Phase::Act | Phase::Over(_));
            let due = player.royals_earned().checked_sub(player.royals.len());
            let why = match due {
                Some(0) => None,
                Some(1) if in_turn && open.phase != Phase::Discard => None,
                _ => Some(Fault::Royals.why("the third and the sixth crown bring a royal each, and nothing else does")),
            };
            let over = matches!(open.phase, Phase::Over(_));
            let won = player.victory().is_some() && !over && !in_turn;
            let why = why.or_else(|| won.then(|| Fault::WonAlready.why("this player has won already")));
            if let Some(why) = why {
                return Err(self.wrong(self.players[seat.index()].number, why));
            }
        }
        Ok(())
    }

    fn check_stalled(&self, open: &PublicState) -> Result<(), ParseError> {
        for (seat, player) in Seat::all(2).zip(&open.players) {
            let why = if player.stalled == 0 {
                continue;
            } else if !open.options.stalling {
                "without the option `stalling` nobody stalls"
            } else if seat != open.seat {
                continue;
            } else if open.phase == Phase::Act && !player.hoards() {
                "only who holds all gold and pearls stalls"
            } else if matches!(open.phase, Phase::Joker(_) | Phase::TakeToken(_) | Phase::Steal | Phase::Royal) {
                "a purchase ends the stalling"
            } else {
                continue;
            };
            return Err(self.wrong(self.players[seat.index()].stalled_word, Fault::Stalling.why(why)));
        }
        Ok(())
    }

    fn check_turn(&self, open: &PublicState) -> Result<(), ParseError> {
        match (open.phase, self.turn.extra, self.turn.replenished) {
            (Phase::Act, Some(word), _) => {
                Err(word.wrong(Fault::ExtraTurn.why("only a purchase or a royal earns an extra turn")))
            }
            (Phase::Act, _, Some(word)) if !open.bag.is_empty() => {
                let why = "the bag cannot hold tokens right after the board was replenished";
                Err(word.wrong(Fault::Replenished.why(why)))
            }
            _ => Ok(()),
        }
    }

    /// Refuses a phase in which there is nothing to choose: the engine would have gone on.
    fn check_choice(&self, open: &PublicState) -> Result<(), ParseError> {
        let player = open.current();
        let why = match open.phase {
            Phase::Joker(_) if player.bonuses.colors().len() < 2 => "there are not two colours to choose from",
            Phase::TakeToken(color) if open.board.of(color).len() < 2 => "there are not two tokens to choose from",
            Phase::Steal if open.stealable().len() < 2 => "the opponent has not two kinds of token to choose from",
            Phase::Royal if player.royals.len() == player.royals_earned() => "no royal has been earned",
            Phase::Royal if open.royals.len() < 2 => "there are not two royals to choose from",
            Phase::Discard if player.tokens.total() <= TOKEN_LIMIT => "ten tokens or fewer may be kept",
            Phase::Over(outcome) => return self.check_over(open, outcome),
            _ => return Ok(()),
        };
        Err(self.wrong_phase(Fault::NothingToChoose.why(why)))
    }

    /// A game is over only where its rules end it, and as they say.
    fn check_over(&self, open: &PublicState, outcome: Outcome) -> Result<(), ParseError> {
        let reason = match open.current().victory() {
            Some(reason) => Some(reason),
            None if open.opponent().stalled >= CLAIM_AFTER => Some(Reason::Claim),
            None => None,
        };
        match reason {
            _ if outcome.winners != SeatSet::EMPTY.with(open.seat) => {
                Err(self.wrong_phase(Fault::EndsOtherwise.why("who wins is the player whose turn it is")))
            }
            Some(reason) if reason == outcome.reason => Ok(()),
            Some(reason) => {
                let why = format!("by the rules the reason is `{}`", reason.word());
                Err(self.wrong_phase(Fault::EndsOtherwise.why(why)))
            }
            None => Err(self.wrong_phase(Fault::NotOver.why("by the rules the game does not end here"))),
        }
    }

    fn wrong_phase(&self, why: impl Into<Why>) -> ParseError {
        self.wrong(self.turn.phase_word, why)
    }

    fn wrong(&self, word: Option<Word<'_>>, why: impl Into<Why>) -> ParseError {
        word.unwrap_or(self.end).wrong(why)
    }

    fn unseen(&self) -> CardSet {
        ALL_CARDS.without(&self.placed)
    }
}

fn pyramid(rows: &[RowText<'_>; 3]) -> Pyramid {
    let mut pyramid = Pyramid::default();
    for row in rows {
        for (space, card) in row.spaces.iter().enumerate() {
            card.iter().for_each(|&card| pyramid.put(space, card));
        }
    }
    pyramid
}
