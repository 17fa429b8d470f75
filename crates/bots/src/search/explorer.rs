//! One thread's part in a search.

use std::sync::Arc;

use parure_engine::chance::{Entropy, Sampled, SplitMix64};
use parure_engine::game::ToAct;
use parure_engine::seat::{MAX_SEATS, Seat};

use super::searcher::Settings;
use super::tree::{Access, NodeId, Step, Tree};
use crate::key::END;
use crate::knowledge::{Knowledge, Sketch};
use crate::model::{Model, Scratch, results};
use crate::numbers::{exp, greater, ln};
use crate::personality::Personality;

/// A walker through a tree, which grows by one judgement per iteration, with the buffers that it needs.
pub(super) struct Explorer<G: Knowledge> {
    legal: Vec<G::Action>,
    /// Their numbers, and the end of them.
    keys: Vec<u64>,
    /// Those of them that the node at hand has no edges for.
    fresh: Vec<G::Action>,
    fresh_keys: Vec<u64>,
    sketches: Vec<Sketch>,
    weights: Vec<f32>,
    scratch: Scratch,
    /// The way down, and who took each step.
    path: Vec<(Step<u64>, Seat)>,
    /// The edges of the node at hand that are legal now, by their places among the node's.
    open: Vec<u32>,
    /// What is known of them, to be compared.
    known: Vec<Known>,
    bounds: Vec<f32>,
    /// The results of each seat, added up over the iterations of this search.
    pub(super) results: [f64; MAX_SEATS],
}

/// What is known of an edge.
#[derive(Clone, Copy)]
struct Known {
    value: f64,
    weight: f32,
    // Signed, as the processor turns only such numbers into fractions by itself.
    visits: i32,
    available: i32,
}

/// What a node has to offer.
enum Chosen {
    /// An edge by its place among the open ones, and what lies behind it.
    Edge(usize, Step<u64>, Option<NodeId>),
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
            keys: Vec::new(),
            fresh: Vec::new(),
            fresh_keys: Vec::new(),
            sketches: Vec::new(),
            weights: Vec::new(),
            scratch: Scratch::default(),
            path: Vec::new(),
            open: Vec::new(),
            known: Vec::new(),
            bounds: Vec::new(),
            results: [0.0; MAX_SEATS],
        }
    }
}

impl<G: Knowledge> Explorer<G> {
    /// Weighs the actions at the root of a remembered tree by the network, now that it is known what has turned up.
    pub(super) fn renew_root(
        &mut self,
        tree: &mut Tree<u64>,
        state: &G,
        task: &Task<'_, G>,
        luck: &mut Sampled<SplitMix64>,
    ) {
        if tree.edges(NodeId::ROOT).is_empty() {
            return;
        }
        self.list(state);
        self.fresh.clone_from(&self.legal);
        let level = self.weigh_all(state, task);
        self.look_ahead(state, task, luck);
        tree.set_level(NodeId::ROOT, level);
        self.number();
        tree.extend(NodeId::ROOT, &self.keys[..self.legal.len()], &self.weights);
        self.match_edges(tree.actions(NodeId::ROOT));
        for (&place, &weight) in self.open.iter().zip(&self.weights) {
            tree.edges_mut(NodeId::ROOT)[place as usize].weight = weight;
        }
    }

