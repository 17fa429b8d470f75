//! The bot that searches.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use parure_engine::card::CardId;
use parure_engine::chance::{Entropy, Sampled, SplitMix64};
use parure_engine::game::ToAct;
use parure_engine::seat::{MAX_SEATS, Seat};

use super::explorer::{Explorer, Task};
use super::stock::STOCK;
use super::tree::{Access, NodeId, Tree};
use crate::bot::{Bot, Candidate, Choice};
use crate::budget::{Budget, Clock, SystemClock};
use crate::knowledge::Knowledge;
use crate::model::Model;
use crate::personality::Personality;

/// How often a search looks at the clock: every so many iterations.
const GLANCE: u32 = 32;

/// The most edges that a bot remembers while it does not think: 10.4 MB, as an edge takes 32 bytes and a node 20, and there
/// are no more nodes than edges.
pub const MOST_REMEMBERED: usize = 200_000;

/// The iterations of a search that was given no limit at all.
const DEFAULT_ITERATIONS: u32 = 20_000;

/// How a search balances what it knows and what it does not.
#[derive(Clone, Debug, PartialEq)]
pub struct Settings {
    /// How much curiosity counts against results.
    pub exploration: f32,
    /// How much worse than its siblings an untried action is taken to be.
    pub caution: f32,
    /// After how many visits of a position half of that caution is left.
    pub patience: f32,
    /// How often each action of the position itself is tried before any is preferred.
    pub sweeps: u32,
    /// Above 1, first impressions count less.
    pub softness: f32,
    /// How far first impressions of the position's own actions follow what these lead to: a power of e for a whole win.
    pub foresight: f32,
    /// What the searching seat leans towards.
    pub personality: Personality,
    /// How far taste can move the value of a position.
    pub fondness: f32,
    /// How much of the first impressions of the position itself is noise, so that self-play tries what it would not.
    pub noise: f32,
    /// How often each action of the position itself is tried at least, by the square root of its share: self-play learns
    /// about actions that seem worse, and takes these visits off what it learns to prefer.
    pub forced: f32,
    /// Whether a search ends before its time is up once the rest of it could not change the choice.
    pub stops_early: bool,
    /// The most edges a tree may have while it is searched, at 32 to 52 bytes each; beyond, it grows no more and the search
    /// goes on in it.
    pub most_edges: usize,
    /// The most edges a tree may have while the bot rests; what was tried least is left out.
    pub most_remembered: usize,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            exploration: 0.7,
            caution: 0.2,
            patience: 1_000.0,
            sweeps: 1,
            softness: 1.0,
            foresight: 12.0,
            personality: Personality::Balanced,
            fondness: 0.25,
            noise: 0.0,
            forced: 0.0,
            stops_early: false,
            most_edges: 3_000_000,
            most_remembered: MOST_REMEMBERED,
        }
    }
}

/// What the tree is good for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Memory {
    /// Nothing.
    None,
    /// The last position, and by way of what will be told, later ones.
    Grown,
    /// The position after what was told.
    Told,
}

/// Plays the action that a search spent most on.
pub struct Searcher<G: Knowledge> {
    settings: Settings,
    clock: Arc<dyn Clock>,
    /// Another model than the game's own, while tuning.
    model: Option<Arc<Model>>,
    tree: Tree<u64>,
    /// One for each thread; all of them walk the one tree. None while it rests.
    explorers: Vec<Explorer<G>>,
    /// Whether the tree was told every action since it grew; only then does it fit the next position.
    memory: Memory,
    /// The time that its choices at this table have not needed.
    saved: Duration,
    /// How much of that a choice may spend.
    overtime: Duration,
}

impl<G: Knowledge> Drop for Searcher<G> {
    fn drop(&mut self) {
        // One that rests, or was never asked, has no room that would be of use to others.
        if !self.explorers.is_empty() {
            STOCK.keep(std::mem::take(&mut self.tree));
        }
    }
}

impl<G: Knowledge> Default for Searcher<G> {
    fn default() -> Self {
        Self::new(Settings::default())
    }
}

