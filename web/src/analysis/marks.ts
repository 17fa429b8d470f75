import { isPlace, type Place } from '../motion/places';

/** What somebody means by a mark; each has a colour, a line and a sign of its own. */
export const MARK_KINDS = ['good', 'bad', 'idea'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];
/** Colours that nobody takes for one another, whatever they see of colour. */
export const MARK_COLORS: Readonly<Record<MarkKind, string>> = { good: '#00795a', bad: '#c2410c', idea: '#0062a8' };

/** A ring around a piece, or an arrow from one to another. */
export interface Mark {
  readonly kind: MarkKind;
  readonly from: Place;
  readonly to?: Place;
}

/** More than this, and nothing can be told from anything else. */
const MOST = 40;

export const markKey = ({ from, to }: Pick<Mark, 'from' | 'to'>): string => (to ? `${from}>${to}` : from);
const same = (one: Mark, other: Mark): boolean => markKey(one) === markKey(other);

/** Draws a mark. One that is there in the same kind is taken away, one of another kind changes its kind. */
export function toggled(marks: readonly Mark[], mark: Mark): readonly Mark[] {
  const others = marks.filter((other) => !same(other, mark));
  const there = marks.some((other) => same(other, mark) && other.kind === mark.kind);
  return there ? others : [...others, mark].slice(-MOST);
}

/** Marks as a text, as links, the browser's store and records have them: `good=card:S1-16 bad=cell:1,2>bank:blue`. */
export const marksText = (marks: readonly Mark[]): string =>
  marks.map((mark) => `${mark.kind}=${markKey(mark)}`).join(' ');

/** Reads them; what is no mark is left out. */
export function marksFrom(text: string): Mark[] {
  const marks = text.split(' ').flatMap((word): Mark[] => {
    const [name, places = ''] = word.split('=');
    const kind = MARK_KINDS.find((known) => known === name);
    const [from = '', to, ...more] = places.split('>');
    if (!kind || !isPlace(from) || more.length) return [];
    if (to === undefined) return [{ kind, from }];
    return isPlace(to) && to !== from ? [{ kind, from, to }] : [];
  });
  return marks.slice(-MOST);
}

/** Records have comments and no marks: there marks stand at the end of the comment. */
const IN_COMMENT = /\s*\[marks ([^\]]*)\]\s*$/;
export const commentWith = (comment: string, marks: readonly Mark[]): string =>
  [comment, ...(marks.length ? [`[marks ${marksText(marks)}]`] : [])].filter(Boolean).join(' ');
export function commentWithout(text: string): { comment: string; marks: Mark[] } {
  const found = IN_COMMENT.exec(text);
  return { comment: text.replace(IN_COMMENT, ''), marks: marksFrom(found?.[1] ?? '') };
}
