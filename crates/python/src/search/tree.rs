//! The tree of a search.
//!
//! A node is the sequence of actions that led to it. What is legal there can differ from visit to visit, because hidden
//! cards and luck do: edges are added as they come up, and only those that are legal now are compared.

use parure_encoding::{ActionCode, rewards};
use parure_engine::chance::{Entropy, Sampled, SplitMix64};
use parure_engine::game::ToAct;
use parure_engine::seat::{MAX_SEATS, Observer, Seat};

use crate::playable::Playable;

/// How a search weighs curiosity.
pub struct Settings {
    /// How much curiosity counts against results.
    pub exploration: f32,
    /// How much of a first impression at the root is chance.
    pub noise: f32,
}

/// What was said about a leaf.
pub struct Judgement<'a> {
    /// How tempting each action is, by its code.
    pub logits: &'a [f32],
    /// The expected rewards, from the seat to act on in the order of play.
    pub values: [f32; MAX_SEATS],
}

/// An action of the root with what the search found.
pub struct Candidate {
    /// The action.
    pub code: ActionCode,
    /// How often it was tried.
    pub visits: u32,
    /// Its mean reward for the acting seat.
    pub value: f32,
    /// The first impression of it.
    pub prior: f32,
}

/// A search from one view.
pub struct Tree<G: Playable> {
    view: G::View,
    players: usize,
    luck: SplitMix64,
    nodes: Vec<Node>,
    leaves: Vec<Leaf<G>>,
    visits: usize,
    legal: Vec<G::Action>,
}

/// A position that waits to be judged.
pub struct Leaf<G> {
    /// The position.
    pub game: G,
    /// Whose choice it is.
    pub seat: Seat,
    node: usize,
    path: Vec<Step>,
}

#[derive(Default)]
struct Node {
    edges: Vec<Edge>,
    is_judged: bool,
}

struct Edge {
    code: ActionCode,
    prior: f32,
    visits: u32,
    /// Visits that are on their way; until they are back they count as losses, so that a batch spreads out.
    pending: u32,
    value: f32,
    child: Option<usize>,
}

#[derive(Clone, Copy)]
struct Step {
    node: usize,
    edge: usize,
    seat: Seat,
}

impl<G: Playable> Tree<G> {
    /// A tree for the seat to act, if there is one; only what that seat may know is kept.
    pub fn new(game: &G, seed: u64) -> Option<Self> {
        let ToAct::Seat(seat) = game.to_act() else { return None };
        Some(Self {
            view: game.view(Observer::Seat(seat)),
            players: game.setup().players,
            luck: SplitMix64::new(seed),
            nodes: vec![Node::default()],
            leaves: Vec::new(),
            visits: 0,
            legal: Vec::new(),
        })
    }

    /// Whether the root has not been judged yet.
    pub fn is_new(&self) -> bool {
        !self.nodes[0].is_judged
    }

    /// How many visits are done.
    pub const fn visits(&self) -> usize {
        self.visits
    }

    /// The positions that wait to be judged.
    pub fn leaves(&self) -> &[Leaf<G>] {
        &self.leaves
    }

    /// Walks down so many times and leaves what it finds at the ends to be judged; games that end are settled at once.
    pub fn gather(&mut self, most: usize, settings: &Settings) {
        for _ in 0..most {
            let game = G::determinize(&self.view, &mut Sampled(&mut self.luck));
            self.walk(game, settings);
        }
    }

    fn walk(&mut self, mut game: G, settings: &Settings) {
        let (mut node, mut path) = (0, Vec::new());
        loop {
            let seat = match game.to_act() {
                ToAct::Seat(seat) => seat,
                ToAct::Over(_) => return self.settle(&path, rewards(&game)),
            };
            if !self.nodes[node].is_judged {
                return self.leaves.push(Leaf { game, seat, node, path });
            }
            let (edge, action) = self.select(node, &game, settings);
            self.nodes[node].edges[edge].pending += 1;
            path.push(Step { node, edge, seat });
            game.apply_unchecked(action, &mut Sampled(&mut self.luck), &mut ());
            node = match self.nodes[node].edges[edge].child {
                Some(child) => child,
                None => {
                    self.nodes.push(Node::default());
                    let child = self.nodes.len() - 1;
                    self.nodes[node].edges[edge].child = Some(child);
                    child
                }
            };
        }
    }

