import { keptLists } from './kept-lists';

test('searches of thousands of letters that find nothing take room too, so that the first ones are forgotten', () => {
  const lists = keptLists();
  const names = Array.from({ length: 300 }, (_, place) => `${place} `.padEnd(10_000, 'x'));
  for (const name of names) lists.set(name, { slots: new Int32Array(), revision: 1, now: null });
  const known = names.map((name) => lists.get(name) !== undefined);
  expect([known[0], known.at(-1)]).toEqual([false, true]);
  expect(known.filter((isKnown) => isKnown).length).toBeLessThanOrEqual(200);
});
