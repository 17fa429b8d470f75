//! One thread's part in a search.

use std::sync::Arc;

use parure_engine::chance::{Entropy, Sampled, SplitMix64};
use parure_engine::game::ToAct;
use parure_engine::seat::{MAX_SEATS, Seat};

use super::searcher::Settings;
use super::tree::{Access, NodeId, Step, Tree};
use crate::knowledge::{Knowledge, Sketch};
use crate::model::{Model, Scratch, results};
use crate::numbers::{exp, ln};
use crate::personality::Personality;

/// A walker through a tree, which grows by one judgement per iteration, with the buffers that it needs.
pub(super) struct Explorer<G: Knowledge> {
    legal: Vec<G::Action>,
    /// Those of them that the node at hand has no edges for.
    fresh: Vec<G::Action>,
    sketches: Vec<Sketch>,
    weights: Vec<f32>,
    scratch: Scratch,
    /// The way down, and who took each step.
    path: Vec<(Step<G::Action>, Seat)>,
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

/// What a node has to offer.
enum Chosen<A> {
    /// An edge, and what lies behind it.
    Edge(Step<A>, Option<NodeId>),
    /// Nothing yet: some legal actions have no edge. The level of its first edges, if it has any.
    Lacking(Option<f32>),
    /// Nothing ever: it has no edges, and there is no room for more.
    Full,
}

/// What the search is about.
pub(super) struct Task<'a, G: Knowledge> {
    pub(super) view: &'a G::View,
    pub(super) model: Arc<Model>,
    pub(super) settings: &'a Settings,
    /// The seat that searches, whose personality counts.
    pub(super) seat: Seat,
    /// How many threads search.
    pub(super) threads: usize,
}

impl<G: Knowledge> Default for Explorer<G> {
    fn default() -> Self {
        Self {
            legal: Vec::new(),
            fresh: Vec::new(),
            sketches: Vec::new(),
            weights: Vec::new(),
            scratch: Scratch::default(),
            path: Vec::new(),
            open: Vec::new(),
        }
    }
}

impl<G: Knowledge> Explorer<G> {
    /// Weighs the actions at the root of a remembered tree by the network, now that it is known what has turned up.
    pub(super) fn renew_root(&mut self, tree: &mut Tree<G::Action>, state: &G, task: &Task<'_, G>) {
        if tree.edges(NodeId::ROOT).is_empty() {
            return;
        }
        self.list(state);
        self.fresh.clone_from(&self.legal);
        let level = self.weigh_all(state, task);
        tree.set_level(NodeId::ROOT, level);
        tree.extend(NodeId::ROOT, &self.fresh, &self.weights);
        self.match_edges(tree, NodeId::ROOT);
        for (&place, &weight) in self.open.iter().zip(&self.weights) {
            tree.edge_mut(place).weight = weight;
        }
    }

    /// One walk down the tree.
    ///
    /// A step counts as a visit, and so far as a loss, from when it is taken: other threads meanwhile look elsewhere.
    pub(super) fn iterate(
        &mut self,
        tree: &mut impl Access<G::Action>,
        task: &Task<'_, G>,
        luck: &mut Sampled<SplitMix64>,
    ) {
        let mut state = G::determinize(task.view, luck);
        let mut node = NodeId::ROOT;
        self.path.clear();
        let values = loop {
            let seat = match state.to_act() {
                ToAct::Over(outcome) => break results(outcome),
                ToAct::Seat(seat) => seat,
            };
            self.list(&state);
            let chosen = loop {
                match tree.with(|tree| self.choose(tree, node, task.settings)) {
                    Chosen::Lacking(level) => self.add_edges(tree, (node, level), &state, task, luck),
                    Chosen::Full => break None,
                    Chosen::Edge(step, child) => break Some((step, child)),
                }
            };
            let Some((step, child)) = chosen else { break self.judge(&mut state, seat, task, luck) };
            self.path.push((step, seat));
            state.apply_unchecked(step.action, luck, &mut ());
            if let Some(child) = child {
                node = child;
                continue;
            }
            // The end of the tree: a node is made, and its edges only once it is visited again.
            break match state.to_act() {
                ToAct::Over(outcome) => results(outcome),
                ToAct::Seat(next) => {
                    let values = self.judge(&mut state, next, task, luck);
                    tree.with(|tree| tree.add_child(&step, values[next.index()]));
                    values
                }
            };
        };
        tree.with(|tree| {
            for (step, seat) in &self.path {
                tree.taken(step).value += f64::from(values[seat.index()]);
            }
        });
    }

