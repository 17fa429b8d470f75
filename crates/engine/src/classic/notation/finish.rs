//! Positions as text: whether the whole can be.

use crate::card::Level;
use crate::card_set::CardSet;
use crate::chance::Sampled;
use crate::game::Outcome;
use crate::notation::{Fault, ParseError, RowText, Word, check_hands, every_row, write_outcome};
use crate::seat::{MAX_SEATS, Seat};
use crate::tokens::Tokens;

use super::super::ModulePhase;
use super::super::{Market, Phase, PlayerView, State, TOKEN_LIMIT, View};
use super::draft::{Draft, PlayerText};
use super::{ClassicNotation, Misfit};

/// The most tokens that one action can add.
const LARGEST_TAKE: u8 = 3;

impl<'a, R: ClassicNotation> Draft<'a, R> {
    /// Checks the whole and makes it a view.
    pub(super) fn finish(mut self) -> Result<View<R>, ParseError> {
        let rows = every_row(std::mem::take(&mut self.rows), self.end)?;
        let (over, hands) =
            (matches!(self.turn.phase, Phase::Over(_)), self.seats().map(|(seat, it)| (seat, &it.hand)));
        let deck_sizes = check_hands(hands, self.observer, over, &self.unseen())?;
        let waiting = matches!(self.turn.phase, Phase::Module(phase) if phase.is_within_purchase());
        for (row, deck_size) in rows.iter().zip(deck_sizes).filter(|_| !waiting) {
            row.check_filled(deck_size.into())?;
        }
        self.check_tokens()?;
        let mut view = self.view(&rows, deck_sizes);
        R::complete(&mut view).map_err(|misfit| self.refuse(misfit))?;
        // What is hidden does not matter to these checks, so any filling will do.
        self.check_turn(&State::determinize(&view, &mut Sampled::from_seed(0)))?;
        Ok(view)
    }

    fn check_tokens(&self) -> Result<(), ParseError> {
        let turn = &self.turn;
        for (seat, player) in self.seats() {
            let (total, acts) = (player.tokens.total(), seat == turn.seat);
            let most = match turn.phase {
                Phase::Return if acts && total <= TOKEN_LIMIT => {
                    let why = format!("seat {seat} holds no more than ten tokens, so none is returned");
                    return turn.phase_word.map_or(Ok(()), |word| Err(word.wrong(Fault::NothingToReturn.why(why))));
                }
                Phase::Return if acts => TOKEN_LIMIT + LARGEST_TAKE,
                // The limit comes after what an action brings (C-03).
                Phase::Module(phase) if acts => TOKEN_LIMIT + LARGEST_TAKE - phase.tokens_to_come(),
                _ => TOKEN_LIMIT,
            };
            let Some(word) = player.tokens_word.filter(|_| total > most) else { continue };
            return Err(word.wrong(match most {
                TOKEN_LIMIT => {
                    Fault::MoreThanTen.why("more than ten tokens are held only by the player who returns some")
                }
                most => Fault::TooManyTokens.why(format!("no turn brings a player to more than {most} tokens")),
            }));
        }
        Ok(())
    }

