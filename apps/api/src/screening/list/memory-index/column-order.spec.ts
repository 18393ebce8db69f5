import fc from 'fast-check';
import { inColumnOrder } from './column-order';
import { emptyRows, writeRow, type IndexRows } from './index-rows';
import { anIndexedRow } from './indexed-row.fixture';
import { comparerByName, comparerOf } from './rank-order';

/** Numbers of all kinds that a column may hold, few of them, so that many tie. */
const drawnValue = fc.oneof(
  fc.constantFrom(null, null, 0, -0, 1, -1, 0.1, 0.3, 1.7e15, 1.7e15 + 1, -62e15, Number.MIN_VALUE),
  fc.double({ noNaN: true }),
);

function rowsWith(scores: readonly (number | null)[]): IndexRows {
  return scores.reduce<IndexRows>(
    (rows, score, place) =>
      writeRow(rows, anIndexedRow({ id: place + 1, name_key: `name ${(place * 7) % 5}`, score }), 1).rows,
    emptyRows(2),
  );
}

test.each(['asc', 'desc'] as const)('startups by a column, %s, are in the order of comparing them', (dir) => {
  fc.assert(
    fc.property(fc.array(drawnValue, { maxLength: 60 }), (scores) => {
      const rows = rowsWith(scores);
      const byName = rows.slotOf.slots().sort(comparerByName(rows));
      const sorted = inColumnOrder(byName, rows.columns.score, dir);
      expect([...sorted]).toEqual([...byName.toSorted(comparerOf(rows, 'score', dir))]);
    }),
  );
});