    fn list(&mut self, state: &G) {
        self.legal.clear();
        state.legal_actions(&mut self.legal);
        state.narrow(&mut self.legal);
    }

    /// Takes one of the node's edges, if it has one for every legal action.
    fn choose(&mut self, tree: &mut Tree<G::Action>, node: NodeId, settings: &Settings) -> Chosen<G::Action> {
        let known = self.match_edges(tree, node);
        if !self.fresh.is_empty() {
            let is_new = tree.edges(node).is_empty();
            let is_full = is_new && tree.len() > settings.most_edges;
            return if is_full { Chosen::Full } else { Chosen::Lacking((!is_new).then(|| tree.node(node).level)) };
        }
        let place = self.select(tree, node, known, settings);
        let edge = tree.edge_mut(place);
        edge.visits += 1;
        Chosen::Edge(Step { node, place, action: edge.action }, edge.child)
    }

    /// Walks both lists, which are in order, side by side: finds the open edges and sums them up, and the actions without one.
    fn match_edges(&mut self, tree: &Tree<G::Action>, node: NodeId) -> Known {
        self.open.clear();
        self.fresh.clear();
        let (start, edges) = (tree.start(node), tree.edges(node));
        let mut known = Known::default();
        let mut at = 0;
        for &action in &self.legal {
            while edges.get(at).is_some_and(|edge| edge.action < action) {
                at += 1;
            }
            let Some(edge) = edges.get(at).filter(|edge| edge.action == action) else {
                self.fresh.push(action);
                continue;
            };
            self.open.push(start + at);
            known.weights += edge.weight;
            known.value += edge.value;
            known.visits += edge.visits;
            at += 1;
        }
        known
    }

    /// Adds edges for the actions that the node has none for. They are weighed while others may use the tree.
    ///
    /// The first ones of a node are weighed by the network. What turns up later is of many kinds and each of them rare, so a
    /// glance has to do: by the level of the node it says which share of all they would have.
    fn add_edges(
        &mut self,
        tree: &mut impl Access<G::Action>,
        (node, level): (NodeId, Option<f32>),
        state: &G,
        task: &Task<'_, G>,
        luck: &mut Sampled<SplitMix64>,
    ) {
        let level = match level {
            None => self.weigh_all(state, task),
            Some(level) => {
                self.glance(state, task);
                for weight in &mut self.weights {
                    *weight = bounded((*weight - level) / task.settings.softness);
                }
                level
            }
        };
        if node == NodeId::ROOT && task.settings.noise > 0.0 {
            disturb(&mut self.weights, task.settings.noise, luck);
        }
        tree.with(|tree| {
            tree.set_level(node, level);
            tree.extend(node, &self.fresh, &self.weights);
        });
    }

    /// Weighs all actions of a node by the network, and says at which level a glance gives the same weight to all together.
    fn weigh_all(&mut self, state: &G, task: &Task<'_, G>) -> f32 {
        let softness = task.settings.softness;
        self.glance(state, task);
        let (glanced, sum) = powers(&self.weights, softness);
        task.model.add_promises(state, &self.sketches, &mut self.scratch, &mut self.weights);
        let (peak, total) = powers(&self.weights, softness);
        for weight in &mut self.weights {
            *weight = bounded((*weight - peak) / softness);
        }
        glanced + softness * ln(sum / total)
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
    fn select(
        &self,
        tree: &mut Tree<G::Action>,
        node: NodeId,
        Known { weights, value, visits }: Known,
        settings: &Settings,
    ) -> usize {
        // What is untried is taken to be a little worse than what is known here, until there was time to try it.
        let known = if visits == 0 { tree.node(node).judged } else { (value / f64::from(visits)) as f32 };
        let untried = (known - settings.caution / (1.0 + visits as f32 / settings.patience)).max(0.0);
        let curiosity = settings.exploration / weights;
        let sweeps = if node == NodeId::ROOT { settings.sweeps } else { 0 };
        let forced = if node == NodeId::ROOT { settings.forced * visits as f32 / weights } else { 0.0 };
        let mut best = (f32::MIN, self.open[0]);
        for &place in &self.open {
            let edge = tree.edge_mut(place);
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
