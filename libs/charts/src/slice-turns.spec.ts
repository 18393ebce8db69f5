import { sliceTurns } from './slice-turns';

const turnsOf = (...shares: number[]) => sliceTurns(shares.map((share) => ({ share })));

test('the slices fill the whole ring, with a gap of 1° after each slice', () => {
  const turns = turnsOf(0.5, 0.3, 0.2);
  expect(turns.map(({ from }) => from)).toEqual([0, ...turns.slice(0, -1).map(({ to }) => to)]);
  expect(turns.map(({ from, to }) => (to - from) * 360)).toEqual(
    [357 * 0.5 + 1, 357 * 0.3 + 1, 357 * 0.2 + 1].map((degrees) => expect.closeTo(degrees, 9)),
  );
  expect(turns.at(-1)?.to).toBeCloseTo(1, 9);
});

test('a single slice fills the whole ring, and a chart without slices has no positions', () => {
  expect(turnsOf(1)).toEqual([{ from: 0, to: 1 }]);
  expect(turnsOf()).toEqual([]);
});
