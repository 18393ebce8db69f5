import fc from 'fast-check';
import { slotTable } from './slot-table';

/** Few enough to meet again, of one block, of others, and beyond 32 bits. */
const drawnId = fc.oneof(
  fc.integer({ min: 1, max: 40 }),
  fc.integer({ min: 1, max: 60 }).map((number) => number * 16),
  fc.integer({ min: 1, max: 20 }).map((number) => number * 2 ** 32),
  fc.constant(Number.MAX_SAFE_INTEGER),
);

test('a table of slots holds what a Map of the same calls holds', () => {
  const drawnCalls = fc.array(fc.tuple(fc.constantFrom('set', 'set', 'delete'), drawnId), { maxLength: 300 });
  const property = fc.property(drawnCalls, (calls) => {
    const table = slotTable();
    const map = new Map<number, number>();
    calls.forEach(([kind, id], slot) => {
      if (kind === 'set') {
        table.set(id, slot);
        map.set(id, slot);
      } else {
        table.delete(id);
        map.delete(id);
      }
    });
    for (const [, id] of calls) expect(table.get(id)).toBe(map.get(id));
    expect(table.size).toBe(map.size);
    expect([...table.slots()].sort((a, b) => a - b)).toEqual([...map.values()].sort((a, b) => a - b));
  });
  fc.assert(property, { numRuns: 200 });
});

test('a table grows with its ids, and its room is free of growth', () => {
  const table = slotTable(5_000);
  for (let id = 1; id <= 20_000; id += 1) table.set(id * 7, id);
  for (let id = 1; id <= 20_000; id += 3) table.delete(id * 7);
  expect([table.size, table.get(7), table.get(14), table.get(15), table.get(0)]).toEqual([
    13_333,
    undefined,
    2,
    undefined,
    undefined,
  ]);
});