    /// One walk down the tree.
    ///
    /// A step counts as a visit, and so far as a loss, from when it is taken: other threads meanwhile look elsewhere.
    pub(super) fn iterate(&mut self, tree: &mut impl Access<u64>, task: &Task<'_, G>, luck: &mut Sampled<SplitMix64>) {
        let mut state = G::determinize(task.view, luck);
        let mut node = NodeId::ROOT;
        self.path.clear();
        let values = loop {
            let seat = match state.to_act() {
                ToAct::Over(outcome) => break results(outcome),
                ToAct::Seat(seat) => seat,
            };
            self.list(&state);
            self.number();
            let chosen = loop {
                match tree.with(|tree| self.choose(tree, node, task.settings)) {
                    Chosen::Lacking(level) => self.add_edges(tree, (node, level), &state, task, luck),
                    Chosen::Full => break None,
                    Chosen::Edge(nth, step, child) => break Some((nth, step, child)),
                }
            };
            let Some((nth, step, child)) = chosen else { break self.judge(&mut state, seat, task, luck) };
            self.path.push((step, seat));
            state.apply_unchecked(self.legal[nth], luck, &mut ());
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
        self.results.iter_mut().zip(values).for_each(|(sum, value)| *sum += f64::from(value));
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

    fn number(&mut self) {
        self.keys.clear();
        self.keys.extend(self.legal.iter().map(|&action| G::key(action)));
        self.keys.push(END);
    }

    /// Takes one of the node's edges, if it has one for every legal action.
    fn choose(&mut self, tree: &mut Tree<u64>, node: NodeId, settings: &Settings) -> Chosen {
        let actions = tree.actions(node);
        if !self.match_edges(actions) {
            let is_new = actions.is_empty();
            let is_full = is_new && tree.len() > settings.most_edges;
            self.find_fresh(actions);
            return if is_full { Chosen::Full } else { Chosen::Lacking((!is_new).then(|| tree.node(node).level)) };
        }
        let nth = self.select(tree, node, settings);
        let place = self.open[nth] as usize;
        let edge = &mut tree.edges_mut(node)[place];
        edge.visits += 1;
        let child = edge.child;
        Chosen::Edge(nth, tree.step(node, place), child)
    }

    /// Finds the open edges: both lists are in order. Says whether there is one for every legal action.
    fn match_edges(&mut self, actions: &[u64]) -> bool {
        let count = self.legal.len();
        self.open.clear();
        if self.keys[..count] == *actions {
            self.open.extend(0..count as u32);
            return true;
        }
        self.open.resize(count + 1, 0);
        let mut nth = 0;
        // Each place is written, and written over if its edge is not open: there is nothing to guess for the processor.
        for (place, &action) in (0..).zip(actions) {
            self.open[nth] = place;
            nth += usize::from(action == self.keys[nth]);
        }
        self.open.truncate(nth);
        nth == count
    }

    /// Finds the legal actions without an edge.
    fn find_fresh(&mut self, actions: &[u64]) {
        self.fresh.clear();
        let mut rest = actions.iter().peekable();
        for (&action, &key) in self.legal.iter().zip(&self.keys) {
            while rest.next_if(|&&other| other < key).is_some() {}
            if rest.next_if_eq(&&key).is_none() {
                self.fresh.push(action);
            }
        }
    }

    /// Adds edges for the actions that the node has none for. They are weighed while others may use the tree.
    ///
    /// The first ones of a node are weighed by the network. What turns up later is of many kinds and each of them rare, so a
    /// glance has to do: by the level of the node it says which share of all they would have.
    fn add_edges(
        &mut self,
        tree: &mut impl Access<u64>,
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
        if node == NodeId::ROOT {
            self.look_ahead(state, task, luck);
            disturb(&mut self.weights, task.settings.noise, luck);
        }
        self.fresh_keys.clear();
        self.fresh_keys.extend(self.fresh.iter().map(|&action| G::key(action)));
        tree.with(|tree| {
            tree.set_level(node, level);
            tree.extend(node, &self.fresh_keys, &self.weights);
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

    /// Shifts the weights of the position's own actions towards those that lead to what the network likes better: what comes of
    /// an action says more than the action does. All weights together stay what they are.
    fn look_ahead(&mut self, state: &G, task: &Task<'_, G>, luck: &mut Sampled<SplitMix64>) {
        if task.settings.foresight == 0.0 {
            return;
        }
        let actions = std::mem::take(&mut self.fresh);
        let values: Vec<_> = actions.iter().map(|&action| self.look_behind(action, state, task, luck)).collect();
        self.fresh = actions;
        let total: f32 = self.weights.iter().sum();
        let mean = self.weights.iter().zip(&values).map(|(weight, value)| weight * value).sum::<f32>() / total;
        for (weight, value) in self.weights.iter_mut().zip(&values) {
            *weight *= exp(task.settings.foresight * (value - mean));
        }
        let share = total / self.weights.iter().sum::<f32>();
        self.weights.iter_mut().for_each(|weight| *weight = (*weight * share).clamp(LEAST, MOST));
        // What was looked at on the way had actions of its own.
        self.list(state);
    }

    /// What the network thinks of where an action leads, by some draws of luck.
    fn look_behind(&mut self, action: G::Action, state: &G, task: &Task<'_, G>, luck: &mut Sampled<SplitMix64>) -> f32 {
        let mut sum = 0.0;
        for _ in 0..LOOKS {
            // The same state: on an analysis board even the own hand may be unknown, and so what is legal.
            let mut after = state.clone();
            after.apply_unchecked(action, luck, &mut ());
            let values = match after.to_act() {
                ToAct::Over(outcome) => results(outcome),
                ToAct::Seat(next) => self.judge(&mut after, next, task, luck),
            };
            sum += values[task.seat.index()];
        }
        sum / LOOKS as f32
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

    /// The open edge with the best balance of results so far and curiosity.
    fn select(&mut self, tree: &mut Tree<u64>, node: NodeId, settings: &Settings) -> usize {
        let judged = tree.node(node).judged;
        let (mut weights, mut value, mut visits) = (0.0, 0.0, 0);
        let edges = tree.edges_mut(node);
        let mut won = None;
        self.known.clear();
        self.known.extend((0..).zip(&self.open).map(|(nth, &place)| {
            let edge = &mut edges[place as usize];
            edge.available += 1;
            won = if edge.is_won() { Some(nth) } else { won };
            weights += edge.weight;
            value += edge.value;
            visits += edge.visits;
            let (visits, available) = (edge.visits as i32, edge.available as i32);
            Known { value: edge.value, weight: edge.weight, visits, available }
        }));
        // Elsewhere nothing else is of interest; at the root others are compared with it.
        if let Some(nth) = won.filter(|_| node != NodeId::ROOT) {
            return nth;
        }
        // What is untried is taken to be a little worse than what is known here, until there was time to try it.
        let known = if visits == 0 { judged } else { (value / f64::from(visits)) as f32 };
        let untried = (known - settings.caution / (1.0 + visits as f32 / settings.patience)).max(0.0);
        let curiosity = settings.exploration / weights;
        let bound = |edge: &Known, more: f32| {
            let mean = if edge.visits == 0 { untried } else { (edge.value / f64::from(edge.visits)) as f32 };
            mean + more + curiosity * edge.weight * (edge.available as f32).sqrt() / (edge.visits + 1) as f32
        };
        self.bounds.clear();
        if node == NodeId::ROOT {
            // Whatever first impressions say, each own action is looked at.
            let forced = settings.forced * visits as f32 / weights;
            self.bounds.extend(self.known.iter().map(|edge| {
                let visits = edge.visits as u32;
                let is_due = visits < settings.sweeps || ((visits * visits) as f32) < forced * edge.weight;
                bound(edge, if is_due { 2.0 } else { 0.0 })
            }));
        } else {
            self.bounds.extend(self.known.iter().map(|edge| bound(edge, 0.0)));
        }
        let first_best =
            |best: (usize, f32), next: (usize, &f32)| if *next.1 > best.1 { (next.0, *next.1) } else { best };
        self.bounds.iter().enumerate().fold((0, f32::MIN), first_best).0
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
        if let Some(values) = self.last_turn(state, seat, task, luck) {
            return values;
        }
        let mut values = task.model.judge_running(state, seat, &mut self.scratch);
        if task.settings.personality != Personality::Balanced {
            let own = &mut values[task.seat.index()];
            let taste = state.taste(task.seat, task.settings.personality);
            *own = (*own + task.settings.fondness * taste).clamp(0.0, 1.0);
        }
        values
    }

    /// How the game ends where it does so with this turn, whatever is played: for the seat to act as well as it can.
    fn last_turn(
        &mut self,
        state: &G,
        seat: Seat,
        task: &Task<'_, G>,
        luck: &mut Sampled<SplitMix64>,
    ) -> Option<[f32; MAX_SEATS]> {
        if !state.is_last_round() {
            return None;
        }
        self.list(state);
        let mut best = None;
        for &action in &self.legal {
            let mut after = state.clone();
            after.apply_unchecked(action, luck, &mut ());
            task.model.finish_turn(&mut after, luck);
            let ToAct::Over(outcome) = after.to_act() else { return None };
            let values = results(outcome);
            if best.is_none_or(|best: [f32; MAX_SEATS]| values[seat.index()] > best[seat.index()]) {
                best = Some(values);
            }
        }
        best
    }
}

/// The greatest of some powers of e, and the sum of all of them with that one taken as 1.
fn powers(appeals: &[f32], softness: f32) -> (f32, f32) {
    let peak = appeals.iter().copied().fold(f32::MIN, greater);
    (peak, appeals.iter().map(|appeal| exp((appeal - peak) / softness)).sum())
}

/// The least and the most that an action can weigh.
const LEAST: f32 = 1e-4;
const MOST: f32 = 20.0;

/// By how many draws of luck the consequence of an action is judged.
const LOOKS: u32 = 6;

/// A weight by its power of e. What turns up later may tempt more than all before, but not without measure.
fn bounded(power: f32) -> f32 {
    exp(power).clamp(LEAST, MOST)
}

/// Mixes noise into weights; most of it falls on a few of them.
fn disturb(weights: &mut [f32], noise: f32, luck: &mut Sampled<SplitMix64>) {
    if noise == 0.0 {
        return;
    }
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

#[cfg(test)]
mod tests;