impl<G: Knowledge> Searcher<G> {
    /// A search with these settings, the game's own model and the computer's clock.
    pub fn new(settings: Settings) -> Self {
        let clock = Arc::new(SystemClock::start());
        let (tree, explorers) = (Tree::default(), Vec::new());
        Self {
            settings,
            clock,
            model: None,
            tree,
            explorers,
            memory: Memory::None,
            saved: Duration::ZERO,
            overtime: Duration::ZERO,
        }
    }

    /// The same with another model.
    #[must_use]
    pub fn with_model(mut self, model: Arc<Model>) -> Self {
        self.model = Some(model);
        self
    }

    /// The same by another clock.
    #[must_use]
    pub fn with_clock(mut self, clock: Arc<dyn Clock>) -> Self {
        self.clock = clock;
        self
    }

    /// From now on, what earlier choices at the same table have not needed of their time may be spent on one that is not
    /// settled when its own is up: so much at most.
    pub fn set_overtime(&mut self, overtime: Duration) {
        self.overtime = overtime;
    }

    /// The next choice is about the same position as the last: it goes on from what was found.
    pub fn go_on(&mut self) {
        if self.memory == Memory::Grown {
            self.memory = Memory::Told;
        }
    }

    /// Runs one explorer on each thread and returns how many iterations all of them made.
    fn explore(&mut self, task: &Task<'_, G>, budget: &Budget, entropy: &mut dyn Entropy) -> u32 {
        let threads = task.threads as u32;
        let limit = match (budget.iterations, budget.time) {
            (Some(iterations), _) => iterations,
            (None, Some(_)) => u32::MAX,
            (None, None) => DEFAULT_ITERATIONS,
        };
        // The clock is looked at only where it counts.
        let start = budget.time.map_or(Duration::ZERO, |_| self.clock.now());
        let limits = budget.time.map(|time| Limits { start, time, more: self.saved.min(self.overtime) });
        let clock = &*self.clock;
        let mut luck = || Sampled(SplitMix64::new(entropy.next_u64()));
        if let [explorer] = &mut self.explorers[..] {
            let done = run(explorer, &mut self.tree, task, limit, limits, clock, &mut luck());
            self.save(limits);
            return done;
        }
        let tree = Mutex::new(std::mem::take(&mut self.tree));
        let done = std::thread::scope(|scope| {
            let shared = &tree;
            let explorers = self.explorers.iter_mut().zip(0..threads);
            let handles: Vec<_> = explorers
                .map(|(explorer, thread)| {
                    let (mut luck, share) = (luck(), limit / threads + u32::from(thread < limit % threads));
                    scope.spawn(move || run(explorer, shared, task, share, limits, clock, &mut luck))
                })
                .collect();
            handles.into_iter().map(|handle| handle.join().expect("a search does not panic")).sum()
        });
        self.tree = tree.into_inner().unwrap_or_else(PoisonError::into_inner);
        self.save(limits);
        done
    }

    /// Keeps account of the time that choices have not needed.
    fn save(&mut self, limits: Option<Limits>) {
        if let Some(Limits { start, time, .. }) = limits.filter(|_| self.settings.stops_early) {
            self.saved = (self.saved + time).saturating_sub(self.clock.now() - start);
        }
    }

    /// What so many iterations came to for each seat.
    fn mean_results(&self, iterations: u32) -> [f32; MAX_SEATS] {
        std::array::from_fn(|seat| {
            let sum: f64 = self.explorers.iter().map(|explorer| explorer.results[seat]).sum();
            (sum / f64::from(iterations)) as f32
        })
    }

    /// The card that the seat to act mostly buys next after an action, as far as the search looked; nothing where it is now
    /// this one and now that. It may be one that only turned up in the search.
    pub(crate) fn aim(&self, state: &G, action: G::Action) -> Option<CardId> {
        let ToAct::Seat(seat) = state.to_act() else { return None };
        let tried = &self.tree.edges(NodeId::ROOT)[self.tree.find(NodeId::ROOT, G::key(action))?];
        let mut bought = Vec::new();
        let mut after = state.clone();
        after.apply_unchecked(action, &mut Sampled::from_seed(0), &mut ());
        self.gather_purchases(tried.child?, &after, seat, (tried.visits / 64).max(2), &mut bought);
        let (card, visits) = bought.into_iter().max_by_key(|&(_, visits)| visits)?;
        (visits >= tried.visits / 4).then_some(card)
    }

