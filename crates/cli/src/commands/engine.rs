//! `parure engine`: a bot as a process.

use std::io::{self, BufRead, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};

use anyhow::Result;
use parure_bots::{BotGame, BotKind, BotSpec, Thinker, Thinkers};
use parure_engine::any::{AnySetup, GameId, KnownGame};
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

/// How many bots may remember as much as one can, or more of them that remember less: 84 MB in all.
const THINKERS: usize = 8;

/// A bot that is told what was played, and where it sits: in a game with this setup, told from others by what the asker says.
#[derive(PartialEq)]
struct Place {
    bot: BotSpec,
    setup: AnySetup,
    seat: Seat,
    table: Value,
}

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
    let mut thinkers = Thinkers::new(THINKERS);
    loop {
        let (id, answer) = match read_line(input)? {
            Line::End => return Ok(()),
            Line::Bytes(bytes) if bytes.trim_ascii().is_empty() => continue,
            Line::Bytes(bytes) => reply(&bytes, bot, &mut thinkers),
            Line::TooLong => (Value::Null, Err(ProtocolError::new(Code::TooLong, "the line is too long"))),
        };
        writeln!(out, "{}", answer_line(&id, &answer))?;
        out.flush()?;
    }
}

fn reply(line: &[u8], bot: &BotSpec, thinkers: &mut Thinkers<Place>) -> (Value, Result<Answer, ProtocolError>) {
    let request = match Request::read(line) {
        Ok(request) => request,
        Err((id, error)) => return (id, Err(error)),
    };
    let answer = catch_unwind(AssertUnwindSafe(|| answer(&request, bot, thinkers)));
    let fault = || Err(ProtocolError::new(Code::Internal, "the bot failed on this position; please report it"));
    (request.id, answer.unwrap_or_else(|_| fault()))
}

