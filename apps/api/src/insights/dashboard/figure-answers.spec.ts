import { listSnapshotOf } from '../../screening/list/snapshot/list-row.fixture';
import { figureAnswers } from './figure-answers';

/** Creates a figure whose computations the test completes later. */
function slowFigure(keptMs?: number) {
  const ends: (() => void)[] = [];
  let now = Date.parse('2027-03-29T10:00:00Z');
  const compute = async () => {
    const number = ends.length + 1;
    await new Promise<void>((resolve) => ends.push(resolve));
    return { number };
  };
  const read = figureAnswers({ lists: listSnapshotOf([]), now: () => now }, compute, keptMs);
  return {
    read: async () => (await read()).json,
    ends,
    pass: (ms: number) => {
      now += ms;
    },
    settled: () => new Promise((resolve) => setImmediate(resolve)),
  };
}

test('requests that arrive while a dashboard figure is computed share the next computation', async () => {
  const { read, ends, settled } = slowFigure();
  const first = read();
  await settled();
  const others = [read(), read(), read()];
  await settled();
  expect(ends).toHaveLength(1);
  ends[0]?.();
  expect(await first).toBe('{"number":1}');
  await settled();
  expect(ends).toHaveLength(2);
  ends[1]?.();
  expect(await Promise.all(others)).toEqual(Array(3).fill('{"number":2}'));
});

test('a cached dashboard figure is computed again after its lifetime', async () => {
  const { read, ends, pass, settled } = slowFigure(60_000);
  const compute = async () => {
    const answer = read();
    await settled();
    ends.at(-1)?.();
    return answer;
  };
  expect(await compute()).toBe('{"number":1}');
  pass(59_999);
  expect(await compute()).toBe('{"number":1}');
  pass(1);
  expect(await compute()).toBe('{"number":2}');
});