    /// Adds up how often each card is the next one that a seat buys behind a node, on ways that were tried so often.
    fn gather_purchases(&self, node: NodeId, state: &G, seat: Seat, least: u32, bought: &mut Vec<(CardId, u32)>) {
        let ToAct::Seat(next) = state.to_act() else { return };
        for action in state.legal() {
            let Some(place) = self.tree.find(node, G::key(action)) else { continue };
            let edge = &self.tree.edges(node)[place];
            if edge.visits < least {
                continue;
            }
            match (state.purchase(action).filter(|_| next == seat), edge.child) {
                (Some(card), _) => match bought.iter_mut().find(|(known, _)| *known == card) {
                    Some((_, visits)) => *visits += edge.visits,
                    None => bought.push((card, edge.visits)),
                },
                (None, Some(child)) => {
                    let mut after = state.clone();
                    after.apply_unchecked(action, &mut Sampled::from_seed(0), &mut ());
                    self.gather_purchases(child, &after, seat, least, bought);
                }
                (None, None) => {}
            }
        }
    }

    /// What was found about the legal actions, the most tried first. A remembered tree may know others, which have become
    /// illegal since.
    fn ranked(&self, legal: &[G::Action]) -> Vec<Candidate<G::Action>> {
        let edges = self.tree.edges(NodeId::ROOT);
        let weights: f32 = edges.iter().map(|edge| edge.weight).sum();
        let candidate = |&action: &G::Action| {
            let edge = &edges[self.tree.find(NodeId::ROOT, G::key(action))?];
            Some(Candidate {
                action,
                value: (edge.value / f64::from(edge.visits.max(1))) as f32,
                visits: edge.visits,
                prior: edge.weight / weights,
            })
        };
        let mut ranked: Vec<_> = legal.iter().filter_map(candidate).collect();
        ranked.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.prior.total_cmp(&a.prior)));
        ranked
    }
}

/// When a search ends.
#[derive(Clone, Copy)]
struct Limits {
    start: Duration,
    time: Duration,
    /// What may be spent beyond that on a choice that is not settled.
    more: Duration,
}

fn run<G: Knowledge>(
    explorer: &mut Explorer<G>,
    mut tree: impl Access<u64>,
    task: &Task<'_, G>,
    iterations: u32,
    limits: Option<Limits>,
    clock: &dyn Clock,
    luck: &mut Sampled<SplitMix64>,
) -> u32 {
    let mut done = 0;
    while done < iterations {
        if let Some(Limits { start, time, more }) = limits.filter(|_| done % GLANCE == 0 && done > 0) {
            let spent = clock.now() - start;
            let end = time + more;
            if spent >= end {
                break;
            }
            // All threads together go on as fast as before.
            let ahead = f64::from(done) * task.threads as f64 * (end - spent).as_secs_f64() / spent.as_secs_f64();
            if task.settings.stops_early && tree.with(|tree| is_settled(tree, ahead)) {
                break;
            }
        }
        explorer.iterate(&mut tree, task, luck);
        done += 1;
    }
    done
}

/// Whether the action in front stays there, whatever so many iterations find.
fn is_settled(tree: &Tree<u64>, ahead: f64) -> bool {
    let (mut first, mut second) = (0, 0);
    for edge in tree.edges(NodeId::ROOT) {
        if edge.visits > first {
            (first, second) = (edge.visits, first);
        } else {
            second = second.max(edge.visits);
        }
    }
    f64::from(first - second) > ahead
}

