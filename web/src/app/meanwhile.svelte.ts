const STORED = 'parure.waiting';

let table = $state<string | null>(sessionStorage.getItem(STORED));

/** The table that waits for players while its player is somewhere else. */
export const elsewhere = {
  get table(): string | null {
    return table;
  },
};

export function waitElsewhere(id: string | null): void {
  table = id;
  if (id === null) sessionStorage.removeItem(STORED);
  else sessionStorage.setItem(STORED, id);
}
