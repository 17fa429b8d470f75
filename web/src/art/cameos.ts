/** Nobles and royals: a bust facing left, told apart by its headdress. Drawn on 40 x 50 units. */

const BUST =
  'M2,48C4,41 10,39 15.5,37.5C16,35.5 16,34.6 15,33.8C12.6,34.4 11,33.4 11.2,31.4C11.3,30.3 10.4,29.8 10.8,28.9C10.2,28.3 10,27.6 10.5,26.8C10,26 10.6,25.2 10.4,24.6C9,24.4 7.8,23.8 8.4,22.6C9.4,20.8 10.6,19 10.8,16.8C10.4,9.6 15,5 21.4,5C28.4,5 32.4,10 31.6,17C31,22 28.4,25 27.6,29C27.2,32 27.8,35 29.4,36.8C33.6,38.4 37,41 38,48Z';

const RUFF =
  '<path d="M12,36.6C14,33.4 30,33.4 32,37.6C30,41.6 15,41 12,36.6Z" stroke="var(--cameo-bg)" stroke-width=".9"/>';

const HEADDRESSES = {
  cap: '<path d="M8.5,12.6C9,6 15,2.4 22,2.6C31,2.8 36.6,8 34.6,14.4C33,16.4 30.6,15.6 28,14.6C22,12.4 14,13.4 8.5,12.6Z"/><path d="M31,6C36,1 40,4 38.6,10" fill="none" stroke="var(--cameo)" stroke-width="1.6"/>',
  crown: '<path d="M10,12L9,2.6L14.4,7L18,1L22,6.6L27,.8L29,7L34,3.6L32,13C25,9.6 17,9.8 10,12Z"/>',
  turban:
    '<path d="M8.6,13.6C7,4 16,-.6 23,1C32,2 37,9 34,17C31.4,20 29,17.6 25,16C19.6,13.6 13,15.6 8.6,13.6Z"/><path d="M10,11C18,4 27,6 34,13M9.6,7C17,2 27,3 33,8" fill="none"/>',
  hood: '<path d="M9.6,15C9,7 14,2.6 20,2.6C30,2.4 36,10 35.4,20C35,29 33.6,34 36.4,40L27,37C25,30 28.4,24 26.6,17C25.6,12 17,11 9.6,15Z"/>',
  bun: '<path d="M10.4,14C11,7 16,3.6 22,4C27,4.2 31,7 32,11C37,10 39.6,15 36.6,19C34.6,21.6 31.6,20.6 30.6,18C29,14 27,12.6 22,12C18,11.4 14,12.4 10.4,14Z"/><g fill="var(--cameo-bg)"><circle cx="14" cy="10.4" r=".9"/><circle cx="17.6" cy="8.8" r=".9"/><circle cx="21.6" cy="8.2" r=".9"/><circle cx="25.6" cy="8.8" r=".9"/></g>',
  veil: '<path d="M10,13.6C11,6 17,2 23,3C32,4 36.6,12 36,22C36.6,30 39,36 40,44L31,38C27,34 29.6,26 29.6,20C29.4,14 20,10 10,13.6Z"/>',
};
type Headdress = keyof typeof HEADDRESSES;

const SITTERS: Readonly<Record<string, { wears: Headdress; ruff?: true }>> = {
  'SN-01': { wears: 'bun' },
  'SN-02': { wears: 'turban' },
  'SN-03': { wears: 'veil', ruff: true },
  'SN-04': { wears: 'cap' },
  'SN-05': { wears: 'crown' },
  'SN-06': { wears: 'hood' },
  'SN-07': { wears: 'veil', ruff: true },
  'SN-08': { wears: 'cap' },
  'SN-09': { wears: 'crown' },
  'SN-10': { wears: 'bun', ruff: true },
  'DR-01': { wears: 'cap' },
  'DR-02': { wears: 'veil', ruff: true },
  'DR-03': { wears: 'hood' },
  'DR-04': { wears: 'crown' },
};

/** The sitter of a noble or royal, without the oval around it. */
export function bust(id: string): string {
  const { wears, ruff } = SITTERS[id] ?? { wears: 'cap' };
  return `<path d="${BUST}"/>${ruff ? RUFF : ''}<g stroke="var(--cameo-bg)" stroke-width=".7">${HEADDRESSES[wears]}</g>`;
}
