import type { GameId, TableSummary } from '../protocol/types';
import type { Kept } from './calls';

/** A table that this device keeps; the summary is what lists show of it. */
export interface StoredTable {
  id: string;
  secret: string;
  summary: TableSummary;
  /** Whether it cannot be brought to a server, since it has no record. */
  stays?: boolean;
}

const DATABASE = 'parure-device';

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 2);
    request.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion < 1) {
        request.result.createObjectStore('tables', { keyPath: 'id' });
        request.result.createObjectStore('steps', { keyPath: ['table', 'seq'] });
      }
      if (oldVersion < 2) request.result.createObjectStore('analyses', { keyPath: 'id' });
    };
    request.onsuccess = () => {
      // A newer page wants to change the database: this one steps aside.
      request.result.onversionchange = () => request.result.close();
      request.result.onclose = () => (opened = undefined);
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

const result = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Everything in one transaction: all of it is kept, or nothing. */
async function write(change: (stores: { tables: IDBObjectStore; steps: IDBObjectStore }) => void): Promise<void> {
  const transaction = (await database()).transaction(['tables', 'steps'], 'readwrite', { durability: 'strict' });
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
  change({ tables: transaction.objectStore('tables'), steps: transaction.objectStore('steps') });
  await done;
}

/**
 * Keeps a table with its first steps, or more steps of it. Rejects with a `ConstraintError` where a step with such a number
 * is kept already: another tab was faster.
 */
export const keep = (table: StoredTable, steps: readonly Kept[]): Promise<void> =>
  write((stores) => {
    stores.tables.put(table);
    for (const step of steps) stores.steps.add({ table: table.id, ...step });
  });

export const wasFaster = (error: unknown): boolean => error instanceof DOMException && error.name === 'ConstraintError';

export async function storedTable(id: string): Promise<StoredTable | undefined> {
  return result((await database()).transaction('tables').objectStore('tables').get(id));
}

export async function storedSteps(id: string): Promise<Kept[]> {
  const range = IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);
  const rows: (Kept & { table: string })[] = await result(
    (await database()).transaction('steps').objectStore('steps').getAll(range),
  );
  return rows.map(({ seq, time, step }) => ({ seq, time, step }));
}

/** The latest first. */
async function storedTables(): Promise<StoredTable[]> {
  const tables: StoredTable[] = await result((await database()).transaction('tables').objectStore('tables').getAll());
  return tables.sort((a, b) => b.summary.changed - a.summary.changed);
}

/** What lists show, the latest first. */
export const summaries = async (): Promise<TableSummary[]> => (await storedTables()).map(({ summary }) => summary);

/** The tables whose games have ended, the latest first. */
export const finishedHere = async (): Promise<StoredTable[]> =>
  (await storedTables()).filter(({ summary }) => summary.stage === 'over' && summary.result);

/** An analysis that this device keeps; what is in it is the analysis board's business. */
export interface StoredAnalysis {
  id: string;
  game: GameId;
  changed: number;
  /** What was in it when it was kept last. */
  value: unknown;
}

const analyses = async (mode: IDBTransactionMode): Promise<IDBObjectStore> =>
  (await database()).transaction('analyses', mode).objectStore('analyses');

export async function keepAnalysis(analysis: StoredAnalysis): Promise<void> {
  await result((await analyses('readwrite')).put(analysis));
}

export async function storedAnalysis(id: string): Promise<StoredAnalysis | undefined> {
  return result((await analyses('readonly')).get(id));
}

/** The latest first. */
export async function storedAnalyses(): Promise<StoredAnalysis[]> {
  const all: StoredAnalysis[] = await result((await analyses('readonly')).getAll());
  return all.sort((a, b) => b.changed - a.changed);
}

export async function dropAnalysis(id: string): Promise<void> {
  await result((await analyses('readwrite')).delete(id));
}
