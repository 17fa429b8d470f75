//! One thread's search.

use std::sync::Arc;

use parure_engine::chance::{Entropy, Sampled, SplitMix64};
use parure_engine::game::ToAct;
use parure_engine::seat::{MAX_SEATS, Seat};

use super::searcher::Settings;
use super::tree::{NodeId, Tree};
use crate::knowledge::{Knowledge, Sketch};
use crate::model::{Model, Scratch, results};
use crate::numbers::{exp, ln};
use crate::personality::Personality;

/// How many edges there is room for in an explorer that nobody uses: about what a second of thought takes, 32 MB.
const KEPT_EDGES: usize = 1_000_000;

/// A tree that grows by one judgement per iteration, with the buffers that it needs.
pub(super) struct Explorer<G: Knowledge> {
    pub(super) tree: Tree<G::Action>,
    spare: Tree<G::Action>,
    legal: Vec<G::Action>,
    /// Those of them that the node at hand has no edges for.
    fresh: Vec<G::Action>,
    sketches: Vec<Sketch>,
    weights: Vec<f32>,
    scratch: Scratch,
    /// The places of the edges on the way down, and who took them.
    path: Vec<(usize, Seat)>,
    /// The edges of the node at hand that are legal now, by their places.
    open: Vec<usize>,
}

/// What is known of a node's open edges together.
#[derive(Clone, Copy, Default)]
struct Known {
    weights: f32,
    value: f64,
    visits: u32,
}

/// What the search is about.
pub(super) struct Task<'a, G: Knowledge> {
    pub(super) view: &'a G::View,
    pub(super) model: Arc<Model>,
    pub(super) settings: &'a Settings,
    /// The seat that searches, whose personality counts.
    pub(super) seat: Seat,
}

impl<G: Knowledge> Explorer<G> {
    pub(super) fn new() -> Self {
        Self {
            tree: Tree::new(),
            spare: Tree::new(),
            legal: Vec::new(),
            fresh: Vec::new(),
            sketches: Vec::new(),
            weights: Vec::new(),
            scratch: Scratch::default(),
            path: Vec::new(),
            open: Vec::new(),
        }
    }

    /// Forgets what was found.
    pub(super) fn clear(&mut self) {
        self.tree.clear();
        self.spare.clear();
    }

    /// Forgets what was found and gives back what is beyond a modest size.
    pub(super) fn shrink(&mut self) {
        self.clear();
        self.tree.shrink(KEPT_EDGES);
        self.spare.shrink(KEPT_EDGES);
    }

    #[cfg(test)]
    pub(super) fn grow(&mut self, edges: usize) {
        self.tree.reserve(edges);
    }

    #[cfg(test)]
    pub(super) fn room(&self) -> usize {
        self.tree.room()
    }

    /// Follows an action that was played.
    pub(super) fn descend(&mut self, action: G::Action) {
        self.tree.descend(action, &mut self.spare);
    }

    /// Weighs the actions at the root of a remembered tree by the network, now that it is known what has turned up.
    pub(super) fn renew_root(&mut self, state: &G, task: &Task<'_, G>) {
        if self.tree.edges(NodeId::ROOT).is_empty() {
            return;
        }
        self.list(state);
        self.fresh.clone_from(&self.legal);
        self.weigh_all(NodeId::ROOT, state, task);
        self.tree.extend(NodeId::ROOT, &self.fresh, &self.weights);
        self.match_edges(NodeId::ROOT);
        for (&place, &weight) in self.open.iter().zip(&self.weights) {
            self.tree.edge_mut(place).weight = weight;
        }
    }

