import { expect, test } from 'vitest';
import { drawing } from './mark-shapes';
import { Marker } from './marker.svelte';
import { commentWith, commentWithout, type Mark, marksFrom, marksText, toggled } from './marks';

const ring: Mark = { kind: 'good', from: 'card:S1-16' };
const arrow: Mark = { kind: 'bad', from: 'deck:orient-2', to: 'cell:0,4' };

test('a mark is drawn, changes its kind, and is taken away', () => {
  const drawn = toggled([arrow], ring);
  expect(drawn).toEqual([arrow, ring]);
  const changed = toggled(drawn, { ...ring, kind: 'idea' });
  expect(changed).toEqual([arrow, { ...ring, kind: 'idea' }]);
  expect(toggled(changed, { ...ring, kind: 'idea' })).toEqual([arrow]);
});

test('an arrow back is another one, and so is a ring where an arrow begins', () => {
  const back: Mark = { kind: 'bad', from: 'cell:0,4', to: 'deck:orient-2' };
  const begun: Mark = { kind: 'bad', from: 'deck:orient-2' };
  expect(toggled(toggled([arrow], back), begun)).toEqual([arrow, back, begun]);
});

test('there are never more than can be told apart', () => {
  let marks: readonly Mark[] = [];
  for (let i = 0; i < 60; i += 1) marks = toggled(marks, { kind: 'good', from: `card:S1-${i}` });
  expect(marks).toHaveLength(40);
  expect(marks.at(-1)).toEqual({ kind: 'good', from: 'card:S1-59' });
});

test('marks are read as they are written, and what is none is left out', () => {
  expect(marksText([ring, arrow])).toBe('good=card:S1-16 bad=deck:orient-2>cell:0,4');
  expect(marksFrom(marksText([ring, arrow]))).toEqual([ring, arrow]);
  const wrong = 'good= fine=card:S1-16 good=card:"] good=bag>bag good=bag>bag>bag good=nowhere idea=bag';
  expect(marksFrom(wrong)).toEqual([{ kind: 'idea', from: 'bag' }]);
  expect(marksFrom('')).toEqual([]);
});

test('a comment carries them, and only them', () => {
  const text = commentWith('worth [a] thought', [ring, arrow]);
  expect(text).toBe('worth [a] thought [marks good=card:S1-16 bad=deck:orient-2>cell:0,4]');
  expect(commentWithout(text)).toEqual({ comment: 'worth [a] thought', marks: [ring, arrow] });
  expect(commentWithout('plain')).toEqual({ comment: 'plain', marks: [] });
  expect(commentWithout(commentWith('', [ring]))).toEqual({ comment: '', marks: [ring] });
});

function marker() {
  const said: string[] = [];
  let marks: readonly Mark[] = [];
  const made = new Marker(
    () => marks,
    (now) => {
      marks = now;
    },
    (_, done) => said.push(done),
  );
  return { made, said, now: () => marks };
}

test('a press marks, and two presses are an arrow', () => {
  const { made, said, now } = marker();
  made.turn(true);
  made.press('bag');
  made.choose('arrow');
  made.kind = 'idea';
  made.press('bag');
  expect(made.from).toBe('bag');
  made.press('seat:1');
  expect(now()).toEqual([
    { kind: 'good', from: 'bag' },
    { kind: 'idea', from: 'bag', to: 'seat:1' },
  ]);
  made.choose('ring');
  made.kind = 'good';
  made.press('bag');
  made.clear();
  expect(now()).toEqual([]);
  expect(said).toEqual(['drawn', 'begun', 'drawn', 'gone', 'cleared']);
});

test('an arrow to its own beginning is given up, and so is one whose tool is put away', () => {
  const { made, now } = marker();
  made.choose('arrow');
  made.press('bag');
  made.press('bag');
  expect([made.from, now()]).toEqual([null, []]);
  made.press('bag');
  made.turn(false);
  expect(made.from).toBeNull();
});

test('a ring is as large as its piece, and an arrow points from one middle to the other', () => {
  const box = { left: 100, top: 50, width: 40, height: 60 };
  expect(drawing('cell:1,1', box).path).toBe('M100,80a20,20 0 1 1 40,0a20,20 0 1 1 -40,0Z');
  expect(drawing('card:S1-16', box).path).toMatch(/^M112,50h16a12,12 .*Z$/);
  const line = drawing('card:S1-16', box, { ...box, left: 300 });
  expect(line).toEqual({ path: 'M132,80L303.2,80', arrow: true, badge: { x: 217.6, y: 80 } });
});
