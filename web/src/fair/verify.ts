import type { Proof, ProofOrigin, ProofStep, Seen } from '../protocol/generated/protocol';
import { COMMITTED, commitmentOf } from './commitment';
import { Deal, OPEN } from './deal';
import { checkNumbers } from './numbers';
import { type Replayed, redraw } from './redraw';
import { Broken, unreadable, type Verdict } from './verdict';
import { checkSeen } from './witness';

const STOPPED = ['resigned', 'timeout', 'turn_cap', 'closed'];

/**
 * Draws everything again, and holds it against what this device saw. `views` are the positions of the replay, at the start
 * and after each step. As `parure verify`, but for the rules, which the page does not know.
 */
export function verify(proof: Proof, views: readonly Replayed[], seen: Seen | null): Verdict {
  const verdict: Verdict = { proved: [], open: [], broken: null };
  try {
    check(proof, views, seen, verdict);
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    verdict.broken = error.finding;
  }
  return verdict;
}

function check(proof: Proof, views: readonly Replayed[], seen: Seen | null, verdict: Verdict): void {
  if (commitmentOf(proof.secret) !== proof.commitment) throw new Broken('fair-broken-secret');
  verdict.proved.push({ key: 'fair-proved-secret', args: {} });
  const deal = dealOf(proof, verdict);
  checkSeats(proof, deal, verdict);
  if (proof.origin) checkOrigin(proof, proof.origin, verdict);
  const draws = redraw(proof, deal, views);
  verdict.proved.push({ key: 'fair-proved-draws', args: { draws, moves: proof.steps.length } });
  checkEnd(proof, views[proof.steps.length], verdict);
  if (seen) checkSeen(proof, seen, views, verdict);
  else verdict.open.push({ key: 'fair-open-record', args: {} });
  verdict.open.push({ key: 'fair-open-look', args: {} });
}

function dealOf(proof: Proof, verdict: Verdict): Deal {
  if (proof.format === COMMITTED) {
    const nonces = checkNumbers(proof, verdict).parts.map(({ nonce }) => nonce ?? '');
    return Deal.committed(proof.secret, proof.table, (proof.rounds?.length ?? 1) - 1, nonces);
  }
  if (proof.format !== OPEN) throw unreadable('format', proof.format);
  if (proof.nonces?.length !== proof.players || proof.rounds?.length) throw unreadable('nonces', proof.format);
  verdict.open.push({ key: 'fair-open-method', args: {} });
  return Deal.open(proof.secret, proof.table, proof.nonces);
}

function checkSeats({ players, seats_drawn, seating }: Proof, deal: Deal, verdict: Verdict): void {
  const expected = seats_drawn ? deal.seating(players) : seating.map((_, seat) => seat);
  if (seating.length !== players || expected.join() !== seating.join()) throw new Broken('fair-broken-seats');
  if (seats_drawn) verdict.proved.push({ key: 'fair-proved-seats', args: {} });
  else verdict.open.push({ key: 'fair-open-seats', args: {} });
}

/** The game that this one goes on from is proved together with it; its draws are for `parure verify` to check. */
function checkOrigin(proof: Proof, origin: ProofOrigin, verdict: Verdict): void {
  const before = origin.proof;
  const steps: ProofStep[] = [...(before?.origin?.steps ?? []), ...(before?.steps ?? [])];
  const goesOn =
    before?.table === origin.table &&
    before.game === proof.game &&
    before.players === proof.players &&
    (before.origin?.layout ?? before.layout) === origin.layout &&
    origin.steps.every(({ action, draws }, i) => action === steps[i]?.action && draws === steps[i]?.draws) &&
    commitmentOf(before.secret) === before.commitment &&
    proof.layout === '';
  if (!goesOn) throw new Broken('fair-broken-origin', { table: origin.table });
  verdict.open.push({ key: 'fair-open-origin', args: {} });
}

/** The game is whole. */
function checkEnd({ ended, steps, format }: Proof, last: Replayed | undefined, verdict: Verdict): void {
  const reason = last?.phase === 'over' ? last.result?.reason : undefined;
  const old = format === OPEN && ended === undefined;
  if (reason !== undefined && (old || reason === ended)) verdict.proved.push({ key: 'fair-proved-end', args: {} });
  else if (reason === undefined && ended !== undefined && STOPPED.includes(ended)) {
    verdict.open.push({ key: 'fair-open-end', args: { reason: ended } });
  } else throw new Broken('fair-broken-cut', { moves: steps.length });
}
