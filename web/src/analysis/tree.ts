import { commentWithout, type Mark } from './marks';

/** A move as texts: the action, what chance gave, and what somebody wrote about it. */
export interface Branch {
  readonly action: string;
  readonly draws: string;
  readonly comment: string;
  /** What somebody drew on the table after it. */
  readonly marks?: readonly Mark[] | undefined;
  /** What was tried after it, the main line first. */
  readonly next: readonly Branch[];
}

/** A position and everything that was tried from there. */
export interface Tree {
  /** The position as text. */
  readonly start: string;
  /** What chance gave for the layout, where a game begins here: then a line is a whole game and has a record. */
  readonly layout?: string | undefined;
  readonly names: readonly string[];
  readonly comment: string;
  readonly marks?: readonly Mark[] | undefined;
  readonly next: readonly Branch[];
}

/** Which branch is taken at each step. */
export type Path = readonly number[];
export type Move = readonly [action: string, draws: string];
type Fork = Pick<Tree, 'next' | 'comment' | 'marks'>;

export const treeFrom = (start: string, more: Partial<Tree> = {}): Tree => ({
  start,
  names: [],
  comment: '',
  next: [],
  ...more,
});

/** A line without variations, as a record has it. */
export const lineOf = (moves: readonly (readonly [string, string, string])[]): readonly Branch[] =>
  moves.reduceRight<readonly Branch[]>(
    (next, [action, draws, text]) => [{ action, draws, ...marked(commentWithout(text)), next }],
    [],
  );

/** Where nothing is marked, nothing is said of marks. */
export const marked = ({ comment, marks }: { comment: string; marks: readonly Mark[] }) => ({
  comment,
  ...(marks.length ? { marks } : {}),
});

/** The branches on the way, from the first move on; the way ends early where the tree does. */
export function branchesOn(tree: Tree, path: Path): Branch[] {
  const branches: Branch[] = [];
  let at: Fork = tree;
  for (const step of path) {
    const branch = at.next[step];
    if (!branch) break;
    branches.push(branch);
    at = branch;
  }
  return branches;
}

export const forkAt = (tree: Tree, path: Path): Fork => branchesOn(tree, path).at(-1) ?? tree;

/** The path as far as the tree has it. */
export const within = (tree: Tree, path: Path): Path => path.slice(0, branchesOn(tree, path).length);

export const movesOn = (tree: Tree, path: Path): Move[] =>
  branchesOn(tree, path).map(({ action, draws }) => [action, draws]);

/** From there by the main line to its end. */
export function endOf(tree: Tree, path: Path): Path {
  const end = [...path];
  for (let at = forkAt(tree, path); at.next[0]; at = at.next[0]) end.push(0);
  return end;
}

function changed<F extends Fork>(at: F, path: Path, change: (fork: Fork) => Fork): F {
  const [step, ...rest] = path;
  if (step === undefined) return { ...at, ...change(at) };
  return { ...at, next: at.next.map((branch, i) => (i === step ? changed(branch, rest, change) : branch)) };
}

/** A move at the end of the path: one that is there already is followed. */
export function withMove(tree: Tree, path: Path, [action, draws]: Move): { tree: Tree; path: Path } {
  const { next } = forkAt(tree, path);
  const found = next.findIndex((branch) => branch.action === action && branch.draws === draws);
  if (found >= 0) return { tree, path: [...path, found] };
  const branch = { action, draws, comment: '', next: [] };
  return {
    tree: changed(tree, path, (fork) => ({ ...fork, next: [...fork.next, branch] })),
    path: [...path, next.length],
  };
}

export const withComment = (tree: Tree, path: Path, comment: string): Tree =>
  changed(tree, path, (fork) => ({ ...fork, comment }));

export const withMarks = (tree: Tree, path: Path, marks: readonly Mark[]): Tree =>
  changed(tree, path, (fork) => ({ ...fork, marks: marks.length ? marks : undefined }));

/** Without the move at the end of the path, and everything after it. */
export function without(tree: Tree, path: Path): { tree: Tree; path: Path } {
  const [last] = path.slice(-1);
  if (last === undefined) return { tree, path };
  const before = path.slice(0, -1);
  return {
    tree: changed(tree, before, (fork) => ({ ...fork, next: fork.next.filter((_, i) => i !== last) })),
    path: before,
  };
}

/** How much of the path is on the main line. */
const onMain = (path: Path): number => {
  const off = path.findIndex((step) => step > 0);
  return off < 0 ? path.length : off;
};
export const isMainLine = (path: Path): boolean => onMain(path) === path.length;

/** The variation that the path is on comes one place further to the front, where it leaves the line before it. */
export function promoted(tree: Tree, path: Path): { tree: Tree; path: Path } {
  const at = path.findLastIndex((step) => step > 0);
  const step = path[at];
  if (step === undefined) return { tree, path };
  const front = (fork: Fork): Fork => {
    const branch = fork.next[step];
    return branch ? { ...fork, next: [branch, ...fork.next.filter((_, i) => i !== step)] } : fork;
  };
  return { tree: changed(tree, path.slice(0, at), front), path: path.map((was, i) => (i === at ? 0 : was)) };
}

/** The move before or after this one among what was tried in its place. */
export function beside(tree: Tree, path: Path, by: 1 | -1): Path {
  const [last] = path.slice(-1);
  if (last === undefined) return path;
  const before = path.slice(0, -1);
  const count = forkAt(tree, before).next.length;
  return [...before, (last + by + count) % count];
}

/** A row of the list of moves: a move, how deep its variation is, and where it is. */
export interface Row {
  readonly path: Path;
  readonly depth: number;
  readonly comment: string;
}

/** The tree as a list: after a move of a line, first what else was tried in its place, then how the line goes on. */
export function rowsOf(tree: Tree): Row[] {
  const rows: Row[] = [];
  const walk = (fork: Fork, path: Path, depth: number): void => {
    const [main, ...others] = fork.next;
    if (!main) return;
    const row = (branch: Branch, i: number, at: number): void => {
      rows.push({ path: [...path, i], depth: at, comment: branch.comment });
    };
    row(main, 0, depth);
    others.forEach((branch, i) => {
      row(branch, i + 1, depth + 1);
      walk(branch, [...path, i + 1], depth + 1);
    });
    walk(main, [...path, 0], depth);
  };
  walk(tree, [], 0);
  return rows;
}

/** Every end of the tree. */
export function leavesOf(tree: Tree): Path[] {
  const leaves = (fork: Fork, path: Path): Path[] =>
    fork.next.length ? fork.next.flatMap((branch, i) => leaves(branch, [...path, i])) : [path];
  return leaves(tree, []);
}
