//! The tree of a search, in a few flat lists.

use std::ops::Range;
use std::sync::{Mutex, PoisonError};

/// A position in the tree: the sequence of actions that leads to it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    /// Where its edges begin.
    start: u32,
    len: u32,
    capacity: u32,
    /// The first judgement, for the seat that was to act.
    pub(super) judged: f32,
    /// What is that tempting at a glance has the weight 1 beside its first edges.
    pub(super) level: f32,
}

impl Node {
    /// Where its edges are.
    const fn range(&self) -> Range<usize> {
        self.start as usize..(self.start + self.len) as usize
    }
}

/// What is known of an action from a node.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge {
    /// The sum of results of the seat that acts.
    pub(super) value: f64,
    pub(super) visits: u32,
    /// How often the action was legal when its node was visited.
    pub(super) available: u32,
    /// How tempting it looked, not yet shared out among the legal ones.
    pub(super) weight: f32,
    pub(super) child: Option<NodeId>,
}

impl Edge {
    const fn new(weight: f32) -> Self {
        Self { value: 0.0, visits: 0, available: 0, weight, child: None }
    }

    /// Whether the action ended the game with a win whenever it was tried: only what ends it has nothing behind it.
    pub(super) fn is_won(&self) -> bool {
        self.child.is_none() && self.visits > 0 && self.value == f64::from(self.visits)
    }
}

/// The place of a node; never 0 for a child, so that an absent one costs nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct NodeId(std::num::NonZeroU32);

impl NodeId {
    pub(super) const ROOT: Self = Self(std::num::NonZeroU32::MIN);

    const fn index(self) -> usize {
        self.0.get() as usize
    }
}

/// A step on the way down: an edge of a node, and where it was when it was taken.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step<A> {
    pub(super) node: NodeId,
    pub(super) place: usize,
    pub(super) action: A,
}

#[derive(Clone, Debug)]
pub(super) struct Tree<A> {
    nodes: Vec<Node>,
    /// The actions of all edges, apart from what is known of them: they are looked through more often.
    actions: Vec<A>,
    edges: Vec<Edge>,
    /// The memory of a tree that was left behind, for the next one.
    spare: Option<Box<Self>>,
}

/// A way to a tree: one thread has it to itself, or several share it and take turns at it.
pub(super) trait Access<A> {
    /// Does something to the tree, as briefly as possible.
    fn with<T>(&mut self, work: impl FnOnce(&mut Tree<A>) -> T) -> T;
}

impl<A> Access<A> for &mut Tree<A> {
    fn with<T>(&mut self, work: impl FnOnce(&mut Tree<A>) -> T) -> T {
        work(self)
    }
}

