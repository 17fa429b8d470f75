import { expect, test } from 'vitest';
import type { GameInfo, GameOption } from '../protocol/generated/protocol';
import {
  agreedWith,
  droppedBy,
  hasPreset,
  presetsOf,
  printedRules,
  rulesFor,
  ruleValue,
  teamsOf,
  withExpansion,
  withPartner,
  withPreset,
  withRule,
} from './house-rules';

const target: GameOption = { key: 'target', seats: [2, 3, 4], kind: 'number', default: 15, min: 1, max: 99 };
const faceUp: GameOption = { key: 'face_up', seats: [2, 3, 4], kind: 'number', default: 4, min: 1, max: 8 };
const team: GameOption = { key: 'team', seats: [4], kind: 'switch', default: false };
const quickPreset = { name: 'quick', seats: [2, 3, 4], options: { target: 10, face_up: 3, team: false }, teams: [] };
const teamPreset = {
  name: 'team',
  seats: [4],
  options: { target: 15, face_up: 4, team: true },
  teams: [
    [0, 2],
    [1, 3],
  ],
};
const OFFER: GameInfo = {
  game: 'splendor',
  expansions: [],
  seats: [2, 3, 4],
  presets: [
    { name: 'printed', seats: [2, 3, 4], options: { target: 15, face_up: 4, team: false }, teams: [] },
    quickPreset,
    teamPreset,
  ],
  options: [target, faceUp, team],
};

test('presets are starting points that combine', () => {
  const quick = withPreset(OFFER, quickPreset, {}, true);
  expect(quick).toEqual({ target: 10, face_up: 3 });
  const both = withPreset(OFFER, teamPreset, quick, true);
  expect(both).toEqual({ target: 10, face_up: 3, team: true });
  expect(hasPreset(OFFER, quickPreset, both) && hasPreset(OFFER, teamPreset, both)).toBe(true);
  const longer = withRule(target, both, 12);
  expect(hasPreset(OFFER, quickPreset, longer)).toBe(false);
  expect(withPreset(OFFER, quickPreset, longer, false)).toEqual({ team: true });
});

test('what is as printed is not said', () => {
  expect(withRule(target, { target: 10 }, 15)).toEqual({});
  expect(ruleValue(target, {})).toBe(15);
});

test('with fewer players a rule that needs more goes, and is not offered', () => {
  expect(rulesFor(OFFER, 3, { team: true, target: 10 })).toEqual({ target: 10 });
  expect(presetsOf(OFFER, 3).map(({ name }) => name)).toEqual(['quick']);
  expect(presetsOf(OFFER, 4).map(({ name }) => name)).toEqual(['quick', 'team']);
});

test('the owner says who plays with whom', () => {
  const teams = teamsOf(OFFER, 4, { team: true });
  expect(teams).toEqual(teamPreset.teams);
  expect(teamsOf(OFFER, 4, {})).toEqual([]);
  expect(withPartner(['me', 'Ada', 'Ben', 'Cleo'], teams, 0, 1)).toEqual(['me', 'Ben', 'Ada', 'Cleo']);
  expect(withPartner(['me', 'Ada', 'Ben', 'Cleo'], teams, 0, 2)).toEqual(['me', 'Ada', 'Ben', 'Cleo']);
});

const EXPANDED: GameInfo = {
  ...OFFER,
  expansions: [
    {
      name: 'cities',
      seats: [2, 3, 4],
      presets: [{ name: 'printed', seats: [2, 3, 4], options: { face_up: 4 }, teams: [] }],
      options: [faceUp],
    },
  ],
};

test('with an expansion, what does not go with it is dropped and not offered', () => {
  const rules = withExpansion(EXPANDED, 4, { team: true, target: 10, face_up: 3 }, 'cities');
  expect(rules).toEqual({ expansion: 'cities', face_up: 3 });
  expect(agreedWith(EXPANDED, rules)?.options).toEqual([faceUp]);
  expect(presetsOf(agreedWith(EXPANDED, rules), 4)).toEqual([]);
  expect(teamsOf(EXPANDED, 4, rules)).toEqual([]);
  expect(droppedBy(EXPANDED, 'cities')).toEqual(['target', 'team']);
  expect(printedRules(rules)).toEqual({ expansion: 'cities' });
  expect(withExpansion(EXPANDED, 4, rules, 'none')).toEqual({ face_up: 3 });
});

test('an expansion that the server does not offer is dropped', () => {
  expect(rulesFor(OFFER, 3, { expansion: 'cities', target: 10 })).toEqual({ target: 10 });
});
