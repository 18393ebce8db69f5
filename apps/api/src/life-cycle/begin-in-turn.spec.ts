import { setTimeout as wait } from 'node:timers/promises';
import { until } from '../testing/writer-process';
import { beginInTurn } from './begin-in-turn';

const SOON = { afterMs: 20, pauseMs: 1 };

function workers(names: readonly string[]) {
  const seen: string[] = [];
  const begins = names.map((name) => () => {
    seen.push(`${name} begins`);
    return { stop: async () => void seen.push(`${name} stops`) };
  });
  return { seen, begins };
}

test('workers begin in their order, none at once, and all are stopped', async () => {
  const { seen, begins } = workers(['one', 'two']);
  const worker = beginInTurn(begins, SOON);
  await wait(0);
  expect(seen).toEqual([]);
  await until('both have begun', () => seen.length === 2);
  await worker.stop();
  expect(seen).toEqual(['one begins', 'two begins', 'one stops', 'two stops']);
});

test('stopped in between, those that have begun are stopped and no other begins', async () => {
  const { seen, begins } = workers(['one', 'two']);
  const worker = beginInTurn(begins, { afterMs: 0, pauseMs: 100 });
  await until('one has begun', () => seen.length === 1);
  await worker.stop();
  await wait(120);
  expect(seen).toEqual(['one begins', 'one stops']);
});