impl<A> Access<A> for &Mutex<Tree<A>> {
    fn with<T>(&mut self, work: impl FnOnce(&mut Tree<A>) -> T) -> T {
        work(&mut self.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl<A> Default for Tree<A> {
    fn default() -> Self {
        let mut tree = Self { nodes: Vec::new(), actions: Vec::new(), edges: Vec::new(), spare: None };
        tree.clear();
        tree
    }
}

impl<A> Tree<A> {
    /// Starts anew with a root alone.
    pub(super) fn clear(&mut self) {
        self.actions.clear();
        self.edges.clear();
        self.nodes.clear();
        // Place 0 stays unused.
        let blank = Node { start: 0, len: 0, capacity: 0, judged: 0.5, level: 0.0 };
        self.nodes.extend([blank, blank]);
    }
}

impl<A: Copy + Ord> Tree<A> {
    /// Gives back what is beyond the room for so many edges; the tree must be empty.
    pub(super) fn shrink(&mut self, most_edges: usize) {
        self.actions.shrink_to(most_edges);
        self.edges.shrink_to(most_edges);
        self.nodes.shrink_to(most_edges);
    }

    /// An empty tree with the room of this one, or of the one that it left behind if that has more.
    pub(super) fn into_room(mut self) -> Self {
        let spare = self.spare.take().filter(|spare| spare.room() > self.room());
        let mut room = spare.map_or(self, |spare| *spare);
        room.clear();
        room
    }

    #[cfg(test)]
    pub(super) fn reserve(&mut self, edges: usize) {
        self.edges.reserve(edges);
    }

    /// How many edges there is room for.
    pub(super) fn room(&self) -> usize {
        self.edges.capacity()
    }

    pub(super) fn len(&self) -> usize {
        self.edges.len()
    }

    pub(super) fn node(&self, node: NodeId) -> &Node {
        &self.nodes[node.index()]
    }

    /// A new node with the first judgement of its position.
    fn add_node(&mut self, judged: f32) -> NodeId {
        let place = u32::try_from(self.nodes.len()).ok().and_then(std::num::NonZeroU32::new);
        self.nodes.push(Node { start: 0, len: 0, capacity: 0, judged, level: 0.0 });
        NodeId(place.expect("a tree has fewer nodes than memory has bytes"))
    }

    /// A node behind the edge that a step took, unless another thread has made one since.
    pub(super) fn add_child(&mut self, step: &Step<A>, judged: f32) {
        if self.taken(step).child.is_none() {
            let child = self.add_node(judged);
            self.taken(step).child = Some(child);
        }
    }

    pub(super) fn set_level(&mut self, node: NodeId, level: f32) {
        self.nodes[node.index()].level = level;
    }

    /// Where the edges of a node are.
    fn range(&self, node: NodeId) -> Range<usize> {
        self.node(node).range()
    }

    /// The actions of a node, in order.
    pub(super) fn actions(&self, node: NodeId) -> &[A] {
        &self.actions[self.range(node)]
    }

    /// The edges of a node, in the order of actions.
    pub(super) fn edges(&self, node: NodeId) -> &[Edge] {
        &self.edges[self.range(node)]
    }

    /// The same, to be changed.
    pub(super) fn edges_mut(&mut self, node: NodeId) -> &mut [Edge] {
        let range = self.range(node);
        &mut self.edges[range]
    }

    /// A step to one of a node's edges.
    pub(super) fn step(&self, node: NodeId, nth: usize) -> Step<A> {
        let place = self.range(node).start + nth;
        Step { node, place, action: self.actions[place] }
    }

    /// The edge that a step took. Others may have added edges to its node since, and moved it.
    pub(super) fn taken(&mut self, step: &Step<A>) -> &mut Edge {
        let range = self.range(step.node);
        let stayed = range.contains(&step.place) && self.actions[step.place] == step.action;
        let found = || range.start + self.find(step.node, step.action).expect("edges stay");
        let place = if stayed { step.place } else { found() };
        &mut self.edges[place]
    }

    /// Where an action stands among the edges of a node.
    pub(super) fn find(&self, node: NodeId, action: A) -> Option<usize> {
        self.actions(node).binary_search(&action).ok()
    }

    /// Adds the actions that the node does not have yet; both lists are in order.
    pub(super) fn extend(&mut self, id: NodeId, actions: &[A], weights: &[f32]) {
        let node = self.nodes[id.index()];
        let Some(&any) = actions.first() else { return };
        if node.capacity == 0 {
            return self.begin(id, actions, weights);
        }
        let needed = node.len + actions.len() as u32;
        let start = if needed > node.capacity { self.relocate(id, needed, any) } else { node.start } as usize;
        let mut len = node.len as usize;
        // From the last to the first, so that what is greater moves up once per new action.
        for (&action, &weight) in actions.iter().zip(weights).rev() {
            let Err(at) = self.actions[start..start + len].binary_search(&action) else { continue };
            self.actions.copy_within(start + at..start + len, start + at + 1);
            self.edges.copy_within(start + at..start + len, start + at + 1);
            (self.actions[start + at], self.edges[start + at]) = (action, Edge::new(weight));
            len += 1;
        }
        self.nodes[id.index()].len = len as u32;
    }

    /// Adds the first edges of a node.
    fn begin(&mut self, id: NodeId, actions: &[A], weights: &[f32]) {
        let (start, len) = (self.edges.len() as u32, actions.len() as u32);
        self.actions.extend_from_slice(actions);
        self.edges.extend(weights.iter().map(|&weight| Edge::new(weight)));
        debug_assert_eq!(self.actions.len(), self.edges.len());
        let node = &mut self.nodes[id.index()];
        (node.start, node.len, node.capacity) = (start, len, len);
    }

    /// Moves a node's edges to the end of the list, with more room.
    fn relocate(&mut self, id: NodeId, needed: u32, any: A) -> u32 {
        let room = needed.max(2 * self.node(id).capacity);
        let (moved, range) = (self.edges.len(), self.range(id));
        self.actions.extend_from_within(range.clone());
        self.edges.extend_from_within(range);
        // What fills the room is overwritten before it is read.
        self.actions.resize(moved + room as usize, any);
        self.edges.resize(moved + room as usize, Edge::new(0.0));
        let node = &mut self.nodes[id.index()];
        (node.start, node.capacity) = (moved as u32, room);
        moved as u32
    }

    /// Makes the child behind an action the root and drops the rest; without such a child, starts anew.
    pub(super) fn descend(&mut self, action: A) {
        let child = self.find(NodeId::ROOT, action).and_then(|place| self.edges(NodeId::ROOT)[place].child);
        let mut next = self.spare.take().unwrap_or_default();
        next.clear();
        if let Some(child) = child {
            next.copy(self, child, 0);
        }
        std::mem::swap(self, &mut next);
        self.spare = Some(next);
    }

    /// The same tree in as little memory as it takes, with so many edges at most: what lies behind the actions that were
    /// visited least is left out, and grows again when it is needed.
    pub(super) fn pruned(&self, most_edges: usize) -> Self {
        let mut kept = Self::default();
        kept.copy(self, NodeId::ROOT, self.least_visits(most_edges));
        kept.nodes.shrink_to_fit();
        kept.actions.shrink_to_fit();
        kept.edges.shrink_to_fit();
        kept
    }

    /// How often an action must have been visited for what lies behind it to be among so many edges.
    fn least_visits(&self, most_edges: usize) -> u32 {
        let behind = |edge: &Edge| Some((edge.visits, self.node(edge.child?).len as usize));
        let edges = self.nodes.iter().flat_map(|node| &self.edges[node.range()]);
        let mut sizes: Vec<_> = edges.filter_map(behind).collect();
        sizes.sort_unstable_by(|a, b| b.cmp(a));
        let mut edges = self.edges(NodeId::ROOT).len();
        let beyond = sizes.into_iter().find(|(_, len)| {
            edges += len;
            edges > most_edges
        });
        beyond.map_or(0, |(visits, _)| visits + 1)
    }

    /// Becomes what another tree has behind a node, but for what lies behind actions with fewer visits.
    pub(super) fn copy(&mut self, from: &Self, root: NodeId, least_visits: u32) {
        self.clear();
        self.nodes[NodeId::ROOT.index()].judged = from.node(root).judged;
        self.set_level(NodeId::ROOT, from.node(root).level);
        self.copy_edges(NodeId::ROOT, from, root);
        // Copied edges still name nodes of the other tree; each is replaced as its turn comes.
        let mut place = 0;
        while place < self.edges.len() {
            let Edge { visits, child, .. } = self.edges[place];
            self.edges[place].child = child.filter(|_| visits >= least_visits).map(|old| {
                let new = self.add_node(from.node(old).judged);
                self.set_level(new, from.node(old).level);
                self.copy_edges(new, from, old);
                new
            });
            place += 1;
        }
    }

    fn copy_edges(&mut self, id: NodeId, from: &Self, old: NodeId) {
        let node = &mut self.nodes[id.index()];
        node.start = self.edges.len() as u32;
        let edges = from.edges(old);
        (node.len, node.capacity) = (edges.len() as u32, edges.len() as u32);
        self.actions.extend_from_slice(from.actions(old));
        self.edges.extend_from_slice(edges);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_is_credited_wherever_its_edge_has_moved() {
        let mut tree = Tree::default();
        tree.extend(NodeId::ROOT, &[10, 20, 30], &[1.0; 3]);
        let step = Step { node: NodeId::ROOT, place: 1, action: 20 };
        tree.taken(&step).value = 0.25;
        // Others add more than there is room for, before and behind it, and another node in between.
        tree.add_child(&step, 0.5);
        let child = tree.edges(NodeId::ROOT)[1].child.unwrap();
        tree.extend(child, &[20, 40], &[1.0; 2]);
        tree.extend(NodeId::ROOT, &[5, 15, 40, 50], &[1.0; 4]);
        tree.taken(&step).value += 0.5;
        tree.add_child(&step, 0.75);
        let values = tree.edges(NodeId::ROOT).iter().map(|edge| edge.value);
        let edges: Vec<_> = tree.actions(NodeId::ROOT).iter().copied().zip(values).collect();
        assert_eq!(edges, [(5, 0.0), (10, 0.0), (15, 0.0), (20, 0.75), (30, 0.0), (40, 0.0), (50, 0.0)]);
        // Whoever comes second leaves the node that is there.
        assert_eq!((tree.edges(NodeId::ROOT)[3].child, tree.node(child).judged), (Some(child), 0.5));
        assert!(tree.edges(child).iter().all(|edge| edge.value == 0.0));
    }

    /// Gives a node three edges, of which the first was visited so often and has something behind it.
    fn grow(tree: &mut Tree<u64>, node: NodeId, visits: u32) -> NodeId {
        tree.extend(node, &[1, 2, 3], &[1.0; 3]);
        let step = tree.step(node, 0);
        tree.taken(&step).visits = visits;
        tree.add_child(&step, visits as f32);
        tree.edges(node)[0].child.unwrap()
    }

    #[test]
    fn what_was_visited_least_is_pruned_first() {
        let mut tree = Tree::default();
        let often = grow(&mut tree, NodeId::ROOT, 9);
        let less = grow(&mut tree, often, 5);
        let least = grow(&mut tree, less, 2);
        tree.extend(least, &[7, 8], &[1.0; 2]);
        assert_eq!(tree.len(), 11);
        // The nodes on the way down, by their judgements, and the edges that are left.
        let kept = |most_edges| {
            let pruned = tree.pruned(most_edges);
            assert_eq!(pruned.room(), pruned.len());
            let (mut node, mut way) = (NodeId::ROOT, Vec::new());
            while let Some(child) = pruned.edges(node).first().and_then(|edge| edge.child) {
                way.push(pruned.node(child).judged);
                node = child;
            }
            (way, pruned.len())
        };
        assert_eq!(kept(11), (vec![9.0, 5.0, 2.0], 11));
        assert_eq!(kept(10), (vec![9.0, 5.0], 9));
        assert_eq!(kept(8), (vec![9.0], 6));
        assert_eq!(kept(0), (vec![], 3));
        let visits = tree.pruned(0).edges(NodeId::ROOT).iter().map(|edge| edge.visits).collect::<Vec<_>>();
        assert_eq!(visits, [9, 0, 0], "what is known of the edges stays");
    }
}
