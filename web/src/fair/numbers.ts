import type { Proof, ProofPart, ProofRound } from '../protocol/generated/protocol';
import { nonceCommitment } from './commitment';
import { Broken, unreadable, type Verdict } from './verdict';

const owes = (part: ProofPart): boolean => part.commitment !== undefined && part.nonce === undefined;
const names = (parts: readonly ProofPart[]): string[] => parts.map(({ name }) => name);

/** Checks every round of commitments, and says which one led to the deal. */
export function checkNumbers(proof: Proof, verdict: Verdict): ProofRound {
  const rounds = proof.rounds ?? [];
  const last = rounds.at(-1);
  if (!last) throw unreadable('rounds', '0');
  const ended = rounds.slice(0, -1);
  if (last.end || ended.some(({ end }) => !end) || proof.nonces?.length) throw unreadable('rounds', 'end');
  for (const [number, round] of rounds.entries()) checkRound(proof, number, round);
  checkOrder(proof, rounds);
  const owing = last.parts.filter(owes);
  if (owing.length) throw new Broken('fair-broken-missing', { names: names(owing) });

  const committed = last.parts.filter(({ commitment }) => commitment !== undefined);
  if (committed.length) verdict.proved.push({ key: 'fair-proved-numbers', args: { names: names(committed) } });
  const openly = last.parts.filter(({ commitment, nonce }) => commitment === undefined && nonce !== undefined);
  if (openly.length) verdict.open.push({ key: 'fair-open-openly', args: { names: names(openly) } });
  const silent = last.parts.filter(({ who, nonce }) => who === 'person' && nonce === undefined);
  if (silent.length) verdict.open.push({ key: 'fair-open-silent', args: { names: names(silent) } });
  const bots = last.parts.filter(({ who }) => who === 'bot').length;
  if (bots) verdict.open.push({ key: 'fair-open-bots', args: { bots } });
  if (ended.length) {
    const who = ended.flatMap(({ parts, end }) => parts.filter((_, place) => end?.places.includes(place)));
    verdict.open.push({ key: 'fair-open-rounds', args: { rounds: ended.length, names: names(who) } });
  }
  return last;
}

function checkRound(proof: Proof, number: number, { parts, end }: ProofRound): void {
  if (parts.length !== proof.players) throw unreadable('rounds', 'parts');
  for (const [place, { who, name, commitment, nonce }] of parts.entries()) {
    const adds = commitment !== undefined || nonce !== undefined;
    if (who === 'free' || (who === 'bot' && adds)) throw unreadable('rounds', who);
    const fits =
      commitment === undefined ||
      nonce === undefined ||
      nonceCommitment(proof.table, number, place, nonce) === commitment;
    if (!fits) throw new Broken('fair-broken-nonce', { name });
  }
  if (!end) return;
  const owing = parts.flatMap((part, place) => (owes(part) ? [place] : []));
  const fits =
    end.why === 'not_revealed'
      ? owing.length > 0 && end.places.join() === owing.join()
      : end.places.length === 1 && (end.places[0] ?? proof.players) < proof.players;
  if (!fits) throw unreadable('rounds', end.why);
}

/** One thing came after the other. */
function checkOrder(proof: Proof, rounds: readonly ProofRound[]): void {
  const versions = [
    ...rounds.flatMap(({ fixed, end }) => (end ? [fixed, end.version] : [fixed])),
    ...proof.steps.map(({ version }) => version ?? 0),
  ];
  const ordered = versions.every((version, i) => i === 0 || (versions[i - 1] ?? 0) < version);
  if (!ordered) throw unreadable('rounds', 'version');
}
