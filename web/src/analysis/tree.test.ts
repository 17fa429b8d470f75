import { expect, test } from 'vitest';
import { commented, linked, linkOf, restored, savedLink, stored, tableLink } from './link';
import type { Mark } from './marks';
import {
  beside,
  branchesOn,
  endOf,
  isMainLine,
  leavesOf,
  lineOf,
  movesOn,
  type Path,
  promoted,
  rowsOf,
  type Tree,
  treeFrom,
  withComment,
  within,
  withMarks,
  withMove,
  without,
} from './tree';

const START = 'splendor 2\nturn 0';

/** Plays moves one after the other from a path on. */
function played(tree: Tree, path: Path, ...actions: string[]): { tree: Tree; path: Path } {
  return actions.reduce((at, action) => withMove(at.tree, at.path, [action, '']), { tree, path });
}

const base = played(treeFrom(START), [], 'a', 'b', 'c').tree;
/** After `a`, `x y` is tried in place of `b`; after `x`, `z` in place of `y`. */
const tried = played(played(base, [0], 'x', 'y').tree, [0, 1], 'z').tree;

test('a move is played at the end of the line', () => {
  expect(movesOn(base, [0, 0, 0])).toEqual([
    ['a', ''],
    ['b', ''],
    ['c', ''],
  ]);
  expect(endOf(base, [0])).toEqual([0, 0, 0]);
});

test('another move in its place is a variation, the same move is followed', () => {
  const other = played(base, [0], 'x');
  expect(other.path).toEqual([0, 1]);
  expect(played(other.tree, [0], 'b')).toEqual({ tree: other.tree, path: [0, 0] });
  // The same action with other luck leads elsewhere.
  expect(withMove(base, [0], ['b', 'S1-01']).path).toEqual([0, 1]);
});

test('rows tell variations before the line goes on, one step in', () => {
  const rows = rowsOf(tried).map(({ path, depth }) => [movesOn(tried, path).at(-1)?.[0], depth]);
  expect(rows).toEqual([
    ['a', 0],
    ['b', 0],
    ['x', 1],
    ['y', 1],
    ['z', 2],
    ['c', 0],
  ]);
  expect(leavesOf(tried)).toEqual([
    [0, 0, 0],
    [0, 1, 0],
    [0, 1, 1],
  ]);
});

test('a variation is promoted one line at a time, until it is the main line', () => {
  const once = promoted(tried, [0, 1, 1]);
  expect(once.path).toEqual([0, 1, 0]);
  expect(movesOn(once.tree, once.path).at(-1)).toEqual(['z', '']);
  const twice = promoted(once.tree, once.path);
  expect(twice.path).toEqual([0, 0, 0]);
  expect(isMainLine(twice.path)).toBe(true);
  expect(movesOn(twice.tree, [0, 1]).at(-1)).toEqual(['b', '']);
  expect(promoted(twice.tree, twice.path)).toEqual(twice);
});

test('a move is deleted with everything after it', () => {
  const { tree, path } = without(tried, [0, 1]);
  expect(path).toEqual([0]);
  expect(tree).toEqual(base);
  expect(without(base, [])).toEqual({ tree: base, path: [] });
});

test('what was tried in its place is one step to the side', () => {
  expect(beside(tried, [0, 0], 1)).toEqual([0, 1]);
  expect(beside(tried, [0, 1], 1)).toEqual([0, 0]);
  expect(beside(tried, [0, 0, 0], -1)).toEqual([0, 0, 0]);
  expect(beside(tried, [], 1)).toEqual([]);
});

test('a path ends where the tree does', () => {
  expect(within(base, [0, 0, 3, 1])).toEqual([0, 0]);
  expect(branchesOn(base, [5])).toEqual([]);
});

test('comments stay with their moves', () => {
  const tree = withComment(withComment(tried, [0, 1], 'why not?'), [], 'from the club');
  expect(tree.comment).toBe('from the club');
  expect(commented(tree, [0, 1])).toEqual([
    ['a', '', ''],
    ['x', '', 'why not?'],
  ]);
  const moved = promoted(tree, [0, 1]);
  expect(branchesOn(moved.tree, [0, 0]).at(-1)?.comment).toBe('why not?');
});

test('a tree goes through a link and the store', async () => {
  const tree = withComment({ ...tried, names: ['Ada', '林'], layout: 'S1-01' }, [0, 1], '「?」');
  const link = await linkOf(tree, [0, 1], START);
  expect(link).toMatch(/^a=[\w-]+$/);
  expect(await linked(link)).toEqual({ kind: 'tree', tree, path: [0, 1] });
  expect(restored(JSON.parse(JSON.stringify(stored(tree, [0, 1]))))).toEqual({ tree, path: [0, 1] });
});

test('a tree that is too long for a link is shared as its position', async () => {
  // Luck that does not repeat itself cannot be written shorter.
  const moves = Array.from({ length: 4_000 }, (_, i) => [`take ${(i * 2654435761) % 4294967291}`, '', ''] as const);
  const long = { ...treeFrom(START), next: lineOf(moves) };
  const read = await linked(await linkOf(long, [0], 'splendor 2\nturn 1'));
  expect(read).toEqual({ kind: 'tree', tree: treeFrom('splendor 2\nturn 1'), path: [] });
});

test('links to a game and to what is kept are told apart, and what nobody can read is nothing', async () => {
  expect(await linked(tableLink('local-AAAA', 3))).toEqual({ kind: 'table', table: 'local-AAAA', left: 3 });
  expect(await linked(savedLink('k3'))).toEqual({ kind: 'saved', id: 'k3' });
  for (const wrong of ['', 'a=', 'a=AAAA', 't=..', 't=x', 's=a b', 'key=1']) expect(await linked(wrong)).toBeNull();
  expect(restored({ s: 1 })).toBeNull();
  expect(restored({ s: START, m: [['a', 'b']] })).toBeNull();
  expect(restored({ s: START, m: [['a', '', '', 1]] })).toBeNull();
});

test('marks belong to their move and come along in a link, in the store and in a record', async () => {
  const ring: Mark = { kind: 'good', from: 'card:S1-16' };
  const arrow: Mark = { kind: 'bad', from: 'cell:1,2', to: 'bank:blue' };
  const tree = withMarks(withComment(withMarks(base, [], [ring]), [0], 'look'), [0], [ring, arrow]);
  expect(tree.marks).toEqual([ring]);
  expect(branchesOn(tree, [0])[0]?.marks).toEqual([ring, arrow]);
  const read = await linked(await linkOf(tree, [0], START));
  expect(read).toEqual({ kind: 'tree', tree, path: [0] });
  expect(restored(stored(tree, [0]))).toEqual({ tree, path: [0] });
  const [first] = lineOf(commented(tree, [0]));
  expect(first).toMatchObject({ comment: 'look', marks: [ring, arrow] });
  expect(commented(withMarks(tree, [0], []), [0])).toEqual([['a', '', 'look']]);
});

test('the marks of the position that is shown come along where the tree is too long for a link', async () => {
  const marked = withMarks(played(treeFrom(START), [], 'a').tree, [0], [{ kind: 'idea', from: 'bag' }]);
  const long = withComment(marked, [], Array.from({ length: 9000 }, () => Math.random().toString(36)[3]).join(''));
  const read = await linked(await linkOf(long, [0], 'splendor 2\nturn 1'));
  expect(read).toMatchObject({
    tree: { start: 'splendor 2\nturn 1', comment: '', marks: [{ kind: 'idea', from: 'bag' }] },
  });
});
