import { commentWith, marksFrom, marksText } from './marks';
import { type Branch, branchesOn, forkAt, marked, type Path, type Tree, treeFrom, within } from './tree';

/** What a link behind its `#` says: an analysis, or a finished game and how many moves before its end. */
export type Linked =
  | { kind: 'tree'; tree: Tree; path: Path }
  | { kind: 'table'; table: string; left: number }
  | { kind: 'saved'; id: string };

/** Longer links are cut by some programs: such a tree is shared as the position alone. */
const LONGEST = 6_000;

/**
 * A move with how many were tried after it, which follow one by one: games are longer than calls can be nested. What was
 * drawn there stands last, if anything was.
 */
type Packed = [action: string, draws: string, comment: string, next: number, marks?: string];
interface PackedTree {
  s: string;
  l?: string | undefined;
  n?: readonly string[];
  c?: string;
  d?: string;
  m?: Packed[];
  p?: Path;
}

function pack(branches: readonly Branch[]): Packed[] {
  const packed: Packed[] = [];
  const left = branches.toReversed();
  for (let branch = left.pop(); branch; branch = left.pop()) {
    const { action, draws, comment, marks = [], next } = branch;
    const move: Packed = [action, draws, comment, next.length];
    if (marks.length) move.push(marksText(marks));
    packed.push(move);
    left.push(...next.toReversed());
  }
  return packed;
}

/** From the end on, what follows a move is there before the move is. */
function unpack(packed: readonly Packed[]): Branch[] | null {
  const branches: Branch[] = [];
  for (const [action, draws, comment, count, marks = ''] of packed.toReversed()) {
    if (count > branches.length) return null;
    const next = branches.splice(branches.length - count).toReversed();
    branches.push({ action, draws, ...marked({ comment, marks: marksFrom(marks) }), next });
  }
  return branches.toReversed();
}

const packTree = (tree: Tree, path: Path): PackedTree => ({
  s: tree.start,
  ...(tree.layout ? { l: tree.layout } : {}),
  ...(tree.names.length ? { n: tree.names } : {}),
  ...(tree.comment ? { c: tree.comment } : {}),
  ...(tree.marks ? { d: marksText(tree.marks) } : {}),
  ...(tree.next.length ? { m: pack(tree.next) } : {}),
  ...(path.length ? { p: path } : {}),
});

async function through(bytes: Uint8Array, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const piped = new Blob([bytes.slice()]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(piped).arrayBuffer());
}

async function toText(value: unknown): Promise<string> {
  const plain = new TextEncoder().encode(JSON.stringify(value));
  const bytes = await through(plain, new CompressionStream('deflate-raw'));
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

async function fromText(text: string): Promise<unknown> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = await through(
    Uint8Array.from(letters, (letter) => letter.charCodeAt(0)),
    new DecompressionStream('deflate-raw'),
  );
  return JSON.parse(new TextDecoder().decode(bytes));
}

/** The tree as the part of a link behind the `#`; where it would be too long, the position that is shown, alone. */
export async function linkOf(tree: Tree, path: Path, shown: string): Promise<string> {
  const whole = `a=${await toText(packTree(tree, path))}`;
  return whole.length <= LONGEST
    ? whole
    : `a=${await toText(packTree(treeFrom(shown, { marks: forkAt(tree, path).marks }), []))}`;
}

export const tableLink = (table: string, left: number): string => `t=${table}.${left}`;
export const savedLink = (id: string): string => `s=${id}`;

/** What stands behind the `#`; null for nothing, and for what nobody can read. */
export async function linked(fragment: string): Promise<Linked | null> {
  const [kind, text = ''] = [fragment.slice(0, 2), fragment.slice(2)];
  const table = /^([\w-]+)\.(\d+)$/.exec(text);
  if (kind === 't=' && table?.[1]) return { kind: 'table', table: table[1], left: Number(table[2]) };
  if (kind === 's=' && /^[\w-]+$/.test(text)) return { kind: 'saved', id: text };
  if (kind !== 'a=') return null;
  try {
    return treeOf(await fromText(text));
  } catch {
    return null;
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;
const isPacked = (value: unknown): value is Packed =>
  Array.isArray(value) &&
  value.slice(0, 3).every(isText) &&
  isCount(value[3]) &&
  (value.length === 4 || (value.length === 5 && isText(value[4])));
const isNumbers = (value: unknown): value is number[] => Array.isArray(value) && value.every(isCount);

function treeOf(value: unknown): Linked | null {
  if (typeof value !== 'object' || value === null) return null;
  const { s, l, n = [], c = '', d = '', m = [], p = [] } = value as Record<string, unknown>;
  if (!isText(s) || !isText(c) || !isText(d) || !Array.isArray(n) || !n.every(isText)) return null;
  if (!Array.isArray(m) || !m.every(isPacked) || !isNumbers(p)) return null;
  const next = unpack(m);
  if (!next) return null;
  const about = marked({ comment: c, marks: marksFrom(d) });
  const tree = treeFrom(s, { names: n, ...about, next, layout: isText(l) ? l : undefined });
  return { kind: 'tree', tree, path: within(tree, p) };
}

/** A tree as it is kept in the browser's store, and back. */
export const stored = (tree: Tree, path: Path): unknown => packTree(tree, path);
export const restored = (value: unknown): { tree: Tree; path: Path } | null => {
  const read = treeOf(value);
  return read?.kind === 'tree' ? { tree: read.tree, path: read.path } : null;
};

/** The whole line as moves with their comments, for a record. */
export const commented = (tree: Tree, path: Path): [string, string, string][] =>
  branchesOn(tree, path).map(({ action, draws, comment, marks = [] }) => [action, draws, commentWith(comment, marks)]);
