/** What crates/wasm exports. */
interface Exports {
  memory: WebAssembly.Memory;
  begin(): void;
  take_room(length: number): number;
  call(): number;
  room(): number;
  supply(word: number): number;
}

/** The engine in memory: text in, text out. */
export class EngineModule {
  readonly #exports: Exports;

  private constructor(exports: Exports) {
    this.#exports = exports;
  }

  static async start(module: WebAssembly.Module): Promise<EngineModule> {
    let engine: EngineModule | undefined;
    const broke = (address: number, length: number): void => {
      throw new Error(engine ? engine.#read(address, length) : 'the engine broke');
    };
    const instance = await WebAssembly.instantiate(module, { page: { now: () => performance.now(), broke } });
    engine = new EngineModule(instance.exports as unknown as Exports);
    engine.#exports.begin();
    return engine;
  }

  call(question: string): string {
    this.#write(new TextEncoder().encode(question));
    // The length first: the answer may lie elsewhere, and memory that has grown is another buffer.
    const length = this.#exports.call();
    return this.#read(this.#exports.room(), length);
  }

  /** Brings the weights for the rules of this word. */
  supply(rules: string, weights: Uint8Array): void {
    const word = new TextEncoder().encode(rules);
    this.#write(word, weights);
    if (!this.#exports.supply(word.length)) throw new Error('these weights do not fit the engine');
  }

  #write(...parts: readonly Uint8Array[]): void {
    const length = parts.reduce((sum, part) => sum + part.length, 0);
    let address = this.#exports.take_room(length);
    for (const part of parts) {
      new Uint8Array(this.#exports.memory.buffer, address, part.length).set(part);
      address += part.length;
    }
  }

  #read(address: number, length: number): string {
    return new TextDecoder().decode(new Uint8Array(this.#exports.memory.buffer, address, length));
  }
}