    fn view(&self, rows: &[RowText<'a>; 3], deck_sizes: [u8; 3]) -> View<R> {
        let mut market = Market::default();
        for (level, row) in Level::ALL.into_iter().zip(rows) {
            row.spaces.iter().enumerate().for_each(|(space, &card)| market.put(level, space, card));
        }
        let mut seats = [PlayerView::default(); MAX_SEATS];
        for (seat, player) in self.seats() {
            seats[seat.index()] = player.view::<R>();
        }
        View {
            observer: self.observer,
            options: self.setup.options,
            players: self.setup.players,
            bank: R::supply(self.setup.players) - self.held,
            market,
            unseen: self.unseen(),
            deck_sizes,
            tiles: self.tiles,
            seats,
            phase: self.turn.phase,
            seat: self.turn.seat,
            round: self.turn.round,
            passes: self.turn.passes,
            trigger: self.turn.trigger.map(|(seat, _)| seat),
            extra: self.extra,
        }
    }

    fn check_turn(&self, state: &State<R>) -> Result<(), ParseError> {
        if let Some(word) = self.turn.passes_word {
            // The last pass of a deadlock can still leave a tile to choose before the game ends (S-27).
            let most = match state.phase {
                Phase::Act => state.players - 1,
                Phase::Return | Phase::Module(_) => 0,
                Phase::Tile | Phase::Over(_) => state.players,
            };
            if state.passes > most {
                let why = format!("in this phase the number of passes in a row is at most {most}");
                return Err(word.wrong(Fault::TooManyPasses.why(why)));
            }
        }
        match (state.phase, self.turn.phase_word) {
            (Phase::Over(outcome), Some(word)) => return check_over(state, outcome, word),
            (Phase::Tile, Some(word)) if state.reached_tiles(state.seat).len() < 2 => {
                let why = format!("seat {} does not reach two tiles to choose from", state.seat);
                return Err(word.wrong(Fault::NothingToChoose.why(why)));
            }
            (Phase::Module(_), Some(word)) => {
                let mut answers = Vec::new();
                state.legal_actions(&mut answers);
                if answers.len() < 2 {
                    let why = format!("seat {} has nothing to choose in this phase", state.seat);
                    return Err(word.wrong(Fault::NothingToChoose.why(why)));
                }
            }
            _ => {}
        }
        match self.turn.trigger {
            Some((seat, word)) => R::check_trigger(state, seat).map_err(|why| word.wrong(Fault::LastRound.why(why))),
            None => Ok(()),
        }
    }

    fn refuse(&self, misfit: Misfit) -> ParseError {
        let (word, why) = match misfit {
            Misfit::Line(key, why) => {
                let line = self.own_lines.iter().find(|(own, _)| *own == key);
                (line.map(|&(_, word)| word), why)
            }
            Misfit::Phase(why) => (self.turn.phase_word, why),
            Misfit::Player(seat, why) => (self.players[seat.index()].number, why),
            Misfit::Tokens(seat, why) => (self.players[seat.index()].tokens_word, why),
        };
        word.unwrap_or(self.end).wrong(why)
    }

    fn seats(&self) -> impl Iterator<Item = (Seat, &PlayerText<'a>)> {
        Seat::all(self.setup.players).zip(&self.players)
    }

    fn unseen(&self) -> CardSet {
        R::CARDS.all().without(&self.placed.cards)
    }
}

impl PlayerText<'_> {
    fn view<R: ClassicNotation>(&self) -> PlayerView {
        let faces = || self.cards.iter().map(|card| R::CARDS.face(card));
        let tile_points: u8 = self.tiles.iter().map(|tile| R::TILES[tile.index()].points).sum();
        PlayerView {
            tokens: self.tokens,
            bonuses: self.cards.iter().fold(Tokens::ZERO, |bonuses, card| bonuses + R::bonus(card)),
            cards: self.cards,
            hand: self.hand.hand,
            tiles: self.tiles,
            points: tile_points + faces().map(|face| face.points).sum::<u8>(),
        }
    }
}

/// A game is over only where its rules end it, and as they say.
fn check_over<R: ClassicNotation>(state: &State<R>, stated: Outcome, word: Word<'_>) -> Result<(), ParseError> {
    let mut ended = *state;
    match R::end_of_turn(&mut ended, &mut ()) {
        Some(outcome) if outcome == stated && ended == *state => Ok(()),
        Some(outcome) => {
            let mut words = String::new();
            write_outcome(outcome, &mut words).map_err(|_| word.wrong("the outcome is another"))?;
            Err(word.wrong(
                Fault::EndsOtherwise
                    .why(format!("by the rules this ends with {words}, and `trigger` is who set it off")),
            ))
        }
        None => Err(word.wrong(Fault::NotOver.why("by the rules the game does not end here"))),
    }
}