    /// One walk down the tree.
    pub(super) fn iterate(&mut self, task: &Task<'_, G>, luck: &mut Sampled<SplitMix64>) {
        let mut state = G::determinize(task.view, luck);
        let mut node = NodeId::ROOT;
        self.path.clear();
        let values = loop {
            let seat = match state.to_act() {
                ToAct::Over(outcome) => break results(outcome),
                ToAct::Seat(seat) => seat,
            };
            if self.tree.edges(node).is_empty() && self.tree.len() > task.settings.most_edges {
                break self.judge(&mut state, seat, task, luck);
            }
            self.list(&state);
            let known = self.open_edges(node, &state, task, luck);
            let place = self.select(node, known, task.settings);
            let action = self.tree.edge_mut(place).action;
            self.path.push((place, seat));
            state.apply_unchecked(action, luck, &mut ());
            if let Some(child) = self.tree.edge_mut(place).child {
                node = child;
                continue;
            }
            // The end of the tree: a node is made, and its edges only once it is visited again.
            break match state.to_act() {
                ToAct::Over(outcome) => results(outcome),
                ToAct::Seat(next) => {
                    let values = self.judge(&mut state, next, task, luck);
                    let child = self.tree.add_node(values[next.index()]);
                    self.tree.edge_mut(place).child = Some(child);
                    values
                }
            };
        };
        for &(place, seat) in &self.path {
            let edge = self.tree.edge_mut(place);
            edge.visits += 1;
            edge.value += f64::from(values[seat.index()]);
        }
    }

    fn list(&mut self, state: &G) {
        self.legal.clear();
        state.legal_actions(&mut self.legal);
        state.narrow(&mut self.legal);
    }

    /// Finds the node's edges for the legal actions, adding those that it lacks.
    fn open_edges(&mut self, node: NodeId, state: &G, task: &Task<'_, G>, luck: &mut Sampled<SplitMix64>) -> Known {
        if let Some(known) = self.match_edges(node) {
            return known;
        }
        self.fresh.clear();
        let edges = self.tree.edges(node);
        let is_fresh = |action: &&G::Action| edges.binary_search_by(|edge| edge.action.cmp(action)).is_err();
        self.fresh.extend(self.legal.iter().filter(is_fresh));
        self.weigh(node, state, task);
        if node == NodeId::ROOT && task.settings.noise > 0.0 {
            disturb(&mut self.weights, task.settings.noise, luck);
        }
        self.tree.extend(node, &self.fresh, &self.weights);
        self.match_edges(node).expect("every legal action has its edge now")
    }

    /// Walks both lists, which are in order, side by side, and sums up on the way; nothing if a legal action has no edge.
    fn match_edges(&mut self, node: NodeId) -> Option<Known> {
        self.open.clear();
        let start = self.tree.start(node);
        let mut known = Known::default();
        let mut edges = self.tree.edges(node).iter().enumerate();
        for &action in &self.legal {
            let (at, edge) = edges.find(|(_, edge)| edge.action >= action).filter(|(_, edge)| edge.action == action)?;
            self.open.push(start + at);
            known.weights += edge.weight;
            known.value += edge.value;
            known.visits += edge.visits;
        }
        Some(known)
    }

    /// Weighs the actions that have no edge yet. The first ones of a node are weighed by the network. What turns up later is
    /// of many kinds and each of them rare, so a glance has to do: it says which share of all they would have.
    fn weigh(&mut self, node: NodeId, state: &G, task: &Task<'_, G>) {
        if self.tree.edges(node).is_empty() {
            return self.weigh_all(node, state, task);
        }
        self.glance(state, task);
        let level = self.tree.node(node).level;
        for weight in &mut self.weights {
            *weight = bounded((*weight - level) / task.settings.softness);
        }
    }

    /// Weighs all actions of a node by the network, and notes at which level a glance gives the same weight to all together.
    fn weigh_all(&mut self, node: NodeId, state: &G, task: &Task<'_, G>) {
        let softness = task.settings.softness;
        self.glance(state, task);
        let (glanced, sum) = powers(&self.weights, softness);
        task.model.add_promises(state, &self.sketches, &mut self.scratch, &mut self.weights);
        let (peak, total) = powers(&self.weights, softness);
        self.tree.set_level(node, glanced + softness * ln(sum / total));
        for weight in &mut self.weights {
            *weight = bounded((*weight - peak) / softness);
        }
    }

