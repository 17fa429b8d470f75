import { expect, test } from 'vitest';
import {
  cellsOf,
  countOfLetter,
  draftOf,
  inSeat,
  pieceIn,
  placed,
  textOf,
  withCell,
  withCount,
  withLine,
  withSeat,
} from './draft';

const ORIENT = `splendor 2 expansion=orient
seen by 1
turn 0 round 12 phase act
1 S1-02 S1-10 S1-20 S1-36
O1 - O1-09
removed O1-02
seat 0 tokens wwg cards S1-05 O1-07=u hand ?2 ?O2 aside SN-05
seat 1 tokens rrk* hand (O3-01)
`;
const DUEL = `duel 2
turn 1 round 19 phase act
1 D1-10 D1-06 D1-24 D1-27 D1-28
board ...*./...../.**../...../.g...
seat 0 tokens wwwp privileges 1
seat 1
`;

test.each([ORIENT, DUEL])('a text is taken apart and put together again', (text) => {
  expect(textOf(draftOf(text))).toBe(text);
});

test('whoever is to move chooses freely, whatever was open before', () => {
  const text = textOf(draftOf(DUEL.replace('phase act', 'phase discard extra')));
  expect(text).toBe(DUEL);
});

test('pieces are named by their words, whatever stands around them', () => {
  expect(['S1-05', 'O1-07=u', '(O3-01)', '?2', 'O1-06=?'].map(pieceIn)).toEqual([
    'S1-05',
    'O1-07',
    'O3-01',
    '',
    'O1-06',
  ]);
  const there = placed(draftOf(ORIENT));
  for (const piece of ['S1-02', 'O1-09', 'O1-02', 'S1-05', 'O1-07', 'O3-01', 'SN-05']) expect(there).toContain(piece);
  expect(there).not.toContain('S1-03');
});

test('a stronghold takes no card away', () => {
  const draft = withSeat(draftOf(ORIENT), 0, 'strongholds', ['S3-01']);
  expect(placed(draft)).not.toContain('S3-01');
});

test('tokens are counted and set one colour at a time', () => {
  const letters = ['w', 'u', 'g', 'r', 'k', '*'];
  const held = inSeat(draftOf(ORIENT), 0, 'tokens');
  expect(countOfLetter(held, 'w')).toBe(2);
  expect(withCount(held, letters, 'u', 3)).toEqual(['wwuuug']);
  expect(withCount(withCount(held, letters, 'w', 0), letters, 'g', 0)).toEqual([]);
});

test('what is empty is not written', () => {
  const draft = withLine(withSeat(draftOf(ORIENT), 0, 'hand', []), 'removed', []);
  expect(textOf(draft)).not.toMatch(/hand \?|removed/);
});

test('a space of the board is filled and emptied', () => {
  const draft = withCell(withCell(draftOf(DUEL), 0, 'p'), 21, '.');
  expect(draft.lines.board).toEqual(['p..*./...../.**../...../.....']);
  expect(cellsOf(draft)).toHaveLength(25);
});
