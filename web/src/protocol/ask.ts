import type { Problem } from './generated/protocol';
import { LobbyError } from './lobby';

export type Fetch = typeof fetch;

/** Asks the server for something; rejects with a `LobbyError`. */
export async function ask<T>(get: Fetch, method: string, path: string, body?: unknown): Promise<T> {
  const sent =
    body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  let response: Response;
  try {
    response = await get(path, { method, ...sent });
  } catch {
    throw new LobbyError('unreachable');
  }
  if (!response.ok) throw new LobbyError(await problemCode(response));
  const answer = response.status === 204 ? undefined : await response.json();
  return answer;
}

/** The code of a refusal; something between us and the server may answer without one. */
async function problemCode(response: Response): Promise<string> {
  try {
    const problem: Partial<Problem> = await response.json();
    return problem.code ?? 'unreachable';
  } catch {
    return 'unreachable';
  }
}
