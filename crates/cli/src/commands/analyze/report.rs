//! The judgement of a game as text and as JSON.

use std::fmt::Write;

use parure_bots::explain::Reason;
use parure_bots::{BotGame, Budget, ReviewedMove};
use parure_engine::notation::{Record, action_text};
use parure_engine::seat::Seat;
use parure_vocabulary::Vocabulary;
use serde::Serialize;
use serde_json::Value;

use crate::protocol::BudgetWords;
use parure_terminal::Messages;

/// What the JSON says of itself.
const FORMAT: &str = "parure-analysis/1";
/// From this loss of win chance on, a move is a mistake.
const MISTAKE: f32 = 0.05;
/// From this loss on, it is a blunder.
const BLUNDER: f32 = 0.15;
/// How many of the worst moves are named.
const WORST: usize = 5;

/// A game and what a search thought of it.
#[derive(Serialize)]
pub struct Report {
    format: &'static str,
    game: &'static str,
    budget: BudgetWords,
    players: Vec<PlayerReport>,
    moves: Vec<MoveReport>,
    /// The numbers of the worst moves, the worst first.
    worst: Vec<usize>,
}

#[derive(Serialize)]
struct PlayerReport {
    seat: usize,
    name: String,
    /// Choices between several moves.
    decisions: usize,
    /// How often the best one was played.
    best_moves: usize,
    mistakes: usize,
    blunders: usize,
    /// The mean share of the win chance that a move kept, 0 to 100.
    accuracy: f32,
}

#[derive(Serialize)]
struct MoveReport {
    seq: usize,
    round: u16,
    seat: usize,
    action: Value,
    text: String,
    /// The win chance of each seat after the move.
    chances: Vec<f32>,
    #[serde(flatten)]
    judgement: Option<JudgementReport>,
}

#[derive(Serialize)]
struct JudgementReport {
    win_before: f32,
    win_after: f32,
    loss: f32,
    reasons: Vec<ReasonReport>,
    best: BestReport,
}

#[derive(Serialize)]
struct BestReport {
    action: Value,
    text: String,
    reasons: Vec<ReasonReport>,
}

#[derive(Serialize)]
struct ReasonReport {
    key: &'static str,
    text: String,
}

impl Report {
    /// Sums up a game.
    pub fn new<G: Vocabulary + BotGame>(
        record: &Record<G>,
        reviewed: &[ReviewedMove<G::Action>],
        budget: &Budget,
        messages: &Messages,
    ) -> Self {
        let reasons = |reasons: &[Reason]| {
            let words = |reason: &Reason| ReasonReport { key: reason.key, text: messages.reason::<G>(reason) };
            reasons.iter().map(words).collect()
        };
        let rounds = record.turns().iter().flat_map(|turn| turn.steps.iter().map(|_| turn.round));
        let moves = reviewed.iter().zip(rounds).enumerate().map(|(index, (reviewed, round))| MoveReport {
            seq: index + 1,
            round,
            seat: reviewed.seat.index(),
            action: G::action_to_json(reviewed.played),
            text: action_text::<G>(reviewed.played),
            chances: reviewed.chances[..record.setup().players].to_vec(),
            judgement: reviewed.best.first().filter(|_| reviewed.legal > 1).map(|best| JudgementReport {
                win_before: best.win,
                win_after: reviewed.win,
                loss: reviewed.given_away,
                reasons: reasons(&reviewed.reasons),
                best: BestReport {
                    action: G::action_to_json(best.action),
                    text: action_text::<G>(best.action),
                    reasons: reasons(&best.reasons),
                },
            }),
        });
        let moves: Vec<_> = moves.collect();
        let name = |seat: Seat| match record.name(seat) {
            Some(name) => name.to_owned(),
            None => messages.with("terminal-seat", &[("number", (seat.index() + 1).into())]),
        };
        let players = Seat::all(record.setup().players).map(|seat| PlayerReport::of(seat, name(seat), &moves));
        Self {
            format: FORMAT,
            game: G::NAME,
            budget: (*budget).into(),
            players: players.collect(),
            worst: worst(&moves),
            moves,
        }
    }

    /// The report for people.
    pub fn text(&self, messages: &Messages) -> String {
        let mut out = String::new();
        for played in &self.moves {
            self.write_move(played, messages, &mut out);
        }
        out.push('\n');
        for player in &self.players {
            let line = messages.with(
                "terminal-accuracy",
                &[
                    ("name", player.name.as_str().into()),
                    ("accuracy", format!("{:.1}", player.accuracy).into()),
                    ("best", player.best_moves.into()),
                    ("decisions", player.decisions.into()),
                    ("mistakes", player.mistakes.into()),
                    ("blunders", player.blunders.into()),
                ],
            );
            line_to(&mut out, &line);
        }
        if !self.worst.is_empty() {
            line_to(&mut out, &format!("\n{}", messages.text("terminal-worst")));
            self.worst.iter().for_each(|&seq| self.write_move(&self.moves[seq - 1], messages, &mut out));
        }
        out
    }

