import type { ClockState, Seat } from '../../protocol/types';

const TICK = 250;

/** Milliseconds that a seat has left, counted down while its clock runs. To be called where a component begins. */
export function timeLeft(clock: () => ClockState | null, seat: () => Seat): { readonly current: number } {
  let passed = $state(0);
  $effect(() => {
    passed = 0;
    if (clock()?.running !== seat()) return;
    const start = performance.now();
    const timer = setInterval(() => {
      passed = performance.now() - start;
    }, TICK);
    return () => clearInterval(timer);
  });
  return {
    get current() {
      return Math.max(0, (clock()?.left[seat()] ?? 0) - passed);
    },
  };
}
