import type { GameId } from '../protocol/types';

/** What `scripts/wasm.sh` built, by name; nothing where it could not. */
const FILES = import.meta.glob<string>('../../engine/*.{bin,wasm}', { eager: true, query: '?url', import: 'default' });
const addressOf = (name: string): string | undefined => FILES[`../../engine/${name}`];

/** Whether this page was built with the engine. */
export const hasEngine = addressOf('engine.wasm') !== undefined && typeof WebAssembly === 'object';

export const engineAddress = (): string => addressOf('engine.wasm') ?? '';
export const weightsAddress = (game: GameId): string => addressOf(`${game}.bin`) ?? '';
