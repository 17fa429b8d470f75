//! Help worked out by whoever has the engine, from what the service tells of a position.

use parure_engine::any::{AnyTextError, AnyView};
use parure_engine::chance::Sampled;
use parure_engine::game::ToAct;
use parure_engine::on_any;
use parure_engine::seat::{Observer, Seat};
use parure_vocabulary::Vocabulary;

use super::{Help, TableState};
use crate::game::{Acting, Helpers};
use crate::table::Stage;

impl TableState {
    /// The `help` of a state that came with `position` instead, as the service would have sent it; none before the game
    /// begins.
    ///
    /// What is hidden is supposed, and help tells nothing that depends on it.
    pub fn own_help(&self) -> Result<Option<Help>, AnyTextError> {
        let Some(position) = &self.position else { return Ok(None) };
        let view: AnyView = position.parse()?;
        Ok(Some(on_any!(AnyView, &view, G, view => self.help_in::<G>(view))))
    }

    fn help_in<G: Vocabulary>(&self, view: &G::View) -> Help {
        let game = G::determinize(view, &mut Sampled::from_seed(0));
        let me = self.me.and_then(Seat::new);
        let to_act = match game.to_act() {
            ToAct::Seat(seat) if self.stage == Stage::Playing => Some(seat),
            ToAct::Seat(_) | ToAct::Over(_) => None,
        };
        let plays = |seat: Seat| self.seats.get(seat.index()).is_some_and(|state| state.bot.is_none());
        let acting = if me.is_some() && me == to_act.filter(|&seat| plays(seat)) { Acting::Yes } else { Acting::No };
        let helpers = if self.config.helpers { Helpers::On } else { Helpers::Off };
        Help::of(&game, me.map_or(Observer::Spectator, Observer::Seat), acting, helpers)
    }
}
