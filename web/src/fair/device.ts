import type { FairDeal, Seen, SeenNonce, SeenRound } from '../protocol/generated/protocol';
import type { Snapshot } from '../protocol/types';
import { nonceCommitment } from './commitment';
import { hexOf } from './hex';
import { SeenStore } from './seen-store';
import { sightOf } from './sight';

const NONCE_BYTES = 32;

/** What the fair deal waits for from here. */
export type DealRequest =
  | { type: 'commit'; round: number; seat: number; commitment: string }
  | { type: 'reveal'; round: number; seat: number; nonce: string };

/** Nobody, not even the server, can know it beforehand. */
const newNonce = (): string => hexOf(crypto.getRandomValues(new Uint8Array(NONCE_BYTES)));

/**
 * This device's part in the fair deal of a table: it commits to its nonces, reveals them once everybody's commitments are
 * fixed, and keeps what it saw, so that the end can be held against it.
 */
export class Device {
  readonly #store: SeenStore;
  readonly #asked = new Set<string>();

  constructor(table: string) {
    this.#store = new SeenStore(table);
  }

  get seen(): Seen | null {
    return this.#store.read();
  }

  /** Writes down what there is to see, and says what to ask the server for; each thing once. */
  see(table: Snapshot): DealRequest[] {
    const before = this.#store.read();
    const seen = before ? structuredClone(before) : firstLook(table);
    const due = table.stage === 'waiting' ? answer(seen, table) : [];
    if (table.stage !== 'waiting') watch(seen, table);
    // Written down before anything is revealed.
    if (JSON.stringify(seen) !== JSON.stringify(before)) this.#store.write(seen);
    const fresh = due.filter((request) => !this.#asked.has(JSON.stringify(request)));
    for (const request of fresh) this.#asked.add(JSON.stringify(request));
    return fresh;
  }

  /** What was refused may be asked for again. */
  refused(request: DealRequest): void {
    this.#asked.delete(JSON.stringify(request));
  }

  /** The server has taken it. Whoever sits down on the same seat again asks for the same again. */
  done(request: DealRequest): void {
    this.#asked.delete(JSON.stringify(request));
    const seen = this.#store.read();
    if (request.type !== 'reveal' || !seen) return;
    const round = seen.rounds.find((known) => known.round === request.round);
    for (const own of round?.nonces ?? []) if (own.place === request.seat) own.revealed = true;
    this.#store.write(seen);
  }
}

const firstLook = ({ table, config, fair }: Snapshot): Seen => ({
  format: 'parure-fair-seen/1',
  table,
  game: config.game,
  players: config.seats.length,
  options: config.options ?? {},
  seats_drawn: config.seating !== 'as_set',
  commitment: fair.commitment,
  rounds: [],
  seats: [],
  sights: [],
});

function roundOf(seen: Seen, number: number): SeenRound {
  const known = seen.rounds.find(({ round }) => round === number);
  if (known) return known;
  const round = { round: number, nonces: [], commitments: [] };
  seen.rounds.push(round);
  return round;
}

/** Commits where that is missing, and reveals what was fixed as this device knows it. */
function answer(seen: Seen, { table, mine, fair }: Snapshot): DealRequest[] {
  // Another promise than the first one is none: this device has nothing to do with it.
  if (fair.commitment !== seen.commitment) return [];
  const round = roundOf(seen, fair.round);
  const parts = fair.parts ?? [];
  const fixed = fair.reveal_by !== undefined;
  if (fixed && !round.commitments.length) round.commitments = parts.map(({ commitment }) => commitment ?? null);
  return mine.flatMap((seat): DealRequest[] => {
    const own = ownNonce(round, seat, fixed, parts);
    if (!own) return [];
    const commitment = nonceCommitment(table, fair.round, seat, own.nonce);
    const shown = parts[seat]?.commitment;
    if (fixed) {
      const stands = shown === commitment && round.commitments[seat] === commitment;
      return stands && !own.revealed ? [{ type: 'reveal', round: fair.round, seat, nonce: own.nonce }] : [];
    }
    // A commitment of another device of this seat stays, unless this one has just come.
    return shown === undefined || (own.fresh && shown !== commitment)
      ? [{ type: 'commit', round: fair.round, seat, commitment }]
      : [];
  });
}

function ownNonce(
  round: SeenRound,
  seat: number,
  fixed: boolean,
  parts: NonNullable<FairDeal['parts']>,
): (SeenNonce & { fresh: boolean }) | null {
  const known = round.nonces.find(({ place }) => place === seat);
  if (known) {
    known.revealed ||= parts[seat]?.revealed === true;
    return { ...known, fresh: false };
  }
  if (fixed) return null;
  const made = { place: seat, nonce: newNonce(), revealed: false };
  round.nonces.push(made);
  return { ...made, fresh: true };
}

/** Writes down what lies on the table, where that is something new. */
function watch(seen: Seen, { version, mine, view, result }: Snapshot): void {
  if (!view) return;
  if (!seen.seats.length) seen.seats = mine;
  if (result) seen.ended = result.reason;
  const sight = sightOf(version, view);
  const last = seen.sights.at(-1);
  if (last && last.version > version) return;
  if (!last || JSON.stringify({ ...last, version }) !== JSON.stringify(sight)) seen.sights.push(sight);
}
