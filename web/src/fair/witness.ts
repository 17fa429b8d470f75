import type { Proof, Seen, SeenNonce, SeenRound, Sight } from '../protocol/generated/protocol';
import { nonceCommitment } from './commitment';
import { readDraws } from './pools';
import { type Shown, sameTable, sightOf } from './sight';
import { Broken, type Verdict } from './verdict';

/** Holds a proof against what this device saw. `views` are the positions at the start and after each step. */
export function checkSeen(proof: Proof, seen: Seen, views: readonly Shown[], verdict: Verdict): void {
  checkTerms(proof, seen);
  if (seen.commitment !== proof.commitment) throw new Broken('fair-broken-commitment');
  verdict.proved.push({ key: 'fair-proved-commitment', args: {} });
  for (const round of seen.rounds) checkRound(proof, round);
  const own = lastRound(proof, seen);
  if (own && adds(proof, own)) verdict.proved.push({ key: 'fair-proved-own', args: {} });
  else verdict.open.push({ key: 'fair-open-own', args: {} });
  checkSeats(proof, seen, own);
  for (const sight of seen.sights) checkSight(proof, sight, views);
  if (seen.ended !== undefined && seen.ended !== proof.ended) {
    throw new Broken('fair-broken-cut', { moves: proof.steps.length });
  }
  verdict.proved.push({ key: 'fair-proved-sights', args: { sights: seen.sights.length } });
}

const lastRound = (proof: Proof, seen: Seen): SeenRound | undefined =>
  seen.rounds.find(({ round }) => round === (proof.rounds?.length ?? 0) - 1);

function checkTerms(proof: Proof, seen: Seen): void {
  const sorted = (options: object): string => JSON.stringify(Object.entries(options).toSorted());
  const other =
    (['table', 'game', 'players', 'seats_drawn'] as const).find((field) => seen[field] !== proof[field]) ??
    (sorted(seen.options) === sorted(proof.options) ? undefined : 'options');
  if (other) throw new Broken('fair-broken-terms', { field: other });
}

/** Whether the commitment to an own nonce was among those that were fixed. */
const stands = (proof: Proof, { round, commitments }: SeenRound, { place, nonce }: SeenNonce): boolean =>
  commitments[place] === nonceCommitment(proof.table, round, place, nonce);

function checkRound(proof: Proof, seen: SeenRound): void {
  const { round: number, commitments, nonces } = seen;
  // A round that was never fixed led to nothing, and is no part of a proof.
  if (!commitments.length) return;
  const round = proof.rounds?.[number];
  if (!round) throw new Broken('fair-broken-rounds', { round: number + 1 });
  const same = round.parts.length === commitments.length;
  if (!same || round.parts.some(({ commitment }, place) => (commitment ?? null) !== commitments[place])) {
    throw new Broken('fair-broken-promises', { round: number + 1 });
  }
  for (const own of nonces) {
    const given = round.parts[own.place]?.nonce;
    if (own.revealed && given !== own.nonce && stands(proof, seen, own)) {
      throw new Broken('fair-broken-own', { round: number + 1 });
    }
  }
}

/** Whether a nonce of this device is in the deal, and all commitments were fixed before it was revealed. */
const adds = (proof: Proof, seen: SeenRound): boolean =>
  seen.nonces.some(
    (own) => proof.rounds?.[seen.round]?.parts[own.place]?.nonce === own.nonce && stands(proof, seen, own),
  );

/** The places that this device has committed for were drawn to own seats. */
function checkSeats(proof: Proof, seen: Seen, own: SeenRound | undefined): void {
  if (!own || !seen.seats.length) return;
  const ownPlaces = own.nonces.filter((nonce) => stands(proof, own, nonce)).map(({ place }) => place);
  const fits = proof.seating.every((place, seat) => !ownPlaces.includes(place) || seen.seats.includes(seat));
  if (!fits) throw new Broken('fair-broken-seats');
}

/** What lay on the table at a moment is what was drawn by then. */
function checkSight(proof: Proof, sight: Sight, views: readonly Shown[]): void {
  const made = proof.steps.filter(({ version }) => (version ?? 0) <= sight.version).length;
  const view = views[made];
  const takenBack = proof.undone?.some(({ made: from, undone }) => from <= sight.version && sight.version < undone);
  const fits = view && (takenBack ? isDrawn(proof, made, view, sight) : isSame(view, sight));
  if (!fits) throw new Broken('fair-broken-sight', { version: sight.version });
}

function isSame(view: Shown, sight: Sight): boolean {
  const shown = sightOf(sight.version, view);
  const known = sight.reserved.every((cards, seat) => cards.every((card) => shown.reserved[seat]?.includes(card)));
  return sameTable(shown, sight) && known;
}

/** For a moment that was taken back: nothing lay there that was still to be drawn. */
function isDrawn(proof: Proof, made: number, view: Shown, sight: Sight): boolean {
  const texts = [proof.origin?.layout ?? proof.layout];
  texts.push(...(proof.origin?.steps ?? []).map(({ draws }) => draws));
  texts.push(...proof.steps.slice(0, made).map(({ draws }) => draws));
  const drawn = new Set(texts.flatMap((text) => readDraws(text, proof)).map(({ what }) => what));
  const open = (['1', '2', '3'] as const).flatMap((level) => sight.market[level]).filter((card) => card !== null);
  const { decks } = sightOf(sight.version, view);
  return decks.join() === sight.decks.join() && [...open, ...sight.reserved.flat()].every((card) => drawn.has(card));
}
