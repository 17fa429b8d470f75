/** One thing that was found, by the key of its message. */
export interface Finding {
  key: string;
  /** Names of people are several, to be listed as the reader’s language does it. */
  args: Record<string, string | number | readonly string[]>;
}

/** What a check of a proof found. */
export interface Verdict {
  proved: Finding[];
  /** What is not proved, or cannot be. */
  open: Finding[];
  /** What is wrong; nothing else counts then. */
  broken: Finding | null;
}

/** Thrown where a proof is wrong. */
export class Broken extends Error {
  readonly finding: Finding;

  constructor(key: string, args: Finding['args'] = {}) {
    super(key);
    this.finding = { key, args };
  }
}

export const unreadable = (field: string, why: string): Broken => new Broken('fair-broken-field', { field, why });