fn answer(request: &Request, bot: &BotSpec, thinkers: &mut Thinkers<Place>) -> Result<Answer, ProtocolError> {
    let game: GameId = request.game.parse().map_err(|error| ProtocolError::new(Code::UnknownGame, error))?;
    let named = request.bot.as_deref().map(BotSpec::parse).transpose();
    let named = named.map_err(|error| ProtocolError::new(Code::UnknownBot, error))?;
    let bot = named.as_ref().unwrap_or(bot);
    check_runs_here(bot)?;
    let rules = rules_from_json(game, &request.options).map_err(|error| ProtocolError::new(Code::BadOptions, error))?;
    with_game!(rules, G => choose::<G>(request, bot, thinkers))
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

fn choose<G: Vocabulary + KnownGame + BotGame>(
    request: &Request,
    bot: &BotSpec,
    thinkers: &mut Thinkers<Place>,
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
    let mut thinker = Thinker::new(bot.clone());
    let place = Place { bot: bot.clone(), setup: G::any_setup(setup), seat, table: request.table.clone() };
    let played = request.played.as_deref().map(read_actions::<G>).transpose()?;
    if played.is_some() {
        thinker = thinkers.take(&place, bot);
    }
    let seated = thinker.at::<G>().ok_or_else(|| ProtocolError::new(Code::UnknownBot, "no such bot here"))?;
    let choice = seated.choose(played.as_deref().unwrap_or_default(), &view, &budget, &mut entropy);
    if played.is_some() {
        thinkers.keep(place, thinker);
    }
    Ok(Answer::of::<G>(&choice, players))
}

/// Reads what was played.
fn read_actions<G: Vocabulary>(played: &[Value]) -> Result<Vec<G::Action>, ProtocolError> {
    let read = |(nth, action): (usize, &Value)| {
        let action = G::action_from_json(action);
        action.map_err(|error| ProtocolError::new(Code::BadRequest, error.within(format_args!("played[{nth}]"))))
    };
    played.iter().enumerate().map(read).collect()
}

#[cfg(test)]
mod tests {
    use parure_bots::{Budget, Seated};
    use parure_engine::chance::Sampled;
    use parure_engine::duel::Duel;
    use parure_engine::game::Game;
    use parure_engine::splendor::{Splendor, SplendorOptions};
    use serde_json::json;

    use super::*;
    use crate::protocol::{BudgetWords, Question, request_line};

    fn request<G: Vocabulary>(options: G::Options) -> Value {
        let setup = Setup { players: 2, options };
        let game = G::new(&setup, &mut Sampled::from_seed(3)).unwrap();
        request_in(&game, Seat::FIRST, &[])
    }

    fn request_in<G: Vocabulary>(state: &G, seat: Seat, played: &[G::Action]) -> Value {
        let (setup, view) = (state.setup(), state.view(Observer::Seat(seat)));
        let budget = BudgetWords { iterations: Some(40), ..BudgetWords::default() };
        let question = Question { setup: &setup, state, seat, view: &view, table: 1, played };
        serde_json::from_str(&request_line::<G>(&question, &budget, 7)).unwrap()
    }

    fn answers(lines: &str) -> Vec<Value> {
        let bot = BotSpec::parse("strongest:300it").unwrap();
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
        let mut asked = request::<Splendor>(Default::default());
        let told = asked.to_string();
        asked.as_object_mut().unwrap().remove("played");
        let all = answers(&format!("{asked}\n\n{asked}\n{told}\n{told}\n"));
        assert_eq!(all.len(), 4);
        assert!(all.iter().all(|answer| *answer == all[0]), "{all:?}");
    }

    /// The visits of an answer that its search did not make.
    fn remembered(answer: &Value) -> u64 {
        let visits = answer["moves"].as_array().unwrap().iter().map(|seen| seen["visits"].as_u64().unwrap());
        visits.sum::<u64>() - answer["iterations"].as_u64().unwrap()
    }

    #[test]
    fn a_bot_that_is_told_what_was_played_goes_on_from_what_it_has_found() {
        let mut luck = Sampled::from_seed(3);
        let mut state = Duel::new(&Setup { players: 2, options: Default::default() }, &mut luck).unwrap();
        let mut seated = Seated::<Duel>::new(BotSpec::parse("strongest").unwrap().build().unwrap());
        let (mut played, mut lines, mut expected) = (Vec::new(), Vec::new(), Vec::new());
        // Moves that a search looks at.
        let mut other = BotSpec::parse("greedy").unwrap().build::<Duel>().unwrap();
        while lines.len() < 12 {
            let ToAct::Seat(seat) = state.to_act() else { break };
            let action = if seat == Seat::FIRST {
                lines.push(request_in(&state, seat, &played));
                lines.iter_mut().for_each(|line| line["budget"] = json!({ "iterations": 200 }));
                let (view, budget) = (state.view(Observer::Seat(seat)), Budget::iterations(200));
                // The engine draws a state first, to see whose turn it is.
                let mut entropy = SplitMix64::new(7);
                Duel::determinize(&view, &mut Sampled(&mut entropy));
                let choice = seated.choose(&played, &view, &budget, &mut entropy);
                expected.push(Duel::action_to_json(choice.action));
                choice.action
            } else {
                other.choose(&state.view(Observer::Seat(seat)), &Budget::UNLIMITED, &mut SplitMix64::new(1)).action
            };
            state.apply(action, &mut luck, &mut ()).unwrap();
            played.push(action);
        }
        let ask = |lines: &[Value]| answers(&lines.iter().map(Value::to_string).collect::<Vec<_>>().join("\n"));
        let told = ask(&lines);
        assert_eq!(told.iter().map(|answer| answer["action"].clone()).collect::<Vec<_>>(), expected);
        let found = |answers: &[Value]| answers.iter().map(remembered).sum::<u64>();
        assert!(found(&told) > 100, "{}", found(&told));
        // Between the requests come others: of another table, another bot, another seat, with something wrong. None of them
        // makes a difference, and none of them finds what this bot remembers.
        let with = |line: &Value, field: &str, value: Value| {
            let mut line = line.clone();
            line[field] = value;
            line
        };
        let mixed: Vec<_> = lines
            .iter()
            .flat_map(|line| {
                [
                    with(line, "table", json!("another")),
                    with(line, "bot", json!("level3")),
                    with(line, "seat", json!(1)),
                    with(line, "played", json!([{ "type": "fly" }])),
                    line.clone(),
                ]
            })
            .collect();
        let mixed = ask(&mixed);
        let every_fifth = |first| mixed.iter().skip(first).step_by(5);
        assert!(every_fifth(4).eq(&told), "something else was remembered");
        assert!(every_fifth(0).eq(&told), "at another table, with equal luck");
        // Without what was played nothing is remembered.
        let untold: Vec<_> = lines.iter().map(|line| with(line, "played", Value::Null)).collect();
        assert_eq!(found(&ask(&untold)), 0);
    }

    #[test]
    fn what_is_wrong_with_what_was_played_is_said_by_its_place() {
        let mut asked = request::<Splendor>(Default::default());
        let right = json!({ "type": "take", "tokens": { "white": 1, "blue": 1, "green": 1 } });
        asked["played"] = json!([right, { "type": "take", "tokens": { "mauve": 1 } }]);
        let error = &answers(&asked.to_string())[0]["error"];
        assert_eq!(error["code"], "bad_request");
        assert!(error["message"].as_str().unwrap().contains("played[1]"), "{error}");
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
            (with("played", json!("e4")), "bad_request"),
            (with("played", json!(["e4"])), "bad_request"),
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
