//! `parure engine`: a bot as a process.

use std::any::Any;
use std::io::{self, BufRead, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};

use anyhow::Result;
use parure_bots::{BotGame, BotKind, BotSpec, Seated};
use parure_engine::any::GameId;
use parure_engine::chance::{Recorded, SplitMix64};
use parure_engine::game::{Setup, ToAct};
use parure_engine::seat::{Observer, Seat};
use parure_engine::with_game;
use parure_vocabulary::{Vocabulary, options_from_json, rules_from_json};
use serde_json::Value;

use crate::exit::Usage;
use crate::protocol::{Answer, Code, Line, ProtocolError, Request, answer_line, read_line};
use crate::seed;

const EXAMPLES: &str = "\
Examples:
  parure engine --bot strongest:300ms < requests.jsonl
  parure arena --game splendor --bots 'greedy,cmd:parure engine --bot level3' --games 20

The protocol is described in docs/bot-protocol.md.";

/// Answer positions with moves, as JSON lines
///
/// Reads a request a line from standard input and prints an answer a line: the move, the win chances, and what else was
/// considered. What cannot be answered is answered with an error; the command ends with its input.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// Who answers where a request does not say: level1 to level5, strongest, greedy, random; a budget may follow
    #[arg(long, value_name = "BOT", default_value = "strongest")]
    bot: BotSpec,
}

/// Answers until the input ends.
pub fn run(args: &Args) -> Result<()> {
    check_runs_here(&args.bot).map_err(|error| Usage(error.message))?;
    // What goes wrong inside a bot is told in the answer.
    std::panic::set_hook(Box::new(|_| {}));
    serve(&mut io::stdin().lock(), &mut io::stdout().lock(), &args.bot)
}

fn serve(input: &mut impl BufRead, out: &mut impl Write, bot: &BotSpec) -> Result<()> {
    let mut remembering = Remembering::default();
    loop {
        let (id, answer) = match read_line(input)? {
            Line::End => return Ok(()),
            Line::Bytes(bytes) if bytes.trim_ascii().is_empty() => continue,
            Line::Bytes(bytes) => reply(&bytes, bot, &mut remembering),
            Line::TooLong => (Value::Null, Err(ProtocolError::new(Code::TooLong, "the line is too long"))),
        };
        writeln!(out, "{}", answer_line(&id, &answer))?;
        out.flush()?;
    }
}

fn reply(line: &[u8], bot: &BotSpec, remembering: &mut Remembering) -> (Value, Result<Answer, ProtocolError>) {
    let request = match Request::read(line) {
        Ok(request) => request,
        Err((id, error)) => return (id, Err(error)),
    };
    let answer = catch_unwind(AssertUnwindSafe(|| answer(&request, bot, remembering)));
    let fault = || Err(ProtocolError::new(Code::Internal, "the bot failed on this position; please report it"));
    (request.id, answer.unwrap_or_else(|_| fault()))
}

fn answer(request: &Request, bot: &BotSpec, remembering: &mut Remembering) -> Result<Answer, ProtocolError> {
    let game: GameId = request.game.parse().map_err(|error| ProtocolError::new(Code::UnknownGame, error))?;
    let named = request.bot.as_deref().map(BotSpec::parse).transpose();
    let named = named.map_err(|error| ProtocolError::new(Code::UnknownBot, error))?;
    let bot = named.as_ref().unwrap_or(bot);
    check_runs_here(bot)?;
    let rules = rules_from_json(game, &request.options).map_err(|error| ProtocolError::new(Code::BadOptions, error))?;
    with_game!(rules, G => choose::<G>(request, bot, remembering))
}

fn check_runs_here(bot: &BotSpec) -> Result<(), ProtocolError> {
    match bot.kind {
        BotKind::Level(_) => Ok(()),
        BotKind::External(_) => Err(ProtocolError::new(
            Code::UnknownBot,
            "the engine does not run other programs; name one of its own bots",
        )),
    }
}

/// How many bots remember what they have found.
const MOST: usize = 8;

/// Bots that were told what is played at their tables, the one that was asked last at the end.
#[derive(Default)]
struct Remembering(Vec<Memory>);

