// The engine of the page beside the native one: iterations of the search per CPU second, start-up, bytes.
// usage: node benches/wasm.mjs NATIVE, where NATIVE is the example `device` of crates/table, built with --release
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

const [native] = process.argv.slice(2);
if (!native) throw new Error('usage: node benches/wasm.mjs NATIVE');
const ITERATIONS = 20_000;
const ROUNDS = 5;
const EXPANSIONS = ['cities', 'posts', 'orient', 'strongholds'];
/** The words of the rules, by which weights are named. */
const RULES = ['splendor', ...EXPANSIONS, 'marvel', 'duel'];
const engine = new URL('../web/engine/', import.meta.url);
const bytes = readFileSync(new URL('engine.wasm', engine));

const began = performance.now();
const module = await WebAssembly.compile(bytes);
const compiled = performance.now();
const page = { now: () => performance.now(), broke: () => { throw new Error('the engine broke'); } };
const { exports } = await WebAssembly.instantiate(module, { page });
exports.begin();
const ready = performance.now();
const write = (data) => {
  // First the room: memory that has grown is another buffer.
  const address = exports.take_room(data.length);
  new Uint8Array(exports.memory.buffer, address, data.length).set(data);
};
const call = (question) => {
  write(new TextEncoder().encode(JSON.stringify(question)));
  const length = exports.call();
  const reply = JSON.parse(new TextDecoder().decode(new Uint8Array(exports.memory.buffer, exports.room(), length)));
  if (!('ok' in reply)) throw new Error(JSON.stringify(reply));
  return reply.ok;
};
for (const rules of RULES) {
  write(Buffer.concat([Buffer.from(rules), readFileSync(new URL(`${rules}.bin`, engine))]));
  if (!exports.supply(rules.length)) throw new Error(`${rules}.bin does not fit`);
}

const kb = (data) => Math.round(brotliCompressSync(data).length / 1000);
console.log(`engine.wasm ${kb(bytes)} kB compressed (${Math.round(bytes.length / 1000)} kB); compiled in ${Math.round(compiled - began)} ms, started in ${Math.round(ready - compiled)} ms`);
for (const name of RULES) console.log(`${name}.bin ${kb(readFileSync(new URL(`${name}.bin`, engine)))} kB compressed`);

for (const rules of RULES) {
  const table = 'local-bench-bench-bench';
  const fresh = { secret: '7'.repeat(64), name: 'Ada', now: 1 };
  const game = EXPANSIONS.includes(rules) ? { game: 'splendor', options: { expansion: rules } } : { game: rules };
  const config = { ...game, seats: [{ who: 'me' }, { who: 'bot', level: 'level3' }], seating: 'as_set' };
  const made = { call: 'make', new: fresh, config };
  const load = { call: 'load', table, secret: fresh.secret, steps: call(made) };
  const start = { call: 'ask', table, name: 'Ada', now: 2, message: { id: 'start', type: 'start' } };
  call(load);
  const apply = { call: 'apply', table, steps: call(start).steps };
  call(apply);
  const advise = (seed) => ({ call: 'advise', table, seed, limits: { iterations: ITERATIONS } });
  call(advise(0));
  const before = process.cpuUsage();
  for (let seed = 1; seed <= ROUNDS; seed += 1) call(advise(seed));
  const wasm = process.cpuUsage(before).user / 1e6;
  const timed = (count) => {
    const input = [load, apply, ...Array.from({ length: count }, (_, seed) => advise(seed))].map((question) => JSON.stringify(question)).join('\n');
    const { stderr } = spawnSync('bash', ['-c', `TIMEFORMAT=%U; time "${native}" >/dev/null`], { input, encoding: 'utf8' });
    return Number(stderr.trim());
  };
  const alone = timed(ROUNDS + 1) - timed(1);
  const rate = (seconds) => Math.round((ITERATIONS * ROUNDS) / seconds);
  console.log(`${rules}: ${rate(wasm)} iterations a second in WebAssembly, ${rate(alone)} native, ${(alone / wasm).toFixed(2)} of native`);
}
