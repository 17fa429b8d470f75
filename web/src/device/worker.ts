import { EngineModule } from './module';

/** The engine in a thread of its own: one question after the other. */
export type ToWorker =
  | { start: WebAssembly.Module }
  | { id: number; question: string }
  | { id: number; supply: string; weights: ArrayBuffer };
export type FromWorker = { id: number; answer: string } | { id: number; broke: string };

let engine: Promise<EngineModule> | undefined;

addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  if ('start' in data) {
    engine = EngineModule.start(data.start);
    return;
  }
  const reply = (message: FromWorker): void => postMessage(message);
  try {
    const started = await engine;
    if (!started) throw new Error('the engine was not started');
    if ('question' in data) reply({ id: data.id, answer: started.call(data.question) });
    else {
      started.supply(data.supply, new Uint8Array(data.weights));
      reply({ id: data.id, answer: '' });
    }
  } catch (error) {
    reply({ id: data.id, broke: String(error) });
  }
});