    /// How tempting the actions without an edge look at a glance: powers of e.
    fn glance(&mut self, state: &G, task: &Task<'_, G>) {
        self.sketches.clear();
        self.weights.clear();
        state.sketch(&self.fresh, &mut self.sketches);
        self.weights.extend(self.sketches.iter().map(|sketch| task.model.appeal(sketch)));
        if task.settings.personality != Personality::Balanced && state.to_act() == ToAct::Seat(task.seat) {
            for (weight, &action) in self.weights.iter_mut().zip(&self.fresh) {
                *weight += state.temptation(action, task.settings.personality);
            }
        }
    }

    /// The edge with the best balance of results so far and curiosity.
    fn select(&mut self, node: NodeId, Known { weights, value, visits }: Known, settings: &Settings) -> usize {
        // What is untried is taken to be a little worse than what is known here, until there was time to try it.
        let known = if visits == 0 { self.tree.node(node).judged } else { (value / f64::from(visits)) as f32 };
        let untried = (known - settings.caution / (1.0 + visits as f32 / settings.patience)).max(0.0);
        let curiosity = settings.exploration / weights;
        let sweeps = if node == NodeId::ROOT { settings.sweeps } else { 0 };
        let forced = if node == NodeId::ROOT { settings.forced * visits as f32 / weights } else { 0.0 };
        let mut best = (f32::MIN, self.open[0]);
        for &place in &self.open {
            let edge = self.tree.edge_mut(place);
            edge.available += 1;
            let mean = if edge.visits == 0 { untried } else { (edge.value / f64::from(edge.visits)) as f32 };
            // Whatever first impressions say, each own action is looked at.
            let is_due = edge.visits < sweeps || ((edge.visits * edge.visits) as f32) < forced * edge.weight;
            let mean = if is_due { mean + 2.0 } else { mean };
            let bound = mean + curiosity * edge.weight * (edge.available as f32).sqrt() / (edge.visits + 1) as f32;
            if bound > best.0 {
                best = (bound, place);
            }
        }
        best.1
    }

    /// The expected results at the end of the tree; open questions of the turn are answered at a glance first.
    fn judge(
        &mut self,
        state: &mut G,
        to_act: Seat,
        task: &Task<'_, G>,
        luck: &mut Sampled<SplitMix64>,
    ) -> [f32; MAX_SEATS] {
        let mut seat = to_act;
        while !state.is_quiet() {
            self.list(state);
            self.sketches.clear();
            state.sketch(&self.legal, &mut self.sketches);
            let best = task.model.most_appealing(&self.sketches);
            state.apply_unchecked(self.legal[best], luck, &mut ());
            match state.to_act() {
                ToAct::Over(outcome) => return results(outcome),
                ToAct::Seat(next) => seat = next,
            }
        }
        let mut values = task.model.judge_running(state, seat, &mut self.scratch);
        if task.settings.personality != Personality::Balanced {
            let own = &mut values[task.seat.index()];
            let taste = state.taste(task.seat, task.settings.personality);
            *own = (*own + task.settings.fondness * taste).clamp(0.0, 1.0);
        }
        values
    }
}

/// The greatest of some powers of e, and the sum of all of them with that one taken as 1.
fn powers(appeals: &[f32], softness: f32) -> (f32, f32) {
    let peak = appeals.iter().copied().fold(f32::MIN, f32::max);
    (peak, appeals.iter().map(|appeal| exp((appeal - peak) / softness)).sum())
}

/// A weight by its power of e. What turns up later may tempt more than all before, but not without measure.
fn bounded(power: f32) -> f32 {
    exp(power).clamp(1e-4, 20.0)
}

/// Mixes noise into weights; most of it falls on a few of them.
fn disturb(weights: &mut [f32], noise: f32, luck: &mut Sampled<SplitMix64>) {
    let spike = |_: &f32| {
        let uniform = (luck.0.below(1 << 24) as f32 + 0.5) / (1 << 24) as f32;
        (-uniform.ln()).powi(3)
    };
    let spikes: Vec<f32> = weights.iter().map(spike).collect();
    let share = noise * weights.iter().sum::<f32>() / spikes.iter().sum::<f32>();
    for (weight, spike) in weights.iter_mut().zip(spikes) {
        *weight = (1.0 - noise) * *weight + share * spike;
    }
}
