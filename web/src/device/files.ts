/** What `scripts/wasm.sh` built, by name; nothing where it could not. */
const FILES = import.meta.glob<string>('../../engine/*.{bin,wasm}', { eager: true, query: '?url', import: 'default' });
const addressOf = (name: string): string | undefined => FILES[`../../engine/${name}`];

/** A module with one function that gives a vector: `i32.const 0`, `i8x16.splat`. */
const VECTORS = Uint8Array.of(
  ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
  ...[1, 5, 1, 0x60, 0, 1, 0x7b],
  ...[3, 2, 1, 0],
  ...[10, 8, 1, 6, 0, 0x41, 0, 0xfd, 15, 11],
);

/** Whether this page was built with the engine, and the browser can run it: vectors came in 2021 to 2023. */
export const hasEngine =
  addressOf('engine.wasm') !== undefined && typeof WebAssembly === 'object' && WebAssembly.validate(VECTORS);

export const engineAddress = (): string => addressOf('engine.wasm') ?? '';
/** How often it is looked whether the browser keeps the engine by now. */
const LOOK = 3_000;

/** Resolves once the browser keeps the engine for when there is no network, which it does while the page is at rest. */
export async function engineKept(): Promise<void> {
  // Where the page comes without TLS, nothing is kept.
  if (!('caches' in globalThis)) throw new Error('nothing is kept here');
  do await new Promise((later) => setTimeout(later, LOOK));
  while (!(await caches.match(engineAddress(), { ignoreVary: true })));
}

export const weightsAddress = (rules: string): string => addressOf(`${rules}.bin`) ?? '';
