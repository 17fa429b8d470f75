import type { Proof } from '../protocol/generated/protocol';
import type { Tokens } from '../protocol/types';
import type { Deal } from './deal';
import { type Drawn, Pools, readDraws } from './pools';
import type { Shown } from './sight';
import type { Stream } from './stream';
import { Broken } from './verdict';

/** A position of the replay. */
export type Replayed = Shown & {
  /** Duel's tokens that are neither on the board nor with a player. */
  bag?: Tokens | null;
  phase?: string;
  result?: { reason: string };
};

/** Draws everything again, holds it against the positions of the replay, and says how many draws there were. */
export function redraw(proof: Proof, deal: Deal, views: readonly Replayed[]): number {
  const pools = new Pools(proof);
  let draws = 0;
  const again = (text: string, move: number, stream: Stream): void => {
    const found = readDraws(text, proof);
    const given = found.map((drawn) => {
      const what = pools.draw(drawn, stream) ?? '';
      pools.remove(drawn);
      return what;
    });
    draws += found.length;
    const view = views[move];
    const fits =
      view &&
      given.every((what, i) => what === found[i]?.what) &&
      pools.hasLeft(view) &&
      isDrawn(found, views[move - 1], view);
    if (fits) return;
    const [key, place] = move ? (['fair-broken-draw', { move }] as const) : (['fair-broken-layout', {}] as const);
    throw new Broken(key, { ...place, expected: given.join(' '), found: text });
  };

  const { origin } = proof;
  if (origin) {
    // What came before has its own table and proof.
    const before = [origin.layout, ...origin.steps.map((step) => step.draws)];
    for (const drawn of before.flatMap((text) => readDraws(text, proof))) pools.remove(drawn);
  } else {
    pools.fillBag(tokensOf(proof));
    again(proof.layout, 0, deal.layout);
  }
  for (const [nth, step] of proof.steps.entries()) {
    pools.fillBag(views[nth]?.bag ?? {});
    again(step.draws, nth + 1, deal.step(nth));
  }
  return draws;
}

/** Whether everything that has come to the table was drawn now. */
function isDrawn(found: readonly Drawn[], before: Shown | undefined, after: Shown): boolean {
  const open = (view: Shown | undefined): string[] => [
    ...(['1', '2', '3'] as const)
      .flatMap((level) => [...(view?.market[level] ?? []), ...(view?.orient?.[level] ?? [])])
      .filter((card) => card !== null),
    ...(view?.tiles ?? []),
  ];
  const known = new Set(open(before));
  const tokens = (what: string | null): number =>
    found.filter((drawn) => drawn.from === 'bag' && drawn.what === what).length;
  const cells = (after.board ?? []).flat();
  const old = (before?.board ?? []).flat();
  const came = cells.filter((cell, i) => cell !== null && !old[i]);
  return (
    open(after).every((what) => known.has(what) || found.some((drawn) => drawn.what === what)) &&
    came.every((cell) => tokens(cell) === came.filter((other) => other === cell).length)
  );
}

/** The tokens that the layout drew: all that there are. */
function tokensOf(proof: Proof): Tokens {
  const tokens: Record<string, number> = {};
  for (const { from, what } of readDraws(proof.layout, proof))
    if (from === 'bag') tokens[what] = (tokens[what] ?? 0) + 1;
  return tokens;
}
