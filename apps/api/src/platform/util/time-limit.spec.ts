import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { timeLimit } from './time-limit';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const LIMIT_MS = 100;

/**
 * Creates a hundred signals that only listeners reference, runs the garbage collector, and returns their abort reasons.
 */
async function abortedOf(made: () => AbortSignal): Promise<string[]> {
  const reasons: string[] = [];
  (() => {
    for (let count = 0; count < 100; count += 1) {
      const signal = made();
      signal.addEventListener('abort', () => reasons.push(signal.reason.name));
    }
  })();
  for (let round = 0; round < 5; round += 1) {
    await wait(LIMIT_MS / 10);
    collectGarbage();
  }
  await wait(2 * LIMIT_MS);
  return reasons;
}

const never = new AbortController().signal;

test.each([
  ['a single signal', () => timeLimit(LIMIT_MS)],
  ['a signal combined with another signal', () => AbortSignal.any([timeLimit(LIMIT_MS), never])],
])('a time limit ends its work even after garbage collection: %s', async (_how, made) => {
  expect(await abortedOf(made)).toEqual(Array.from({ length: 100 }, () => 'TimeoutError'));
});
