/**
 * The part of Markdown that the rules help is written in: headings with an anchor as `## Taking tokens {#take}`,
 * paragraphs, lists, tables, bold words, rule numbers and drawn pieces as `![its parts](card:S2-16)`. Read into plain data; the page draws it without any markup of its own.
 */

export type Inline = { text: string } | { bold: string } | { code: string };

export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3; text: Inline[]; anchor: string | null }
  | { kind: 'paragraph'; text: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'figure'; piece: string; id: string; words: string };

export function parseMarkdown(source: string): Block[] {
  const lines = source.split('\n').map((line) => line.trimEnd());
  const blocks: Block[] = [];
  let i = 0;
  /** The lines from here on that belong together. */
  const run = (belongs: (line: string) => boolean): string[] => {
    const start = i;
    while (i < lines.length && belongs(lines[i] ?? '')) i += 1;
    return lines.slice(start, i);
  };
  while (i < lines.length) {
    const line = lines[i] ?? '';
    if (line === '') {
      i += 1;
    } else if (HEADING.test(line)) {
      blocks.push(heading(line));
      i += 1;
    } else if (FIGURE.test(line)) {
      const [, words = '', piece = '', id = ''] = FIGURE.exec(line) ?? [];
      blocks.push({ kind: 'figure', piece, id, words });
      i += 1;
    } else if (line.startsWith('|')) {
      blocks.push(table(run((next) => next.startsWith('|'))));
    } else if (ITEM.test(line)) {
      blocks.push(list(run((next) => ITEM.test(next) || next.startsWith('  '))));
    } else {
      const text = run((next) => next !== '' && !HEADING.test(next) && !ITEM.test(next) && !next.startsWith('|'));
      blocks.push({ kind: 'paragraph', text: inline(text.join(' ')) });
    }
  }
  return blocks;
}

const HEADING = /^(#{1,3}) (.+?)(?: \{#([\w-]+)\})?$/;
const FIGURE = /^!\[(.+)\]\((\w+):([\w-]+)\)$/;
const ITEM = /^(?:(-)|\d+\.) (.+)$/;

function heading(line: string): Block {
  const [, marks = '#', text = '', anchor] = HEADING.exec(line) ?? [];
  return { kind: 'heading', level: marks.length as 1 | 2 | 3, text: inline(text), anchor: anchor ?? null };
}

function list(lines: readonly string[]): Block {
  const items: string[] = [];
  for (const line of lines) {
    const item = ITEM.exec(line)?.[2];
    if (item !== undefined) items.push(item);
    // An indented line goes on with the item before it.
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  return { kind: 'list', ordered: !lines[0]?.startsWith('-'), items: items.map(inline) };
}

function table(lines: readonly string[]): Block {
  const cells = (line: string): Inline[][] =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => inline(cell.trim()));
  const [head = '', , ...rows] = lines;
  return { kind: 'table', head: cells(head), rows: rows.map(cells) };
}

/** Bold is `**so**`, and the number of a rule as S-25 never breaks over two lines; everything else is text. */
export function inline(text: string): Inline[] {
  return text
    .split(/(\*\*[^*]+\*\*|\b[SMDC]-\d\d\b)/)
    .filter((part) => part !== '')
    .map((part) => {
      if (part.startsWith('**') && part.length > 4) return { bold: part.slice(2, -2) };
      return /^[SMDC]-\d\d$/.test(part) ? { code: part } : { text: part };
    });
}

/** The headings that can be jumped to. */
export const contents = (blocks: readonly Block[]): { anchor: string; text: string }[] =>
  blocks.flatMap((block) =>
    block.kind === 'heading' && block.anchor
      ? [{ anchor: block.anchor, text: block.text.map((part) => Object.values(part).join('')).join('') }]
      : [],
  );
