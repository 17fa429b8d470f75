//! The tree of a search, in two flat lists.

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

/// An action from a node.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge<A> {
    pub(super) action: A,
    /// The sum of results of the seat that acts.
    pub(super) value: f64,
    pub(super) visits: u32,
    /// How often the action was legal when its node was visited.
    pub(super) available: u32,
    /// How tempting it looked, not yet shared out among the legal ones.
    pub(super) weight: f32,
    pub(super) child: Option<NodeId>,
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

#[derive(Clone, Debug)]
pub(super) struct Tree<A> {
    nodes: Vec<Node>,
    edges: Vec<Edge<A>>,
}

impl<A: Copy + Ord> Tree<A> {
    pub(super) fn new() -> Self {
        let mut tree = Self { nodes: Vec::new(), edges: Vec::new() };
        tree.clear();
        tree
    }

    /// Starts anew with a root alone.
    pub(super) fn clear(&mut self) {
        self.edges.clear();
        self.nodes.clear();
        // Place 0 stays unused.
        let blank = Node { start: 0, len: 0, capacity: 0, judged: 0.5, level: 0.0 };
        self.nodes.extend([blank, blank]);
    }

    /// Gives back what is beyond the room for so many edges; the tree must be empty.
    pub(super) fn shrink(&mut self, most_edges: usize) {
        self.edges.shrink_to(most_edges);
        self.nodes.shrink_to(most_edges);
    }

    #[cfg(test)]
    pub(super) fn reserve(&mut self, edges: usize) {
        self.edges.reserve(edges);
    }

    /// How many edges there is room for.
    #[cfg(test)]
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
    pub(super) fn add_node(&mut self, judged: f32) -> NodeId {
        let place = u32::try_from(self.nodes.len()).ok().and_then(std::num::NonZeroU32::new);
        self.nodes.push(Node { start: 0, len: 0, capacity: 0, judged, level: 0.0 });
        NodeId(place.expect("a tree has fewer nodes than memory has bytes"))
    }

    pub(super) fn set_level(&mut self, node: NodeId, level: f32) {
        self.nodes[node.index()].level = level;
    }

    /// The edges of a node, in the order of actions.
    pub(super) fn edges(&self, node: NodeId) -> &[Edge<A>] {
        let node = self.node(node);
        &self.edges[node.start as usize..(node.start + node.len) as usize]
    }

    /// The place among all edges of a node's first one.
    pub(super) fn start(&self, node: NodeId) -> usize {
        self.node(node).start as usize
    }

    pub(super) fn edge_mut(&mut self, place: usize) -> &mut Edge<A> {
        &mut self.edges[place]
    }

    /// Adds the actions that the node does not have yet; both lists are in order.
    pub(super) fn extend(&mut self, id: NodeId, actions: &[A], weights: &[f32]) {
        let node = self.nodes[id.index()];
        let Some(&any) = actions.first() else { return };
        let needed = node.len + actions.len() as u32;
        let start = if needed > node.capacity { self.relocate(id, needed, any) } else { node.start } as usize;
        let mut len = node.len as usize;
        // From the last to the first, so that what is greater moves up once per new action.
        for (&action, &weight) in actions.iter().zip(weights).rev() {
            let Err(at) = self.edges[start..start + len].binary_search_by(|edge| edge.action.cmp(&action)) else {
                continue;
            };
            self.edges.copy_within(start + at..start + len, start + at + 1);
            self.edges[start + at] = Edge { action, value: 0.0, visits: 0, available: 0, weight, child: None };
            len += 1;
        }
        self.nodes[id.index()].len = len as u32;
    }

    /// Moves a node's edges to the end of the list, with more room.
    fn relocate(&mut self, id: NodeId, needed: u32, any: A) -> u32 {
        let Node { start, len, capacity, .. } = self.nodes[id.index()];
        let room = if capacity == 0 { needed } else { needed.max(2 * capacity) };
        let moved = self.edges.len();
        self.edges.extend_from_within(start as usize..(start + len) as usize);
        // What fills the room is overwritten before it is read.
        let filler = Edge { action: any, value: 0.0, visits: 0, available: 0, weight: 0.0, child: None };
        self.edges.resize(moved + room as usize, filler);
        let node = &mut self.nodes[id.index()];
        (node.start, node.capacity) = (moved as u32, room);
        moved as u32
    }

    /// Makes the child behind an action the root and drops the rest; without such a child, starts anew.
    pub(super) fn descend(&mut self, action: A, spare: &mut Self) {
        let child = self.edges(NodeId::ROOT).iter().find(|edge| edge.action == action).and_then(|edge| edge.child);
        spare.clear();
        if let Some(child) = child {
            spare.nodes[NodeId::ROOT.index()].judged = self.node(child).judged;
            spare.nodes[NodeId::ROOT.index()].level = self.node(child).level;
            spare.copy_edges(NodeId::ROOT, self, child);
            // Copied edges still name nodes of the old tree; each is replaced as its turn comes.
            let mut place = 0;
            while place < spare.edges.len() {
                if let Some(old) = spare.edges[place].child {
                    let new = spare.add_node(self.node(old).judged);
                    spare.set_level(new, self.node(old).level);
                    spare.edges[place].child = Some(new);
                    spare.copy_edges(new, self, old);
                }
                place += 1;
            }
        }
        std::mem::swap(self, spare);
    }

    fn copy_edges(&mut self, id: NodeId, from: &Self, old: NodeId) {
        let node = &mut self.nodes[id.index()];
        node.start = self.edges.len() as u32;
        let edges = from.edges(old);
        (node.len, node.capacity) = (edges.len() as u32, edges.len() as u32);
        self.edges.extend_from_slice(edges);
    }
}