    fn write_move(&self, played: &MoveReport, messages: &Messages, out: &mut String) {
        let name = &self.players[played.seat].name;
        let label = format!("{:>3}. {}.{} {name}: {}", played.seq, played.round, played.seat, played.text);
        let Some(judgement) = &played.judgement else {
            return line_to(out, &label);
        };
        let (before, after) = (percent(judgement.win_before), percent(judgement.win_after));
        if judgement.loss < MISTAKE {
            return line_to(out, &format!("{label}  {after}"));
        }
        let key = if judgement.loss < BLUNDER { "terminal-mistake" } else { "terminal-blunder" };
        line_to(out, &format!("{label}  {before} > {after}  {}", messages.text(key)));
        let reasons: Vec<_> = judgement.best.reasons.iter().map(|reason| reason.text.as_str()).collect();
        let reasons = reasons.join(&messages.text("terminal-list-separator"));
        let better = [("move", judgement.best.text.as_str().into()), ("reasons", reasons.into())];
        line_to(out, &format!("       {}", messages.with("terminal-better", &better)));
    }
}

impl PlayerReport {
    fn of(seat: Seat, name: String, moves: &[MoveReport]) -> Self {
        let own = moves.iter().filter(|played| played.seat == seat.index());
        let judged: Vec<_> = own.filter_map(|played| Some((played, played.judgement.as_ref()?))).collect();
        let lost = |least: f32| judged.iter().filter(|(_, judgement)| judgement.loss >= least).count();
        let kept = judged.iter().map(|(_, judgement)| match judgement.win_before {
            before if before > 0.0 => judgement.win_after / before,
            _ => 1.0,
        });
        Self {
            seat: seat.index(),
            name,
            decisions: judged.len(),
            best_moves: judged.iter().filter(|(played, judgement)| played.text == judgement.best.text).count(),
            mistakes: lost(MISTAKE) - lost(BLUNDER),
            blunders: lost(BLUNDER),
            accuracy: if judged.is_empty() { 100.0 } else { 100.0 * kept.sum::<f32>() / judged.len() as f32 },
        }
    }
}

fn worst(moves: &[MoveReport]) -> Vec<usize> {
    let loss = |played: &MoveReport| played.judgement.as_ref().map_or(0.0, |judgement| judgement.loss);
    let mut worst: Vec<_> = moves.iter().filter(|played| loss(played) >= MISTAKE).collect();
    worst.sort_by(|a, b| loss(b).total_cmp(&loss(a)));
    worst.into_iter().take(WORST).map(|played| played.seq).collect()
}

fn percent(chance: f32) -> String {
    format!("{:.0} %", 100.0 * chance)
}

fn line_to(out: &mut String, line: &str) {
    writeln!(out, "{line}").expect("writing into a string does not fail");
}

#[cfg(test)]
mod tests {
    use parure_bots::Reviewer;
    use parure_engine::chance::{Entropy, Sampled, SplitMix64};
    use parure_engine::duel::Duel;
    use parure_engine::game::Setup;
    use parure_engine::notation::RecordWriter;
    use parure_engine::splendor::Splendor;

    use super::*;
    use parure_terminal::Language;

    /// The first steps of a game at random.
    fn record<G: Vocabulary>(steps: usize) -> Record<G> {
        let setup = Setup { players: 2, options: G::Options::default() };
        let (mut deal, mut luck) = (Sampled::from_seed(2), SplitMix64::new(3));
        let mut writer = RecordWriter::<G>::new(&setup, &mut deal).unwrap();
        writer.tag("seat 0", "Anna").unwrap();
        for _ in 0..steps {
            let legal = writer.position().legal();
            let action = legal[luck.below(legal.len() as u32) as usize];
            writer.play(action, &mut deal, &mut ()).unwrap();
        }
        writer.into_record()
    }

    fn judges<G: Vocabulary + BotGame>() {
        let (record, budget) = (record::<G>(12), Budget::iterations(64));
        let moves = Reviewer { budget, seed: 1 }.review(&record).unwrap();
        assert_eq!(moves.len(), 12);
        for language in Language::ALL {
            let messages = Messages::new(language);
            let report = Report::new(&record, &moves, &budget, &messages);
            let json = serde_json::to_value(&report).unwrap();
            assert_eq!(json["players"][0]["name"], "Anna");
            for played in json["moves"].as_array().unwrap() {
                let chances: Vec<_> =
                    played["chances"].as_array().unwrap().iter().map(|c| c.as_f64().unwrap()).collect();
                assert!(chances.len() == 2 && (chances[0] + chances[1] - 1.0).abs() < 1e-5, "{chances:?}");
                let chance = |field: &str| played[field].as_f64().unwrap();
                if played["best"].is_object() {
                    assert!((chance("win_before") - chance("win_after") - chance("loss")).abs() < 1e-5);
                    assert!((0.0..=1.0).contains(&chance("win_before")) && chance("loss") >= 0.0);
                    assert!(!played["best"]["reasons"].as_array().unwrap().is_empty());
                }
            }
            let accuracy = json["players"][0]["accuracy"].as_f64().unwrap();
            assert!((0.0..=100.0).contains(&accuracy));
            let text = report.text(&messages);
            assert!(text.lines().count() > 14 && text.contains("Anna"), "{text}");
        }
    }

    #[test]
    fn every_choice_of_a_game_is_judged() {
        judges::<Splendor>();
        judges::<Duel>();
    }

    #[test]
    fn the_same_seed_gives_the_same_judgement() {
        let record = record::<Splendor>(6);
        let (budget, messages) = (Budget::iterations(32), Messages::new(Language::English));
        let json = || {
            let moves = Reviewer { budget, seed: 5 }.review(&record).unwrap();
            serde_json::to_string(&Report::new(&record, &moves, &budget, &messages)).unwrap()
        };
        assert_eq!(json(), json());
    }
}
