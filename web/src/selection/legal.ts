import type { Action, LegalAction } from '../protocol/types';

/** Every message brings new objects: an action is known by what it says, never by which object says it. */
export const sameAction = (a: Action, b: Action): boolean => key(a) === key(b);

/** Fields in alphabetical order, counts of zero left out. */
const key = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part)
            .filter(([, field]) => (field !== 0 || part.type) && !isEmpty(field))
            .toSorted(([x], [y]) => (x < y ? -1 : 1)),
        )
      : part,
  );

/** No cards besides is the same as not to name any. */
const isEmpty = (field: unknown): boolean => Array.isArray(field) && field.length === 0;

export const findLegal = (legal: readonly LegalAction[], action: Action | undefined): LegalAction | undefined =>
  action && legal.find((candidate) => sameAction(candidate.action, action));