struct Memory {
    spec: BotSpec,
    seat: Seat,
    /// A `Seated` of the game.
    seated: Box<dyn Any>,
}

impl Remembering {
    /// Takes out the bot that has seen the beginning of this game in this seat.
    fn take<G: BotGame>(&mut self, spec: &BotSpec, seat: Seat, played: &[G::Action]) -> Option<Box<Seated<G>>> {
        let fits = |memory: &Memory| {
            let seated = memory.seated.downcast_ref::<Seated<G>>();
            memory.spec == *spec && memory.seat == seat && seated.is_some_and(|seated| seated.follows(played))
        };
        let at = self.0.iter().position(fits)?;
        self.0.remove(at).seated.downcast().ok()
    }

    fn keep<G: BotGame>(&mut self, spec: BotSpec, seat: Seat, seated: Box<Seated<G>>) {
        if self.0.len() == MOST {
            self.0.remove(0);
        }
        self.0.push(Memory { spec, seat, seated });
    }
}

fn choose<G: Vocabulary + BotGame>(
    request: &Request,
    bot: &BotSpec,
    remembering: &mut Remembering,
) -> Result<Answer, ProtocolError> {
    let bad_request = |words: &str| ProtocolError::new(Code::BadRequest, words);
    let options = match &request.options {
        Value::Null => G::Options::default(),
        options => options_from_json::<G>(options).map_err(|error| ProtocolError::new(Code::BadOptions, error))?,
    };
    let shown = request.view.get("players").and_then(Value::as_array).map(Vec::len);
    let players = request.players.or(shown).ok_or_else(|| bad_request("`players` says how many play"))?;
    let setup = Setup { players, options };
    G::new(&setup, &mut Recorded::new(&[])).map_err(|error| ProtocolError::new(Code::BadOptions, error))?;
    let turn = request.view.get("seat").and_then(Value::as_u64).map(|seat| seat as usize);
    let seat = request.seat.or(turn).filter(|&seat| seat < players).and_then(Seat::new);
    let seat = seat.ok_or_else(|| bad_request("`seat` is the number of the seat that looks, from 0"))?;
    let view = G::view_from_json(&request.view, &setup, Observer::Seat(seat));
    let view = view.map_err(|error| ProtocolError::new(Code::BadView, error.within("view")))?;
    let budget = request.budget.budget()?;
    let mut entropy = SplitMix64::new(request.seed.unwrap_or_else(seed::fresh));
    let state = G::determinize(&view, &mut parure_engine::chance::Sampled(&mut entropy));
    match state.to_act() {
        ToAct::Seat(turn) if turn == seat => {}
        ToAct::Seat(turn) => {
            let words = format!("it is the turn of seat {turn}, and this is the view of seat {seat}");
            return Err(ProtocolError::new(Code::NotToAct, words));
        }
        ToAct::Over(_) => return Err(ProtocolError::new(Code::NotToAct, "the game is over")),
    }
    let unknown = || ProtocolError::new(Code::UnknownBot, "no such bot here");
    let Some(played) = &request.played else {
        let mut bot = bot.build::<G>().ok_or_else(unknown)?;
        return Ok(Answer::of::<G>(&bot.choose(&view, &budget, &mut entropy), players));
    };
    let played: Result<Vec<_>, _> = played.iter().map(G::action_from_json).collect();
    let played = played.map_err(|error| ProtocolError::new(Code::BadRequest, error.within("played")))?;
    let seated = remembering.take::<G>(bot, seat, &played);
    let mut seated = match seated {
        Some(seated) => seated,
        None => Box::new(Seated::new(bot.build::<G>().ok_or_else(unknown)?)),
    };
    let choice = seated.choose(&played, &view, &budget, &mut entropy);
    remembering.keep(bot.clone(), seat, seated);
    Ok(Answer::of::<G>(&choice, players))
}

#[cfg(test)]
mod tests {
    use parure_engine::chance::Sampled;
    use parure_engine::duel::Duel;
    use parure_engine::splendor::{Splendor, SplendorOptions};
    use serde_json::json;