    /// The legal edge with the best balance of results and curiosity.
    fn select(&mut self, node: usize, game: &G, settings: &Settings) -> (usize, G::Action) {
        let Self { nodes, legal, .. } = self;
        let edges = &mut nodes[node].edges;
        legal.clear();
        game.legal_actions(legal);
        let mut open = Vec::with_capacity(legal.len());
        game.encode_list(legal, |code| {
            let place = edges.iter().position(|edge| edge.code == code).unwrap_or_else(|| {
                // What was not legal at the first visit gets an average impression.
                let prior = edges.iter().map(|edge| edge.prior).sum::<f32>() / edges.len().max(1) as f32;
                edges.push(Edge::new(code, prior));
                edges.len() - 1
            });
            open.push(place);
        });
        let tries: u32 = open.iter().map(|&place| edges[place].visits + edges[place].pending).sum();
        let curiosity = settings.exploration * (1.0 + tries as f32).sqrt();
        let appeal = |edge: &Edge| {
            let tried = (edge.visits + edge.pending) as f32;
            let mean = if tried > 0.0 { (edge.value - edge.pending as f32) / tried } else { 0.0 };
            mean + curiosity * edge.prior / (1.0 + tried)
        };
        let best = (0..open.len()).max_by(|&a, &b| appeal(&edges[open[a]]).total_cmp(&appeal(&edges[open[b]])));
        let best = best.expect("a game that is not over has a legal action, and each has a code");
        (open[best], legal[best])
    }

    /// Takes in what was said about the leaves, in their order.
    pub fn judge(&mut self, judgements: &[Judgement<'_>], settings: &Settings) {
        for (leaf, judgement) in std::mem::take(&mut self.leaves).into_iter().zip(judgements) {
            self.open(&leaf, judgement.logits, settings);
            let mut values = [0.0; MAX_SEATS];
            for (place, value) in judgement.values.into_iter().enumerate().take(self.players) {
                values[(leaf.seat.index() + place) % self.players] = value;
            }
            self.settle(&leaf.path, values);
        }
    }

    fn open(&mut self, leaf: &Leaf<G>, logits: &[f32], settings: &Settings) {
        // Another leaf of the batch may have led to the same node.
        if self.nodes[leaf.node].is_judged {
            return;
        }
        let (mut legal, mut edges) = (Vec::new(), Vec::new());
        leaf.game.legal_actions(&mut legal);
        leaf.game.encode_list(&legal, |code| edges.push(Edge::new(code, logits[code.index()])));
        let most = edges.iter().map(|edge| edge.prior).fold(f32::MIN, f32::max);
        edges.iter_mut().for_each(|edge| edge.prior = (edge.prior - most).exp());
        normalize(&mut edges);
        if leaf.node == 0 && settings.noise > 0.0 {
            self.blur(&mut edges, settings.noise);
        }
        self.nodes[leaf.node] = Node { edges, is_judged: true };
    }

    /// Mixes first impressions with random ones.
    fn blur(&mut self, edges: &mut [Edge], share: f32) {
        let mut uniform = || (self.luck.below(1 << 24) + 1) as f32 / (1 << 24) as f32;
        let draws: Vec<f32> = edges.iter().map(|_| -uniform().ln()).collect();
        let sum = draws.iter().sum::<f32>().max(f32::MIN_POSITIVE);
        for (edge, draw) in edges.iter_mut().zip(draws) {
            edge.prior = (1.0 - share) * edge.prior + share * draw / sum;
        }
    }

    fn settle(&mut self, path: &[Step], values: [f32; MAX_SEATS]) {
        for step in path {
            let edge = &mut self.nodes[step.node].edges[step.edge];
            edge.visits += 1;
            edge.pending -= 1;
            edge.value += values[step.seat.index()];
        }
        self.visits += usize::from(!path.is_empty());
    }

    /// What was found about the actions of the root, the most visited first.
    pub fn ranked(&self) -> Vec<Candidate> {
        let candidate = |edge: &Edge| Candidate {
            code: edge.code,
            visits: edge.visits,
            value: edge.value / edge.visits.max(1) as f32,
            prior: edge.prior,
        };
        let mut ranked: Vec<_> = self.nodes[0].edges.iter().map(candidate).collect();
        ranked.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.prior.total_cmp(&a.prior)));
        ranked
    }
}

impl Edge {
    const fn new(code: ActionCode, prior: f32) -> Self {
        Self { code, prior, visits: 0, pending: 0, value: 0.0, child: None }
    }
}

fn normalize(edges: &mut [Edge]) {
    let sum: f32 = edges.iter().map(|edge| edge.prior).sum();
    edges.iter_mut().for_each(|edge| edge.prior /= sum);
}
