//! Drawing a finished game again.

use parure_engine::chance::{Draw, Recorded, Recording};
use parure_engine::game::{Refusal, Setup};
use parure_engine::notation::{Notation, draws_text, parse_action, parse_draws};
use parure_engine::seat::Observer;
use parure_vocabulary::{Form, Vocabulary, options_from_json};
use serde_json::Value;

use super::Deal;
use super::verdict::Finding;
use super::verify::{Broken, unreadable};
use crate::protocol::{Proof, ProofOrigin};

/// A game drawn again.
pub(super) struct Redrawn {
    /// How many draws there were.
    pub draws: usize,
    /// The position before the first move and after each, with nothing hidden.
    pub views: Vec<Value>,
    /// Why it is over by the rules.
    pub over: Option<String>,
}

pub(super) fn redraw<G: Vocabulary>(proof: &Proof, deal: &Deal) -> Result<Redrawn, Broken> {
    let options = options_from_json::<G>(&proof.options).map_err(|error| unreadable("options", error))?;
    let setup = Setup { players: proof.players, options };
    let (mut game, mut draws) = match &proof.origin {
        Some(origin) => (before::<G>(&setup, origin)?, 0),
        None => {
            let mut chance = Recording::new(deal.layout());
            let game = G::new(&setup, &mut chance).map_err(|error| unreadable("players", error))?;
            (game, compare::<G>(0, &chance.take(), &proof.layout)?)
        }
    };
    let mut views = vec![view(&game)?];
    for (nth, step) in proof.steps.iter().enumerate() {
        let wrong = |why: String| Finding::new("fair-broken-move").number("move", nth + 1).text("why", why);
        let action = parse_action::<G>(&step.action, None).map_err(|error| wrong(error.to_string()))?;
        if game.to_act().outcome().is_some() {
            return Err(wrong("the game is over".to_owned()));
        }
        let mut chance = Recording::new(deal.step(nth));
        game.apply(action, &mut chance, &mut ()).map_err(|refusal| wrong(format!("{refusal} [{}]", refusal.code())))?;
        draws += compare::<G>(nth + 1, &chance.take(), &step.draws)?;
        views.push(view(&game)?);
    }
    let over = game.to_act().outcome().map(|outcome| outcome.reason.word().to_owned());
    Ok(Redrawn { draws, views, over })
}

fn view<G: Vocabulary>(game: &G) -> Result<Value, Broken> {
    serde_json::to_value(G::position_words(&game.view(Observer::Referee), Form::View))
        .map_err(|error| unreadable("steps", error))
}

/// The position that a game goes on from: its luck is another table's.
fn before<G: Vocabulary>(setup: &Setup<G::Options>, origin: &ProofOrigin) -> Result<G, Broken> {
    let draws = |text: &str| parse_draws::<G>(text).map_err(|error| unreadable("origin", error));
    let layout = draws(&origin.layout)?;
    let mut game = G::new(setup, &mut Recorded::new(&layout)).map_err(|error| unreadable("players", error))?;
    for step in &origin.steps {
        let action = parse_action::<G>(&step.action, None).map_err(|error| unreadable("origin", error))?;
        let drawn = draws(&step.draws)?;
        let mut chance = Recorded::new(&drawn);
        game.apply(action, &mut chance, &mut ()).map_err(|refusal| unreadable("origin", refusal))?;
        chance.finish().map_err(|error| unreadable("origin", error))?;
    }
    Ok(game)
}

/// Whether the draws of the layout (0) or of a move are those that were recorded.
fn compare<G: Notation>(nth: usize, drawn: &[Draw], recorded: &str) -> Result<usize, Broken> {
    if parse_draws::<G>(recorded).map_err(|error| unreadable("draws", error))? == drawn {
        return Ok(drawn.len());
    }
    let finding = if nth == 0 {
        Finding::new("fair-broken-layout")
    } else {
        Finding::new("fair-broken-draw").number("move", nth)
    };
    Err(finding.text("expected", draws_text::<G>(drawn)).text("found", recorded))
}
