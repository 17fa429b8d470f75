import { expect, test } from 'vitest';
import type { Thought } from './asks';
import { Thoughts } from './thoughts.svelte';

/** A search that is answered by hand. */
function search() {
  const asked: { position: string; answer: (iterations: number) => void }[] = [];
  const think = (_: unknown, position: string): Promise<Thought> =>
    new Promise((resolve) => {
      asked.push({ position, answer: (iterations) => resolve({ iterations, chances: [], moves: [] }) });
    });
  return { asked, thoughts: new Thoughts(think) };
}
const soon = (): Promise<void> => new Promise((done) => setTimeout(done));

test('a search goes on slice by slice until it is stopped', async () => {
  const { asked, thoughts } = search();
  thoughts.show({ rules: 'duel', position: 'one' });
  expect(asked).toHaveLength(0);
  thoughts.start();
  asked[0]?.answer(100);
  await soon();
  expect(thoughts.found?.iterations).toBe(100);
  thoughts.stop();
  asked[1]?.answer(200);
  await soon();
  expect(asked).toHaveLength(2);
  expect(thoughts.found?.iterations).toBe(200);
});

test('what was found about another position is not told of this one', async () => {
  const { asked, thoughts } = search();
  thoughts.show({ rules: 'duel', position: 'one' });
  thoughts.start();
  thoughts.show({ rules: 'duel', position: 'two' });
  asked[0]?.answer(100);
  await soon();
  expect(thoughts.found).toBeNull();
  expect(asked.map(({ position }) => position)).toEqual(['one', 'two']);
});

test('where there is nothing to choose the search waits for the next position', async () => {
  const { asked, thoughts } = search();
  thoughts.show({ rules: 'duel', position: 'one' });
  thoughts.start();
  asked[0]?.answer(0);
  await soon();
  expect(asked).toHaveLength(1);
  expect(thoughts.running).toBe(true);
  thoughts.show(null);
  thoughts.show({ rules: 'duel', position: 'two' });
  await soon();
  expect(asked).toHaveLength(2);
});