impl<G: Knowledge> Bot<G> for Searcher<G> {
    fn choose(&mut self, view: &G::View, budget: &Budget, entropy: &mut dyn Entropy) -> Choice<G::Action> {
        let state = G::determinize(view, &mut Sampled(&mut *entropy));
        let ToAct::Seat(seat) = state.to_act() else { panic!("a bot is asked only while the game runs") };
        let players = state.setup().players;
        if self.explorers.is_empty() {
            // What rests has no room to grow in.
            let rested = std::mem::replace(&mut self.tree, STOCK.take());
            self.tree.copy(&rested, NodeId::ROOT, 0);
        }
        if self.memory != Memory::Told {
            self.tree.clear();
            self.saved = Duration::ZERO;
        }
        let threads = budget.threads.max(1);
        self.explorers.resize_with(threads, Explorer::default);
        self.explorers.iter_mut().for_each(|explorer| explorer.results = [0.0; MAX_SEATS]);
        let model = self.model.clone().unwrap_or_else(|| state.model());
        let settings = self.settings.clone();
        let task = Task { view, model, settings: &settings, seat, threads };
        if self.memory == Memory::Told {
            let mut luck = Sampled(SplitMix64::new(entropy.next_u64()));
            self.explorers[0].renew_root(&mut self.tree, &state, &task, &mut luck);
        }
        let mut legal = Vec::new();
        state.legal_actions(&mut legal);
        let won = if settings.stops_early { win_at_hand(&state, seat, &legal) } else { None };
        let is_clear = won.is_some() || legal.len() == 1;
        let iterations = if is_clear { 0 } else { self.explore(&task, budget, entropy) };
        let mut ranked = self.ranked(&legal);
        self.memory = Memory::Grown;
        let win = if iterations == 0 { task.model.judge(&state) } else { self.mean_results(iterations) };
        if iterations == 0 {
            let value = if won.is_some() { 1.0 } else { win[seat.index()] };
            ranked.clear();
            ranked.push(Candidate { action: won.unwrap_or(legal[0]), value, visits: 0, prior: 1.0 });
        }
        let best = ranked[0];
        let win = settle(&state, seat, best.value, win, players);
        Choice { action: best.action, win, ranked, iterations }
    }

    fn observe(&mut self, action: G::Action) {
        if self.memory != Memory::None {
            self.memory = Memory::Told;
            self.tree.descend(G::key(action));
        }
    }

    fn rest(&mut self) {
        if self.memory == Memory::None {
            self.tree.clear();
        }
        let kept = self.tree.pruned(self.settings.most_remembered);
        let used = std::mem::replace(&mut self.tree, kept);
        if !self.explorers.is_empty() {
            STOCK.keep(used);
            self.explorers = Vec::new();
        }
    }

    fn remembers(&self) -> usize {
        if self.memory == Memory::None { 0 } else { self.tree.len() }
    }

    fn forget(&mut self) {
        self.memory = Memory::None;
    }
}

/// An action that ends the game and wins it for its seat's side alone. Nothing that is hidden or turns up can change that, so
/// one state that fits the view shows it, with any luck.
fn win_at_hand<G: Knowledge>(state: &G, seat: Seat, legal: &[G::Action]) -> Option<G::Action> {
    let own = state.side(seat);
    let mut luck = Sampled::from_seed(0);
    legal.iter().copied().find(|&action| {
        let mut after = state.clone();
        after.apply_unchecked(action, &mut luck, &mut ());
        matches!(after.to_act(), ToAct::Over(outcome) if outcome.winners.iter().all(|winner| own.contains(winner)))
    })
}

/// The results of all seats, when one of them is known better than the others.
pub(crate) fn settle<G: Knowledge>(
    state: &G,
    seat: Seat,
    value: f32,
    glance: [f32; MAX_SEATS],
    players: usize,
) -> [f32; MAX_SEATS] {
    let own = state.side(seat);
    let is_rival = |other: &Seat| !own.contains(*other);
    let sides = Seat::all(players).filter(|&other| state.side(other).first() == Some(other));
    let rest: f32 = sides.filter(is_rival).map(|other| glance[other.index()]).sum();
    let mut win = [0.0; MAX_SEATS];
    for other in Seat::all(players) {
        let share = if rest > 0.0 { glance[other.index()] / rest } else { 1.0 / (players - 1) as f32 };
        win[other.index()] = if is_rival(&other) { (1.0 - value) * share } else { value };
    }
    win
}