    use super::*;
    use crate::protocol::{BudgetWords, request_line};

    fn request<G: Vocabulary>(options: G::Options) -> Value {
        let setup = Setup { players: 2, options };
        let game = G::new(&setup, &mut Sampled::from_seed(3)).unwrap();
        let legal = game.legal();
        let budget = BudgetWords { iterations: Some(40), ..BudgetWords::default() };
        let view = game.view(Observer::Seat(Seat::FIRST));
        serde_json::from_str(&request_line::<G>(&setup, Seat::FIRST, &view, &legal, &budget, 7)).unwrap()
    }

    fn answers(lines: &str) -> Vec<Value> {
        let bot = BotSpec::parse("strongest:100it").unwrap();
        let mut out = Vec::new();
        serve(&mut lines.as_bytes(), &mut out, &bot).unwrap();
        let text = String::from_utf8(out).unwrap();
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    }

    fn answers_with_a_legal_move<G: Vocabulary>(options: G::Options) {
        let mut asked = request::<G>(options);
        asked["id"] = json!("first");
        let answer = &answers(&asked.to_string())[0];
        assert!(asked["legal"].as_array().unwrap().contains(&answer["action"]), "{answer}");
        assert_eq!((&answer["id"], &answer["iterations"]), (&json!("first"), &json!(40)));
        assert_eq!(answer["win"].as_array().unwrap().len(), 2);
        assert_eq!(answer["moves"][0]["action"], answer["action"]);
    }

    #[test]
    fn a_position_is_answered_with_a_move_and_an_opinion() {
        answers_with_a_legal_move::<Splendor>(SplendorOptions { target: 10, ..Default::default() });
        answers_with_a_legal_move::<Duel>(Default::default());
    }

    #[test]
    fn the_same_seed_gives_the_same_answer() {
        let line = request::<Splendor>(Default::default()).to_string();
        let both = answers(&format!("{line}\n\n{line}\n"));
        assert_eq!(both.len(), 2);
        assert_eq!(both[0], both[1]);
    }

    #[test]
    fn only_game_and_view_are_needed() {
        let whole = request::<Splendor>(Default::default());
        let least = json!({ "game": "splendor", "view": whole["view"], "bot": "greedy", "extra": 1 });
        assert!(answers(&least.to_string())[0]["action"].is_object());
    }

    #[test]
    fn what_is_wrong_is_said_by_a_code_and_the_next_line_is_read() {
        let whole = || request::<Splendor>(Default::default());
        let with = |field: &str, value: Value| {
            let mut request = whole();
            request[field] = value;
            request.to_string()
        };
        let mut false_view = whole()["view"].clone();
        false_view["bank"]["white"] = json!(3);
        let mut over = whole()["view"].clone();
        over["phase"] = json!("dreaming");
        let cases = [
            ("{\"game\":".to_owned(), "bad_json"),
            ("[1,2]".to_owned(), "bad_request"),
            (json!({ "game": "splendor" }).to_string(), "bad_request"),
            (with("seat", json!(9)), "bad_request"),
            (with("game", json!("chess")), "unknown_game"),
            (with("options", json!({ "target": 0 })), "bad_options"),
            (with("players", json!(7)), "bad_options"),
            (with("bot", json!("level9")), "unknown_bot"),
            (with("bot", json!("cmd:rm")), "unknown_bot"),
            (with("budget", json!({ "ms": 0 })), "bad_budget"),
            (with("view", false_view), "bad_view"),
            (with("view", over), "bad_view"),
            (with("seat", json!(1)), "not_to_act"),
        ];
        let last = whole().to_string();
        let lines: Vec<_> = cases.iter().map(|(line, _)| line.as_str()).chain([last.as_str()]).collect();
        let answers = answers(&lines.join("\n"));
        assert_eq!(answers.len(), cases.len() + 1);
        for ((line, code), answer) in cases.iter().zip(&answers) {
            assert_eq!(answer["error"]["code"], *code, "{line}: {answer}");
            assert!(!answer["error"]["message"].as_str().unwrap().is_empty());
        }
        assert!(answers[cases.len()]["action"].is_object());
    }
}
